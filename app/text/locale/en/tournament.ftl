# Tournaments: list, desk, projector, exports.

tournament-new = New tournament
tournament-none = There is no tournament yet. A new one needs a name and at least four players.
tournament-row = { $game } · { $count ->
    [one] { $count } player
   *[other] { $count } players
} · { $state }
tournament-entering = Entering players
tournament-champion = Champion: { $name }

tournament-name = Name
tournament-usual-name = Tournament { $date }
tournament-game = Game
tournament-format = Format
tournament-rounds = Rounds
tournament-rounds-usual = as many as the number of players needs
tournament-minutes = Time per round
tournament-minutes-usual = { $minutes } min (default)
tournament-minutes-some = { $minutes } min
tournament-begin = Start
tournament-format-swiss = Swiss, top four
tournament-format-swiss-line = In every round, everyone plays someone with the same number of points. The top four play semi-finals and finals of up to three games.
tournament-format-robin = Round robin
tournament-format-robin-line = Each player meets every other player once; the points decide.
tournament-format-knockout = Knock-out
tournament-format-knockout-line = Whoever loses a match of up to three games is out; the losing semi-finalists play for third place.
tournament-format-placing = Rounds, points by placing
tournament-format-placing-line = Tables of about { $count } players, mixed again in each round. The points for each place add up: 10, 6, 4, 2, 1.
tournament-format-swiss-tables = Swiss, final table
tournament-format-swiss-tables-line = Tables of about { $count } players with nearly the same points (10, 6, 4, 2, 1 by place); nobody meets the same players again if it can be helped, and everyone takes a turn at the smaller tables. The best { $count } play the final.

tournament-line = { $game } · { $format } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-page-players = Players
tournament-page-round = Tables
tournament-page-standings = Standings
tournament-page-trail = Corrections
tournament-stage-round = Round { $number }
tournament-stage-last = Knock-out, round { $number }
tournament-stage-quarter = Quarter-finals
tournament-stage-semi = Semi-finals
tournament-stage-final = Finals
tournament-table = Table { $number }
tournament-table-final = Final
tournament-table-third = Third place

tournament-next-players = Enter the players: { $count } so far, at least { $least } are needed.
tournament-next-first = { $count } players, { $rounds ->
    [0] knock-out from the first round
    [one] { $rounds } round
   *[other] { $rounds } rounds
}{ $cut ->
    [0] .
   *[other] , then the finals.
} Players can still enter later.
tournament-next-results = { $count ->
    [one] { $count } table is still playing. Enter its result when it is over.
   *[other] { $count } tables are still playing. Enter their results when they are over.
}
tournament-next-pair = All results are in. Next: { $round }.
tournament-next-over = { $name } has won the tournament. Hand out the prizes.
tournament-pair = Pair: { $round }
tournament-prizes = Prizes
tournament-to-tables = To the tables
tournament-unpair = Undo the pairing
tournament-unpair-question = Undo the pairing ({ $round })? It has no results yet; it can be paired again at any time.

tournament-player-name = Name of the player
tournament-add = Add
tournament-no-players = Nobody has entered yet. Type a name and press Enter.
tournament-dropped = has left
tournament-late = from round { $round }
tournament-has-deck = has handed in a deck
tournament-player-line = Place { $place }, points: { $points }
tournament-rename = Save the name
tournament-drop = Drop out
tournament-drop-question = { $name } leaves the tournament: an unfinished table counts as lost, and no more rounds are paired with this player. This can be undone.
tournament-return = Back in the tournament

tournament-no-round = No round has been paired yet.
tournament-bye = bye
tournament-open = playing
tournament-score-open = playing, { $score }
tournament-won = { $name } won
tournament-won-score = { $name } won { $score }
tournament-walkover = { $name } won without a game
tournament-draw = Draw
tournament-enter-line = Who won?
tournament-game-of = Game { $number } of up to { $count }: who won?
tournament-who-is = Who takes place { $place }?
tournament-same-place = Tied with the previous one
tournament-place-undo = Back one
tournament-entered = { $table }: { $result }
tournament-correct = Correct the result
tournament-correct-game = Correct game { $number }
tournament-correct-line = What is the right result?
tournament-note = Why (optional)
tournament-take-back = Undo the result
tournament-origin-table = Played on this computer.
tournament-origin-file = From a result file.
tournament-origin-file-judge = From a result file, accepted by the judge. { $note }
tournament-origin-judge = By the judge’s word.
tournament-origin-judge-counts = Time was up, the judge counted: { $counts }.

tournament-judge = Judge
tournament-judge-line = Time is up: enter what both players have. Whoever has more of the first thing that differs wins.
tournament-judge-second = If all is equal, the one who moved second wins:
tournament-judge-count = Count
tournament-judge-numbers = Only numbers can be counted. Correct the fields, or let the judge’s word decide.
tournament-judge-word-line = Or by the judge’s word, which is always right:

tournament-seat = Play here
tournament-seat-cut-off = This game was started here and interrupted. Do you want to continue it?
tournament-seat-go-on = Continue
tournament-seat-anew = Start again
tournament-pairing-gone = { $name }: this game’s round has been paired again in the meantime, so it does not count there.
tournament-deck-unusable = { $name }’s deck cannot be played in this tournament. Choose another one on the players page.
tournament-deck-none = Hand in a deck
tournament-deck-some = Another deck
tournament-deck-line = The deck that { $name } plays on this laptop. Without one, the game gives every player a deck.
tournament-deck-no = No deck
tournament-files = Result file
tournament-files-line = Files of finished games are in this folder or on a USB stick: { $folder }. The game is replayed to prove its result.
tournament-file-checking = { $name } is being checked…
tournament-file-entered = { $name }: checked and entered.
tournament-file-not-ours = { $name } is not a result file; nothing was entered.
tournament-file-version = { $name } was written by version { $found }, this program reads version { $known }; nothing was entered.
tournament-file-checksum = { $name } is damaged: its checksum does not match. Copy it again; nothing was entered.
tournament-file-damaged = { $name } cannot be used; nothing was entered. { $why }
tournament-file-game = { $name } is from a game that this program does not have ({ $game }); nothing was entered.
tournament-file-rules = { $name } was played under version { $found } of the rules, this program has version { $known }; nothing was entered.
tournament-file-cards = { $name } was played with other cards; nothing was entered.
tournament-file-forged = { $name } is not genuine: when replayed, the game ends differently. Nothing was entered.
tournament-file-unfinished = The game in { $name } is not over; nothing was entered.
tournament-file-other-game = { $name } is from a different game than this tournament; nothing was entered.
tournament-file-options = { $name } was not played under the rules of this tournament; nothing was entered.
tournament-file-players = { $name }: these players are not at the same table this round ({ $names }). Nothing was entered.
tournament-file-pairing = { $name } belongs to another pairing of this tournament. Nothing was entered.
tournament-doubts-line = { $name }: the game is genuine, but the judge has to decide whether it counts.
tournament-doubts-yes = Count it
tournament-doubts-no = Do not count it
tournament-doubt-unproven = The game was not started from this pairing. Who sat where is known only from the names typed there, in the order of the seats: { $names }.
tournament-doubt-names = The names in the file ({ $said }) are not those of the pairing. By the pairing the players were, in the order of the seats: { $names }.
tournament-doubt-computer = { $name }: a computer player played this seat, at least for a while.
tournament-doubt-person = { $name }: a person played this seat instead of the computer player.
tournament-doubt-deck = { $name }: another deck was played than the one handed in.
tournament-doubt-conceded = { $count ->
    [0] { $name } conceded before anyone had made a decision.
    [one] { $name } conceded; the whole game has { $count } decision.
   *[other] { $name } conceded; the whole game has { $count } decisions.
}

tournament-column-place = Place
tournament-column-player = Player
tournament-column-points = Points
tournament-column-opponents = Opponents
tournament-ties = With equal points, the sum of the opponents’ points counts, then the game between the two, then by lot.
tournament-place = { $place }. { $name }
tournament-prize-give = Hand out the prize
tournament-prize-given = The prize has been handed out.
tournament-export = Export
tournament-export-html = Web page
tournament-export-csv = Table (CSV)

tournament-no-trail = No result has been corrected.
tournament-trace = { $time }: { $after } (before: { $before })

tournament-clock-start = Start the clock
tournament-clock-pause = Pause
tournament-clock-less = One minute less
tournament-clock-more = One minute more
tournament-clock-reset = Full time again
tournament-time-up = Time is up. Whoever is still playing goes to the judge.

tournament-projector = Projector
tournament-projector-close = Leave the projector view
projector-page = { $number } / { $count }
projector-stopped = { $number } / { $count } · stopped

# What was found in a file, and what the disk refuses.

tournament-torn = The last entry was cut off by a power failure and never confirmed. Everything before it is there.
tournament-damaged = Line { $line } of the tournament file is damaged and was left out. Look through the results.
tournament-unfit = Line { $line } of the tournament file does not fit the others and was left out. Look through the results.
tournament-restored = { $count ->
    [0] The tournament file was damaged. Nothing in it is lost; it has been rewritten.
    [one] { $count } entry was missing from the tournament file. It has come back from the second copy.
   *[other] { $count } entries were missing from the tournament file. They have come back from the second copy.
}
tournament-copy = The second copy of the tournament file was damaged or out of date. It has been rewritten; nothing is lost.
tournament-written-back = The tournament file was changed from outside: an older copy replaced it, or it was damaged. Everything entered here is safe and has been written back.
tournament-parted = A file with other entries was found in place of this tournament. Nothing is lost: it is kept as { $file }.
tournament-disk-full = The disk is full: this entry does not count. All earlier ones are safe; make room and enter it again.
tournament-disk-read-only = The folder is read-only: this entry does not count. All earlier ones are safe.
tournament-disk-denied = Writing is not permitted: this entry does not count. All earlier ones are safe.
tournament-disk-error = Writing failed ({ $error }): this entry does not count. All earlier ones are safe; try again.
tournament-disk-busy = Another desk is writing right now: this entry does not count. Try again.
tournament-disk-missing = The tournament’s folder is gone: this entry does not count. Put the stick back and try again.

# What does not fit.

tournament-refused-name = A name has at most { $most } characters.
tournament-refused-name-empty = Type a name with visible characters.
tournament-refused-name-twice = { $name } has already entered. Give this player another name.
tournament-refused-opening = A tournament cannot start like this.
tournament-refused-opened-twice = The tournament has already started.
tournament-refused-format = { $game } is not played in this format: { $format }.
tournament-refused-player = There is no player number { $number }; check the list again.
tournament-refused-full = There are already { $most } players; no more can enter.
tournament-refused-deck = This deck is too long to be kept.
tournament-refused-kind = This program has no such kind of player.
tournament-refused-late = It is too late to enter this tournament.
tournament-refused-dropped-twice = { $name } has already left.
tournament-refused-not-dropped = { $name } is still in the tournament.
tournament-refused-round = Round { $number } is not the one to be paired now.
tournament-refused-round-open = { $count ->
    [one] { $count } table has no result yet.
   *[other] { $count } tables have no result yet.
}
tournament-refused-too-few = There must be at least { $least } players.
tournament-refused-pairing = These pairings do not fit the players.
tournament-refused-has-results = The round already has results; correct them instead.
tournament-refused-table = This round has no table { $number }.
tournament-refused-places = The result does not name exactly the players at the table.
tournament-refused-draw = A game is never a draw: the judge names the winner.
tournament-refused-too-late = A new game has started: this result stands.
tournament-refused-has-result = Table { $number } already has its result; correct it instead.
tournament-refused-game = Game { $number } is not the next one at this table.
tournament-refused-proof-twice = This game has already been counted.
tournament-refused-no-result = Table { $number } has no result to correct.
tournament-refused-take-back = Only the latest result of this round can be taken back; correct it instead.
tournament-refused-clock = The clock cannot be set like this.
tournament-refused-prize = This prize cannot be kept.
tournament-refused-prize-twice = The prize for place { $place } has already been handed out.
tournament-refused-over = The tournament is over.
