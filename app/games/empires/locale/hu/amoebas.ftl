# Űramőbák.

empires-owner-monsters = a szörny
variant-empires-amoebas = Űramőbák
variant-empires-amoebas-help = A két-négy személyes térképeken amőbák élnek, fázisról fázisra terjednek, és mindent felfalnak.
variant-empires-amoebas-off = Nem
variant-empires-amoebas-on = Igen
variant-empires-solo-amoebas = Űramőbák
variant-empires-solo-amoebas-help = Tanulmányozd őket tudományos hajókkal, amíg harcolni nem tudsz ellenük, és pusztítsd el mindet, mielőtt felfalnának.
prompt-empires-amoeba-explode = Melyik hajód robban fel az amőbában?
prompt-empires-amoeba-explode-rule = Ezt a fajtát csak a benne felrobbanó hajó öli meg; ha nem sikerül, ott minden más hajó is elvész.
prompt-empires-bite-prey = Melyik csapatba harap bele az amőba?
prompt-empires-bite-prey-rule = Kocka dönti el, hogy a legolcsóbb vagy a legdrágább hajóra vadászik; egyformák közül a gazdájuk választ.
prompt-empires-spread-spread = Hová terjednek az amőbák?
prompt-empires-spread-spread-rule = Mindegyik egy szomszédos, amőba nélküli mezőre terjed; a lehető legtöbbnek terjednie kell.
option-empires-way = { $hex } › { $goal }
option-empires-spread-spread-stay = Nem terjed
reason-empires-no-amoebas = Ezen a térképen vagy ebben a felállásban nincsenek amőbák.
empires-cause-amoebas = megerősödött amőbák
empires-cause-large-prey = nagy zsákmány
empires-cause-strain = fajta
event-empires-amoeba-studied = { WHO($seat, case: "upper") } tudása gyarapszik: { $amoeba } (+{ $points }, összesen { $now }).
event-empires-strain = Kiderül, milyen { ARTICLE($amoeba) } { $amoeba }: { $strain }.
event-empires-no-mines = Már nem hatnak rá az aknák: { $amoeba }.
event-empires-devoured = Az amőbák felfalják { ARTICLE($hex) } { empires-hex } mezőt. Ott volt: { $markers }.
    .unseen = Az amőbák felfalják, ami { ARTICLE($hex) } { empires-hex } mezőn rejtőzött.
result-empires-amoebas-destroyed = Minden űramőba elpusztult.
