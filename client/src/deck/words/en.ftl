# Making a deck from photos, and looking at one.

deck-title = A deck of your own
deck-lead = Choose { $least } to { $most } photos. They become the cards of your next game.
deck-choose = Choose photos
deck-honest-link = Only people who have the deck’s link, or play at a table with it, can see it.
deck-honest-clean = Place, time and everything else that your camera wrote into the files never leave this device.
deck-honest-kept = The server keeps the deck until nobody has used it for 60 days (a year, if a circle has played with it), or until you remove it.
deck-treatment = How are they printed?
deck-treatment-paper = Paper
deck-treatment-sepia = Sepia
deck-treatment-night = Night
deck-treatment-grain = Grain
deck-tap = Tap a card to move its photo, or to say what it shows.
deck-add = More photos
deck-card = Card { $number }
deck-card-alt = Card { $number }: { $alt }
deck-card-done = Done
deck-cut = Which part is on the card
deck-alt = What does it show?
deck-alt-means = For people who can’t see the picture. You can leave it empty.
deck-drop = Take it out
deck-reading = { $count ->
    [one] Reading one more photo…
   *[other] Reading { $count } photos…
}
deck-missing = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
deck-unread = { $count ->
    [one] One file can’t be opened here as a photo.
   *[other] { $count } files can’t be opened here as photos.
}
deck-count = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
}
deck-make = Make the deck
deck-sending = { $sent } of { $count } pictures are sent
deck-ready = Your deck is ready
deck-shown-title = A deck of photos
deck-link-means = Anyone who has the link can look at this deck and play with it. Send it only to people who should see these pictures.
deck-invitation = A deck of photos to play with:
deck-share = Share the link
deck-waits = Your table is waiting.
deck-to-table = To table { $table }
deck-play = Open a table
deck-play-means = Play with it now:
deck-remove = Remove
deck-remove-means = All pictures of this deck are deleted from the server at once. Games that were played with it no longer show them.
deck-remove-yes = Remove the deck
deck-removed = The deck is gone.
deck-report = Report
deck-report-means = Should these pictures not be here? The person who runs this server will look at the deck, and can remove it.
deck-report-yes = Report this deck
deck-reported = Thank you. The person who runs this server will see your report.
deck-not = Never mind
deck-gone-title = There’s no deck behind this link
deck-gone-text = Part of the link might be missing, or the deck has been removed.
deck-card-refused = Card { $number }, which can’t be used
refused-not_a_picture = The marked photos can’t be used. Take them out and try again.
refused-not_here = This server checks photos by program and won’t keep the marked ones. The program can be wrong. Cut them differently or take them out, and try again.
refused-no_such_deck = There’s no such deck anymore.
refused-deck_done = This deck is finished and can’t be changed anymore.
refused-pictures_missing = Not all pictures have arrived. Try again.
refused-not_the_maker = Only the browser that made this deck can do that.
refused-nobody_checks = Photos can’t be checked right now, so none are taken. Try again later.
refused-nobody_cleans = The server is too busy to take pictures right now. Try again in a minute.
