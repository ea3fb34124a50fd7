# Cosmic Encounter: okok és eredmények.

reason-cosmic-no-action-card = { $card }: nem ereklye és nem fáklya, itt nem játszható ki.
reason-cosmic-flare-limit = Ebben az összecsapásban már használtál fáklyát.
reason-cosmic-flare-used = { $card }: ebben az összecsapásban már használták.
reason-cosmic-other-moment = Máskor lehet kijátszani; fázisai: { $phases }.
reason-cosmic-other-role = Csak ő használhatja: { $role }.
reason-cosmic-no-use-now = Most nem lenne hatása.
reason-cosmic-ally-ships = Szövetségesként itt { $low }–{ $high } űrhajót küldhetsz; most { $have } van kiválasztva.
reason-cosmic-ally-extra = Onnan nem jöhet ennyi űrhajó.
reason-cosmic-cannot-fulfil = Nem tudod megadni, amit kérnek: { $spec }.
reason-cosmic-cannot-give = Nincs meg neked, amit ajánlasz: { $spec }.
reason-cosmic-too-many-wanted = A másik játékosnak csak { $have } lapja van.
reason-cosmic-empty-offer = Legalább egy lapnak vagy kolóniának gazdát kell cserélnie.
reason-cosmic-card-twice = Egy lap nem számíthat kétszer.
reason-cosmic-taken = { $name ->
    [colour] Két játékosnak nem lehet ugyanaz a színe.
   *[alien] Két játékosnak nem lehet ugyanaz a faja.
 }
reason-cosmic-free-and-hidden = A rejtett képességek nem férnek össze a szabad fajválasztással.
reason-cosmic-no-alien = Ez a faj nincs játékban: { $name }.
reason-cosmic-forbidden-pair = Nem lehet ugyanabban a játékban: { $name } és { $other }.
result-cosmic-colonies = Elég idegen kolónia dönti el a játékot.
result-cosmic-power = Egy faji képesség dönti el a játékot.
result-cosmic-long = A játék túl hosszúra nyúlt.
result-cosmic-conceded = Mindenki más feladta.
