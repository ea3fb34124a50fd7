# -- birodalmi előnyök az asztalon

variant-empires-advantages = Birodalmi előnyök
variant-empires-advantages-help = Mindenkinek saját képessége van, amely titok marad, amíg meg nem mutatkozik.
variant-empires-advantages-off = Nem
variant-empires-advantages-random = Kettőből egy
prompt-empires-advantages-keep = Melyik birodalmi előnyt tartod meg?
prompt-empires-advantages-keep-rule = Titok marad, amíg meg nem mutatkozik; a többi lapot képpel lefelé eldobod.
prompt-empires-advantages-take = Melyik birodalmi előnyt választod?
prompt-empires-advantages-take-rule = Te és a szövetségeseid egy-egy lapot választotok azokból, amelyeket együtt húztatok.
event-empires-advantages-dealt = { WHO($seat, case: "upper") } lapjai: { $cards }.
    .closed = { WHO($seat, case: "upper") } birodalmi előnyöket kap.
event-empires-advantages-offered = A szövetségesek lapjai: { $cards }.
    .closed = A szövetségesek birodalmi előnyöket húznak.
event-empires-advantage-kept = { WHO($seat, case: "upper") } birodalmi előnye: { $card }.
    .closed = { WHO($seat, case: "upper") } birodalmi előnyt választ.
reason-empires-hint-advantage = Hosszú távon ez az előny segít a legtöbbet.
option-empires-avow = Az űr zarándokai: felfedés
option-empires-push = Próba: egy mezővel messzebb
option-empires-watch = Szomszédos mezők figyelése (be/ki)
option-empires-sense = Csapatok felfedése: { $hex }
variant-empires-advantages-balanced = Licittel
prompt-empires-auction-bid = Mennyit ígérsz azért, hogy te választhass birodalmi előnyt?
prompt-empires-auction-bid-rule = Mindenki többet ígér az előzőnél, vagy kiszáll; a nyertes a 75 ÉP-jéből fizet, a hiányzó részt a bevételéből.
prompt-empires-auction-card = Melyik birodalmi előnyt választod?
prompt-empires-auction-card-rule = Mindenki látja; a többiek a maradékért licitálnak.
option-empires-pass = Passz
option-empires-bid = Licit
event-empires-auction-bid = { WHO($seat, case: "upper") } ajánlata { $bid } ÉP.
event-empires-auction-passed = { WHO($seat, case: "upper") } passzol.
event-empires-debt = { WHO($seat, case: "upper") } tartozása { $now } ÉP.
reason-empires-no-auction = Kutatási központok mellett, és ahol egy játékos több ellen játszik, nincs licit az előnyökért.
reason-empires-hint-auction = Az asztalon lévő lapok közül egyik sem ér ennél többet.
empires-avow-asked = Mindenkit megkérdezünk, akinél „Az űr zarándokai” kártya lehet, így a kérdés semmit sem árul el. Aki dob, titokban tartja a kártyát
prompt-empires-explore-avow = Fekete lyuk: kártyát mutatsz fel dobás helyett?
prompt-empires-explore-avow-rule = { empires-avow-asked }.
option-empires-explore-avow-pass = Dobás a hajókért
prompt-empires-lost-avow = { prompt-empires-explore-avow }
prompt-empires-lost-avow-rule = { empires-avow-asked }.
option-empires-lost-avow-pass = { option-empires-explore-avow-pass }
prompt-empires-reaction-avow = { prompt-empires-explore-avow }
prompt-empires-reaction-avow-rule = { empires-avow-asked }.
option-empires-reaction-avow-pass = { option-empires-explore-avow-pass }
prompt-empires-round-avow = { prompt-empires-explore-avow }
prompt-empires-round-avow-rule = { empires-avow-asked }.
option-empires-round-avow-pass = { option-empires-explore-avow-pass }
prompt-empires-battle-avow = { prompt-empires-explore-avow }
prompt-empires-battle-avow-rule = { empires-avow-asked }.
option-empires-battle-avow-pass = { option-empires-explore-avow-pass }
prompt-empires-battle-claim = Csata ({ $hex }): milyen technológiát állítanak magukról a hamis csapataid?
empires-nothing-battle-claim = Csata ({ $hex }): egyik csapatod sem állíthat magáról más technológiát; nincs mit eldönteni.
prompt-empires-battle-claim-rule = Az alakváltók hamis csapata bármilyen technológiát állíthat magáról a gazdája szintjéig, de nem kevesebbet, mint amit már mutatott. Mindenkit megkérdezünk, akinél ez a kártya lehet, így a kérdés semmit sem árul el.
field-empires-battle-claim-levels = Bemondott szintek
option-empires-battle-claim-pass = Tovább
prompt-empires-round-card = Kijátszol egy kártyát?
prompt-empires-round-card-rule = Mindenkit megkérdezünk, akinél ilyen lap lehet, így a kérdés semmit sem árul el.
option-empires-charge = Égi lovagok: roham
option-empires-ignore = Halhatatlanok: mostantól körönként egy sérülés nem számít
prompt-empires-round-spare = Figyelmen kívül hagyod ezt a találatot?
prompt-empires-round-spare-rule = A Halhatatlanoknál körönként egy sérülés nem számít; ebben a körben még jöhetnek lövések.
option-empires-spare = Egy sérülés nem számít: { $line }
option-empires-round-spare-pass = Nem, talán majd egy későbbit
event-empires-charge = { WHO($seat, case: "upper") } rohamra indul ({ empires-hex })!
event-empires-spared = { WHO($seat, case: "upper") } egyik sérülése nem számít ({ empires-hex }).
reason-empires-hint-moment = Semmit sem nyersz vele, ha tovább vársz.
option-empires-withdraw = Visszavonulás a körök között ide: { $hex } – { $line }

## Ősi faj

prompt-empires-ancients-hexes = Melyik mezőket ismeri még az ősi fajod?
prompt-empires-ancients-hexes-rule = Az anyabolygód körüli mezőkkel szomszédos hat mezőt a játszma előtt felfedezed; ami ott van, nem árt neked.
prompt-empires-ancients-minerals = Melyik ásványokat viszed az anyabolygódra?
prompt-empires-ancients-minerals-rule = Legfeljebb hármat a talált ásványok közül; az első gazdasági fázisban hoznak bevételt.
prompt-empires-ancients-planets = Melyik bolygókon él már a néped?
prompt-empires-ancients-planets-rule = Legfeljebb három talált bolygón, sivárokon nem; ezek a kolóniák az első gazdasági fázisban nőnek először.

## Omega

prompt-empires-round-crystal = Kérsz új kockadobást?
prompt-empires-round-crystal-rule = Az Omega-kristályokkal csatánként egyszer egy csapatnak, amely lőtt, minden kockáját újra kell dobnia. Mindenkit megkérdezünk, akinek a hajóin lehet ilyen, így a kérdés semmit sem árul el.
option-empires-reroll = Minden kocka újradobása (Omega-kristályok)
event-empires-rerolled = Omega-kristályok: { WHO($seat) } csapata újra lő ({ $units }).

## UI-7

variant-empires-questions = Kérdések a titkokról
variant-empires-questions-help = Mindenkit megkérdezünk, akinek lehet titkos képessége, így a kérdés semmit sem árul el; vagy csak azt, akinek van: gyorsabb, de egy kicsit árulkodik. A kártyákra, a reakciókra és az álcázott hajókra vonatkozik.
variant-empires-questions-everybody = Mindenkinek, akinek lehet
variant-empires-questions-needed = Csak ha kell (kicsit árulkodik)

## Közbeszólás

empires-ring-card = Csatakör kezdődik, titkos kártyát lehet kijátszani
empires-ring-crystal = Egy csapat lőtt, új kockadobást lehet kérni
empires-ring-claim = Technológiák bemondása jön, a hamis csapatok más szintet is mondhatnak
empires-ring-avow = Hajók vannak egy fekete lyuknál, egy titkos kártya megkímélheti őket a dobástól
