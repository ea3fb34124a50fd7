# -- an ally's answer: what it may win or lose (CE-7.6)

cosmic-ally-offers = Ships: { $offense } against { $defense }. { $side ->
    [offense] Victory brings a colony { $planet }.
    [defense] Victory brings a reward for each ship.
   *[both] Offense: a colony { $planet }. Defense: a reward for each ship.
}
cosmic-ally-offense = Ships: { $offense } against { $defense }. Victory: a colony { $planet }. Defeat: { $count ->
    [one] 1 ship
   *[other] { $count } ships
} to the warp.
cosmic-ally-offense-known = Ships: { $offense } against { $defense }. Victory: more ships { $planet }. Defeat: { $count ->
    [one] 1 ship
   *[other] { $count } ships
} to the warp.
cosmic-ally-defense = Ships: { $offense } against { $defense }. Victory: { $count ->
    [one] 1 reward
   *[other] { $count } rewards
}, your ships return. Defeat: { $count ->
    [one] 1 ship
   *[other] { $count } ships
} to the warp.
cosmic-ally-emptied = You give up your colony: { $planets }.
cosmic-ally-powerless = You give up your colony and with it your power: { $planets }.
cosmic-ally-cards-only = Rewards: cards only
cosmic-ally-cards-only-help = If the defense wins, all your rewards are cards. Without it you choose between cards and ships later.
