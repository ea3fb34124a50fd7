# The rules core: why an answer is refused, undo, neutral seats, computer players, common prompts.

reason-core-malformed = This answer does not fit the question.
reason-core-not-offered = That is not possible now.
reason-core-other-goal = You can use it now, but not there: the places where it can go are lit.
reason-core-first = First decide: { $prompt }
reason-core-not-asked = It is not your decision now.
reason-core-other-question = Something else is being asked now.
reason-core-not-there = That is no longer here.
reason-core-twice = You have chosen the same thing twice.
reason-core-too-few = { $low ->
    [one] Choose at least one.
   *[other] Choose at least { $low }.
 }
reason-core-too-many = { $high ->
    [0] Nothing can be chosen here.
    [one] Choose no more than one.
   *[other] Choose no more than { $high }.
 }
reason-core-out-of-range = Choose a number from { $low } to { $high }.
reason-core-slot-range = { $slot } can get { $low } to { $high }.
reason-core-bad-total = You have given out { $total }; the total must be { $low } to { $high }.
reason-core-bad-time = This answer is out of date.
reason-core-no-clock = There is no clock here.
reason-core-seats = This game is for { $low } to { $high } players; there are { $have }.
reason-core-no-variant = This game has no rule called “{ $name }”.
reason-core-variant-value = The rule “{ $name }” cannot be set to “{ $value }”.
reason-core-no-concede = There is nothing to concede: the game is over, or you have already conceded.

reason-core-undo-nothing = There is nothing to undo.
reason-core-undo-other = Someone else has acted since; only your own last steps can be undone.
reason-core-undo-chance = Dice or a shuffle have decided something since then, and luck cannot be undone.
reason-core-undo-revealed = Something hidden has been revealed since, and it cannot be forgotten.
reason-core-undo-conceded = Someone has conceded since, and that is final.
reason-core-redo-nothing = There is nothing to redo.

seat-clock = The clock
seat-table = The table

prompt-core-concede = Concede the game
prompt-core-window-reply = Respond, or pass
prompt-core-priority-reply = Respond, or pass
confirm-core-priority-arrange = In this order
prompt-core-priority-arrange = Put your actions in order: the first takes effect first
option-pass = Pass
option-core-concede = Concede

level-random = Random
level-random-line = Picks any legal move without thinking.
level-cadet = Cadet
level-cadet-line = Short-sighted, greedy and forgetful: looks at the next move only and judges roughly. A gentle first opponent.
level-pilot = Pilot
level-pilot-line = Weighs every move soundly, but hardly looks beyond it.
level-captain = Captain
level-captain-line = Plans several moves ahead and anticipates your answers.
level-admiral = Admiral
level-admiral-line = Thinks longest and looks farthest ahead. Like the others, it sees only what a player in that seat may see.
level-fair = Fair match
level-fair-line = Follows your record in this game, so that you win about every second match.
level-now = Now: { $level }.
level-now-between = Now: between { $low } and { $high }.
