# Hunch, learnt by doing.

hunch-howto-1 = Everyone secretly picks a number. Pick yours.
hunch-howto-1-done = Nobody can see it until everyone has picked.
hunch-howto-2 = Now they’re all shown. A number only scores if nobody else picked it. Which one scores here?
hunch-howto-2-wrong = Two players picked that one, so neither scores. Try another.
hunch-howto-2-right = That’s it! Four points for Celeste, and nothing for the others.
hunch-howto-3 = When you’ve seen the points, say so.
hunch-howto-3-done = The next round begins when everyone’s ready. The most points after three rounds win.
