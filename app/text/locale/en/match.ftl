# The match: why something cannot be done just now.

reason-match-no-store = There is no folder to write to, so this match cannot be saved.
reason-match-faulted = Something went wrong with the last answer. Try again, undo it or leave.
reason-match-clock-stands = The clock is stopped. Resume the game first.
reason-match-pause-early = The cards are still being turned over. You can pause in a moment.
reason-match-undo-race = Nothing can be undone while the clock runs.
reason-match-save-race = You can save between the phases, not while the clock runs.
reason-match-take-back-where = You can only go back to one of your own decisions.
reason-match-take-back-silenced = Another player has refused. You can ask again next turn.
reason-match-take-back-diverged = This match was started with older rules, so there is no way back to that point.
reason-match-no-hint = There is nothing to give a hint about now.
