# The page of the ledger

empires-ledger-purse = Treasury
empires-ledger-line-have = CP
empires-ledger-line-have-rp = RP
empires-ledger-line-upkeep = Maintenance
empires-ledger-line-debt = Debt for the Empire Advantage
empires-ledger-line-bid = Bid
empires-ledger-line-convert = Turned into RP
empires-ledger-left = Left
empires-ledger-scuttle = Scuttle groups
empires-ledger-technologies = Technology
empires-ledger-level = { $technology } { $level } › { $next } · { $cp } CP
empires-ledger-highest = { $technology } { $level }
empires-ledger-shop = Shop
empires-ledger-ware = { $unit } · { $cp } CP
empires-ledger-joins = { $unit }, joining a group
empires-ledger-colony = Colony { $hex }
empires-ledger-yard = Shipyards at { $hex }: { $free } of { $all } hulls free
empires-ledger-again = As last time
empires-ledger-back = Take back
