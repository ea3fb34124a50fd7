# Űrbirodalmak: mi a baj egy saját készlettel (UX-104).

empires-kinds = Minden fajta jelzőnek lennie kell; hiányzik: { $missing }.
empires-home-set = Egy anyarendszer készlete { $need } jelzőből áll; itt ennyi van: { $found }.
empires-values = Itt annyi érték kell, ahány szintje az egység technológiájának van, vagy egyetlenegy: { $key }.
empires-span = { ARTICLE($span, case: "upper") } { $span } sáv kilóg a tábláról, vagy visszafelé halad.
empires-area = { ARTICLE($seat, case: "upper") } { $seat }. hely anyarendszere { $found } mezőből áll { $need } helyett.
empires-shared = { ARTICLE($row, case: "upper") } { $row }. sor { $column }. mezője két anyarendszerhez tartozik, vagy nincs a pályán.
empires-deep = A mélyűr { $found } mezőből áll { $need } helyett.
empires-clockwise = A sorrendnek minden helyet pontosan egyszer kell megneveznie.
empires-sown = { $need } mezőre { $found } jelző jut.
empires-strains = Az amőbafajtáknak a kocka minden oldalát pontosan egyszer kell megnevezniük.
empires-missing = A szabályok név szerint ismernek néhány ilyen bejegyzést: { $kind }; hiányzik: { $missing }.
empires-code = Két bejegyzésnek is { $code } a kódja.
empires-phases = A fázisok száma adott: ehhez nem tartozik sor: { $id }.
empires-technologies = Legfeljebb { $most } technológiának van hely; itt ennyi van: { $found }.
