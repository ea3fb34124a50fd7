# Challenges: fixed tables with three stars each.

challenges-title = Challenges
challenges-line = A fixed table and three goals. The best result counts; try as often as you like.
challenges-play = Play
challenges-stars = { $stars } of { $most } stars
challenges-own = Your own: TOML files in { $folder }; “orrery check” says what is wrong with them.
challenges-faulty = { $place }: { $what }
challenges-table = { $seats } · { $seed ->
    [fixed] always the same deal
   *[new] a new deal every time
 }
challenges-gone = This challenge is no longer here, so its stars cannot be counted.
challenges-begin = Begin
challenges-earned = Challenge: { $name }
challenges-best = Best so far: { $stars ->
    [0] no star
    [one] one star
   *[other] { $stars } stars
 }

challenge-people = Exactly one seat must be “human”; here { $found } are.
challenge-setup = The game does not allow this table ({ $detail }).
challenge-bounds = No number is at least { $least } and at most { $most }.
challenge-by = “{ $count }” is only known at the end, so there can be no “by”.
challenge-none = This file has neither a [[challenge]] nor a [[rung]].

goal-won = Win the game
goal-won-alone = Win alone
goal-score = Points
goal-lead = Points ahead of the best rival
goal-turns = Length of the game
goal-least = { $what }: at least { $least }
goal-most = { $what }: { $most ->
    [0] none
   *[other] at most { $most }
 }
goal-between = { $what }: { $least } to { $most }
goal-by = { $line } ({ $turn } at the latest)
goal-stands = { $line } – now { $number }
goal-stood = { $line } – it was { $number }
goal-star-line = Star { $star } ({ $state }): { $line }
goal-state-met = reached
goal-state-open = open
goal-state-lost = missed
