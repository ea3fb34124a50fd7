# Saves and the disk: why a file cannot be read or written. `$detail` is technical and the same in every language.

save-missing = The file is missing.
save-unreadable = The file cannot be read ({ $error }).
save-too-large = The file is too large: { $size } bytes, at most { $limit } are read.
save-not-utf8 = The file is damaged: there are bytes in it that are not text.
save-too-deep = The file is not a usable save: it is nested deeper than { $limit } levels.
save-too-many-values = The file is not a usable save: it contains more than { $limit } values.
save-not-json = The file is damaged or not a save ({ $detail }).
save-number-too-large = The file contains a number that is too large: { $number }.
save-number-not-finite = The file contains something that is not a number: { $number }.
save-text-too-long = The file contains a text of { $length } characters; at most { $limit } are allowed.
save-name-hidden = A name in the file contains a character that cannot be seen or reverses the direction of writing.
save-text-broken = The file contains a broken character.
save-key-twice = The file is damaged: “{ $key }” appears twice in it.
save-not-ours = This is not an Orrery save.
save-too-new = This save was made by a newer version of the program (format { $found }; this program reads up to { $known }).
save-too-old = This save is too old: there is no way from format { $found } to format { $known }.
save-newer-rules = This game was played by newer rules (version { $found }; this program has version { $known }). A newer version of the program is needed.
save-wrong-shape = Something in the save is not right ({ $detail }).
save-checksum = The save is damaged: its contents do not match their checksum.
kept-not-ours = This is a different kind of file.
kept-too-new = This file was made by a newer version of the program (format { $found }; this program reads up to { $known }).
kept-checksum = The file is damaged or was edited by hand: its contents do not match their checksum.
save-picture = The picture in the save cannot be used ({ $detail }).
save-other-game = The game “{ $game }” is not part of this program.
save-snapshot = The position in the save cannot be restored ({ $detail }).
save-fingerprint = The save is damaged: the position does not match its fingerprint.
save-content = The cards in the save cannot be used ({ $detail }).
journal-empty = The record of this game is damaged at its very beginning.
journal-damaged = The record of this game is damaged in line { $line }. The game continues from just before it; { $lost ->
    [one] one later line was
   *[other] { $lost } later lines were
  } lost.
journal-answer = The rules no longer accept move { $number } of this game ({ $detail }). The game continues from just before it.

disk-full = The disk is full. Nothing old is lost; you can play on, but nothing is being saved now.
disk-read-only = This place is read-only: you can play, but nothing is saved.
disk-denied = The program may not write here; nothing is being saved.
disk-error = Saving failed ({ $error }). What was saved before is still there.
disk-busy = Another copy of the program is using this right now.
disk-missing = The file or folder is gone.

# The same during play: what happened to the record of this game, and what can be done about it.

notice-save-missing = The record of this game is gone from the disk. Play on, and save the game from the menu.
notice-save-unreadable = The record of this game cannot be read ({ $error }). Play on, and save the game from the menu.
notice-save-too-large = The record of this game has grown too large ({ $size } bytes, at most { $limit }). Play on; the last autosave is kept.
notice-save-not-utf8 = The record of this game is damaged: some of it is not text. Play on; it will be rewritten.
notice-save-too-deep = This position is nested too deeply to be saved (more than { $limit } levels). Play on; the last autosave is kept.
notice-save-too-many-values = This position has become too large to be saved (more than { $limit } values). Play on; the last autosave is kept.
notice-save-not-json = The record of this game is damaged ({ $detail }). Play on, and save the game from the menu.
notice-save-number-too-large = A number in this game is too large to be saved: { $number }. Play on; the last autosave is kept.
notice-save-number-not-finite = Something in this game cannot be saved as a number: { $number }. Play on; the last autosave is kept.
notice-save-text-too-long = A text in this game is too long to be saved ({ $length } characters, at most { $limit }). Play on; the last autosave is kept.
notice-save-text-broken = A text in this game contains a broken character and cannot be saved. Play on; the last autosave is kept.
notice-save-name-hidden = A name in this game contains characters that cannot be seen, so it cannot be saved. Play on; the last autosave is kept.
notice-save-key-twice = The record of this game is damaged: “{ $key }” appears twice in it. Play on, and save the game from the menu.
notice-save-not-ours = Something else is where the record of this game should be. Play on, and save the game from the menu.
notice-save-too-new = The record of this game was made by a newer version of the program (format { $found }; this one knows { $known }). Continue it there.
notice-save-too-old = The record of this game is too old for this program (format { $found }; now { $known }). It is kept as it is.
notice-save-newer-rules = This game was played by newer rules (version { $found }; here { $known }). Continue it with a newer version of the program.
notice-save-wrong-shape = Something in this game cannot be saved as it is ({ $detail }). Play on; the last autosave is kept.
notice-save-checksum = The record of this game is damaged: it does not match its checksum. Play on, and save the game from the menu.
notice-save-picture = The picture for the save cannot be used ({ $detail }). The game itself is kept.
notice-save-other-game = The record belongs to a game that this program does not have (“{ $game }”). It is kept as it is.
notice-save-snapshot = The position in the record cannot be restored ({ $detail }). Load the last autosave from the menu.
notice-save-fingerprint = The position in the record is damaged. Load the last autosave from the menu.
notice-save-content = The cards in the record of this game cannot be used ({ $detail }). Load the last autosave from the menu.
notice-set-gone = The card set “{ $set }” is no longer in your folder. This game goes on with it as it was saved; nothing is lost.
notice-set-changed = The card set “{ $set }” has changed in your folder. This game goes on with it as it was saved; nothing is lost.
notice-journal-empty = The record of this game is damaged at its very beginning. Load the last autosave from the menu.
notice-journal-damaged = The record of this game was damaged in line { $line }. You continue from just before it; { $lost ->
    [one] one later step is
   *[other] { $lost } later steps are
  } lost. The damaged file is kept beside it.
notice-journal-answer = Move { $number } of this game is not possible under today’s rules ({ $detail }). You continue from just before it; the old record is kept beside it.
notice-disk-full = The disk is full: what you do now is not being saved. Make some room and play on; saving then continues by itself.
notice-disk-read-only = This place is read-only: you can play, but this game will not be kept.
notice-disk-denied = The program may not write into its folder: this game is not being saved. Allow it, and saving continues by itself.
notice-disk-error = Saving failed ({ $error }). What was saved before is still there; the program tries again with your next move.
notice-disk-busy = Another copy of the program is using the saves right now. Close it; saving then continues by itself.
notice-disk-missing = The folder for saved games is gone and cannot be recreated. Play on; the program tries again with your next move.

# The folder was taken away while the game went on.
notice-disk-anew = This game’s folder was deleted. It has been recreated, and the whole game is saved in it.
notice-disk-back = Saving works again; the whole game is on the disk.
notice-disk-room = The disk is full. To keep saving this game, the program removed { $deleted ->
    [0] { $autosaves ->
        [one] one old autosave
       *[other] { $autosaves } old autosaves
     }
   *[other] { $autosaves ->
        [0] { $deleted ->
            [one] one deleted save
           *[other] { $deleted } deleted saves
         }
       *[other] { $deleted ->
            [one] one deleted save
           *[other] { $deleted } deleted saves
         } and { $autosaves ->
            [one] one old autosave
           *[other] { $autosaves } old autosaves
         }
     }
 }. Your own saves are untouched.
