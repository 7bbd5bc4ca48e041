# The postcard that every game has.

postcard-scores = Final scores
