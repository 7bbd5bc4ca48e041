# Talia ze zdjęć: jak ją zrobić i obejrzeć.

deck-title = Własna talia
deck-lead = Wybierz od { $least } do { $most } zdjęć. Zamienią się w karty do Waszej następnej gry.
deck-choose = Wybierz zdjęcia
deck-honest-link = Talię widzą tylko ci, którzy mają do niej link albo grają nią przy stole.
deck-honest-clean = Miejsce, czas i wszystko, co aparat zapisał w plikach, nie opuszcza tego urządzenia.
deck-honest-kept = Serwer przechowuje talię, dopóki ktoś używa jej choć raz na 60 dni (raz na rok, jeśli grał nią krąg), albo do chwili, gdy ją usuniesz.
deck-treatment = Jak je wydrukować?
deck-treatment-paper = Papier
deck-treatment-sepia = Sepia
deck-treatment-night = Noc
deck-treatment-grain = Ziarno
deck-tap = Dotknij karty, żeby przesunąć zdjęcie albo opisać, co na nim widać.
deck-add = Więcej zdjęć
deck-card = Karta { $number }
deck-card-alt = Karta { $number }: { $alt }
deck-card-done = Gotowe
deck-cut = Która część trafi na kartę
deck-alt = Co na niej widać?
deck-alt-means = Dla osób, które nie widzą obrazka. Pole może zostać puste.
deck-drop = Wyjmij z talii
deck-reading = { $count ->
    [one] Wczytujemy jeszcze jedno zdjęcie…
    [few] Wczytujemy { $count } zdjęcia…
   *[many] Wczytujemy { $count } zdjęć…
}
deck-missing = { $count ->
    [one] Wybierz jeszcze jedno
   *[many] Wybierz jeszcze { $count }
}
deck-unread = { $count ->
    [one] Jednego pliku nie da się tu otworzyć jako zdjęcia.
   *[many] { $count } plików nie da się tu otworzyć jako zdjęć.
}
deck-count = { $count ->
    [one] { $count } obrazek
    [few] { $count } obrazki
   *[many] { $count } obrazków
}
deck-make = Zrób talię
deck-sending = Wysłane obrazki: { $sent } z { $count }
deck-ready = Twoja talia jest gotowa
deck-shown-title = Talia ze zdjęć
deck-link-means = Każdy, kto ma ten link, może obejrzeć talię i nią grać. Wyślij go tylko tym, którzy mają zobaczyć te obrazki.
deck-invitation = Talia ze zdjęć do wspólnej gry:
deck-share = Udostępnij link
deck-waits = Stół na Ciebie czeka.
deck-to-table = Do stołu { $table }
deck-play = Otwórz stół
deck-play-means = Zagraj nią teraz:
deck-remove = Usuń
deck-remove-means = Wszystkie obrazki tej talii od razu znikną z serwera. Nie będzie ich też widać w grach, które nią rozegrano.
deck-remove-yes = Usuń talię
deck-removed = Talia została usunięta.
deck-report = Zgłoś
deck-report-means = Tych obrazków nie powinno tu być? Osoba prowadząca ten serwer obejrzy talię i może ją usunąć.
deck-report-yes = Zgłoś tę talię
deck-reported = Dziękujemy. Osoba prowadząca ten serwer zobaczy to zgłoszenie.
deck-not = Jednak nie
deck-gone-title = Pod tym linkiem nie ma talii
deck-gone-text = Może brakuje części linku albo talia została usunięta.
deck-card-refused = Karta { $number }, której nie da się użyć
refused-not_a_picture = Zaznaczonych zdjęć nie da się użyć. Wyjmij je i spróbuj ponownie.
refused-not_here = Na tym serwerze zdjęcia sprawdza program i zaznaczonych nie przyjął. Program może się mylić. Wykadruj je inaczej albo wyjmij i spróbuj ponownie.
refused-no_such_deck = Tej talii już nie ma.
refused-deck_done = Ta talia jest skończona i nie można jej już zmienić.
refused-pictures_missing = Nie wszystkie obrazki dotarły. Spróbuj ponownie.
refused-not_the_maker = Może to zrobić tylko przeglądarka, w której powstała talia.
refused-nobody_checks = Zdjęć nie da się teraz sprawdzić, więc żadnych nie przyjmujemy. Spróbuj ponownie później.
refused-nobody_cleans = Serwer jest teraz zbyt zajęty, żeby przyjąć obrazki. Spróbuj ponownie za minutę.
