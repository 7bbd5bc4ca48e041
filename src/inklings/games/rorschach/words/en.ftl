# Rorschach: two teams, and what one person saw in the ink.

rorschach-title = Rorschach
rorschach-lead = What did they see in the ink?
# Before a first game.
rorschach-goal = One of your team secretly matches words to blots. Guess a match before the other team does better. Win blots until you lead.
# What a push notification says when somebody is awaited, by what they can do.
rorschach-awaited-lean = Your team has a choice to make. What do you think?
rorschach-awaited-match_blots = You’re the test subject. Match the words to the blots.
rorschach-awaited-say_ready = The round is over. See how it went.

rorschach-role-lampblack = Lampblack
rorschach-role-chalk = Chalk
rorschach-roles-uneven = Teams don’t have to be even.

rorschach-option-target = Blots to win
rorschach-option-target-book = Usually 4, and you have to win by 2.
rorschach-option-target-4 = 4
rorschach-option-target-3 = 3, short game
rorschach-option-deciding = Team decisions
rorschach-option-deciding-book = How a team makes up its mind.
rorschach-option-deciding-anyone = Anyone decides
rorschach-option-deciding-agree = All agree
rorschach-option-subject = Test subject
rorschach-option-subject-book = Usually the team picks.
rorschach-option-subject-named = Team’s pick
rorschach-option-subject-rotates = Take turns
rorschach-option-words = Language of the words
rorschach-option-words-book = You see your own language first.
rorschach-option-words-both = Both
rorschach-option-words-en = English
rorschach-option-words-pl = Polish
rorschach-own-words-bots = Bots know the game’s words. In a word that they don’t know, each of them sees something else.
rorschach-option-begins = Tested first
rorschach-option-begins-book = Pick a team. After a game, the losers go first.
rorschach-option-begins-chance = At random
rorschach-option-begins-lampblack = Lampblack
rorschach-option-begins-chalk = Chalk
rorschach-brief-target-4 = To 4 blots
rorschach-brief-target-3 = To 3 blots
rorschach-brief-deciding-anyone = anyone decides
rorschach-brief-deciding-agree = all agree
rorschach-brief-subject-rotates = everyone takes a turn
rorschach-brief-words-both = words in English and Polish
rorschach-brief-words-en = words in English
rorschach-brief-words-pl = words in Polish
rorschach-brief-begins-lampblack = Lampblack goes first
rorschach-brief-begins-chalk = Chalk goes first

rorschach-round = Round { $round }
rorschach-to-win = First to { $target }, win by 2
rorschach-points = { $points ->
    [one] One blot
   *[other] { $points } blots
}
rorschach-team = Your team
rorschach-blots = Blots
rorschach-blot = Blot { $number }: { $picture }
rorschach-words = Words
rorschach-struck = Crossed out by { $team }
rorschach-piles = Blots won
rorschach-guess-said = { $word }, blot { $number }

rorschach-readers = { $names }. Nobody else can see this
rorschach-readers-many = You and { $count } of your team. Nobody else can see this
rorschach-reader = It’s all up to you
rorschach-only-you = Only you know your matches
rorschach-subject-you = You’re the test subject
rorschach-hush = Don’t say a word. Not even with your face.

rorschach-naming-small = { $test } is up for a test
rorschach-naming-say = Who’s your test subject?
rorschach-naming-wait-small = { $test } is up for a test
rorschach-naming-wait = They’re picking a test subject.
rorschach-suggested = Next up
rorschach-name = Test { $name }
rorschach-name-yourself = Test me
rorschach-name-missing = Pick someone

rorschach-striking-small = { $name } from { $test } is the test subject
rorschach-striking-say = Cross out one blot, so it’s out of play.
rorschach-striking-wait-small = { $name } from { $test } is the test subject
rorschach-striking-wait = { $control } is crossing out a blot.
rorschach-strike = Cross it out
rorschach-strike-missing = Pick a blot
rorschach-strike-said = Cross out blot { $number }

rorschach-match-say = Match each blot to a word. Don’t say a thing.
rorschach-match-how = Drag or tap
rorschach-matching-wait-small = { $name } is matching words to blots
rorschach-matching-wait = What do you see in them?
rorschach-markers = Your markers
rorschach-markers-secret = Only you can see this
rorschach-place-here = { $word } here
rorschach-unmatched = No word yet.
rorschach-matched = Your word is { $word }.
rorschach-placed = placed
rorschach-left = { $left ->
    [one] One to go
   *[other] { $left } to go
}
rorschach-lock = Lock it in

rorschach-guessing-small = Your team guesses { $name }’s words
rorschach-guessing-say = Pick a blot, and { $name }’s word for it.
rorschach-guessing-wait-small = { $test } is guessing
rorschach-guessing-wait = They’re picking a blot and { $name }’s word for it.
rorschach-guessing-yours = They’re guessing your words.
rorschach-guess-no-blot = Pick a blot
rorschach-guess-no-word = Pick its word
rorschach-place-guess = That’s our guess
rorschach-place-second = That’s our second guess

rorschach-answering-small = { $test } has guessed
rorschach-answering-say = Are they right? Back it, or pick another word.
rorschach-answering-wait-small = { $test } has guessed
rorschach-answering-wait = { $control } can back it or pick another word.
rorschach-the-same = The same
rorschach-another = Another
rorschach-copy = Back it
rorschach-differ = Go with ours
rorschach-answer-missing = Pick a word

rorschach-turned = { $name } turns over the marker
rorschach-was-right = { $word }! { $team } was right.
rorschach-was = It was { $word }.
rorschach-verdict = Who got it right
rorschach-reveal-guess = { $team } says: { $word }.
rorschach-reveal-answer = { $team } says: { $word }.
rorschach-reveal-silent = { $team } has no answer.
rorschach-right = Right
rorschach-wrong = Wrong
rorschach-no-marker = No marker
rorschach-second-guess = second guess
rorschach-second-say = { $team } guesses another blot.
rorschach-stakes-copied = Right, and { $test } wins this blot. Wrong, and { $control } does.
rorschach-stakes-alone = Right, and { $test } wins a second blot. Wrong, and nobody does.
rorschach-again = Guess again
rorschach-retrying-small = Second guess for { $name }
rorschach-retrying-say = Pick another blot and another word.

rorschach-gain = { $count ->
    [0] Nobody wins a blot
    [one] { $team } wins a blot
   *[other] { $team } wins { $count } blots
}
rorschach-explain = { $name }, what were you thinking?
rorschach-explain-you = So, what were you thinking?

rorschach-late-small = Welcome to the team
rorschach-late-say = You’re in from the next decision.
rorschach-short-small = Round on hold
rorschach-short-say = { $team } needs one more player.
rorschach-short-how = The next person to join plays for { $team }, and the round starts over.

rorschach-won = { $team } wins!
rorschach-won-yours = Your team wins!
rorschach-won-too_few = Not enough players left. { $team } was ahead.
rorschach-drawn = Not enough players left. It’s a tie.
rorschach-rounds = { $rounds ->
    [one] After one round.
   *[other] After { $rounds } rounds.
}
rorschach-kept = Tonight’s keepsakes
rorschach-best = Best match
rorschach-best-note = { $name } saw it. So did { $team }.
rorschach-best-note-you = You saw it. So did your team.
rorschach-strangest = Strangest match
rorschach-strangest-note = { $name } saw it. { $team } saw “{ $guessed }”.
rorschach-strangest-note-you = You saw it. Your team saw “{ $guessed }”.
rorschach-mind-readers = { $count ->
    [one] Mind reader
   *[other] Mind readers
}
rorschach-mind-readers-note = Right { $read } times.
rorschach-standing = { $team } { $points }
rorschach-share = Rorschach: { $result } { $scores }

rorschach-screen-naming = Who’s { $test }’s test subject?
rorschach-screen-matching = { $name } is matching words to blots. Shh…
rorschach-screen-phone = on your phones
rorschach-note-subject = Test subject

rorschach-key-choose = choose
rorschach-key-seal = decide
rorschach-key-match = word for the blot
rorschach-key-lock = lock
rorschach-key-enlarge = enlarge

rorschach-refused-not_now = The round has moved on. Look again.
rorschach-refused-not_offered = You can’t do that. Try something else.
rorschach-refused-not_now-match_blots = You’ve locked it in, so it stays.
    .rule = R9
rorschach-refused-not_offered-match_blots = Give each blot a different symbol.
    .rule = R9
rorschach-refused-hushed = No talking right now. The test subject can’t give any hints.
    .rule = R10

# On postcards.
rorschach-postcard-saw = Saw it too
rorschach-postcard-guessed = The team guessed
rorschach-postcard-team = The team

# In the chronicle: what one person did with another.
rorschach-pair-mates = Matches read in the same team
rorschach-pair-rivals = Matches of the other team read

# What a leader reads of a table, by the phase of its game.
rorschach-phase-naming = Naming a test subject
rorschach-phase-striking = Crossing out a blot
rorschach-phase-matching = Matching in secret
rorschach-phase-guessing = Guessing
rorschach-phase-answering = The control answers
rorschach-phase-retrying = A second guess
rorschach-phase-explaining = Looking at the result
rorschach-phase-short = Someone’s missing
