# Sala, którą ktoś prowadzi: jak ją otworzyć, prowadzić i jak do niej wejść.

room-page = Sala { $code }
room-of = Sala { $code }
room-title = Poprowadź salę
room-lead = Dla klasy albo trzydziestu osób naraz. Wszyscy skanują jeden kod, a Ty sadzasz ich przy stołach, mieszasz między rundami i na koniec wszystko usuwasz. Nikt nie potrzebuje konta.
room-yours = Twoje sale
room-new = Nowa sala
room-open = Otwórz salę

# Co wybiera osoba prowadząca
room-game = Gra
room-size = Przy stole
room-size-means = Mniej więcej tyle osób. Stoły wychodzą tak równe, jak się da.
room-naming = Imiona
room-naming-made = Wymyślone
room-naming-typed = Wpisane
room-naming-made-means = Każdy dostaje imię, na przykład „Wydra w szaliku”.
room-naming-typed-means = Każdy wpisuje własne. Zobaczysz je, zanim kogoś wpuścisz.
room-door = Drzwi
room-door-ask = Ja wpuszczam
room-door-open = Otwarte
room-door-ask-means = Osoby z kodem czekają na Ciebie.
room-door-open-means = Wchodzi każdy, kto ma kod.
room-tongue = Język skojarzeń
room-tongue-means = Liter innych alfabetów nie przyjmujemy. Reszta zależy od Ciebie.
room-tongue-any = Dowolny
room-hint = Pamiętajcie
room-hint-means = Wszyscy widzą to przy swoim stole, na przykład „czas przeszły”.
room-settings = Ustawienia sali
room-settings-next = Gra, jej zasady i stoły liczą się od następnej rundy.
room-keep = Zapisz

# Strona osoby prowadzącej
room-counts = W sali: { $inside }{ $waiting ->
    [0] {""}
   *[other] , przy drzwiach: { $waiting }
}{ $round ->
    [0] {""}
   *[other] , runda { $round }
}
room-troubled = Serwer nie odpowiada. Ta strona sama próbuje dalej.
room-ticket = Jak wejść do sali
room-at-door = Przy drzwiach: { $count }
room-let-all-in = Wpuść wszystkich
room-let-in = Wpuść: { $name }
room-inside = W sali: { $count }
room-nobody = Jeszcze nikogo. Pokaż kod.
room-late = bez stołu
room-late-explained = Ta osoba przyszła po rozpoczęciu rundy. Posadź ją przy stole albo niech poczeka na następną.
room-seated = { $name } ma już miejsce.
room-send-away = Odeślij: { $name }
room-send-away-explained = Kogo odeślesz, ten nie wróci, chyba że wybaczysz wszystkim.
room-forgive = Wybacz odesłanym ({ $count })
room-empty = Gdy wszyscy już są, posadź ich przy stołach, mniej więcej po { $size }. Nikt nie zacznie przed Tobą.
room-seat-how = Kogo widać blado, tego nie ma. Nie dostanie miejsca.
room-missing = Brakuje osób: { $missing }
room-seat-all = Posadź wszystkich
room-mix = Wymieszaj
room-mix-sure = Niektóre gry jeszcze trwają. Mieszanie je zakończy.
room-mix-yes = Zakończ je i wymieszaj
room-mix-no = Niech grają
room-tables-now = Stoły: { $tables }, w grze: { $running }
room-begin-all = Zacznij wszędzie
room-pause-all = Wstrzymaj gry
room-resume-all = Wznów
room-end-all = Zakończ gry
room-call-time = Jeszcze { $minutes } min
room-time-called = Każdy stół widzi, ile zostało: { $minutes } min.

# Stół
room-table = Stół { $number }
room-table-menu = Co zrobić przy stole { $number }
room-table-lobby = Czeka na Ciebie
room-table-playing = Gra trwa
room-table-paused = Wstrzymana
room-table-over = Skończona
room-table-unknown = Sprawdzamy…
room-waits-for = Wszyscy czekają: { $names }
room-missed = Brakuje: { $names }
room-add-bot = Dodaj bota
room-show-table = Obejrzyj ten stół

# Albumy i koniec
room-albums = Albumy
room-albums-explained = Co grano przy każdym stole. Linki działają dla każdego, kto je ma, dopóki nie usuniesz sali.
room-no-albums = Jeszcze nic nie zagrano.
room-album = Runda { $round }, stół { $table }
room-copy-albums = Kopiuj wszystkie linki
room-end = Usuń wszystko
room-end-explained = To usunie salę, jej stoły, imiona, skojarzenia i albumy, dla wszystkich. Nie da się tego cofnąć.
room-end-yes = Tak, usuń wszystko
room-end-no = Zostaw
room-over-room_ended = Ta sala jest już zamknięta
room-over-room_ended-text = Nic z niej tu nie zostało. Dzięki za grę!
room-over-no_such_room = Nie ma takiej sali
room-over-no_such_room-text = Sprawdź kod. Sale, w których nic się nie dzieje, znikają po ośmiu dniach.
room-over-removed = Nie możesz wejść do tej sali
room-over-removed-text = Odesłała Cię osoba prowadząca. Jeśli to pomyłka, powiedz jej o tym.
room-over-not_leader = Nie prowadzisz tej sali
room-over-not_leader-text = Prowadzi ją tylko ta przeglądarka, która ją otworzyła.

# Dla tych, którzy przychodzą
room-names-made = W tej sali dostaniesz imię. Stuknij kleksa, żeby go zmienić.
room-come-in = Wejdź
room-wait-door = Wpuści Cię osoba prowadząca. Nie zamykaj tej strony.
room-wait-in = Jesteś w środku! Zaraz dostaniesz stół.
room-wait-between = Stół dostaniesz, gdy zacznie się następna runda.
room-leave = Wyjdź z sali

refused-no_such_room = Nie ma takiej sali.
refused-not_leader = To może zrobić tylko osoba prowadząca.
refused-room_full = Sala jest pełna.
refused-not_there = Tej osoby nie ma już w sali.
refused-too_many_rounds = Więcej rund w jednej sali się nie zmieści. Otwórz nową.
refused-room_ended = Ta sala jest już zamknięta.
