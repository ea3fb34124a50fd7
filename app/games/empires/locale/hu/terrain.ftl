# Űrbirodalmak: mit jelentenek a rendszerjelzők (UX-53).

empires-marker-closed = Felderítetlen
empires-marker-closed-help = Senki sem tudja, mi van itt; az első hajó, amely itt marad, kideríti.
empires-marker-homeworld-help = Minden gazdasági fázisban 20 (a kiegészítővel 30) ÉP-t hoz; aki elveszíti, vesztett.
empires-marker-planet-help = Kolóniahajóval benépesíthető; a kolónia 1, 3, majd 5 ÉP-re nő.
empires-marker-barren-help = Csak terraformálással népesíthető be.
empires-marker-minerals-help = Bányászhajó viheti kolóniára, ahol egyszer annyi ÉP-t ér, amennyi rajta áll.
empires-marker-nebula-help = Csak a mozgás első mezője lehet, és ott a mozgás véget ér. A csatában mindenki E osztályú, és a védekezéstechnológia nem számít.
empires-marker-asteroids-help = Csak a mozgás első mezője lehet, és ott a mozgás véget ér. A csatában mindenki E osztályú, és a támadástechnológia nem számít.
empires-marker-black-hole-help = Minden belépő hajó egy kockát dob: 7-től fölfelé elpusztul.
empires-marker-danger-help = Minden hajó elpusztul, amely felfedezi; azután lekerül.
empires-marker-lost-help = A hajókat egy másik játékos egy szomszédos mezőre viszi; azután lekerül.
empires-marker-supernova-help = Senki sem léphet ide; aki felfedezi, visszamegy oda, ahonnan jött.
empires-marker-wreck-help = Bányászhajó viheti kolóniára, ahol egy kockadobás ingyen technológiai szintet ad.
empires-marker-warp-point-help = Két azonos számú pont szomszédosnak számít.
empires-marker-doomsday-help = Ha játszotok kóborló gépekkel, itt ítéletnapgép ébred; különben üres az űr.
