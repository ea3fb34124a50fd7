# A kiegészítő változatai és a kocka, amely választ közülük

variant-empires-more-aliens = Több idegen
variant-empires-more-aliens-help = Az anyarendszerek sivár bolygóin is élnek idegenek.
variant-empires-more-aliens-off = Nem
variant-empires-more-aliens-on = Igen
variant-empires-safer-space = Biztonságosabb űr
variant-empires-safer-space-help = A Veszély! jelzőnél minden hajó dob; csak a 9 és a 10 pusztítja el.
variant-empires-safer-space-off = Nem
variant-empires-safer-space-on = Igen
variant-empires-rich-minerals = Ásványokban gazdagabb űr
variant-empires-rich-minerals-help = Az ásványok kétszer annyi ÉP-t adnak.
variant-empires-rich-minerals-off = Nem
variant-empires-rich-minerals-on = Igen
variant-empires-bloody-combat = Véres harc
variant-empires-bloody-combat-help = Minden egység támadása eggyel nagyobb.
variant-empires-bloody-combat-off = Nem
variant-empires-bloody-combat-on = Igen
variant-empires-rich-colonies = Gazdag kolóniák
variant-empires-rich-colonies-help = Minden termelő kolónia 3 ÉP-vel többet ad.
variant-empires-rich-colonies-off = Nem
variant-empires-rich-colonies-on = Igen
variant-empires-head-start = Haladó kezdés
variant-empires-head-start-help = Mindenki 75 ÉP-t költhet technológiára a játszma előtt.
variant-empires-head-start-off = Nem
variant-empires-head-start-on = Igen
variant-empires-scientists = Tudósok
variant-empires-scientists-help = Mennyibe kerül a technológia.
variant-empires-scientists-plain = A szokásos
variant-empires-scientists-plain-help = A szabálykönyv árai.
variant-empires-scientists-slow = Lassú
variant-empires-scientists-slow-help = Minden szint 5 ÉP-vel többe kerül.
variant-empires-scientists-smart = Okos
variant-empires-scientists-smart-help = Minden szint 5 ÉP-vel kevesebbe kerül.
variant-empires-galaxy-roll = Galaktikus helyzet
variant-empires-galaxy-roll-help = Kocka is választhat a játékvariánsok közül.
variant-empires-galaxy-roll-off = Megbeszélés szerint
variant-empires-galaxy-roll-off-help = Csak az, amit választotok.
variant-empires-galaxy-roll-on = Kockával
variant-empires-galaxy-roll-on-help = A kocka egy, két vagy három játékvariánst választ.
variant-empires-galaxy-roll-as-printed = Kockával, ahogy nyomtatták
variant-empires-galaxy-roll-as-printed-help = A szabálykönyv táblázata, amelyben a gazdag kolóniák kétszer szerepelnek.

event-empires-situation = A galaxis: { $names }.

empires-situation-low-maintenance = alacsony fenntartási költség
empires-situation-heavy-terrain = nehéz terep
empires-situation-safer-space = biztonságosabb űr
empires-situation-rich-minerals = ásványokban gazdagabb űr
empires-situation-slow-scientists = lassú tudósok
empires-situation-smart-scientists = okos tudósok
empires-situation-bloody-combat = véres harc
empires-situation-rich-colonies = gazdag kolóniák

empires-cause-bloody-combat = véres harc
empires-cause-rich-colonies = gazdag kolóniák
empires-cause-rich-minerals = ásványokban gazdagabb űr

reason-empires-no-aliens = A „Több idegen” csak az idegenek szabályaival és legalább két játékossal játszható.

preset-empires-stand = Három fázis
preset-empires-stand-help = Két szomszédos birodalom az alapszabályokkal; három gazdasági fázis után a gazdagabbik győz.
preset-empires-learn = Első játszma
preset-empires-learn-help = Az alapszabályok: vezetékek, vadászok, lopakodók, aknák és idegenek nélkül.
preset-empires-base = Alapjáték
preset-empires-base-help = Az alapjáték minden szabálya.
preset-empires-standard = Közelharc
preset-empires-standard-help = Tapasztalattal, hajóelfoglalással, titánokkal, reakcióval és jobb technológiákkal.
preset-empires-full = Minden
preset-empires-full-help = Felszíni harccal, zászlóshajókkal, egyedi hajókkal, flottajelzőkkel és ködbányászattal is.
preset-empires-guided = Első egyszemélyes játszma
preset-empires-guided-help = Ítéletnapgépek kis térképen, az alapszabályokkal, tippekkel az asztal mellett. Így jó kezdeni.
preset-empires-doomsday = Ítéletnapgépek
preset-empires-doomsday-help = Egyedül a gépek ellen, amelyek egymás után jönnek, és minden útjukba eső bolygót elpusztítanak. Az alapjáték minden szabályával.
preset-empires-rivals = Idegen birodalmak
preset-empires-rivals-help = Egyedül birodalmak ellen, amelyek saját táblázataik szerint építenek és küldenek flottákat; pusztítsd el minden anyabolygójukat.
preset-empires-amoebas = Űramőbák
preset-empires-amoebas-help = Egyedül a szaporodó amőbák ellen: tanulmányozd őket, találd meg a gyengéjüket, és pusztítsd el őket, mielőtt elterjednek.
