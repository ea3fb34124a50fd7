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

review-title = Mit hagytam ki?
review-title-help = A legtöbbe kerülő lépéseid, aszerint megítélve, amit akkor tudhattál.
review-leave = Vissza
review-back = Előző fordulópont
review-next = Következő fordulópont
review-charting = Kiderül, hogyan álltál a játszma során…
review-looking = A lépéseid átnézése…
review-nothing = Semmi fontosat: egyetlen más lépés sem lett volna egyértelműen jobb.
review-which = { $number }/{ $all }. fordulópont · { $turn }
review-given = A te lépésed: { $move }
review-better = Jobb lett volna: { $move }. { $why }
review-worth = A győzelem esélye: ezzel körülbelül { $best } %, a tiéddel { $chance } %.
review-chances = A győzelem esélye, ahogyan akkor látszott
