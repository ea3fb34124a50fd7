# What the goals of challenges count.

goal-cosmic-zaps = Zaps played
goal-cosmic-artifacts = Artifacts and flares played
goal-cosmic-reinforcements = Reinforcements played
goal-cosmic-attacks = Encounters won as the offense
goal-cosmic-defences = Encounters won as the defense
goal-cosmic-deals = Deals made
goal-cosmic-alliances = Alliances joined
goal-cosmic-warped = Ships lost to the warp
goal-cosmic-colonies = Foreign colonies
