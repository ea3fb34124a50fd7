# Közelharc: tapasztalat, hajóelfoglalás, titánok, reakciók.

empires-experience-0 = zöldfülű
empires-experience-1 = képzett
empires-experience-2 = veterán
empires-experience-3 = elit
empires-experience-4 = legendás
event-empires-crew = { $owned } legénysége: { $experience }.
event-empires-promoted = { $owned } legénysége tapasztaltabb lett: { $experience }.
event-empires-announced = { $owned } elfoglalt hajó; építője: { $builder }.
event-empires-guarded = { WHO($seat, case: "upper") } biztonsági erői: { $level }. szint.
empires-cause-academy = katonai akadémia
empires-cause-boarding = hajóelfoglalás
empires-cause-experience = tapasztalat
empires-cause-hull = a célpont hajóteste
empires-cause-hunters = vadászok titán ellen
empires-cause-larger = nagyobb hajó
empires-cause-legendary = legendás legénység
empires-cause-security = biztonsági erők
empires-cause-titan = titán
