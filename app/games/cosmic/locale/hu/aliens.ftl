# Cosmic Encounter: a fajok, nézegetéshez.

cosmic-aliens-title = Idegen fajok
cosmic-aliens-green = Zöld
cosmic-aliens-yellow = Sárga
cosmic-aliens-red = Vörös
cosmic-aliens-power = Képesség
cosmic-aliens-wild = Dzsóker fáklya
cosmic-aliens-classic = Dzsóker fáklya, klasszikus
cosmic-aliens-super = Szuper fáklya
variant-cosmic-alien-take = Ezt kérem
variant-cosmic-alien-read = A fajok áttekintése
