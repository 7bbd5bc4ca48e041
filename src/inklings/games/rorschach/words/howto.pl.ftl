# Rorschach, nauka w działaniu.

rorschach-howto-mine-0 = Zabawa
rorschach-howto-mine-1 = Strach
rorschach-howto-mine-2 = Wakacje
rorschach-howto-theirs-0 = Zamek
rorschach-howto-theirs-1 = Zima
rorschach-howto-theirs-2 = Sąsiad
rorschach-howto-1 = Teraz badamy Ciebie. Daj każdej plamie jedno słowo. Dotknij słowa, potem plamy.
rorschach-howto-1-done = Złych odpowiedzi nie ma, ale nic nie mów! Teraz Twoja drużyna zgaduje, co widzisz.
rorschach-howto-2 = Badany był Bruno z Twojej drużyny. Jego znacznik leży zakryty. Jakie słowo dał tej plamie?
rorschach-howto-2-right = Znasz Bruna! Jeśli druga drużyna wybierze inne słowo, plama jest Wasza i zgadujecie następną.
rorschach-howto-2-wrong = To był sąsiad. Jeśli druga drużyna to wie, plama jest jej. Jeśli nie, to niczyja.
rorschach-howto-3 = Teraz druga drużyna zgaduje: „Zamek”. Ma rację? Poprzyj to albo wybierz inne słowo.
rorschach-howto-3-copy = Mieli rację i Wy też, więc plamy jeszcze nikt nie ma. Zgadują następną. Jeśli się pomylą, będzie Wasza.
rorschach-howto-3-differ = Oni mieli rację, a Wy nie, więc plama jest ich. Gra się do 4, z przewagą 2.
