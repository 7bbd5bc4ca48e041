# Strona osoby, która prowadzi serwer.

operator-title = Twój serwer
operator-token = Klucz
operator-sign-in-explained = Uruchom na serwerze „inklings token” i wklej to, co się pojawi.
operator-sign-in = Zaloguj
operator-sign-out = Wyloguj
operator-no-answer = Brak odpowiedzi od { $time }
operator-updated = Stan z { $time }

operator-problem-not_an_operator = Ten klucz nie otwiera tej strony. Może już wygasł.
operator-problem-too_fast = Za dużo prób. Odczekaj chwilę i spróbuj znowu.
operator-problem-unavailable = Serwer nie może teraz tego zrobić. Spróbuj za chwilę.
operator-problem-no_such_table = Nie ma takiego stołu.
operator-problem-upgrading = Działa jeszcze starsza wersja. Zatrzymaj ją i uruchom „inklings upgrade”.
operator-problem-house_full = Na serwerze skończyło się miejsce.
operator-problem-text_blank = Najpierw coś napisz.
operator-problem-text_too_long = To za długie.
operator-problem-text_piled = Na jednej literze jest za dużo znaków.

operator-now = Teraz
operator-live = Stoły w grze
operator-people = Osoby
operator-onlookers = Widzowie
operator-screens = Telewizory
operator-moves = Ruchy na minutę
operator-stored = Zapisane stoły

operator-announce = Ogłoszenie
operator-announce-explained = Wszyscy przeczytają je od razu, przy każdym stole i na stronie głównej.
operator-announce-text = Co chcesz powiedzieć?
operator-announce-for = Pokazuj przez
operator-announce-send = Ogłoś
operator-announce-back = Cofnij
operator-announced-until = Widoczne do { $time }

operator-tables = Aktywne stoły
operator-tables-none = Teraz nikt nie gra.
operator-at-table =
    { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
operator-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
operator-watching =
    { $count ->
        [one] { $count } widz
       *[many] { $count } widzów
    }
operator-opened = otwarty { $age } temu
operator-active = ruch { $age } temu
operator-stage-lobby = przed grą
operator-stage-playing = w trakcie gry
operator-stage-over = po grze
operator-find = Inny stół
operator-find-button = Pokaż
operator-locked = Zamknięty
operator-lock = Zamknij stół
operator-unlock = Otwórz stół
operator-lock-explained = Nikt nowy nie zajmie miejsca. Gospodarz może otworzyć stół z powrotem.
operator-forget = Usuń stół
operator-forget-sure = Wszyscy będą musieli odejść od stołu, a cała gra zniknie na zawsze. Na pewno?
operator-forget-yes = Tak, usuń { $code }
operator-forget-no = Zostaw
operator-done-lock = Stół { $code } jest zamknięty.
operator-done-unlock = Stół { $code } jest otwarty.
operator-done-forget = Stół { $code } został usunięty.

operator-members = Bramki i silniki botów
operator-gate = Bramka
operator-runner = Silnik botów
operator-version = Wersja { $release }
operator-process = proces { $process }
operator-up = działa { $age }
operator-load = obciążenie { $load }
operator-silent = Nie odpowiada.
operator-silent-member = { $name }, wersja { $release }

operator-incidents = Awarie
operator-incidents-none = Od startu serwera nic się nie zepsuło.
operator-reports = Zgłoszenia
operator-reports-none = Nikt nikogo nie zgłosił.
operator-photo = Zdjęcie z talii
operator-report-at = { $code }, { $game }
operator-report-by = Zgłasza { $name }
operator-report-silence = W ciągu pięciu minut przed zgłoszeniem nic nie padło.
operator-someone = widz

operator-decks = Zgłoszone talie ze zdjęć
operator-deck-reported = Zgłoszono o { $time }
operator-deck-look = Obejrzyj talię
operator-deck-leave = Zostaw
operator-deck-remove = Usuń talię
