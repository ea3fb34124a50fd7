# A termelési lap

empires-ledger-purse = Kassza
empires-ledger-line-have = A kasszában
empires-ledger-line-have-rp = KP
empires-ledger-line-upkeep = Fenntartási költség
empires-ledger-line-debt = Tartozás a birodalmi előnyért
empires-ledger-line-bid = Licit
empires-ledger-line-convert = KP-re váltva
empires-ledger-free = Elkölthető
empires-ledger-left = Marad
empires-ledger-scuttle = Elsüllyesztés
empires-ledger-level = { $technology } { $level } › { $next } · { $cp } ÉP
empires-ledger-highest = { $technology } { $level }
empires-ledger-shop = Építés
empires-ledger-ware = { $unit } · { $cp } ÉP
empires-ledger-vintage = Régebbi felszereléssel…
empires-ledger-like = { $unit }, felszerelésének mintája: { $group }
empires-ledger-joins = { $unit }, az ott lévő { $count } mellé
empires-ledger-joins-bare = { $unit }, az ott lévő { $count } mellé, új technológia nélkül
empires-ledger-joins-older = { $unit }, az ott lévő { $count } mellé (csak { $technology })
empires-ledger-apart = { $unit }, külön jelzőként
empires-ledger-colony = Kolónia: { $hex }
empires-ledger-yard = Hajógyárak ({ $hex }): { $all } hajótestpontból { $free } szabad
empires-ledger-seal = Termelési lap lezárása
empires-ledger-again = Ugyanaz, mint legutóbb
empires-ledger-back = Visszavonás
empires-ledger-saved = Megtakarítva
empires-ledger-untouched = Még semmi sincs kitöltve: { $cp } ÉP maradna elköltetlenül.
empires-ledger-unsaved = { $cp } ÉP elvész: legfeljebb { $most } tehető félre.
empires-ledger-price = { $cp } ÉP
empires-ledger-rp = { $number } KP
empires-ledger-branch-war = Hadihajók
empires-ledger-branch-space = Űrutazás
empires-ledger-branch-works = Építés
empires-ledger-branch-arms = Fegyverek
empires-ledger-income-colony = { $count ->
    [one] Kolónia
   *[other] { $count } kolónia
}
empires-ledger-income-homeworld = Anyabolygó
empires-ledger-income-minerals = Ásvány
empires-ledger-income-pipeline = Kereskedelmi vezeték
empires-ledger-income-nebula = Bányászott köd
empires-ledger-income-industry = Ipari központ
empires-ledger-income-factories = Termelékeny gyárak
empires-ledger-income-traders = Kereskedők
empires-ledger-income-spoils = Hódítás
empires-ledger-income-other = Egyéb bevétel
empires-ledger-lacks = ({ $technologies })
