# Powłoka: strona główna, poczekalnia, menu, połączenie.

page-title = Inklings: gry towarzyskie dla tych, którzy widzą więcej
home-lead = Gry towarzyskie dla tych, którzy widzą więcej.
games = Gry
players = { $least }–{ $most } graczy
open-table = Otwórz stół
opening = Otwieram…
house-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.

join = Dołącz do stołu
join-button = Dołącz
join-no_such_table = Nie ma stołu { $code }. Sprawdź litery.
join-too_fast = Za dużo prób. Odczekaj chwilę i wpisz kod jeszcze raz.
join-offline = Serwer nie odpowiada. Sprawdź połączenie.
code-label = Kod stołu, liczba liter: { $length }
use-as-tv = Użyj tego ekranu jako telewizora
tv = TV
open-tv = Pokaż stół na telewizorze
tv-which-table = Który stół pokazać na tym ekranie?
tv-show = Pokaż
tv-where-code = Kod widać u góry na każdym telefonie.

theme = Oświetlenie
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
saving-long = Nadal zapisuję i próbuję do skutku. Nie musisz nic robić.
share = Udostępnij
copied = Skopiowano.
copy-failed = Nie da się tu kopiować. Oto link: { $text }
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
seat-passed-on = Na Twoim miejscu gra teraz { $name }. Możesz oglądać albo usiąść tam, gdzie jest wolne.
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
line-lost = Utracono połączenie. Łączę ponownie, Twoje ruchy nie zginą.
line-restarting = Serwer uruchamia się ponownie. Zaraz połączę, Twoje ruchy nie zginą.
line-busy = Serwer jest zajęty. Zaraz spróbuję znowu, Twoje ruchy nie zginą.
line-too_fast = Za dużo wiadomości naraz. Połączę ponownie za kilka sekund.
no-table-title = Nie ma stołu { $code }
no-table-text = Może został już sprzątnięty albo w kodzie jest błąd.
go-home = Na stronę główną
seat-gone = Na tym urządzeniu nie masz już miejsca. Oglądasz grę.
moved-title = Grasz teraz na innym urządzeniu
moved-text = To miejsce otwarto w innym oknie albo na innym telefonie. Może je zajmować tylko jedno z nich.
moved-back = Graj tutaj
out-of-step-title = Ta strona jest nieaktualna
out-of-step-text = Serwer nadal nie rozumie wiadomości z tej strony. Odczekaj minutę i wczytaj ją ponownie, Twoje miejsce czeka.
table-broken-title = Tego stołu nie da się teraz odczytać
table-broken-text = To nasz błąd, a cała rozgrywka jest zachowana. Ta strona sama próbuje ponownie co kilka minut.
table-broken-tell = Podaj osobie, która prowadzi ten serwer, nazwę zgłoszenia:
# Gdy stół działa dalej, ale na przykład nie dzwoni jego zegar.
table-trouble = Coś się u nas zepsuło, ale gra jest zachowana. Jeśli nie ruszy dalej, podaj osobie, która prowadzi ten serwer, nazwę zgłoszenia: { $incident }.
try-again = Spróbuj ponownie
open-new-table = Otwórz nowy stół
part-missing-title = Brakuje części tej strony
part-missing-text = Pewnie serwer zaktualizowano, gdy strona była otwarta. Wczytaj ją ponownie, Twoje miejsce czeka.
reload = Wczytaj ponownie

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
invitation = Zagraj z nami. Stół { $code }:
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
take-chair = Boty ustępują miejsca. Czyje krzesło wybierasz?
temper-easy = Pogodny
temper-easy-means = Gra, jak leci, i wiele wybacza.
temper-keen = Bystry
temper-keen-means = Najpierw myśli, potem gra.
temper-sharp = Przenikliwy
temper-sharp-means = Prawie nic mu nie umknie.
note-bot-easy = Pogodny bot
note-bot-keen = Bystry bot
note-bot-sharp = Przenikliwy bot
shuffle = Potasuj
swap-how = Dotknij dwóch osób, a zamienią się miejscami.
swap-with = Z kim zamieni się { $name }?
note-you = Ty
note-you-host = Gospodarz
note-host = Gospodarz
note-here = Przy stole
note-away = Poza stołem
note-left = Po grze
note-empty = Puste krzesło
note-muted = Bez głosu
ready = Gotowe
reveal-skip = Dotknij, żeby pominąć.
say-ready = Gotowe
change-game = Inna gra
house-rules = Zasady domowe
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
lobby-missing = Przy stole: { $seated }. Gra od { $least } do { $most } osób.
lobby-host-begins = Przy stole: { $seated }. Grę zaczyna { $host }.
lobby-not-ready = Jeszcze chwila: { $names }.
lobby-all-ready = Przy stole: { $seated }. Wszyscy gotowi.

remove-person = Wyproś: { $name }
remove-bot-explained = Gra potoczy się dalej bez niego.
remove-explained = Ta osoba straci miejsce, ale może dalej oglądać.
free-seat = Zwolnij krzesło
free-seat-explained = Możesz też zostawić krzesło w grze, żeby usiadł na nim ktoś inny.

table-menu = Stół { $code }
people = Kto jest przy stole
lock-table = Zamknij stół
unlock-table = Otwórz stół
continue-elsewhere = Graj dalej na innym urządzeniu
handover-explained = Zeskanuj kod drugim urządzeniem albo otwórz na nim link. Działa tylko raz i przenosi Twoje miejsce.
leave = Odejdź od stołu
leave-explained = Reszta gra dalej, a Twoje karty wracają do talii.
leave-for-good = Odchodzę na dobre
stay = Zostaję

company = Przy stole
standing-turn = teraz gra
standing-narrator = narrator
standing-subject = osoba badana
standing-done = gotowe
standing-thinking = myśli
standing-away = poza stołem
away = Poza stołem: { $names }
key-space = Spacja

council-leans = { $names }: ta możliwość.
council-proposals = Co inni by woleli
council-take = { $names }: { $choice }. Zgadzam się z tym
council-seal = Pieczętuję
council-wait = Czekamy na: { $names }
council-moving = { $names }: decyzja zapadła. Stanie się za trzy sekundy:
council-moving-yours = Stanie się za trzy sekundy, chyba że ktoś się sprzeciwi:
council-call-off = Jeszcze nie
council-take-back = Cofam
council-agree = Zgoda

time-left = { $seconds ->
    [one] Została sekunda
    [few] Zostały { $seconds } sekundy
   *[other] Zostało { $seconds } sekund
}
news-turn = Twoja kolej.
news-last = Wszyscy czekają na ciebie.
news-waiting = Czekamy na: { $name }.
you-watch = Oglądasz grę
play-again = Jeszcze raz
host-plays-again = Następną grę rozdaje { $host }.

screen-how-to-join = Skieruj tu telefon albo wpisz litery.
screen-missing = { $missing ->
    [one] Brakuje jednej osoby.
   *[other] Brakuje { $missing } osób.
}
screen-host-begins = Grę zaczyna { $host }.
watch-or-join = Oglądaj lub dołącz

refused-not_seated = Najpierw usiądź przy stole.
refused-not_host = To może zrobić tylko gospodarz.
refused-not_now = Teraz nie można tego zrobić.
refused-already_seated = Masz już miejsce przy tym stole.
refused-table_full = Wszystkie miejsca są zajęte. Możesz oglądać.
refused-table_locked = Stół jest zamknięty. Poproś gospodarza, żeby go otworzył.
refused-name_taken = Ktoś tu już ma to imię. Wybierz inne.
refused-name_blank = Najpierw wpisz imię.
refused-too_few = Do gry potrzeba więcej osób.
refused-too_many = Na tę grę jest za dużo osób.
refused-no_such_game = Nie ma tu takiej gry.
refused-bad_options = Te zasady do siebie nie pasują.
refused-no_such_seat = Nie ma już tego miejsca.
refused-key_unknown = Ten link został już użyty. Poproś o nowy na pierwszym urządzeniu.
refused-hushed = Teraz zasady każą milczeć.
refused-muted = Gospodarz wyłączył Ci głos. Możesz grać dalej.
refused-together = Jesteście w jednym pokoju: powiedzcie to na głos.
refused-too_fast = Za szybko. Odczekaj chwilę.
refused-upgrading = Trwa aktualizacja. Spróbuj ponownie za chwilę.
refused-unavailable = Nie udało się tego przekazać. Spróbuj jeszcze raz.
refused-malformed = Serwer nie zrozumiał. Wczytaj stronę ponownie.
broken = Coś się u nas zepsuło. Twoja gra jest bezpieczna. Zgłoszenie { $incident }.

talk = Rozmowa
talk-unread = { $count ->
    [one] Rozmowa, jedna nowa wypowiedź
    [few] Rozmowa, { $count } nowe wypowiedzi
    [many] Rozmowa, { $count } nowych wypowiedzi
   *[other] Rozmowa, { $count } nowej wypowiedzi
}
talk-to = Do kogo
talk-table = Cały stół
talk-team = Moja drużyna
talk-team-only = Czyta to tylko Twoja drużyna
talk-none = Nikt jeszcze nic nie powiedział.
talk-silence = Teraz obowiązuje cisza: nikt nie może pisać.
talk-write = Powiedz coś
talk-say = Powiedz
talk-unsent = Nie wysłano: nie ma połączenia. Tekst nadal tu jest.
talk-lost = Połączenie zerwało się przed odpowiedzią. Tekst nadal tu jest, ale inni mogli go już przeczytać.

react = Zareaguj
face-laugh = Śmiech
face-wow = Zdumienie
face-love = Zachwyt
face-applause = Brawa
face-hmm = Wątpliwość
face-ouch = Auć

yes = Tak
no = Nie
order = Porządek przy stole
order-patience = Ile czekać na kogoś, kto zniknął
order-patience-means = Tyle stoi zegar, potem gra toczy się dalej.
seconds-short = { $seconds } s
order-together = Jesteśmy w jednym pokoju
order-together-means = Nikt nie pisze ani nie robi min na telefonie: przecież się słyszycie.
order-onlookers = Widzowie mogą reagować
order-open-to = Kto tu jest
order-friends = Znajomi
order-strangers = Nieznajomi
order-strangers-mean = Wśród nieznajomych wulgarne słowa przykrywa kleks.
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
howto-skip = Pomiń resztę
howto-next = Dalej
howto-next-anyway = Pomiń
howto-end = To wszystko

tv-letters-how = Zeskanuj kod albo wybierz w menu stołu „Pokaż stół na telewizorze” i wpisz te litery.
tv-or-type = Albo wpisz tutaj kod stołu.
send-screen-how = Otwórz na telewizorze { $address } i wpisz litery, które pokaże.
screen-label = Litery z ekranu, { $length }
screen-sent = Ekran pokazuje teraz ten stół.
screen-no_such_screen = Żaden ekran nie pokazuje tych liter. Spójrz jeszcze raz.
screen-too_fast = Za dużo prób. Odczekaj chwilę i wpisz litery ponownie.
screen-offline = Serwer nie odpowiada. Sprawdź połączenie.
tv-here = Albo otwórz tu duży ekran w nowym oknie
pair-show = Pokaż stół { $code }
invite-to-watch = Zaproś kogoś, żeby oglądał
invitation-to-watch = Chodź, zobacz, jak gramy. Stół { $code }:
