# Onward to Venus: what is wrong with a user’s set (UX-104).

venus-missing = There must be { $need } here, found { $found }.
venus-one-way = The way to { $other } must lead back.
venus-place = The planets must stand in the crisis order { $need }.
venus-undefended = A tile of the kind { $kind } has no defence.
venus-defended = A tile of the kind { $kind } needs a defence from 1 to 7.
venus-skull = Only crisis tiles have a skull mark.
venus-bag = { $need } tiles are needed for { $players } players, the bag has { $have }.
venus-class = An effect of the kind { $do } belongs to another class than { $found }.
venus-few-points = Most cards of the deck must give combat points, found { $found } of { $all }.
venus-shared-card = The card { $card } belongs to two empires or to the deck.
venus-aliens = There must be { $need } aliens, one for each planet where they land.
venus-supply = Everyone begins with { $need } of this kind: { $piece }; but the supply has { $have }.
