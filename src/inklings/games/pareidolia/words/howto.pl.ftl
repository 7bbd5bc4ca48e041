# Pareidolia, nauka w działaniu.

pareidolia-howto-her-guess = wieloryb
pareidolia-howto-1 = Ty i Ada malujecie kota, bez słowa. Brakuje mu ucha. Przeciągnij tam wieżę i naciśnij „Gotowe”.
pareidolia-howto-1-far = Może leżeć wszędzie, ale czy ktoś zobaczy kota? Połóż ją na czubku głowy, po prawej.
pareidolia-howto-1-stays = To na razie zostaw. Przeciągnij wieżę ze swojej szuflady na niebo.
pareidolia-howto-1-done = Jest ucho! Dalej na zmianę, po jednym ruchu, aż ktoś zobaczy kota albo miną dwie minuty.
pareidolia-howto-2 = Ada dołożyła wąs i ten zostaje. Drugi odpłynął. Jednym prostym ruchem palca pchnij go do głowy.
pareidolia-howto-2-missed = Żadnej chmury po drodze. Zacznij pod zbłąkanym wąsem i pchnij go w górę, do głowy.
pareidolia-howto-2-stays = To ostatni ruch Ady, więc zostaje. Pchnij zbłąkany wąs na dole po lewej.
pareidolia-howto-2-astray = To popsułoby kota. Pchnij tylko zbłąkany wąs, w górę i w prawo.
pareidolia-howto-2-done = Jeden ruch pcha wszystko, co napotka. Chmury można też podnosić i zabierać.
pareidolia-howto-3 = Teraz malują inni, a Ty zgadujesz, ile chcesz. Niebo nie ma góry, więc je obróć. Co to jest?
pareidolia-howto-3-wrong = Jeszcze nie, a wszyscy to przeczytali. Zgaduj dalej! Jest powolne i nosi swój dom.
pareidolia-howto-3-right = Ślimak! Kropla dla Ciebie i po jednej dla obojga malarzy. Na końcu wygrywa, kto ma ich najwięcej.
