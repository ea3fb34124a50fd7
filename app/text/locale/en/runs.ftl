# Runs: one table after the other.

runs-title = Runs
runs-going = Under way
runs-new = Begin a run
runs-line = One table after the other, with rising levels. Two losses end it. You may leave at any time and come back later.
runs-go = Continue
runs-history = History
runs-best = Best run
runs-look = Look at it
runs-damaged = { $name }: { $what }
runs-delete = Throw this file away

run-ladder = Ladder
run-ladder-line = Each win leads to the next table, with stronger rivals and other rules.
run-title = { $kind } · { $game }
run-score = { $wins } won, { $losses } lost
run-path = { $wins } of { $needed } wins; { $left ->
    [0] no loss may follow
    [one] one more loss ends the run
   *[other] two losses end the run
 }.
run-next = Next rival: { $rivals }
run-next-table = Next table: { $table } – against { $rivals }
run-rival = { $name } ({ $level })
run-round = Game { $number }: { $result ->
    [won] won
   *[lost] lost
 } · { $names }
run-moment = Game { $number } – { $line }
run-moments = The best moments
run-play = Play the next game
run-give-up = End this run
run-give-up-question = The run ends as it stands and stays in the history.
run-won = The run is won!
run-over = The run is over
run-to-list = To the runs
run-forged = What this run has kept cannot be used any more. Its file stays as it is; the run can be ended.
run-lost = The result could not be entered: the run’s file is gone or damaged.
result-run = Back to the run
