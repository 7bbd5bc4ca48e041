# Trzydzieści księżyców: skojarzenie, obrazy jak ze snu i pytanie, kto zobaczył to samo.

moons-title = Trzydzieści księżyców
moons-lead = Jedno skojarzenie, wiele obrazów
# Przed pierwszą grą.
moons-goal = Jedna osoba podaje skojarzenie do swojej karty. Dołóż swoją, która też pasuje, a potem wskaż prawdziwą. Wygrywa, kto pierwszy zbierze trzydzieści księżyców.
# Treść powiadomienia, gdy na kogoś czekamy: zależy od tego, co można zrobić.
moons-awaited-tell_story = Twój ruch. Podaj skojarzenie do jednej ze swoich kart.
moons-awaited-lay_cards = Jest skojarzenie. Połóż kartę, która do niego pasuje.
moons-awaited-vote = Czas na głosowanie. Która karta należy do narratora?
moons-awaited-say_ready = Koniec rundy. Zobacz, jak poszło.

moons-option-target = Ile księżyców wygrywa
moons-option-target-book = Zwykle 30.
moons-option-target-15 = 15
moons-option-target-20 = 20
moons-option-target-30 = 30
moons-option-target-40 = 40
moons-option-laps = Albo kolejki
moons-option-laps-book = Zwykle bez. Kto pierwszy zbierze księżyce, wygrywa.
moons-option-laps-0 = Bez
moons-option-laps-1 = 1
moons-option-laps-2 = 2
moons-option-laps-3 = 3
moons-option-first = Pierwszy narrator
moons-option-first-book = Zwykle ten, kto pierwszy poda skojarzenie.
moons-option-first-race = Kto pierwszy, ten lepszy
moons-option-first-random = Los
moons-option-second_vote = Drugi głos (7–8 graczy)
moons-option-second_vote-book = Zwykle nie. Pozwala głosować na dwie karty.
moons-option-second_vote-false = Nie
moons-option-second_vote-true = Tak
moons-option-deck = Gdy skończą się karty
moons-option-deck-book = Zwykle tasuje się je od nowa.
moons-option-deck-reshuffled = Tasujemy
moons-option-pictures = Obrazki
moons-option-pictures-book = Zwykle malowane sny. Dioramy to scenki z filcu, papieru i drewna. Drzeworyty to za każdym razem nowa talia, a własne powstają z Waszych zdjęć.
moons-option-pictures-dreams = Sny
moons-option-pictures-dioramas = Dioramy
moons-option-pictures-both = Sny i dioramy
moons-option-pictures-woodcuts = Drzeworyty
moons-option-pictures-own = Własne
moons-option-clue = Skojarzenia
moons-option-clue-book = Zwykle dowolne. Jedno słowo trzeba napisać.
moons-option-clue-any = Dowolne
moons-option-clue-word = Jedno słowo
moons-brief-clue-word = skojarzenia z jednego słowa
moons-brief-pictures-dioramas = dioramy
moons-brief-pictures-both = sny i dioramy
moons-brief-pictures-own = własne obrazki
moons-brief-pictures-woodcuts = drzeworyty
moons-woodcuts-name = Nazwa Waszej talii
moons-woodcuts-means = Każda nazwa daje inne obrazki. Podajcie ją znajomym, a zagrają tą samą talią.
moons-woodcuts-other = Inna talia
moons-woodcuts-drawn = Drukujemy obrazki: { $drawn } z { $count }. Możecie już zaczynać.
moons-woodcuts-ready = Wszystkie { $count } obrazki są wydrukowane.
moons-woodcuts-late = Teraz nie możemy drukować obrazków. Za chwilę spróbujemy znowu.
moons-option-deck-ends = Koniec gry
moons-own-deck = Talia
moons-own-none = Nie wybrano jeszcze talii. Na razie gracie snami.
moons-own-count = { $count ->
    [one] { $count } obrazek
    [few] { $count } obrazki
   *[many] { $count } obrazków
}, { $made }
moons-own-make = Zrób talię ze zdjęć
moons-own-link = Link do talii
moons-own-link-use = Użyj
moons-own-link-wrong = Pod tym linkiem nie ma talii. Mogła zostać usunięta.
moons-own-look = Obejrzyj talię
moons-own-bots = Boty nie widzą tych obrazków. Dają wskazówki, które pasują do wszystkiego, i zgadują.
moons-own-filled = Talię mniejszą niż { $enough } obrazków uzupełniamy snami.
moons-brief-target-15 = Do 15 księżyców
moons-brief-target-20 = Do 20 księżyców
moons-brief-target-30 = Do 30 księżyców
moons-brief-target-40 = Do 40 księżyców
moons-brief-laps-1 = każdy opowiada raz
moons-brief-laps-2 = każdy opowiada dwa razy
moons-brief-laps-3 = każdy opowiada trzy razy
moons-brief-first-race = zaczyna, kto pierwszy
moons-brief-first-random = zaczyna los
moons-brief-second_vote-true = dwa głosy
moons-brief-deck-ends = do końca kart

moons-round = Runda { $round }
moons-on-tv = Na telewizorze
moons-card = Karta { $number }
moons-card-described = Karta { $number }: { $picture }
moons-card-yours = Karta { $number }, Twoja
moons-card-hand = { $picture }, w ręce numer { $number }
moons-hand = Twoja ręka
moons-laid-cards = Karty na stole
moons-clue-written = „{ $text }”
moons-clue-aloud = Na głos

moons-only-you = Te karty widzisz tylko Ty
moons-in-hand = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
moons-hold = Przytrzymaj, by powiększyć
moons-enlarge = Powiększ
moons-back-to-hand = Pokaż wszystkie karty

moons-racing-small = Kto pierwszy poda skojarzenie, ten opowiada
moons-racing-say = Wybierz kartę i wymyśl skojarzenie.
moons-racing-watch = Kto opowie pierwszą historię?
moons-narrate-small = Teraz Ty opowiadasz
moons-narrate-say = Wybierz kartę i wymyśl skojarzenie.
moons-narrate-how = Nie za prosto, nie za dziwnie.
moons-narrate-why = Księżyce dostajesz tylko wtedy, gdy kartę znajdą niektórzy, ale nie wszyscy.
moons-your-clue = Twoje skojarzenie
moons-clue-hint = Słowo, tytuł…
moons-clue-word = Jedno słowo
moons-clue-in = Język: { $language }
moons-clue-word-in = Jedno słowo, język: { $language }
moons-aloud = Powiem na głos
moons-write = Napiszę
moons-tell = Opowiadam
moons-tell-no-card = Wybierz kartę
moons-tell-no-clue = Podaj skojarzenie
moons-tell-one-word = Tylko jedno słowo
moons-wait-narrator-small = { $name } szuka skojarzenia
moons-wait-narrator-say = Obejrzyj swoje karty.
moons-wait-narrator-watch = Zaraz zacznie się historia.

moons-choose-small = Opowiada { $name }
moons-choose-say = { $count ->
    [one] Połóż kartę, która pasuje.
    [few] Połóż { $count } karty, które pasują.
   *[other] Połóż { $count } kart, które pasują.
}
moons-choose-how = Niech myślą, że to karta narratora.
moons-choose-why = Każdy głos na Twoją kartę to księżyc dla Ciebie.
moons-lay = { $count ->
    [one] Kładę tę kartę
    [few] Kładę te { $count } karty
   *[other] Kładę te { $count } kart
}
moons-lay-missing = { $missing ->
    [one] Wybierz kartę
    [few] Wybierz { $missing } karty
   *[other] Wybierz { $missing } kart
}
moons-lay-missing-more = Wybierz jeszcze jedną
moons-wait-laid-small = Twoja karta jest na stole
moons-wait-told-small = Historia opowiedziana
moons-wait-choosing = Czekamy na: { $names }.
moons-wait-choosing-all = Wszystkie karty są na stole.
moons-laid-secret = { $count ->
    [one] Tylko Ty wiesz, że to Twoja karta
   *[other] Tylko Ty wiesz, że to Twoje karty
}
moons-told-secret = Tylko Ty wiesz, że to Twoja karta
moons-choosing-watch-small = Opowiada { $name }
moons-choosing-watch = Pozostali szukają pasującej karty.

moons-vote-small = { $name } opowiada, reszta głosuje
moons-vote-say = Która karta należy do narratora?
moons-vote-look-up = Spójrz w górę. Która karta należy do narratora?
moons-vote-told-small = Szukają Twojej karty
moons-vote-told-say = Zachowaj kamienną twarz.
moons-vote-sealed-small = Twój głos jest zapieczętowany
moons-vote-sealed-say = Możesz go zmienić, póki ktoś jeszcze głosuje.
moons-late-small = Grasz od następnej historii
moons-late-say = Tę tylko oglądasz.
moons-vote-secret = Twój głos, tajny do końca głosowania
moons-ballot-secret = Swój głos widzisz tylko Ty
moons-guess-sealed-small = Twoja odpowiedź jest zapieczętowana
moons-guess-secret = Twoja odpowiedź, tajna do końca głosowania
moons-guess-seal = Pieczętuję odpowiedź
moons-audience-points = Gdyby tylko głosowała, widownia miałaby { $points ->
    [one] { $points } księżyc.
    [few] { $points } księżyce.
   *[other] { $points } księżyców.
}
moons-vote-cards = { $count ->
    [one] Karta { $numbers }
   *[other] Karty { $numbers }
}
moons-vote-none = Jeszcze bez karty
moons-vote-missing = Wybierz kartę
moons-seal = Pieczętuję głos
moons-seal-cards = { $count ->
    [one] Pieczętuję kartę { $numbers }
   *[other] Pieczętuję karty { $numbers }
}
moons-seal-change = Zmieniam na { $numbers }
moons-sealed = Zapieczętowane
moons-vote-two = Możesz wskazać dwie karty

moons-key-choose = wybór
moons-key-seal = pieczęć
moons-key-enlarge = powiększ

moons-verdict-some = Niektórzy znaleźli
moons-verdict-all = Znaleźli wszyscy! Po 2 księżyce dla każdego oprócz narratora
moons-verdict-none = Nikt nie znalazł! Po 2 księżyce dla każdego oprócz narratora
moons-truth = Narrator: { $name }, karta numer { $number }.
moons-truth-yours = To była Twoja karta, numer { $number }.
moons-found = Kto znalazł
moons-found-nobody = Nikt jej nie znalazł.
moons-fooled-whom = zwodzi: { $names }
moons-found-by = znajduje ją: { $names }
moons-reveal-small = Karty się odwracają
moons-reveal-yours = Kto znalazł Twoją kartę?
moons-why-none = nikt nie znalazł
moons-why-all = wszyscy znaleźli
moons-why-told = część znalazła
moons-why-found = za trafienie
moons-why-fooled = zwodzi: { $names }
moons-why-fooled-you = { $cards ->
    [one] Twoja karta zwodzi: { $names }
   *[other] Twoje karty zwodzą: { $names }
}
moons-why-single = za jeden głos
moons-gains = Księżyce w tej rundzie
moons-gain = { $gain ->
    [one] jeden księżyc, razem { $score }
    [few] { $gain } księżyce, razem { $score }
   *[other] { $gain } księżyców, razem { $score }
}
moons-next = Następną historię opowiada { $name }.
moons-next-you = Następną historię opowiadasz Ty.
moons-last = To była ostatnia historia.
moons-ready = Dalej
moons-track = Tor, księżyców: { $moons }
moons-standing = { $name } { $score }

moons-won-target = { $names } dociera do pełni!
moons-won-target-shared = { $names } razem docierają do pełni!
moons-won-target-you = Docierasz do pełni!
moons-won-laps = { $names } ma najwięcej księżyców!
moons-won-laps-shared = { $names } mają najwięcej księżyców!
moons-won-laps-you = Masz najwięcej księżyców!
moons-won-deck = Karty się skończyły. Najwięcej księżyców ma { $names }.
moons-won-deck-shared = Karty się skończyły. Najwięcej księżyców mają { $names }.
moons-won-deck-you = Karty się skończyły. Masz najwięcej księżyców.
moons-won-too_few = Za mało graczy przy stole. Prowadzi { $names }.
moons-won-too_few-shared = Za mało graczy przy stole. Prowadzą { $names }.
moons-won-too_few-you = Za mało graczy przy stole. Prowadzisz Ty.
moons-result = { $score ->
    [one] Jeden księżyc
    [few] { $score } księżyce
   *[other] { $score } księżyców
} po { $rounds ->
    [one] jednej historii.
   *[other] { $rounds } historiach.
}
moons-kept = Na pamiątkę
moons-scores = Wyniki
moons-moment-best_clue = Najlepsze skojarzenie
moons-moment-great_deceiver = Najlepszy podstęp
moons-moment-nobody_saw = Nikt nie zgadł
moons-moment-best_clue-note = { $name }, runda { $round }. Trafień: { $votes } na { $voters }
moons-moment-great_deceiver-note = { $name }, runda { $round }. { $votes ->
    [one] Jeden głos na tę kartę
    [few] { $votes } głosy na tę kartę
   *[other] { $votes } głosów na tę kartę
}
moons-moment-nobody_saw-note = { $name }, runda { $round }
moons-share-moment = Udostępnij: { $title }
moons-share-story = Trzydzieści księżyców: { $result } { $scores }

moons-screen-racing = Wybierz kartę i wymyśl skojarzenie.
moons-screen-narrating-small = Cii…
moons-screen-narrating = { $name } szuka skojarzenia.
moons-screen-choosing = Opowiada { $name }. Która Twoja karta pasuje?
moons-screen-on-phone = w telefonie
moons-screen-vote = na głos w telefonie
moons-note-narrator = Opowiada
moons-note-thinking = Myśli
moons-note-laid = Karta na stole
moons-note-sealed = Głos oddany
moons-note-winner = Zwycięstwo
moons-note-gain = { $gain ->
    [0] Tym razem nic
   *[other] +{ $gain } tym razem
}
moons-note-waiting = Od następnej rundy
moons-note-left = Poza grą

moons-refused-not_now = Historia poszła już dalej. Spójrz jeszcze raz.
moons-refused-not_offered = Tej karty nie zagrasz. Wybierz inną.
moons-refused-clue_one_word = Przy tym stole skojarzenie to jedno słowo.
    .rule = D23
moons-refused-clue_written = Przy tym stole skojarzenie się pisze, jednym słowem.
    .rule = D23
moons-refused-clue_letters = Są w tym litery innego alfabetu. Przy tym stole skojarzenia są w jednym języku.
    .rule = D23
# Co osoba prowadząca czyta o stole, według etapu gry.
moons-phase-racing = Kto zacznie?
moons-phase-narrating = Szukanie skojarzenia
moons-phase-choosing = Wybór kart
moons-phase-voting = Głosowanie
moons-phase-scoring = Oglądanie wyniku
moons-refused-text_blank = Skojarzenie jest puste. Napisz coś albo powiedz na głos.
    .rule = D3
moons-refused-not_now-tell_story = Ktoś już opowiedział tę historię.
    .rule = D3
moons-refused-not_now-lay_cards = Za późno! Karty są już odkryte.
    .rule = D5
moons-refused-not_now-vote = Za późno! Głosy są już policzone.
    .rule = D6
moons-refused-not_offered-tell_story = Wybierz kartę z własnej ręki.
    .rule = D3
moons-refused-not_offered-lay_cards = Wybierz karty z własnej ręki, tyle, ile trzeba.
    .rule = D4
moons-refused-not_offered-vote = Na własną kartę nie zagłosujesz.
    .rule = D6

# Na pocztówkach.
moons-postcard-narrator = Narrator
moons-postcard-found = Trafienie
moons-postcard-fooled = Pomyłka

# W kronice.
moons-pair-found = Znalezione karty
moons-pair-fooled = Udane podstępy
