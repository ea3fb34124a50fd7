# What the goals of challenges count.

goal-venus-successes = Successful attempts
goal-venus-failures = Failed attempts
goal-venus-tiles = Tiles kept
goal-venus-built = { $building ->
    [factory] Factories built
    [mine] Mines built
   *[any] Buildings built
 }
goal-venus-planets = Planets built on
goal-venus-raised = { $unit ->
    [cruiser] Cruisers raised
    [infantry] Infantry raised
    [tank] Tanks raised
   *[any] Units raised
 }
goal-venus-lost = Units lost
goal-venus-cards = Cards played
