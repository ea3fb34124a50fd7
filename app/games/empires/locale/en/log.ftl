# Space Empires: the log (UX-54). $place leads to the hex named $hex, $start to the one named $origin.

empires-hex = <link:{ $place }>{ $hex }</link>
empires-origin = <link:{ $start }>{ $origin }</link>
log-turn-empires = { $turn ->
    [0] Set-up
   *[other] Cycle { $turn }
 }

event-empires-homes = Homeworlds: { $homes }.
    .item = { $seat } – { $hex }
event-empires-turn = Turn { $turn }.
event-empires-phase = A new phase begins.
    .movement = { $seat } moves.
    .economy = Economic Phase.
event-empires-order = Order of play: { $order }.
    .bid = Order of play after the bid: { $order }.
    .die = A die decides who begins. Order of play: { $order }.
event-empires-roll = { WHO($seat, case: "upper") } rolls { $face }.
    .auction = A die says who bids first: { $face }.
    .push = A ship of { WHO($seat) } tries to go farther at { empires-hex }: { $face }.
    .danger = A ship of { WHO($seat) } in danger at { empires-hex }: { $face }.
    .situation = Galactic situation: { $face }.
    .first = { $seat } rolls { $face } for the first place.
    .bombard = { WHO($seat, case: "upper") } bombards { empires-hex }: { $face } ({ $need } needed), a miss.
    .bombard-hit = { WHO($seat, case: "upper") } bombards { empires-hex }: { $face } ({ $need } needed), a hit!
    .black-hole = A ship of { WHO($seat) } in the Black Hole { empires-hex }: { $face }.
    .lost = { WHO($seat, case: "upper") } drifts from { empires-hex }: { $face }.
    .wreck = { $seat } searches a wreck: { $face }.
    .wander = The machine wanders: { $face }.
    .entry = Where a machine comes from: { $face }.
    .flaw = The weakness of unique ships of { WHO($seat) }: { $face }.
    .weakness = The weakness of the machine: { $face }.
    .mine = A Mine at { empires-hex } against the machine: { $face }.
    .rival-build = { $seat } rolls for its fleet: { $face }.
    .rival-tech = { $seat } rolls for technology: { $face }.
    .rival-defence = { $seat } rolls for its defence: { $face }.
    .explosion = A ship of { WHO($seat) } explodes in the amoeba at { empires-hex }: { $face }.
    .no-mines = Does the amoeba at { empires-hex } get used to Mines? { $face }.
    .prey = What the amoeba at { empires-hex } hunts for: { $face }.
    .science = { $seat } studies the amoeba at { empires-hex }: { $face }.
    .strain = What the amoeba is like: { $face }.
    .experience = { WHO($seat, case: "upper") } rolls for experience: { $face }.
event-empires-cp = { $seat }: { $count } CP (now { $now }).
    .colony = { $seat } gets { $count } CP from { $sources ->
        [one] a colony
       *[other] { $sources } colonies
    }.
    .homeworld = { $seat } gets { $count } CP from the Homeworld{ $sources ->
        [0] .
        [one] {" "}and a colony.
       *[other] {" "}and { $sources } colonies.
    }
    .minerals = { $seat } gets { $count } CP for Minerals.
    .pipeline = { $seat } gets { $count } CP by { $sources ->
        [one] a Pipeline
       *[other] Pipelines to { $sources } colonies
    }.
    .nebula = { $seat } gets { $count } CP from { $sources ->
        [one] a Nebula
       *[other] { $sources } Nebulae
    }.
    .industry = { $seat } gets { $count } CP from { $sources ->
        [one] an Industrial Centre
       *[other] { $sources } Industrial Centres
    }.
    .factories = { $seat } gets { $count } CP from Efficient Factories.
    .spoils = { $seat } gets { $count } CP for the conquest.
    .head-start = { $seat } begins with { $count } CP.
    .lost = { $seat } loses { $count } CP that cannot be saved (now { $now }).
    .upkeep = { $seat } pays { $count } CP of maintenance (now { $now }).
    .bid = { $seat } bids { $count } CP (now { $now }).
    .research = { $seat } spends { $count } CP on technology (now { $now }).
    .grants = { $seat } spends { $count } CP on grants (now { $now }).
    .build = { $seat } spends { $count } CP on units (now { $now }).
    .refit = { $seat } refits for { $count } CP (now { $now }).
    .traders = { $seat } gets { $count } CP from the Traders.
    .auction = { $seat } pays { $count } CP for an Empire Advantage (now { $now }).
    .debt = { $seat } pays { $count } CP back (now { $now }).
event-empires-learned = { $seat } learns { $technology } { $level }.
    .advantage = The Empire Advantage of { $seat } gives { $technology } { $level }.
    .analysed = { WHO($seat, case: "upper") } learns { $technology } { $level } from a captured ship.
    .bought = { $seat } buys { $technology } { $level }.
    .studied = The research of { $seat } succeeds: { $technology } { $level }.
    .wreck = The wreck teaches { $seat }: { $technology } { $level }.
    .conquest = { $seat } takes over { $technology } { $level }.
    .head-start = { $seat } begins with { $technology } { $level }.
    .captured = { $seat } learns from the captured colony: { $technology } { $level }.
    .scrapped = A scrapped ship teaches { $seat }: { $technology } { $level }.
event-empires-studied = { $seat } researches { $technology }: { $faces } (together { $total }).
event-empires-bids = Bids: { $bids }.
    .item = { $seat } { $bid }
event-empires-arrival = A Doomsday Machine comes to { empires-hex }: { $machine }.
event-empires-weakness = { WHO($machine, case: "upper") }: { $weakness }.
event-empires-out = { $seat } is out of the game.
event-empires-spoils = { $seat } gets { $cp } CP in the next Economic Phase.
event-empires-group = New at { empires-hex }: { $owned }.
    .built = { WHO($seat, case: "upper") } builds { $units } at { empires-hex }.
    .closed = { WHO($seat, case: "upper") } places a counter at { empires-hex }.
    .closed-aliens = Aliens hide at { empires-hex }.
    .closed-launch = { $seat } launches a fleet at { empires-hex }.
    .aliens = Aliens at { empires-hex }: { $units }.
    .machine = At { empires-hex } appears: { $units }.
    .launch = { $seat } launches a fleet at { empires-hex }.
    .amoeba = At { empires-hex } lives: { $units }.
    .spread = Amoebas spread to { empires-hex }: { $units }.
    .gate = Out of a gate at { empires-hex }: { $owned }.
event-empires-reinforced = { $seat } adds { $units } to a group at { empires-hex }.
event-empires-lost = { WHO($seat, case: "upper") } loses { $units } at { empires-hex }.
    .closed = { WHO($seat, case: "upper") } takes a counter off { empires-hex }.
    .closed-black-hole = The Black Hole { empires-hex } swallows a ship of { WHO($seat) }.
    .closed-danger = Danger at { empires-hex }: a counter of { WHO($seat) } is destroyed.
    .battle = Destroyed at { empires-hex }: { $owned }.
    .scuttled = { $seat } scuttles { $units } at { empires-hex }.
    .decoy = Only a Decoy: { $owned } at { empires-hex }.
    .overrun = Overrun at { empires-hex }: { $owned }.
    .swept = Swept at { empires-hex }: { $owned }.
    .exploded = At { empires-hex } explodes: { $owned }.
    .mine = A Mine at { empires-hex } destroys { $owned }.
    .no-room = Without a Carrier { WHO($seat) } loses { $units } at { empires-hex }.
    .black-hole = The Black Hole { empires-hex } swallows { $owned }.
    .unmasked = Unmasked at { empires-hex }: { $owned } (a false group).
    .ground = Shot down over { empires-hex }: { $owned }.
    .danger = Danger at { empires-hex }: { $owned } destroyed.
    .out = Taken off { empires-hex }: { $owned }.
    .amoeba = An amoeba at { empires-hex } swallows { $owned }.
    .captured = Lost with the colony at { empires-hex }: { $owned }.
    .boarded = Boarded at { empires-hex }: { $owned }.
    .explosion = Blown up at { empires-hex }: { $owned }.
    .scrapped = { $seat } scraps { $units } at { empires-hex }.
    .passing = { WHO($seat, case: "upper") } sends { $units } through a gate at { empires-hex }.
event-empires-regrouped = { WHO($seat, case: "upper") } regroups at { empires-hex } (counters: { $now }).
event-empires-moved = { WHO($seat, case: "upper") } moves { $units } from { empires-origin } to { empires-hex }.
    .by-itself = { $units } moves from { empires-origin } to { empires-hex }.
    .closed = { WHO($seat, case: "upper") } moves a counter from { empires-origin } to { empires-hex }.
event-empires-shifted = { WHO($seat, case: "upper") }: { $units } from { empires-origin } to { empires-hex }.
    .retreat = { WHO($seat, case: "upper") } retreats from { empires-origin } to { empires-hex } with { $units }.
    .supernova = Back from the Supernova { empires-origin } to { empires-hex }: { $owned }.
    .lost = Lost in Space, drifting from { empires-origin } to { empires-hex }: { $owned }.
    .closed-retreat = A counter of { WHO($seat) } retreats from { empires-origin } to { empires-hex }.
    .closed-supernova = A counter of { WHO($seat) } goes back from the Supernova { empires-origin } to { empires-hex }.
    .closed-lost = A counter of { WHO($seat) } drifts, lost in space, from { empires-origin } to { empires-hex }.
    .reaction = { WHO($seat, case: "upper") } reacts from { empires-origin } to { empires-hex } with { $units }.
    .closed-reaction = A counter of { WHO($seat) } reacts from { empires-origin } to { empires-hex }.
event-empires-revealed = { WHO($seat, case: "upper") } reveals { $units } at { empires-hex }.
event-empires-technology-shown = Technology of { WHO($seat) } ({ $unit }): { $levels }.
event-empires-covered = { $seat } turns face down at { empires-hex }: { $units }.
event-empires-damage = Damage at { empires-hex }: { $owned } ({ $hits }).
event-empires-halted = { $seat } is stopped at { empires-hex }.
event-empires-slipped = { $seat } slips on unseen at { empires-hex }.
event-empires-battle = Battle at { empires-hex }: { WHO($attacker) } attacks { WHO($defender) }.
event-empires-battle-over = The battle at { empires-hex } is over. { $tally }
    .won = The battle at { empires-hex } is over: the attacker ({ WHO($attacker) }) has won. { $tally }
    .lost = The battle at { empires-hex } is over: the defender ({ WHO($defender) }) has won. { $tally }
    .stand-off = The battle at { empires-hex } ends in a stand-off. { $tally }
    .over = The battle at { empires-hex } is over: nobody is left. { $tally }
event-empires-cloaking = { WHO($seat, case: "upper") } claims Cloaking { $level } at { empires-hex }.
event-empires-scanners = { WHO($seat, case: "upper") } admits Scanner { $level } at { empires-hex }.
event-empires-silence = { $seat } says nothing about scanners at { empires-hex }.
event-empires-uncloaked = { $owned } gives up its cloak at { empires-hex }.
event-empires-screened = { WHO($seat, case: "upper") } screens { $units }.
event-empires-round = Round { $round } at { empires-hex }.
    .bonus = Round { $round } at { empires-hex }; the Fleet Size Bonus is on the side of { WHO($bonus) }.
event-empires-shot = { $owned } fires at { $target }: { $face } ({ $need } needed), a miss.
    .hit = { $owned } fires at { $target }: { $face } ({ $need } needed), a hit!
event-empires-looked = { $seat } looks at { empires-hex }: { $markers }.
    .closed = { $seat } looks at the marker of { empires-hex }.
event-empires-explored = { WHO($seat, case: "upper") } explores { empires-hex }: { $markers }.
event-empires-marker-gone = Taken off { empires-hex }: { $marker }.
    .lost = { empires-hex } is empty space from now on.
    .supernova = The Supernova at { empires-hex } leaves nothing else there: { $marker }.
    .unused = At { empires-hex } there is nothing but empty space ({ $marker }).
    .machine = A machine awakes at { empires-hex }.
    .revealed = Revealed from afar and taken off { empires-hex }: { $marker }.
    .titan = A Titan shatters { empires-hex }: { $marker }.
    .doomsday = The machine leaves nothing of { empires-hex }: { $marker }.
event-empires-warp-point = A Warp Point at { empires-hex }.
    .joined = The Warp Point at { empires-hex } leads to { $pairs }.
event-empires-colony = { WHO($seat, case: "upper") } founds a colony at { empires-hex }.
event-empires-value = The colony of { WHO($seat) } at { empires-hex }: { $value } CP instead of { $before }.
    .growth = The colony of { WHO($seat) } at { empires-hex } grows to { $value } CP.
    .bombard = The colony of { WHO($seat) } at { empires-hex } falls to { $value } CP.
event-empires-colony-lost = { WHO($by, case: "upper") } destroys the colony of { WHO($seat) } at { empires-hex }.
    .homeworld = The Homeworld of { WHO($seat) } at { empires-hex } is destroyed!
    .removed = The colony of { WHO($seat) } at { empires-hex } is removed.
event-empires-loaded = { $seat } loads at { empires-hex }: { $marker }.
event-empires-unloaded = { $seat } unloads at the colony { empires-hex }: { $marker }.
event-empires-used-up = { WHO($seat, case: "upper") } uses { $marker } at { empires-hex }.
event-empires-rival-learned = { $seat } has rolled { $face } and learns { $technology } { $level }.
    .plain = { $seat } learns { $technology } { $level }.
event-empires-rival-built = { $seat } builds for { $count } CP at { empires-hex }: { $how } (roll: { $face }).
    .plain = { $seat } builds for { $count } CP at { empires-hex }: { $how }.
event-empires-concede = { $seat } gives up.
event-empires-over = { $winners } wins. { $why }
    .shared = { $winners } share the first place. { $why }
    .lost = The game is lost. { $why }
