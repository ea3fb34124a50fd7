# -- birodalmi előnyök az asztalon

variant-empires-advantages = Birodalmi előnyök
variant-empires-advantages-help = Mindenkinek saját képessége van, amely titok marad, amíg meg nem mutatkozik.
variant-empires-advantages-off = Nem
variant-empires-advantages-random = Kettőből egy
prompt-empires-advantages-keep = Melyik birodalmi előnyt tartod meg?
prompt-empires-advantages-keep-rule = Titok marad, amíg meg nem mutatkozik; a többi lapot képpel lefelé eldobod.
prompt-empires-advantages-take = Melyik birodalmi előnyt veszed el?
prompt-empires-advantages-take-rule = Te és a szövetségeseid egy-egy lapot vesztek el azokból, amelyeket együtt húztatok.
event-empires-advantages-dealt = { WHO($seat, case: "upper") } ezt kapja: { $cards }.
    .closed = { WHO($seat, case: "upper") } birodalmi előnyöket kap.
event-empires-advantages-offered = A szövetségesek ezt húzzák: { $cards }.
    .closed = A szövetségesek birodalmi előnyöket húznak.
event-empires-advantage-kept = { WHO($seat, case: "upper") } birodalmi előnye: { $card }.
    .closed = { WHO($seat, case: "upper") } birodalmi előnyt választott.
reason-empires-hint-advantage = Hosszú távon ez az előny segít a legtöbbet.
option-empires-avow = Az űr zarándokai felfedése
option-empires-push = Próba: egy mezővel messzebb
option-empires-sense = Csoportok felfedése: { $hex }
