# -- an ally's answer: what it may win or lose (CE-7.6)

cosmic-ally-offers = Ships: { $offense } against { $defense }. { $side ->
    [offense] Victory brings a colony { $planet }.
    [defense] Victory brings a reward for each ship.
   *[both] Offense: a colony { $planet }. Defense: a reward for each ship.
}
cosmic-ally-offense = Ships: { $offense } against { $defense }. Victory: a colony { $planet }. Defeat: { $returns ->
    [yes] your ships return to your colonies
   *[no] { $count ->
        [one] 1 ship
       *[other] { $count } ships
    } to the warp
}.
cosmic-ally-offense-known = Ships: { $offense } against { $defense }. Victory: more ships { $planet }. Defeat: { $returns ->
    [yes] your ships return to your colonies
   *[no] { $count ->
        [one] 1 ship
       *[other] { $count } ships
    } to the warp
}.
cosmic-ally-defense = Ships: { $offense } against { $defense }. Victory: { $count ->
    [one] 1 reward
   *[other] { $count } rewards
}, your ships return. Defeat: { $returns ->
    [yes] your ships return to your colonies
   *[no] { $count ->
        [one] 1 ship
       *[other] { $count } ships
    } to the warp
}.
cosmic-ally-emptied = You give this colony up: { $planets }.
cosmic-ally-powerless = You give this colony up, and with it your power: { $planets }.
cosmic-ally-reward = Rewards: { $wish ->
    [cards] cards
    [ships] ships
   *[later] decide then
}
cosmic-ally-reward-help = What you want if the defense wins: cards, ships from the warp, or to decide then. Click to change it; it stays that way next time.
