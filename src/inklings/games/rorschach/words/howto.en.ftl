# Rorschach, learnt by doing.

rorschach-howto-mine-0 = Party
rorschach-howto-mine-1 = Fear
rorschach-howto-mine-2 = Holiday
rorschach-howto-theirs-0 = Castle
rorschach-howto-theirs-1 = Winter
rorschach-howto-theirs-2 = Neighbour
rorschach-howto-1 = You are the test subject. Give each blot one of the words: tap a word, then a blot.
rorschach-howto-1-done = There is no wrong answer, but say nothing: your team now has to guess what you saw.
rorschach-howto-2 = Bruno of your team was tested, and his marker lies face down. Which word did he give this blot?
rorschach-howto-2-right = You know Bruno. If the other team says something else, the blot is yours, and you guess another.
rorschach-howto-2-wrong = It was the neighbour. If the other team sees that, the blot is theirs; otherwise nobody gets it.
rorschach-howto-3 = Now the others guess: “Castle”. Are they right? Copy them, or differ.
rorschach-howto-3-copy = They were right, and so were you: no blot yet. They guess another one, and if they err it is yours.
rorschach-howto-3-differ = They were right and you were not: the blot is theirs. Four blots and two ahead win.
