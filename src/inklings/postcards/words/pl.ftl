# Pocztówka, którą ma każda gra.

postcard-scores = Wyniki
