# Rorschach: dwie drużyny i to, co jedna osoba zobaczyła w atramencie.

rorschach-title = Rorschach
rorschach-lead = Kto co widzi w plamach?
# Przed pierwszą grą.
rorschach-goal = Ktoś z Twojej drużyny po kryjomu dobiera słowa do plam. Odgadnijcie, co do czego, zanim zrobi to druga drużyna. Zbierajcie plamy, aż wygracie.
# Treść powiadomienia, gdy na kogoś czekamy: zależy od tego, co można zrobić.
rorschach-awaited-lean = Twoja drużyna ma coś do wyboru. Co o tym myślisz?
rorschach-awaited-match_blots = To Ty jesteś osobą badaną. Dopasuj słowa do plam.
rorschach-awaited-say_ready = Koniec rundy. Zobacz, jak poszło.

rorschach-role-lampblack = Sadza
rorschach-role-chalk = Kreda
rorschach-roles-uneven = Drużyny nie muszą być równe.

rorschach-option-target = Plamy do wygranej
rorschach-option-target-book = Zwykle 4 i przewaga dwóch.
rorschach-option-target-4 = 4
rorschach-option-target-3 = 3, krótka gra
rorschach-option-deciding = Decyzje drużyny
rorschach-option-deciding-book = Jak drużyna podejmuje decyzje.
rorschach-option-deciding-anyone = Ktokolwiek
rorschach-option-deciding-agree = Jednomyślnie
rorschach-option-subject = Osoba badana
rorschach-option-subject-book = Zwykle wybiera drużyna.
rorschach-option-subject-named = Wybiera drużyna
rorschach-option-subject-rotates = Po kolei
rorschach-option-words = Język słów
rorschach-option-words-book = Swój język widzisz jako pierwszy.
rorschach-option-words-both = Oba
rorschach-option-words-en = Angielski
rorschach-option-words-pl = Polski
rorschach-own-words-bots = Boty znają słowa z gry. W nieznanym słowie każdy bot widzi coś innego.
rorschach-option-begins = Badani najpierw
rorschach-option-begins-book = Wybierzcie drużynę. Po grze zaczynają przegrani.
rorschach-option-begins-chance = Losowo
rorschach-option-begins-lampblack = Sadza
rorschach-option-begins-chalk = Kreda
rorschach-brief-target-4 = Do 4 plam
rorschach-brief-target-3 = Do 3 plam
rorschach-brief-deciding-anyone = decyduje ktokolwiek
rorschach-brief-deciding-agree = decyzje jednomyślne
rorschach-brief-subject-rotates = badani po kolei
rorschach-brief-words-both = słowa w obu językach
rorschach-brief-words-en = słowa po angielsku
rorschach-brief-words-pl = słowa po polsku
rorschach-brief-begins-lampblack = zaczyna Sadza
rorschach-brief-begins-chalk = zaczyna Kreda

rorschach-round = Runda { $round }
rorschach-to-win = Do { $target }, przewaga 2
rorschach-points = { $points ->
    [one] Jedna plama
    [few] { $points } plamy
   *[other] { $points } plam
}
rorschach-team = Twoja drużyna
rorschach-blots = Plamy
rorschach-blot = Plama { $number }: { $picture }
rorschach-words = Słowa
rorschach-struck = Skreśla { $team }
rorschach-piles = Zdobyte plamy
rorschach-guess-said = { $word }, plama { $number }

rorschach-readers = { $names }. Nikt inny tego nie widzi
rorschach-readers-many = Ty i { $count } z Twojej drużyny. Nikt inny tego nie widzi
rorschach-reader = O tym decydujesz tylko Ty
rorschach-only-you = Tylko Ty wiesz, co do czego pasuje
rorschach-subject-you = To Ciebie badają
rorschach-hush = Nic nie mów. Nawet miną.

rorschach-naming-small = Badana drużyna: { $test }
rorschach-naming-say = Kto z Was da się zbadać?
rorschach-naming-wait-small = Badana drużyna: { $test }
rorschach-naming-wait = Wybierają, kto da się zbadać.
rorschach-suggested = Kolej
rorschach-name = Badamy: { $name }
rorschach-name-yourself = Zbadajcie mnie
rorschach-name-missing = Wybierz osobę

rorschach-striking-small = Osoba badana: { $name } ({ $test })
rorschach-striking-say = Skreślcie jedną plamę. Wypada z gry.
rorschach-striking-wait-small = Osoba badana: { $name } ({ $test })
rorschach-striking-wait = { $control } skreśla jedną plamę.
rorschach-strike = Skreślamy
rorschach-strike-missing = Wybierz plamę
rorschach-strike-said = Skreślamy plamę { $number }

rorschach-match-say = Dopasuj słowo do każdej plamy. Nic nie mów.
rorschach-match-how = Przeciągnij albo dotknij
rorschach-matching-wait-small = { $name } dopasowuje słowa do plam
rorschach-matching-wait = A Ty co w nich widzisz?
rorschach-markers = Twoje znaczniki
rorschach-markers-secret = Widzisz to tylko Ty
rorschach-place-here = Tu: { $word }
rorschach-unmatched = Jeszcze bez słowa.
rorschach-matched = Twoje słowo: { $word }.
rorschach-placed = położone
rorschach-left = { $left ->
    [one] Został jeden
   *[other] Zostały { $left }
}
rorschach-lock = Zatwierdzam

rorschach-guessing-small = Zgadujecie. Osoba badana: { $name }
rorschach-guessing-say = Wybierzcie plamę i słowo, które daje jej { $name }.
rorschach-guessing-wait-small = Zgaduje { $test }
rorschach-guessing-wait = Wybierają plamę i słowo, które daje jej { $name }.
rorschach-guessing-yours = Szukają Twoich słów.
rorschach-guess-no-blot = Wybierz plamę
rorschach-guess-no-word = Wybierz jej słowo
rorschach-place-guess = Tak zgadujemy
rorschach-place-second = Drugi typ

rorschach-answering-small = { $test } ma już odpowiedź
rorschach-answering-say = Mają rację? Poprzyjcie to albo wybierzcie inne słowo.
rorschach-answering-wait-small = { $test } ma już odpowiedź
rorschach-answering-wait = { $control } może to poprzeć albo wybrać inne słowo.
rorschach-the-same = To samo
rorschach-another = Inne słowo
rorschach-copy = Popieramy
rorschach-differ = Dajemy własne
rorschach-answer-missing = Wybierz słowo

rorschach-reveal-guess = { $team }: { $word }.
rorschach-reveal-answer = { $team }: { $word }.
rorschach-reveal-silent = { $team }: bez odpowiedzi.
rorschach-turned = { $name } odkrywa znacznik
rorschach-was-right = { $word }! { $team } ma rację.
rorschach-was = To było: { $word }.
rorschach-verdict = Kto ma rację
rorschach-right = Dobrze
rorschach-wrong = Źle
rorschach-no-marker = Bez znacznika
rorschach-second-guess = drugi typ
rorschach-second-say = { $team } zgaduje jeszcze jedną plamę.
rorschach-stakes-copied = Jeśli trafi, plamę bierze { $test }. Jeśli nie, bierze ją { $control }.
rorschach-stakes-alone = Jeśli trafi, { $test } bierze drugą plamę. Jeśli nie, nie bierze jej nikt.
rorschach-again = Zgadujemy dalej
rorschach-retrying-small = Drugi typ. Osoba badana: { $name }
rorschach-retrying-say = Wybierzcie inną plamę i inne słowo.

rorschach-gain = { $count ->
    [0] Nikt nie zdobywa plamy
    [one] { $team } zdobywa plamę
    [few] { $team } zdobywa { $count } plamy
   *[other] { $team } zdobywa { $count } plam
}
rorschach-explain = { $name }, skąd ten pomysł?
rorschach-explain-you = No i skąd ten pomysł?

rorschach-late-small = Witaj w drużynie
rorschach-late-say = Grasz od następnej decyzji.
rorschach-short-small = Runda czeka
rorschach-short-say = { $team } potrzebuje jeszcze jednej osoby.
rorschach-short-how = Kto teraz dołączy, zagra w drużynie { $team }. Runda zacznie się od nowa.

rorschach-won = Wygrywa { $team }!
rorschach-won-yours = Wygrywacie!
rorschach-won-too_few = Zostało za mało osób. Prowadzi { $team }.
rorschach-drawn = Zostało za mało osób. Jest remis.
rorschach-rounds = { $rounds ->
    [one] Po jednej rundzie.
   *[other] Po { $rounds } rundach.
}
rorschach-kept = Na pamiątkę
rorschach-best = Najlepsze skojarzenie
rorschach-best-note = Tak widzi to { $name }. { $team } też.
rorschach-best-note-you = Tak to widzisz. Twoja drużyna też.
rorschach-strangest = Najdziwniejsze skojarzenie
rorschach-strangest-note = Tak widzi to { $name }. { $team } na to: „{ $guessed }”.
rorschach-strangest-note-you = Tak to widzisz. Twoja drużyna na to: „{ $guessed }”.
rorschach-mind-readers = { $count ->
    [one] Czyta w myślach
   *[other] Czytają w myślach
}
rorschach-mind-readers-note = Trafienia: { $read }
rorschach-standing = { $team } { $points }
rorschach-share = Rorschach: { $result } { $scores }

rorschach-screen-naming = Kogo wybierze { $test }?
rorschach-screen-matching = { $name } dopasowuje słowa do plam. Cii…
rorschach-screen-phone = na telefonach
rorschach-note-subject = Osoba badana

rorschach-key-choose = wybór
rorschach-key-seal = decyzja
rorschach-key-match = słowo do plamy
rorschach-key-lock = zatwierdź
rorschach-key-enlarge = powiększ

rorschach-refused-not_now = Runda toczy się dalej. Spójrz jeszcze raz.
rorschach-refused-not_offered = Tak się nie da. Wybierz co innego.
rorschach-refused-not_now-match_blots = Już zatwierdzone, więc tak zostaje.
    .rule = R9
rorschach-refused-not_offered-match_blots = Daj każdej plamie inny symbol.
    .rule = R9
rorschach-refused-hushed = Teraz cisza. Osoba badana nie daje żadnych znaków.
    .rule = R10

# Na pocztówkach.
rorschach-postcard-saw = Widzą to samo
rorschach-postcard-guessed = Drużyna obstawia
rorschach-postcard-team = Drużyna

# W kronice.
rorschach-pair-mates = Odczytane skojarzenia w drużynie
rorschach-pair-rivals = Odczytane skojarzenia drugiej drużyny

# Co osoba prowadząca czyta o stole, według etapu gry.
rorschach-phase-naming = Wybór osoby badanej
rorschach-phase-striking = Skreślanie plamy
rorschach-phase-matching = Dopasowanie w sekrecie
rorschach-phase-guessing = Zgadywanie
rorschach-phase-answering = Odpowiedź kontrolnej
rorschach-phase-retrying = Drugie zgadywanie
rorschach-phase-explaining = Oglądanie wyniku
rorschach-phase-short = Kogoś brakuje
