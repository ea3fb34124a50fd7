# Űramőbák.

empires-owner-monsters = a szörny
variant-empires-amoebas = Űramőbák
variant-empires-amoebas-help = Két–négy játékos térképén amőbák élnek, fázisról fázisra szaporodnak, és felfalnak mindent.
variant-empires-amoebas-off = Nem
variant-empires-amoebas-on = Igen
variant-empires-solo-amoebas = Űramőbák
variant-empires-solo-amoebas-help = Kutasd őket tudományos hajókkal, amíg harcolni nem tudsz ellenük, és pusztítsd el mindet, mielőtt felfalnának.
prompt-empires-amoeba-explode = Melyik hajód robban fel az amőbában?
prompt-empires-amoeba-explode-rule = Ezt a fajtát csak a benne felrobbanó hajó öli meg; ha nem sikerül, minden más hajó is elvész ott.
prompt-empires-bite-prey = Melyik csapatot kapja be az amőba?
prompt-empires-bite-prey-rule = Kocka dönti el, hogy a legolcsóbb vagy a legdrágább hajóra vadászik; egyformák közül a gazdájuk választ.
prompt-empires-spread-spread = Hová szaporodnak az amőbák?
prompt-empires-spread-spread-rule = Mindegyik egy szomszédos, amőba nélküli mezőre terjed; minél többnek szaporodnia kell.
option-empires-way = Innen: { $hex }, ide: { $goal }
option-empires-spread-spread-stay = Nem szaporodik
reason-empires-no-amoebas = Ezen a térképen vagy felálláson nincsenek amőbák.
empires-cause-amoebas = megerősödött amőbák
empires-cause-large-prey = nagy zsákmány
empires-cause-strain = fajta
event-empires-amoeba-studied = { WHO($seat, case: "upper") } többet tud erről: { $amoeba } (+{ $points }, összesen { $now }).
event-empires-strain = Kiderült, milyen { ARTICLE($amoeba) } { $amoeba }: { $strain }.
event-empires-no-mines = Az aknák már nem állítják meg: { $amoeba }.
event-empires-devoured = Az amőbák felfalják { ARTICLE($hex) } { empires-hex } mezőt: { $markers }.
    .unseen = Az amőbák felfalják, ami { ARTICLE($hex) } { empires-hex } mezőn rejtőzött.
result-empires-amoebas-destroyed = Minden űramőba elpusztult.
