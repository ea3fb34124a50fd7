# The replay viewer.

replay-leave = Leave the replay
replay-step-back = One step back
replay-step = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Whose view
replay-eyes-public = What everyone sees
replay-eyes-all = Everything face up
replay-from-here = Play from here
replay-from-here-help = Starts a new game from this position; the recording stays as it is.
replay-where = { $turn } · step { $step } of { $all }
replay-parted = From step { $number } on, this recording no longer matches the rules, so it ends there.
