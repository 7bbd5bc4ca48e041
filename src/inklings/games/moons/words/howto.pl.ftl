# Trzydzieści księżyców, nauka w działaniu.

moons-howto-clue = „Nikt mi nie uwierzy”
moons-howto-1 = To skojarzenie Ady z jedną z jej kart. Zagraj swoją, która też mogłaby pasować.
moons-howto-1-done = Leży zakryta wśród innych. Każdy głos, który skradnie, to księżyc dla Ciebie.
moons-howto-2 = Karty są potasowane. Która należy do Ady? Na swoją nie można głosować.
moons-howto-2-right = Jest! Trzy księżyce dla Ciebie, trzy dla Ady i jeszcze jeden, bo Bruno nabrał się na Twoją kartę.
moons-howto-2-wrong = To była karta 3. Po trzy księżyce dla Ady i dla Celeste, która ją znalazła. Bruno nabrał się na Twoją, więc masz jeden.
moons-howto-3 = Teraz Ty opowiadasz. Gdy kartę znajdą wszyscy albo nikt, nie dostajesz nic. Które skojarzenie jest najlepsze?
moons-howto-3-plain = Zbyt proste! Znajdą wszyscy i nie dostaniesz nic. Spróbuj innego.
moons-howto-3-strange = Zbyt dziwne! Nie znajdzie nikt i nie dostaniesz nic. Spróbuj innego.
moons-howto-3-good = Jedni zobaczą, inni nie. Masz trzy księżyce. Kto pierwszy zbierze trzydzieści, wygrywa.
moons-howto-clue-plain = Kot na księżycu
moons-howto-clue-strange = Zeszły czwartek
moons-howto-clue-good = Noc należy do niej
