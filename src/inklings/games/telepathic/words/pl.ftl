# Telepathic: dwie osoby, jedna plansza i ani słowa do samego końca.

telepathic-title = Telepatia
telepathic-lead = Dwa cele, jedna plansza, bez słów
telepathic-goal = Ty i partner macie po tajnym celu na jednej planszy. Bez słowa przesuwajcie płytki, aż Twój cel się ułoży, a potem nazwij cel partnera.

telepathic-option-cards = Karty dla dwojga
telepathic-option-cards-book = Na początek cztery proste karty, potem wszystkie dziesięć.
telepathic-option-cards-first = Pierwsza gra
telepathic-option-cards-standard = Zwykłe
telepathic-option-cards-challenge = Wyzwanie
telepathic-option-removed = Karty zabrane w wyzwaniu
telepathic-option-removed-book = Tyle, na ile macie odwagi.
telepathic-option-removed-1 = 1
telepathic-option-removed-2 = 2
telepathic-option-removed-3 = 3
telepathic-option-removed-4 = 4
telepathic-option-removed-5 = 5
telepathic-option-removed-6 = 6
telepathic-option-four = Cztery osoby
telepathic-option-four-book = Trzy sposoby gry we czworo.
telepathic-option-four-director = Z reżyserem
telepathic-option-four-partners = Razem
telepathic-option-four-opposed = Drużyny
telepathic-option-starts = Kto zaczyna
telepathic-option-starts-book = Kto podaje pierwszą kartę.
telepathic-option-starts-random = Losowo
telepathic-option-starts-first = Pierwsze miejsce
telepathic-option-starts-second = Drugie miejsce
telepathic-option-assist = Podgląd ruchu
telepathic-option-assist-book = Pokazuje, co da ruch.
telepathic-option-assist-first = Pierwsza gra
telepathic-option-assist-always = Zawsze
telepathic-option-assist-never = Nigdy
telepathic-option-more = Karty dla trzech i więcej
telepathic-option-more-book = Zwykle podstawowa talia.
telepathic-option-more-standard = Zwykłe
telepathic-option-more-same = Jak dla dwojga
telepathic-option-roles = Kto kim jest
telepathic-option-roles-book = Zwykle sami wybieracie partnerów i reżysera.
telepathic-option-roles-chance = Losowo
telepathic-option-roles-chosen = Wybieracie

telepathic-brief-cards-first = Pierwsza gra
telepathic-brief-cards-standard = Dziesięć ruchów
telepathic-brief-cards-challenge = Wyzwanie
telepathic-brief-removed-2 = bez dwóch kart
telepathic-brief-removed-3 = bez trzech kart
telepathic-brief-removed-4 = bez czterech kart
telepathic-brief-removed-5 = bez pięciu kart
telepathic-brief-removed-6 = bez sześciu kart
telepathic-brief-four-director = we czworo z reżyserami
telepathic-brief-four-partners = we czworo razem
telepathic-brief-four-opposed = dwoje na dwoje
telepathic-brief-starts-first = zaczyna pierwsze miejsce
telepathic-brief-starts-second = zaczyna drugie miejsce
telepathic-brief-assist-always = zawsze podgląd ruchu
telepathic-brief-assist-never = bez podglądu ruchu
telepathic-brief-more-same = te same karty dla każdej liczby graczy
telepathic-brief-roles-chosen = role wybrane

telepathic-role-seat-colour = Kolory
telepathic-role-seat-shape = Kształty
telepathic-role-seat-director = Reżyser
telepathic-role-seat-colour-lose = Kolor do unikania
telepathic-role-seat-colour-win = Kolor do ułożenia
telepathic-role-seat-shape-lose = Kształt do unikania
telepathic-role-seat-shape-win = Kształt do ułożenia
telepathic-role-seat-colour-one = Kolor 1
telepathic-role-seat-colour-two = Kolor 2
telepathic-role-seat-shape-one = Kształt 1
telepathic-role-seat-shape-two = Kształt 2

telepathic-chapter = Ruch { $action }
telepathic-left = { $count ->
    [0] Nie ma już ruchów
    [one] Został 1 ruch
    [few] Zostały { $count } ruchy
    [many] Zostało { $count } ruchów
   *[other] Zostało { $count } ruchu
}
telepathic-grid = Plansza, północ u góry
telepathic-grid-after = Plansza po takim ruchu
telepathic-cell = { $tile }, rząd { $row }, kolumna { $column }
telepathic-place-row = Rząd { $place }
telepathic-place-col = Kolumna { $place }
telepathic-place-corner = Róg { $place }
telepathic-lines = Pokaż trójki

telepathic-value-blue = niebieskie
telepathic-value-green = zielone
# Tam, gdzie jest ciasno, słowo się łamie.
telepathic-value-orange = pomarań{ "\u00AD" }czowe
telepathic-value-purple = fioletowe
telepathic-value-circle = koła
telepathic-value-cross = krzyże
telepathic-value-star = gwiazdy
telepathic-value-waves = fale
telepathic-three-blue = trzy niebieskie
telepathic-three-green = trzy zielone
telepathic-three-orange = trzy pomarańczowe
telepathic-three-purple = trzy fioletowe
telepathic-three-circle = trzy koła
telepathic-three-cross = trzy krzyże
telepathic-three-star = trzy gwiazdy
telepathic-three-waves = trzy fale
telepathic-tile-blue-circle = niebieskie koło
telepathic-tile-blue-cross = niebieski krzyż
telepathic-tile-blue-star = niebieska gwiazda
telepathic-tile-blue-waves = niebieskie fale
telepathic-tile-green-circle = zielone koło
telepathic-tile-green-cross = zielony krzyż
telepathic-tile-green-star = zielona gwiazda
telepathic-tile-green-waves = zielone fale
telepathic-tile-orange-circle = pomarańczowe koło
telepathic-tile-orange-cross = pomarańczowy krzyż
telepathic-tile-orange-star = pomarańczowa gwiazda
telepathic-tile-orange-waves = pomarańczowe fale
telepathic-tile-purple-circle = fioletowe koło
telepathic-tile-purple-cross = fioletowy krzyż
telepathic-tile-purple-star = fioletowa gwiazda
telepathic-tile-purple-waves = fioletowe fale

telepathic-card-row-east = Rząd na wschód
telepathic-card-row-west = Rząd na zachód
telepathic-card-col-north = Kolumna w górę
telepathic-card-col-south = Kolumna w dół
telepathic-card-row-reverse = Odwróć rząd
telepathic-card-col-reverse = Odwróć kolumnę
telepathic-card-row-pairs = Pary w rzędzie
telepathic-card-col-pairs = Pary w kolumnie
telepathic-card-corner-cw = Róg w prawo
telepathic-card-corner-ccw = Róg w lewo
telepathic-effect-row-east = Każda płytka idzie o jedno pole na wschód. Ostatnia wraca na zachodni koniec.
telepathic-effect-row-west = Każda płytka idzie o jedno pole na zachód. Pierwsza przechodzi na wschodni koniec.
telepathic-effect-col-north = Każda płytka idzie o jedno pole na północ. Górna przechodzi na sam dół.
telepathic-effect-col-south = Każda płytka idzie o jedno pole na południe. Dolna wraca na samą górę.
telepathic-effect-row-reverse = Rząd się odwraca: skrajne zamieniają się miejscami, środkowe też.
telepathic-effect-col-reverse = Kolumna się odwraca: skrajne zamieniają się miejscami, środkowe też.
telepathic-effect-row-pairs = Sąsiednie zamieniają się miejscami: pierwsza z drugą, trzecia z czwartą.
telepathic-effect-col-pairs = Sąsiednie zamieniają się miejscami: pierwsza z drugą, trzecia z czwartą.
telepathic-effect-corner-cw = Cztery płytki w rogu obracają się zgodnie z zegarem.
telepathic-effect-corner-ccw = Cztery płytki w rogu obracają się przeciwnie do zegara.
telepathic-step-row-east = rząd { $place } na wschód
telepathic-step-row-west = rząd { $place } na zachód
telepathic-step-col-north = kolumna { $place } na północ
telepathic-step-col-south = kolumna { $place } na południe
telepathic-step-row-reverse = rząd { $place } odwrócony
telepathic-step-col-reverse = kolumna { $place } odwrócona
telepathic-step-row-pairs = pary w rzędzie { $place }
telepathic-step-col-pairs = pary w kolumnie { $place }
telepathic-step-corner-cw = róg { $place } w prawo
telepathic-step-corner-ccw = róg { $place } w lewo
telepathic-ask-row-east = Wybierz rząd, który pójdzie na wschód.
telepathic-ask-row-west = Wybierz rząd, który pójdzie na zachód.
telepathic-ask-col-north = Wybierz kolumnę, która pójdzie na północ.
telepathic-ask-col-south = Wybierz kolumnę, która pójdzie na południe.
telepathic-ask-row-reverse = Wybierz rząd do odwrócenia.
telepathic-ask-col-reverse = Wybierz kolumnę do odwrócenia.
telepathic-ask-row-pairs = Wybierz rząd, w którym zamienią się pary.
telepathic-ask-col-pairs = Wybierz kolumnę, w której zamienią się pary.
telepathic-ask-corner-cw = Wybierz róg do obrócenia w prawo.
telepathic-ask-corner-ccw = Wybierz róg do obrócenia w lewo.
telepathic-do-row-east = Przesuń rząd { $place }
telepathic-do-row-west = Przesuń rząd { $place }
telepathic-do-col-north = Przesuń kolumnę { $place }
telepathic-do-col-south = Przesuń kolumnę { $place }
telepathic-do-row-reverse = Odwróć rząd { $place }
telepathic-do-col-reverse = Odwróć kolumnę { $place }
telepathic-do-row-pairs = Zamień w rzędzie { $place }
telepathic-do-col-pairs = Zamień w kolumnie { $place }
telepathic-do-corner-cw = Obróć róg { $place }
telepathic-do-corner-ccw = Obróć róg { $place }
telepathic-open-cards = Odkryte karty
telepathic-card-described = { $card }. { $effect }
telepathic-show-effect = Pokaż, co robi karta
telepathic-deck = { $count ->
    [one] Jeszcze jedna w talii
    [few] Jeszcze { $count } w talii
    [many] Jeszcze { $count } w talii
   *[other] Jeszcze { $count } w talii
}
telepathic-deck-empty = Talia jest pusta
telepathic-deck-returns = Każda karta wraca
telepathic-used = Użyte
telepathic-history = Dotychczasowe ruchy
telepathic-did = { $name }: { $step }

telepathic-role-colour = kolory
telepathic-role-shape = kształty
telepathic-role-colour-win = kolor, cel
telepathic-role-colour-lose = kolor, pułapka
telepathic-role-shape-win = kształt, cel
telepathic-role-shape-lose = kształt, pułapka
telepathic-role-team = drużyna { $team }, { $kind }
telepathic-kind-colour = kolor
telepathic-kind-shape = kształt
telepathic-role-director = reżyser
telepathic-role-directors = reżyserzy
telepathic-role-captain = kapitan
telepathic-readers = Widzisz to tylko Ty
telepathic-readers-pair = Tylko Twoje. { $name } ma { $role }
telepathic-your-conditions = Twój cel i Twoja pułapka
telepathic-held-win = Cel
telepathic-held-lose = Pułapka
telepathic-your-win = Twój cel
telepathic-your-lose = Unikaj
telepathic-then-name = Potem nazwij cel partnera.
telepathic-in-line = { $three } w rzędzie lub kolumnie
telepathic-stands = Gotowe!
telepathic-director-reader = Reżyser nie ma celu

telepathic-hush = Ani słowa
telepathic-watch-small = Ani słowa do samego końca
telepathic-hand-small = Twoja kolej. Ani słowa
telepathic-hand-say = Wybierz kartę. Wykona ją { $name }.
telepathic-hand-either = Wybierz kartę i kto ją wykona.
telepathic-hand-whom = Dla kogo?
telepathic-hand-no-card = Wybierz kartę
telepathic-hand-no-name = Dla kogo?
telepathic-hand = Podaj: { $name }
telepathic-wait-hand = { $giver } wybiera kartę. Wykona ją { $name }.
telepathic-wait-hand-either = { $giver } wybiera kartę i dla kogo.
telepathic-wait-hand-you = { $giver } wybiera kartę dla Ciebie.
telepathic-propose = Zaproponuj
telepathic-propose-small = Decyduje { $name }
telepathic-propose-say = Zaproponuj, co zrobić.
telepathic-propose-names = Zaproponuj
telepathic-proposals = Propozycje
telepathic-proposed-card = { $card }, wykona { $name }
telepathic-proposed-names = Powiedzmy: „{ $names }”
telepathic-act-small = { $giver } daje Ci „{ $card }”
telepathic-wait-act-small = { $giver } podaje „{ $card }”
telepathic-wait-act = { $name } wybiera gdzie.
telepathic-choose-row = Wybierz rząd
telepathic-choose-col = Wybierz kolumnę
telepathic-choose-corner = Wybierz róg
telepathic-preview = Podgląd
telepathic-preview-end = Wróć
telepathic-after = Plansza po ruchu „{ $step }”
telepathic-if-won = Przy { $place } powstaną { $line }, bez przegranej
telepathic-if-lost = Przy { $place } powstaną { $line }. Od razu przegrana
telepathic-if-nothing = Przy { $place } nic się nie stanie

telepathic-announce = Ogłoś
telepathic-consider-small = Zrobione. Teraz możesz coś powiedzieć
telepathic-consider-say = Ogłaszasz czy milczysz?
telepathic-wait-consider = { $name } może teraz ogłosić.
telepathic-keep-silent = Milczę
telepathic-cards-gone = Nie ma już kart
telepathic-announce-either = Jedno z Was musi teraz ogłosić.
telepathic-announce-you = Musisz teraz ogłosić.
telepathic-wait-announce = Teraz musi ogłosić: { $names }.
telepathic-risk-pair = Masz jedną próbę. Po pomyłce przegrywacie oboje
telepathic-risk-all = Masz jedną próbę. Po pomyłce przegrywają wszyscy
telepathic-risk-opposed = Masz jedną próbę. Po pomyłce wygrywają przeciwnicy
telepathic-risk-answer = Masz jedną odpowiedź. Po pomyłce przegrywacie oboje
telepathic-naming-small = Ostatnie słowo
telepathic-naming = Jaki cel ma { $name }?
telepathic-naming-all = Jakie są ich cele?
telepathic-name-one = Które?
telepathic-name-missing = Wybierz, co powiesz
telepathic-look-again = Jeszcze nie
telepathic-say-short = Powiedz „{ $names }”
telepathic-say-anyway = Powiedz mimo to
telepathic-nowhere = Nie ma trójki: { $names }. To byłaby przegrana
telepathic-said = „Twój cel: { $names }”.
telepathic-answer-small = { $name } mówi, że Twój cel to { $names }
telepathic-answer-say = A jaki cel ma { $name }?
telepathic-wait-answer-small = { $name } mówi: „{ $names }”
telepathic-wait-answer = { $name } musi odpowiedzieć.

telepathic-draw-possible = To może trwać bez końca.
telepathic-draw-offer = Zaproponuj remis
telepathic-draw-agree = Zgódź się na remis
telepathic-draw-wanted = { $count ->
    [one] { $names } proponuje remis.
   *[other] { $names } proponują remis.
}

telepathic-won-pair = Dwa umysły, jedna myśl!
telepathic-won-director = Reżyser przejrzał wszystko!
telepathic-won-partners = Cztery umysły, jedna myśl!
telepathic-team-won = Wygrywają { $names }!
telepathic-team-won-you = Wygrywacie!
telepathic-lost-lose_line = Przegrywacie. Ktoś wpadł w pułapkę.
telepathic-lost-wrong_name = Przegrywacie. To nie ten cel.
telepathic-lost-no_line = Przegrywacie. Brakuje trójki.
telepathic-lost-silence = Przegrywacie. Nikt nie zdążył się odezwać.
telepathic-lost-left = Ktoś odszedł od stołu.
telepathic-lost-draw = Remis.
telepathic-why-lose_line = Pułapka ({ $name }): { $line }.
telepathic-reveal-said = Padły słowa
telepathic-reveal-end = Koniec gry
telepathic-reveal-open = Kto czego potrzebował?
telepathic-why-lose_line-you = Przegrywasz, gdy są { $line }.
telepathic-why-wrong_name = Padło: { $said }. Było: { $truth }.
telepathic-why-no_line = Cele się zgadzają, ale brakuje: { $lines }.
telepathic-after-actions = { $count ->
    [0] Przed pierwszym ruchem.
    [one] Po jednym ruchu.
    [few] Po { $count } ruchach.
    [many] Po { $count } ruchach.
   *[other] Po { $count } ruchu.
}
telepathic-share = Telepatia: { $title } { $text }
telepathic-replay = Powtórka
telepathic-position = { $at ->
    [0] Rozdanie
   *[other] Po ruchu { $at } z { $last }
}
telepathic-back = O ruch wstecz
telepathic-forward = O ruch dalej
telepathic-deal = Rozdanie
telepathic-step-told = { $number }. { $name }: { $step }
telepathic-step-giver-you = To Twoja karta.
telepathic-step-giver = Kartę podaje { $name }.
telepathic-turned-down = Gdzie indziej byłyby z tego { $lines }.
telepathic-choices-said = Co zdradziły wybory
telepathic-said-card = { $name }, kartą: cel – { $wins }, pułapka – { $loses }. Możliwości przed nią: { $before }, po niej: { $after }.
telepathic-said-set = { $name }, miejscem: cel – { $wins }, pułapka – { $loses }. Możliwości przed nim: { $before }, po nim: { $after }.
telepathic-way = Najkrótsza wygrana stąd, { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}: { $steps }
telepathic-way-here = Tu można było wygrać. Obie trójki były na planszy.
telepathic-way-none = Stąd te karty nie dawały już wygranej.
telepathic-way-of = { $whose }: { $way }
telepathic-conditions = Ich cele i pułapki
telepathic-known = Co mogli o sobie wiedzieć

telepathic-screen-small = Ani słowa. { $chapter }
telepathic-note-winner = Wygrana

telepathic-key-arrows = Strzałki
telepathic-key-choose = wybór
telepathic-key-hand = podaj
telepathic-key-propose = zaproponuj
telepathic-key-preview = podgląd
telepathic-key-do = wykonaj
telepathic-key-say = powiedz
telepathic-key-silent = milcz

telepathic-refused-not_now = Ta chwila już minęła. Spójrz jeszcze raz.
telepathic-refused-not_offered = Tego teraz nie wybierzesz.
telepathic-refused-not_now-hand_card = Teraz kartę podaje kto inny.
    .rule = T21
telepathic-refused-not_offered-hand_card = Podaj jedną z odkrytych kart.
    .rule = T21
telepathic-refused-not_now-choose_set = Ktoś już zagrał tę kartę.
    .rule = T21
telepathic-refused-not_offered-choose_set = Karta ma cztery miejsca. Wybierz jedno z nich.
    .rule = T4
telepathic-refused-not_now-announce = Za późno! Jest już następna karta.
    .rule = T30
telepathic-refused-hushed = Do samego końca cisza.
    .rule = T24
telepathic-replay-round = Ruch { $number }

# Na pocztówkach.
telepathic-postcard-won = Jedna myśl
telepathic-postcard-lost = Było blisko
telepathic-postcard-moves = Ruchy
telepathic-postcard-wish = Potrzebne

# W kronice.
telepathic-pair-named = Nazwane cele
telepathic-pair-won = Wspólne wygrane

# Co osoba prowadząca czyta o stole, według etapu gry.
telepathic-phase-handing = Podawanie karty
telepathic-phase-acting = Zagranie karty
telepathic-phase-considering = Pora ogłosić?
telepathic-phase-announcing = Ktoś musi ogłosić
telepathic-phase-answering = Czy to prawda?
