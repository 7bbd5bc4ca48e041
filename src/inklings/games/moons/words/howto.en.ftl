# Thirty Moons, learnt by doing.

moons-howto-clue = “Nobody will believe me”
moons-howto-1 = Ada looked at a card of hers and gave this clue. Lay one of yours that could be meant.
moons-howto-1-done = It lies face down among the others. Everybody who takes it for Ada’s gives you a moon.
moons-howto-2 = All cards are shuffled. Which one is Ada’s? You cannot vote for your own.
moons-howto-2-right = Found: three moons for you, three for Ada, and one more because Bruno took yours for hers.
moons-howto-2-wrong = It was card 3: three moons for Ada and for Celeste, who found it. One for you: Bruno took yours for hers.
moons-howto-3 = Now you tell. If everybody finds your card, or nobody, you get nothing. Which clue is best?
moons-howto-3-plain = Too plain: everybody finds it, and you get nothing. Try another.
moons-howto-3-strange = Too strange: nobody finds it, and you get nothing. Try another.
moons-howto-3-good = Some will see it, some will not: three moons for you. Thirty end the game.
moons-howto-clue-plain = A cat on the moon
moons-howto-clue-strange = Last Thursday
moons-howto-clue-good = She owns the night
