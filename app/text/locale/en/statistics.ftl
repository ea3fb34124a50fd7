# Statistics.

statistics-title = Statistics
statistics-all = All games
statistics-none = Nothing has been counted yet. Finished games appear here automatically.
statistics-keep = Keep statistics
statistics-keep-help = Count finished games. The figures stay on this computer.
statistics-games = { $count ->
    [one] One game
   *[other] { $count } games
 }
statistics-game-line = { $game }: { $count }
statistics-length = { $turns ->
    [one] One round on average
   *[other] { $turns } rounds on average
 }
statistics-places = Places of people in the latest games; the top line is first place.
statistics-kinds = Wins by kind of player
statistics-people = Wins by person
statistics-row = { $percent }% of { $games } · average score { $score }
statistics-dice = Dice with { $sides } sides
statistics-dice-fair = { $count ->
    [one] One roll
   *[other] { $count } rolls
  }. The line is what fair dice show on average; this is within ordinary luck.
statistics-dice-odd = { $count ->
    [one] One roll
   *[other] { $count } rolls
  }. The line is what fair dice show on average; this is an unusual run of luck.
statistics-export = Export as a table (CSV)
statistics-reset = Delete the statistics
statistics-reset-question = All statistics are deleted. Saves and replays stay.
statistics-reset-yes = Delete
