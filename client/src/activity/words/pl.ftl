# W drodze z Discorda do stołu.

activity-comes = Szukamy Waszego stołu…
activity-comes-asks = Discord może zapytać, czy ta aplikacja może wiedzieć, kim jesteś. Używa tylko Twojego imienia, a konta tylko po to, żeby zachować Twoje miejsce.
activity-silent = Discord nie odpowiada
activity-silent-cure = Zamknij aktywność i otwórz ją jeszcze raz.
activity-declined = Discord nie podał nam Twojego imienia
activity-declined-cure = Bez niego nie możemy zająć Ci miejsca. Spróbuj jeszcze raz i wybierz „Autoryzuj”, kiedy Discord zapyta.
activity-unknown_code = Discord nie potwierdził, kim jesteś
activity-unknown_code-cure = Spróbuj jeszcze raz. Jeśli to nie pomoże, zamknij aktywność i otwórz ją ponownie.
activity-not_in_activity = Discord nie widzi Cię w tej aktywności
activity-not_in_activity-cure = Zamknij ją i otwórz jeszcze raz.
activity-discord_away = Discord nie odpowiada temu serwerowi
activity-discord_away-cure = Spróbuj jeszcze raz za parę sekund.
activity-no_discord = Ten serwer nie jest przygotowany na Discorda
activity-no_discord-cure = Powiedz o tym osobie, która go prowadzi.
activity-too_fast = Właśnie przychodzi bardzo dużo osób
activity-too_fast-cure = Spróbuj jeszcze raz za parę sekund.
activity-failed = Nie możemy teraz znaleźć Waszego stołu
activity-failed-cure = Spróbuj jeszcze raz. Jeśli to nie pomoże, zamknij aktywność i otwórz ją ponownie.
activity-not-opened = Discord nie otworzył tej strony. Spróbuj jeszcze raz.
