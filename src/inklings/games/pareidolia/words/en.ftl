# Pareidolia: two silent artists, fourteen clouds, and everybody else sees things.

pareidolia-title = Pareidolia
pareidolia-lead = What is that in the clouds?

pareidolia-option-bird = The second artist
pareidolia-option-bird-book = The book: whoever sits opposite.
pareidolia-option-bird-stays = Same partners
pareidolia-option-bird-wanders = New partners each lap
pareidolia-option-near = A near miss
pareidolia-option-near-book = The book says nothing of near misses.
pareidolia-option-near-hidden = Is not told
pareidolia-option-near-shown = Is called close
pareidolia-option-words = Language of the words
pareidolia-option-words-book = Guesses count in either language.
pareidolia-option-words-both = Both
pareidolia-option-words-en = English
pareidolia-option-words-pl = Polish
pareidolia-option-undo = Undoing your partner's last move
pareidolia-option-undo-book = The book: never. The toss is a move too.
pareidolia-option-undo-strict = Never
pareidolia-option-undo-loose = A little
pareidolia-option-first = First artist
pareidolia-option-first-book = The book: the last to see a shape in the clouds.
pareidolia-option-first-chance = By chance
pareidolia-option-first-chosen = First chair
pareidolia-option-vote = To win a tie
pareidolia-option-vote-book = The book only says the others vote.
pareidolia-option-vote-majority = Over half the votes
pareidolia-option-vote-plurality = The most votes
pareidolia-option-clock = Painting time
pareidolia-option-clock-book = The book: two minutes. Without a clock, a sky ends when both artists pass.
pareidolia-option-clock-off = No clock
pareidolia-option-clock-standard = 2 minutes
pareidolia-option-clock-long = 4 minutes
pareidolia-brief-bird-wanders = new partners each lap
pareidolia-brief-near-shown = near misses are called close
pareidolia-brief-words-both = words in English and Polish
pareidolia-brief-words-en = words in English
pareidolia-brief-words-pl = words in Polish
pareidolia-brief-undo-loose = looser moves
pareidolia-brief-first-chosen = the first chair paints first
pareidolia-brief-vote-plurality = most votes win a tie
pareidolia-brief-clock-off = no clock
pareidolia-brief-clock-long = four minutes a sky

pareidolia-role-artist = Paint first
pareidolia-role-guesser = Guess first

pareidolia-sky = Sky { $number } of { $rounds }
pareidolia-category = Category:
pareidolia-category-animal = animals
pareidolia-category-food = food and drink
pareidolia-category-thing = things
pareidolia-category-place = places and nature
pareidolia-category-person = people and creatures
pareidolia-category-action = doings

pareidolia-shape-puff = heap
pareidolia-shape-streak = streak
pareidolia-shape-crescent = crescent
pareidolia-shape-ring = ring
pareidolia-shape-tower = tower
pareidolia-sky-shows = { $count ->
    [0] An empty sky
    [one] The sky with one cloud:
   *[other] The sky with { $count } clouds:
}
pareidolia-clouds = Clouds in the sky
pareidolia-cloud = Cloud { $number }: { $shape }
pareidolia-supply = Clouds in the supply
pareidolia-left-of = { $shape }, { $left } left

pareidolia-turn-sky = Turn the sky, for you alone
pareidolia-turn-left = Turn the sky to the left, for you alone
pareidolia-turn-right = Turn the sky to the right, for you alone
pareidolia-seen-from = As { $name } sees it

pareidolia-choosing-small-main = You paint with { $second }
pareidolia-choosing-small-second = You will paint with { $main }
pareidolia-choosing-small-others = { $main } and { $second } will paint
pareidolia-choosing-say = Keep one word of three.
pareidolia-choosing-wait = { $main } chooses a word.
pareidolia-three-secret = Only you see these
pareidolia-three-words = Three words
pareidolia-second-reads = { $partner } will read the one you keep. Nobody will ever see the other two.
pareidolia-keep = Keep “{ $word }”
pareidolia-keep-missing = Choose a word

pareidolia-you-paint = You and { $partner } paint
pareidolia-they-paint = { $main } and { $second } are painting
pareidolia-secret = Only the two of you know the word
pareidolia-hush = Not a word, not a nod. The clouds do the talking.

pareidolia-tossing-say = Toss the first cloud.
pareidolia-tossing-wait = { $main } tosses the first cloud.
pareidolia-toss = Toss it
pareidolia-toss-missing = Choose a cloud to toss
pareidolia-toss-how = Flick it into the sky, or tap where it should go

pareidolia-move-small = Your move, then { $partner }’s
pareidolia-move-say = One move. Not a word.
pareidolia-move-wait = { $partner }’s move. Not a word.
pareidolia-moves = { $name }’s move
pareidolia-tools = What to do
pareidolia-tool-move = Move
pareidolia-tool-nudge = Nudge
pareidolia-tool-remove = Remove
pareidolia-done = Done, pass to { $partner }
pareidolia-pass = Pass
pareidolia-move-missing = Add or move a cloud
pareidolia-put-missing = Put it somewhere
pareidolia-nudge = Nudge so
pareidolia-nudge-missing = Stroke the sky once
pareidolia-remove = Take it away
pareidolia-remove-missing = Choose a cloud to take away
pareidolia-flip = Flip the cloud
pareidolia-turn = Turn the cloud
pareidolia-stays = { $partner }’s last move. It stays

pareidolia-guess-say = What is it? Guess as often as you like.
pareidolia-guess-onlooker = What do you see in it?
pareidolia-screen-guess = What is it? Everybody guesses.
pareidolia-guesses = Guesses
pareidolia-first-guess = Be the first to guess.
pareidolia-no-guess = Nobody has guessed yet.
pareidolia-your-guess = Your guess
pareidolia-guess-hint = It is…
pareidolia-guess = Guess
pareidolia-too_fast = One breath between two guesses. Send it again.
pareidolia-close = close
pareidolia-accept = It counts: “{ $text }”
pareidolia-accept-short = It counts

pareidolia-saw = { $name } saw it!
pareidolia-you-saw = You saw it!
pareidolia-counted = “{ $text }” counts.
pareidolia-was = It was “{ $word }”.
pareidolia-missed = Time is up. Nobody saw it
pareidolia-missed-how = No droplets this time. Look once more: can you see it now?
pareidolia-paid = A droplet each
pareidolia-seer = saw it
pareidolia-artist = painted it
pareidolia-droplets = Droplets
pareidolia-object = That's not it
pareidolia-objected = Not it: { $names }
pareidolia-next-sky = The next sky comes when all are ready.
pareidolia-last-sky = That was the last sky.

pareidolia-tie = A tie
pareidolia-tied = The tied
pareidolia-vote-say = Who is the most visibly relaxed?
pareidolia-vote-tied = The others judge who is the most visibly relaxed. Breathe out.
pareidolia-vote-wait = Who is the most visibly relaxed? The others decide.
pareidolia-voted = { $voted } of { $voters } have voted
pareidolia-vote = Vote for { $name }
pareidolia-vote-missing = Choose one of them
pareidolia-vote-sealed = You have voted. You may still change it

pareidolia-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
pareidolia-won-you = You have won.
pareidolia-won-you-too = You have won together.
pareidolia-reason-droplets = { $droplets ->
    [one] With one droplet, after { $rounds } skies.
   *[other] With { $droplets } droplets, after { $rounds } skies.
}
pareidolia-reason-relaxed = The most visibly relaxed of them all.
pareidolia-reason-shared = Equally full, equally relaxed.
pareidolia-reason-too_few = The others have gone home.
pareidolia-gallery = The skies of this evening
pareidolia-unseen = Nobody saw it
pareidolia-standing = { $name } { $droplets }
pareidolia-share = { $result } Droplets: { $scores }.

pareidolia-note-main = first artist
pareidolia-note-second = second artist
pareidolia-note-timekeeper = timekeeper

pareidolia-key-choose = choose
pareidolia-key-keep = keep it
pareidolia-key-shape = shape
pareidolia-key-aim = aim
pareidolia-key-toss = toss
pareidolia-key-cloud = cloud
pareidolia-key-move = move
pareidolia-key-turn = turn, flip
pareidolia-key-tool = tool

pareidolia-refused-not_now = The sky has moved on. Look again.
pareidolia-refused-not_offered = That cannot be done now.
pareidolia-refused-locked = That was your partner’s last move. It stays.
    .rule = P14
pareidolia-refused-touches_nothing = Your stroke met no cloud. Try again.
    .rule = P12
