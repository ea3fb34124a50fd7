# Irány a Vénusz!: mi a baj egy saját készlettel (UX-104).

venus-missing = Itt ezeknek kell lenniük: { $need }; de ezek vannak: { $found }.
venus-one-way = Az ide vezető útnak visszafelé is vezetnie kell: { $other }.
venus-place = A planétáknak krízissorrendben kell állniuk: { $need }.
venus-undefended = { ARTICLE($kind, case: "upper") } { $kind } fajtájú lapkának nincs védelme.
venus-defended = { ARTICLE($kind, case: "upper") } { $kind } fajtájú lapkának 1 és 7 közötti védelem kell.
venus-skull = Koponya csak krízislapkán lehet.
venus-bag = { $players } játékoshoz { $need } lapka kell, de a zsákban { $have } van.
venus-class = { ARTICLE($do, case: "upper") } { $do } fajtájú hatás nem tartozhat ebbe az osztályba: { $found }.
venus-few-points = A pakli legtöbb lapjának harci pontot kell adnia, de { $all } lapból csak ennyi ad: { $found }.
venus-shared-card = Ez a kártya két birodalomé, vagy a pakliban is benne van: { $card }.
venus-aliens = { $need } idegen kell, minden planétára egy, ahol leszállnak.
venus-supply = Mindenki { $need } darabbal kezd ebből: { $piece }; de a készletben { $have } van.
