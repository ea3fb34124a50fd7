# What is wrong with a card set: one sentence for each reason, and the words for what was expected.

content-missing-file = There is nothing here.
content-unreadable = The file cannot be read ({ $error }).
content-not-a-file = This is not an ordinary file.
content-outside = This link leads out of the folder.
content-too-large = The file has more than { $limit } bytes.
content-set-too-large = The files of this set have more than { $limit } bytes together.
content-too-many-files = There are more than { $limit } files or folders here.
content-not-utf8 = The bytes here are not UTF-8 text.
content-bom = The file begins with a byte order mark; save it as plain UTF-8.
content-syntax = This is not TOML: { $detail }
content-too-deep = Tables and lists are nested deeper than { $limit } levels.
content-too-many-values = There are more than { $limit } values.
content-too-many-entries = There are more than { $limit } entries.
content-text-too-long = The text is longer than { $limit } characters.
content-text-control = The text holds a character that cannot be shown.
content-number-too-large = The number does not fit into 64 bits.
content-number-not-whole = Expected a whole number, found { $found }.
content-bad-value = { $found } is no value a card set may hold.
content-bad-key = { $found } cannot be a key: letters, digits and _ only, at most { $limit }.
content-not-table = Expected a table, found { $found }.
content-not-list = Expected a list, found { $found }.
content-not-whole = Expected a whole number from { $low } to { $high }, found { $found }.
content-not-flag = Expected true or false, found { $found }.
content-not-text = Expected a text, found { $found }.
content-not-id = Expected an id such as cargo_bay (lower case, digits, _), found { $found }.
content-not-word = Expected one of these: { $known }; found { $found }.
content-not-either = Expected { $expected }, found { $found }.
content-not-call = Expected a call such as { "{" } { $key } = … { "}" }, found { $found }.
content-empty-text = The text is empty.
content-list-length = Expected { $low } to { $high } items, found { $found }.
content-twice-in-list = { $found } stands in this list twice.
content-unknown-key = Unknown key { $found }; known here: { $known }.
content-missing-key = The key { $name } is missing.
content-missing-language = The text in this language is missing: { $name }.
content-unknown-verb = Unknown verb { $found }; known here: { $known }.
content-unknown-id = There is no { $kind } with the id { $found } in this set or the sets it requires.
content-duplicate-id = The id { $id } is already taken ({ $other }).
content-no-set = No file here has a [set] table.
content-second-set = The set is already described ({ $other }).
content-other-game = This set is for another game: { $found }.
content-unknown-set = There is no set with the id { $found }.
content-requires = This set requires { $found }, which is not in use.
content-replaces-itself = This set replaces itself.
content-replaced-twice = { $found } is already replaced by { $other }.

content-expected-whole = a whole number
content-expected-flag = true or false
content-expected-word = a word from the list
content-expected-id = an id
content-expected-text = a text
content-expected-translated = texts in both languages
content-expected-list = a list
content-expected-table = a table
content-expected-call = a call
content-or = { $first } or { $second }
content-huge = a huge number
content-nothing = nothing
content-nearest = { $said } Did you mean { $nearest }?
content-place = { $place }: { $said }

# Space Smugglers: what every set of it must keep.
smugglers-count = Expected { $need ->
    [one] one entry
   *[other] { $need } entries
 } of this kind, found { $found }.
smugglers-colour-totals = The colours must come equally often; found: { $found }.
smugglers-same-ships = More than two ships of this card have the colour { $colour }.
smugglers-pairs = Every pair of planet colours must stand on equally many station cards; found: { $found }.
smugglers-station-balance = Stations must favour no character; found: { $found }.
smugglers-favourites = Every colour must be the favourite of three characters; found: { $found }.
smugglers-missing-card = A card is missing that the rulebook’s examples need: { $card }.
smugglers-row-count = There must be exactly one row for { $count } players.
smugglers-row-tokens = { $count } players need { $need } different speed tokens.
smugglers-row-even = With two players no split of the tokens may give equal sums.
smugglers-row-cards = { $need ->
    [one] One card is needed, there are { $have }.
   *[other] { $need } cards are needed, there are { $have }.
 }
smugglers-row-supply = The box holds too little for this row ({ $what }): { $need } needed, { $have } there.
smugglers-characters = The characters must be these: { $need }.
smugglers-ticks = The time must be a whole number of ticks.
smugglers-no-minus = Every row needs the −1 token.
