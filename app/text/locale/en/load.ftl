# Saved games: list, details, trouble, continue.

load-title = Load a game
load-shelf-saves = My saves
load-shelf-autosaves = Automatic
load-order = Order
load-order-saved = Newest first
load-order-name = By name
load-order-game = By game
load-order-turn = Latest turn first
load-search = Search
load-none-saves = There are no saves yet. You can save from the menu during a game.
load-none-autosaves = There are no autosaves yet. They are made automatically while you play.
load-no-match = No save matches the search.
load-choose = Choose a save to see its details.
load-row = { $game } · { $turn } · { $date }
load-setup = setup
load-turn = turn { $turn }
load-line = { $game } · { $turn } · { $names }
load-auto-name = { $game }, { $turn }
load-unusable = This file cannot be used.
load-fact-game = { $game } · { $turn } · { $answers ->
    [one] one step
   *[other] { $answers } steps
  }
load-fact-date = Saved: { $date }
load-fact-version = Program version { $version }
load-fact-sets = Card sets: { $sets }
load-open = Continue the game
load-opening = Opening the game…
load-result = See the result
load-fact-over = The game has ended.
load-replay = Watch
load-rename = Rename
load-export = Export
load-delete = Delete
load-deleted = “{ $name }” is in the trash.
load-undo-delete = Undo delete
load-import = Import a save
load-import-line = Put the save files you were given into this folder: { $folder }
load-import-path = Import from this path
load-path = Or type the path of a file
load-imported = “{ $name }” is now among your saves.
load-exported = Copied to: { $path }
load-name = Name of the save
load-name-keep = Save this name
load-broken = This save cannot be opened
load-where = File: { $file } · place: { $place }
load-kept = The file stays as it is.
load-offer = The newest good save: { $line }
load-newest = Open the newest good save
load-no-good = There is no other save.
load-reading = Reading the files… { $done } of { $all }
load-seeking = Looking for the newest good save…
