# A visszajátszó.

replay-leave = Kilépés a visszajátszásból
replay-step-back = Egy lépéssel vissza
replay-step = Egy lépéssel előre
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-eyes = Kinek a szemével
replay-eyes-public = Amit mindenki lát
replay-eyes-all = Minden nyitva
replay-from-here = Játék innen
replay-from-here-help = Új játszmát kezd ebből az állásból; a felvétel változatlan marad.
replay-where = { $turn } · { $step }/{ $all }. lépés
replay-parted = A felvétel { ARTICLE($number) } { $number }. lépéstől nem illik a szabályokhoz; ott véget ér.
