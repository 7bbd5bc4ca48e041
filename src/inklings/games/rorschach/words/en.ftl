# Rorschach: two teams, and what one person saw in the ink.

rorschach-title = Rorschach
rorschach-lead = What did they see in the ink?

rorschach-role-lampblack = Lampblack
rorschach-role-chalk = Chalk
rorschach-roles-uneven = The teams need not be even.

rorschach-option-target = Blots to win
rorschach-option-target-book = The book: 4, and two ahead. 3 is ours.
rorschach-option-target-4 = 4
rorschach-option-target-3 = 3, short game
rorschach-option-deciding = A team decides
rorschach-option-deciding-book = The book leaves it to the team.
rorschach-option-deciding-anyone = Anyone of it
rorschach-option-deciding-agree = All agree
rorschach-option-subject = Test subject
rorschach-option-subject-book = The book: the team picks.
rorschach-option-subject-named = Is named
rorschach-option-subject-rotates = In turn
rorschach-option-words = Language of the words
rorschach-option-words-book = Each sees their own language first.
rorschach-option-words-both = Both
rorschach-option-words-en = English
rorschach-option-words-pl = Polish
rorschach-option-clock = Thinking time
rorschach-option-clock-book = The book has no clock; ours keeps nobody waiting.
rorschach-option-clock-off = Off
rorschach-option-clock-standard = Standard
rorschach-option-clock-long = Twice as long
rorschach-brief-target-4 = To 4 blots
rorschach-brief-target-3 = To 3 blots
rorschach-brief-deciding-anyone = anyone decides
rorschach-brief-deciding-agree = all agree
rorschach-brief-subject-rotates = subjects in turn
rorschach-brief-words-both = words in English and Polish
rorschach-brief-words-en = words in English
rorschach-brief-words-pl = words in Polish
rorschach-brief-clock-off = no clock
rorschach-brief-clock-standard = standard clock
rorschach-brief-clock-long = long clock

rorschach-round = Round { $round }
rorschach-to-win = { $target } to win, two ahead
rorschach-points = { $points ->
    [one] One blot
   *[other] { $points } blots
}
rorschach-team = Your team
rorschach-blots = Inkblots
rorschach-blot = Blot { $number }: { $picture }
rorschach-words = Words
rorschach-struck = Struck out by { $team }
rorschach-piles = Blots won
rorschach-guess-said = { $word }, blot { $number }

rorschach-readers = { $names }. Nobody else sees this
rorschach-readers-many = You and { $count } of your team. Nobody else sees this
rorschach-reader = Only you decide this
rorschach-only-you = Only you know what you matched
rorschach-subject-you = You are the test subject
rorschach-hush = Say nothing. Not even with your face.

rorschach-naming-small = { $test } is tested
rorschach-naming-say = Who of you is the test subject?
rorschach-naming-wait-small = { $test } is tested
rorschach-naming-wait = They choose who it will be.
rorschach-suggested = In turn
rorschach-name = { $name } is tested
rorschach-name-yourself = I am tested
rorschach-name-missing = Choose somebody

rorschach-striking-small = { $name } of { $test } is the test subject
rorschach-striking-say = Strike out one blot.
rorschach-striking-wait-small = { $name } of { $test } is the test subject
rorschach-striking-wait = { $control } strikes out a blot.
rorschach-strike = Strike it out
rorschach-strike-missing = Choose a blot
rorschach-strike-said = Strike out blot { $number }

rorschach-match-say = Match each blot to a word. Say nothing.
rorschach-match-how = Drag, or tap and tap
rorschach-matching-wait-small = { $name } matches words to blots
rorschach-matching-wait = What do you see in them?
rorschach-markers = Your markers
rorschach-markers-secret = Only you see this
rorschach-place-here = { $word } here
rorschach-unmatched = No word yet.
rorschach-matched = You gave it: { $word }.
rorschach-placed = placed
rorschach-left = { $left ->
    [one] One left to place
   *[other] { $left } left to place
}
rorschach-lock = Lock it

rorschach-guessing-small = Your team guesses for { $name }
rorschach-guessing-say = Pick a blot, and { $name }’s word for it.
rorschach-guessing-wait-small = { $test } guesses
rorschach-guessing-wait = They choose a blot, and the word that { $name } gave it.
rorschach-guessing-yours = They look for the words that you gave.
rorschach-guess-no-blot = Choose a blot
rorschach-guess-no-word = Choose its word
rorschach-place-guess = Place as our guess
rorschach-place-second = Place as our second guess

rorschach-answering-small = { $test } has guessed
rorschach-answering-say = Are they right? Copy it, or differ.
rorschach-answering-wait-small = { $test } has guessed
rorschach-answering-wait = { $control } copies it, or differs.
rorschach-the-same = The same
rorschach-another = Another
rorschach-copy = Copy them
rorschach-differ = Differ from them
rorschach-answer-missing = Choose a word

rorschach-reveal-guess = { $team } says: { $word }.
rorschach-reveal-answer = { $team } says: { $word }.
rorschach-reveal-silent = { $team } has no answer.
rorschach-turned = { $name } turns the marker
rorschach-was-right = { $word }. { $team } was right.
rorschach-was = It was: { $word }.
rorschach-verdict = Who was right
rorschach-right = Right
rorschach-wrong = Wrong
rorschach-no-marker = No marker
rorschach-second-guess = again
rorschach-second-say = { $team } guesses another blot.
rorschach-stakes-copied = Right: a blot for { $test }. Wrong: it goes to { $control }.
rorschach-stakes-alone = Right: a second blot for { $test }. Wrong: it goes into the box.
rorschach-again = Guess again
rorschach-retrying-small = The second guess for { $name }
rorschach-retrying-say = Another blot, and another word.

rorschach-gain = { $count ->
    [0] Nobody wins a blot
    [one] { $team } wins a blot
   *[other] { $team } wins { $count } blots
}
rorschach-explain = { $name }, explain yourself.
rorschach-explain-you = Explain yourself.

rorschach-late-small = Welcome to the team
rorschach-late-say = You take part from the next decision.
rorschach-short-small = The round is broken off
rorschach-short-say = { $team } needs somebody to go on.
rorschach-short-how = Whoever joins now plays for { $team }, and the round begins anew.

rorschach-won = { $team } has won.
rorschach-won-yours = Your team has won.
rorschach-won-too_few = Too few are left. { $team } was ahead.
rorschach-drawn = Too few are left. Nobody was ahead.
rorschach-rounds = { $rounds ->
    [one] After one round.
   *[other] After { $rounds } rounds.
}
rorschach-standing = { $team } { $points }
rorschach-share = Rorschach: { $result } { $scores }

rorschach-screen-naming = Who of { $test } is the test subject?
rorschach-screen-matching = { $name } matches words to blots. Quiet, please.
rorschach-screen-phone = on your phones
rorschach-note-subject = Test subject
rorschach-note-away = Away

rorschach-key-choose = choose
rorschach-key-seal = decide
rorschach-key-match = word for the blot
rorschach-key-lock = lock
rorschach-key-enlarge = enlarge

rorschach-refused-not_now = The round has moved on. Look again.
rorschach-refused-not_offered = That is not possible. Choose another.
rorschach-refused-not_now-match_blots = What is locked stays as it is.
    .rule = R9
rorschach-refused-not_offered-match_blots = Each blot gets one symbol, and each symbol one blot.
    .rule = R9
rorschach-refused-hushed = Silence is a rule just now: whoever is tested gives no sign.
    .rule = R10
