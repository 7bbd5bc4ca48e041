# The shell: home, lobby, menu, connection.

page-title = Inklings: parlour games for people who see things
home-lead = Parlour games for people who see things.
games = Games
players = { $least }–{ $most } players
open-table = Open a table
opening = Opening…
house-unreachable = The house does not answer. Check your connection and try again.

join = Join a table
join-button = Join
join-no_such_table = There is no table { $code }. Check the letters.
join-too_fast = Too many tries. Wait a moment, then type it again.
join-offline = The house does not answer. Check your connection.
code-label = Code of the table, { $length } letters
use-as-tv = Use this screen as the TV
tv = TV
open-tv = Show the table on a TV
tv-which-table = Which table shall this screen show?
tv-show = Show
tv-where-code = The code is at the top of everybody’s phone.

theme = Light
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
saving-long = Still saving. The house keeps trying; you need not do anything.
share = Share
copied = Copied.
copy-failed = Copying is not allowed here. The link is { $text }
picture = A picture
one-moment = One moment…

opening-table = Opening table { $code }
# While a game waits for people who are not there ($names: one or several); the time left stands beside it.
waiting-for-missed = Waiting for { $names }
somebody-away = { $names } is away
let-bot-play = Let a bot play
bots-away = The bots have not answered for a while. { $host } can wait, or invite people to take their chairs.
bots-away-host = The bots have not answered for a while. Wait, or invite people to take their chairs.
seat-kept = Your seat has been kept for you.
take-back = Take it back
seat-passed-on = { $name } plays in your seat now. You can watch, or sit down where there is room.
understood = All right
turn-left = { $seconds ->
    [one] { $seconds } second left for this move
   *[other] { $seconds } seconds left for this move
}
# In small under the clock ($time: "0:12").
your-move-left = your move { $time }
their-move-left = this move { $time }
line-connecting = Connecting…
line-lost = Connection lost. Reconnecting; your moves are kept.
line-restarting = The house is restarting. Reconnecting; your moves are kept.
line-busy = The house is busy. Trying again in a moment; your moves are kept.
line-too_fast = Too many messages at once. Reconnecting in a few seconds.
no-table-title = There is no table { $code }
no-table-text = It may have been cleared away, or a letter is wrong.
go-home = To the front page
seat-gone = You hold no seat on this device any more. You are watching.
moved-title = You play on another device now
moved-text = This seat was opened in another window or on another phone. Only one of them can hold it.
moved-back = Play here instead
out-of-step-title = This page is out of date
out-of-step-text = The house still cannot read what this page sends. Wait a minute, then load it again; your seat is kept.
table-broken-title = This table cannot be read at the moment
table-broken-text = The mistake is ours, and everything that was played is kept. This page tries again by itself every few minutes.
table-broken-tell = Please tell the person who runs this house the name of the incident:
# While the table goes on, perhaps with a clock that does not ring.
table-trouble = Something broke on our side; the game is kept. If it does not go on, tell the person who runs this house: incident { $incident }.
try-again = Try again
open-new-table = Open a new table
part-missing-title = A part of this page is missing
part-missing-text = The house has probably been updated while this page was open. Load it again; your seat is kept.
reload = Load again

your-name = Your name
type-a-name = Type a name
another-inkling = Grow another inkling
sit-down = Sit down
sit-out = Sit this one out
sit-again = Sit down again
keep-name = Keep it
change-name = Change my name
only-watch = I only want to watch
first-here = You are the first one here.
already-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}

ticket = How to join this table
invite = Invite
invitation = Come and play with us. Table { $code }:
copy-link = Copy link
qr-alt = QR code of { $link }
seats = Seats
seat-open = Open seat
seat-needed = One more needed
seats-open = { $open ->
    [0] All seats are taken.
    [one] One more can join.
   *[other] { $open } more can join.
}
add-bot = Add a bot
seat-bot = Seat a bot
play-with-bots = Play with bots
guest = Guest
take-chair = Bots give up their chairs. Whose would you like?
temper-easy = Easy-going
temper-easy-means = Plays as it comes, and forgives a lot.
temper-keen = Keen
temper-keen-means = Thinks before it plays.
temper-sharp = Sharp
temper-sharp-means = Misses very little.
note-bot-easy = Easy bot
note-bot-keen = Keen bot
note-bot-sharp = Sharp bot
shuffle = Shuffle
swap-how = Tap two people and they change places.
swap-with = With whom shall { $name } change places?
note-you = You
note-you-host = You, host
note-host = Host
note-here = Here
note-away = Away
note-left = Left the game
note-empty = Empty chair
note-muted = Muted
ready = Ready
reveal-skip = Tap anywhere to skip.
say-ready = I’m ready
change-game = Another game
house-rules = House rules
begin = Begin
begin-missing = { $missing ->
    [0] Not yet
   *[other] { $missing } more needed
}
begin-surplus = { $surplus ->
    [one] One must sit out
   *[other] { $surplus } must sit out
}
locked = The table is locked.
watching = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
lobby-missing = { $seated } seated. { $least } to { $most } can play.
lobby-host-begins = { $seated } seated. { $host } can begin.
lobby-not-ready = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
lobby-all-ready = { $seated } seated, all ready.

remove-person = Show { $name } out
remove-bot-explained = The game goes on without it.
remove-explained = They lose their seat. They can still watch.
free-seat = Free the chair
free-seat-explained = Or keep the chair in the game, so that somebody else can take it.

table-menu = Table { $code }
people = People
lock-table = Lock the table
unlock-table = Unlock the table
continue-elsewhere = Continue on another device
handover-explained = Scan this with the other device, or open the link there. It works once, and your seat moves with you.
leave = Leave the table
leave-explained = The others play on without you, and your cards go back to the deck.
leave-for-good = Leave for good
stay = Stay

company = At the table
standing-turn = to move
standing-narrator = narrator
standing-subject = test subject
standing-done = done
standing-thinking = thinking
standing-away = away
away = Away: { $names }
key-space = Space

council-leans = { $names }: this one.
council-proposals = What others would rather do
council-take = { $names }: { $choice }. Agree with that
council-seal = Seal it
council-wait = Wait for { $names }
council-moving = { $names } decided. Done in three seconds:
council-moving-yours = Done in three seconds, unless somebody objects:
council-call-off = Not yet
council-take-back = Take it back
council-agree = Agree

time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
news-turn = Your turn.
news-last = All wait for you.
news-waiting = Waiting for { $name }.
you-watch = You are watching
play-again = Play again
host-plays-again = { $host } can deal again.

screen-how-to-join = Point a phone here, or type the letters.
screen-missing = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
screen-host-begins = { $host } can begin.
watch-or-join = Watch or join

refused-not_seated = Sit down first.
refused-not_host = Only the host can do that.
refused-not_now = That is not possible right now.
refused-already_seated = You already have a seat here.
refused-table_full = All seats are taken. You can watch.
refused-table_locked = The table is locked. Ask the host to open it.
refused-name_taken = Somebody here has that name. Choose another.
refused-name_blank = Type a name first.
refused-too_few = More players are needed to begin.
refused-too_many = There are too many players for this game.
refused-no_such_game = This house does not have that game.
refused-bad_options = Those house rules do not go together.
refused-no_such_seat = That seat is gone.
refused-key_unknown = That link was used already. Ask for a new one on your first device.
refused-hushed = Silence is a rule just now.
refused-muted = The host has muted you. You can play on.
refused-together = You are all in one room: say it aloud.
refused-too_fast = Too fast. Wait a moment.
refused-upgrading = The house is being upgraded. Try again in a little while.
refused-unavailable = The house could not pass that on. Try again.
refused-malformed = The house did not understand. Load the page again.
broken = Something broke on our side. Your game is safe. Incident { $incident }.

talk = Talk
talk-unread = { $count ->
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
talk-to = To whom
talk-table = The table
talk-team = My team
talk-team-only = Only your team reads this
talk-none = Nobody has said anything yet.
talk-silence = Silence is a rule just now: nobody may write.
talk-write = Say something
talk-say = Say it
talk-unsent = Not sent: there is no connection. Your text is still here.
talk-lost = The connection broke before the house answered. Your text is still here; the others may have read it already.

react = React
face-laugh = Laughter
face-wow = Astonishment
face-love = Love
face-applause = Applause
face-hmm = Doubt
face-ouch = Ouch

yes = Yes
no = No
order = Order at the table
order-patience = Wait for whoever drops out
order-patience-means = The clock stands still for so long; then the game goes on.
seconds-short = { $seconds } s
order-together = We are all in one room
order-together-means = Nobody writes or makes faces on a phone: you can hear one another.
order-onlookers = Onlookers may react
order-open-to = Who is here
order-friends = Friends
order-strangers = Strangers
order-strangers-mean = Among strangers rude words are blotted out.
mute-person = Mute { $name }
unmute-person = Let { $name } talk again

sound = Sounds
sound-on = Switch the sounds on
sound-off = Switch the sounds off
on = On
off = Off
tap-for-sound = Tap for sound

how-to-play = How to play
how-to-play-game = How to play: { $game }
all-rules = All the rules
rules-of = The rules: { $game }
rule = Rule { $rule }
howto-step = Step { $step } of { $steps }
howto-skip = Skip the rest
howto-next = Go on
howto-next-anyway = Skip this
howto-end = That’s it

tv-letters-how = Scan this, or choose “Show the table on a TV” in the menu of your table and type these letters.
tv-or-type = Or type the code of the table here.
send-screen-how = Open { $address } on the TV and type the letters that it shows.
screen-label = Letters on the screen, { $length }
screen-sent = The screen shows this table now.
screen-no_such_screen = No screen shows these letters. Look again.
screen-too_fast = Too many tries. Wait a moment, then type them again.
screen-offline = The house does not answer. Check your connection.
tv-here = Or open the big screen in a new window here
pair-show = Show table { $code }
invite-to-watch = Invite somebody to watch
invitation-to-watch = Come and watch us play. Table { $code }:
