"""Creatures that are trophies (OV-2.6), the aliens, and the crises of the planets (OV-7.10 and after)."""

CREATURES = """
glass_horned_strider = surface tint=teal soil=sand
  limb c=#7A5A3C w=4: M-16 4L-22 42M-6 6L-4 42M12 6L10 42M20 4L28 42
  shape c=#B58A5A: M-26 -4Q-24 -16 0 -14Q24 -14 28 0Q24 14 0 12Q-22 14 -26 -4Z
  shape c=#B58A5A: M18 -8L30 -26L42 -24Q48 -20 44 -14L34 -12L28 2Z
  limb c=cyan w=4: M32 -26Q22 -44 2 -42
  limb c=ice w=4: M38 -26Q40 -46 22 -50
  disc 38 -20 .18 c=black
  limb c=#B58A5A w=3: M-26 -4Q-36 0 -34 12
velvet_leech = cave tint=violet
  limb c=#7A2E6A w=20: M-36 22Q-40 -18 -8 -14Q18 -8 22 -26
  line c=rose w=2.4: M-40 6Q-30 4 -26 12M-36 -8Q-26 -10 -22 0M-22 -22Q-16 -14 -14 -4M2 -20Q0 -10 -2 -4
  disc 26 -28 1.7 c=rose
  disc 26 -28 1.1 c=#3A1030
  tooth 26 -40 .36 180
  tooth 26 -16 .36
  tooth 15 -28 .36 90
  tooth 37 -28 .36 -90
dune_whale = surface tint=amber soil=sand
  shape c=#7C6A8C: M-46 20Q-44 -22 -6 -26Q34 -26 44 4L48 20Z
  shape c=#D8C8B0: M4 20Q30 14 46 12L48 20Z
  shape c=#7C6A8C: M-40 8L-52 -12L-36 -8L-26 -16L-30 6Z
  line c=#4A3C58 w=2: M8 8Q26 4 44 6
  disc 22 -6 .34 c=white
  disc 23 -6 .18 c=black
  limb c=sand w=4: M4 -26Q0 -40 -10 -42M4 -26Q8 -42 18 -42
  patch c=sand: M-48 21Q-24 13 0 20T48 19Q40 36 0 38Q-40 36 -48 21Z
  line c=#7A5A2C w=1.6: M-34 27q12 -5 24 0t24 0t20 -2
six_legged_ibex = surface tint=blue soil=grey
  limb c=#6A5A50 w=5: M-24 8L-30 38M-16 10L-16 38M-4 10L-6 38M4 10L6 38M16 8L18 38M22 6L30 38
  shape c=#9C8672: M-32 -6Q-28 -18 0 -16Q22 -18 28 -4Q26 14 0 12Q-28 14 -32 -6Z
  shape c=#9C8672: M16 -10L26 -28L44 -22Q46 -14 36 -12L28 2Z
  limb c=bone w=6: M28 -28Q22 -48 0 -44Q-8 -42 -8 -34
  shape c=bone: M34 -12L36 2L40 -12Z
  disc 34 -22 .18 c=black
lantern_bat = void tint=violet gx=.5 gy=.5
  twin c=#4A3A6A: M4 -8Q20 -38 52 -30Q46 -14 52 10Q42 2 36 10Q30 2 22 14Q14 4 4 12Z
  line c=#2A2040 w=1.6: M8 -6L36 10M8 -8L44 -22M-8 -6L-36 10M-8 -8L-44 -22
  disc 0 10 1.5 c=#5A4880 tall=16
  glow 0 14 1.2 c=yellow a=.9
  disc 0 14 1 c=yellow
  disc 0 -16 1.1 c=#5A4880
  twin c=#5A4880: M2 -22L10 -38L14 -20Z
  disc -4 -17 .3 c=red
  disc 4 -17 .3 c=red
methane_heron = sea tint=amber level=.7
  limb c=#C86A2C w=3: M-4 12L-8 46M8 12L10 30L6 46M-14 46H-2M0 46H12
  shape c=#5A7CA8: M-34 12Q-30 -8 2 -10Q20 -8 18 4Q12 18 -10 18Z
  limb c=#7C9CC8 w=7: M14 0Q28 -14 16 -26Q8 -36 18 -42
  shape c=#C86A2C: M22 -48L52 -40L22 -36Z
  disc 18 -42 .8 c=#7C9CC8
  limb c=black w=2.4: M14 -48Q0 -54 -12 -48
  disc 20 -43 .2 c=black
  line c=#2C4668 w=2: M-24 8Q-8 4 8 8M-20 14Q-6 10 4 13
iron_shell_crab = surface tint=red soil=clay
  limb c=#8A3A2A w=5: M-26 14L-44 26L-46 38M-18 18L-30 38M26 14L44 26L46 38M18 18L30 38
  limb c=#8A3A2A w=7: M-28 0Q-44 -6 -40 -20M28 0Q44 -6 40 -20
  shape c=#C8563A: M-40 -16Q-58 -24 -48 -44L-42 -32L-32 -42Q-26 -26 -34 -16Z
  shape c=#C8563A: M40 -16Q58 -24 48 -44L42 -32L32 -42Q26 -26 34 -16Z
  shape c=iron: M-34 12Q-34 -20 0 -22Q34 -20 34 12Q0 24 -34 12Z
  line c=#20253C w=2: M0 -22V18M-18 -18Q-22 0 -16 16M18 -18Q22 0 16 16
  disc -26 -6 .28 c=brass
  disc 26 -6 .28 c=brass
  disc -9 -12 .28 c=brass
  disc 9 -12 .28 c=brass
  disc -8 8 .4 c=yellow
  disc 8 8 .4 c=yellow
comet_eel = void tint=cyan
  glow -34 -24 1.6 c=cyan a=.9
  limb c=#2E8FA8 w=13: M-36 -24Q-8 -40 0 -14Q6 10 26 6Q46 0 40 22Q36 34 20 32
  line c=ice w=3: M-36 -27Q-10 -40 -2 -14Q6 14 28 10Q42 6 37 20
  flash -38 -24 1.3 c=ice points=6
  disc 18 32 1.1 c=#2E8FA8 tall=9
  disc 13 30 .3 c=yellow
  line c=#0A2A38 w=2: M6 34Q12 37 18 36
  shape c=cyan: M2 -22L18 -30L12 -10Z
  shape c=cyan: M34 0L44 -14L46 6Z
thunder_moth = clouds tint=violet
  twin c=#D8A83A: M3 -4Q20 -40 50 -32Q54 -8 30 2Q12 6 3 4Z
  twin c=#A8742A: M3 4Q24 2 38 18Q36 36 18 36Q6 28 3 12Z
  twin c=yellow: M26 -26L36 -24L30 -16L38 -14L22 0L26 -12L18 -14Z
  disc 22 22 .6 c=black
  disc -22 22 .6 c=black
  disc 0 4 .6 c=#5A3A20 tall=34
  limb c=#5A3A20 w=2.4: M-3 -24Q-8 -40 -20 -42M3 -24Q8 -40 20 -42
  disc 0 -22 .7 c=#7A5230
alien = void tint=teal gx=.5 gy=.4
  invader
"""

CRISES = """
mercury = room tint=orange
  wall 46 -6 1 0 w=60 h=70
  gear 54 -14 1.5 c=brass
  gear 34 8 1 c=iron
  person -20 10 1.5 coat=black hair=black eyes=plain mouth=smile
  + headgear 0 -12 1 0 kind=topper band=red
  + mask 0 -12 .62
  bomb 34 26 1.3
venus = surface tint=yellow soil=leaf
  leaf -66 40 1.6 -20 c=leaf-
  leaf -50 44 1.4 14 c=leaf
  leaf 66 40 1.6 20 c=leaf-
  leaf 52 44 1.4 -12 c=leaf
  person -32 16 1 0 of=space_shark coat=leaf- skin=#7AA04A eyes=angry
  person 32 16 1 0 of=space_shark coat=leaf- skin=#8AB050 eyes=angry
  person 0 12 1.25 0 of=space_shark coat=#5A7A2A skin=#9AC05A eyes=angry mouth=grin
  lance -46 -6 .8 -80 c=fire
  lance 48 -6 .8 -100 c=fire
  flame -50 -34 .8
  flame 44 -34 .8
earth = hangar tint=red
  gear -56 -22 1.6 c=iron
  gear 58 -18 1.4 c=iron
  robot -42 10 1.1 0 square c=iron eye=red
  robot 42 10 1.1 0 square c=iron eye=red
  robot 0 8 1.7 0 square c=brass eye=red
  limb c=iron w=6: M-24 4L-34 -22M24 4L34 -22
  hammer -36 -26 .8 -20
  wrench 36 -28 .8 20
moon = surface plain tint=blue soil=grey level=.7
  globe -44 -22 .9 of=earth
  crater 10 34 1.2
  rocket 14 -10 1.2 -70
  smoke 14 32 1.4 c=grey
  rocket 50 6 .7 -60
  rocket -20 14 .7 -78
mars = surface plain tint=red soil=clay
  globe 56 -28 .6 of=earth
  trail c=white: M-10 -12Q20 -40 46 -30
  howitzer -14 12 1.5 up=32 fat=1.5 c=clay
  person 42 20 .8 of=xeno coat=red- skin=#C86A4A eyes=angry
  person 64 24 .7 of=xeno coat=red- skin=#C86A4A eyes=angry
  blast 46 -30 .5
titan = nebula tint=amber
  globe 54 -20 .9 of=titan
  group -8 4 1.5
  + unit 0 0 1 kind=cruiser c=black
  + shape c=black: M-4 -27Q10 -16 7 2H-6Q0 -12 -4 -27Z
  + skull 3 -8 .36
  + shape c=red edge=1: M-4 -28L-22 -34L-16 -27L-22 -20L-4 -24Z
  shots 36 10 .8 0 c=fire
kuiper = void tint=teal gx=.5 gy=.5
  rock -62 -28 1.1 c=ice
  rock 64 30 1.2 seed=2 c=ice
  rock 60 -34 .8 seed=3 c=ice
  rock -60 34 .9 seed=4 c=ice
  trail c=yellow: M-62 -10L-40 -2M62 -6L40 0
  invader 0 0 .95
defeat = burst tint=red
  flame -26 2 1.7
  flame 28 4 1.6
  flame 2 -8 1.8
  globe 0 8 1.6 of=earth
  crack 0 2 1.5
  crack 14 22 .9 60
  blast -46 24 .7
  blast 48 22 .7
"""
