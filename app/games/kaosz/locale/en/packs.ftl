# Packs, sealed play, drafts and the album.

reason-kaosz-deck-pool = The pool holds { $have ->
    [0] no
    [one] only one
   *[other] only { $have }
 } { $card }; the deck has { $need }.
reason-kaosz-pack-make-up = A pack holds exactly { $need } { $rarity ->
    [moon] common
    [planet] uncommon
    [sun] rare
   *[galaxy] ultra rare
 } cards, not { $have }.
reason-kaosz-draft-over = There is nothing left to choose here.
reason-kaosz-draft-count = { $need ->
    [one] Choose exactly one card.
   *[other] Choose exactly { $need } cards.
 }
reason-kaosz-draft-not-there = { $card } is not in this pack.

# -- the hub

packs-title = Packs and drafts
packs-open = Open a pack
packs-open-line = 30 common, 10 uncommon and 3 rare cards, as sold in shops.
packs-sealed = Sealed packs
packs-sealed-line = Everyone opens six packs and builds a deck from those cards only.
packs-draft = Draft
packs-draft-line = Everyone opens a pack, takes some cards and passes the rest on; then a deck is built from what was taken.
packs-evenings = In progress
packs-evenings-none = Nothing is in progress. Whatever you start waits here until you continue, even after a power cut.
packs-continue = Continue
packs-delete = Move to trash
packs-deleted = “{ $name }” is in the trash.
packs-not-kept = This could not be saved: { $said }
packs-state-drafting = Draft in progress · { $seats } seats
packs-state-draft = Draft finished · { $seats } seats
packs-state-sealed = Sealed packs · { $seats } seats

# -- opening

packs-of = { $name }’s packs
packs-sealed-left = { $left ->
    [one] One sealed pack.
   *[other] { $left } sealed packs.
 }
packs-tear = Open
packs-skip = All at once
packs-tear-all = Open all { $count }
packs-found = { $moon } common, { $planet } uncommon, { $sun } rare
packs-left = { $count ->
    [one] One more pack is sealed.
   *[other] { $count } more packs are sealed.
 }
packs-next = Next pack
packs-done = Done

# -- a new evening

packs-event-title = Name of the evening
packs-event-kind = What will you play?
packs-each = Packs per player
packs-at-once = Cards taken at a time
packs-at-once-help = A pack has 43 cards: two at a time make about 21 choices from each pack.
packs-rules-line = Decks from packs follow the official rules: 45 cards, at most three with the same name, no opposed species. If no such deck can be built from a pool, the missing common cards are added.
packs-begin = Start

# -- an evening

packs-event-drafting = Drafting
packs-event-ready = { $count ->
    [one] Deck of one card
   *[other] Deck of { $count } cards
 }
packs-event-sealed = { $count ->
    [one] One sealed pack
   *[other] { $count } sealed packs
 }
packs-event-building = Building the deck: { $have } / { $need }
packs-event-level = { $level } · { $state }
packs-event-plays = { $name } plays
packs-event-open = Open the packs
packs-event-build = Build the deck
packs-event-draft = Continue the draft
packs-event-play = Play with these decks
packs-event-play-line = The switches on the right choose who plays.
packs-event-how-many = Choose { $low } to { $high } players with the switches on the right.
packs-event-no-deck = { $name } has no legal deck yet.
packs-deck-name = { $title } – { $name }
packs-drafted = The draft is over. Now build the decks.

# -- the draft

packs-draft-where = Pack { $round } of { $rounds } · { $left ->
    [one] one card
   *[other] { $left } cards
 } left in it
packs-draft-left = to the left, to { $name }
packs-draft-right = to the right, to { $name }
packs-pool-empty = The cards you take go here.
packs-draft-take = { $count ->
    [one] Take a card; the rest is passed on.
   *[other] Take { $count } cards; the rest is passed on.
 }
packs-draft-taken = Take them ({ $count } / { $need })
packs-draft-hint = Suggest
packs-draft-pick = Choose
packs-draft-unpick = Put back
packs-forged = The rules could not have produced this file: it was changed by hand.

# -- the album

album-title = Album
album-first-name = My album
album-switch = Collection
album-switch-line = The album keeps what you open and win. You can still build and play decks with all cards.
album-profile = Profile
album-new = New profile
album-all = All
album-owned = Yours
album-missing = Missing
album-none = There is nothing here.
album-counts = Different cards
album-count = { $have } / { $all }
album-entries = Where they came from
album-empty = Nothing yet. Open a pack, draft, or win a tournament.
album-entry-pack = { $day } · pack · { $about }
album-entry-draft = { $day } · draft · { $about }
album-entry-prize = { $day } · place { $place } · { $about }: { $card }
album-export = Export the album
album-import = Import an album
album-import-line = Put albums you were given into this folder: { $folder }
album-exported = The album is here: { $path }
album-imported = { $count ->
    [0] “{ $name }” already had everything.
    [one] One new entry in “{ $name }”.
   *[other] { $count } new entries in “{ $name }”.
 }
album-refused = This album cannot be imported
album-forged = { $number ->
    [0] There is no album in this file.
   *[other] Entry { $number } of this album has cards that no one can get that way.
 }
reason-kaosz-album-prize = A prize is one ultra rare card for one of the first { $places } places.
reason-kaosz-album-drafted = Drafted packs do not contain such cards.

# -- into a tournament

packs-tournament = To a tournament
packs-tournament-line = { $count ->
    [one] One player enters with their deck.
   *[other] { $count } players enter with their decks.
 }
packs-tournament-new = New tournament
packs-tournament-few = At least { $count } players from this evening need legal decks.
