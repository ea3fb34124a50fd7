# New game: seats, kinds of players, switches, presets.

setup-seats = Who plays
setup-switches = Game options
setup-presets = Presets
setup-alone = Alone
setup-unfold = Show these options
setup-fold = Hide these options
setup-usual = Default
setup-barred = { $value } – { $why }
setup-sets = Card sets
setup-play = Play now
setup-seed = Seed: random
setup-seed-help = The same seed deals the same game again. Leave it empty for a new one.
setup-reset = Back to defaults
setup-add = Add a player
setup-remove = Remove this player
setup-name = Name
setup-kind = Who sits here
setup-player = Player { $number }

kind-human = Human
kind-human-line = Plays on this computer, at the same table as the others.
value-on = On
value-off = Off


reason-unknown = The rules do not allow this ({ $id }).
reason-puzzle-other-rules = This puzzle was made for another version of the rules.
reason-sets-unusable = The set “{ $set }” cannot be used ({ $problems ->
    [one] one problem
   *[other] { $problems } problems
  }). The card sets screen shows what is wrong.

lobby-devices = Who uses which controls
lobby-device-of = { $name } uses this
lobby-keys = Keys { $keys }
lobby-mouse = Mouse
lobby-pad = Gamepad { $number }

setup-temper = Temperament
temper-any = Any temperament
temper-none = Even-tempered
temper-bold = Bold
temper-careful = Careful
temper-spiteful = Spiteful
temper-trader = Trader
temper-any-line = Its temperament is drawn by the game’s seed.
temper-none-line = It has no preferences.
temper-bold-line = Of equally good moves it likes the risky one.
temper-careful-line = Of equally good moves it likes the safe one.
temper-spiteful-line = Of equally good moves it likes the one that hurts the leader most.
temper-trader-line = Of equally good moves it likes the one from which others also gain.
