# What there is in a game, to look through.

catalogue-search = Search
catalogue-all = All
catalogue-none = Nothing fits. Try fewer letters or another colour.
catalogue-count = { $count ->
    [one] 1 found
   *[other] { $count } found
}
