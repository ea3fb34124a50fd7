# Puzzles: a position, a question, and one answer that is clearly best.

menu-puzzles = Puzzles
puzzle-page-title = Puzzles
puzzle-page-line = One position, one question, and one answer that is clearly best. You play it at the table.
puzzle-page-none = There are no puzzles for this game.
puzzle-page-today = Puzzle of the day: { $game }
puzzle-page-solved = { $done ->
    [0] None of { $all } solved yet
   *[other] { $done } of { $all } solved, { $first } of them at the first try
 }
puzzle-page-solve = Solve
puzzle-page-opening = Opening…

puzzle-state-new = Not tried yet
puzzle-state-tried = Not solved yet
puzzle-state-helped = Solved with help
puzzle-state-at-once = Solved at the first try
puzzle-difficulty = Difficulty: { $number } of { $most }
puzzle-gone = This puzzle cannot be played in this version of the game.

puzzle-leave = Leave the puzzle
puzzle-hint = { $left ->
    [2] First hint
   *[other] Second hint
 }
puzzle-hint-told = Hint { $number }: { $hint }
puzzle-show = Show the answer
puzzle-again = Try again
puzzle-skip = Skip
puzzle-next = Next puzzle
puzzle-all = Back to the puzzles
puzzle-goes-on = This is how it may go on
puzzle-read = More in the panel of the puzzle
puzzle-fold = Fold the panel to see the table
puzzle-unfold = Unfold the panel
puzzle-wrong = Not the best answer: { $move }
puzzle-after-this = Chance to win after this
puzzle-after-best = After the best answer
puzzle-typical = The table shows how it typically goes on.
puzzle-shown = The answer: { $move }
puzzle-chances = Chances to win after the answers
puzzle-percent = { $percent }%

# What may be wrong with a puzzle's file.
puzzle-answer = An answer is expected here as JSON, not { $found }.
puzzle-setup = The game does not allow this table ({ $detail }).
puzzle-id = The name of a puzzle’s file may only hold lower-case letters, digits and “_”.
puzzle-best = A best answer is not among those that were weighed, or the tempting one is a best one.
puzzle-other-rules = The log does not lead to the question any more: the puzzle was made by version { $made } of the rules.
