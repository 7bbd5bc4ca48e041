# Rorschach: dwie drużyny i to, co jedna osoba zobaczyła w atramencie.

rorschach-title = Rorschach
rorschach-lead = Kto co widzi w plamach?

rorschach-role-lampblack = Sadza
rorschach-role-chalk = Kreda
rorschach-roles-uneven = Drużyny nie muszą być równe.

rorschach-option-target = Plamy do wygranej
rorschach-option-target-book = W instrukcji: 4 i przewaga dwóch. 3 jest od nas.
rorschach-option-target-4 = 4
rorschach-option-target-3 = 3, krótka gra
rorschach-option-deciding = Drużyna decyduje
rorschach-option-deciding-book = Instrukcja zostawia to drużynie.
rorschach-option-deciding-anyone = Ktokolwiek
rorschach-option-deciding-agree = Jednomyślnie
rorschach-option-subject = Osoba badana
rorschach-option-subject-book = W instrukcji: wybiera drużyna.
rorschach-option-subject-named = Wybierana
rorschach-option-subject-rotates = Po kolei
rorschach-option-words = Język słów
rorschach-option-words-book = Każdy widzi najpierw swój język.
rorschach-option-words-both = Oba
rorschach-option-words-en = Angielski
rorschach-option-words-pl = Polski
rorschach-option-clock = Czas na namysł
rorschach-option-clock-book = W instrukcji nie ma zegara; z naszym nikt długo nie czeka.
rorschach-option-clock-off = Bez limitu
rorschach-option-clock-standard = Zwykły
rorschach-option-clock-long = Podwójny
rorschach-brief-target-4 = Do 4 plam
rorschach-brief-target-3 = Do 3 plam
rorschach-brief-deciding-anyone = decyduje ktokolwiek
rorschach-brief-deciding-agree = decyzje jednomyślne
rorschach-brief-subject-rotates = badani po kolei
rorschach-brief-words-both = słowa w obu językach
rorschach-brief-words-en = słowa po angielsku
rorschach-brief-words-pl = słowa po polsku
rorschach-brief-clock-off = bez zegara
rorschach-brief-clock-standard = zwykły zegar
rorschach-brief-clock-long = podwójny zegar

rorschach-round = Runda { $round }
rorschach-to-win = Cel: { $target } i przewaga 2
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
rorschach-striking-say = Skreślcie jedną plamę.
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
rorschach-lock = Zamykam

rorschach-guessing-small = Zgadujecie. Osoba badana: { $name }
rorschach-guessing-say = Wybierzcie plamę i słowo, które daje jej { $name }.
rorschach-guessing-wait-small = Zgaduje { $test }
rorschach-guessing-wait = Wybierają plamę i słowo, które daje jej { $name }.
rorschach-guessing-yours = Szukają Twoich słów.
rorschach-guess-no-blot = Wybierz plamę
rorschach-guess-no-word = Wybierz jej słowo
rorschach-place-guess = Tak zgadujemy
rorschach-place-second = Drugi raz tak

rorschach-answering-small = { $test } ma już odpowiedź
rorschach-answering-say = Mają rację? Powtórzcie albo wskażcie co innego.
rorschach-answering-wait-small = { $test } ma już odpowiedź
rorschach-answering-wait = { $control } powtarza albo wskazuje co innego.
rorschach-the-same = To samo
rorschach-another = Co innego
rorschach-copy = Powtarzamy
rorschach-differ = Wskazujemy co innego
rorschach-answer-missing = Wybierz słowo

rorschach-reveal-guess = { $team }: { $word }.
rorschach-reveal-answer = { $team }: { $word }.
rorschach-reveal-silent = { $team }: bez odpowiedzi.
rorschach-turned = { $name } odkrywa znacznik
rorschach-was-right = { $word }. { $team } ma rację.
rorschach-was = Było: { $word }.
rorschach-verdict = Kto ma rację
rorschach-right = Dobrze
rorschach-wrong = Źle
rorschach-no-marker = Bez znacznika
rorschach-second-guess = drugi raz
rorschach-second-say = { $team } zgaduje jeszcze jedną plamę.
rorschach-stakes-copied = Dobrze: plamę bierze { $test }. Źle: bierze ją { $control }.
rorschach-stakes-alone = Dobrze: { $test } bierze drugą plamę. Źle: wraca do pudełka.
rorschach-again = Zgadujemy dalej
rorschach-retrying-small = Drugi raz. Osoba badana: { $name }
rorschach-retrying-say = Inna plama i inne słowo.

rorschach-gain = { $count ->
    [0] Nikt nie zdobywa plamy
    [one] { $team } zdobywa plamę
    [few] { $team } zdobywa { $count } plamy
   *[other] { $team } zdobywa { $count } plam
}
rorschach-explain = { $name }, wytłumacz się.
rorschach-explain-you = Wytłumacz się.

rorschach-late-small = Witaj w drużynie
rorschach-late-say = Grasz od następnej decyzji.
rorschach-short-small = Runda przerwana
rorschach-short-say = { $team } potrzebuje kogoś do gry.
rorschach-short-how = Kto teraz dołączy, gra w drużynie { $team }, a runda zacznie się od nowa.

rorschach-won = Wygrywa { $team }.
rorschach-won-yours = Wygrywacie.
rorschach-won-too_few = Zostało za mało osób. Prowadzi { $team }.
rorschach-drawn = Zostało za mało osób. Nikt nie prowadzi.
rorschach-rounds = { $rounds ->
    [one] Po jednej rundzie.
   *[other] Po { $rounds } rundach.
}
rorschach-standing = { $team } { $points }
rorschach-share = Rorschach: { $result } { $scores }

rorschach-screen-naming = Kogo wybierze { $test }?
rorschach-screen-matching = { $name } dopasowuje słowa do plam. Cisza.
rorschach-screen-phone = na telefonach
rorschach-note-subject = Osoba badana
rorschach-note-away = Poza stołem

rorschach-key-choose = wybór
rorschach-key-seal = decyzja
rorschach-key-match = słowo do plamy
rorschach-key-lock = zamknij
rorschach-key-enlarge = powiększ

rorschach-refused-not_now = Runda toczy się dalej. Spójrz jeszcze raz.
rorschach-refused-not_offered = Tak się nie da. Wybierz co innego.
rorschach-refused-not_now-match_blots = Co zatwierdzone, tego nie można zmienić.
    .rule = R9
rorschach-refused-not_offered-match_blots = Każda plama dostaje jeden symbol, a każdy symbol jedną plamę.
    .rule = R9
rorschach-refused-hushed = Teraz obowiązuje cisza: osoba badana nie daje żadnych znaków.
    .rule = R10
