# Chaos Galaxy: the log (UX-54). $link leads to the card that is called $card, $onto to the one called $other.

kaosz-card = <link:{ $link }>{ $card }</link>
    .ra = <link:{ $link }>{ $card }</link>
    .rol = <link:{ $link }>{ $card }</link>
kaosz-other = <link:{ $onto }>{ $other }</link>
    .ra = <link:{ $onto }>{ $other }</link>

event-kaosz-rolls = Roll for the start: { $rolls }.
    .item = { $seat } { $face }
event-kaosz-starter = { $seat } starts.
event-kaosz-mulligan = { $seat } shuffles their hand back and draws 5 new cards.
event-kaosz-turn-begins = { $seat }’s turn starts.
event-kaosz-phase = { $phase }
event-kaosz-credits = { $seat } gets { kaosz-credits } (now { $now }).
    .setup = { $seat } starts with { kaosz-credits }.
    .income = { $seat }’s income: { kaosz-credits } (now { $now }).
    .spent = { $seat } pays { kaosz-credits } ({ $now ->
    [0] none
   *[other] { $now }
 } left).
    .tax = { $seat } has to pay { kaosz-credits } because of another card ({ $now ->
    [0] none
   *[other] { $now }
 } left).
    .lost = { $seat } loses { kaosz-credits } ({ $now ->
    [0] none
   *[other] { $now }
 } left).
    .limit = { $now ->
    [one] { $seat } may keep only 1 credit: { $count } lost.
   *[other] { $seat } may keep only { $now } credits: { $count } lost.
 }
event-kaosz-rotate = { kaosz-card } turns active.
    .used = { kaosz-card } turns used.
    .damaged = { kaosz-card } turns damaged.
event-kaosz-armor = { kaosz-card } loses { $count } armor.
    .back = { kaosz-card } regains { $count } armor.
event-kaosz-develop = { $count ->
    [one] 1 development is put on { kaosz-card } (now { $now }).
   *[other] { $count } developments are put on { kaosz-card } (now { $now }).
 }
    .off = { $count ->
    [one] 1 development is taken off { kaosz-card } (now { $now }).
   *[other] { $count } developments are taken off { kaosz-card } (now { $now }).
 }
event-kaosz-paid = { kaosz-card } is paid for and works from now on.
event-kaosz-destroyed = { kaosz-card } is destroyed.
event-kaosz-control = { $seat } takes control of { kaosz-card }.
event-kaosz-attack = { $seat } attacks { $defender }.
event-kaosz-target = Target of the attack: { $target }.
event-kaosz-joins = { kaosz-card } attacks.
    .defender = { kaosz-card } defends.
event-kaosz-undefended = { $seat } does not defend.
event-kaosz-leaves-combat = { kaosz-card } leaves the combat.
event-kaosz-combat-over = The combat ends.
event-kaosz-announced = { $seat } acts.
    .surface = { $seat } puts a card on the surface, face down.
    .cantina = { $seat } puts a card in the cantina, face down.
    .ship = { $seat } puts a card on { kaosz-card }, face down.
    .launch = { $seat } plays a ship ({ kaosz-card }).
    .play = { $seat } plays an event ({ kaosz-card }).
    .develop = { $seat } develops { kaosz-card }.
    .draw = { $seat } wants to draw a card.
    .search = { $seat } searches the top 5 cards of their colony.
    .recover = { $seat } recovers a card from their ruin.
    .salvage = { $seat } salvages 2 developments.
    .attack = { $seat } attacks { $target }.
    .end = { $seat } ends the main phase.
    .shot = { kaosz-card } fires at { $cards }.
    .stealth = { kaosz-card } bombs at once (Stealth).
    .bombard = { $cards }: bombs away.
event-kaosz-return-fire = { kaosz-card } returns fire at { $cards }.
event-kaosz-no-return = { kaosz-card } does not return fire.
event-kaosz-holds-fire = { $seat } holds fire.
event-kaosz-stealth = { kaosz-card } answers by bombing at once (Stealth).
event-kaosz-bombardment = Total bombardment { $total } on { $target }.
event-kaosz-bombardment-successful = The bombardment succeeds.
event-kaosz-stacked = { $seat } plays an interrupt ({ kaosz-card }).
    .ability = { $seat } uses an ability ({ kaosz-card }).
    .payment = { $seat } pays for { kaosz-card }.
    .trigger = The effect of { kaosz-card } is triggered.
event-kaosz-negated = { kaosz-card } is negated.
event-kaosz-effect = { kaosz-card } takes effect ({ $until }).
    .stat = { $cards }: { $value } { $signed }, { $until }.
    .gain = { $cards }: gains { $keyword }, { $until }.
    .lose = { $cards }: loses { $keyword }, { $until }.
event-kaosz-move = { kaosz-card } comes into play ({ $seat }).
    .draws = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
 }
    .mills = { $count ->
    [one] 1 card of { $seat }’s colony goes to the ruin.
   *[other] { $count } cards of { $seat }’s colony go to the ruin.
 }
    .discards = { $count ->
    [one] { $seat } discards 1 card.
   *[other] { $seat } discards { $count } cards.
 }
    .hands = { $count ->
    [one] 1 card goes into { $seat }’s hand.
   *[other] { $count } cards go into { $seat }’s hand.
 }
    .colonies = { $count ->
    [one] 1 card goes back into { $seat }’s colony.
   *[other] { $count } cards go back into { $seat }’s colony.
 }
    .draw = { $seat } draws a card.
    .drawn = { $seat } draws a card: { kaosz-card }.
    .mill = The top card of { $seat }’s colony goes to the ruin.
    .milled = The top card of { $seat }’s colony goes to the ruin: { kaosz-card }.
    .discard = { $seat } discards a card.
    .discarded = { $seat } discards a card: { kaosz-card }.
    .trash = { kaosz-card } goes to { $seat }’s trash.
    .ruin = { kaosz-card } goes to { $seat }’s ruin.
    .hand = A card goes into { $seat }’s hand.
    .handed = A card goes into { $seat }’s hand: { kaosz-card }.
    .colony = A card goes back into { $seat }’s colony.
    .colonised = A card goes back into { $seat }’s colony: { kaosz-card }.
    .board = { kaosz-card } goes aboard { kaosz-other }.
    .home = { kaosz-card } goes back to the cantina.
    .shift = { kaosz-card } moves to { kaosz-other }.
event-kaosz-turn = { kaosz-card } turns face down again.
event-kaosz-shuffle = { $seat }’s colony is shuffled.
event-kaosz-show = { $count ->
    [0] { $seats } looks at hidden cards.
    [one] { $seats } looks at a hidden card.
   *[other] { $seats } looks at { $count } hidden cards.
 }
    .reveal = Revealed to everyone: { $cards }.
event-kaosz-eliminated = { $by } eliminates { $seat }.
    .alone = { $seat } is out of the game.
kaosz-moment-lethal = Lethal shot by { $ship }
kaosz-moment-colony = { $seat }’s colony has fallen
event-kaosz-capped = { kaosz-card }: an effect repeats at most { $most } times; the rest is skipped.
    .effects = { kaosz-card }: after { $most } effects without a decision the rest is skipped.
    .lasting = { kaosz-card }: { $most } effects are already active; no more can start.
    .credits = { $seat } cannot have more credits than { $most }.
event-kaosz-concede = { $seat } concedes.
event-kaosz-time = { $left ->
    [one] 1 minute left.
   *[other] { $left } minutes left.
}
event-kaosz-over = { $winners } wins. { $why }
