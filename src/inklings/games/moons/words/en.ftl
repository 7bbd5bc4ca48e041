# Thirty Moons: a clue, some dream pictures, and who saw what the narrator saw.

moons-title = Thirty Moons
moons-lead = One clue, many pictures

moons-option-target = Moons to win
moons-option-target-book = The book: 30.
moons-option-target-15 = 15
moons-option-target-20 = 20
moons-option-target-30 = 30
moons-option-target-40 = 40
moons-option-laps = Or by turns
moons-option-laps-book = The book plays to the moons; turns are ours.
moons-option-laps-0 = Off
moons-option-laps-1 = 1 each
moons-option-laps-2 = 2 each
moons-option-laps-3 = 3 each
moons-option-first = First narrator
moons-option-first-book = The book: whoever first has a clue.
moons-option-first-race = Whoever tells first
moons-option-first-random = By chance
moons-option-second_vote = Second vote (7 or 8 players)
moons-option-second_vote-book = Not in the book: two cards may be named.
moons-option-second_vote-false = No
moons-option-second_vote-true = Yes
moons-option-clock = Thinking time
moons-option-clock-book = The book has no clock; ours keeps nobody waiting.
moons-option-clock-off = Off
moons-option-clock-standard = Standard
moons-option-clock-long = Twice as long
moons-brief-target-15 = To 15 moons
moons-brief-target-20 = To 20 moons
moons-brief-target-30 = To 30 moons
moons-brief-target-40 = To 40 moons
moons-brief-laps-1 = each narrates once
moons-brief-laps-2 = each narrates twice
moons-brief-laps-3 = each narrates three times
moons-brief-first-race = first to tell begins
moons-brief-first-random = chance begins
moons-brief-second_vote-true = two votes
moons-brief-clock-off = no clock
moons-brief-clock-standard = standard clock
moons-brief-clock-long = long clock

moons-round = Round { $round }
moons-on-tv = On the TV
moons-card = Card { $number }
moons-card-described = Card { $number }: { $picture }
moons-card-yours = Card { $number }, yours
moons-card-hand = { $picture }, { $number } in your hand
moons-hand = Your hand
moons-laid-cards = Cards on the table
moons-clue-written = “{ $text }”
moons-clue-aloud = Said aloud

moons-only-you = Only you see these cards
moons-in-hand = { $count ->
    [one] One in hand
   *[other] { $count } in hand
}
moons-hold = Hold to enlarge
moons-enlarge = Enlarge
moons-back-to-hand = Back to all cards

moons-racing-small = Whoever tells first is the narrator
moons-racing-say = Choose a card and give it a clue.
moons-racing-watch = Who will tell the first story?
moons-narrate-small = You are the narrator
moons-narrate-say = Choose a card and give it a clue.
moons-narrate-how = Not too plain, not too strange.
moons-narrate-why = You score only if some of them find your card, but not all.
moons-your-clue = Your clue
moons-clue-hint = A word, a song…
moons-aloud = I’ll say it aloud
moons-write = I’ll write it
moons-tell = Tell it
moons-tell-no-card = Choose a card
moons-tell-no-clue = Give it a clue
moons-wait-narrator-small = { $name } looks for a clue
moons-wait-narrator-say = Wait, and look at your cards.
moons-wait-narrator-watch = A story is about to begin.

moons-choose-small = { $name } tells
moons-choose-say = { $count ->
    [one] Lay a card that fits the clue.
   *[other] Lay { $count } cards that fit the clue.
}
moons-choose-how = Let them think that it is the narrator’s.
moons-choose-why = Every vote for your card is a moon for you.
moons-lay = { $count ->
    [one] Lay this card
   *[other] Lay these { $count }
}
moons-lay-missing = { $missing ->
    [one] Choose one card
   *[other] Choose { $missing } cards
}
moons-lay-missing-more = One left to choose
moons-wait-laid-small = Your choice lies face down
moons-wait-told-small = Your story is told
moons-wait-choosing = Waiting for { $names }.
moons-wait-choosing-all = All cards are in.
moons-laid-secret = Only you know that { $count ->
    [one] you laid this
   *[other] you laid these
}
moons-told-secret = Only you know that this is your card
moons-choosing-watch-small = { $name } tells
moons-choosing-watch = The others look for a card that fits.

moons-vote-small = Everyone but { $name } votes
moons-vote-say = Which card is { $name }’s?
moons-vote-look-up = Look up. Which card is { $name }’s?
moons-vote-told-small = They look for your card
moons-vote-told-say = Keep a straight face.
moons-vote-sealed-small = Your vote is sealed
moons-vote-sealed-say = You can change it until all are in.
moons-late-small = You join at the next story
moons-late-say = Watch this one.
moons-vote-secret = Your vote, sealed until all are in
moons-ballot-secret = Only you see your ballot
moons-vote-cards = { $count ->
    [one] Card { $numbers }
   *[other] Cards { $numbers }
}
moons-vote-none = No card yet
moons-vote-missing = Choose a card
moons-seal = Seal my vote
moons-seal-cards = { $count ->
    [one] Seal card { $numbers }
   *[other] Seal cards { $numbers }
}
moons-seal-change = Change to { $numbers }
moons-sealed = Sealed
moons-vote-two = You may name two cards

moons-key-choose = choose
moons-key-seal = seal
moons-key-enlarge = enlarge

moons-verdict-some = Some found it, some did not
moons-verdict-all = Everybody found it: nothing for the narrator
moons-verdict-none = Nobody found it: nothing for the narrator
moons-truth = It was { $name }’s card, number { $number }.
moons-truth-yours = It was your card, number { $number }.
moons-found = Found by
moons-found-nobody = Nobody found it.
moons-fooled-whom = fooled { $names }
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
moons-gains = Moons of this round
moons-gain = { $gain ->
    [one] one moon, { $score } in all
   *[other] { $gain } moons, { $score } in all
}
moons-next = { $name } tells the next story.
moons-next-you = You tell the next story.
moons-last = That was the last story.
moons-ready = I’m ready
moons-is-ready = Ready
moons-track = Score track, { $moons } moons long
moons-standing = { $name } { $score }

moons-won-target = { $names } reached the full moon.
moons-won-target-shared = { $names } share the full moon.
moons-won-target-you = You reached the full moon.
moons-won-laps = { $names } gathered the most moons.
moons-won-laps-shared = { $names } gathered the most moons.
moons-won-laps-you = You gathered the most moons.
moons-won-too_few = Too few are left. { $names } was ahead.
moons-won-too_few-shared = Too few are left. { $names } were ahead.
moons-won-too_few-you = Too few are left. You were ahead.
moons-result = { $score ->
    [one] One moon
   *[other] { $score } moons
}, after { $rounds ->
    [one] one story.
   *[other] { $rounds } stories.
}
moons-kept = Kept from tonight
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

moons-screen-racing = Tell a story to one of your cards.
moons-screen-narrating-small = Quiet, please
moons-screen-narrating = { $name } looks for a clue.
moons-screen-choosing = Which of your cards fits { $name }’s clue?
moons-screen-on-phone = on your phone
moons-screen-vote = to vote on your phone
moons-note-narrator = Narrator
moons-note-thinking = Thinking
moons-note-laid = Laid
moons-note-sealed = Sealed
moons-note-winner = Winner
moons-note-gain = { $gain ->
    [0] Nothing this time
   *[other] +{ $gain } this time
}
moons-note-waiting = Next round
moons-note-left = Left
moons-note-away = Away

moons-refused-not_now = The story has moved on. Look again.
moons-refused-not_offered = You cannot play that one. Choose another.
moons-refused-blank_clue = The clue is empty. Write something, or say it aloud.
    .rule = D3
moons-refused-not_now-tell_story = This story is told already.
    .rule = D3
moons-refused-not_now-lay_cards = The cards lie open already.
    .rule = D5
moons-refused-not_now-vote = The votes are opened already.
    .rule = D6
moons-refused-not_offered-tell_story = Tell of a card in your own hand.
    .rule = D3
moons-refused-not_offered-lay_cards = Lay cards of your own hand, as many as are asked for.
    .rule = D4
moons-refused-not_offered-vote = You cannot vote for a card of your own.
    .rule = D6
