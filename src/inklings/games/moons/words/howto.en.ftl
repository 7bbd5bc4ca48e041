# Thirty Moons, learnt by doing.

moons-howto-clue = “Nobody will believe me”
moons-howto-1 = Ada gave this clue for one of her cards. Play one of yours that could pass for it.
moons-howto-1-done = It’s face down with the rest. Every vote it steals earns you a moon.
moons-howto-2 = We’ve shuffled all the cards. Which one’s Ada’s? You can’t vote for your own.
moons-howto-2-right = You found it! Three moons for you, three for Ada, and one more because your card fooled Bruno.
moons-howto-2-wrong = It was card 3. Ada gets three moons, and so does Celeste, who found it. Your card fooled Bruno, so you get one.
moons-howto-3 = Now you’re the narrator. You only score if some players find your card, but not all. Which clue is best?
moons-howto-3-plain = Too obvious! Everyone finds it, and you get nothing. Try another.
moons-howto-3-strange = Too strange! Nobody finds it, and you get nothing. Try another.
moons-howto-3-good = Some will see it, some won’t. That’s three moons for you. First to thirty wins.
moons-howto-clue-plain = A cat on the moon
moons-howto-clue-strange = Last Thursday
moons-howto-clue-good = She owns the night
