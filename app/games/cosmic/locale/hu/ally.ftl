# -- egy szövetséges válasza: mit nyerhet, mit veszíthet (CE-7.6)

cosmic-ally-offers = Űrhajók: { $offense } – { $defense }. { $side ->
    [offense] A győzelem kolóniát hoz { $planet }.
    [defense] A győzelem űrhajónként egy jutalmat hoz.
   *[both] Támadó: kolónia { $planet }. Védő: űrhajónként egy jutalom.
}
cosmic-ally-offense = Űrhajók: { $offense } – { $defense }. Győzelem: kolónia { $planet }. Vereség: { $count } űrhajó a térgörbületre kerül.
cosmic-ally-offense-known = Űrhajók: { $offense } – { $defense }. Győzelem: több űrhajó { $planet }. Vereség: { $count } űrhajó a térgörbületre kerül.
cosmic-ally-defense = Űrhajók: { $offense } – { $defense }. Győzelem: { $count } jutalom, az űrhajóid hazatérnek. Vereség: { $count } űrhajó a térgörbületre kerül.
cosmic-ally-emptied = Feladod ezt a kolóniádat: { $planets }.
cosmic-ally-powerless = Feladod ezt a kolóniádat, és vele a képességedet: { $planets }.
cosmic-ally-cards-only = Jutalom: csak lap
cosmic-ally-cards-only-help = Ha győz a védő, minden jutalmad lap lesz. Nélküle később választhatsz lap és űrhajó között.
