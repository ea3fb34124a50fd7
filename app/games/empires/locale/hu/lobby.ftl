# Űrbirodalmak: amit az új játék képernyője a kapcsolókon kívül mond.

empires-lobby-teams = Szövetségek
empires-lobby-galaxy = A játszma elején egy tízoldalú kocka mondja meg, milyen a galaxis. Ami nem változtatna semmin, azt újra kell dobni.
empires-lobby-face = { $face }: { $situation }
empires-lobby-face-more = { $face }: { $count } dobás

setup-group-empires-scenario = Felállás
setup-group-empires-advanced = Haladó szabályok
setup-group-empires-optional = Választható szabályok
setup-group-empires-close = Kiegészítő: Közelharc
setup-group-empires-variants = Játékvariánsok
