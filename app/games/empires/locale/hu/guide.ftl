# Űrbirodalmak: a vezetett első játszma tippjei (UX-93).

empires-guide-dismiss = Értem
empires-guide-never = Nem kell több tipp
empires-guide-home = Az anyabolygód bármelyik világító mezőn állhat. Középről az anyarendszered minden sarka egyformán közel van.
empires-guide-scouts = Először az anyabolygód körüli jelzőket fordítsd fel: minden felderítő külön mezőre menjen. Következő csapat: { $key }.
empires-guide-order = A világító mezők elérhetők; a rajtuk álló jel ellenséget vagy veszélyt mutat. Hogy mit tehet még a csapat, a kérdés mellett látod.
empires-guide-far = Távolabbi mezőre is kattinthatsz: a csapat elmegy, ameddig ebben a fordulóban tud, és megjegyzi az úti célját.
empires-guide-colony = A kolóniahajók várjanak, amíg a közelben bolygó nem kerül elő. Minden korai kolónia sokszorosan megtérül.
empires-guide-settle = Telepedj le azonnal: a kolónia minden gazdasági fázisban nő, 1, 3, majd 5 ÉP-re.
empires-guide-sheet = Az első fázisokban a kolóniahajó és a bányászhajó többet hoz, mint a hadihajó. Gyűjthetsz is: legfeljebb 30 ÉP marad meg.
empires-guide-miner = A bányászhajó ott veszi fel az ásványt, ahol fekszik, és egy kolónián teszi le: 5 vagy 10 ÉP egy rövid útért.
empires-guide-deep = A mélyűrben a Veszély! jelző minden hajót elpusztít, amely felfordítja. Egyetlen felderítő menjen elöl.
empires-guide-technology = Az új technológia csak az új hajókba kerül; a régieket hajógyárban kell felfejleszteni. Ezért előbb tanulj, aztán építs.
empires-guide-first = Utolsónak jó lenni, ha látni akarod, mit tesznek a többiek; elsőnek, ha lecsapnál.
empires-guide-capacity = Egy hajógyár fázisonként egy hajótestpontot épít. Nagy flottához több hajógyár kell, vagy jobb hajógyár-technológia.
empires-guide-screen = Azt fedezd, amit kár elveszíteni: a sérült vagy gyenge hajókat. De kétszer annyi harcoló hajó 1-gyel jobb támadást ad.
empires-guide-fire = Mutass egy célpontra: mellette látod, legfeljebb mennyit kell dobnod. Előbb a sérülttel végezz; ami elpusztult, már nem lő.
empires-guide-retreat = A második körtől a hajó lövés helyett visszavonulhat. Az életben maradt flotta többet ér egy elvesztett mezőnél.
empires-guide-bombard = Minden hajó egyszer bombáz; egy találat egy lépést vesz el a kolóniától. A blokád alatt álló kolónia semmit sem hoz.
empires-guide-machines = A gépek néhány gazdasági fázis múlva jönnek, egymás után, a térkép széléről. Addig fedezz fel és telepedj le, és kezdj idejében építeni.
empires-guide-defend = Egy gépet sok jó hajó győz le egyszerre. Előbb támadás és védekezés, aztán nagy hajók; tartsd együtt őket a kolóniáid közelében.
