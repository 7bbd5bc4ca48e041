# Telepathic, learnt by doing.

telepathic-howto-1 = Get three stars in a line, and never three crosses. Your partner gives you “Row east”. Pick a row.
telepathic-howto-1-nothing = No luck. Tap another row to get three stars in a row or column.
telepathic-howto-1-lost = Three crosses! You’d have lost right there. Tap another row.
telepathic-howto-1-won = Three stars! Don’t say a word. Your partner has to work out your goal.
telepathic-howto-2 = Now you give a card, and your partner picks where to use it. Not a word. Tap a card.
telepathic-howto-2-done = See where they used it? You pick the card, they pick the place. That’s how you learn their goal.
telepathic-howto-3 = After any move you can announce. Which colour has your partner lined up? Name it.
telepathic-howto-3-wrong = Get it wrong and you both lose. Look again. Which colour has three in a line?
telepathic-howto-3-right = It’s purple! Now they name your goal. If you’re both right and both lines are there, you win together.
