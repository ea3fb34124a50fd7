# Tables that were left in the middle, in the browser of saves and below Continue.

load-shelf-tables = Unfinished
load-none-tables = No table is waiting. A game that you leave in the middle is listed here until it is finished or you delete it.
load-fact-left = Left: { $date }
load-continue = Continue
load-last-move = Last move: { $move }
continue-more = { $count ->
    [one] One more unfinished table under “{ menu-load }”.
   *[other] { $count } more unfinished tables under “{ menu-load }”.
 }
