# Postcards that every game has, and pictures beside links.

postcard-scores = Final scores
postcard-table = Come and play
postcard-replay = A replay
postcard-album = Album of the evening
postcard-players = Played by
