# Pareidolia: dwoje milczących malarzy, czternaście chmur i wszyscy coś w nich widzą.

pareidolia-title = Pareidolia
pareidolia-lead = Co to widać w chmurach?
# Przed pierwszą grą.
pareidolia-goal = Dwoje artystów bez słowa układa obraz z chmur. Reszta woła, co widzi. Kto zgadnie pierwszy, zdobywa krople razem z artystami.

pareidolia-option-bird = Drugi malarz
pareidolia-option-bird-book = Zwykle osoba naprzeciwko.
pareidolia-option-bird-stays = Te same pary
pareidolia-option-bird-wanders = Co okrążenie nowe pary
pareidolia-option-near = Prawie trafione
pareidolia-option-near-book = Mówi wszystkim, gdy ktoś jest blisko.
pareidolia-option-near-hidden = Bez podpowiedzi
pareidolia-option-near-shown = Gra mówi „blisko”
pareidolia-option-words = Język słów
pareidolia-option-words-book = Zgadywać można w obu językach.
pareidolia-option-words-both = Oba
pareidolia-option-words-en = Angielski
pareidolia-option-words-pl = Polski
pareidolia-own-words-bots = Boty nie umieją namalować słów, których nie znają, więc pasują. Zgadują tylko słowa z gry. Grajcie więc z ludźmi.
pareidolia-option-undo = Cofanie ostatniego ruchu partnera
pareidolia-option-undo-book = Zwykle nigdy. Rzut to też ruch.
pareidolia-option-undo-strict = Nigdy
pareidolia-option-undo-loose = Trochę
pareidolia-option-first = Kto zaczyna jako główny malarz
pareidolia-option-first-book = Zwykle osoba, która ostatnio widziała coś w chmurach.
pareidolia-option-first-chance = Losowo
pareidolia-option-first-chosen = Pierwsze miejsce
pareidolia-option-vote = Remis rozstrzyga
pareidolia-option-vote-book = Pozostali głosują, a Wy ustalacie, co wystarczy.
pareidolia-option-vote-majority = Ponad połowa głosów
pareidolia-option-vote-plurality = Najwięcej głosów
pareidolia-option-clock = Czas na malowanie
pareidolia-option-clock-book = Zwykle dwie minuty. Bez zegara runda kończy się, gdy obaj malarze spasują.
pareidolia-option-clock-off = Bez zegara
pareidolia-option-clock-standard = 2 minuty
pareidolia-option-clock-long = 4 minuty
pareidolia-brief-bird-wanders = co okrążenie nowe pary
pareidolia-brief-near-shown = z podpowiedzią „blisko”
pareidolia-brief-words-both = słowa w obu językach
pareidolia-brief-words-en = słowa po angielsku
pareidolia-brief-words-pl = słowa po polsku
pareidolia-brief-undo-loose = luźniejsze ruchy
pareidolia-brief-first-chosen = zaczyna pierwsze miejsce
pareidolia-brief-vote-plurality = remis rozstrzyga najwięcej głosów
pareidolia-brief-clock-off = bez zegara
pareidolia-brief-clock-long = cztery minuty na niebo

pareidolia-role-guesser = Zgadują najpierw
pareidolia-role-artist = Malują najpierw

pareidolia-sky = Niebo { $number } z { $rounds }
pareidolia-category = Kategoria:
pareidolia-category-animal = zwierzęta
pareidolia-category-food = jedzenie i picie
pareidolia-category-thing = rzeczy
pareidolia-category-place = miejsca i przyroda
pareidolia-category-person = ludzie i stwory
pareidolia-category-action = czynności
pareidolia-category-hard = trudne słowa
pareidolia-category-own = własne słowa

pareidolia-shape-puff = kłąb
pareidolia-shape-streak = smuga
pareidolia-shape-crescent = półksiężyc
pareidolia-shape-ring = pierścień
pareidolia-shape-tower = wieża
pareidolia-sky-shows = { $count ->
    [0] Puste niebo
    [one] Niebo z jedną chmurą:
   *[other] Niebo, liczba chmur: { $count }:
}
pareidolia-clouds = Chmury na niebie
pareidolia-cloud = Chmura { $number }: { $shape }
pareidolia-supply = Chmury w zapasie
pareidolia-left-of = { $shape }, { $left ->
    [one] została { $left }
    [few] zostały { $left }
   *[other] zostało { $left }
}

pareidolia-turn-sky = Obróć niebo, tylko dla siebie
pareidolia-turn-left = Obróć niebo w lewo, tylko dla siebie
pareidolia-turn-right = Obróć niebo w prawo, tylko dla siebie
pareidolia-seen-from = Tak widzi je { $name }

pareidolia-choosing-small-main = Malujecie: Ty i { $second }
pareidolia-choosing-small-second = Malujecie: { $main } i Ty
pareidolia-choosing-small-others = Malować będą: { $main } i { $second }
pareidolia-choosing-say = Wybierz jedno słowo.
pareidolia-choosing-wait = { $main } wybiera słowo.
pareidolia-three-secret = Widzisz je tylko Ty
pareidolia-three-words = Trzy słowa
pareidolia-second-reads = To, które zachowasz, przeczyta jeszcze { $partner }. Dwóch pozostałych nikt nigdy nie zobaczy.
pareidolia-keep = Zachowaj: „{ $word }”
pareidolia-keep-missing = Wybierz słowo

pareidolia-you-paint = Malujecie: Ty i { $partner }
pareidolia-they-paint = Malują { $main } i { $second }
pareidolia-secret = Słowo znacie tylko Wy dwoje
pareidolia-hush = Ani słowa, ani gestu. Niech mówią chmury.

pareidolia-tossing-say = Rzuć pierwszą chmurę.
pareidolia-tossing-wait = { $main } rzuca pierwszą chmurę.
pareidolia-toss = Rzuć
pareidolia-toss-missing = Wybierz chmurę do rzutu
pareidolia-toss-how = Pchnij ją w niebo albo dotknij, dokąd ma lecieć

pareidolia-move-small = Twój ruch, potem { $partner }
pareidolia-move-say = Jeden ruch. Ani słowa.
pareidolia-move-wait = Ruch: { $partner }. Ani słowa.
pareidolia-moves = Ruch: { $name }
pareidolia-tools = Co zrobić
pareidolia-tool-move = Przesuń
pareidolia-tool-nudge = Trąć
pareidolia-tool-remove = Zabierz
pareidolia-done = Gotowe, teraz { $partner }
pareidolia-pass = Pas
pareidolia-move-missing = Dołóż lub przesuń chmurę
pareidolia-put-missing = Przeciągnij ją na miejsce
pareidolia-nudge = Trąć ją
pareidolia-nudge-missing = Przeciągnij raz po niebie
pareidolia-remove = Zabierz tę chmurę
pareidolia-remove-missing = Wybierz chmurę do zabrania
pareidolia-flip = Odwróć chmurę
pareidolia-turn = Obróć chmurę
pareidolia-stays = Ostatni ruch: { $partner }. Zostaje

pareidolia-guess-say = Co to jest? Zgaduj, ile chcesz.
pareidolia-guess-onlooker = Co widzisz?
pareidolia-screen-guess = Co to jest? Zgadują wszyscy.
pareidolia-guesses = Odpowiedzi
pareidolia-first-guess = Kto zgadnie pierwszy?
pareidolia-no-guess = Nikt jeszcze nie zgaduje.
pareidolia-your-guess = Twoja odpowiedź
pareidolia-guess-hint = To jest…
pareidolia-guess = Zgaduję
pareidolia-too_fast = Złap oddech i wyślij jeszcze raz.
pareidolia-close = blisko
pareidolia-accept = Uznaj „{ $text }”
pareidolia-accept-short = Uznaj

pareidolia-saw = { $name } zgaduje!
pareidolia-you-saw = Masz to!
pareidolia-reveal-sky = Ktoś to ma!
pareidolia-reveal-guess = „{ $text }”
pareidolia-reveal-missed = Więc co to było?
pareidolia-counted = „{ $text }” się liczy.
pareidolia-was = To było: „{ $word }”.
pareidolia-missed = Koniec czasu! Nikt nie zgadł
pareidolia-missed-how = Tym razem bez kropli. Spójrz jeszcze raz. Teraz widać?
pareidolia-paid = Po jednej kropli
pareidolia-seer = odgaduje
pareidolia-artist = maluje
pareidolia-droplets = Krople
pareidolia-object = To nie to
pareidolia-objected = To nie to: { $names }
pareidolia-next-sky = Następne niebo, gdy wszyscy będą gotowi.
pareidolia-last-sky = To było ostatnie niebo.

pareidolia-tie = Remis
pareidolia-tied = Remis mają
pareidolia-vote-say = Kto wygląda najspokojniej?
pareidolia-vote-tied = Inni decydują, kto wygląda najspokojniej. Wydech.
pareidolia-vote-wait = Kto wygląda najspokojniej? Decydują inni.
pareidolia-voted = Oddane głosy: { $voted } z { $voters }
pareidolia-vote = Głosuj: { $name }
pareidolia-vote-missing = Wybierz jedną z tych osób
pareidolia-vote-sealed = Głos oddany. Możesz go jeszcze zmienić

pareidolia-won = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
}
pareidolia-won-you = Wygrywasz!
pareidolia-won-you-too = Wygrywacie razem!
pareidolia-reason-droplets = { $droplets ->
    [one] Jedna kropla, { $rounds ->
        [one] jedno niebo.
        [few] { $rounds } nieba.
       *[other] { $rounds } nieb.
    }
    [few] { $droplets } krople, { $rounds ->
        [one] jedno niebo.
        [few] { $rounds } nieba.
       *[other] { $rounds } nieb.
    }
   *[other] { $droplets } kropli, { $rounds ->
        [one] jedno niebo.
        [few] { $rounds } nieba.
       *[other] { $rounds } nieb.
    }
}
pareidolia-reason-relaxed = Nikt nie wyglądał spokojniej.
pareidolia-reason-shared = Tyle samo kropli i tyle samo spokoju.
pareidolia-reason-too_few = Reszta poszła do domu.
pareidolia-gallery = Nieba tego wieczoru
pareidolia-unseen = Nikt nie zgadł
pareidolia-standing = { $name } { $droplets }
pareidolia-share = { $result } Krople: { $scores }.

pareidolia-note-main = główny malarz
pareidolia-note-second = drugi malarz
pareidolia-note-timekeeper = pilnuje czasu

pareidolia-key-choose = wybór
pareidolia-key-keep = zachowaj
pareidolia-key-shape = kształt
pareidolia-key-aim = cel
pareidolia-key-toss = rzut
pareidolia-key-cloud = chmura
pareidolia-key-move = przesuń
pareidolia-key-turn = obrót, odwrócenie
pareidolia-key-tool = narzędzie

pareidolia-refused-not_now = Niebo już się zmieniło. Spójrz jeszcze raz.
pareidolia-refused-not_offered = Teraz tak nie można.
pareidolia-refused-locked = To ostatni ruch drugiej osoby. Zostaje.
    .rule = P14
pareidolia-refused-touches_nothing = Żadnej chmury po drodze. Spróbuj jeszcze raz.
    .rule = P12

# Na pocztówkach.
pareidolia-postcard-seen = Zobaczone w chmurach
pareidolia-postcard-skies = Nasze nieba
pareidolia-postcard-artists = Artyści
pareidolia-postcard-seer = Trafienie
pareidolia-postcard-won = Zwycięzcy

# W kronice.
pareidolia-pair-seen = Odgadnięte nieba
pareidolia-pair-painted = Wspólnie malowane nieba

# Co osoba prowadząca czyta o stole, według etapu gry.
pareidolia-phase-choosing = Wybór słowa
pareidolia-phase-tossing = Pierwsza chmura
pareidolia-phase-painting = Malowanie nieba
pareidolia-phase-solved = Ktoś to zobaczył
pareidolia-phase-missed = Koniec czasu
pareidolia-phase-voting = Głosowanie przy remisie
