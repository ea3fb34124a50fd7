# Saves and the disk: why a file cannot be read or written. `$detail` is technical and the same in every language.

save-missing = The file is not there.
save-unreadable = The file cannot be read ({ $error }).
save-too-large = The file is too large: { $size } bytes, at most { $limit } are read.
save-not-utf8 = The file is damaged: there are bytes in it that are not text.
save-too-deep = The file is not a usable save: it is nested deeper than { $limit } levels.
save-too-many-values = The file is not a usable save: it holds more than { $limit } values.
save-not-json = The file is damaged or not a save ({ $detail }).
save-number-too-large = The file holds a number that is too large: { $number }.
save-number-not-finite = The file holds something that is not a number: { $number }.
save-text-too-long = The file holds a text of { $length } characters; at most { $limit } are allowed.
save-text-broken = The file holds a broken character.
save-key-twice = The file is damaged: “{ $key }” stands twice in it.
save-not-ours = This is not an Orrery save.
save-too-new = This save was made by a newer version of the program (format { $found }; this program reads up to { $known }).
save-too-old = This save is too old: there is no way from format { $found } to format { $known }.
save-newer-rules = This game was played by newer rules (version { $found }; this program has version { $known }). A newer version of the program is needed.
save-wrong-shape = Something in the save is not as it should be ({ $detail }).
save-checksum = The save is damaged: its contents do not match their checksum.
save-picture = The picture in the save cannot be used ({ $detail }).
save-other-game = The game “{ $game }” is not part of this program.
save-snapshot = The position in the save cannot be restored ({ $detail }).
save-fingerprint = The save is damaged: the position does not match its fingerprint.
save-content = The cards in the save cannot be used ({ $detail }).
journal-empty = The record of this game is damaged at its very beginning.
journal-damaged = The record of this game is damaged in line { $line }. The game continues from before it; { $lost ->
    [one] one later line was
   *[other] { $lost } later lines were
  } lost.
journal-answer = The rules no longer accept move { $number } of this game ({ $detail }). The game continues from before it.

disk-full = The disk is full. Nothing old was lost; play goes on, but it is not being saved now.
disk-read-only = This place is read-only: you can play, but nothing is saved.
disk-denied = The program may not write here; nothing is being saved.
disk-error = Saving failed ({ $error }). What was saved before is still there.
disk-busy = Another copy of the program is using this just now.
disk-missing = The file or folder is gone.
