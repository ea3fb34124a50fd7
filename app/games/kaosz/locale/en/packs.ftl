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
reason-kaosz-draft-over = There is nothing to choose here any more.
reason-kaosz-draft-count = { $need ->
    [one] Choose exactly one card.
   *[other] Choose exactly { $need } cards.
 }
reason-kaosz-draft-not-there = { $card } is not in this pack.

# -- the hub

packs-title = Packs and drafts
packs-open = Open a pack
packs-open-line = 30 common, 10 uncommon and 3 rare cards, as they are sold.
packs-sealed = Sealed packs
packs-sealed-line = Everyone opens six packs and builds a deck from nothing else.
packs-draft = Draft
packs-draft-line = Everyone opens a pack, takes some cards and passes the rest on; then a deck is built from what was taken.
packs-evenings = Under way
packs-evenings-none = Nothing is under way. Whatever you begin waits here until you go on, even after a power cut.
packs-continue = Go on
packs-delete = Put into the trash
packs-deleted = “{ $name }” is in the trash.
packs-not-kept = This could not be kept: { $said }
packs-state-drafting = Draft under way · { $seats } seats
packs-state-draft = Drafted · { $seats } seats
packs-state-sealed = Sealed packs · { $seats } seats

# -- opening

packs-of = { $name }’s packs
packs-sealed-left = { $left ->
    [one] One sealed pack.
   *[other] { $left } sealed packs.
 }
packs-tear = Tear it open
packs-skip = Show everything at once
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
packs-event-kind = What is played
packs-each = Packs for each seat
packs-at-once = Cards taken at a time
packs-at-once-help = A pack has 43 cards: two at a time make about 21 choices from each pack.
packs-rules-line = Decks from packs keep the official rules: 45 cards, at most three of a name, no opposed species. Should a pool allow no such deck, the missing common cards are added.
packs-begin = Begin

# -- an evening

packs-event-drafting = At the draft
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
packs-event-draft = Go on with the draft
packs-event-play = Play with these decks
packs-event-play-line = The switches at the right choose who plays.
packs-event-how-many = Choose { $low } to { $high } players with the switches at the right.
packs-event-no-deck = { $name } has no legal deck yet.
packs-deck-name = { $title } – { $name }
packs-drafted = The draft is over. Now the decks are built.

# -- the draft

packs-draft-where = Pack { $round } of { $rounds } · { $left ->
    [one] one card
   *[other] { $left } cards
 } left in it
packs-draft-left = to the left, to { $name }
packs-draft-right = to the right, to { $name }
packs-pool-empty = What you take lies here.
packs-draft-take = { $count ->
    [one] Take a card; the rest is passed on.
   *[other] Take { $count } cards; the rest is passed on.
 }
packs-draft-taken = Take them ({ $count } / { $need })
packs-draft-hint = Suggest
packs-draft-pick = Choose
packs-draft-unpick = Put back
packs-forged = This file cannot have come about by the rules: it was changed by hand.

# -- the album

album-title = Album
album-first-name = My album
album-switch = Collection
album-switch-line = An album keeps what you open and win. Decks can be built and played with all cards anyway.
album-profile = Profile
album-new = New profile
album-all = All
album-owned = Yours
album-missing = Missing
album-none = There is nothing here.
album-counts = Different cards
album-count = { $have } / { $all }
album-entries = How they came
album-empty = Nothing yet. Open a pack, draft, or win a tournament.
album-entry-pack = { $day } · a pack · { $about }
album-entry-draft = { $day } · drafted · { $about }
album-entry-prize = { $day } · place { $place } · { $about }: { $card }
album-export = Write the album to a file
album-import = Take in an album
album-import-line = Put albums that were given to you into this folder: { $folder }
album-exported = The album lies here: { $path }
album-imported = { $count ->
    [0] “{ $name }” held everything already.
    [one] One entry is new in “{ $name }”.
   *[other] { $count } entries are new in “{ $name }”.
 }
album-refused = This album cannot be taken in
album-forged = { $number ->
    [0] The file holds no album.
   *[other] Entry { $number } of this album holds cards that nobody can have got in that way.
 }
reason-kaosz-album-prize = A prize is one ultra rare card for one of the first { $places } places.
reason-kaosz-album-drafted = Such cards do not come out of drafted packs.

# -- into a tournament

packs-tournament = Into a tournament
packs-tournament-line = { $count ->
    [one] One player enters with their deck.
   *[other] { $count } players enter with their decks.
 }
packs-tournament-new = New tournament
packs-tournament-few = At least { $count } players of this evening need legal decks.
