# Onward to Venus: what is wrong with a user’s set (UX-104).

venus-missing = There must be { $need } here, found { $found }.
venus-one-way = The path to { $other } must lead back.
venus-place = The planets must be in the crisis order { $need }.
venus-undefended = A tile of the kind { $kind } has no defence.
venus-defended = A tile of the kind { $kind } needs a defence from 1 to 7.
venus-skull = Only crisis tiles have a skull mark.
venus-bag = { $need } tiles are needed for { $players } players, the bag has { $have }.
venus-class = An effect of the kind { $do } does not belong to this class: { $found }.
venus-few-points = Most cards in the deck must give combat points; only { $found } of { $all } do.
venus-shared-card = The card { $card } belongs to two empires or to the deck.
venus-aliens = There must be { $need } aliens, one for each planet where they land.
venus-supply = Everyone starts with { $need } of this kind: { $piece }; but the supply has { $have }.
