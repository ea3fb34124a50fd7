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
    .die = A die decides who goes first. Order of play: { $order }.
event-empires-roll = { WHO($seat, case: "upper") } rolls { $face }.
    .auction = A die decides who bids first; roll: { $face }.
    .push = One of { WHO($seat) }’s ships tries to go farther at { empires-hex }; roll: { $face }.
    .danger = Danger at { empires-hex }: one of { WHO($seat) }’s ships rolls { $face }.
    .situation = Galactic situation; roll: { $face }.
    .first = { $seat } rolls { $face } to go first.
    .bombard = { WHO($seat, case: "upper") } bombards { empires-hex }: rolls { $face }, needs { $need } or less – miss.
    .bombard-hit = { WHO($seat, case: "upper") } bombards { empires-hex }: rolls { $face }, needs { $need } or less – hit!
    .black-hole = Black Hole at { empires-hex }: one of { WHO($seat) }’s ships rolls { $face }.
    .lost = { WHO($seat, case: "upper") } drifts from { empires-hex }; roll: { $face }.
    .wreck = { $seat } searches a wreck; roll: { $face }.
    .wander = The machine wanders; roll: { $face }.
    .entry = Where does the machine arrive? Roll: { $face }.
    .flaw = A die decides the weakness of { WHO($seat) }’s unique ships; roll: { $face }.
    .weakness = A die decides the machine’s weakness; roll: { $face }.
    .mine = Mine against the machine at { empires-hex }; roll: { $face }.
    .rival-build = { $seat } rolls for its fleet: { $face }.
    .rival-tech = { $seat } rolls for technology: { $face }.
    .rival-defence = { $seat } rolls for its defence: { $face }.
    .explosion = One of { WHO($seat) }’s ships explodes in the amoeba at { empires-hex }; roll: { $face }.
    .no-mines = Does the amoeba at { empires-hex } get used to Mines? Roll: { $face }.
    .prey = What does the amoeba at { empires-hex } hunt? Roll: { $face }.
    .science = { $seat } studies the amoeba at { empires-hex }; roll: { $face }.
    .strain = Which strain is the amoeba? Roll: { $face }.
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
    .pipeline = { $seat } gets { $count } CP from { $sources ->
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
    .head-start = { $seat } starts with { $count } CP.
    .lost = { $seat } loses { $count } CP that cannot be saved (now { $now }).
    .upkeep = { $seat } pays { $count } CP in maintenance (now { $now }).
    .bid = { $seat } bids { $count } CP (now { $now }).
    .research = { $seat } spends { $count } CP on technology (now { $now }).
    .grants = { $seat } spends { $count } CP on grants (now { $now }).
    .build = { $seat } spends { $count } CP on units (now { $now }).
    .refit = { $seat } spends { $count } CP on refits (now { $now }).
    .traders = { $seat } gets { $count } CP from the Traders.
    .auction = { $seat } pays { $count } CP for an Empire Advantage (now { $now }).
    .debt = { $seat } pays back { $count } CP (now { $now }).
event-empires-learned = { $seat } learns { $technology } { $level }.
    .advantage = { WHO($seat, case: "upper") }’s Empire Advantage brings { $technology } { $level }.
    .analysed = { WHO($seat, case: "upper") } learns { $technology } { $level } from a captured ship.
    .bought = { $seat } buys { $technology } { $level }.
    .studied = { WHO($seat, case: "upper") }’s research succeeds: { $technology } { $level }.
    .wreck = { $seat } learns { $technology } { $level } from a wreck.
    .conquest = { $seat } takes over { $technology } { $level }.
    .head-start = { $seat } starts with { $technology } { $level }.
    .captured = { $seat } learns { $technology } { $level } from the captured colony.
    .scrapped = { $seat } learns { $technology } { $level } from a scrapped ship.
event-empires-studied = { $seat } researches { $technology }: { $faces } (total { $total }).
event-empires-bids = Bids: { $bids }.
    .item = { $seat } { $bid }
event-empires-arrival = { $machine } arrives at { empires-hex }.
event-empires-weakness = { WHO($machine, case: "upper") }: { $weakness }.
event-empires-out = { $seat } is out of the game.
event-empires-spoils = { $seat } gets { $cp } CP in the next Economic Phase.
event-empires-group = New at { empires-hex }: { $owned }.
    .built = { WHO($seat, case: "upper") } builds { $units } at { empires-hex }.
    .closed = { WHO($seat, case: "upper") } places a face-down counter at { empires-hex }.
    .closed-aliens = Aliens hide at { empires-hex }.
    .closed-launch = { $seat } launches a fleet from { empires-hex }.
    .aliens = Aliens at { empires-hex }: { $units }.
    .launch = { $seat } launches a fleet from { empires-hex }.
    .amoeba = Living at { empires-hex }: { $units }.
    .spread = Amoebas spread to { empires-hex }: { $units }.
    .gate = Arriving through a gate at { empires-hex }: { $owned }.
event-empires-reinforced = { $seat } adds { $units } to a group at { empires-hex }.
event-empires-lost = { WHO($seat, case: "upper") } loses { $units } at { empires-hex }.
    .closed = { WHO($seat, case: "upper") } removes a face-down counter from { empires-hex }.
    .closed-black-hole = The Black Hole at { empires-hex } swallows one of { WHO($seat) }’s ships.
    .closed-danger = Danger at { empires-hex }: one of { WHO($seat) }’s face-down counters is destroyed.
    .battle = Destroyed at { empires-hex }: { $owned }.
    .scuttled = { $seat } scuttles { $units } at { empires-hex }.
    .decoy = Only a Decoy: { $owned } at { empires-hex }.
    .overrun = Overrun at { empires-hex }: { $owned }.
    .swept = Swept at { empires-hex }: { $owned }.
    .exploded = Exploded at { empires-hex }: { $owned }.
    .mine = A Mine at { empires-hex } destroys { $owned }.
    .no-room = Without a Carrier { WHO($seat) } loses { $units } at { empires-hex }.
    .black-hole = The Black Hole at { empires-hex } swallows { $owned }.
    .unmasked = A false group is unmasked at { empires-hex }: { $owned }.
    .ground = Shot down over { empires-hex }: { $owned }.
    .danger = Danger at { empires-hex }: { $owned } destroyed.
    .out = Removed from { empires-hex }: { $owned }.
    .amoeba = An amoeba at { empires-hex } swallows { $owned }.
    .captured = Lost with the colony at { empires-hex }: { $owned }.
    .boarded = Boarded at { empires-hex }: { $owned }.
    .explosion = Blown up at { empires-hex }: { $owned }.
    .scrapped = { $seat } scraps { $units } at { empires-hex }.
    .passing = { WHO($seat, case: "upper") } sends { $units } through a gate at { empires-hex }.
event-empires-regrouped = { WHO($seat, case: "upper") } regroups at { empires-hex } (counters: { $now }).
event-empires-moved = { WHO($seat, case: "upper") } moves { $units } from { empires-origin } to { empires-hex }.
    .by-itself = { $units } moves from { empires-origin } to { empires-hex }.
    .closed = { WHO($seat, case: "upper") } moves a face-down counter from { empires-origin } to { empires-hex }.
event-empires-shifted = { WHO($seat, case: "upper") }: { $units }, from { empires-origin } to { empires-hex }.
    .retreat = { WHO($seat, case: "upper") } retreats with { $units } from { empires-origin } to { empires-hex }.
    .supernova = Back from the Supernova at { empires-origin } to { empires-hex }: { $owned }.
    .lost = Lost in Space, drifting from { empires-origin } to { empires-hex }: { $owned }.
    .closed-retreat = One of { WHO($seat) }’s face-down counters retreats from { empires-origin } to { empires-hex }.
    .closed-supernova = One of { WHO($seat) }’s face-down counters goes back from the Supernova at { empires-origin } to { empires-hex }.
    .closed-lost = One of { WHO($seat) }’s face-down counters drifts, lost in space, from { empires-origin } to { empires-hex }.
    .reaction = { WHO($seat, case: "upper") } reacts with { $units } from { empires-origin } to { empires-hex }.
    .closed-reaction = One of { WHO($seat) }’s face-down counters reacts from { empires-origin } to { empires-hex }.
event-empires-revealed = { WHO($seat, case: "upper") } reveals { $units } at { empires-hex }.
event-empires-technology-shown = { WHO($seat, case: "upper") }’s technology ({ $unit }): { $levels }.
event-empires-covered = { $seat } turns { $units } face down at { empires-hex }.
event-empires-damage = Damage at { empires-hex }: { $owned }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }.
event-empires-halted = { $seat } is stopped at { empires-hex }.
event-empires-slipped = { $seat } slips past unseen at { empires-hex }.
event-empires-battle = Battle at { empires-hex }: { WHO($attacker) } attacks { WHO($defender) }.
event-empires-battle-over = The battle at { empires-hex } is over. { $tally }
    .won = The battle at { empires-hex } is over: the attacker, { WHO($attacker) }, wins. { $tally }
    .lost = The battle at { empires-hex } is over: the defender, { WHO($defender) }, wins. { $tally }
    .stand-off = The battle at { empires-hex } ends in a stand-off. { $tally }
    .over = The battle at { empires-hex } is over: no one is left. { $tally }
event-empires-cloaking = { WHO($seat, case: "upper") } claims Cloaking { $level } at { empires-hex }.
event-empires-scanners = { WHO($seat, case: "upper") } admits Scanner { $level } at { empires-hex }.
event-empires-silence = { $seat } says nothing about scanners at { empires-hex }.
event-empires-uncloaked = { $owned } drops its cloak at { empires-hex }.
event-empires-screened = { WHO($seat, case: "upper") } screens { $units }.
event-empires-round = Round { $round } at { empires-hex }.
    .bonus = Round { $round } at { empires-hex }; { WHO($bonus) } has the Fleet Size Bonus.
event-empires-shot = { $owned } fires at { $target }: rolls { $face }, needs { $need } or less – miss.
    .hit = { $owned } fires at { $target }: rolls { $face }, needs { $need } or less – hit!
event-empires-looked = { $seat } looks at { empires-hex }: { $markers }.
    .closed = { $seat } looks at the marker at { empires-hex }.
event-empires-explored = { WHO($seat, case: "upper") } explores { empires-hex }: { $markers }.
event-empires-marker-gone = Removed from { empires-hex }: { $marker }.
    .lost = { empires-hex } is now empty space.
    .supernova = The Supernova at { empires-hex } leaves nothing else there: { $marker }.
    .unused = { empires-hex } is empty space; not used in this game: { $marker }.
    .machine = A Wandering Doomsday Machine awakes at { empires-hex }.
    .revealed = Revealed from afar and removed from { empires-hex }: { $marker }.
    .titan = A Titan shatters { empires-hex }: { $marker }.
    .doomsday = The machine lays { empires-hex } waste: { $marker }.
event-empires-warp-point = A Warp Point at { empires-hex }.
    .joined = The Warp Point at { empires-hex } leads to { $pairs }.
event-empires-colony = { WHO($seat, case: "upper") } founds a colony at { empires-hex }.
event-empires-value = { WHO($seat, case: "upper") }’s colony at { empires-hex }: { $value } CP instead of { $before }.
    .growth = { WHO($seat, case: "upper") }’s colony at { empires-hex } grows to { $value } CP.
    .bombard = { WHO($seat, case: "upper") }’s colony at { empires-hex } falls to { $value } CP.
event-empires-colony-lost = { WHO($by, case: "upper") } destroys { WHO($seat) }’s colony at { empires-hex }.
    .homeworld = { WHO($seat, case: "upper") }’s Homeworld at { empires-hex } is destroyed!
    .removed = { WHO($seat, case: "upper") }’s colony at { empires-hex } is removed.
event-empires-loaded = { $seat } picks up a load at { empires-hex }: { $marker }.
event-empires-unloaded = { $seat } unloads at the colony at { empires-hex }: { $marker }.
event-empires-used-up = { WHO($seat, case: "upper") } uses up a load at { empires-hex }: { $marker }.
event-empires-rival-learned = { $seat } rolls { $face } and learns { $technology } { $level }.
    .plain = { $seat } learns { $technology } { $level }.
event-empires-rival-built = { $seat } spends { $count } CP at { empires-hex }: { $how } (roll: { $face }).
    .plain = { $seat } spends { $count } CP at { empires-hex }: { $how }.
event-empires-concede = { $seat } concedes.
event-empires-over = { $winners } wins. { $why }
    .shared = { $winners } share first place. { $why }
    .lost = The game is lost. { $why }
