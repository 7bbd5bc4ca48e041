# The shell: home, lobby, menu, connection.

page-title = Inklings – parlour games for people who see things
home-lead = Parlour games for people who see things.
home-free = Free, in your browser. All you need is a phone each.
home-party = Lead a room for thirty
games = Games
players = { $least }–{ $most } players
play = Play
opening = Opening…
announced = From the people who run this server.
house-unreachable = Can’t reach the server. Check your connection and try again.

join = Join a table
got-code = Got a code?
join-button = Join
join-no_such_table = There’s no table { $code }. Check the letters.
join-too_fast = Too many tries. Wait a moment, then try again.
join-offline = Can’t reach the server. Check your connection.
code-label = Table code, { $length } letters
use-as-tv = Use this screen as the TV
tv = TV
open-tv = Show the table on a TV
tv-show = Show

theme = Theme
theme-paper = Paper theme
theme-night = Night theme
theme-paper-short = Paper
theme-night-short = Night
language = Language
language-name = English

you = You
you-within = you
yours = Yours
table = Table
menu = Menu
close = Close
saving = saving…
saving-long = Still saving. We’ll keep trying, so there’s nothing you need to do.
share = Share
copied = Copied!
copy-failed = We can’t copy it here. The link is { $text }
picture = A picture
one-moment = Just a moment…

opening-table = Opening table { $code }
# While a game waits for people who are not there ($names: one or several); the time left stands beside it.
waiting-for-missed = Waiting for { $names }
somebody-away = Away: { $names }
let-bot-play = Let a bot play
bots-away = The bots haven’t answered for a while. { $host } can wait, or invite people to take their seats.
bots-away-host = The bots haven’t answered for a while. Wait, or invite people to take their seats.
seat-kept = We’ve kept your seat for you.
take-back = Take it back
seat-passed-on = { $name } has your seat now.
let-them-play = Let them play
understood = OK
turn-left = { $seconds ->
    [one] { $seconds } second left for this turn
   *[other] { $seconds } seconds left for this turn
}
# In small under the clock ($time: "0:12").
your-move-left = your turn { $time }
their-move-left = this turn { $time }
line-connecting = Connecting…
line-lost = Connection lost. Reconnecting… your moves are safe.
line-unreachable = This table’s server can’t be reached right now. Your game is kept, and we’ll keep trying.
line-restarting = The server’s restarting. Reconnecting… your moves are safe.
line-busy = The server’s busy. Trying again soon… your moves are safe.
line-too_fast = That was too much at once. Reconnecting in a few seconds…
no-table-title = There’s no table { $code }
no-table-text = It was cleared away, or there’s a typo in the code.
go-home = Back to home
left-title = You’ve left the table
left-text = The others play on.
left-back = Back to the table
seat-gone = You don’t have a seat on this device anymore. You’re watching.
removed-title = The host removed you from this table
removed-text = You can’t come back to it unless the host lets you.
moved-title = You’re playing on another device
moved-text = You opened this seat in another window or on another phone. It only works in one place at a time.
moved-back = Play here instead
moved-not-me = Not me. Sign them out
out-of-step-title = This page is out of date
out-of-step-text = The server still can’t read this page. Wait a minute, then reload. We’ll keep your seat.
table-broken-title = We can’t open this table right now
table-broken-text = It’s our mistake, and your game is safe. This page tries again every few minutes.
table-broken-tell = Please give this name to the person who runs this server:
# While the table goes on, perhaps with a clock that does not ring.
table-trouble = Something broke on our side, but your game is safe. If it’s stuck, tell the person who runs this server about incident { $incident }.
try-again = Try again
open-new-table = Open a new table
part-missing-title = Part of this page is missing
part-missing-text = We’ve probably updated the game while you had it open. Reload, and we’ll keep your seat.
reload = Reload

your-name = Your name
type-a-name = Type a name
another-inkling = Grow another inkling
sit-down = Sit down
sit-out = Sit this one out
sit-again = Sit down again
keep-name = Save
change-name = Change my name
only-watch = I just want to watch
first-here = You’re the first one here.
already-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}

ticket = How to join this table
invite = Invite
invitation = Come play with us! Table { $code }:
copy-link = Copy link
qr-alt = QR code of { $link }
seats = Seats
seat-open = Open seat
seat-needed = One more needed
seats-open = { $open ->
    [0] Every seat is taken.
    [one] One more can join.
   *[other] { $open } more can join.
}
add-bot = Add a bot
seat-bot = Seat a bot
play-with-bots = Play with bots
guest = Guest
take-chair = Pick a bot to replace.
first-show = Show me (1 min)
first-play = Just play
temper-easy = Easy-going
temper-easy-means = Plays for fun and forgives a lot.
temper-keen = Keen
temper-keen-means = Thinks before it plays.
temper-sharp = Sharp
temper-sharp-means = Doesn’t miss much.
note-bot-easy = Easy bot
note-bot-keen = Keen bot
note-bot-sharp = Sharp bot
poke = Poke
shuffle = Shuffle
swap-how = Tap two people to swap their seats.
swap-with = Who should { $name } swap with?
note-you = You
note-you-host = You (host)
note-host = Host
note-here = Here
note-away = Away
note-left = Left the game
note-empty = Empty seat
note-muted = Muted
ready = Ready
reveal-skip = Tap anywhere to skip.
say-ready = I’m ready
change-game = Another game
house-rules = House rules
# The option `clock` of a game that has no words of its own for it.
option-clock = Thinking time
option-clock-book = How long each turn can last.
option-clock-off = Off
option-clock-standard = Standard
option-clock-long = Twice as long
# The option `source` of a game that can be played with own words, and where these are pasted.
option-source = Which words
option-source-book = The game’s own, or a list that the host pastes.
option-source-ours = From the game
option-source-own = Your own
option-source-mixed = Mixed
brief-source-own = your own words
brief-source-mixed = your words and the game’s
own-words-title = Your own words
own-words-count = { $count ->
    [one] { $count } word of your own
   *[other] { $count } words of your own
}
own-words-none = No list yet
own-words-until = Paste a list. Until then, you play with the game’s words.
own-words-wait = The host can paste a list. Until then, you play with the game’s words.
own-words-paste = Paste words
own-words-change = Change words
own-words-filled = With fewer than { $enough } words, we add some from the game.
own-words-masked = This table blots out rude words, so it left out { $count }.
own-words-how = One word per line, or several with commas between them, in any language. If other answers count too, put them after “=”.
own-words-example =
    lighthouse
    sofa = couch, settee
own-words-taken = { $count ->
    [0] No words yet
    [one] { $count } word is fine
   *[other] { $count } words are fine
}
own-words-left-again = { $count } repeated:
own-words-left-alike = { $count } that a guess can’t tell from another word:
own-words-left-long = { $count } longer than { $longest } characters:
own-words-left-piled = { $count } with too many marks on one letter:
own-words-left-spellings = { $count } with more than { $spellings } answers:
own-words-left-many = { $count } over the limit of { $most } words:
own-words-use = { $count ->
    [one] Use { $count } word
   *[other] Use { $count } words
}
own-words-missing = Paste some words
own-words-away = Remove the list
own-words-private = Nobody else sees this list. It stays with the table, and in this browser for next time.
brief-clock-off = no clock
brief-clock-standard = standard clock
brief-clock-long = long clock
begin = Begin
begin-missing = { $missing ->
    [0] Not yet
   *[other] { $missing } more needed
}
begin-surplus = { $surplus ->
    [one] One too many
   *[other] { $surplus } too many
}
locked = The table’s locked.
watching = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
lobby-missing = { $seated } here so far. It takes { $least } to { $most }.
lobby-host-begins = { $seated } here. { $host } can begin.
lobby-not-ready = { $count ->
    [one] { $names } isn’t ready yet.
   *[other] { $names } aren’t ready yet.
}
lobby-all-ready = { $seated } here, and everyone’s ready.
plain-line = This connection isn’t encrypted. Anyone on this Wi-Fi could read along or take your seat. That’s fine at home.

remove-person = Remove { $name }
remove-bot-explained = The game goes on without it.
remove-explained = They have to go, and can’t come back unless you let them.
removed-people = Removed
readmit = Let back in
report-person = Report { $name }
report-why = What happened?
report-talk = Rude talk
report-name = A rude name or clue
report-play = Spoiling the game
report-other = Something else
report-explained = What you could hear in the last five minutes is sent along. Nobody at the table will know.
report-photo = Report a photo
report-photo-which = Which of the photos that you see now shouldn’t be here?
report-photo-number = Photo { $number }
report-photo-explained = The people who run this server will see this photo, its deck and the table, with what you could hear in the last five minutes. They can remove the deck. Nobody at the table will know.
report-photo-yes = Report this photo
report-photo-other = Another photo
report-thanks = Thank you. The people who run this server will look at it.
free-seat = Free the seat
free-seat-explained = Or keep the seat in the game for someone else to take.

table-menu = Table { $code }
people = People
lock-table = Lock the table
unlock-table = Unlock the table
own-window = Open in a window of its own
window-refused = Your browser didn’t allow a new window. Allow pop-ups for this page and try again.
continue-elsewhere = Continue on another device
handover-explained = Scan this with your other device, or open the link there. It works once, for five minutes, and your seat comes with you.
sign-out-others = Sign out everywhere else
sign-out-others-means = Only this device keeps your seat.
signed-out-others = Done. Only this device has your seat now.
leave = Leave the table
leave-explained = The others play on without you, and your cards go back in the deck.
leave-for-good = Leave for good
stay = Stay
erase-me = Erase my name here
erase-explained = You leave the table. Your name and everything you typed here are erased for good. Your moves stay, with no name on them.
erase = Leave and erase
erasing = Erasing…
erased = Done. Your name and words are gone from that table.
erase-failed = That didn’t work. Your name is still here. Try again in a minute.

privacy = Privacy
kept-for = { $days ->
    [one] A table that nobody has come to for a day is removed with everything in it.
   *[other] A table that nobody has come to for { $days } days is removed with everything in it.
}
kept-for-ever = Tables are kept until the person who runs this server removes them.

company = At the table
standing-turn = their turn
standing-narrator = narrator
standing-subject = test subject
standing-done = done
standing-thinking = thinking
standing-away = away
away = Away: { $names }
key-space = Space

council-leans = { $names } would pick this.
council-proposals = What the others would pick
council-take = { $names }: { $choice }. Agree
council-seal = Seal it
council-wait = Waiting for { $names }
council-moving = { $names } decided. Going with this in 3 seconds…
council-moving-yours = Going with this in 3 seconds…
council-call-off = Not yet
council-take-back = Take it back
council-agree = Agree

time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
news-turn = Your turn.
news-last = Everyone’s waiting for you.
news-waiting = Waiting for { $name }.
you-watch = You’re watching
play-again = Play again
host-plays-again = { $host } can deal again.

screen-how-to-join = Point your phone here, or type the letters.
pause-game = Pause the game
resume-game = Resume
paused-by = { $name } paused the game
paused-by-you = You paused the game
paused-means = The clock has stopped. Nobody loses any time.
paused-wait = { $name } can resume it.
skip-wait = Stop waiting
skip-wait-means = Go on as if the time had run out.
end-game = End this game
end-game-explained = The game stops for everyone, and nobody wins. You can deal again right away.
play-on = Keep playing
ended-by = { $name } ended the game
ended-by-you = You ended the game
ended-no-winner = No winner this time.
to-lobby = Back to the table
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
screen-missing = { $missing ->
    [one] We need one more player.
   *[other] We need { $missing } more players.
}
screen-host-begins = { $host } can begin.
watch-or-join = Watch or join

refused-not_seated = Sit down first.
refused-not_host = Only the host can do that.
refused-album_closed = The host has closed the album.
refused-no_album = That’s no longer in the album.
refused-not_now = You can’t do that right now.
refused-paused = The game is paused.
refused-already_seated = You already have a seat here.
refused-table_full = Every seat is taken, but you can watch.
refused-table_locked = The table’s locked. Ask the host to unlock it.
refused-name_taken = Someone here has that name, or one that looks like it. How about “{ $free }”?
refused-text_blank = There’s nothing to read in that. Type something first.
refused-text_too_long = That’s too long. Make it shorter.
refused-text_piled = There’s too much in one character. Use fewer accents, or a simpler picture.
refused-too_few = You need more players to begin.
refused-too_many = That’s too many players for this game.
refused-no_such_game = We don’t have that game here.
refused-bad_options = Those house rules don’t go together.
refused-no_such_seat = That seat is gone.
refused-no_such_card = That photo isn’t in the game anymore.
refused-is_here = { $name } is here. You can only give away the seat of someone who’s gone.
refused-removed = The host removed you from this table.
refused-led = The leader of the room does that here.
refused-no_chat = There’s no chat at the tables of this room.
refused-key_unknown = That link has been used, or it’s older than five minutes. Get a new one on your first device.
refused-other_circle = Someone here has picked another circle. Agree on one, then try again.
refused-deck_unchecked = Strangers can only see photos that this server has checked, and it hasn’t checked this deck. Pick other pictures, or play with friends.
refused-hushed = No talking right now.
refused-muted = The host has muted you. You can still play.
refused-together = You’re all in one room, so just say it!
refused-too_fast = Too fast. Wait a moment.
refused-house_full = This server has run out of space. Nothing new can be saved until someone makes room.
refused-too_long = This table has reached its limit. Open a new one to keep playing.
refused-upgrading = We’re updating the server. Try again in a little while.
refused-unavailable = That didn’t go through. Try again.
refused-malformed = We didn’t catch that. Reload the page.
broken = Something broke on our side. Your game is safe. Incident { $incident }.

talk = Chat
talk-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
talk-to = To
talk-table = The table
talk-team = My team
talk-team-only = Only your team can read this
talk-none = Nobody’s said anything yet.
talk-silence = No talking right now, not even in writing.
talk-write = Say something
talk-say = Send
talk-unsent = Not sent, because you’re offline. Your text is still here.
talk-lost = We lost the connection while sending. Your text is still here, but the others might have read it already.

react = React
face-laugh = Laughter
face-wow = Astonishment
face-love = Love
face-applause = Applause
face-hmm = Doubt
face-ouch = Ouch

# Games that are played over days.
pace = Pace
pace-means = Over days, everyone plays when they have time.
pace-sitting = One sitting
pace-day = A day a step
pace-week = A week a step
turns-over-day = Played over days. Each step has up to a day.
turns-over-week = Played over days. Each step has up to a week.
turns-tell-me = Tell me when it’s my turn
turns-tell-me-short = Tell me
turns-asking = One moment…
turns-none = This browser can’t be told, or this server doesn’t send notifications. Come back by the link to the table. You find it on the front page too.
turns-install = On an iPhone or iPad only an app can be told. Open this page in Safari, tap Share, then Add to Home Screen, and open the table from there.
turns-blocked = Notifications from this site are blocked. Allow them in your browser’s settings, then come back here.
turns-off = Put your phone away, and we’ll send a notification when the game waits for you. It names the game and the table, and nothing secret.
turns-on = This browser gets a notification when the game waits for you.
turns-stop = Don’t tell me any more
turns-failed = That didn’t work. Try again later.
turns-quiet = Quiet hours
turns-quiet-means = We tell you afterwards. For all of your tables.
turns-quiet-from = From
turns-quiet-to = to
turns-webhook = Tell a channel
turns-webhook-means = Paste the address of a Slack, Discord or Matrix webhook. It reads whose turn it is.
turns-webhook-save = Save
turns-webhook-saved = Saved. The channel reads it when the next turn comes.
turns-webhook-gone = Nothing is sent to the channel any more.
turns-webhook-unknown = This server doesn’t send to that address.
your-tables = Your tables
your-tables-wait = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
your-turn = Your turn
your-tables-waits-for = Waiting for { $names }
your-tables-lobby = Not started yet
your-tables-over = Game over

yes = Yes
no = No
order = Table settings
order-patience = If someone drops out, pause for…
order-patience-means = Then play on.
seconds-short = { $seconds } s
order-together = We’re all in one room
order-together-means = Turns off chat and reactions.
order-onlookers = Let onlookers react
order-open-to = Who’s playing
order-friends = Friends
order-strangers = Strangers
order-strangers-mean = With strangers, we blot out rude words, and decks of photos must have been checked.
mute-person = Mute { $name }
unmute-person = Unmute { $name }

sound = Sounds
sound-on = Turn sounds on
sound-off = Turn sounds off
on = On
off = Off
tap-for-sound = Tap for sound

how-to-play = How to play
how-to-play-game = How to play: { $game }
all-rules = Full rules
rules-of = The rules: { $game }
rule = Rule { $rule }
howto-step = Step { $step } of { $steps }
howto-skip = Skip the lesson
howto-next = Next
howto-next-anyway = Skip this
howto-play = Play now

send-screen-how = Open { $address } on the TV and enter the letters it shows.
screen-label = Letters on the TV, { $length }
screen-sent = Your table’s on the TV now.
screen-no_such_screen = No TV shows those letters. Check them again.
screen-too_fast = Too many tries. Wait a moment, then try again.
screen-offline = Can’t reach the server. Check your connection.
tv-here = Or open the TV view in a new window here
pick-game = Pick a game
tv-opening = Opening a table…
first-at-tv = You’re first! Say who you are, then pick a game.
tv-scan = Scan to play
tv-first-picks = The first phone picks the game. No app, no account, free.
tv-have-table = Already at a table? Tap TV there and enter { $letters }
pair-show = Show table { $code }
invite-to-watch = Invite someone to watch
invitation-to-watch = Come watch us play! Table { $code }:

# Replays

replay = Replay
replay-when = { $date }, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
replay-of = A replay of { $game }
replay-watch = Watch
replay-eyes-later = You’ll see what everyone saw, with no spoilers. Look through a player’s eyes whenever you like.
replay-gone = There’s nothing behind this link
replay-gone-text = The game was removed, or the host ended the link.
replay-position = Place in the game
replay-position-text = { $round }, step { $step } of { $steps }
replay-round = Round { $number }
replay-rounds = Go to round
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×
replay-eyes = Through whose eyes?
replay-eyes-means = You see only what they could see at that moment.
replay-eyes-everyone = Everyone’s, as on the TV
replay-eyes-everyone-short = Everyone
replay-eyes-all = All phones side by side
replay-eyes-all-short = All phones
replay-look = Look through { $name }’s eyes
replay-share = Share this replay
replay-invitation = Watch our game of { $game } again:
replay-play-on = Play on from here
replay-play-on-means = A new table opens at this very moment of the game. Bots take the other seats until your friends do.
replay-whose-seat = Whose seat do you take?
replay-open = Open the table
replay-watch-again = Watch it again
replay-send = Send a link to the replay
replay-link-means = Anyone with the link can watch this game, with everyone’s name. The table is kept as long as the link is.
replay-end-link = End the link
replay-link-ended = The link no longer works.
share-result = Send the result
share-picture = Send a picture
postcard-which = Which moment?
postcard-shape = Shape
postcard-shape-tall = Tall
postcard-shape-wide = Wide
postcard-shape-story = Phone
postcard-shape-clip = Clip
postcard-send = Send
postcard-save = Save
postcard-copy = Copy
postcard-by = { $title }. { $name }
postcard-by-quote = { $title }. { $name }: “{ $quote }”
album = Album of the evening
album-invitation = Here is the album of our evening:
album-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
album-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
album-best = Best of the evening
album-leave-out = Leave out
album-take-in = Put back
album-left-out = Left out. Others don’t see it.
album-choose-means = Anyone at the table can leave pictures out until the host closes the album. Anyone with the link can look at it, and the table is kept as long as the link is.
album-closed = The host has closed this album. It stays as it is.
album-close = Close the album
album-empty = Nothing here yet. Play a game to its end, then look again.
album-gone-text = The table was removed, or the host ended the link.
album-send = Send the link
album-save = Save as a file
album-saving = Saving picture { $done } of { $all }
album-print = Print
front-page = Front page

# Circles, at a table and on the front page

circles-yours = Your circles
circle-of-table = Record for a circle
circle-record = Record tonight’s games for “{ $circle }”?
circle-record-choose = Record tonight’s games for a circle?
circle-record-yes = Record
circle-record-for = Record for “{ $circle }”
circle-record-means = Each finished game goes on the circle’s page, with who played, the scores, the best clues and how well people read each other. It also remembers which cards you’ve seen, and you’re dealt new ones first. Everyone here has to agree first, and nothing is recorded until then. The table is kept, too.
circle-no-circle = A circle is a group that keeps a record of its evenings. You don’t have one in this browser yet.
circle-wish = { $names } would like to record tonight’s games for “{ $circle }”.
circle-agree = Agree
circle-agree-member = You’re in this circle, so your name goes on its page.
circle-agree-guest = Agree as a guest
circle-guest-means = This browser isn’t in the circle, so your name won’t be recorded. If you have the circle’s link, join there first.
circle-waiting = { $count ->
    [one] Games will be recorded for “{ $circle }” when { $names } agrees.
   *[other] Games will be recorded for “{ $circle }” when { $names } agree.
}
circle-recorded = Games here are recorded for “{ $circle }”.
circle-agreed = Agreed
circle-not-agreed = Not yet
circle-disagree = Don’t record
circle-disagree-means = If you change your mind, no more games are recorded at this table. What’s already on the circle’s page stays there.
circle-details = Details

# Games in which each player collects points

points = Points
points-won-you = You win!
points-won = { $names } wins!
points-won-shared = { $names } share it!
points-won-nobody = Nobody’s left.
points-result = { $score ->
    [0] Without a single point.
    [one] With one point.
   *[other] With { $score } points.
}
points-each = { $name } { $score }
points-story = We played { $game }. { $result } { $scores }.

# Talking aloud
order-voice = Talk aloud
order-voice-means = Everyone with a microphone can talk. When the rules ask for silence, nobody hears you.
voice-join = Talk aloud
voice-joined = { $count ->
    [0] Nobody’s talking yet
    [one] { $count } person is in
   *[other] { $count } people are in
}
voice-entering = Connecting your microphone…
voice-away = Voice is away. It’ll be back in a moment.
voice-on = Everyone can hear you
voice-on-team = Only your team can hear you
voice-off = Your microphone is off
voice-hushed = Quiet now. Nobody can hear you.
voice-muted = The host has muted you
voice-together = You’re all in one room, so just say it!
voice-switch = Microphone
voice-hold = Tap to talk, or hold while you talk.
voice-leave = Stop talking aloud
voice-to = Who hears you
voice-to-table = Table
voice-to-team = Team
voice-insecure = Microphones only work at an address that begins with https.
voice-denied = Your browser didn’t give us the microphone. Allow it in the address bar, then try again.
voice-unreachable = Your network doesn’t let voice through. You can still write.
voice-elsewhere = You’re no longer in the voice here.

# Streaming
stream = We’re streaming
stream-means = Hides the code of this table. Onlookers can see everything a little later, or their phones would spoil your stream.
stream-delay = Onlookers are behind by
stream-delay-means = About as long as your stream takes to reach them. Players see everything at once.
stream-names = Names in the picture
stream-paper = Paper behind the picture
stream-copy = Copy the picture’s address
stream-copy-means = Add it as a browser source of 1920 × 1080 in your streaming program. Don’t share it, since it’s not delayed.
stream-hidden = Hidden from your audience
stream-show-code = Show
stream-hide-code = Hide
you-watch-later = You’re watching, { $seconds } s behind
note-audience = Everyone who watches, by vote
audience-seat = The audience plays along
audience-seat-means = They have one seat. What most of them choose is played, and a bot writes where words are needed.
audience-plays = You all play for “{ $name }” together
audience-vote = Choose together: { $left } left, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
audience-voted = Your vote is in, and you can change it: { $left } left, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
audience-votes = { $name }: { $left } left, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
audience-sees = Everyone in the audience sees this
approve = I read everything first
approve-means = Names of newcomers and clues show once you’ve tapped “Show it”. Until then nobody else sees them.
approve-name = “{ $name }” has sat down
approve-text = { $name }’s clue: “{ $text }”
approve-more = { $count } more to read
approve-show = Show it
approve-again = Another one
approve-remove = Show out
written-waits = The host reads it first.
written-again = The host would like something else.
guess-along = Guess along! { $guesses ->
    [0] Nobody has yet.
    [one] { $guesses } guess so far.
   *[other] { $guesses } guesses so far.
}
guess-made = Your guess is in. { $guesses ->
    [one] { $guesses } guess so far.
   *[other] { $guesses } guesses so far.
}
guess-wait = { $guesses ->
    [one] { $guesses } guess from the audience. Is it right?
   *[other] { $guesses } guesses from the audience. Who’s right?
}
guess-screen = { $guesses ->
    [one] The audience guesses along: { $guesses } guess so far
   *[other] The audience guesses along: { $guesses } guesses so far
}
guess-right = You’re right! { $share } of the audience were.
guess-wrong = Not this time. { $share } of the audience were right.
guess-result = { $share } of the audience were right.
guess-over = The audience guessed right { $share } of the time.
guess-score = You: { $right } of { $guessed } right. The audience: { $share }.
player-number = Player { $number }

# At a table of a leader's room
lobby-led = You’re at this table now. No chat here. Say it out loud!
lobby-leader-begins = { $seated } here. The leader begins the game.
leader-goes-on = The leader decides what comes next.
paused-by-leader = The leader paused the game
ended-by-leader = The leader ended the game
room-time-left = Time left: { $time }
room-time-over = Time’s up. Finish what you’re doing.
room-keep-in-mind = Keep in mind: { $hint }

# Strangers who look for people to play with
find-players = Find players
meet-looking = Looking for players…
meet-others = New players
meet-alone = We can’t send anyone to this table right now, so you’ll play with bots.
stop-looking = Stop looking
gathering = Looking for players
gathering-soon = Here we go!
# $language: what those who come to the table read.
gathering-language = { $language ->
    [pl] For people who read Polish.
   *[en] For people who read English.
}
# Above and below the time that is left, such as “0:14”.
gathering-begins = Starts in
gathering-latest = or sooner
gathering-bot = A bot, if nobody comes
gathering-give-way = When someone comes, a bot makes room for them, even in the middle of the game.
gathering-order = You’re among strangers, so we blot out rude words. You can report anyone under People in the menu.
gathering-here = { $count } here so far.
find-here-means = { $language ->
    [pl] Strangers who read Polish take the empty seats. The game starts by itself after 20 seconds or sooner, and bots take the seats that are left.
   *[en] Strangers who read English take the empty seats. The game starts by itself after 20 seconds or sooner, and bots take the seats that are left.
}
find-here-order = From then on it’s a table for strangers, with the usual house rules. We blot out rude words, and nobody can pause the game or pick another one. Until the game starts, anyone who closes this page loses their seat.
find-here = Let strangers in
find-here-not = Not now
