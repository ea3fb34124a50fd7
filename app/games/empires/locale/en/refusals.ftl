# Space Empires: why something cannot be done.

reason-empires-too-expensive = { $missing ->
    [one] One CP is missing.
   *[other] { $missing } CP are missing.
}
reason-empires-no-counter = There is no free counter for this: { $unit }.
reason-empires-geared = At most { $most } CP may be spent on technology this phase.
reason-empires-grants = At most { $most ->
    [one] one grant
   *[other] { $most } grants
 } may be bought this phase.
reason-empires-not-known = You cannot build this yet: { $unit }.
reason-empires-no-capacity = The Shipyards at { $hex } have room for a hull of { $capacity } at most, not { $hulls }.
reason-empires-one-each = A colony builds at most one Shipyard and one Base per phase ({ $hex }).
reason-empires-joins-scuttled = The group that they would join at { $hex } is scuttled.
reason-empires-spent = It has moved as far as it can this turn.
reason-empires-fixed = It never moves.
reason-empires-carried = Fighters move only with Carriers.
reason-empires-refitted = It was refitted, so it stays put this turn.
reason-empires-stopped = An enemy, the terrain or an order has stopped it for this turn.
reason-empires-stopped-enemy = Enemies have stopped it for this turn.
reason-empires-stopped-terrain = A move ends at a face-down marker, a Nebula or Asteroids.
reason-empires-stopped-pipeline = A ship went along this Pipeline this turn, so it stays put.
reason-empires-stopped-gate = A ship used its warp gate this turn, so it stays put.
reason-empires-slip-cloak = Its cloak does not work here.
reason-empires-slip-free = No enemy has stopped it.
reason-empires-slip-machine = No cloak can deceive what is here.
reason-empires-slip-found = Scanners found it this turn.
reason-empires-slip-watched = Ships with an Advanced Comm Array intercepted it.
reason-empires-settle-ruins = Only ships where the colony was destroyed can settle now.
reason-empires-slip-seen = Only ships that stay hidden can leave before the fight.
reason-empires-too-far = { $hex } is { $far ->
    [one] one step
   *[other] { $far } steps
} away, but the group has only { $left ->
    [one] one step
   *[other] { $left } steps
} left this turn.
reason-empires-no-way = No path leads to { $hex } this turn: a move ends at face-down markers, Nebulae, Asteroids and enemies.
reason-empires-not-adjacent = { $hex } is not adjacent.
reason-empires-supernova = No one can enter a Supernova ({ $hex }).
reason-empires-first-step = { $hex } may only be the first hex of a move.
reason-empires-escort = It may enter { $hex } only if one of your warships arrived there this phase and is still there.
reason-empires-mines = Mines never enter a hex with enemies ({ $hex }).
reason-empires-shut = The machines come from { $hex }: nothing else may enter it.
reason-empires-lurking = There is both a face-down marker and an opponent at { $hex }: you may not enter it.
reason-empires-uneasy = Partners of an uneasy alliance may not enter each other’s hexes ({ $hex }).
reason-empires-blind = This ship does not explore: it enters { $hex }, with its face-down marker, only together with one that does.
reason-empires-settle-taken = The planet already has a colony.
reason-empires-settle-no-planet = There is no planet here.
reason-empires-settle-watched = There is a visible enemy here.
reason-empires-settle-barren = The ship was built without Terraforming: it cannot settle a Barren Planet.
reason-empires-settle-no-ship = Only a Colony Ship can settle.
reason-empires-fighters-left = Fighters would be left without room.
reason-empires-no-bays = This ship carries no fighters.
reason-empires-no-fighters = There are no fighters here to take along.
reason-empires-no-sling = A slingshot needs a face-up Black Hole off the Pipelines, once per turn.
reason-empires-refit-newest = It always has the newest technology.
reason-empires-refit-alien = Alien ships never receive technology.
reason-empires-refit-nothing = There is nothing newer for it.
reason-empires-refit-busy = It has already moved or looked at a marker this turn.
reason-empires-refit-no-yard = You have no Shipyard here.
reason-empires-look-blind = It does not carry Exploration.
reason-empires-look-late = A ship must look before it moves or is refitted.
reason-empires-look-open = There is no face-down marker at { $hex }.
reason-empires-look-done = All ships of the group have already looked this turn.
reason-empires-no-miner = Only Miners carry minerals and wrecks.
reason-empires-loaded = It is already carrying a load.
reason-empires-nothing-to-load = There is nothing to load here.
reason-empires-no-load = It carries nothing.
reason-empires-no-own-colony = You have no colony here.
reason-empires-split-one = A single unit cannot be split.
reason-empires-join-kind = These units cannot form a group.
reason-empires-join-far = The groups are not in the same hex.
reason-empires-join-technology = The groups carry different technology.
reason-empires-join-full = A group holds six units at most.
reason-empires-join-captured = Captured ships that were built differently cannot join your own.
reason-empires-cover-never = Such units are never turned face down.
reason-empires-cover-closed = It is already face down.
reason-empires-cover-late = Only groups that started the turn at one of your colonies can be turned face down, before they move.
reason-empires-line-gone = This group is no longer in the battle.
reason-empires-line-later = Its turn comes later in the round.
reason-empires-line-fired = It has done what it can this round.
reason-empires-line-captured = A captured ship does nothing in the round after its capture.
reason-empires-line-screened = Screened units do not fire.
reason-empires-target-friend = That group is on your side.
reason-empires-target-helpless = Only units that can fight may be fired at.
reason-empires-target-screened = That group is screened this round.
reason-empires-target-carrier = Carriers cannot be fired at while a fighter on their side lives.
reason-empires-target-shielded = A shield protects that group.
reason-empires-target-other = A second salvo can only hit the same type of ship.
reason-empires-target-no-fighter = Point Defence can only fire at fighters now; at others later.
reason-empires-target-veteran = Its crew is too experienced: others must be hit first.
reason-empires-retreat-carried = Fighters retreat with their Carrier.
reason-empires-retreat-never = Such units never retreat.
reason-empires-retreat-early = Your ships may not retreat before round { $number }.
reason-empires-retreat-unexplored = { $hex } is unexplored.
reason-empires-retreat-enemy = There are enemies at { $hex }.
reason-empires-retreat-away = { $hex } is farther from all your other colonies than the battle is.
reason-empires-retreat-held = A Tractor beam holds it.
reason-empires-bombard-former = This colony was yours or a partner’s: only ground units may take it back.
reason-empires-bombard-landed = Troops have landed: there is no more bombardment this turn.
reason-empires-bombard-titan = A Titan does not bombard: it destroys the planet.
reason-empires-bombard-never = This unit does not bombard.
reason-empires-bombarded = It has already bombarded this turn.
reason-empires-raze-asteroids = A colony on Asteroids is safe from Titans.
reason-empires-land-asteroids = No one can land on a colony on Asteroids.
reason-empires-land-barren = Landing on a Barren Planet requires Terraforming 1.
reason-empires-land-nobody = No one aboard can land.
reason-empires-react-never = Such units never react.
reason-empires-react-once = It has already reacted this turn.
reason-empires-react-slow = It needs Movement { $level } to react.
reason-empires-react-held = It cannot react with enemies in its hex.
reason-empires-react-blind = No one in its hex has Exploration 2.
reason-empires-react-no-battle = You have no battle at { $hex }.
reason-empires-map-seats = This map or scenario is not for { $seats ->
    [one] one player
   *[other] { $seats } players
 }.
reason-empires-no-difficulty = This difficulty is not available for this opponent.
reason-empires-one-victory = There is only one kind of victory in this scenario.
reason-empires-handicap-seat = There { $seats ->
    [one] is only one player
   *[other] are only { $seats } players
 }: choose one of them for the handicap.
reason-empires-no-homes = Without home systems there is neither a quick start nor heavy terrain.
reason-empires-not-alone = A solo game has neither wandering machines nor heavy terrain nor Empire Advantages.
reason-empires-no-rivals = This is for the game against alien empires.
reason-empires-screened-scuttled = A group cannot be screened and scuttled at once: { $line }.
reason-empires-needless-scuttling = Scuttling this frees no counter that is needed: { $line }.
reason-empires-too-many-screened = At most { $most ->
    [one] one unit
   *[other] { $most } units
 } may be screened, less those that are scuttled.
