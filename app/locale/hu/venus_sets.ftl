# Irány a Vénusz!: mi a baj egy saját készlettel (UX-104).

venus-missing = Itt ezeknek kell lenniük: { $need }; de ezek vannak: { $found }.
venus-one-way = Az útnak ide: { $other }, visszafelé is vezetnie kell.
venus-place = A planétáknak krízissorrendben kell állniuk: { $need }.
venus-undefended = Ilyen fajtájú lapkának: { $kind }, nincs védelme.
venus-defended = Ilyen fajtájú lapkának: { $kind }, 1 és 7 közötti védelem kell.
venus-skull = Koponya csak krízislapkán lehet.
venus-bag = { $players } játékoshoz { $need } lapka kell, de a zsákban { $have } van.
venus-class = Ilyen fajtájú hatás: { $do }, nem tartozhat ebbe az osztályba: { $found }.
venus-few-points = A pakli legtöbb lapjának harci pontot kell adnia, de a { $all } lapból csak ennyi ad: { $found }.
venus-shared-card = Ez a kártya két birodalomé, vagy a pakliban is benne van: { $card }.
venus-aliens = { $need } idegen kell, minden planétára egy, ahol leszállnak.
venus-supply = Ebből a fajtából: { $piece }, mindenki { $need } darabbal kezd, de a készletben { $have } van.
