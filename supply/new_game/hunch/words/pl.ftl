# Hunch: każdy w tajemnicy wybiera liczbę, a punkty daje tylko taka, której nie wybrał nikt inny.

hunch-title = Hunch
hunch-lead = Pomyśl o liczbie
# Przed pierwszą grą.
hunch-goal = Wszyscy w tajemnicy wybierają liczbę od jednego do sześciu. Jeśli nikt inny nie wybierze tej samej, dostajesz tyle punktów. Po trzech rundach wygrywa ten, kto ma ich najwięcej.

hunch-option-rounds = Rundy
hunch-option-rounds-book = Zwykle 3.
hunch-option-rounds-3 = 3
hunch-option-rounds-5 = 5
hunch-option-rounds-7 = 7
hunch-brief-rounds-5 = pięć rund
hunch-brief-rounds-7 = siedem rund

hunch-round = Runda { $round } z { $rounds }
hunch-only-you = Swoją liczbę widzisz tylko Ty
hunch-numbers = Liczby

hunch-picking-small = Wszyscy wybierają naraz
hunch-picking-say = Wybierz liczbę, której nie wybierze nikt inny.
hunch-picking-watch = Wszyscy wybierają liczbę.
hunch-picked-small = Liczba wybrana
hunch-picked-say = Czekamy na pozostałych.
hunch-picking-count = Wybrane liczby: { $done } z { $all }
hunch-pick = Wybieram { $number }
hunch-pick-missing = Wybierz liczbę

hunch-showing-small = Koniec rundy { $round }
hunch-showing-say = { $count ->
    [0] Tym razem bez punktów.
    [one] Jedna liczba się nie powtórzyła.
    [few] { $count } liczby się nie powtórzyły.
   *[other] { $count } liczb się nie powtórzyło.
}
hunch-shown = Liczby z tej rundy
hunch-no-pick = Bez liczby
hunch-gain = { $points ->
    [0] Bez punktów
    [one] Jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
hunch-ready-hint = Następna runda zacznie się, gdy wszyscy potwierdzą.

hunch-screen-picking = Wybierz liczbę na telefonie.

hunch-refused-not_now = Runda poszła dalej. Spójrz jeszcze raz.
hunch-refused-not_offered = Wybierz liczbę od jednego do sześciu.
    .rule = H3
