# Space Empires: why something cannot be done.

reason-empires-too-dear = { $missing ->
    [one] One CP is missing.
   *[other] { $missing } CP are missing.
}
reason-empires-no-counter = There is no free counter for this: { $unit }.
reason-empires-geared = At most { $most } CP may be spent on technology in this phase.
reason-empires-grants = At most { $most ->
    [one] one grant
   *[other] { $most } grants
 } may be bought in this phase.
reason-empires-not-known = You cannot build this yet: { $unit }.
reason-empires-no-capacity = The Shipyards at { $hex } have room for a hull of { $capacity } at most, not { $hulls }.
reason-empires-one-each = A colony builds at most one Shipyard and one Base in a phase ({ $hex }).
reason-empires-joins-scuttled = The group that they would join at { $hex } is scuttled.
reason-empires-spent = It has moved as far as it can in this turn.
reason-empires-fixed = It never moves.
reason-empires-carried = Fighters move only with Carriers.
reason-empires-refitted = It has been refitted, so it stays in this turn.
reason-empires-stopped = An enemy, the terrain or an order has stopped it for this turn.
reason-empires-stopped-enemy = Enemies have stopped it for this turn.
reason-empires-stopped-terrain = A move ends where a closed marker, a Nebula or Asteroids are.
reason-empires-stopped-pipeline = A ship has gone along this Pipeline in this turn, so it stays.
reason-empires-stopped-gate = A ship has used its warp gate in this turn, so it stays.
reason-empires-slip-cloak = It has no cloak that works here.
reason-empires-slip-free = No enemy has stopped it.
reason-empires-slip-machine = No cloak deceives what is here.
reason-empires-slip-found = Scanners have found it in this turn.
reason-empires-slip-watched = Ships with an Advanced Comm Array have met it.
reason-empires-settle-ruins = Now only ships where the colony was destroyed settle.
reason-empires-slip-seen = Only ships that stay hidden leave before the fight.
reason-empires-not-adjacent = { $hex } is not adjacent.
reason-empires-supernova = Nobody can enter a Supernova ({ $hex }).
reason-empires-first-step = { $hex } may only be the first hex of a move.
reason-empires-escort = It may enter { $hex } only if a warship of yours has come there in this phase and is still there.
reason-empires-mines = Mines never enter a hex with enemies ({ $hex }).
reason-empires-shut = The machines come from { $hex }: nobody else may enter it.
reason-empires-lurking = At { $hex } a closed marker and an opponent lie together: you may not enter it.
reason-empires-uneasy = Partners of an uneasy alliance may not enter each other’s hexes ({ $hex }).
reason-empires-blind = This ship explores nothing: it enters the closed hex { $hex } only together with one that does.
reason-empires-settle-taken = The planet has a colony already.
reason-empires-settle-no-planet = There is no planet here.
reason-empires-settle-watched = There is a visible enemy here.
reason-empires-settle-barren = The ship was built without Terraforming: it cannot settle a Barren Planet.
reason-empires-settle-no-ship = Only a Colony Ship can settle.
reason-empires-fighters-left = Fighters would be left without room.
reason-empires-no-bays = This ship carries no fighters.
reason-empires-no-fighters = There are no fighters here to take along.
reason-empires-no-sling = A slingshot needs an open Black Hole off the Pipelines, once in a turn.
reason-empires-refit-newest = It always has the newest technology.
reason-empires-refit-alien = Alien ships never take up technology.
reason-empires-refit-nothing = There is nothing newer for it.
reason-empires-refit-busy = It has moved or looked at a marker in this turn.
reason-empires-refit-no-yard = There is no Shipyard of yours here.
reason-empires-look-blind = It carries no Exploration.
reason-empires-look-late = A ship looks before it moves or is refitted.
reason-empires-look-open = At { $hex } there is no closed marker.
reason-empires-look-done = All ships of the group have looked in this turn.
reason-empires-no-miner = Only Miners carry minerals and wrecks.
reason-empires-loaded = It carries a load already.
reason-empires-nothing-to-load = There is nothing to take up here.
reason-empires-no-load = It carries nothing.
reason-empires-no-own-colony = There is no colony of yours here.
reason-empires-split-one = One unit cannot be split.
reason-empires-join-kind = These units never form a group.
reason-empires-join-far = The groups are not in the same hex.
reason-empires-join-technology = The groups carry different technology.
reason-empires-join-full = A group has six units at most.
reason-empires-join-captured = Captured ships that are built differently do not join your own.
reason-empires-cover-never = Such units are never turned face down.
reason-empires-cover-closed = It lies face down already.
reason-empires-cover-late = Only groups that began the turn at a colony of yours can be turned face down, before they move.
reason-empires-line-gone = This group is no longer in the battle.
reason-empires-line-later = Its moment comes later in the round.
reason-empires-line-fired = It has done what it can in this round.
reason-empires-line-captured = A captured ship does nothing in the round after its capture.
reason-empires-line-screened = Screened units do not fire.
reason-empires-target-friend = That group is on your side.
reason-empires-target-helpless = Only units that can fight are shot at.
reason-empires-target-screened = That group is screened in this round.
reason-empires-target-carrier = Carriers cannot be fired at while a fighter on their side lives.
reason-empires-target-shielded = A shield protects that group.
reason-empires-target-other = A second salvo hits only the same type of ship.
reason-empires-target-no-fighter = Now the Point Defence fires only at fighters; at others later.
reason-empires-target-veteran = Its crew is too experienced: others come first.
reason-empires-retreat-carried = Fighters retreat with their carrier.
reason-empires-retreat-never = Such units never retreat.
reason-empires-retreat-early = Your ships may not retreat before round { $number }.
reason-empires-retreat-unexplored = { $hex } is not explored.
reason-empires-retreat-enemy = Enemies are at { $hex }.
reason-empires-retreat-away = Compared with the battle, { $hex } is too far from all your other colonies.
reason-empires-retreat-held = A Tractor beam holds it.
reason-empires-bombard-former = This colony was yours or a partner’s: only ground units may take it back.
reason-empires-bombard-landed = Troops have landed: there is no more bombardment in this turn.
reason-empires-bombard-titan = A Titan does not bombard: it destroys the planet.
reason-empires-bombard-never = This unit does not bombard.
reason-empires-bombarded = It has bombarded in this turn.
reason-empires-raze-asteroids = A colony on Asteroids is safe from Titans.
reason-empires-land-asteroids = Nobody lands on a colony on Asteroids.
reason-empires-land-barren = Landing on a Barren Planet takes Terraforming 1.
reason-empires-land-nobody = Nobody is aboard who could land.
reason-empires-react-never = Such units never react.
reason-empires-react-once = It has reacted in this turn already.
reason-empires-react-slow = To react it needs Movement { $level }.
reason-empires-react-held = With enemies in its hex it cannot react.
reason-empires-react-blind = Nobody in its hex has Exploration 2.
reason-empires-react-no-battle = There is no battle of yours at { $hex }.
reason-empires-map-seats = This map or scenario is not for { $seats ->
    [one] one player
   *[other] { $seats } players
 }.
reason-empires-no-difficulty = This opponent does not have this difficulty.
reason-empires-one-victory = In this scenario there is only one kind of victory.
reason-empires-handicap-seat = There are only { $seats ->
    [one] one player
   *[other] { $seats } players
 }: choose whom the handicap helps.
reason-empires-no-homes = Without home systems there is neither a quick start nor heavy terrain.
reason-empires-not-alone = A solo game has neither wandering machines nor heavy terrain nor Empire Advantages.
reason-empires-no-rivals = This is for the game against alien empires.
reason-empires-screened-scuttled = A group cannot be screened and scuttled at once: { $line }.
reason-empires-needless-scuttling = Scuttling this frees no counter that is needed: { $line }.
reason-empires-too-many-screened = At most { $most ->
    [one] one unit
   *[other] { $most } units
 } may be screened, less those that are scuttled.
