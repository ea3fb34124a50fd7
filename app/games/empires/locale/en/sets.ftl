# Space Empires: what is wrong with a user’s set (UX-104).

empires-kinds = There must be markers of all kinds; missing: { $missing }.
empires-home-set = Markers of a home set: { $need } needed, { $found } found.
empires-values = There must be as many values here as the unit’s technology has levels, or a single one: { $key }.
empires-span = The span { $span } is outside the board or runs backwards.
empires-area = The home of seat { $seat } has { $found } hexes instead of { $need }.
empires-shared = The hex in row { $row }, column { $column } belongs to two homes or is outside the field.
empires-deep = Deep space has { $found } hexes instead of { $need }.
empires-clockwise = The order must name every seat once.
empires-sown = Markers: { $found }; hexes: { $need }.
empires-strains = The strains of amoebas must name every roll of a die once.
empires-missing = The rules call some entries of the kind { $kind } by name; missing: { $missing }.
empires-code = The code { $code } belongs to two entries.
empires-phases = The phases are counted: there is no row for { $id }.
empires-technologies = There is room for { $most } technologies; found: { $found }.
