# Space Smugglers: what every set of it must keep.
smugglers-count = Expected { $need ->
    [one] one entry
   *[other] { $need } entries
 } of this kind, found { $found }.
smugglers-colour-totals = All colours must appear equally often; found: { $found }.
smugglers-same-ships = More than two ships on this card have the colour { $colour }.
smugglers-pairs = Every pair of planet colours must be on the same number of station cards; found: { $found }.
smugglers-station-balance = Stations must not favour any character; found: { $found }.
smugglers-favourites = Every colour must be the favourite of three characters; found: { $found }.
smugglers-missing-card = A card is missing that the rulebook’s examples need: { $card }.
smugglers-row-count = There must be exactly one row for { $count } players.
smugglers-row-tokens = { $count } players need { $need } different speed tokens.
smugglers-row-even = With two players no split of the tokens may give equal sums.
smugglers-row-cards = { $need ->
    [one] One card is needed, there are { $have }.
   *[other] { $need } cards are needed, there are { $have }.
 }
smugglers-row-supply = The box has too little for this row ({ $what }): { $need } needed, { $have } available.
smugglers-characters = The characters must be these: { $need }.
smugglers-ticks = The time must be a whole number of ticks.
smugglers-no-minus = Every row needs the −1 token.
