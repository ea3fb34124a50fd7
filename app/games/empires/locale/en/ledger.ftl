# The page of the ledger

empires-ledger-purse = Treasury
empires-ledger-line-have = In the treasury
empires-ledger-line-have-rp = RP
empires-ledger-line-upkeep = Maintenance
empires-ledger-line-debt = Debt for the Empire Advantage
empires-ledger-line-bid = Bid
empires-ledger-line-convert = Converted to RP
empires-ledger-free = To spend
empires-ledger-left = Left
empires-ledger-scuttle = Scuttle groups
empires-ledger-level = { $technology } { $level } › { $next } · { $cp } CP
empires-ledger-highest = { $technology } { $level }
empires-ledger-shop = Build
empires-ledger-ware = { $unit } · { $cp } CP
empires-ledger-vintage = With older equipment…
empires-ledger-like = { $unit }, equipped like { $group }
empires-ledger-joins = { $unit }, joining the { $count } there
empires-ledger-joins-bare = { $unit }, joining the { $count } there, without new technology
empires-ledger-joins-older = { $unit }, joining the { $count } there (only { $technology })
empires-ledger-apart = { $unit }, new counter
empires-ledger-colony = Colony { $hex }
empires-ledger-yard = Shipyards at { $hex }: { $free } of { $all } hulls free
empires-ledger-seal = Seal the sheet
empires-ledger-again = Same as last time
empires-ledger-back = Undo
empires-ledger-saved = Saved
empires-ledger-untouched = Nothing is filled in yet: { $cp } CP would be left unspent.
empires-ledger-unsaved = { $cp } CP will be lost: at most { $most } can be saved.
empires-ledger-price = { $cp } CP
empires-ledger-rp = { $number } RP
empires-ledger-branch-war = Warships
empires-ledger-branch-space = Space travel
empires-ledger-branch-works = Construction
empires-ledger-branch-arms = Weapons
empires-ledger-income-colony = { $count ->
    [one] Colony
   *[other] { $count } colonies
}
empires-ledger-income-homeworld = Homeworld
empires-ledger-income-minerals = Minerals
empires-ledger-income-pipeline = MS Pipelines
empires-ledger-income-nebula = Mined Nebulae
empires-ledger-income-industry = Industrial Centres
empires-ledger-income-factories = Efficient Factories
empires-ledger-income-traders = Traders
empires-ledger-income-spoils = Conquest
empires-ledger-income-other = Other income
empires-ledger-lacks = ({ $technologies })
