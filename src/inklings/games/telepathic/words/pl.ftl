# Telepathic: dwie osoby, jedna plansza i ani słowa do samego końca.

telepathic-title = Telepatia
telepathic-lead = Dwa życzenia, jedna plansza, bez słów

telepathic-option-cards = Karty dla dwojga
telepathic-option-cards-first = Pierwsza gra
telepathic-option-cards-standard = Zwykłe
telepathic-option-cards-challenge = Wyzwanie
telepathic-option-removed = Karty zabrane w wyzwaniu
telepathic-option-removed-1 = 1
telepathic-option-removed-2 = 2
telepathic-option-removed-3 = 3
telepathic-option-removed-4 = 4
telepathic-option-removed-5 = 5
telepathic-option-removed-6 = 6
telepathic-option-four = Cztery osoby
telepathic-option-four-director = Dwoje i reżyserzy
telepathic-option-four-partners = Czworo partnerów
telepathic-option-four-opposed = Dwoje na dwoje
telepathic-option-starts = Kto zaczyna
telepathic-option-starts-random = Losowo
telepathic-option-starts-first = Pierwsze miejsce
telepathic-option-starts-second = Drugie miejsce
telepathic-option-assist = „Jeśli przesuniesz…”
telepathic-option-assist-first = Pierwsza gra
telepathic-option-assist-always = Zawsze
telepathic-option-assist-never = Nigdy
telepathic-option-clock = Czas na namysł
telepathic-option-clock-off = Bez limitu
telepathic-option-clock-standard = Zwykły
telepathic-option-clock-long = Dwa razy dłuższy

telepathic-refused-not_now = Ta chwila już minęła. Spójrz jeszcze raz.
telepathic-refused-not_offered = Tego nie można teraz wybrać.
