# Űrcsempészek: amihez minden készletének tartania kell magát.
smugglers-count = Ebből a fajtából { $need } bejegyzés kell, de { $found } van.
smugglers-colour-totals = Minden színnek ugyanannyiszor kell szerepelnie; most: { $found }.
smugglers-same-ships = A kártyán kettőnél több űrhajó ilyen színű: { $colour }.
smugglers-pairs = Minden bolygószínpárnak ugyanannyi űrállomásos kártyán kell szerepelnie; most: { $found }.
smugglers-station-balance = Az űrállomások egyik karaktert sem részesíthetik előnyben; most: { $found }.
smugglers-favourites = Minden színnek három karakter kedvencének kell lennie; most: { $found }.
smugglers-missing-card = Hiányzik egy kártya, amely a szabálykönyv példáihoz kell: { $card }.
smugglers-row-count = Pontosan egy sornak kell szólnia { $count } játékosról.
smugglers-row-tokens = { $count } játékoshoz { $need } különböző gyorsaságjelző kell.
smugglers-row-even = Két játékosnál a jelzők egyik elosztása sem adhat egyenlő összegeket.
smugglers-row-cards = { $need } kártya kell, de { $have } van.
smugglers-row-supply = A doboz tartalma kevés ehhez a sorhoz ({ $what }): { $need } kell, { $have } van.
smugglers-characters = A karaktereknek ezeknek kell lenniük: { $need }.
smugglers-ticks = Az időnek a lépésköz egész számú többszörösének kell lennie.
smugglers-no-minus = Minden sorban kell lennie −1-es jelzőnek.
