# Telepathic: two people, one grid, and not a word until the end.

telepathic-title = Telepathic
telepathic-lead = Two wishes, one grid, no words

telepathic-option-cards = Cards for two
telepathic-option-cards-first = First game
telepathic-option-cards-standard = Standard
telepathic-option-cards-challenge = Challenge
telepathic-option-removed = Cards taken away in a challenge
telepathic-option-removed-1 = 1
telepathic-option-removed-2 = 2
telepathic-option-removed-3 = 3
telepathic-option-removed-4 = 4
telepathic-option-removed-5 = 5
telepathic-option-removed-6 = 6
telepathic-option-four = Four players
telepathic-option-four-director = Two and directors
telepathic-option-four-partners = Four partners
telepathic-option-four-opposed = Two against two
telepathic-option-starts = Who begins
telepathic-option-starts-random = By chance
telepathic-option-starts-first = First chair
telepathic-option-starts-second = Second chair
telepathic-option-assist = “If you move this…”
telepathic-option-assist-first = First game
telepathic-option-assist-always = Always
telepathic-option-assist-never = Never
telepathic-option-clock = Thinking time
telepathic-option-clock-off = Off
telepathic-option-clock-standard = Standard
telepathic-option-clock-long = Twice as long

telepathic-refused-not_now = That moment has passed. Look again.
telepathic-refused-not_offered = That cannot be chosen now.
