# Pareidolia: two silent artists, fourteen clouds, and everybody else sees things.

pareidolia-title = Pareidolia
pareidolia-lead = What is that in the clouds?
# Before a first game.
pareidolia-goal = Two artists push clouds into a picture without a word. Everyone else calls out what they see, and the first to get it scores with the artists.

pareidolia-option-bird = The second artist
pareidolia-option-bird-book = Usually the player opposite.
pareidolia-option-bird-stays = Same partners
pareidolia-option-bird-wanders = New partners each lap
pareidolia-option-near = Near misses
pareidolia-option-near-book = Tells everyone when a guess is close.
pareidolia-option-near-hidden = Keep secret
pareidolia-option-near-shown = Say “close”
pareidolia-option-words = Language of the words
pareidolia-option-words-book = You can guess in either language.
pareidolia-option-words-both = Both
pareidolia-option-words-en = English
pareidolia-option-words-pl = Polish
pareidolia-own-words-bots = Bots pass when they don’t know the word that they should paint. They guess only the game’s words, so play with people.
pareidolia-option-undo = Undoing your partner’s last move
pareidolia-option-undo-book = Usually never. The toss counts too.
pareidolia-option-undo-strict = Never
pareidolia-option-undo-loose = A little
pareidolia-option-first = First lead artist
pareidolia-option-first-book = Usually the last of you to see a shape in the clouds.
pareidolia-option-first-chance = At random
pareidolia-option-first-chosen = First seat
pareidolia-option-vote = To win a tie
pareidolia-option-vote-book = The others vote, and you say what wins.
pareidolia-option-vote-majority = Over half the votes
pareidolia-option-vote-plurality = The most votes
pareidolia-option-clock = Painting time
pareidolia-option-clock-book = Usually two minutes. Without a clock, a round ends when both artists pass.
pareidolia-option-clock-off = No clock
pareidolia-option-clock-standard = 2 minutes
pareidolia-option-clock-long = 4 minutes
pareidolia-brief-bird-wanders = new partners each lap
pareidolia-brief-near-shown = tells you when you’re close
pareidolia-brief-words-both = words in English and Polish
pareidolia-brief-words-en = words in English
pareidolia-brief-words-pl = words in Polish
pareidolia-brief-undo-loose = looser moves
pareidolia-brief-first-chosen = the first seat paints first
pareidolia-brief-vote-plurality = most votes win a tie
pareidolia-brief-clock-off = no clock
pareidolia-brief-clock-long = four minutes a sky

pareidolia-role-guesser = Guess first
pareidolia-role-artist = Paint first

pareidolia-sky = Sky { $number } of { $rounds }
pareidolia-category = Category:
pareidolia-category-animal = animals
pareidolia-category-food = food and drink
pareidolia-category-thing = things
pareidolia-category-place = places and nature
pareidolia-category-person = people and creatures
pareidolia-category-action = actions
pareidolia-category-hard = hard ones
pareidolia-category-own = own words

pareidolia-shape-puff = puff
pareidolia-shape-streak = streak
pareidolia-shape-crescent = crescent
pareidolia-shape-ring = ring
pareidolia-shape-tower = tower
pareidolia-sky-shows = { $count ->
    [0] An empty sky
    [one] One cloud in the sky:
   *[other] { $count } clouds in the sky:
}
pareidolia-clouds = Clouds in the sky
pareidolia-cloud = Cloud { $number }: { $shape }
pareidolia-supply = Clouds in the supply
pareidolia-left-of = { $shape }, { $left } left

pareidolia-turn-sky = Turn the sky, just for you
pareidolia-turn-left = Turn the sky left, just for you
pareidolia-turn-right = Turn the sky right, just for you
pareidolia-seen-from = As { $name } sees it

pareidolia-choosing-small-main = You’re painting with { $second }
pareidolia-choosing-small-second = You’re painting with { $main }
pareidolia-choosing-small-others = { $main } and { $second } are next to paint
pareidolia-choosing-say = Pick one word.
pareidolia-choosing-wait = { $main } is picking a word.
pareidolia-three-secret = Only you can see these
pareidolia-three-words = Three words
pareidolia-second-reads = { $partner } will see the one you keep. Nobody ever sees the other two.
pareidolia-keep = Keep “{ $word }”
pareidolia-keep-missing = Pick a word

pareidolia-you-paint = You and { $partner } are painting
pareidolia-they-paint = { $main } and { $second } are painting
pareidolia-secret = Only the two of you know the word
pareidolia-hush = Not a word, not a nod. The clouds do the talking.

pareidolia-tossing-say = Toss the first cloud.
pareidolia-tossing-wait = { $main } tosses the first cloud.
pareidolia-toss = Toss it
pareidolia-toss-missing = Pick a cloud to toss
pareidolia-toss-how = Flick it into the sky, or tap where you want it

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
pareidolia-put-missing = Drag it into place
pareidolia-nudge = Nudge it
pareidolia-nudge-missing = Swipe once across the sky
pareidolia-remove = Remove it
pareidolia-remove-missing = Pick a cloud to remove
pareidolia-flip = Flip the cloud
pareidolia-turn = Turn the cloud
pareidolia-stays = { $partner } just moved this. It stays

pareidolia-guess-say = What is it? Guess as often as you like.
pareidolia-guess-onlooker = What do you see?
pareidolia-screen-guess = What is it? Everyone guesses.
pareidolia-guesses = Guesses
pareidolia-first-guess = Be the first to guess.
pareidolia-no-guess = Nobody has guessed yet.
pareidolia-your-guess = Your guess
pareidolia-guess-hint = It’s…
pareidolia-guess = Guess
pareidolia-too_fast = Catch your breath, then send it again.
pareidolia-close = close
pareidolia-accept = It counts: “{ $text }”
pareidolia-accept-short = It counts

pareidolia-saw = { $name } got it!
pareidolia-you-saw = You got it!
pareidolia-reveal-sky = Someone’s got it!
pareidolia-reveal-guess = “{ $text }”
pareidolia-reveal-missed = So what was it?
pareidolia-counted = “{ $text }” counts.
pareidolia-was = It was “{ $word }”.
pareidolia-missed = Time’s up! Nobody got it
pareidolia-missed-how = No drops this time. Look once more. Can you see it now?
pareidolia-paid = A drop each
pareidolia-seer = got it
pareidolia-artist = painted it
pareidolia-droplets = Drops
pareidolia-next-sky = The next sky comes when everyone’s ready.
pareidolia-object = That's not it
pareidolia-objected = Not it: { $names }
pareidolia-last-sky = That was the last sky.

pareidolia-tie = It’s a tie
pareidolia-tied = Tied
pareidolia-vote-say = Who looks the most relaxed?
pareidolia-vote-tied = The others decide who looks the most relaxed. Breathe out.
pareidolia-vote-wait = Who looks the most relaxed? The others decide.
pareidolia-voted = { $voted } of { $voters } have voted
pareidolia-vote = Vote for { $name }
pareidolia-vote-missing = Pick one of them
pareidolia-vote-sealed = You’ve voted. You can still change it

pareidolia-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
pareidolia-won-you = You win!
pareidolia-won-you-too = You win together!
pareidolia-reason-droplets = { $droplets ->
    [one] With one drop, after { $rounds } skies.
   *[other] With { $droplets } drops, after { $rounds } skies.
}
pareidolia-reason-relaxed = Nobody looked more relaxed.
pareidolia-reason-shared = Same drops, same calm.
pareidolia-reason-too_few = Everyone else went home.
pareidolia-gallery = Tonight’s skies
pareidolia-unseen = Nobody got it
pareidolia-standing = { $name } { $droplets }
pareidolia-share = { $result } Drops: { $scores }.

pareidolia-note-main = lead artist
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
pareidolia-refused-not_offered = You can’t do that right now.
pareidolia-refused-locked = Your partner just moved that. It stays.
    .rule = P14
pareidolia-refused-touches_nothing = You didn’t hit any clouds. Try again.
    .rule = P12

# On postcards.
pareidolia-postcard-seen = Seen in the clouds
pareidolia-postcard-skies = Our skies
pareidolia-postcard-artists = Artists
pareidolia-postcard-seer = Saw it
pareidolia-postcard-won = Winners

# In the chronicle: what one person did with another.
pareidolia-pair-seen = Skies seen
pareidolia-pair-painted = Skies painted together

# What a leader reads of a table, by the phase of its game.
pareidolia-phase-choosing = Choosing a word
pareidolia-phase-tossing = The first cloud
pareidolia-phase-painting = Painting a sky
pareidolia-phase-solved = Someone saw it
pareidolia-phase-missed = Time is up
pareidolia-phase-voting = Voting on a tie
