# Tables that were left in the middle, in the browser of saves and below Continue.

load-shelf-tables = Unfinished
load-none-tables = No table is waiting. A game that you leave unfinished is listed here until you finish or delete it.
load-fact-left = Left: { $date }
load-continue = Continue
load-last-move = Last move: { $move }
load-row-people = { $names } · { $date }
continue-more = { $count ->
    [one] one more table under “{ menu-load }”
   *[other] { $count } more tables under “{ menu-load }”
 }
replay-eyes-later = What others keep hidden can be seen when the game is over.
