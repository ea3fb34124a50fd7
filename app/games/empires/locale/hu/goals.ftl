# Amit a kihívások céljai számolnak.

goal-empires-colonies = Benépesített bolygók
goal-empires-explored = Felderített mezők
goal-empires-battles = Megnyert csaták
goal-empires-sunk = Mások csatában elvesztett hajói
goal-empires-lost = Csatában elvesztett hajóid
goal-empires-wrecked = Az űr veszélyeiben elvesztett hajóid
goal-empires-built = { $unit ->
    [scout] Épített felderítők
    [destroyer] Épített rombolók
    [cruiser] Épített cirkálók
    [battlecruiser] Épített csatacirkálók
    [battleship] Épített csatahajók
    [dreadnought] Épített halálhajók
    [raider] Épített lopakodók
    [carrier] Épített hordozók
    [squadron] Épített vadászrajok
    [mine] Épített aknák
    [base] Épített bázisok
    [yard] Épített hajógyárak
    [miner] Épített bányászhajók
    [decoy] Épített csalik
    [pipeline] Épített kereskedelmi vezetékek
    [colony_ship] Épített kolóniahajók
   *[any] Épített egységek
 }
goal-empires-learned = Megvett technológiai szintek
