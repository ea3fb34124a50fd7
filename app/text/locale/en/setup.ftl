# New game: seats, kinds of players, switches, presets.

setup-seats = Who plays
setup-switches = Game options
setup-presets = Ready-made
setup-alone = Alone
setup-unfold = Show these switches
setup-fold = Fold these switches away
setup-usual = As usual
setup-barred = { $value } – { $why }
setup-sets = Card sets
setup-play = Play now
setup-seed = Seed: random
setup-seed-help = The same seed deals the same game again. Leave it empty for a new one.
setup-reset = Back to the defaults
setup-add = Add a player
setup-remove = Take this player out
setup-name = Name
setup-kind = Who sits here
setup-player = Player { $number }

kind-human = Person
kind-human-line = Plays on this computer, with the others at the same table.
value-on = On
value-off = Off


reason-unknown = The rules do not allow this ({ $id }).
reason-sets-unusable = The set “{ $set }” cannot be used ({ $problems ->
    [one] one problem
   *[other] { $problems } problems
  }). The screen of card sets tells what is wrong.

lobby-devices = Who plays with what
lobby-device-of = { $name } plays with this
lobby-keys = Keys { $keys }
lobby-mouse = Mouse
lobby-pad = Gamepad { $number }
