# -- egy szövetséges válasza: mit nyerhet, mit veszíthet (CE-7.6)

cosmic-ally-offers = Űrhajók: { $offense } { ARTICLE($defense) } { $defense } ellen. { $side ->
    [offense] A győzelem kolóniát hoz { $planet }.
    [defense] A győzelem űrhajónként egy jutalmat hoz.
   *[both] Támadó: kolónia { $planet }. Védő: űrhajónként egy jutalom.
}
cosmic-ally-offense = Űrhajók: { $offense } { ARTICLE($defense) } { $defense } ellen. Győzelem: kolónia { $planet }. Vereség: { $returns ->
    [yes] az űrhajóid visszatérnek a kolóniáidra
   *[no] { $count } űrhajó a térgörbületre kerül
}.
cosmic-ally-offense-known = Űrhajók: { $offense } { ARTICLE($defense) } { $defense } ellen. Győzelem: több űrhajó { $planet }. Vereség: { $returns ->
    [yes] az űrhajóid visszatérnek a kolóniáidra
   *[no] { $count } űrhajó a térgörbületre kerül
}.
cosmic-ally-defense = Űrhajók: { $offense } { ARTICLE($defense) } { $defense } ellen. Győzelem: { $count } jutalom, az űrhajóid hazatérnek. Vereség: { $returns ->
    [yes] az űrhajóid visszatérnek a kolóniáidra
   *[no] { $count } űrhajó a térgörbületre kerül
}.
cosmic-ally-emptied = Feladod ezt a kolóniádat: { $planets }.
cosmic-ally-powerless = Feladod ezt a kolóniádat, és vele a képességedet: { $planets }.
cosmic-ally-reward = Jutalom: { $wish ->
    [cards] lapok
    [ships] űrhajók
   *[later] majd akkor döntök
}
cosmic-ally-reward-help = Mit kérsz, ha győz a védő: lapokat, űrhajókat a térgörbületről, vagy majd akkor választasz. Kattintásra vált, és legközelebb is így marad.
