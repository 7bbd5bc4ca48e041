# Powłoka: strona główna, poczekalnia, menu, połączenie.

page-title = Inklings – gry towarzyskie dla tych, którzy widzą więcej
home-lead = Gry towarzyskie dla tych, którzy widzą więcej.
home-free = Za darmo, w przeglądarce: wystarczy telefon dla każdego.
home-party = Poprowadź salę dla trzydziestu
games = Gry
players = { $least }–{ $most } graczy
play = Zagraj
opening = Otwieram…
announced = Od osób, które prowadzą ten serwer.
house-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.

join = Dołącz do stołu
got-code = Masz kod?
join-button = Dołącz
join-no_such_table = Nie ma stołu { $code }. Sprawdź litery.
join-too_fast = Za dużo prób. Odczekaj chwilę i spróbuj jeszcze raz.
join-offline = Serwer nie odpowiada. Sprawdź połączenie.
code-label = Kod stołu, liczba liter: { $length }
use-as-tv = Użyj tego ekranu jako telewizora
tv = TV
open-tv = Pokaż stół na telewizorze
tv-show = Pokaż

theme = Motyw
theme-paper = Motyw papierowy
theme-night = Motyw nocny
theme-paper-short = Papier
theme-night-short = Noc
language = Język
language-name = Polski

you = Ty
you-within = Ty
yours = Twoja
table = Stół
menu = Menu
close = Zamknij
saving = zapisuję…
saving-long = Wciąż zapisuję. Nie musisz nic robić.
share = Udostępnij
copied = Skopiowano!
copy-failed = Nie da się tu skopiować. Link to { $text }
picture = Obrazek
one-moment = Chwileczkę…

opening-table = Otwieram stół { $code }
# Gdy gra czeka na nieobecnych ($names: jedna lub kilka osób); obok stoi pozostały czas.
waiting-for-missed = Czekamy: { $names }
somebody-away = Poza stołem: { $names }
let-bot-play = Niech zagra bot
bots-away = Boty od dłuższej chwili nie odpowiadają. { $host } może poczekać albo zaprosić ludzi na ich miejsca.
bots-away-host = Boty od dłuższej chwili nie odpowiadają. Poczekaj albo zaproś ludzi na ich miejsca.
seat-kept = Twoje miejsce czeka na Ciebie.
take-back = Wróć na nie
seat-passed-on = Na Twoim miejscu gra teraz { $name }.
let-them-play = Niech gra
understood = Dobrze
turn-left = { $seconds ->
    [one] Na ten ruch została { $seconds } sekunda
    [few] Na ten ruch zostały { $seconds } sekundy
   *[many] Na ten ruch zostało { $seconds } sekund
}
# Małymi literami pod zegarem ($time: „0:12”).
your-move-left = Twój ruch { $time }
their-move-left = ten ruch { $time }
line-connecting = Łączę…
line-lost = Utracono połączenie. Łączę ponownie… Twoje ruchy nie zginą.
line-unreachable = Serwer tego stołu jest teraz nieosiągalny. Twoja gra jest zapisana. Będę próbować dalej.
line-restarting = Serwer uruchamia się ponownie. Łączę… Twoje ruchy nie zginą.
line-busy = Serwer jest zajęty. Zaraz spróbuję znowu… Twoje ruchy nie zginą.
line-too_fast = Za dużo naraz. Połączę ponownie za kilka sekund…
no-table-title = Nie ma stołu { $code }
no-table-text = Może już go sprzątnięto albo w kodzie jest literówka.
go-home = Na stronę główną
left-title = Nie ma Cię już przy stole
left-text = Reszta gra dalej.
left-back = Z powrotem do stołu
seat-gone = Na tym urządzeniu nie masz już miejsca. Oglądasz grę.
removed-title = Gospodarz usunął Cię ze stołu
removed-text = Nie możesz tu wrócić, chyba że gospodarz Cię wpuści.
moved-title = Grasz teraz na innym urządzeniu
moved-text = To miejsce działa teraz w innym oknie albo na innym telefonie. Może działać tylko w jednym.
moved-back = Graj tutaj
moved-not-me = To nie ja. Wyloguj tę osobę
out-of-step-title = Ta strona jest nieaktualna
out-of-step-text = Serwer nadal nie rozumie tej strony. Odczekaj minutę i odśwież. Twoje miejsce czeka.
table-broken-title = Nie możemy teraz otworzyć tego stołu
table-broken-text = To nasz błąd, a gra jest bezpieczna. Strona sama próbuje ponownie co kilka minut.
table-broken-tell = Podaj tę nazwę osobie, która prowadzi ten serwer:
# Gdy stół działa dalej, ale na przykład nie dzwoni jego zegar.
table-trouble = Coś się u nas zepsuło, ale gra jest bezpieczna. Jeśli nie ruszy, podaj osobie, która prowadzi ten serwer, numer zgłoszenia { $incident }.
try-again = Spróbuj ponownie
open-new-table = Otwórz nowy stół
part-missing-title = Brakuje części tej strony
part-missing-text = Pewnie zaktualizowaliśmy grę, gdy strona była otwarta. Odśwież ją. Twoje miejsce czeka.
reload = Odśwież

your-name = Twoje imię
type-a-name = Wpisz imię
another-inkling = Wyhoduj innego kleksa
sit-down = Usiądź
sit-out = Tym razem popatrzę
sit-again = Wracam do gry
keep-name = Zapisz
change-name = Zmień imię
only-watch = Chcę tylko popatrzeć
first-here = Na razie nie ma tu nikogo innego.
already-here = { $count ->
    [one] Przy stole siedzi { $names }.
   *[other] Przy stole siedzą { $names }.
}

ticket = Jak dołączyć do stołu
invite = Zaproś
invitation = Zagraj z nami! Stół { $code }:
copy-link = Kopiuj link
qr-alt = Kod QR do { $link }
seats = Miejsca
seat-open = Wolne miejsce
seat-needed = Kogoś brakuje
seats-open = { $open ->
    [0] Wszystkie miejsca zajęte.
    [one] Jest jeszcze jedno miejsce.
    [few] Są jeszcze { $open } miejsca.
   *[other] Jest jeszcze { $open } miejsc.
}
add-bot = Dodaj bota
seat-bot = Posadź bota
play-with-bots = Zagraj z botami
guest = Gość
take-chair = Wybierz bota, którego zastąpisz.
first-show = Pokaż mi (1 min)
first-play = Od razu gram
temper-easy = Pogodny
temper-easy-means = Gra dla zabawy i wiele wybacza.
temper-keen = Bystry
temper-keen-means = Najpierw myśli, potem gra.
temper-sharp = Przenikliwy
temper-sharp-means = Prawie nic mu nie umknie.
note-bot-easy = Pogodny bot
note-bot-keen = Bystry bot
note-bot-sharp = Przenikliwy bot
poke = Zaczep
shuffle = Potasuj
swap-how = Dotknij dwóch osób, żeby zamienić je miejscami.
swap-with = Z kim zamieni się { $name }?
note-you = Ty
note-you-host = Ty (gospodarz)
note-host = Gospodarz
note-here = Przy stole
note-away = Poza stołem
note-left = Poza grą
note-empty = Puste miejsce
note-muted = Bez głosu
ready = Gotowe
reveal-skip = Dotknij, żeby pominąć.
say-ready = Gotowe
change-game = Inna gra
house-rules = Zasady domowe
# The option `clock` of a game that has no words of its own for it.
option-clock = Czas na namysł
option-clock-book = Ile może trwać jeden ruch.
option-clock-off = Bez limitu
option-clock-standard = Zwykły
option-clock-long = Podwójny
# Opcja `source` w grach, w które można grać własnymi słowami, i miejsce, gdzie się je wkleja.
option-source = Które słowa
option-source-book = Słowa z gry albo lista, którą wklei gospodarz.
option-source-ours = Z gry
option-source-own = Własne
option-source-mixed = Mieszane
brief-source-own = własne słowa
brief-source-mixed = własne słowa i słowa z gry
own-words-title = Własne słowa
own-words-count = { $count ->
    [one] { $count } własne słowo
    [few] { $count } własne słowa
   *[other] { $count } własnych słów
}
own-words-none = Nie ma jeszcze listy
own-words-until = Wklej listę. Do tego czasu gracie słowami z gry.
own-words-wait = Listę może wkleić gospodarz. Do tego czasu gracie słowami z gry.
own-words-paste = Wklej słowa
own-words-change = Zmień słowa
own-words-filled = Gdy słów jest mniej niż { $enough }, dokładamy słowa z gry.
own-words-masked = Ten stół zasłania wulgaryzmy, więc pominął słów: { $count }.
own-words-how = Jedno słowo w wierszu albo kilka po przecinku, w dowolnym języku. Jeśli są też inne dobre odpowiedzi, wpisz je po „=”.
own-words-example =
    latarnia morska
    kanapa = sofa, wersalka
own-words-taken = { $count ->
    [0] Nie ma jeszcze słów
    [one] { $count } słowo pasuje
    [few] { $count } słowa pasują
   *[other] { $count } słów pasuje
}
own-words-left-again = Powtórzone ({ $count }):
own-words-left-alike = Nie do odróżnienia od innego słowa ({ $count }):
own-words-left-long = Dłuższe niż { $longest } znaków ({ $count }):
own-words-left-piled = Za dużo znaków nad jedną literą ({ $count }):
own-words-left-spellings = Więcej niż { $spellings } odpowiedzi ({ $count }):
own-words-left-many = Ponad limit { $most } słów ({ $count }):
own-words-use = { $count ->
    [one] Użyj { $count } słowa
   *[other] Użyj { $count } słów
}
own-words-missing = Wklej jakieś słowa
own-words-away = Usuń listę
own-words-private = Nikt inny nie widzi tej listy. Zostaje przy stole, a w tej przeglądarce na następny raz.
brief-clock-off = bez zegara
brief-clock-standard = zwykły zegar
brief-clock-long = podwójny zegar
begin = Zaczynamy
begin-missing = { $missing ->
    [0] Jeszcze nie
    [one] Brakuje jednej osoby
   *[other] Brakuje { $missing } osób
}
begin-surplus = { $surplus ->
    [one] O jedną osobę za dużo
    [few] O { $surplus } osoby za dużo
   *[other] O { $surplus } osób za dużo
}
locked = Stół jest zamknięty.
watching = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[other] Ogląda { $count } osób
}
lobby-missing = Przy stole: { $seated }. Potrzeba od { $least } do { $most } osób.
lobby-host-begins = Przy stole: { $seated }. Grę może zacząć { $host }.
lobby-not-ready = Czekamy jeszcze na: { $names }.
lobby-all-ready = Przy stole: { $seated }. Wszyscy gotowi.
plain-line = Połączenie nie jest szyfrowane. Każdy w tej sieci Wi-Fi może podejrzeć grę albo zająć Twoje miejsce. W domu to nie szkodzi.

remove-person = Usuń: { $name }
remove-bot-explained = Gra potoczy się dalej bez niego.
remove-explained = Ta osoba musi odejść i nie wróci, chyba że ją wpuścisz.
removed-people = Usunięci
readmit = Wpuść
report-person = Zgłoś: { $name }
report-why = Co się stało?
report-talk = Obraźliwe słowa
report-name = Obraźliwe imię lub skojarzenie
report-play = Psucie gry
report-other = Coś innego
report-explained = Dołączymy to, co w ciągu ostatnich pięciu minut można było usłyszeć z Twojego miejsca. Nikt przy stole się nie dowie.
report-photo = Zgłoś zdjęcie
report-photo-which = Którego ze zdjęć, które teraz widzisz, nie powinno tu być?
report-photo-number = Zdjęcie { $number }
report-photo-explained = Osoby, które prowadzą ten serwer, zobaczą to zdjęcie, jego talię i stół, a także to, co w ciągu ostatnich pięciu minut można było usłyszeć z Twojego miejsca. Mogą usunąć talię. Nikt przy stole się nie dowie.
report-photo-yes = Zgłoś to zdjęcie
report-photo-other = Inne zdjęcie
report-thanks = Dziękujemy. Osoby, które prowadzą ten serwer, zajmą się tym.
free-seat = Zwolnij miejsce
free-seat-explained = Możesz też zostawić to miejsce w grze dla kogoś innego.

table-menu = Stół { $code }
people = Kto jest przy stole
lock-table = Zamknij stół
unlock-table = Otwórz stół
own-window = Otwórz w osobnym oknie
window-refused = Przeglądarka nie pozwoliła otworzyć okna. Zezwól tej stronie na wyskakujące okna.
continue-elsewhere = Graj dalej na innym urządzeniu
handover-explained = Zeskanuj kod drugim urządzeniem albo otwórz na nim link. Działa raz, przez pięć minut, i przenosi Twoje miejsce.
sign-out-others = Wyloguj wszędzie indziej
sign-out-others-means = Tylko to urządzenie zachowa Twoje miejsce.
signed-out-others = Gotowe. Teraz tylko to urządzenie ma Twoje miejsce.
leave = Odejdź od stołu
leave-explained = Reszta gra dalej, a Twoje karty wracają do talii.
leave-for-good = Odchodzę na dobre
stay = Zostaję
erase-me = Usuń stąd moje imię
erase-explained = Odejdziesz od stołu. Twoje imię i wszystko, co tu wpisano z Twojego miejsca, znikną na zawsze. Ruchy zostaną, ale bez imienia.
erase = Odejdź i usuń
erasing = Usuwanie…
erased = Gotowe. Przy tamtym stole nie ma już Twojego imienia ani słów.
erase-failed = Nie udało się i Twoje imię wciąż tu jest. Spróbuj za minutę.

privacy = Prywatność
kept-for = { $days ->
    [one] Stół, do którego nikt nie zajrzał przez jeden dzień, znika ze wszystkim, co na nim było.
   *[other] Stół, do którego nikt nie zajrzał przez { $days } dni, znika ze wszystkim, co na nim było.
}
kept-for-ever = Stoły są przechowywane, dopóki nie usunie ich osoba, która prowadzi ten serwer.

company = Przy stole
standing-turn = teraz gra
standing-narrator = narrator
standing-subject = osoba badana
standing-done = gotowe
standing-thinking = myśli
standing-away = poza stołem
away = Poza stołem: { $names }
key-space = Spacja

council-leans = Za tym: { $names }.
council-proposals = Co wolą inni
council-take = { $names }: { $choice }. Zgoda
council-seal = Pieczętuję
council-wait = Czekamy na: { $names }
council-moving = { $names }: decyzja zapadła. Za trzy sekundy:
council-moving-yours = Za trzy sekundy:
council-call-off = Jeszcze nie
council-take-back = Cofam
council-agree = Zgoda

time-left = { $seconds ->
    [one] Została sekunda
    [few] Zostały { $seconds } sekundy
   *[other] Zostało { $seconds } sekund
}
news-turn = Twoja kolej.
news-last = Wszyscy czekają na Ciebie.
news-waiting = Czekamy na: { $name }.
you-watch = Oglądasz grę
play-again = Jeszcze raz
host-plays-again = Rozdać jeszcze raz może { $host }.

# Ręka gospodarza: pauza, pominięcie, koniec.
pause-game = Wstrzymaj grę
resume-game = Wznów
paused-by = Gra wstrzymana ({ $name })
paused-by-you = Gra wstrzymana przez Ciebie
paused-means = Zegar stoi. Nikt nie traci czasu.
paused-wait = Grę wznawia { $name }.
skip-wait = Nie czekajmy dłużej
skip-wait-means = Gramy dalej, jakby minął czas.
end-game = Zakończ tę grę
end-game-explained = Gra skończy się dla wszystkich i nikt nie wygra. Możesz od razu rozdać jeszcze raz.
play-on = Gramy dalej
ended-by = Gra zakończona ({ $name })
ended-by-you = Gra zakończona przez Ciebie
ended-no-winner = Tym razem bez zwycięzców.
to-lobby = Wróć do poczekalni
score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}

screen-how-to-join = Skieruj tu telefon albo wpisz litery.
screen-missing = { $missing ->
    [one] Brakuje jednej osoby.
   *[other] Brakuje { $missing } osób.
}
screen-host-begins = Grę może zacząć { $host }.
watch-or-join = Oglądaj lub dołącz

refused-not_seated = Najpierw usiądź przy stole.
refused-not_host = To może zrobić tylko gospodarz.
refused-album_closed = Gospodarz zamknął album.
refused-no_album = Tego już nie ma w albumie.
refused-not_now = Teraz tego nie zrobisz.
refused-paused = Gra jest wstrzymana.
refused-already_seated = Masz już miejsce przy tym stole.
refused-table_full = Wszystkie miejsca są zajęte, ale możesz oglądać.
refused-table_locked = Stół jest zamknięty. Poproś gospodarza, żeby go otworzył.
refused-name_taken = Ktoś tu już ma to imię albo bardzo podobne. Może „{ $free }”?
refused-text_blank = Nic tu nie widać. Najpierw coś wpisz.
refused-text_too_long = To za długie. Skróć trochę.
refused-text_piled = W jednym znaku jest za dużo. Użyj mniej akcentów albo prostszego obrazka.
refused-too_few = Do gry potrzeba więcej osób.
refused-too_many = Na tę grę jest za dużo osób.
refused-no_such_game = Nie ma tu takiej gry.
refused-bad_options = Te zasady do siebie nie pasują.
refused-no_such_seat = Nie ma już tego miejsca.
refused-no_such_card = Tego zdjęcia nie ma już w grze.
refused-is_here = { $name } jest przy stole. Oddać można tylko miejsce kogoś, kogo nie ma.
refused-removed = Gospodarz usunął Cię ze stołu.
refused-led = Tu decyduje osoba, która prowadzi salę.
refused-no_chat = Przy stołach tej sali nie ma czatu.
refused-key_unknown = Ktoś już użył tego linku albo minęło pięć minut. Weź nowy na pierwszym urządzeniu.
refused-other_circle = Ktoś tutaj wybrał inny krąg. Uzgodnijcie jeden i spróbuj jeszcze raz.
refused-deck_unchecked = Nieznajomi mogą widzieć tylko zdjęcia sprawdzone przez ten serwer, a ta talia nie była sprawdzana. Wybierz inne obrazki albo zagraj ze znajomymi.
refused-hushed = Teraz cisza.
refused-muted = Gospodarz wyłączył Ci głos. Możesz grać dalej.
refused-together = Jesteście w jednym pokoju, więc po prostu to powiedz!
refused-too_fast = Za szybko. Odczekaj chwilę.
refused-house_full = Na tym serwerze skończyło się miejsce. Nic nowego się nie zapisze, dopóki ktoś go nie zwolni.
refused-too_long = Ten stół osiągnął swój limit. Otwórz nowy, żeby grać dalej.
refused-upgrading = Trwa aktualizacja. Spróbuj ponownie za chwilę.
refused-unavailable = Nie udało się. Spróbuj jeszcze raz.
refused-malformed = Nie zrozumieliśmy. Odśwież stronę.
broken = Coś się u nas zepsuło. Twoja gra jest bezpieczna. Zgłoszenie { $incident }.

talk = Czat
talk-unread = { $count ->
    [one] Czat, jedna nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
talk-to = Do kogo
talk-table = Cały stół
talk-team = Moja drużyna
talk-team-only = Czyta to tylko Twoja drużyna
talk-none = Nikt jeszcze nic nie napisał.
talk-silence = Teraz cisza, także na piśmie.
talk-write = Napisz coś
talk-say = Wyślij
talk-unsent = Nie wysłano, bo nie ma połączenia. Tekst nadal tu jest.
talk-lost = Połączenie zerwało się podczas wysyłania. Tekst nadal tu jest, ale inni mogli go już przeczytać.

react = Zareaguj
face-laugh = Śmiech
face-wow = Zdumienie
face-love = Zachwyt
face-applause = Brawa
face-hmm = Wątpliwość
face-ouch = Auć

# Gry rozłożone na dni.
pace = Tempo
pace-means = Dzień albo tydzień na każdy krok, a każdy gra, kiedy ma czas.
pace-sitting = Jeden wieczór
pace-day = Dzień
pace-week = Tydzień
turns-over-day = Gra rozłożona na dni. Każdy krok trwa najwyżej dzień.
turns-over-week = Gra rozłożona na dni. Każdy krok trwa najwyżej tydzień.
turns-tell-me = Daj znać, gdy moja kolej
turns-tell-me-short = Daj znać
turns-asking = Chwila…
turns-none = Ta przeglądarka nie przyjmuje powiadomień albo ten serwer ich nie wysyła. Wróć przez link do stołu. Znajdziesz go też na stronie głównej.
turns-install = Na iPhonie i iPadzie powiadomienia dostaje tylko aplikacja. Otwórz tę stronę w Safari, dotknij Udostępnij, potem Do ekranu początkowego, i wejdź stamtąd do stołu.
turns-blocked = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki i wróć tutaj.
turns-off = Odłóż telefon, a wyślemy powiadomienie, gdy gra będzie czekać na Ciebie. Jest w nim nazwa gry i stołu, i nic tajnego.
turns-on = Ta przeglądarka dostaje powiadomienie, gdy gra czeka na Ciebie.
turns-stop = Nie dawaj mi już znać
turns-failed = Nie udało się. Spróbuj później.
turns-quiet = Cisza nocna
turns-quiet-means = Damy znać zaraz po niej. Dotyczy wszystkich Twoich stołów.
turns-quiet-from = Od
turns-quiet-to = do
turns-webhook = Powiadamiaj kanał
turns-webhook-means = Wklej adres webhooka ze Slacka, Discorda albo Matriksa. Kanał przeczyta, czyja kolej.
turns-webhook-save = Zapisz
turns-webhook-saved = Zapisane. Kanał przeczyta o następnej kolejce.
turns-webhook-gone = Nic już nie trafia na kanał.
turns-webhook-unknown = Ten serwer nie wysyła pod ten adres.
your-tables = Twoje stoły
your-tables-wait = { $count ->
    [one] Stół czeka na Ciebie
    [few] { $count } stoły czekają na Ciebie
   *[other] { $count } stołów czeka na Ciebie
}
your-turn = Twoja kolej
your-tables-waits-for = Czeka na: { $names }
your-tables-lobby = Gra się nie zaczęła
your-tables-over = Koniec gry

yes = Tak
no = Nie
order = Ustawienia stołu
order-patience = Gdy ktoś zniknie, pauza na…
order-patience-means = Potem gramy dalej.
seconds-short = { $seconds } s
order-together = Jesteśmy w jednym pokoju
order-together-means = Wyłącza czat i reakcje.
order-onlookers = Widzowie mogą reagować
order-open-to = Kto gra
order-friends = Znajomi
order-strangers = Nieznajomi
order-strangers-mean = Wśród nieznajomych kleks zakrywa wulgarne słowa, a talie ze zdjęć muszą być sprawdzone.
mute-person = Wycisz: { $name }
unmute-person = Oddaj głos: { $name }

sound = Dźwięki
sound-on = Włącz dźwięki
sound-off = Wyłącz dźwięki
on = Tak
off = Nie
tap-for-sound = Dotknij, aby włączyć dźwięk

how-to-play = Jak grać
how-to-play-game = Jak grać: { $game }
all-rules = Wszystkie zasady
rules-of = Zasady: { $game }
rule = Zasada { $rule }
howto-step = Krok { $step } z { $steps }
howto-skip = Pomiń lekcję
howto-next = Dalej
howto-next-anyway = Pomiń
howto-play = Zagraj

send-screen-how = Otwórz na telewizorze { $address } i wpisz litery, które się pojawią.
screen-label = Litery z telewizora, { $length }
screen-sent = Stół jest już na telewizorze.
screen-no_such_screen = Żaden telewizor nie pokazuje tych liter. Sprawdź je jeszcze raz.
screen-too_fast = Za dużo prób. Odczekaj chwilę i spróbuj jeszcze raz.
pick-game = Wybierz grę
tv-opening = Otwieram stół…
first-at-tv = Jesteś tu przed innymi! Przedstaw się, a potem wybierz grę.
tv-scan = Zeskanuj i graj
tv-first-picks = Pierwszy telefon wybiera grę. Bez aplikacji, bez konta, za darmo.
tv-have-table = Masz już stół? Dotknij tam „TV” i wpisz { $letters }
screen-offline = Serwer nie odpowiada. Sprawdź połączenie.
tv-here = Albo otwórz widok telewizora w nowym oknie
pair-show = Pokaż stół { $code }
invite-to-watch = Zaproś kogoś do oglądania
invitation-to-watch = Zobacz, jak gramy! Stół { $code }:

# Powtórki

replay = Powtórka
replay-when = { $date }, { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
replay-of = Powtórka gry { $game }
replay-watch = Oglądaj
replay-eyes-later = Bez spoilerów: widzisz to, co widzieli wszyscy. W każdej chwili możesz spojrzeć oczami gracza.
replay-gone = Ten link donikąd nie prowadzi
replay-gone-text = Gra została usunięta albo gospodarz wyłączył link.
replay-position = Miejsce w grze
replay-position-text = { $round }, krok { $step } z { $steps }
replay-round = Runda { $number }
replay-rounds = Przejdź do rundy
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Prędkość: { $speed }×
replay-eyes = Czyimi oczami?
replay-eyes-means = Widzisz tylko to, co te oczy mogły wtedy widzieć.
replay-eyes-everyone = Wszystkich, jak na telewizorze
replay-eyes-everyone-short = Wszyscy
replay-eyes-all = Wszystkie telefony obok siebie
replay-eyes-all-short = Telefony
replay-look = Spójrz oczami: { $name }
replay-share = Udostępnij powtórkę
replay-invitation = Obejrzyj naszą grę w { $game }:
replay-play-on = Graj dalej od tego miejsca
replay-play-on-means = Otworzy się nowy stół dokładnie w tym momencie gry. Pozostałe miejsca zajmą boty, dopóki nie usiądą przy nich znajomi.
replay-whose-seat = Czyje miejsce zajmujesz?
replay-open = Otwórz stół
replay-watch-again = Obejrzyj jeszcze raz
replay-send = Wyślij link do powtórki
replay-link-means = Każdy, kto ma link, może obejrzeć tę grę i imiona graczy. Stół jest przechowywany tak długo, jak długo działa link.
replay-end-link = Wyłącz link
replay-link-ended = Link już nie działa.
share-picture = Wyślij obrazek
postcard-which = Która chwila?
postcard-shape = Kształt
postcard-shape-tall = Wysoki
postcard-shape-wide = Szeroki
postcard-shape-story = Telefon
postcard-shape-clip = Klip
postcard-send = Wyślij
postcard-save = Zapisz
postcard-copy = Kopiuj
postcard-by = { $title }. { $name }
postcard-by-quote = { $title }. { $name }: „{ $quote }”
album = Album wieczoru
album-invitation = Oto album z naszego wieczoru:
album-winners = Wygrana: { $names }
album-wins =
    { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
       *[many] { $count } wygranych
    }
album-best = Najlepsze tego wieczoru
album-leave-out = Pomiń
album-take-in = Przywróć
album-left-out = Pominięte. Inni tego nie widzą.
album-choose-means = Każdy przy stole może pomijać obrazki, dopóki gospodarz nie zamknie albumu. Obejrzeć go może każdy, kto ma link, a stół jest przechowywany tak długo jak link.
album-closed = Gospodarz zamknął ten album. Już się nie zmieni.
album-close = Zamknij album
album-empty = Jeszcze nic tu nie ma. Zagrajcie do końca i zajrzyjcie znowu.
album-gone-text = Stół usunięto albo gospodarz zakończył link.
album-send = Wyślij link
album-save = Zapisz jako plik
album-saving = Zapisywanie: obrazek { $done } z { $all }
album-print = Drukuj
share-result = Wyślij wynik
front-page = Strona główna

# Kręgi przy stole i na stronie głównej

circles-yours = Twoje kręgi
circle-of-table = Zapisuj dla kręgu
circle-record = Zapisywać dzisiejsze gry dla kręgu „{ $circle }”?
circle-record-choose = Zapisywać dzisiejsze gry dla kręgu?
circle-record-yes = Zapisuj
circle-record-for = Zapisuj dla „{ $circle }”
circle-record-means = Każda skończona gra trafi na stronę kręgu: kto grał, wyniki, najlepsze skojarzenia i to, jak dobrze się odczytujecie. Krąg pamięta też, które karty już znacie, i najpierw dostajecie nowe. Najpierw muszą się zgodzić wszyscy przy stole, do tego czasu nic się nie zapisuje. Stół też zostanie zachowany.
circle-no-circle = Krąg to grupa, która zapisuje swoje wieczory. W tej przeglądarce jeszcze żadnego nie masz.
circle-wish = { $count ->
    [one] { $names } chce zapisywać dzisiejsze gry dla kręgu „{ $circle }”.
   *[other] { $names } chcą zapisywać dzisiejsze gry dla kręgu „{ $circle }”.
}
circle-agree = Zgadzam się
circle-agree-member = Jesteś w tym kręgu, więc na jego stronie pojawi się Twoje imię.
circle-agree-guest = Zgadzam się jako gość
circle-guest-means = Tej przeglądarki nie ma w kręgu, więc Twoje imię nie zostanie zapisane. Jeśli masz link kręgu, najpierw dołącz.
circle-waiting = { $count ->
    [one] Gry będą zapisywane dla kręgu „{ $circle }”, gdy zgodzi się { $names }.
   *[other] Gry będą zapisywane dla kręgu „{ $circle }”, gdy zgodzą się { $names }.
}
circle-recorded = Gry są tu zapisywane dla kręgu „{ $circle }”.
circle-agreed = Zgoda
circle-not-agreed = Jeszcze nie
circle-disagree = Nie zapisuj
circle-disagree-means = Jeśli zmienisz zdanie, gry przy tym stole nie będą już zapisywane. To, co jest już na stronie kręgu, tam zostanie.
circle-details = Szczegóły

# Gry, w których każdy zbiera punkty

points = Punkty
points-won-you = Wygrywasz!
points-won = Wygrywa { $names }!
points-won-shared = Zwycięstwem dzielą się { $names }!
points-won-nobody = Nikogo już nie ma.
points-result = { $score ->
    [0] Bez ani jednego punktu.
    [one] Z jednym punktem.
    [few] Z { $score } punktami.
   *[other] Z { $score } punktami.
}
points-each = { $name }: { $score }
points-story = Gramy w { $game }. { $result } { $scores }.

# Mówienie na głos
order-voice = Mówienie na głos
order-voice-means = Kto ma mikrofon, może mówić. Gdy zasady każą milczeć, nikt Cię nie słyszy.
voice-join = Mów na głos
voice-joined = { $count ->
    [0] Nikt jeszcze nie rozmawia
    [one] Rozmawia { $count } osoba
    [few] Rozmawiają { $count } osoby
   *[other] Rozmawia { $count } osób
}
voice-entering = Łączymy Twój mikrofon…
voice-away = Głos na chwilę zniknął. Zaraz wróci.
voice-on = Wszyscy Cię słyszą
voice-on-team = Słyszy Cię tylko Twoja drużyna
voice-off = Twój mikrofon jest wyłączony
voice-hushed = Teraz cisza. Nikt Cię nie słyszy.
voice-muted = Gospodarz wyłączył Ci głos
voice-together = Jesteście w jednym pokoju, więc po prostu to powiedz!
voice-switch = Mikrofon
voice-hold = Dotknij, żeby mówić, albo przytrzymaj, gdy mówisz.
voice-leave = Odłóż mikrofon
voice-to = Kto Cię słyszy
voice-to-table = Stół
voice-to-team = Drużyna
voice-insecure = Mikrofon działa tylko pod adresem, który zaczyna się od https.
voice-denied = Przeglądarka nie dała nam mikrofonu. Zezwól na niego na pasku adresu i spróbuj ponownie.
voice-unreachable = Twoja sieć nie przepuszcza głosu. Nadal możesz pisać.
voice-elsewhere = Twój mikrofon nie jest już tu połączony.

# Streaming
stream = Nadajemy na żywo
stream-means = Ukrywa kod tego stołu. Widzowie mogą też oglądać wszystko z opóźnieniem, żeby ich telefony nie zdradzały, co zaraz będzie na ekranie.
stream-delay = Widzowie są w tyle o
stream-delay-means = Mniej więcej tyle, ile potrzebuje Twoja transmisja. Gracze widzą wszystko od razu.
stream-names = Imiona na obrazie
stream-paper = Papier pod obrazem
stream-copy = Kopiuj adres obrazu
stream-copy-means = Dodaj go w programie do transmisji jako źródło „przeglądarka” o rozmiarze 1920 × 1080. Nie udostępniaj go: ten obraz nie ma opóźnienia.
stream-hidden = Ukryty przed widzami
stream-show-code = Pokaż
stream-hide-code = Ukryj
you-watch-later = Oglądasz grę, { $seconds } s później
note-audience = Wszyscy, którzy oglądają: głosują
audience-seat = Widownia gra z Wami
audience-seat-means = Ma jedno miejsce. Zagrane będzie to, co wybierze większość, a gdzie trzeba pisać, pisze bot.
audience-plays = Gracie razem jako „{ $name }”
audience-vote = Wybierzcie razem: zostało { $left }, { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[other] { $votes } głosów
}
audience-voted = Twój głos jest oddany i możesz go zmienić: zostało { $left }, { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[other] { $votes } głosów
}
audience-votes = { $name }: zostało { $left }, { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[other] { $votes } głosów
}
audience-sees = Widzi to cała widownia
approve = Najpierw wszystko czytam
approve-means = Imiona nowych osób i skojarzenia pojawią się, gdy wybierzesz „Pokaż”. Do tego czasu nie widzi ich nikt inny.
approve-name = Przy stole siada „{ $name }”
approve-text = { $name }: „{ $text }”
approve-more = Do przeczytania: jeszcze { $count }
approve-show = Pokaż
approve-again = Inne
approve-remove = Wyproś
written-waits = Najpierw przeczyta to gospodarz.
written-again = Gospodarz prosi o coś innego.
guess-along = Zgaduj! Odpowiedzi na razie: { $guesses }.
guess-made = Mamy Twoją odpowiedź. Odpowiedzi na razie: { $guesses }.
guess-wait = Odpowiedzi widowni: { $guesses }. Kto ma rację?
guess-screen = Widownia zgaduje. Odpowiedzi na razie: { $guesses }
guess-right = Zgadza się! Wie to { $share } widowni.
guess-wrong = Tym razem nie. Zgadło { $share } widowni.
guess-result = Zgadło { $share } widowni.
guess-over = Trafne odpowiedzi widowni: { $share }.
guess-score = Trafienia: { $right } z { $guessed }. Widownia: { $share }.
player-number = Osoba { $number }

# Przy stole sali, którą ktoś prowadzi
lobby-led = To jest teraz Wasz stół. Nie ma tu czatu. Powiedzcie to na głos!
lobby-leader-begins = Przy stole: { $seated }. Grę zacznie osoba prowadząca.
leader-goes-on = Co dalej, zdecyduje osoba prowadząca.
paused-by-leader = Osoba prowadząca wstrzymała grę
ended-by-leader = Osoba prowadząca zakończyła grę
room-time-left = Pozostało: { $time }
room-time-over = Koniec czasu. Dokończcie, co zaczęliście.
room-keep-in-mind = Pamiętajcie: { $hint }

# Nieznajomi, którzy szukają kogoś do gry
find-players = Znajdź graczy
meet-looking = Szukam graczy…
meet-others = Inni gracze
meet-alone = Nie możemy teraz nikogo przysłać do tego stołu, więc zagracie z botami.
stop-looking = Przestań szukać
gathering = Szukamy graczy
gathering-soon = Zaczynamy!
# $language: po jakiemu czytają ci, którzy tu przychodzą.
gathering-language = { $language ->
    [en] Dla osób, które czytają po angielsku.
   *[pl] Dla osób, które czytają po polsku.
}
# Nad pozostałym czasem i pod nim („0:14”).
gathering-begins = Początek za
gathering-latest = lub wcześniej
gathering-bot = Bot, jeśli nikt nie przyjdzie
gathering-give-way = Gdy ktoś przyjdzie, bot ustąpi mu miejsca, nawet w środku gry.
gathering-order = Jesteś wśród nieznajomych, więc kleks zakrywa wulgarne słowa. W menu, pod „Kto jest przy stole”, możesz zgłosić każdą osobę.
gathering-here = Na razie przy stole: { $count }.
find-here-means = { $language ->
    [en] Nieznajomi, którzy czytają po angielsku, zajmą wolne miejsca. Gra zacznie się sama po 20 sekundach lub wcześniej, a na pozostałych miejscach usiądą boty.
   *[pl] Nieznajomi, którzy czytają po polsku, zajmą wolne miejsca. Gra zacznie się sama po 20 sekundach lub wcześniej, a na pozostałych miejscach usiądą boty.
}
find-here-order = Od tej chwili to stół dla nieznajomych, ze zwykłymi zasadami domowymi. Kleks zakrywa wulgarne słowa, a nikt nie może wstrzymać gry ani wybrać innej. Kto przed początkiem gry zamknie tę stronę, straci miejsce.
find-here = Wpuść nieznajomych
find-here-not = Nie teraz
