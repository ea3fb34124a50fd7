# Irány a Vénusz!: kapcsolók, kérdések, választási lehetőségek, okok.

# -- kapcsolók

preset-venus-stand = Két birodalom
preset-venus-stand-help = Csak egyetlen ellenfél van, így a három korszak hamar véget ér.
variant-venus-moon-link = A Hold helye
variant-venus-moon-link-help = Melyik planétákkal szomszédos a Hold; az eredeti szabály mindkét olvasatot megengedi.
variant-venus-moon-link-between = A Vénusz és a Mars között
variant-venus-moon-link-between-help = A Hold a Földdel, a Vénusszal és a Marssal is szomszédos.
variant-venus-moon-link-spur = Csak a Föld mellett
variant-venus-moon-link-spur-help = A Hold csak a Földdel szomszédos, ezért a Vénusztól és a Marstól két planétányira van.
variant-venus-mercury-tiles-2p = Merkúr két játékosnál
variant-venus-mercury-tiles-2p-help = Hány lapka kerül periódusonként a Merkúrra, ha ketten játszotok; az eredeti táblázatnak ez a mezője nem olvasható.
variant-venus-mercury-tiles-2p-2 = 2 lapka
variant-venus-mercury-tiles-2p-2-help = Annyi, mint három játékosnál.
variant-venus-mercury-tiles-2p-1 = 1 lapka
variant-venus-mercury-tiles-2p-1-help = Eggyel kevesebb, mint három játékosnál.
variant-venus-open-money = Nyílt pénz
variant-venus-open-money-help = Mindenki látja, kinek mennyi pénze van; kikapcsolva csak a sajátját.
variant-venus-interrupt-prompt = Megszakítások kérdezése
variant-venus-interrupt-prompt-help = Kit kérdezünk meg, amikor megszakítást lehetne kijátszani; csak a második mód nem árul el semmit senki kezéről.
variant-venus-interrupt-prompt-holders = Akinek van lapja hozzá
variant-venus-interrupt-prompt-holders-help = Csak azt kérdezzük, aki ki tudna játszani valamit: gyorsabb, de már egy kérdés vagy egy szünet is elárul valamit.
variant-venus-interrupt-prompt-always = Mindig mindenkit
variant-venus-interrupt-prompt-always-help = Minden érintett játékost megkérdezünk, így sem a kérdés, sem a szünet nem árul el semmit.
variant-venus-empire = Birodalom
variant-venus-empire-help = A birodalom, amelyet ez a játékos vezet, a színével és a négy kezdőkártyájával.
variant-venus-empire-automatic = Választás a játszma elején
variant-venus-empire-britain = Brit Birodalom
variant-venus-empire-france = Francia Birodalom
variant-venus-empire-germany = Német Birodalom
variant-venus-empire-russia = Orosz Birodalom
variant-venus-empire-usa = Amerikai Egyesült Államok

# -- kérdések

prompt-venus-game-empire = Válassz birodalmat
prompt-venus-game-empire-rule = Minden birodalomnak saját színe és négy saját kezdőkártyája van; egy birodalmat csak egy játékos vezethet.
prompt-venus-turn-act = { $actions ->
    [0] Kijátszhatsz még mellékakciót, vagy befejezheted a köröd
    [one] Te jössz: mozgás, lapkaszerzés, felállítás, kártya vagy passzjelző
   *[other] Még { $actions } akciód van: mozgás, lapkaszerzés, felállítás, kártya vagy passzjelző
 }
prompt-venus-turn-act-rule = Körönként egy akció a tiéd; mellékakciós kártyát előtte és utána is játszhatsz.
prompt-venus-turn-act-last = Az utolsó pillanatban: mozgás, lapkaszerzés, felállítás vagy kártya – vagy lemondasz róla
prompt-venus-move-way = Hová indul a csoport? Most { $reach } planétányira juthat
prompt-venus-move-way-rule = Két planétányit mehetsz, meg annyit, amennyit a mozgáshoz kijátszott kártyák adnak.
prompt-venus-move-group = Kik mennek együtt { ARTICLE($goal) } { SUFFIX($goal, "ra") }?
prompt-venus-move-group-rule = Legalább egy űrcirkáló kell; egy is akármennyi gyalogságot visz, tankot csak külön kártyával.
prompt-venus-move-claim = Szerzel itt lapkát a mozgás után?
prompt-venus-move-claim-rule = Ha nem használtad fel az egész mozgásmennyiséget, ugyanezzel az akcióval egy lapkát is szerezhetsz.
prompt-venus-raise-raise = Felállítasz még egy egységet?
prompt-venus-raise-raise-rule = Egy akcióval legfeljebb két egységet állíthatsz fel, két különböző planétán is.
prompt-venus-attempt-act = { $need } harci pont kell, eddig { $have ->
    [0] nincs
   *[other] { $have } van
 }: adj hozzá egységet és lapot
prompt-venus-attempt-act-enough = { $need } harci pont kell, és { $have } van: végrehajtható
prompt-venus-attempt-act-rule = Szükséges: a védelem meg a legnagyobb és a legkisebb kocka különbsége; legalább egy egységnek le kell szállnia.
prompt-venus-attempt-lose = { $skulls ->
    [one] Egy koponya: válaszd ki, melyik itteni egységed vész el
   *[other] { $skulls } koponya: válaszd ki, melyik itteni egységed vész el
 }
prompt-venus-attempt-lose-rule = Minden koponya egy itteni egységedbe kerül, a pályáról vagy a felszínről; sikertelen kísérlet után is.
prompt-venus-limit-hand-limit = { $count ->
    [one] Túl sok lapod van: dobj el egyet
   *[other] Túl sok lapod van: dobj el { SUFFIX($count, "t") }
 }
prompt-venus-limit-hand-limit-rule = Legfeljebb kilenc lapod lehet; mielőtt bármi mást tennél, a többit el kell dobnod.
prompt-venus-swap-swap = Melyik lapokat cseréled le?
prompt-venus-swap-swap-rule = Legfeljebb három lapot dobhatsz el, aztán eggyel többet húzol, mint amennyit eldobtál.
prompt-venus-draw-keep-draw-keep = Melyik lapokat tartod meg?
prompt-venus-draw-keep-draw-keep-rule = A négy húzott lapból kettőt megtartasz, a többit eldobod.
prompt-venus-spy-spy-take = Melyik lapot veszed el?
prompt-venus-spy-spy-take-rule = Egy lapot elvehetsz, de akkor adnod kell helyette egyet a tieidből.
prompt-venus-spy-spy-give = Melyik lapodat adod cserébe?
prompt-venus-spy-spy-give-rule = Nem adhatod vissza azt, amelyet most vettél el.
prompt-venus-destroy-save = { $cause ->
    [dice] Egy koponya miatt elvész: { $unit }. Megmented?
    [saboteur] A szabotőr célpontja: { $unit }. Megmented?
   *[card] Egy kártya célpontja: { $unit }. Megmented?
 }
prompt-venus-destroy-save-rule = A mentőlap a Földre viszi az egységet; a koponyát elhárító lap a helyén tartja, ha más pusztítaná el.
prompt-venus-encore-encore = Visszaveszed a most kijátszott lapodat ({ $card })?
prompt-venus-encore-encore-rule = A Ráadás a dobott lapok közé kerül, a másik lapod pedig vissza a kezedbe.
prompt-venus-actions-last = Elfogytak a passzjelzők: kérsz még egy akciót?
prompt-venus-actions-last-rule = Aki ilyen lapot játszik ki, az akciófázis vége előtt még egy akciót végrehajthat.
prompt-venus-saboteur-hire = { $crisis ->
    [steal-card] Felbérled a szabotőrt 1 fontért, hogy lapot lopjon?
    [destroy-unit] Felbérled a szabotőrt 1 fontért, hogy elpusztítson egy egységet?
   *[destroy-building] Felbérled a szabotőrt 3 fontért, hogy elpusztítson egy üzemet?
 }
prompt-venus-saboteur-hire-rule = A szabotőr annak dolgozik, akinek egyedül a legnagyobb a bevétele a Merkúron; nem kötelező fizetni.
prompt-venus-uprising-remove = A vénuszi felkelés: válaszd ki, mit veszítesz el a Vénuszon
prompt-venus-uprising-remove-rule = Mindenki két egységet veszít a Vénuszon; minden hiányzó egységért egy gyárat vagy bányát.
prompt-venus-leaders-raze = Te vezetsz { ARTICLE($planet) } { SUFFIX($planet, "on") }: válaszd ki, melyik üzemed vész el
prompt-venus-leaders-raze-rule = Akinek itt a legnagyobb a bevétele, üzemet veszít; holtversenynél mindegyikük.
prompt-venus-rockets-bombard = Rakéták csapódnak a Földbe, még { $left } darab vész el: válaszd ki a tiédet
prompt-venus-rockets-bombard-rule = Sorban mindenki levesz egy földi egységet, ennek híján egy földi gyárat vagy bányát, amíg a kockák összege el nem fogy.
prompt-venus-toll-toll = Nincs pénzed a vámra: válaszd ki, melyik üzemed vész el
prompt-venus-toll-toll-rule = Minden üzemért 1 font jár az űrkalózoknak; amelyikre nem telik, az visszakerül a készletbe.

# -- választási lehetőségek

option-venus-move = Mozgás { ARTICLE($origin) } { SUFFIX($origin, "rol") } { ARTICLE($goal) } { SUFFIX($goal, "ra") }
option-venus-with = A mozgáshoz: { $card }
option-venus-claim = { $tile } megszerzése { ARTICLE($planet) } { SUFFIX($planet, "on") } ({ $unit })
option-venus-attempt = Kísérlet { ARTICLE($planet) } { SUFFIX($planet, "on") }: { $tile }
    .tension = Kísérlet { ARTICLE($planet) } { SUFFIX($planet, "on") }: { $tile }, célpont: { $target }
option-venus-raise = Felállítás { ARTICLE($planet) } { SUFFIX($planet, "on") }: { $unit }, { $cost } font
option-venus-marker = Passzjelző elvétele
option-venus-end = A kör befejezése
    .last = Lemondás az akcióról
option-venus-card = { $card } kijátszása
    .kill = { $card } – célpont: { $target }
    .opponent = { $card } kijátszása { WHO($seat) } ellen
    .lift = { $card }: { $unit } vissza a pályára ({ $planet })
    .raise = { $card }: { $unit } felállítása ({ $planet }, { $cost } font)
    .planet = { $card } kijátszása ({ $planet })
    .tile = { $card }: { $tile }, { $planet }
option-venus-encore = { $card }: { $back } vissza a kézbe
option-venus-none = Tovább lapka nélkül
option-venus-enough = Nem kell több egység
option-venus-cancel = Mozgás lemondása
option-venus-empire-britain = Brit
option-venus-empire-france = Francia
option-venus-empire-germany = Német
option-venus-empire-russia = Orosz
option-venus-empire-usa = Amerikai
option-venus-confirm = Végrehajtás
option-venus-give-up = Feladás
option-venus-clear = Mind vissza
option-venus-land = { $unit } leszállása
option-venus-add = { $card } hozzáadása
option-venus-sacrifice = { $card }: { $unit } feláldozása ({ $where })
option-venus-keep = { $card }: { $back } siker után visszajön a kézbe
option-venus-again = { $card }: { $back } másodszor is számít
    .sacrifice = { $card }: { $back } másodszor is, { $unit } feláldozásával ({ $where })
option-venus-reroll = { $card }: újradobás ({ $dice })
option-venus-exclude = { $card }: kocka kizárása ({ $dice })
option-venus-spare = { $card }: egy koponya nem okoz veszteséget
    .save = { $card }: az egység megmarad
option-venus-draw = { $card }: 1 pont és egy lap
option-venus-lose = { $unit } elvesztése ({ $where })
option-venus-raze = { $building } elvesztése ({ $planet })
    .other = Elpusztítás: { $target } ({ $planet })
option-venus-kill = Elpusztítás: { $target }
option-venus-steal = Lap lopása { WHO($seat, form: "tol") }
option-venus-rescue = { $card }: az egység a Földre kerül
option-venus-take = { $card } elvétele
option-venus-give = { $card } átadása
option-venus-last = { $card }: még egy akció
option-venus-pass = Passz
    .last = Nem kérek több akciót
    .save = Hagyom elveszni
    .hire = Nem bérlem fel
    .take = Nem veszek el lapot
    .encore = Nem veszem vissza

# -- közbeszólás

venus-ring-save = { $cause ->
    [dice] Egy koponya miatt elvész: { $target }
    [saboteur] A szabotőr célpontja: { $target }
   *[card] Egy kártya célpontja: { $target }
 }
venus-ring-encore = Valaki megszakítást játszott ki, és ráadással visszavehetné
venus-ring-last = Elfogytak a passzjelzők; egy kártya még egy akciót hozhat

# -- miért nem

reason-venus-empire-taken = { ARTICLE($empire, case: "upper") } { $empire } élén már más áll.
reason-venus-cost = { $cost } fontba kerül, neked { $have ->
    [0] nincs pénzed
   *[other] { $have } van
 }.
reason-venus-too-far = { $distance } planétányira van; most legfeljebb { $reach } planétányit mehetsz.
reason-venus-no-unit = Nincs egységed { ARTICLE($planet) } { $planet } orbitális pályáján.
reason-venus-no-target = { ARTICLE($planet, case: "upper") } { SUFFIX($planet, "on") } senkinek sincs olyan üzeme, amelyet elvehetnél.
reason-venus-dead-planet = { ARTICLE($planet, case: "upper") } { $planet } halott planéta, nem lehet rá leszállni.
reason-venus-action-first = Előbb végre kell hajtanod egy akciót; ha nincs jobb, vegyél el egy passzjelzőt.
reason-venus-no-action = Ebben a körben már nincs akciód.
reason-venus-nothing-laid = Még nincs mit visszavenni.
reason-venus-no-landing = Legalább egy egységnek le kell szállnia; csak kártyával nem megy.
reason-venus-points = { $need } harci pont kell, eddig { $have ->
    [0] egy sincs
   *[other] csak { $have } van
 }.
reason-venus-not-in-attempt = Ez a lap csak akciók előtt, között vagy után játszható ki; kísérlet közben, vagy a mozgás és a lapkaszerzés között nem.
reason-venus-not-now = Ez a lap egy másik akcióhoz tartozik: mozgáshoz vagy kísérlethez, vagy megszakítás.

# What the button does that gives the answer

confirm-venus-limit-hand-limit = { $count } lap eldobása
confirm-venus-swap-swap = { $count ->
    [0] Nem cserélek
   *[other] { $count } lap cseréje
}
confirm-venus-draw-keep-draw-keep = { $count } lap megtartása
