# Telepathic, learnt by doing.

telepathic-howto-1 = You want three stars in a line, and never three crosses. Your partner hands you “Row east”: choose a row.
telepathic-howto-1-nothing = Nothing came of that. Tap another row: three stars, in a row or a column.
telepathic-howto-1-lost = Three crosses: that would have lost at once. Tap another row.
telepathic-howto-1-won = Three stars. You say nothing: your partner must find out what you want.
telepathic-howto-2 = Now you hand a card, and your partner chooses where. Not a word. Tap a card.
telepathic-howto-2-done = Look where they used it. You pick the card, they pick the place: that is how you learn what they want.
telepathic-howto-3 = After a turn you may announce. Which colour has your partner lined up? Name it.
telepathic-howto-3-wrong = A wrong name loses for both. Look again: which colour stands in a line of three?
telepathic-howto-3-right = Purple. Now they name yours. If both names are right and both lines stand, you win together.
