# Telepatia, nauka w działaniu.

telepathic-howto-1 = Chcesz trzech gwiazd w linii, a nigdy trzech krzyży. Dostajesz kartę „Rząd na wschód”: wybierz rząd.
telepathic-howto-1-nothing = Nic z tego. Dotknij innego rzędu: mają stanąć trzy gwiazdy, w rzędzie albo w kolumnie.
telepathic-howto-1-lost = Trzy krzyże: to byłaby przegrana od razu. Dotknij innego rzędu.
telepathic-howto-1-won = Trzy gwiazdy. Nic nie mówisz: druga osoba sama musi odgadnąć, czego chcesz.
telepathic-howto-2 = Teraz Ty dajesz kartę, a druga osoba wybiera miejsce. Ani słowa. Dotknij karty.
telepathic-howto-2-done = Zobacz, gdzie jej użyto. Ty wybierasz kartę, druga osoba miejsce: tak poznajesz jej życzenie.
telepathic-howto-3 = Po ruchu wolno ogłosić koniec. Jaki kolor ustawia druga osoba? Nazwij go.
telepathic-howto-3-wrong = Zła nazwa to przegrana obojga. Spójrz jeszcze raz: który kolor stoi trójką w linii?
telepathic-howto-3-right = Fioletowy. Teraz druga osoba nazywa Twoje życzenie. Obie nazwy dobre i obie linie stoją: wygrywacie razem.
