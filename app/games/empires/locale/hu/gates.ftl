# Bolygóközi kapuk.

variant-empires-gates = Bolygóközi kapuk
variant-empires-gates-help = Az egymástól legfeljebb három mezőre lévő bolygókat kapuk kötik össze: földi egységek, vadászok és telepesek hajó nélkül is átjutnak rajtuk.
variant-empires-gates-off = Nem
variant-empires-gates-on = Igen
reason-empires-no-gates = A bolygóközi kapukhoz felszíni harc kell, és a kétszemélyes nagy térkép, vagy három-négy játékos térképe rögzített anyarendszerekkel.
option-empires-movement-group-gate = Földi egységek indulnak kapun át innen: { $hex }
option-empires-gate = Kapun át ide: { $hex }
option-empires-assault-fire-retreat = Visszavonulás kapun át ide: { $hex }
option-empires-evacuation-troops-to-stay = Maradnak
prompt-empires-passage-troops = Kik mennek át a kapun, és hová?
prompt-empires-passage-troops-rule = A földi egységek teljes mozgása egyetlen átkelés egy összekötött bolygóra; ahol ellenség vagy idegenek vannak, megküzdenek érte, és az első körben nem lőnek.
field-empires-passage-troops-to = Ide
field-empires-passage-troops-troops = Mennek
prompt-empires-evacuation-troops = Elhagyják a földi egységeid kapun át a bolygót a bombázás előtt?
prompt-empires-evacuation-troops-rule = Egy saját, összekötött bolygóra mehetnek, ahol nincs ellenség.
field-empires-evacuation-troops-to = Ide
field-empires-evacuation-troops-troops = Mennek
event-empires-gate = { WHO($seat, case: "upper") } átkel egy kapun: { $troops }, { empires-origin } › { empires-hex }.
empires-unit-settlers = { $count ->
    [one] telepesek
   *[other] { $count } telepescsoport
 }
empires-unit-settlers-help = Csak kapukon át utaznak, és letelepszenek az első szabad bolygón, amelyet elérnek.
