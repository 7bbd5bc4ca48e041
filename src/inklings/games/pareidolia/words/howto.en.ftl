# Pareidolia, learnt by doing.

pareidolia-howto-her-guess = whale
pareidolia-howto-1 = You and Ada paint a cat, without a word. It lacks an ear: drag the tower there, then press “Done”.
pareidolia-howto-1-far = It may lie anywhere, but who would see a cat? Put it at the top of the head, on the right.
pareidolia-howto-1-stays = Leave that where it is for now. Drag the tower from your drawer into the sky.
pareidolia-howto-1-done = An ear. You move by turns, one move each, until somebody sees the cat or two minutes are over.
pareidolia-howto-2 = Ada has added a whisker, which stays. The other one has drifted: with one straight stroke, push it to the head.
pareidolia-howto-2-missed = Your stroke met no cloud. Begin below the stray whisker, and push it up to the head.
pareidolia-howto-2-stays = That is Ada’s last move: it stays. Push the stray whisker, at the bottom left.
pareidolia-howto-2-astray = That would spoil the cat. Push only the stray whisker, up to the right.
pareidolia-howto-2-done = One stroke pushes whatever it meets. You may also pick clouds up, or take them away.
pareidolia-howto-3 = Now others paint, and you guess as often as you like. The sky has no up: turn it. What is it?
pareidolia-howto-3-wrong = Not yet, and everybody has read it. Guess again: it is slow, and carries its house.
pareidolia-howto-3-right = A snail! A droplet for you and one for each artist. Whoever has most in the end wins.
