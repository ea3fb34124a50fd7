# Irány a Vénusz! az asztalon: névtáblák, zászlók, készlet, rövid előzetesek.

venus-table-plate = pénz: { $money } font; bevétel: { $income }; lapok: { $cards }; pont, ha most számolnánk el: { $points }
venus-table-pennant = { $seat }: bevétel { $income }
venus-table-pennant-points = { $seat }: bevétel { $income }, { $points } pont, ha most számolnánk el
venus-table-unit = { $seat } – { $place }
venus-table-laid = a kísérlethez kitéve: { $pieces }
venus-table-play = Kijátszott lapok
venus-table-looking = { WHO($seat, case: "upper") } lapjai
venus-table-count = { $what }: { $count }
venus-table-way = távolság: { $distance }, mozgásmennyiség: { $reach }
venus-table-way-claim = távolság: { $distance }, mozgásmennyiség: { $reach } – utána lapka szerezhető
venus-table-go = Indulás { ARTICLE($goal) } { SUFFIX($goal, "ra") }
venus-table-costs = ára { $pounds } font
venus-table-marker = egy lapot húzol; az utolsó jelzővel véget ér az akciófázis
venus-table-unused-action = { $count ->
    [one] egy akció
   *[other] { $count } akció
 }
venus-table-moment-save = Elveszítenéd egy egységedet
venus-table-moment-encore = Saját megszakítás után
venus-table-moment-last = Elfogyott az utolsó passzjelző
# Hosszú szavak a lapok nevében: hol szabad őket elválasztani.
venus-card-joints = Zseb|hő|pisztoly Jelző|rakéta sugár|karabély Éter|lándzsák Ívfény|üteg Galván|tarack Kráter|utászok Gép|rombolók torony|lövegek Gárda|ezred Üstökös|hinta teher|hajók Kiiga|zított Mester|lövész Tapadó|akna Kötél|hágcsó Kórház|hajó Rend|kívüli Kormány|átalakítás Nagy|stratégia Fegyver|vásár Sajtó|botrány Nagy|követségi Erőlte|tett Parla|menti pilla|natban Határ|incidens Béke|kongresszus Köpönyeg|forgató Hajó|rakéták Ostrom|tarack Gyakorló|tér Löveg|művek Jég|lándzsák mozgó|sítás Határ|vidéki Érték|tőzsde Szaba|dalmi Sztyep|pei menet|rend Gőz|mozsár

# --- the story of a finished game

venus-story-course = Épületek, trófeák, krízislapkák és legyőzött idegenek körről körre
venus-story-feat = { $turn }. periódus, { $planet }: a legnehezebb sikeres kísérlet, { WHO($seat) } győzött { $count } pont ellen.
venus-story-loss = { $turn }. periódus, { $planet }: a legvéresebb kísérlet, { WHO($seat) } { $count } egységet vesztett.
venus-story-dead = { $turn }. periódus, { $planet }: a planéta halottá vált.
