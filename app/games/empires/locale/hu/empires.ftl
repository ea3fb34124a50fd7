# Űrbirodalmak: mi a neve, és mit jelent.

empires-list-two = { $first } és { $last }
empires-list-more = { $first }, { $rest }

# -- kinek vannak darabjai a térképen

empires-owner-aliens = az idegen flotta
empires-owner-machines = az ítéletnapgép
empires-owner-amoebas = az űramőba
empires-owner-rival = { $number }. idegen birodalom

# -- csapatok és sorok

empires-group-at = { $units } ({ $hex })
empires-single = { $unit }
empires-group-gone = egy csapat, amely már nincs meg
empires-line-of = { $units } ({ $seat })
empires-line-supported = { $soldiers }, támogatva
empires-level-of = { $technology } { $level }
empires-claim-of = { $units }: { $technology }
empires-berth-new = { $unit }, új ({ $hex })
empires-berth-like = { $unit }, új ({ $hex }), felszerelésének mintája: { $group }
empires-berth-join = { $unit }, csatlakozik ehhez: { $group }

# -- fázisok

empires-phase-setup = Előkészületek
empires-phase-setup-help = Mindenki titokban kiválasztja, hol kezd.
empires-phase-movement = Mozgás
empires-phase-movement-help = A soron lévő játékos lép a csapataival, bolygókat népesít be, és parancsokat ad.
empires-phase-combat = Harc
empires-phase-combat-help = Ahol ellenséges egységek állnak egy mezőn, ott csata van; a kolóniákat bombázni is lehet.
empires-phase-exploration = Felfedezés
empires-phase-exploration-help = A soron lévő játékos mezőin felfordulnak a lefordított rendszerjelzők.
empires-phase-rivals = Ellenfelek
empires-phase-rivals-help = A gépek és az egyszemélyes játék ellenfelei minden játékos után lépnek.
empires-phase-economy = Gazdasági fázis
empires-phase-economy-help = Három forduló után mindenki megkapja a bevételét, kifizeti a fenntartási költséget, és titokban technológiát meg egységeket vesz.
empires-phase-over = A játszma vége
empires-phase-over-help = A játszma véget ért.

# -- az ítéletnapgépek gyenge pontja (SE-24.6)

empires-weakness-fighters = a vadászok árthatnak neki
empires-weakness-mines = az aknák árthatnak neki
empires-weakness-cloaking = az álcázott hajókat alig találja el
empires-weakness-fleets = legalább tíz hajó flottaméret-bónuszt kap ellene
empires-weakness-none = nincs gyenge pontja

# -- miből áll az idegen birodalmak flottája (SE-25.12–SE-25.17)

empires-build-raiders = lopakodóflotta
empires-build-first = a legnagyobb hajó, amelyre telik neki
empires-build-largest-fleet = minél több hajó
empires-build-balanced = kiegyensúlyozott flotta
empires-build-largest-ships = minél nagyobb hajók
empires-build-defence = bázisok és aknák
empires-build-any = flotta

# -- a játék vége

result-empires-homeworld = Elesett egy anyabolygó.
result-empires-points = Összegyűlt a három kolóniapont.
result-empires-rivals-destroyed = Az idegen birodalmak minden anyabolygója elpusztult.
result-empires-machines-destroyed = Minden ítéletnapgép elpusztult.
result-empires-limit = Véget ért a megbeszélt utolsó gazdasági fázis.
result-empires-conceded = Feladták a játszmát.
