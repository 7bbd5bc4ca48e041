# Pareidolia, learnt by doing.

pareidolia-howto-her-guess = whale
pareidolia-howto-1 = You and Ada are painting a cat, in silence. It needs an ear. Drag the tower there, then press “Done”.
pareidolia-howto-1-far = You can put it anywhere, but would they see a cat? Try the top of its head, on the right.
pareidolia-howto-1-stays = Leave that one for now. Drag the tower from your drawer into the sky.
pareidolia-howto-1-done = That’s an ear! You take turns, one move each, until someone sees the cat or two minutes are up.
pareidolia-howto-2 = Ada added a whisker, and it stays. The other one has drifted off. Push it to the head with one straight swipe.
pareidolia-howto-2-missed = You didn’t hit any clouds. Start below the stray whisker and push it up to the head.
pareidolia-howto-2-stays = Ada just moved that, so it stays. Push the stray whisker at the bottom left.
pareidolia-howto-2-astray = That would spoil the cat. Just push the stray whisker, up and to the right.
pareidolia-howto-2-done = One swipe pushes every cloud it hits. You can also pick clouds up or remove them.
pareidolia-howto-3 = Now others paint, and you guess as often as you like. The sky has no right way up, so turn it. What is it?
pareidolia-howto-3-wrong = Not yet, and everyone saw your guess. Try again! It’s slow, and it carries its house.
pareidolia-howto-3-right = A snail! You get a drop, and so does each artist. Most drops at the end wins.
