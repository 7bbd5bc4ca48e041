# Rorschach, nauka w działaniu.

rorschach-howto-mine-0 = Zabawa
rorschach-howto-mine-1 = Strach
rorschach-howto-mine-2 = Wakacje
rorschach-howto-theirs-0 = Zamek
rorschach-howto-theirs-1 = Zima
rorschach-howto-theirs-2 = Sąsiad
rorschach-howto-1 = Teraz badamy Ciebie. Daj każdej plamie jedno słowo: dotknij słowa, potem plamy.
rorschach-howto-1-done = Złej odpowiedzi nie ma, ale nic nie mów: Twoja drużyna musi zgadnąć, co widzisz.
rorschach-howto-2 = Badany był Bruno z Twojej drużyny, jego znacznik leży zakryty. Jakie słowo dał tej plamie?
rorschach-howto-2-right = Znasz Bruna. Jeśli druga drużyna powie co innego, plama jest Wasza i zgadujecie następną.
rorschach-howto-2-wrong = To był sąsiad. Jeśli druga drużyna to wie, plama jest jej, a jeśli nie, to niczyja.
rorschach-howto-3 = Teraz zgadują inni: „Zamek”. Mają rację? Powtórz za nimi albo powiedz co innego.
rorschach-howto-3-copy = Mieli rację i Wy też: plamy jeszcze nikt nie ma. Zgadują drugą, a jeśli się pomylą, będzie Wasza.
rorschach-howto-3-differ = Oni mieli rację, a Wy nie: plama jest ich. Wygrywają cztery plamy i przewaga dwóch.
