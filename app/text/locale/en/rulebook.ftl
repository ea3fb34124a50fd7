# The rulebook viewer.

rulebook-title = Rules
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found = { $count ->
    [one] One place
   *[other] { $count } places
 }
rulebook-nothing-found = Nothing in this book matches the search.
rulebook-none = No game on this table has a rulebook yet.
rulebook-ours = Computer edition
rulebook-play = Opens this position; you can play on from there.
rulebook-previous = Previous chapter
rulebook-next = Next chapter
rulebook-begin = Play from here
