# A gazdasági lap

empires-ledger-purse = Kassza
empires-ledger-line-have = ÉP
empires-ledger-line-have-rp = KP
empires-ledger-line-upkeep = Fenntartás
empires-ledger-line-debt = Tartozás a birodalmi előnyért
empires-ledger-line-bid = Licit
empires-ledger-line-convert = KP-re váltva
empires-ledger-left = Marad
empires-ledger-scuttle = Elsüllyesztés
empires-ledger-technologies = Technológia
empires-ledger-level = { $technology } { $level } › { $next } · { $cp } ÉP
empires-ledger-highest = { $technology } { $level }
empires-ledger-shop = Bolt
empires-ledger-ware = { $unit } · { $cp } ÉP
empires-ledger-joins = { $unit }, csatlakozik
empires-ledger-colony = { $hex } kolónia
empires-ledger-yard = { $hex } hajógyárai: { $all } hajótestből { $free } szabad
empires-ledger-again = Mint legutóbb
empires-ledger-back = Visszavonás
