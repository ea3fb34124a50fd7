# A szabálykönyv olvasója.

rulebook-title = Szabályok
rulebook-contents = Tartalom
rulebook-search = Keresés a szabályokban
rulebook-found = { $count } hely
rulebook-nothing-found = Ebben a könyvben semmi sem felel meg a keresésnek.
rulebook-none = Ezen az asztalon még egyetlen játéknak sincs szabálykönyve.
rulebook-ours = Számítógépes kiadás
rulebook-play = Megnyitja ezt az állást; onnan tovább lehet játszani.
rulebook-previous = Előző fejezet
rulebook-next = Következő fejezet
rulebook-begin = Játék innen
