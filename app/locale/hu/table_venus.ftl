# Irány a Vénusz! az asztalon: névtáblák, zászlók, készlet, rövid előzetesek.

venus-table-plate = pénz: { $money } font; bevétel: { $income }; lapok: { $cards }; pont, ha most értékelnénk: { $points }
venus-table-pennant = { $seat }: bevétel { $income }
venus-table-pennant-points = { $seat }: bevétel { $income }, { $points } pont, ha most értékelnénk
venus-table-unit = { $seat } – { $place }
venus-table-play = Kijátszott lapok
venus-table-looking = A megnézett kéz
venus-table-count = { $what }: { $count }
venus-table-way = távolság: { $distance }, mozgásmennyiség: { $reach }
venus-table-way-claim = távolság: { $distance }, mozgásmennyiség: { $reach } – utána lapka szerezhető
venus-table-costs = ára { $pounds } font
venus-table-marker = egy lapot húzol; az utolsó jelzővel véget ér az akciófázis
venus-table-moment-save = Elveszítenéd egy egységedet
venus-table-moment-encore = Saját megszakítás után
venus-table-moment-last = Elfogyott az utolsó passzjelző
