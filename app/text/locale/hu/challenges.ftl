# Kihívások: előre megadott asztalok, három csillaggal.

challenges-title = Kihívások
challenges-line = Egy előre megadott asztal és három cél. A legjobb eredmény számít; annyiszor próbálod, ahányszor akarod.
challenges-play = Játék
challenges-stars = { $most } csillagból { $stars }
challenges-own = A sajátjaid: TOML-fájlok itt: { $folder }. Az „orrery check” megmondja, mi a baj velük.
challenges-faulty = { $place }: { $what }
challenges-table = { $seats } · { $seed ->
    [fixed] mindig ugyanaz az osztás
   *[new] mindig új osztás
 }
challenges-gone = Ez a kihívás már nincs meg, ezért a csillagai nem számolhatók.
challenges-begin = Kezdés
challenges-earned = Kihívás: { $name }
challenges-best = Az eddigi legjobb: { $stars ->
    [0] csillag nélkül
   *[other] { $stars } csillag
 }

challenge-people = Pontosan egy hely lehet „human”; itt { $found } az.
challenge-setup = A játék nem engedi ezt az asztalt ({ $detail }).
challenge-bounds = Nincs szám, amely legalább { $least }, de legfeljebb { $most }.
challenge-by = A „{ $count }” csak a végén derül ki, ezért nem lehet hozzá „by”.
challenge-none = Ebben a fájlban nincs sem [[challenge]], sem [[rung]].

goal-won = Nyerd meg a játszmát
goal-won-alone = Győzz egyedül
goal-score = Pontok
goal-lead = Előny a legjobb ellenféllel szemben
goal-turns = A játszma hossza
goal-least = { $what }: legalább { $least }
goal-most = { $what }: { $most ->
    [0] egy sem
   *[other] legfeljebb { $most }
 }
goal-between = { $what }: { $least }–{ $most }
goal-by = { $line } (legkésőbb: { $turn })
goal-stands = { $line } – most { $number }
goal-stood = { $line } – { $number } volt
goal-star-line = { $star }. csillag ({ $state }): { $line }
goal-state-met = megvan
goal-state-open = nyitott
goal-state-lost = elúszott
