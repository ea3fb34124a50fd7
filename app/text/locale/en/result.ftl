# The end of a game.

result-winner = { $name } wins
result-shared = Shared victory: { $name }
result-nobody = Shared defeat: everyone loses
result-alone = Defeat
result-you-won = You win!
result-you-won-shared = You win! Shared victory: { $name }
result-you-lost = You lost – { $name } wins
result-you-lost-shared = You lost – shared victory: { $name }
result-counting = Final scoring
result-standings = Standings
result-scoring = Scoring
result-story = The story of this game
result-total = Total
result-all = Show everything
result-place = { $place }.
result-no-steps = There is nothing to add up: the standings say it all.
result-no-scoring = After a shared defeat nothing is scored.
result-facts = { $game } · { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } · seed { $seed }
result-mark-casual = Casual: steps were taken back after dice or reveals.
result-mark-slow-clock = Played with a slowed clock.
result-mark-command-pause = Played with command pauses.
result-rematch = Rematch
result-change = Change setup
result-save = Save replay
share-kept = The card is saved as { $name } in this folder: { $folder }
share-folder = Open the folder
result-share = Share card
result-log = Full log
result-look = View the table
result-menu = Main menu
result-saved = The replay is among your saves.
result-save-name = { $game }: { $names }
result-log-copy = Copy
result-log-copied = The log is on the clipboard.
result-log-not-copied = There is no clipboard here.
result-log-export = Export as text
score-any-colour = all colours
result-tournament = To the tournament
result-file = Result file
result-figures = To the figures
