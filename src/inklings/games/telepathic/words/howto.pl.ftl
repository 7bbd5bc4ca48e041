# Telepatia, nauka w działaniu.

telepathic-howto-1 = Ustaw trzy gwiazdy obok siebie, ale nigdy trzy krzyże. Dostajesz „Rząd na wschód”. Wybierz rząd.
telepathic-howto-1-nothing = Nic z tego. Dotknij innego rzędu, żeby powstały trzy gwiazdy w rzędzie albo w kolumnie.
telepathic-howto-1-lost = Trzy krzyże! Tak przegrywa się od razu. Dotknij innego rzędu.
telepathic-howto-1-won = Trzy gwiazdy! Ani słowa. Druga osoba sama musi odgadnąć Twój cel.
telepathic-howto-2 = Teraz Ty dajesz kartę, a druga osoba wybiera miejsce. Ani słowa. Dotknij karty.
telepathic-howto-2-done = Widzisz, gdzie jej użyto? Ty wybierasz kartę, druga osoba miejsce. Tak poznajesz jej cel.
telepathic-howto-3 = Po każdym ruchu możesz ogłosić. Jaki kolor ustawia druga osoba? Nazwij go.
telepathic-howto-3-wrong = Po pomyłce przegrywacie oboje. Spójrz jeszcze raz. Który kolor ma trójkę?
telepathic-howto-3-right = Tak, fioletowy! Teraz druga osoba nazywa Twój cel. Z obiema trójkami na planszy wygrywacie razem.
