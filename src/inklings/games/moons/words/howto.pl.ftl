# Trzydzieści księżyców, nauka w działaniu.

moons-howto-clue = „Nikt mi nie uwierzy”
moons-howto-1 = Ada spojrzała na swoją kartę i podała to skojarzenie. Połóż jedną ze swoich, która też pasuje.
moons-howto-1-done = Leży zakryta wśród innych. Kto weźmie ją za kartę Ady, daje Ci księżyc.
moons-howto-2 = Karty są potasowane. Która należy do Ady? Na swoją nie można głosować.
moons-howto-2-right = Jest! Trzy księżyce dla Ciebie, trzy dla Ady i jeszcze jeden, bo Bruno wziął Twoją kartę za jej.
moons-howto-2-wrong = To była karta 3: po trzy księżyce dla Ady i dla Celeste, która ją znalazła. Jeden dla Ciebie: Bruno dał się zwieść Twojej karcie.
moons-howto-3 = Teraz Ty opowiadasz. Gdy kartę znajdą wszyscy albo nikt, nie dostajesz nic. Które skojarzenie jest najlepsze?
moons-howto-3-plain = Zbyt proste: znajdą wszyscy i nie dostaniesz nic. Spróbuj innego.
moons-howto-3-strange = Zbyt dziwne: nie znajdzie nikt i nie dostaniesz nic. Spróbuj innego.
moons-howto-3-good = Ktoś zobaczy, ktoś nie: trzy księżyce dla Ciebie. Trzydzieści kończy grę.
moons-howto-clue-plain = Kot na księżycu
moons-howto-clue-strange = Zeszły czwartek
moons-howto-clue-good = Noc należy do niej
