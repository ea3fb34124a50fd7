"""The battle board (UI-8, UI-9, UI-10): a panel over the map from the moment at which both sides are revealed.

What is fought is read from a view as a `Fight`, whether in space or on the ground; a bombardment is one, too. While
dice tumble the board keeps showing the fight before them.

fights      a fight as the board shows it: sides, lines, numbers to hit, wreckage, order of fire
bombing     a bombardment as such a fight; `raid`: what it has done, for the summary at its end
board       puts the board together; what is shown when; the end of a fight and battles of others
aside       the left side: round, who fires, what to expect, retreat; and the buttons of standing orders
field       the lines of both sides, in one size for a whole round
rows        a column for each class; `places`: the name of a side, and where its screened units lie
cards       one line: its counter, hull, badges, and the number that hits it; `wrecks`: what is left of a ship
steps       the right side: the tray, the steps of a battle; `told`: the newest lines of the log; `beside` lays the
            three parts out
answers     what a touch on a line means in the present question; `drag` the same by dragging
refuges     the small map of hexes to retreat to
standing    fighting a round, or all of it, by a standing order (`rules.empires.battle.standing`)
landing     ground units on their way: who lands, who is aboard, who is lost (`rules.empires.sight.previews`)
odds        what a seat may expect, reckoned while the window rests (`rules.empires.battle.outlook`)
dice        shots that are thrown together as one volley
outcome     the summary at the end; `tally` reads it from the event, also for the log
"""
