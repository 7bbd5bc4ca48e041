# Telepathic: two people, one grid, and not a word until the end.

telepathic-title = Telepathic
telepathic-lead = Two wishes, one grid, no words

telepathic-option-cards = Cards for two
telepathic-option-cards-book = The book: four cards at first, then ten.
telepathic-option-cards-first = First game
telepathic-option-cards-standard = Standard
telepathic-option-cards-challenge = Challenge
telepathic-option-removed = Cards taken away in a challenge
telepathic-option-removed-book = The book: as many as you dare.
telepathic-option-removed-1 = 1
telepathic-option-removed-2 = 2
telepathic-option-removed-3 = 3
telepathic-option-removed-4 = 4
telepathic-option-removed-5 = 5
telepathic-option-removed-6 = 6
telepathic-option-four = Four players
telepathic-option-four-book = The book has all three.
telepathic-option-four-director = Directed
telepathic-option-four-partners = All together
telepathic-option-four-opposed = Two teams
telepathic-option-starts = Who begins
telepathic-option-starts-book = The book: whoever last read a mind.
telepathic-option-starts-random = By chance
telepathic-option-starts-first = First chair
telepathic-option-starts-second = Second chair
telepathic-option-assist = “If you move this…”
telepathic-option-assist-book = Not in the book: shows what a move would do.
telepathic-option-assist-first = First game
telepathic-option-assist-always = Always
telepathic-option-assist-never = Never
telepathic-option-clock = Thinking time
telepathic-option-clock-book = The book has no clock; ours keeps nobody waiting.
telepathic-option-clock-off = Off
telepathic-option-clock-standard = Standard
telepathic-option-clock-long = Twice as long
telepathic-option-more = Cards for three or more
telepathic-option-more-book = The book: the standard deck.
telepathic-option-more-standard = Standard
telepathic-option-more-same = Same as two
telepathic-option-roles = Who is what
telepathic-option-roles-book = The book: you pick your partners and your director.
telepathic-option-roles-chance = By chance
telepathic-option-roles-chosen = You choose

telepathic-brief-cards-first = First game
telepathic-brief-cards-standard = Ten actions
telepathic-brief-cards-challenge = Challenge
telepathic-brief-four-director = four: with directors
telepathic-brief-four-partners = four: all together
telepathic-brief-four-opposed = four: two against two
telepathic-brief-clock-off = no clock
telepathic-brief-clock-standard = standard clock
telepathic-brief-clock-long = long clock
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

telepathic-chapter = Action { $action }
telepathic-left = { $count ->
    [0] No cards left
    [one] 1 action left
   *[other] { $count } actions left
}
telepathic-grid = The grid, north at the top
telepathic-grid-after = The grid as it would be
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
telepathic-effect-row-east = Every tile moves one east. The last one comes round to the west end.
telepathic-effect-row-west = Every tile moves one west. The first one comes round to the east end.
telepathic-effect-col-north = Every tile moves one north. The top one comes round to the foot.
telepathic-effect-col-south = Every tile moves one south. The bottom one comes round to the top.
telepathic-effect-row-reverse = The row is turned round: the ends change places, and so do the middle two.
telepathic-effect-col-reverse = The column is turned over: the ends change places, and so do the middle two.
telepathic-effect-row-pairs = Neighbours change places: first with second, third with fourth.
telepathic-effect-col-pairs = Neighbours change places: first with second, third with fourth.
telepathic-effect-corner-cw = The four tiles of a corner go round clockwise.
telepathic-effect-corner-ccw = The four tiles of a corner go round anticlockwise.
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
telepathic-ask-row-east = Choose which row to shift east.
telepathic-ask-row-west = Choose which row to shift west.
telepathic-ask-col-north = Choose which column to shift north.
telepathic-ask-col-south = Choose which column to shift south.
telepathic-ask-row-reverse = Choose which row to flip.
telepathic-ask-col-reverse = Choose which column to flip.
telepathic-ask-row-pairs = Choose in which row the pairs swap.
telepathic-ask-col-pairs = Choose in which column the pairs swap.
telepathic-ask-corner-cw = Choose which corner to turn right.
telepathic-ask-corner-ccw = Choose which corner to turn left.
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
telepathic-show-effect = Show what the card does
telepathic-deck = { $count ->
    [one] One more in the deck
   *[other] { $count } more in the deck
}
telepathic-deck-empty = The deck is empty
telepathic-deck-returns = Every card comes back
telepathic-used = Used
telepathic-history = What was done
telepathic-did = { $name }: { $step }

telepathic-role-colour = colours
telepathic-role-shape = shapes
telepathic-role-colour-win = colour, to win
telepathic-role-colour-lose = colour, to lose
telepathic-role-shape-win = shape, to win
telepathic-role-shape-lose = shape, to lose
telepathic-role-team = team { $team }, { $kind }
telepathic-kind-colour = colour
telepathic-kind-shape = shape
telepathic-role-director = director
telepathic-role-directors = directors
telepathic-role-captain = captain
telepathic-readers = Only you see this
telepathic-readers-pair = Only yours. { $name } has { $role }
telepathic-your-conditions = Your conditions
telepathic-mark-win = Win
telepathic-mark-lose = Lose
telepathic-in-line = { $three } in a row or column
telepathic-stands = It stands now
telepathic-director-reader = You hold no condition

telepathic-hush = No talking
telepathic-watch-small = Not a word until the end
telepathic-hand-small = Your turn. No talking
telepathic-hand-say = Hand { $name } one action.
telepathic-hand-either = Hand one of them an action.
telepathic-hand-whom = To whom?
telepathic-hand-no-card = Choose a card
telepathic-hand-no-name = To whom?
telepathic-hand = Hand it to { $name }
telepathic-wait-hand = { $giver } chooses a card for { $name }.
telepathic-wait-hand-either = { $giver } chooses a card, and for whom.
telepathic-wait-hand-you = { $giver } chooses a card for you.
telepathic-propose = Propose it
telepathic-propose-small = { $name } decides
telepathic-propose-say = Propose what to do.
telepathic-propose-names = Propose it
telepathic-proposals = Proposals
telepathic-proposed-card = { $card } to { $name }
telepathic-proposed-names = Say “{ $names }”
telepathic-act-small = { $giver } handed you “{ $card }”
telepathic-wait-act-small = { $giver } handed over “{ $card }”
telepathic-wait-act = { $name } chooses where.
telepathic-choose-row = Choose a row
telepathic-choose-col = Choose a column
telepathic-choose-corner = Choose a corner
telepathic-preview = Preview
telepathic-preview-end = Back
telepathic-after = The grid after “{ $step }”
telepathic-if-won = If you take { $place }: { $line }, nothing lost
telepathic-if-lost = If you take { $place }: { $line }. You lose at once
telepathic-if-nothing = If you take { $place }: nothing won, nothing lost

telepathic-announce = Announce
telepathic-consider-small = Done. Your team may speak now
telepathic-consider-say = Announce, or say nothing?
telepathic-wait-consider = { $name } may announce now.
telepathic-keep-silent = Say nothing
telepathic-cards-gone = The cards are gone
telepathic-announce-either = One of you must announce.
telepathic-announce-you = You must announce.
telepathic-wait-announce = { $names } must announce.
telepathic-risk-pair = One try: a mistake, and you both lose
telepathic-risk-all = One try: a mistake, and all lose
telepathic-risk-opposed = One try: a mistake, and the other team wins
telepathic-risk-answer = One answer. If it is wrong you both lose
telepathic-naming-small = Last words
telepathic-naming = Name what { $name } needs.
telepathic-naming-all = Name what they need to win.
telepathic-name-one = Which one?
telepathic-name-missing = Choose what to say
telepathic-look-again = Look again
telepathic-say-short = Say “{ $names }”
telepathic-say-anyway = Say it anyway
telepathic-nowhere = Nowhere in a line: { $names }. A certain loss
telepathic-said = “You need { $names }.”
telepathic-answer-small = { $name } says that you need { $names }
telepathic-answer-say = Now name what { $name } needs.
telepathic-wait-answer-small = { $name } said: “{ $names }”
telepathic-wait-answer = { $name } must answer.

telepathic-draw-possible = This may go on for ever.
telepathic-draw-offer = Offer a draw
telepathic-draw-agree = Agree to a draw
telepathic-draw-wanted = { $names } would call it a draw.

telepathic-won-pair = Two minds, one thought.
telepathic-won-director = The director saw it all.
telepathic-won-partners = Four minds, one thought.
telepathic-team-won = { $names } win.
telepathic-team-won-you = Your team wins.
telepathic-lost-lose_line = Lost: a forbidden line.
telepathic-lost-wrong_name = Lost: a wrong name.
telepathic-lost-no_line = Lost: a line was missing.
telepathic-lost-silence = Lost: nobody spoke in time.
telepathic-lost-left = Somebody left the game.
telepathic-lost-draw = A draw.
telepathic-why-lose_line = { $name } had to avoid { $line }.
telepathic-why-wrong_name = Said: { $said }. It was: { $truth }.
telepathic-why-no_line = The names were right. Missing: { $lines }.
telepathic-after-actions = { $count ->
    [0] Before the first action.
    [one] After one action.
   *[other] After { $count } actions.
}
telepathic-share = Telepathic: { $title } { $text }
telepathic-replay = The whole game
telepathic-position = { $at ->
    [0] The deal
   *[other] After action { $at } of { $last }
}
telepathic-back = One action back
telepathic-forward = One action on
telepathic-deal = The deal
telepathic-step-told = { $number }. { $name }: { $step }
telepathic-step-giver-you = It was your card.
telepathic-step-giver = The card came from { $name }.
telepathic-turned-down = Elsewhere it would have made { $lines }.
telepathic-choices-said = What the choices said
telepathic-said-card = The card of { $name } said: win { $wins }; lose { $loses }. { $before } ways before it, { $after } after.
telepathic-said-set = The set of { $name } said: win { $wins }; lose { $loses }. { $before } ways before it, { $after } after.
telepathic-way = Shortest win from here, { $count ->
    [one] one action
   *[other] { $count } actions
}: { $steps }
telepathic-way-here = Here it could be won: both lines stand.
telepathic-way-none = From here the cards allowed no win.
telepathic-way-of = { $whose }: { $way }
telepathic-conditions = Their conditions
telepathic-known = What each could know of the others

telepathic-screen-small = Not a word. { $chapter }
telepathic-note-winner = Winner

telepathic-key-arrows = Arrows
telepathic-key-choose = choose
telepathic-key-hand = hand over
telepathic-key-propose = propose
telepathic-key-preview = preview
telepathic-key-do = do it
telepathic-key-say = say it
telepathic-key-silent = say nothing

telepathic-refused-not_now = That moment has passed. Look again.
telepathic-refused-not_offered = That cannot be chosen now.
telepathic-refused-not_now-hand_card = It is not for you to hand a card now.
    .rule = T21
telepathic-refused-not_offered-hand_card = Hand one of the open cards.
    .rule = T21
telepathic-refused-not_now-choose_set = The card is performed already.
    .rule = T21
telepathic-refused-not_offered-choose_set = The card has four places. Choose one of them.
    .rule = T4
telepathic-refused-not_now-announce = The moment has passed: it ends with the next card.
    .rule = T30
telepathic-refused-hushed = Silence is a rule until the end.
    .rule = T24
