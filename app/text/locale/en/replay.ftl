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

review-title = What did I miss?
review-title-help = The moves that cost you most, judged by what you could know at the time.
review-leave = Back
review-back = Previous turning point
review-next = Next turning point
review-charting = Working out how the game stood for you…
review-looking = Looking through your moves…
review-nothing = Nothing that mattered: no other move would clearly have been better.
review-which = Turning point { $number } of { $all } · { $turn }
review-given = You chose: { $move }
review-better = Better: { $move }. { $why }
review-worth = Chance to win: about { $best }% with it, { $chance }% with your move.
review-chances = Chances to win, as they looked at the time
