# Thirty Moons: a clue, some dream pictures, and who saw what the narrator saw.

moons-title = Thirty Moons
moons-lead = One clue, many pictures
# Before a first game.
moons-goal = One of you gives a clue for one of their cards. Play a card that could fit it too, then spot the real one. Be the first to reach thirty moons.
# What a push notification says when somebody is awaited, by what they can do.
moons-awaited-tell_story = It’s your move. Give a clue to one of your cards.
moons-awaited-lay_cards = There’s a clue. Play a card that fits it.
moons-awaited-vote = Time to vote. Which card is the narrator’s?
moons-awaited-say_ready = The round is over. See how it went.

moons-option-target = Moons to win
moons-option-target-book = Usually 30.
moons-option-target-15 = 15
moons-option-target-20 = 20
moons-option-target-30 = 30
moons-option-target-40 = 40
moons-option-laps = Or by turns
moons-option-laps-book = Usually off, and the first to the moons wins.
moons-option-laps-0 = Off
moons-option-laps-1 = 1 each
moons-option-laps-2 = 2 each
moons-option-laps-3 = 3 each
moons-option-first = First narrator
moons-option-first-book = Usually the first to give a clue.
moons-option-first-race = First to give a clue
moons-option-first-random = At random
moons-option-second_vote = Second vote (7 or 8 players)
moons-option-second_vote-book = Usually off. Lets you vote for two cards.
moons-option-second_vote-false = No
moons-option-second_vote-true = Yes
moons-option-deck = When the cards run out
moons-option-deck-book = Usually they’re shuffled again.
moons-option-deck-reshuffled = Shuffle again
moons-option-deck-ends = The game ends
moons-option-pictures = Pictures
moons-option-pictures-book = Usually the dreams, which are painted. Dioramas are little scenes of felt, paper and wood. Woodcuts are a new deck each time, and your own come from your photos.
moons-option-pictures-dreams = Dreams
moons-option-pictures-dioramas = Dioramas
moons-option-pictures-both = Dreams and dioramas
moons-option-pictures-woodcuts = Woodcuts
moons-option-pictures-own = Your own
moons-option-clue = Clues
moons-option-clue-book = Usually anything. A single word has to be written.
moons-option-clue-any = Anything
moons-option-clue-word = One word
moons-brief-clue-word = one-word clues
moons-brief-pictures-dioramas = dioramas
moons-brief-pictures-both = dreams and dioramas
moons-brief-pictures-woodcuts = woodcuts
moons-brief-pictures-own = your own pictures
moons-woodcuts-name = Name of your deck
moons-woodcuts-means = Each name makes its own pictures. Share it, and friends can play with the same deck.
moons-woodcuts-other = Another deck
moons-woodcuts-drawn = Printing your pictures: { $drawn } of { $count }. You can begin now.
moons-woodcuts-ready = All { $count } pictures are printed.
moons-woodcuts-late = The pictures can’t be printed right now. We’ll try again in a moment.
moons-own-deck = The deck
moons-own-none = No deck is chosen yet. Until then, you play with the dreams.
moons-own-count = { $count } pictures, made { $made }
moons-own-make = Make a deck from photos
moons-own-link = Link of a deck
moons-own-link-use = Use it
moons-own-link-wrong = There’s no deck behind this link. It might have been removed.
moons-own-look = Look at the deck
moons-own-bots = Bots can’t see these pictures. They give clues that suit anything, and guess.
moons-own-filled = A deck of fewer than { $enough } pictures is filled up with dreams.
moons-brief-target-15 = To 15 moons
moons-brief-target-20 = To 20 moons
moons-brief-target-30 = To 30 moons
moons-brief-target-40 = To 40 moons
moons-brief-laps-1 = one turn each
moons-brief-laps-2 = two turns each
moons-brief-laps-3 = three turns each
moons-brief-first-race = first clue begins
moons-brief-first-random = random start
moons-brief-second_vote-true = two votes
moons-brief-deck-ends = ends with the cards

moons-round = Round { $round }
moons-on-tv = On the TV
moons-card = Card { $number }
moons-card-described = Card { $number }: { $picture }
moons-card-yours = Card { $number }, yours
moons-card-hand = { $picture }, { $number } in your hand
moons-hand = Your hand
moons-laid-cards = Cards on the table
moons-clue-written = “{ $text }”
moons-clue-aloud = Said out loud

moons-only-you = Only you can see these cards
moons-in-hand = { $count ->
    [one] One in hand
   *[other] { $count } in hand
}
moons-hold = Hold to enlarge
moons-enlarge = Enlarge
moons-back-to-hand = Back to all cards

moons-racing-small = First to give a clue tells the story
moons-racing-say = Pick a card and give it a clue.
moons-racing-watch = Who’ll tell the first story?
moons-narrate-small = You’re the narrator
moons-narrate-say = Pick a card and give it a clue.
moons-narrate-how = Not too obvious, not too strange.
moons-narrate-why = You only score if some of them find your card, but not all.
moons-your-clue = Your clue
moons-clue-hint = A word, a song…
moons-clue-word = One word
moons-clue-in = In { $language }
moons-clue-word-in = One word, in { $language }
moons-aloud = I’ll say it out loud
moons-write = I’ll write it
moons-tell = Tell it
moons-tell-no-card = Pick a card
moons-tell-no-clue = Give it a clue
moons-tell-one-word = Only one word
moons-wait-narrator-small = { $name } is thinking of a clue
moons-wait-narrator-say = Take a look at your cards.
moons-wait-narrator-watch = A story is about to begin.

moons-choose-small = { $name } tells the story
moons-choose-say = { $count ->
    [one] Play a card that fits the clue.
   *[other] Play { $count } cards that fit the clue.
}
moons-choose-how = Make them think it’s the narrator’s.
moons-choose-why = Every vote for your card earns you a moon.
moons-lay = { $count ->
    [one] Play this card
   *[other] Play these { $count }
}
moons-lay-missing = { $missing ->
    [one] Pick a card
   *[other] Pick { $missing } cards
}
moons-lay-missing-more = Pick one more
moons-wait-laid-small = Your card is in
moons-wait-told-small = You’ve told your story
moons-wait-choosing = Waiting for { $names }.
moons-wait-choosing-all = All cards are in.
moons-laid-secret = Only you know { $count ->
    [one] this one’s yours
   *[other] these are yours
}
moons-told-secret = Only you know this is your card
moons-choosing-watch-small = { $name } tells the story
moons-choosing-watch = Everyone else is picking a card that fits.

moons-vote-small = Everyone but { $name } votes
moons-vote-say = Which card is { $name }’s?
moons-vote-look-up = Look up. Which card is { $name }’s?
moons-vote-told-small = They’re looking for your card
moons-vote-told-say = Keep a straight face.
moons-vote-sealed-small = Your vote is sealed
moons-vote-sealed-say = You can change it until everyone’s in.
moons-late-small = You’re in from the next story
moons-late-say = Sit back and watch this one.
moons-vote-secret = Your vote, sealed until everyone’s in
moons-ballot-secret = Only you can see your vote
moons-guess-sealed-small = Your guess is sealed
moons-guess-secret = Your guess, sealed until everyone’s in
moons-guess-seal = Seal my guess
moons-audience-points = As a player who only votes, the audience would have { $points ->
    [one] { $points } moon.
   *[other] { $points } moons.
}
moons-vote-cards = { $count ->
    [one] Card { $numbers }
   *[other] Cards { $numbers }
}
moons-vote-none = No card yet
moons-vote-missing = Pick a card
moons-seal = Seal my vote
moons-seal-cards = { $count ->
    [one] Seal card { $numbers }
   *[other] Seal cards { $numbers }
}
moons-seal-change = Change to { $numbers }
moons-sealed = Sealed
moons-vote-two = You can pick two cards

moons-key-choose = choose
moons-key-seal = seal
moons-key-enlarge = enlarge

moons-verdict-some = Some of you found it
moons-verdict-all = Everyone found it! 2 moons for everyone but the narrator
moons-verdict-none = Nobody found it! 2 moons for everyone but the narrator
moons-truth = It was { $name }’s card, number { $number }.
moons-truth-yours = It was your card, number { $number }.
moons-found = Found by
moons-found-nobody = Nobody found it.
moons-fooled-whom = fooled { $names }
moons-gains = Moons this round
moons-found-by = found by { $names }
moons-reveal-small = The cards turn over
moons-reveal-yours = Who found your card?
moons-why-none = nobody found it
moons-why-all = everyone found it
moons-why-told = some found it
moons-why-found = found it
moons-why-fooled = fooled { $names }
moons-why-fooled-you = your { $cards ->
    [one] card
   *[other] cards
} fooled { $names }
moons-why-single = with a single vote
moons-gain = { $gain ->
    [one] one moon, { $score } in all
   *[other] { $gain } moons, { $score } in all
}
moons-next = { $name } tells the next story.
moons-next-you = You tell the next story.
moons-last = That was the last story.
moons-ready = I’m ready
moons-track = Score track, { $moons } moons long
moons-standing = { $name } { $score }

moons-won-target = { $names } reached the full moon!
moons-won-target-shared = { $names } share the full moon!
moons-won-target-you = You reached the full moon!
moons-won-laps = { $names } got the most moons!
moons-won-laps-shared = { $names } got the most moons!
moons-won-laps-you = You got the most moons!
moons-won-too_few = Not enough players left. { $names } was ahead.
moons-won-too_few-shared = Not enough players left. { $names } were ahead.
moons-won-too_few-you = Not enough players left. You were ahead.
moons-won-deck = The cards are gone. { $names } has the most moons.
moons-won-deck-shared = The cards are gone. { $names } have the most moons.
moons-won-deck-you = The cards are gone. You have the most moons.
moons-result = { $score ->
    [one] One moon
   *[other] { $score } moons
}, after { $rounds ->
    [one] one story.
   *[other] { $rounds } stories.
}
moons-kept = Tonight’s keepsakes
moons-scores = Scores
moons-moment-best_clue = The best clue
moons-moment-great_deceiver = The great deceiver
moons-moment-nobody_saw = Nobody saw it
moons-moment-best_clue-note = { $name }, round { $round }. { $votes } of { $voters } found it
moons-moment-great_deceiver-note = { $name }, round { $round }. { $votes ->
    [one] One vote for this card
   *[other] { $votes } votes for this card
}
moons-moment-nobody_saw-note = { $name }, round { $round }
moons-share-moment = Share: { $title }
moons-share-story = Thirty Moons: { $result } { $scores }

moons-screen-racing = Pick a card and give it a clue.
moons-screen-narrating-small = Shh…
moons-screen-narrating = { $name } is thinking of a clue.
moons-screen-choosing = Which of your cards fits { $name }’s clue?
moons-screen-on-phone = on your phone
moons-screen-vote = to vote on your phone
moons-note-narrator = Narrator
moons-note-thinking = Thinking
moons-note-laid = Card in
moons-note-sealed = Sealed
moons-note-winner = Winner
moons-note-gain = { $gain ->
    [0] Nothing this time
   *[other] +{ $gain } this time
}
moons-note-waiting = Next round
moons-note-left = Left

moons-refused-not_now = The story has moved on. Look again.
moons-refused-not_offered = You can’t play that one. Pick another.
moons-refused-clue_one_word = At this table a clue is a single word.
    .rule = D23
moons-refused-clue_written = At this table you write your clue, in a single word.
    .rule = D23
moons-refused-clue_letters = That has letters of another alphabet. At this table clues are in one language.
    .rule = D23
# What a leader reads of a table, by the phase of its game.
moons-phase-racing = Who begins?
moons-phase-narrating = Finding a clue
moons-phase-choosing = Picking cards
moons-phase-voting = Voting
moons-phase-scoring = Looking at the result
moons-refused-text_blank = Your clue’s empty. Write something, or say it out loud.
    .rule = D3
moons-refused-not_now-tell_story = Someone already told this story.
    .rule = D3
moons-refused-not_now-lay_cards = Too late! The cards are face up.
    .rule = D5
moons-refused-not_now-vote = Too late! The votes are in.
    .rule = D6
moons-refused-not_offered-tell_story = Pick a card from your own hand.
    .rule = D3
moons-refused-not_offered-lay_cards = Pick from your own hand, as many as we ask for.
    .rule = D4
moons-refused-not_offered-vote = You can’t vote for your own card.
    .rule = D6

# On postcards.
moons-postcard-narrator = Narrator
moons-postcard-found = Found it
moons-postcard-fooled = Fooled

# In the chronicle: what one person did with another.
moons-pair-found = Cards found
moons-pair-fooled = Tricks that worked
