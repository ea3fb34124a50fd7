# Csomagok, zárt csomagos játék, draft és album.

reason-kaosz-deck-pool = Ebből a lapból a készletedben { $have ->
    [0] egy sincs
   *[other] csak { $have } van
 }, a pakliban viszont { $need }: { $card }.
reason-kaosz-pack-make-up = Egy csomagban pontosan { $need } { $rarity ->
    [moon] gyakori
    [planet] nem gyakori
    [sun] ritka
   *[galaxy] ultraritka
 } lap van, nem { $have }.
reason-kaosz-draft-over = Itt már nincs miből választani.
reason-kaosz-draft-count = Pontosan { $need } lapot válassz.
reason-kaosz-draft-not-there = Ez a lap nincs ebben a csomagban: { $card }.

# -- a csomagok oldala

packs-title = Csomagok és draft
packs-open = Csomagbontás
packs-open-line = 30 gyakori, 10 nem gyakori és 3 ritka lap, ahogyan a boltban kapható.
packs-sealed = Zárt csomagok
packs-sealed-line = Mindenki hat csomagot bont ki, és csak ezekből épít paklit.
packs-draft = Draft
packs-draft-line = Mindenki kibont egy csomagot, elvesz belőle néhány lapot, a többit továbbadja; végül az elvett lapokból épül a pakli.
packs-evenings = Folyamatban
packs-evenings-none = Most semmi sincs folyamatban. Amit elkezdesz, itt várja a folytatást, áramszünet után is.
packs-continue = Folytatás
packs-delete = A kukába
packs-deleted = „{ $name }” a kukába került.
packs-not-kept = Ezt nem sikerült elmenteni: { $said }
packs-state-drafting = Folyamatban lévő draft · { $seats } hely
packs-state-draft = Befejezett draft · { $seats } hely
packs-state-sealed = Zárt csomagok · { $seats } hely

# -- bontás

packs-of = Csomagbontás: { $name }
packs-sealed-left = { $left } bontatlan csomag.
packs-tear = Felbontás
packs-skip = Minden egyszerre
packs-tear-all = Mind { ARTICLE($count) } { $count } felbontása
packs-found = { $moon } gyakori, { $planet } nem gyakori, { $sun } ritka
packs-left = Még { $count } csomag bontatlan.
packs-next = Következő csomag
packs-done = Kész

# -- új este

packs-event-title = Az este neve
packs-event-kind = Mit játsszatok?
packs-each = Csomag játékosonként
packs-at-once = Egyszerre elvett lapok
packs-at-once-help = Egy csomagban 43 lap van: kettesével nagyjából 21 választás jut egy csomagra.
packs-rules-line = A csomagokból épített pakli a hivatalos szabályokat követi: 45 lap, egy névből legfeljebb három, ellentétes fajok nélkül. Ha a készletből nem rakható ki ilyen pakli, a hiányzó gyakori lapokat hozzáadjuk.
packs-begin = Kezdés

# -- egy este

packs-event-drafting = A draftnál ül
packs-event-ready = { $count } lapos pakli
packs-event-sealed = { $count } bontatlan csomag
packs-event-building = Paklit épít: { $have } / { $need }
packs-event-level = { $level } · { $state }
packs-event-plays = Játszik: { $name }
packs-event-open = Csomagbontás
packs-event-build = Pakliépítés
packs-event-draft = A draft folytatása
packs-event-play = Játék ezekkel a paklikkal
packs-event-play-line = A jobb oldali kapcsolókkal választhatod ki, ki játszik.
packs-event-how-many = Jelölj ki a jobb oldali kapcsolókkal legalább { $low }, legfeljebb { $high } játékost.
packs-event-no-deck = Még nincs szabályos paklija: { $name }.
packs-deck-name = { $title } – { $name }
packs-drafted = A draftnak vége. Most épülnek a paklik.

# -- a draft

packs-draft-where = { $round }. csomag (összesen { $rounds }) · benne { $left } lap
packs-draft-left = balra tovább: { $name }
packs-draft-right = jobbra tovább: { $name }
packs-pool-empty = Ide kerülnek az elvett lapok.
packs-draft-take = Vegyél el { $count } lapot; a többi megy tovább.
packs-draft-taken = Elveszem ({ $count } / { $need })
packs-draft-hint = Javaslat
packs-draft-pick = Kiválasztás
packs-draft-unpick = Visszateszem
packs-forged = Ez a fájl a szabályok szerint nem jöhetett létre: kézzel változtatták meg.

# -- az album

album-title = Album
album-first-name = Saját album
album-switch = Gyűjtemény
album-switch-line = Az album őrzi, amit kibontasz és nyersz. Paklit építeni és játszani ettől függetlenül minden lappal lehet.
album-profile = Profil
album-new = Új profil
album-all = Mind
album-owned = Megvan
album-missing = Hiányzik
album-none = Itt nincs semmi.
album-counts = Különböző lapok
album-count = { $have } / { $all }
album-entries = Honnan valók
album-empty = Még üres. Bonts csomagot, draftolj, vagy nyerj versenyt.
album-entry-pack = { $day } · csomag · { $about }
album-entry-draft = { $day } · draft · { $about }
album-entry-prize = { $day } · { $place }. hely · { $about }: { $card }
album-export = Az album fájlba írása
album-import = Album átvétele
album-import-line = A kapott albumok ebbe a mappába valók: { $folder }
album-exported = Az album itt van: { $path }
album-imported = { $count ->
    [0] „{ $name }” már mindent tartalmazott.
   *[other] { $count } új bejegyzés került ebbe az albumba: „{ $name }”.
 }
album-refused = Ez az album nem vehető át
album-forged = { $number ->
    [0] A fájlban nincs album.
   *[other] Az album { $number }. bejegyzésében olyan lapok vannak, amelyekhez így senki sem juthat hozzá.
 }
reason-kaosz-album-prize = A díj egyetlen ultraritka lap az első { $places } hely valamelyikéért.
reason-kaosz-album-drafted = Ilyen lapok nem kerülnek elő draftolt csomagokból.

# -- versenyre

packs-tournament = Versenyre
packs-tournament-line = { $count } játékos nevez a paklijával.
packs-tournament-new = Új verseny
packs-tournament-few = Az estéről legalább { $count } játékosnak kell szabályos pakli.
