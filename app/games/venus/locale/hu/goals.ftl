# Amit a kihívások céljai számolnak.

goal-venus-successes = Sikeres kísérletek
goal-venus-failures = Sikertelen kísérletek
goal-venus-tiles = Megtartott lapkák
goal-venus-built = { $building ->
    [factory] Épített gyárak
    [mine] Épített bányák
   *[any] Épített épületek
 }
goal-venus-planets = Beépített bolygók
goal-venus-raised = { $unit ->
    [cruiser] Felállított cirkálók
    [infantry] Felállított gyalogság
    [tank] Felállított tankok
   *[any] Felállított egységek
 }
goal-venus-lost = Elvesztett egységek
goal-venus-cards = Kijátszott lapok
