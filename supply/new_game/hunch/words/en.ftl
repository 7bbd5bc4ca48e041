# Hunch: everyone secretly picks a number, and only a number that nobody else picked earns points.

hunch-title = Hunch
hunch-lead = Think of a number
# Before a first game.
hunch-goal = Everyone secretly picks a number from one to six. If nobody else picks the same, you get that many points. The most points after three rounds win.

hunch-option-rounds = Rounds
hunch-option-rounds-book = Usually 3.
hunch-option-rounds-3 = 3
hunch-option-rounds-5 = 5
hunch-option-rounds-7 = 7
hunch-brief-rounds-5 = five rounds
hunch-brief-rounds-7 = seven rounds

hunch-round = Round { $round } of { $rounds }
hunch-only-you = Only you can see your number
hunch-numbers = Numbers

hunch-picking-small = Everyone picks at once
hunch-picking-say = Pick a number that nobody else will pick.
hunch-picking-watch = Everyone’s picking a number.
hunch-picked-small = Your number’s in
hunch-picked-say = Waiting for the others.
hunch-picking-count = { $done } of { $all } numbers are in
hunch-pick = Pick { $number }
hunch-pick-missing = Pick a number

hunch-showing-small = Round { $round } is over
hunch-showing-say = { $count ->
    [0] No points this time.
    [one] One number stood alone.
   *[other] { $count } numbers stood alone.
}
hunch-shown = Numbers of this round
hunch-no-pick = No number
hunch-gain = { $points ->
    [0] No points
    [one] One point
   *[other] { $points } points
}
hunch-ready-hint = The next round begins when everyone’s ready.

hunch-screen-picking = Pick a number on your phone.

hunch-refused-not_now = The round has moved on. Look again.
hunch-refused-not_offered = Pick a number from one to six.
    .rule = H3
