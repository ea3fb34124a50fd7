# Cosmic Encounter: the log (UX-54). $origin, $to and $planet are whole phrases with links.

log-turn-cosmic = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
 }

# -- events

cosmic-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
 }
    .t = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
    .val = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
    .je = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
cosmic-cards = { $count ->
    [one] a card
   *[other] { $count } cards
 }
cosmic-because = ({ $why })
event-cosmic-sheet = { $seat } plays { $alien }: { $title }.
    .hidden = { $seat } has chosen an alien and keeps it hidden.
    .own = { $seat } secretly plays { $alien }: { $title }.
    .extra = { $seat } now also has the power of { $alien }.
event-cosmic-sheet-gone = { $seat } gives { $alien } back to the box.
    .hidden = { $seat } gives a hidden alien back to the box.
event-cosmic-sheet-up = { $seat } reveals an alien: { $alien }!
event-cosmic-sheet-passed = The power of { $alien } goes from { $giver } to { $taker }.
    .lent = { $giver } lends the power of { $alien } to { $taker } for this encounter.
    .hidden = A hidden power goes from { $giver } to { $taker }.
event-cosmic-first-player = { $seat } is the first player.
event-cosmic-turn = { $seat }’s turn.
event-cosmic-encounter = { $seat } has another encounter, number { $number } this turn.
    .nested = { $seat } has an encounter of their own in between.
event-cosmic-phase = Phase: { $phase }
event-cosmic-destiny = Destiny card: { $card }.
event-cosmic-defense = { $offense } attacks { $seat }’s home system.
    .own = { $offense } wants to drive { $seat } out of { $offense }’s home system.
event-cosmic-aimed = { $seat } aims the gate at { $planet }.
event-cosmic-invited = { $seat } invites { $seats }.
    .nobody = { $seat } invites nobody.
event-cosmic-joined = { $seat } stays out of it.
    .left = { $seat } is no longer an ally.
    .offense = { $seat } joins the offense.
    .defense = { $seat } joins the defense.
event-cosmic-revealed = The cards are revealed: { $offense } – { $ours }, { $defense } – { $theirs }.
event-cosmic-card-becomes = { $seat }’s card is now: { $face }.
event-cosmic-added = { $number } for { $seat }’s side ({ $why }).
event-cosmic-totals = { $offense } { $ours } against { $defense } { $theirs }.
    .sum = { $parts } = { $total }
    .own = { cosmic-ships }
    .allies = { $count ->
        [one] 1 allied ship
       *[other] { $count } allied ships
    }
event-cosmic-outcome = The encounter is over.
    .offense = { $offense } wins the encounter!
    .defense = { $defense } fights off the attack!
    .both = Both sides lose.
    .deal = { $offense } and { $defense } have a deal.
    .foreseen = { $offense } and { $defense } part as if they had made a deal.
    .nodeal = { $offense } and { $defense } fail to reach a deal.
    .quashed = The deal is quashed.
    .settled = The encounter ends successfully, without a fight.
    .nocard = { $offense } has no encounter card: the encounter is broken off.
    .unarmed = { $loser } has no encounter card and loses.
    .noships = { $offense } has no ship to launch: the encounter is broken off.
    .noplanet = There is no planet left to attack: the encounter is broken off.
event-cosmic-offer = { $seat } offers: { $text }.
cosmic-offer = { $give } for { $want }
    .gift = { $give } for nothing
    .demand = nothing for { $want }
    .cards = { cosmic-cards }
    .spec = { cosmic-cards } ({ $spec })
    .colony = a colony { $planet }
    .release = { $seat } gets { cosmic-ships.t } out of the warp
event-cosmic-agreed = { $seat }’s offer has been accepted.
event-cosmic-compensation = { $seat } takes { cosmic-cards } from { $payer } as compensation.
event-cosmic-claimed = { $seat } leaves the card face down: “{ $face }!”
event-cosmic-accused = { $by } accuses { $seat } of cheating, wrongly.
    .right = { $by } accuses { $seat } of cheating, and is right!
event-cosmic-cheated = { $seat } secretly takes something: { $what }.
event-cosmic-power = { $seat } has enough home colonies again and regains the alien power.
    .lost = { $seat } has too few home colonies and loses the alien power.
event-cosmic-over = The game is over. { $winners } wins! { $why }
    .shared = The game is over. { $winners } win together! { $why }
    .draw = The game ends without a winner. { $why }
event-cosmic-drew = { $seat } draws { cosmic-cards } { $why }.
    .known = { $seat } draws: { $cards } { $why }.
event-cosmic-ships = { $seat } moves { cosmic-ships.t } { $origin } { $to }.
    .launch = { $seat } sends { cosmic-ships.t } { $origin } { $to }.
    .lands = { $seat } lands with { cosmic-ships.val } { $at }.
    .crash = { $seat } crash-lands with { cosmic-ships.val } { $at }!
    .settles = { $seat } settles { $at } with { cosmic-ships.val } { $origin }.
    .returns = { $seat } brings { cosmic-ships.t } back { $to }.
    .rescued = { $seat } saves { cosmic-ships.t }: back { $to }.
    .lost = { $seat } loses { cosmic-ships.t } { $origin } to the warp { $why }.
    .removed = { $seat } loses { cosmic-ships.t } { $origin } forever { $why }.
    .retrieved = { $seat } takes { cosmic-ships.t } from the warp { $to } { $why }.
    .healed = { $seat } gets { cosmic-ships.t } back { $to } { $why }.
    .research = { $seat } sends { cosmic-ships.t } { $origin } to research a technology.
event-cosmic-track = { $now ->
    [0] { $seat } has no foreign colonies left.
    [one] { $seat } now has 1 foreign colony.
   *[other] { $seat } now has { $now } foreign colonies.
 }
event-cosmic-planet = A new planet appears: { $planet }.
event-cosmic-planet-gone = A planet is destroyed: { $planet }.
event-cosmic-stacked = { $seat } uses { $piece }: { $deed }.
    .aim = { $seat } uses { $piece }: { $deed } – { $aim }.
    .card = { $seat } plays { $piece }: { $deed }.
    .cardaim = { $seat } plays { $piece }: { $deed } – { $aim }.
    .reinforce = { $seat } plays { $piece } for { $side }’s side.
    .unknown = { $seat } uses { $piece }.
event-cosmic-negated = { $piece } has no effect.
event-cosmic-zapped = { $alien } cannot be used again in this encounter.
event-cosmic-declared =
    .saved = { $piece } has been zapped: { $seat }’s side wins, whatever the cards say!
    .grudge = { $seat } bears a grudge against { $seats }.
    .spread = { $seat } bets on a difference of at least { $number }.
    .adds = { $seat } adds { $number } to the card.
event-cosmic-mark = { $value ->
    [0] { $seat } has no tokens left.
    [one] { $seat } now has 1 token.
   *[other] { $seat } now has { $value } tokens.
 }
event-cosmic-completed = { $seat } completes a technology: { $card }!
event-cosmic-abandoned = { $seat } abandons a technology: { $card }.
event-cosmic-technology-passed = { $card } goes to { $seat }.
event-cosmic-token = { $card } is now here: { $places }.
event-cosmic-move = { $card } moves elsewhere.
    .discard = { $seat } discards { $card }.
    .dropped = { $card } is discarded.
    .taken = { $seat } takes { $card } from the discard pile.
    .passed = A card goes from { $giver } to { $seat }.
    .known = { $card } goes from { $giver } to { $seat }.
    .stolen = { $card } goes to { $seat }.
    .laid = { $seat } plays a card face down.
    .mine = { $seat } plays { $card } face down.
    .open = { $seat } plays { $card } face up.
    .back = { $seat } takes the card back.
    .under = The unseen card goes under the deck.
    .swapped = The two encounter cards change places.
    .citadel = A citadel rises { $planet }: { $card }.
    .fallen = A citadel falls: { $card }.
    .aside = { $seat } sets a card aside.
    .takenup = { $seat } takes back a card that was set aside.
    .out = { $card } is taken out of the game.
    .lab = { $seat } keeps a technology, face down.
    .lost = A technology is discarded: { $card }.
    .battery = { $seat } puts a card under { $tech }.
event-cosmic-shuffle = The cosmic deck is shuffled.
    .destiny = The destiny deck is shuffled.
    .tech = The technology deck is shuffled.
event-cosmic-show = { $count ->
    [one] { $seats } looks
   *[other] { $seats } look
 } at cards.
    .known = { $count ->
    [one] { $seats } sees
   *[other] { $seats } see
 }: { $cards }.
    .all = Everyone sees: { $cards }.
event-cosmic-concede = { $seat } concedes.
