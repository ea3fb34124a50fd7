# The deck builder and the shelf of decks.

action-group-decks = Deck builder
action-deck-add = Into the deck
action-deck-out = Take out
action-deck-maybe = To the maybe pile

# -- the shelf

deck-title = Decks and card sets
deck-reading = Reading the cards…
deck-new = New deck
deck-new-name = New deck
deck-name = Name of the deck
deck-about = Description
deck-none = There are no decks yet.
deck-own = Your own
deck-shipped = Comes with the game
deck-line-of = { $where } · { $count ->
    [one] one card
   *[other] { $count } cards
 } · { $rules }
deck-row = { $name } · { $count ->
    [one] one card
   *[other] { $count } cards
 }
deck-empty = This deck is empty.
deck-change = Edit the deck
deck-copy-change = Copy and edit
deck-copy = Copy
deck-copy-name = { $name } (own)
deck-rename = Rename the deck
deck-describe = Name and description
deck-delete = Delete
deck-file-kept = The file { $file } cannot be read as a deck. It is left as it is; fix it with any text editor, and it will appear here by itself.
deck-not-kept = The deck could not be saved: { $said }
deck-kept-beside = Someone else changed the file in the meantime, so your deck was saved in a new one.
deck-changed-outside = The deck’s file has changed; this is the new list. Undo brings yours back.
deck-reread = The card set folder has changed; the cards were read again.
deck-gallery-none = This set has no cards.
deck-gallery-open = View the cards

# -- the builder

deck-pile-collection = Collection
deck-pile-deck = Deck
deck-pile-maybe = Maybe
deck-hint-collection = No card matches. Remove a filter or search for something else.
deck-hint-deck = Drag cards here, or click a card and then this pile.
deck-hint-maybe = Cards you are not sure about wait here.
deck-empty-deck = Empty the deck
deck-empty-maybe = Empty the maybe pile
deck-turn = Show the other pile
deck-count = { $count }
deck-count-of = { $count } / { $need }
deck-times = { $count }×
deck-form-mixed = Mixed
deck-form-pictures = Pictures
deck-form-next = View: { $form }
deck-form-list = List
deck-check = Check and statistics
deck-hand = Sample hand
deck-exchange = Import and export
deck-undo = Undo: { $what }
deck-undo-none = There is nothing to undo.
deck-redo = Redo: { $what }
deck-redo-none = There is nothing to redo.
deck-step-deck = { $count }× { $card } into the deck
deck-step-maybe = { $count }× { $card } to the maybe pile
deck-step-collection = { $count }× { $card } taken out
deck-step-rename = name “{ $name }”
deck-step-describe = description
deck-step-empty = pile emptied
deck-step-ruleset = built for other rules
deck-step-import = list imported
deck-step-outside = list changed in the file
deck-do-deck = Into the deck
deck-do-deck-all = All { $count } into the deck
deck-do-fill = { $count ->
    [one] One copy into the deck
   *[other] { $count } copies into the deck
 }
deck-do-out = Take one out of the deck
deck-do-out-all = Take all { $count } out of the deck
deck-do-maybe = To the maybe pile
deck-do-drop = Out of the maybe pile
deck-do-inspect = View the card
deck-carry-deck = Deck: { $count } then
deck-carry-maybe = Maybe: { $count } then
deck-carry-collection = Taken out, { $count } left
reason-deck-same-pile = The card is already there.
reason-deck-not-there = There is no such card in that pile.
reason-deck-too-many = No deck may hold more than { $most ->
    [one] one copy
   *[other] { $most } copies
 } of a card.

# -- a deck from a pool

deck-pile-pool = Pool
deck-pool-left = { $left } of { $have }
deck-pool-here = Left in the pool: { $left } of { $have }
deck-pool-beyond = This list cannot be built from the pool. { $said }
deck-suggest = Suggest a deck
deck-step-suggest = suggested deck
reason-deck-pool-used = { $have ->
    [0] This card is not in the pool.
    [one] The only copy in the pool is already used.
   *[other] All { $have } copies in the pool are already used.
 }

# -- filters

deck-search = Search names and texts
deck-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
 }
deck-filter-title = Filters
deck-filter-types = Type
deck-filter-species = Species
deck-filter-subtypes = Subtype
deck-filter-rarities = Rarity
deck-filter-costs = Cost
deck-filter-sets = Set
deck-filter-on = { $part }: { $value }
deck-filter-more = { $part }: { $value } +{ $more }
deck-filter-all = All
deck-filter-clear = Clear search and filters
deck-filter-cost = { $cost }
deck-filter-subtype = { $type }: { $subtype }
deck-order = Order
deck-order-type = By type
deck-order-cost = By cost
deck-order-name = By name
deck-order-species = By species
deck-order-rarity = By rarity

# -- cards

deck-kind = { $type } – { $subtype } · { $species }
deck-cost = Cost
deck-sheet-set = { $rarity } · { $set }
deck-sheet-here = In the deck: { $deck } · maybe: { $maybe }
deck-unknown-card = There is no such card: { $card }
deck-unknown-help = No installed card set has this card. It stays in the deck until you take it out; put its set back to play with it.

# -- counts and rules

deck-curve = Costs
deck-curve-help = How many cards cost how much: ships in blue, everything else in brass.
deck-mean = Average cost of a ship: { $cost }
deck-no-ships = There are no ships in the deck.
deck-types = Types
deck-species = Species
deck-legality = Can it be played?
deck-legal-in = Can be played: { $names }
deck-legal-nowhere = Cannot be played yet; the builder says why.
deck-ruleset-official = Official game
deck-ruleset-official-help = 45 cards, at most three with the same name, no opposed species.
deck-ruleset-tournament = Tournament
deck-ruleset-tournament-help = The rules of the official game without exceptions.
deck-ruleset-max4 = At most four species
deck-ruleset-max4-help = The official game with any four species, even opposed ones.
deck-ruleset-free = Free choice of species
deck-ruleset-free-help = The official game with any species.
deck-ruleset-simplified = Simplified combat
deck-ruleset-simplified-help = The official rules, without cards that mention speed or return fire.
deck-ruleset-quickstart = Quick-start game
deck-ruleset-quickstart-help = Any 30 cards.
deck-ruleset-wrong = { $name } · { $count ->
    [one] one problem
   *[other] { $count } problems
 }
deck-rule-4-1 = Exactly 45 cards
deck-rule-4-2 = No opposed species
deck-rule-4-3 = At most three with the same name
deck-rule-11-1 = Exactly 30 cards
deck-rule-11-54 = No card mentions speed or return fire
deck-rule-11-60 = At most four species
deck-rule-open = Open the rulebook at this rule
deck-more-reasons = and { $count } more

# -- give and take

deck-give = Export
deck-take = Import
deck-copy-text = Copy as text
deck-copy-toml = Copy as TOML
deck-write-text = Write a text file
deck-write-toml = Write a TOML file
deck-take-clipboard = From the clipboard
deck-take-file = From a file
deck-take-help = Text lists with one card per line, in English or Hungarian, TOML decks, and card sets with decks can be read.
deck-take-folder = Put decks you were given into this folder: { $folder }
deck-clipboard = Clipboard
deck-clipboard-empty = There is no text on the clipboard.
deck-no-clipboard = The clipboard is not available; write a file instead.
deck-copied = “{ $name }” is on the clipboard.
deck-written = The deck is here: { $path }
deck-taken = “{ $name }” is among your decks now, with { $count ->
    [one] one card
   *[other] { $count } cards
 }.
deck-choose = Which deck?
deck-partly = Some lines are not cards
deck-line = line { $line }
deck-line-unread = “{ $text }” is not the name of a card
deck-line-near = “{ $text }” is not the name of a card; perhaps “{ $near }”
deck-take-rest = { $count ->
    [one] Take the other card
   *[other] Take the other { $count } cards
 }
deck-nothing-read = No card was recognised in this text.
deck-cannot-read = This cannot be read as a deck
deck-nothing-lost = Nothing was changed.
deck-file-none = there is no deck in this text
deck-file-many = there are more than { $limit } decks in this text

# -- problems of card sets

deck-problems = { $count ->
    [one] A card set is left out
   *[other] Card sets are left out, { $count } problems
 }: { $file }, line { $line }: { $said }
deck-problems-show = Show all

# -- sample hands

deck-hand-of = Sample hand: { $name }
deck-hand-none = There are no cards to draw.
deck-hand-facts = { $cards ->
    [one] One card
   *[other] { $cards } cards
 } in hand, { $ships ->
    [0] no ship
    [one] one ship
   *[other] { $ships } ships
 } among them; { $left } left in the colony
deck-hand-odds = { $percent }% chance that the first five cards include a ship costing { $credits ->
    [one] one credit
   *[other] at most { $credits } credits
 }.
deck-hand-play = Play with this deck
deck-hand-play-not = This deck cannot be played as it is: the rules do not allow it, or it has not been saved yet.
deck-hand-redraw = Mulligan
deck-hand-redraw-help = Put the five cards back, shuffle and draw five new ones; once per game.
deck-hand-quick = The quick-start game has no mulligan.
deck-hand-once = The mulligan is allowed only once.
deck-hand-first = The mulligan comes before anything else is drawn.
deck-hand-draw = Draw a card
deck-hand-empty = The colony is empty.
deck-hand-again = New hand
