# Hunch: nauka przez granie.

hunch-howto-1 = Wszyscy w tajemnicy wybierają liczbę. Wybierz swoją.
hunch-howto-1-done = Nikt jej nie zobaczy, dopóki nie wybiorą wszyscy.
hunch-howto-2 = Teraz widać wszystkie. Liczba daje punkty tylko wtedy, gdy nie wybrał jej nikt inny. Która je tu daje?
hunch-howto-2-wrong = Tę wybrały dwie osoby, więc nie daje nic. Spróbuj innej.
hunch-howto-2-right = Zgadza się! Cztery punkty dla Celeste, a dla reszty nic.
hunch-howto-3 = Gdy już znasz punkty, daj znać.
hunch-howto-3-done = Następna runda zacznie się, gdy wszyscy potwierdzą. Po trzech rundach wygrywa ten, kto ma najwięcej punktów.
