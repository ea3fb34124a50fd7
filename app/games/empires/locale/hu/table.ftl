# Az Űrbirodalmak térképe.

# Mit talál egy csapat az útja végén
empires-table-way = { $steps } lépés
empires-table-way-explores = felfedezetlen
empires-table-way-enemies = { $count } ellenséges egység
empires-table-way-risk = hajónként { $risk } % kockázat
