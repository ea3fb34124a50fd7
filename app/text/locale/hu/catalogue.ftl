# Ami egy játékban van, nézegetéshez.

catalogue-search = Keresés
catalogue-all = Mind
catalogue-none = Nincs ilyen. Próbáld kevesebb betűvel vagy más színnel.
catalogue-count = { $count } találat
