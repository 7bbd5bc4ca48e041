# Pocztówki, które ma każda gra, i obrazki przy linkach.

postcard-scores = Wyniki
postcard-table = Zagraj z nami
postcard-replay = Powtórka
postcard-album = Album wieczoru
postcard-players = Grają
