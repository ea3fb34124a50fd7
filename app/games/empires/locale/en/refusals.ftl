# Space Empires: why something cannot be done.

reason-empires-too-dear = { $missing } CP are missing.
reason-empires-no-counter = There is no free counter of this kind.
reason-empires-geared = At most { $most } CP may be spent on technology in this phase.
reason-empires-grants = At most { $most ->
    [one] one grant
   *[other] { $most } grants
 } may be bought in this phase.
reason-empires-not-known = Not yet known: { $unit }.
reason-empires-no-capacity = The Shipyards at { $hex } build hulls of { $capacity } at most, not of { $hulls }.
reason-empires-one-each = A colony builds at most one Shipyard and one Base in a phase ({ $hex }).
reason-empires-joins-scuttled = The group that they would join at { $hex } is scuttled.
reason-empires-spent = It has moved as far as it can in this turn.
reason-empires-fixed = It never moves.
reason-empires-carried = Fighters move only with Carriers.
reason-empires-refitted = It has been refitted, so it stays in this turn.
reason-empires-stopped = It may not move on in this turn.
reason-empires-not-adjacent = { $hex } is not adjacent.
reason-empires-supernova = Nobody can enter a Supernova ({ $hex }).
reason-empires-first-step = { $hex } may only be the first hex of a move.
reason-empires-escort = Without a warship that enters { $hex }, too, this ship may not go there.
reason-empires-mines = Mines never enter a hex of enemies ({ $hex }).
reason-empires-shut = The machines come from { $hex }: nobody else may enter it.
reason-empires-lurking = At { $hex } a closed marker and an opponent lie together: you may not enter it.
reason-empires-uneasy = Partners of an uneasy alliance may not enter each other’s hexes ({ $hex }).
reason-empires-settle-taken = The planet has a colony already.
reason-empires-settle-no-planet = There is no planet here.
reason-empires-settle-watched = An enemy that can be seen is here.
reason-empires-settle-barren = The ship was built without Terraforming: it cannot settle a Barren Planet.
reason-empires-settle-no-ship = Only a Colony Ship can settle.
reason-empires-map-seats = This map or scenario is not for { $seats ->
    [one] one player
   *[other] { $seats } players
 }.
reason-empires-no-difficulty = This difficulty is not there for this opponent.
reason-empires-one-victory = Here there is only one kind of victory.
reason-empires-handicap-seat = There are only { $seats ->
    [one] one player
   *[other] { $seats } players
 }: choose whom the handicap helps.
reason-empires-no-homes = Without homes there is neither a quick start nor heavy terrain.
reason-empires-not-alone = Whoever plays alone has neither wandering machines nor heavy terrain nor Empire Advantages.
reason-empires-no-rivals = This is for the game against alien empires.
reason-empires-screened-scuttled = A group cannot be screened and scuttled at once: { $line }.
reason-empires-needless-scuttling = Scuttling this frees no counter that is needed: { $line }.
reason-empires-too-many-screened = At most { $most ->
    [one] one unit
   *[other] { $most } units
 } may be screened, fewer by those that are scuttled.
