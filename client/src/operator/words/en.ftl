# The operator’s page.

operator-title = Your server
operator-token = Token
operator-sign-in-explained = Run “inklings token” on the server and paste what it prints.
operator-sign-in = Sign in
operator-sign-out = Sign out
operator-no-answer = No answer since { $time }
operator-updated = Updated { $time }

operator-problem-not_an_operator = That token doesn’t open this page. It might have ended.
operator-problem-too_fast = Too many tries. Wait a moment, then try again.
operator-problem-unavailable = The server can’t do that right now. Try again in a moment.
operator-problem-no_such_table = There’s no such table.
operator-problem-upgrading = An older version is still running. Stop it, then run “inklings upgrade”.
operator-problem-house_full = The server’s storage is full.
operator-problem-text_blank = Write something first.
operator-problem-text_too_long = That’s too long.
operator-problem-text_piled = There are too many marks on one letter.

operator-now = Right now
operator-live = Live tables
operator-people = People
operator-onlookers = Onlookers
operator-screens = TVs
operator-moves = Moves a minute
operator-stored = Tables kept

operator-announce = Announcement
operator-announce-explained = Everyone reads it at once, at every table and on the front page.
operator-announce-text = What do you want to say?
operator-announce-for = Show it for
operator-announce-send = Announce it
operator-announce-back = Take it back
operator-announced-until = Shown until { $time }

operator-tables = Active tables
operator-tables-none = Nobody’s playing right now.
operator-at-table =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
operator-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
operator-watching =
    { $count ->
        [one] { $count } onlooker
       *[other] { $count } onlookers
    }
operator-opened = opened { $age } ago
operator-active = active { $age } ago
operator-stage-lobby = not started
operator-stage-playing = playing
operator-stage-over = finished
operator-find = Another table
operator-find-button = Show it
operator-locked = Locked
operator-lock = Lock the table
operator-unlock = Unlock the table
operator-lock-explained = Nobody new can sit down. The host can unlock it again.
operator-forget = Remove the table
operator-forget-sure = Everyone there has to leave, and the whole game is gone for good. Are you sure?
operator-forget-yes = Yes, remove { $code }
operator-forget-no = Keep it
operator-done-lock = { $code } is locked.
operator-done-unlock = { $code } is unlocked.
operator-done-forget = { $code } is removed.

operator-members = Gates and runners
operator-gate = Gate
operator-runner = Runner
operator-version = Version { $release }
operator-process = process { $process }
operator-up = up { $age }
operator-load = { $load } load
operator-silent = It doesn’t answer.
operator-silent-member = { $name }, version { $release }

operator-incidents = Incidents
operator-incidents-none = Nothing went wrong since the server started.
operator-reports = Reports
operator-reports-none = Nobody reported anyone.
operator-photo = A photo of a deck
operator-report-at = { $code }, { $game }
operator-report-by = From { $name }
operator-report-silence = Nothing was said in the five minutes before.
operator-someone = an onlooker

operator-decks = Reported decks of photos
operator-deck-reported = Reported at { $time }
operator-deck-look = Look at the deck
operator-deck-leave = Leave it
operator-deck-remove = Remove the deck
