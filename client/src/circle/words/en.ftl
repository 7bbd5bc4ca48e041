# The pages of circles.

circle-none-title = No circles on this server
circle-none-text = The person who runs this server hasn’t turned on records, so nothing is kept beyond the tables here.
circle-not-kept-title = This browser doesn’t know that circle
circle-not-kept-text = Open the link that the circle shares. If you don’t have it, ask someone in the circle.
circle-gone-title = There’s no circle behind this link
circle-gone-text = Part of the link might be missing, or everyone has left the circle. Ask for the link again.
circle-empty-title = Nothing is left of “{ $circle }”
circle-empty-text = Everyone whose games were recorded has left it. You can start it again with the same link, or remove it from this browser.
circle-start-again = Start it again
circle-remove-here = Remove it here
circle-unreachable-title = We can’t open this circle right now
circle-unreachable-text = The server’s records don’t answer. Nothing is lost. Try again in a minute.
refused-no_chronicle = The server’s records don’t answer right now. Try again in a minute.
refused-seated = You still have a seat at a table of this circle. Leave that table first, then try again.
refused-no_such_circle = There’s no such circle anymore.

# Your circles

circle-what = A circle is a group that plays together again and again, like “Our Thursday circle”. Its page shows your evenings, who won, your best clues, and how well you read each other.
circle-honest-consent = Nothing is recorded unless everyone at a table agrees, each time.
circle-honest-what = We record who played, the scores, your best clues, and how often you read each other. Guests and bots have no name there.
circle-honest-link = Anyone who has the circle’s link can see its page and join it. There are no accounts.
circle-honest-leave = You can leave or be forgotten at any time, and it’s done at once.
circle-start = Start a circle
circle-name = Name of the circle
circle-name-hint = Our Thursday circle
circle-name-missing = Give it a name
circle-new = Start a new circle

# Joining

circle-invited = You’re invited to this circle
circle-join = Join this circle
circle-join-not = No thanks
circle-join-means = This browser will keep the circle’s link, and a random secret by which the circle knows you. Nothing is sent to the others until you play.
circle-joined = You’re in. This browser keeps the circle now.

# The page

circle-evenings = { $count ->
    [0] No evenings yet
    [one] { $count } evening
   *[other] { $count } evenings
}
circle-weeks = { $count ->
    [one] { $count } week in a row
   *[other] { $count } weeks in a row
}
circle-people = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
circle-all = All your circles
circle-invite = Invite
circle-settings = Settings
circle-nothing-yet = Nothing here yet. Sit down at a table together and choose “Record tonight’s games”. When everyone there has agreed, each finished game shows up here.
circle-you-not-yet = You’ll be on this page after your first recorded game.
circle-evening-list = Evenings
circle-older = Older evenings
circle-guest = a guest
circle-bot = a bot
circle-won = won
circle-members = Members
circle-decks = Decks of photos
circle-deck = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
}
circle-decks-kept = You have played with these. The server keeps a deck for a year after your last game with it, or until its maker removes it.
circle-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
circle-wins = { $count ->
    [0] no wins yet
    [one] { $count } win
   *[other] { $count } wins
}
circle-streak = { $count } wins in a row
circle-best-clues = Best clues
circle-more-clues = { $count ->
    [one] One more
   *[other] { $count } more
}

# Wavelength

circle-wavelength = Wavelength
circle-wavelength-means = How well you read each other, in all games together. 50 % is what’s usual in this circle, where the bars have a tick. The true number is in the range nine times out of ten.
circle-wavelength-not-yet = When two of you have played together, you’ll see here how well you read each other.
circle-graph = Everyone in a ring. The line from each person to another shows how well they read them.
circle-graph-how = The half of a line next to someone shows how well they read the other. Tap someone, then someone else.
circle-line-more = better than usual
circle-line-open = could be usual
circle-line-less = less than usual
circle-line-unknown = too few games to say
circle-closest = Closest so far
circle-pairs-more = Show all { $count } pairs
circle-person-pairs = { $name } and the others
circle-pair = { $one } and { $other }
circle-pair-games = In each game
circle-back = Back
circle-reads = { $one } reads { $other }
circle-fools = { $one } fools { $other }
circle-together = { $one } and { $other }
circle-rate = { $rate } %, between { $low } and { $high }
circle-too-few = Too few games to say
circle-usual = Usual here: { $usual } %
circle-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
circle-all-games = All games
circle-by-game = Game by game
circle-pairs-too-few = { $count ->
    [one] Too few games to say for one more pair.
   *[other] Too few games to say for { $count } more pairs.
}

# Inviting, and settings

circle-invitation = Come and join our circle “{ $circle }”:
circle-invite-means = Anyone who has this link can see the circle’s page and join it. Send it only to people you play with.
circle-rename = Rename the circle
circle-rename-means = Everyone in the circle sees the new name.
circle-renamed = The circle is called “{ $name }” now.
circle-rename-me = Change my name here
circle-rename-me-means = Everyone in the circle sees this name for you, whatever you’re called at tables.
circle-renamed-me = You’re called { $name } in this circle now.
circle-leave = Leave the circle
circle-leave-means = Your name, your clues and your wavelengths go from this page at once. Your scores stay with no name on them, because they’re the others’ evenings too. This browser drops the circle. If you come back later, you start anew.
circle-left = You’ve left “{ $circle }”. This browser no longer keeps it.
circle-forget = Forget me
circle-forget-means = Everything about you goes from this circle at once and for good, your scores too. At the tables where you played for it, your name and words are erased. Games without any other member are deleted. This browser drops the circle.
circle-forgetting = Forgetting… this can take a minute.
circle-forgotten = Done. “{ $circle }” has forgotten you, and this browser no longer keeps it.
circle-save = Save
circle-cancel = Cancel
