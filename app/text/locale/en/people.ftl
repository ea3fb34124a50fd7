# People at this computer: names, colours, a page for each.

people-title = People
people-line = Names, colours and separate statistics for those who share this computer. Nobody needs a profile to play: without one, games count for the first player.
people-unnamed = First player
people-guest = Guest
people-page = Statistics
people-name = Give a name
people-change = Change
people-add = Add a person
people-keep = OK
people-colour = Colour and sign
people-mark-1 = Orange, sun
people-mark-2 = Sky blue, crescent
people-mark-3 = Green, triangle
people-mark-4 = Purple, star
people-mark-5 = Red, diamond
people-mark-6 = Yellow, square
people-games = { $games ->
    [0] no games yet
    [one] one game, { $won } won
   *[other] { $games } games, { $won } won
 }
people-full = There are already { $most } people here.
people-no-name = Type a name first.
people-name-taken = { $name } is already here: choose another name.
people-delete = Delete this person
people-delete-question = { $name }’s profile goes to the trash. Games already played stay in the statistics.
people-delete-yes = Delete
people-restore = Bring { $name } back
people-damaged = A damaged profile was set aside ({ $names }). Everyone else is still here.
people-unreadable = A profile cannot be read and is left out. Everyone else is still here.

person-none = No finished games yet. Whatever you finish will show up here.
person-won = { $won } won ({ $percent }%)
person-streak = Longest winning streak: { $count }
person-stars = Stars from challenges: { $count }
person-puzzles = Puzzles solved: { $count } ({ $first } at the first try)
person-runs = { $count ->
    [one] One run finished
   *[other] { $count } runs finished
 }
person-best-run = Best: { $run } – { $score }
person-levels = Wins by level
person-people-only = People only
person-row = { $won } of { $games } ({ $percent }%)
person-rate = Win rate over the last { $latest } games
person-rate-said = Win rate after { $games ->
    [one] one game
   *[other] { $games } games
  }: { $percent }%. After the first game: { $first }%.
person-across = games
person-elo = Elo against the levels: { $game }
person-elo-said = { $game }: { $now } now, { $most } at best. The dashed lines show the levels.
person-favourites = Favourites
person-picture = Save as a picture
