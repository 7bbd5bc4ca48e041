# Rorschach, learnt by doing.

rorschach-howto-mine-0 = Party
rorschach-howto-mine-1 = Fear
rorschach-howto-mine-2 = Holiday
rorschach-howto-theirs-0 = Castle
rorschach-howto-theirs-1 = Winter
rorschach-howto-theirs-2 = Neighbour
rorschach-howto-1 = You’re the test subject. Give each blot one of these words. Tap a word, then a blot.
rorschach-howto-1-done = There are no wrong answers, but don’t say a thing! Now your team has to guess what you saw.
rorschach-howto-2 = Bruno from your team was the test subject. His marker is face down. Which word did he give this blot?
rorschach-howto-2-right = You know Bruno! If the other team picks another word, you win the blot and guess another one.
rorschach-howto-2-wrong = It was the neighbour. If the other team knew, they win the blot. If not, nobody does.
rorschach-howto-3 = Now the other team guesses “Castle”. Are they right? Back it, or pick another word.
rorschach-howto-3-copy = They were right, and so were you, so nobody wins the blot yet. They guess another one. If they miss, you win it.
rorschach-howto-3-differ = They were right and you weren’t, so they win the blot. You play to 4, and win by 2.
