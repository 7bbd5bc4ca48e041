# Strony kręgów.

circle-none-title = Na tym serwerze nie ma kręgów
circle-none-text = Osoba, która prowadzi ten serwer, nie włączyła zapisów, więc poza stołami nic tu nie zostaje.
circle-not-kept-title = Ta przeglądarka nie zna tego kręgu
circle-not-kept-text = Otwórz link, którym dzieli się krąg. Jeśli go nie masz, poproś kogoś z kręgu.
circle-gone-title = Pod tym linkiem nie ma kręgu
circle-gone-text = Może brakuje części linku albo wszyscy już odeszli z kręgu. Poproś o link jeszcze raz.
circle-empty-title = Nic nie zostało z kręgu „{ $circle }”
circle-empty-text = Odeszli z niego wszyscy, których gry były zapisane. Możesz zacząć od nowa z tym samym linkiem albo usunąć krąg z tej przeglądarki.
circle-start-again = Zacznij od nowa
circle-remove-here = Usuń stąd
circle-unreachable-title = Nie możemy teraz otworzyć tego kręgu
circle-unreachable-text = Zapisy na serwerze nie odpowiadają. Nic nie przepadło. Spróbuj za minutę.
refused-no_chronicle = Zapisy na serwerze teraz nie odpowiadają. Spróbuj za minutę.
refused-seated = Masz jeszcze miejsce przy stole tego kręgu. Najpierw odejdź od stołu, potem spróbuj ponownie.
refused-no_such_circle = Tego kręgu już nie ma.

# Twoje kręgi

circle-what = Krąg to grupa, która gra ze sobą regularnie, na przykład „Nasz czwartkowy krąg”. Na jego stronie widać Wasze wieczory, wygrane, najlepsze skojarzenia i to, kto kogo rozumie bez słów.
circle-honest-consent = Nic się nie zapisuje, dopóki nie zgodzą się wszyscy przy stole, za każdym razem.
circle-honest-what = Zapisujemy, kto grał, wyniki, najlepsze skojarzenia i to, jak często się nawzajem odczytujecie. Goście i boty nie mają tam imion.
circle-honest-link = Każdy, kto ma link kręgu, może zobaczyć jego stronę i dołączyć. Nie ma żadnych kont.
circle-honest-leave = W każdej chwili możesz odejść albo dać się zapomnieć i dzieje się to od razu.
circle-start = Załóż krąg
circle-name = Nazwa kręgu
circle-name-hint = Nasz czwartkowy krąg
circle-name-missing = Wpisz nazwę
circle-new = Załóż nowy krąg

# Dołączanie

circle-invited = Masz zaproszenie do tego kręgu
circle-join = Dołącz do kręgu
circle-join-not = Nie, dziękuję
circle-join-means = Ta przeglądarka zachowa link kręgu i losowy sekret, po którym krąg Cię rozpozna. Inni niczego o Tobie nie zobaczą, dopóki nie zagrasz.
circle-joined = Gotowe. Ta przeglądarka pamięta teraz krąg.

# Strona

circle-evenings = { $count ->
    [0] Jeszcze żadnego wieczoru
    [one] { $count } wieczór
    [few] { $count } wieczory
   *[many] { $count } wieczorów
}
circle-weeks = { $count ->
    [one] { $count } tydzień z rzędu
    [few] { $count } tygodnie z rzędu
   *[many] { $count } tygodni z rzędu
}
circle-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
circle-all = Wszystkie Twoje kręgi
circle-invite = Zaproś
circle-settings = Ustawienia
circle-nothing-yet = Jeszcze nic tu nie ma. Usiądźcie razem przy stole i wybierzcie „Zapisuj dzisiejsze gry”. Gdy zgodzą się tam wszyscy, pojawi się tu każda skończona gra.
circle-you-not-yet = Pojawisz się na tej stronie po pierwszej zapisanej grze.
circle-evening-list = Wieczory
circle-older = Starsze wieczory
circle-guest = gość
circle-bot = bot
circle-won = wygrana
circle-members = Osoby
circle-decks = Talie ze zdjęć
circle-deck = { $count ->
    [one] { $count } obrazek
    [few] { $count } obrazki
   *[many] { $count } obrazków
}
circle-decks-kept = Tymi taliami już graliście. Serwer przechowuje talię przez rok od Waszej ostatniej gry, chyba że wcześniej usunie ją osoba, która ją zrobiła.
circle-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
circle-wins = { $count ->
    [0] jeszcze bez wygranej
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
circle-streak = Wygrane z rzędu: { $count }
circle-best-clues = Najlepsze skojarzenia
circle-more-clues = { $count ->
    [one] Jeszcze jedno
    [few] Jeszcze { $count }
   *[many] Jeszcze { $count }
}

# Wspólne fale

circle-wavelength = Na tych samych falach
circle-wavelength-means = Jak dobrze się odczytujecie we wszystkich grach razem. 50 % to w tym kręgu norma, którą na paskach oznacza kreska. Prawdziwa liczba leży w podanym przedziale w dziewięciu przypadkach na dziesięć.
circle-wavelength-not-yet = Gdy dwie osoby zagrają razem, zobaczycie tu, kto kogo rozumie.
circle-graph = Wszyscy w kole. Linia od osoby do osoby pokazuje, jak dobrze jedna odczytuje drugą.
circle-graph-how = Połowa linii przy danej osobie pokazuje, jak dobrze odczytuje ona drugą. Dotknij jednej osoby, potem drugiej.
circle-line-more = lepiej niż zwykle
circle-line-open = może jak zwykle
circle-line-less = słabiej niż zwykle
circle-line-unknown = za mało gier, by coś powiedzieć
circle-closest = Na razie najbliżej
circle-pairs-more = Pokaż wszystkie pary ({ $count })
circle-person-pairs = { $name } i reszta
circle-pair = { $one } i { $other }
circle-pair-games = W poszczególnych grach
circle-back = Wróć
circle-reads = { $one } odczytuje: { $other }
circle-fools = { $one } zwodzi: { $other }
circle-together = { $one } i { $other }
circle-rate = { $rate } %, między { $low } a { $high }
circle-too-few = Za mało gier, by coś powiedzieć
circle-usual = Zwykle tutaj: { $usual } %
circle-tries = { $count ->
    [one] { $count } próba
    [few] { $count } próby
   *[many] { $count } prób
}
circle-all-games = Wszystkie gry
circle-by-game = Gra po grze
circle-pairs-too-few = { $count ->
    [one] O jednej parze za mało gier, by coś powiedzieć.
   *[other] O tylu innych parach za mało gier, by coś powiedzieć: { $count }.
}

# Zapraszanie i ustawienia

circle-invitation = Dołącz do naszego kręgu „{ $circle }”:
circle-invite-means = Każdy, kto ma ten link, może zobaczyć stronę kręgu i dołączyć. Wysyłaj go tylko osobom, z którymi grasz.
circle-rename = Zmień nazwę kręgu
circle-rename-means = Nową nazwę zobaczą wszyscy w kręgu.
circle-renamed = Krąg nazywa się teraz „{ $name }”.
circle-rename-me = Zmień moje imię tutaj
circle-rename-me-means = Pod tym imieniem będą Cię widzieć wszyscy w kręgu, niezależnie od imienia przy stołach.
circle-renamed-me = W tym kręgu masz teraz na imię { $name }.
circle-leave = Odejdź z kręgu
circle-leave-means = Twoje imię, skojarzenia i wspólne fale od razu znikną z tej strony. Wyniki zostaną bez imienia, bo to także wieczory innych. Ta przeglądarka zapomni krąg. Jeśli kiedyś wrócisz, zaczniesz od nowa.
circle-left = Nie ma Cię już w kręgu „{ $circle }”. Ta przeglądarka już go nie pamięta.
circle-forget = Zapomnij mnie
circle-forget-means = Wszystko o Tobie zniknie z tego kręgu od razu i na zawsze, wyniki też. Przy stołach, przy których toczyły się te gry, wymażemy Twoje imię i słowa. Gry bez innych osób z kręgu zostaną usunięte. Ta przeglądarka zapomni krąg.
circle-forgetting = Zapominamy… to może potrwać minutę.
circle-forgotten = Gotowe. Krąg „{ $circle }” nic o Tobie nie pamięta, ta przeglądarka też nie.
circle-save = Zapisz
circle-cancel = Anuluj
