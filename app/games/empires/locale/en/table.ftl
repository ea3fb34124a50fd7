# The map of Űrbirodalmak.

# What a group finds at the end of its way
empires-table-way = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
empires-table-way-explores = unexplored
empires-table-way-enemies = { $count ->
    [one] 1 enemy counter
   *[other] { $count } enemy counters
}
empires-table-way-risk = { $risk }% risk for each ship
