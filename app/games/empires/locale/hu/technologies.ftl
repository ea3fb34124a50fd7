# Űrbirodalmak: mit hoz egy technológia (UX-53).

empires-technology-ship-size-help = Nagyobb hajók építhetők: a 2. szinten romboló, a 3.-on cirkáló, a 4.-en csatacirkáló, az 5.-en csatahajó, a 6.-on halálhajó, a 7.-en (ha játszotok vele) titán.
empires-technology-attack-help = Könnyebb találatot elérni; egy hajó legfeljebb annyi szintet hordoz, amekkora a hajóteste.
empires-technology-defence-help = A hajót nehezebb eltalálni; egy hajó legfeljebb annyi szintet hordoz, amekkora a hajóteste.
empires-technology-tactics-help = Azonos osztályú hajók közül a jobb taktikájú lő előbb.
empires-technology-movement-help = Több mezőt léphetsz a két gazdasági fázis közötti három fordulóban.
empires-technology-shipyard-help = Minden hajógyár több hajótestet épít egy gazdasági fázisban: 1, majd 1½, majd 2.
empires-technology-terraforming-help = A kolóniahajók sivár bolygót is benépesíthetnek; a 2. szinten (ha játszotok vele) a bányászhajók ködben is termelnek.
empires-technology-exploration-help = A cirkáló mozgása előtt megnézheti egy szomszédos mező lefordított jelzőjét; a 2. szinten (ha játszotok vele) a mezőjén álló hajók reagálhatnak.
empires-technology-fighter-help = Hordozók és egyre jobb vadászok építhetők.
empires-technology-point-defence-help = A felderítők A osztályúként lőnek a vadászokra, és könnyebben eltalálják őket.
empires-technology-cloaking-help = Lopakodók építhetők; a 2. szintet csak jobb letapogató találja meg.
empires-technology-scanner-help = A rombolók megtalálják az azonos vagy alacsonyabb szintű álcázott hajókat.
empires-technology-mines-help = Aknák építhetők.
empires-technology-minesweep-help = Aknaszedők építhetők; mindegyik annyi aknát szed fel, ahányadik a szint.
