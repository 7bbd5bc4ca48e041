# Telepathic: two people, one grid, and not a word until the end.

telepathic-title = Telepathic
telepathic-lead = Two goals, one grid, no words
telepathic-goal = You and your partner each have a secret goal on one grid. Move the tiles without a word until your goal is there, then name your partner’s.

telepathic-option-cards = Cards for two
telepathic-option-cards-book = Four simple cards at first, then all ten.
telepathic-option-cards-first = First game
telepathic-option-cards-standard = Standard
telepathic-option-cards-challenge = Challenge
telepathic-option-removed = Cards removed in a challenge
telepathic-option-removed-book = As many as you dare.
telepathic-option-removed-1 = 1
telepathic-option-removed-2 = 2
telepathic-option-removed-3 = 3
telepathic-option-removed-4 = 4
telepathic-option-removed-5 = 5
telepathic-option-removed-6 = 6
telepathic-option-four = Four players
telepathic-option-four-book = Three ways to play with four.
telepathic-option-four-director = With directors
telepathic-option-four-partners = All together
telepathic-option-four-opposed = Two teams
telepathic-option-starts = Who goes first
telepathic-option-starts-book = Who gives the first card.
telepathic-option-starts-random = At random
telepathic-option-starts-first = First seat
telepathic-option-starts-second = Second seat
telepathic-option-assist = Move preview
telepathic-option-assist-book = Shows you what a move would do.
telepathic-option-assist-first = First game
telepathic-option-assist-always = Always
telepathic-option-assist-never = Never
telepathic-option-more = Cards for three or more
telepathic-option-more-book = Usually the standard deck.
telepathic-option-more-standard = Standard
telepathic-option-more-same = Same as two
telepathic-option-roles = Partners and directors
telepathic-option-roles-book = Usually you pick your partners and your director.
telepathic-option-roles-chance = At random
telepathic-option-roles-chosen = You choose

telepathic-brief-cards-first = First game
telepathic-brief-cards-standard = Ten moves
telepathic-brief-cards-challenge = Challenge
telepathic-brief-removed-2 = two cards removed
telepathic-brief-removed-3 = three cards removed
telepathic-brief-removed-4 = four cards removed
telepathic-brief-removed-5 = five cards removed
telepathic-brief-removed-6 = six cards removed
telepathic-brief-four-director = four with directors
telepathic-brief-four-partners = four all together
telepathic-brief-four-opposed = two against two
telepathic-brief-starts-first = first seat begins
telepathic-brief-starts-second = second seat begins
telepathic-brief-assist-always = moves previewed
telepathic-brief-assist-never = no preview of moves
telepathic-brief-more-same = same cards for any number
telepathic-brief-roles-chosen = roles chosen

telepathic-role-seat-colour = Colours
telepathic-role-seat-shape = Shapes
telepathic-role-seat-director = Director
telepathic-role-seat-colour-lose = Colour to avoid
telepathic-role-seat-colour-win = Colour to make
telepathic-role-seat-shape-lose = Shape to avoid
telepathic-role-seat-shape-win = Shape to make
telepathic-role-seat-colour-one = Colour 1
telepathic-role-seat-colour-two = Colour 2
telepathic-role-seat-shape-one = Shape 1
telepathic-role-seat-shape-two = Shape 2

telepathic-chapter = Move { $action }
telepathic-left = { $count ->
    [0] No moves left
    [one] 1 move left
   *[other] { $count } moves left
}
telepathic-grid = The grid, north at the top
telepathic-grid-after = The grid after this move
telepathic-cell = { $tile }, row { $row }, column { $column }
telepathic-place-row = Row { $place }
telepathic-place-col = Column { $place }
telepathic-place-corner = Corner { $place }
telepathic-lines = Lines of three

telepathic-value-blue = blue
telepathic-value-green = green
telepathic-value-orange = orange
telepathic-value-purple = purple
telepathic-value-circle = circles
telepathic-value-cross = crosses
telepathic-value-star = stars
telepathic-value-waves = waves
telepathic-three-blue = three blue
telepathic-three-green = three green
telepathic-three-orange = three orange
telepathic-three-purple = three purple
telepathic-three-circle = three circles
telepathic-three-cross = three crosses
telepathic-three-star = three stars
telepathic-three-waves = three waves
telepathic-tile-blue-circle = blue circle
telepathic-tile-blue-cross = blue cross
telepathic-tile-blue-star = blue star
telepathic-tile-blue-waves = blue waves
telepathic-tile-green-circle = green circle
telepathic-tile-green-cross = green cross
telepathic-tile-green-star = green star
telepathic-tile-green-waves = green waves
telepathic-tile-orange-circle = orange circle
telepathic-tile-orange-cross = orange cross
telepathic-tile-orange-star = orange star
telepathic-tile-orange-waves = orange waves
telepathic-tile-purple-circle = purple circle
telepathic-tile-purple-cross = purple cross
telepathic-tile-purple-star = purple star
telepathic-tile-purple-waves = purple waves

telepathic-card-row-east = Row east
telepathic-card-row-west = Row west
telepathic-card-col-north = Column north
telepathic-card-col-south = Column south
telepathic-card-row-reverse = Flip a row
telepathic-card-col-reverse = Flip a column
telepathic-card-row-pairs = Pairs in a row
telepathic-card-col-pairs = Pairs in a column
telepathic-card-corner-cw = Corner right
telepathic-card-corner-ccw = Corner left
telepathic-effect-row-east = Every tile moves one east. The last tile wraps to the west end.
telepathic-effect-row-west = Every tile moves one west. The first tile wraps to the east end.
telepathic-effect-col-north = Every tile moves one north. The top tile wraps to the bottom.
telepathic-effect-col-south = Every tile moves one south. The bottom tile wraps to the top.
telepathic-effect-row-reverse = Flips the row. The ends swap places, and so do the middle two.
telepathic-effect-col-reverse = Flips the column. The ends swap places, and so do the middle two.
telepathic-effect-row-pairs = Neighbours swap places, first with second and third with fourth.
telepathic-effect-col-pairs = Neighbours swap places, first with second and third with fourth.
telepathic-effect-corner-cw = The four corner tiles turn clockwise.
telepathic-effect-corner-ccw = The four corner tiles turn anticlockwise.
telepathic-step-row-east = row { $place } east
telepathic-step-row-west = row { $place } west
telepathic-step-col-north = column { $place } north
telepathic-step-col-south = column { $place } south
telepathic-step-row-reverse = row { $place } flipped
telepathic-step-col-reverse = column { $place } flipped
telepathic-step-row-pairs = pairs in row { $place }
telepathic-step-col-pairs = pairs in column { $place }
telepathic-step-corner-cw = corner { $place } right
telepathic-step-corner-ccw = corner { $place } left
telepathic-ask-row-east = Pick a row to shift east.
telepathic-ask-row-west = Pick a row to shift west.
telepathic-ask-col-north = Pick a column to shift north.
telepathic-ask-col-south = Pick a column to shift south.
telepathic-ask-row-reverse = Pick a row to flip.
telepathic-ask-col-reverse = Pick a column to flip.
telepathic-ask-row-pairs = Pick a row to swap pairs in.
telepathic-ask-col-pairs = Pick a column to swap pairs in.
telepathic-ask-corner-cw = Pick a corner to turn right.
telepathic-ask-corner-ccw = Pick a corner to turn left.
telepathic-do-row-east = Shift row { $place }
telepathic-do-row-west = Shift row { $place }
telepathic-do-col-north = Shift column { $place }
telepathic-do-col-south = Shift column { $place }
telepathic-do-row-reverse = Flip row { $place }
telepathic-do-col-reverse = Flip column { $place }
telepathic-do-row-pairs = Swap in row { $place }
telepathic-do-col-pairs = Swap in column { $place }
telepathic-do-corner-cw = Turn corner { $place }
telepathic-do-corner-ccw = Turn corner { $place }
telepathic-open-cards = Open cards
telepathic-card-described = { $card }. { $effect }
telepathic-show-effect = Show what this card does
telepathic-deck = { $count ->
    [one] One more in the deck
   *[other] { $count } more in the deck
}
telepathic-deck-empty = The deck is empty
telepathic-deck-returns = Every card comes back
telepathic-used = Used
telepathic-history = Moves so far
telepathic-did = { $name }: { $step }

telepathic-role-colour = colours
telepathic-role-shape = shapes
telepathic-role-colour-win = colour goal
telepathic-role-colour-lose = colour trap
telepathic-role-shape-win = shape goal
telepathic-role-shape-lose = shape trap
telepathic-role-team = team { $team }, { $kind }
telepathic-kind-colour = colour
telepathic-kind-shape = shape
telepathic-role-director = director
telepathic-role-directors = directors
telepathic-role-captain = captain
telepathic-readers = Only you can see this
telepathic-readers-pair = Yours alone. { $name } has { $role }
telepathic-your-conditions = Your goal and your trap
telepathic-held-win = Goal
telepathic-held-lose = Trap
telepathic-in-line = { $three } in a line
telepathic-stands = Done!
telepathic-director-reader = Directors don’t have a goal
telepathic-your-win = Your goal
telepathic-your-lose = Avoid
telepathic-then-name = Then name your partner’s goal.

telepathic-hush = No talking
telepathic-watch-small = Not a word until the end
telepathic-hand-small = Your turn. No talking
telepathic-hand-say = Give { $name } a card.
telepathic-hand-either = Give one of them a card.
telepathic-hand-whom = Who gets it?
telepathic-hand-no-card = Pick a card
telepathic-hand-no-name = Who gets it?
telepathic-hand = Give it to { $name }
telepathic-wait-hand = { $giver } is picking a card for { $name }.
telepathic-wait-hand-either = { $giver } is picking a card and who gets it.
telepathic-wait-hand-you = { $giver } is picking a card for you.
telepathic-propose = Suggest it
telepathic-propose-small = { $name } decides
telepathic-propose-say = Suggest what to do.
telepathic-propose-names = Suggest it
telepathic-proposals = Suggestions
telepathic-proposed-card = { $card } to { $name }
telepathic-proposed-names = Say “{ $names }”
telepathic-act-small = { $giver } gave you “{ $card }”
telepathic-wait-act-small = { $giver } gave { $name } “{ $card }”
telepathic-wait-act = { $name } is picking where.
telepathic-choose-row = Pick a row
telepathic-choose-col = Pick a column
telepathic-choose-corner = Pick a corner
telepathic-preview = Preview
telepathic-preview-end = Back
telepathic-after = The grid after “{ $step }”
telepathic-if-won = At { $place } you’d get { $line } and lose nothing
telepathic-if-lost = At { $place } you’d get { $line } and lose at once
telepathic-if-nothing = At { $place } you’d win nothing and lose nothing

telepathic-announce = Announce
telepathic-consider-small = Done. Now your team can speak
telepathic-consider-say = Announce, or stay quiet?
telepathic-wait-consider = { $name } can announce now.
telepathic-keep-silent = Stay quiet
telepathic-cards-gone = No cards left
telepathic-announce-either = One of you has to announce now.
telepathic-announce-you = You have to announce now.
telepathic-wait-announce = Waiting for { $names } to announce.
telepathic-risk-pair = You get one try. Get it wrong and you both lose
telepathic-risk-all = You get one try. Get it wrong and everyone loses
telepathic-risk-opposed = You get one try. Get it wrong and the other team wins
telepathic-risk-answer = You get one answer. Get it wrong and you both lose
telepathic-naming-small = Last words
telepathic-naming = What’s { $name }’s goal?
telepathic-naming-all = What are their goals?
telepathic-name-one = Which one?
telepathic-name-missing = Pick what to say
telepathic-look-again = Look again
telepathic-say-short = Say “{ $names }”
telepathic-say-anyway = Say it anyway
telepathic-nowhere = There’s no line of { $names }. This would lose
telepathic-said = “Your goal is { $names }.”
telepathic-answer-small = { $name } says your goal is { $names }
telepathic-answer-say = Now, what’s { $name }’s goal?
telepathic-wait-answer-small = { $name } said: “{ $names }”
telepathic-wait-answer = { $name } has to answer.

telepathic-draw-possible = This could go on forever.
telepathic-draw-offer = Offer a draw
telepathic-draw-agree = Agree to a draw
telepathic-draw-wanted = { $names } would like a draw.

telepathic-won-pair = Two minds, one thought!
telepathic-won-director = The director saw it all!
telepathic-won-partners = Four minds, one thought!
telepathic-team-won = { $names } win!
telepathic-team-won-you = Your team wins!
telepathic-lost-lose_line = You lose. Someone walked into a trap.
telepathic-lost-wrong_name = You lose. That was the wrong goal.
telepathic-lost-no_line = You lose. A line was missing.
telepathic-lost-silence = You lose. Nobody spoke in time.
telepathic-lost-left = Someone left the game.
telepathic-lost-draw = It’s a draw.
telepathic-why-lose_line = { $name } had to avoid { $line }.
telepathic-why-wrong_name = You said { $said }. It was { $truth }.
telepathic-why-no_line = The goals were right, but the grid is missing { $lines }.
telepathic-reveal-said = It’s been said
telepathic-reveal-end = That’s the end
telepathic-reveal-open = Who needed what?
telepathic-why-lose_line-you = You had to avoid { $line }.
telepathic-after-actions = { $count ->
    [0] Before the first move.
    [one] After one move.
   *[other] After { $count } moves.
}
telepathic-share = Telepathic: { $title } { $text }
telepathic-replay = Replay
telepathic-position = { $at ->
    [0] The deal
   *[other] After move { $at } of { $last }
}
telepathic-back = One move back
telepathic-forward = One move on
telepathic-deal = The deal
telepathic-step-told = { $number }. { $name }: { $step }
telepathic-step-giver-you = You gave the card.
telepathic-step-giver = { $name } gave the card.
telepathic-turned-down = It could have made { $lines } somewhere else.
telepathic-choices-said = What the choices gave away
telepathic-said-card = { $name }’s card hinted at a goal of { $wins } and a trap of { $loses }. Possibilities { $before } before, { $after } after.
telepathic-said-set = { $name }’s spot hinted at a goal of { $wins } and a trap of { $loses }. Possibilities { $before } before, { $after } after.
telepathic-way = Fastest win from here in { $count ->
    [one] one move
   *[other] { $count } moves
}: { $steps }
telepathic-way-here = You could have won here. Both lines were on the grid.
telepathic-way-none = These cards couldn’t win from here.
telepathic-way-of = { $whose }: { $way }
telepathic-conditions = Their goals and traps
telepathic-known = What they could know about each other

telepathic-screen-small = Not a word. { $chapter }
telepathic-note-winner = Winner

telepathic-key-arrows = Arrows
telepathic-key-choose = choose
telepathic-key-hand = give it
telepathic-key-propose = suggest
telepathic-key-preview = preview
telepathic-key-do = do it
telepathic-key-say = say it
telepathic-key-silent = stay quiet

telepathic-refused-not_now = That moment has passed. Look again.
telepathic-refused-not_offered = You can’t pick that right now.
telepathic-refused-not_now-hand_card = It’s not your turn to give a card.
    .rule = T21
telepathic-refused-not_offered-hand_card = Pick one of the face-up cards.
    .rule = T21
telepathic-refused-not_now-choose_set = Someone already played that card.
    .rule = T21
telepathic-refused-not_offered-choose_set = This card has four places to go. Pick one of them.
    .rule = T4
telepathic-refused-not_now-announce = Too late! The next card is out.
    .rule = T30
telepathic-refused-hushed = No talking until the end.
    .rule = T24
telepathic-replay-round = Move { $number }

# On postcards.
telepathic-postcard-won = One thought
telepathic-postcard-lost = So close
telepathic-postcard-moves = Moves
telepathic-postcard-wish = Needed

# In the chronicle: what one person did with another.
telepathic-pair-named = Goals named
telepathic-pair-won = Games won together

# What a leader reads of a table, by the phase of its game.
telepathic-phase-handing = Giving a card
telepathic-phase-acting = Playing a card
telepathic-phase-considering = Time to announce?
telepathic-phase-announcing = Someone has to announce
telepathic-phase-answering = Is it right?
