"""Pictures of Űrbirodalmak, each drawn at the size shown.

    hexes      the ground of a hex: deep space, home systems, nebula, asteroids, black hole, supernova …
    worlds     what lies in a hex: planets, minerals, wrecks, closed markers as brass discs, colonies
    ships      the silhouette of any unit, by its id and its owner's style; drawn with the `shipwright`'s hand by
               `fleets` (a module for each hull language), `troops` (ground units), `strangers` (aliens, machines …)
    counters   what stands on the map: a silhouette on its foot, a closed shield, an owner's colours

An owner is a seat (0 to 3) or one of the neutral ones; `styles` says which hull language and which colour it has.
"""
