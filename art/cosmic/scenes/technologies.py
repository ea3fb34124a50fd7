"""Pictures of the twenty technologies (chapter 12)."""

TECHNOLOGIES = """
coldsleep_ship = void tint=cyan gx=.5 gy=.4
  group 0 6 1.3 -8 level
  + jet -50 0 1.2
  + shape c=steel: M-48 -14Q-20 -22 20 -18Q46 -12 56 2Q44 14 18 16H-48Q-54 0 -48 -14Z
  + shape c=ice: M-24 -14Q-22 -32 2 -32Q26 -30 28 -12Q2 -4 -24 -14Z
  + disc -2 -18 .9 c=leaf tall=7
  + line c=black w=1.4: M-7 -18q2 2 4 0M0 -18q2 2 4 0
  + line c=white w=1.6 a=.9: M-18 -20Q-14 -28 -4 -29
  + lamp -36 2 .7 c=cyan n=5 dx=14
  flash 44 -36 .5 c=ice points=6
  flash 58 -26 .4 c=ice points=6
  flash -56 -32 .5 c=ice points=6
  flash -50 34 .4 c=ice points=6
collapsium_hulls = streaks tint=steel
  shell -62 -22 1.2 20 c=brass
  shell -54 30 1.1 -24 c=brass
  flash -34 -12 1.1 c=yellow
  flash -30 20 1 c=yellow
  group 22 2 1.5 0 level
  + shape c=#3A3F58: M-34 0Q-30 -28 6 -28Q30 -24 34 0Q30 24 6 28Q-30 28 -34 0Z
  + line c=#8A94C0 w=1.6: M-20 -22L-8 -2L-22 20M-8 -2H16M8 -27L16 -2L10 26
  + lamp 24 -8 .8 c=violet
  + lamp 24 8 .8 c=violet
  + line c=white w=1.6 a=.8: M-28 -12Q-22 -24 0 -25
cosmic_field_generator = room rigid tint=violet
  glow 0 -10 3 c=violet a=.7
  shape c=iron: M-34 44L-26 24H26L34 44Z
  shape c=brass: M-14 24V4H14V24Z
  line c=#4A3410 w=2: M-14 9H14M-14 14H14M-14 19H14
  hoop 0 -16 1.5 0 c=steel
  orbit 0 -16 .9 30 c=cyan flat=24 w=1.6
  orbit 0 -16 .9 -30 c=cyan flat=24 w=1.6
  ball 0 -16 1.3 c=violet
  lamp 0 -16 2.4 c=white
  bolt -44 -10 1 40 c=cyan
  bolt 46 -8 1 -40 c=cyan
  gear -48 34 .8 c=brass
  gear 50 34 .8 c=brass
delta_scanners = void rigid tint=green gx=.5 gy=.5
  shape c=iron: M0 -46L52 40H-52Z
  shape c=#0E2A1C: M0 -30L38 33H-38Z
  line c=lime w=1 a=.7: M0 -10L20 24H-20ZM0 -22L30 29H-30Z
  line c=lime w=2: M0 14L24 -2
  glow 6 10 1.2 c=lime a=.6
  card -8 16 .5 -14 mark=red
  card 10 20 .5 12 mark=cyan
  lamp 0 -38 .9 c=lime
  lamp 43 35 .9 c=lime
  lamp -43 35 .9 c=lime
  waves 0 -42 1 0 arc=120 count=3 c=lime
energy_cloak = nebula tint=teal
  group 0 2 2.6 -6 level
  + saucer 0 0 1 0 c=teal
  + patch c=#0A1426 a=.82: M0 -14Q10 -10 18 -12V12Q8 8 2 12Q-4 4 0 -14Z
  + line c=cyan w=.9 a=.9: M2 -10Q6 -9 6.6 -3Q11 -1 14 2Q9 7 1 7
  waves -10 0 1.2 90 arc=80 count=3 c=cyan
  trail c=cyan: M-70 20Q-40 34 -8 28
  flash 46 -26 .6 c=cyan
  flash 60 10 .4 c=cyan
enigma_device = desk rigid tint=brass
  shape c=wood: M-46 40L-38 -20H38L46 40Z
  shape c=black: M-38 32L-32 6H32L38 32Z
  disc -24 -26 1.2 c=brass
  disc 0 -26 1.2 c=brass
  disc 24 -26 1.2 c=brass
  line c=black w=2: M-24 -26L-18 -32M0 -26L-2 -34M24 -26L31 -23
  lamp -26 -8 .8 c=amber n=5 dx=13
  disc -24 14 .34 c=bone n=5 dx=12
  disc -28 24 .34 c=bone n=5 dx=14
  query 58 -20 .8 12 c=yellow
  query -60 -16 .7 -12 c=yellow
genesis_bomb = burst rigid tint=green
  glow 0 0 3 c=lime a=.7
  shape c=iron: M-12 -44H12V-30H-12Z
  ball 0 4 3.5 c=iron
  ball 0 6 2.5 c=blue
  patch c=leaf: M-18 0Q-10 -14 2 -12Q8 -4 0 4Q-12 12 -18 0ZM6 12Q16 4 22 10Q20 22 10 24Q4 20 6 12Z
  line c=white w=1.4 a=.7: M-20 14Q-10 18 0 15M8 -6Q14 -10 20 -4
  stalk 0 -26 .7
  leaf -30 -26 .7 -40 c=leaf
  leaf 30 -26 .7 40 c=leaf
  lamp -24 26 .8 c=red
  lamp 24 26 .8 c=red
gluon_mines = void tint=orange gx=.6 gy=.4
  line c=orange w=2 a=.8: M-52 -14L-12 20L22 -20L54 18M-12 20L-34 40M22 -20L40 -42
  glow -12 20 1 c=orange
  glow 22 -20 1 c=orange
  mine -52 -14 1.1 0 c=black light=red
  mine -12 20 1.5 12 c=#3A3F58 light=orange
  mine 22 -20 1.5 30 c=#3A3F58 light=orange
  mine 54 18 1.1 8 c=black light=red
  saucer -24 -30 .9 24 c=red
  flash -36 -24 .6 c=yellow
infinity_drive = streaks rigid tint=violet slope=0
  glow 0 0 3.4 c=violet a=.7
  limb c=steel w=12: M0 0Q22 -30 44 -22Q64 -6 48 16Q28 32 0 0Q-22 -30 -44 -22Q-64 -6 -48 16Q-28 32 0 0
  line c=cyan w=2.6: M0 0Q22 -30 44 -22Q64 -6 48 16Q28 32 0 0Q-22 -30 -44 -22Q-64 -6 -48 16Q-28 32 0 0
  ball 0 0 1.1 c=brass
  lamp 0 0 2 c=white
  jet -62 -4 1.4
  gear 36 0 .7 c=brass
  gear -36 0 .7 c=brass
lunar_cannon = void plain rigid tint=blue gx=.7 gy=.3
  planet 54 -24 .8 c=green
  shape c=#8A90A8: M-110 70V22Q-60 6 -10 14Q50 22 110 44V70Z
  patch c=#5A607A: M-66 26a12 4 0 1 0 .1 0ZM30 36a14 4.4 0 1 0 .1 0ZM-8 44a8 2.6 0 1 0 .1 0Z
  patch c=#B4BACE: M-66 29a9 2 0 1 0 .1 0ZM30 40a10 2 0 1 0 .1 0Z
  shape c=steel: M-46 22Q-44 -4 -24 -4Q-4 -4 -2 24Z
  group -24 -4 1.5 -26 level
  + shape c=iron: M-10 -8H22V8H-10Q-16 0 -10 -8Z
  + shape c=brass: M8 -9H13V9H8Z
  + shape c=iron: M22 -5H40V5H22Z
  + shape c=brass: M37 -7H43V7H37Z
  beam 36 -34 1 8 c=yellow w=3 long=10
  flash 36 -34 1.1 c=yellow
  lamp -24 10 .9 c=red
omega_missile = limb tint=red
  planet 48 -14 1.5 c=orange
  target 48 -14 1.5
  group -26 12 1.35 -22 level
  + rocket 0 0 1 0 c=bone nose=red
  + line c=red w=2: M-11 4H-7Q-12 -6 -4 -6Q4 -6 -1 4H3
  smoke -66 34 .9 c=grey
plasma_thrusters = hangar tint=cyan
  glow -40 -16 2 c=cyan a=.8
  glow -40 18 2 c=cyan a=.8
  jet -24 -16 2.8 0 c=#8FE8FF
  jet -24 18 2.8 0 c=#8FE8FF
  shape c=steel: M-24 -28L-10 -26Q30 -32 50 -16Q30 -2 -10 -6L-24 -4Z
  shape c=steel: M-24 6L-10 8Q30 2 50 18Q30 34 -10 28L-24 30Z
  shape c=brass: M-30 -30H-20V-2H-30Z
  shape c=brass: M-30 4H-20V32H-30Z
  line c=#3A4458 w=1.6: M0 -28V-5M14 -29V-4M0 6V29M14 5V30
  limb c=iron w=5: M6 -6V8M34 -6V8
  lamp 30 -16 .8 c=cyan
  lamp 30 18 .8 c=cyan
precursor_seed = cave rigid tint=teal
  glow 0 8 3.2 c=cyan a=.8
  sigil 0 6 1.5 0 c=cyan
  shape c=#3A2A4A: M0 42Q-24 30 -22 4Q-16 -14 0 -20Q16 -14 22 4Q24 30 0 42Z
  shape c=teal: M0 36Q-12 26 -10 6Q-6 -6 0 -12Q6 -6 10 6Q12 26 0 36Z
  line c=cyan w=1.6: M0 -10V32M-6 2L0 10L6 2M-7 14L0 22L7 14
  limb c=leaf w=4: M0 -18Q-4 -30 4 -42
  leaf 2 -34 .8 54 c=lime
  leaf 0 -28 .8 -54 c=lime
  lamp 4 -42 1.2 c=yellow
prometheus = nebula tint=gold
  group 0 6 1.05 -8 level
  + jet -62 -8 1.6
  + jet -62 10 1.6
  + shape c=bone: M-60 -16H-30L-10 -24H24Q52 -18 68 0Q52 18 24 22H-10L-30 20H-60Z
  + shape c=gold: M-30 -18L-14 -40H6L2 -24H-10Z
  + shape c=gold: M-30 20L-14 40H6L2 22H-10Z
  + shape c=red: M-60 -4H10Q20 0 10 6H-60Z
  + disc 34 -4 1 c=cyan tall=6
  + lamp -30 1 .7 c=yellow n=4 dx=12
  + flame 66 2 .8 70 c=orange
  saucer -50 -38 .5 -8 c=red
  saucer 40 40 .5 -8 c=red
qax = cave rigid tint=violet
  glow 0 0 3 c=rose a=.5
  limb c=#5A2A6A w=9: M-20 20Q-48 24 -52 2M-16 28Q-34 48 -56 38M20 20Q48 24 52 2M16 28Q34 48 56 38
  shape c=#7A3A8A: M0 -46Q30 -40 30 -4Q28 34 0 46Q-28 34 -30 -4Q-30 -40 0 -46Z
  shape c=#3A1446: M-20 -12Q0 -34 20 -12Q12 8 0 10Q-12 8 -20 -12Z
  disc 0 -10 1.2 c=yellow tall=9
  disc 0 -10 .3 c=black tall=26
  line c=#3A1446 w=2: M-12 22Q0 16 12 22M-10 30Q0 25 10 30M-6 38Q0 34 6 38
  card 52 -8 .8 16 mark=rose
  chain -60 -30 .9 30 links=4 c=brass
  chain 34 -42 .9 40 links=4 c=brass
quark_battery = room rigid tint=amber
  glow 0 0 2.8 c=amber a=.6
  shape c=iron: M-30 -26H30V38H-30Z
  shape c=brass: M-30 -26H30V-14H-30Z
  shape c=brass: M-30 26H30V38H-30Z
  shape c=steel: M-10 -38H10V-26H-10Z
  patch c=#1A2A3A: M-22 -10H22V22H-22Z
  orbit 0 6 .4 0 c=cyan flat=40 w=2
  orbit 0 6 .4 60 c=cyan flat=40 w=2
  orbit 0 6 .4 120 c=cyan flat=40 w=2
  ball -12 8 .46 c=red
  ball 10 -2 .46 c=lime
  ball 6 16 .46 c=blue
  bolt 54 0 1 10 c=yellow
  bolt -54 0 1 -10 c=yellow
tech_scrambler = burst rigid tint=teal
  waves 0 4 1.5 0 count=5 c=cyan
  group 0 4 1.1 8
  + shape c=black: M-20 -18H20V20H-20Z
  + shape c=red: M-12 -10H12V4H-12Z
  + line c=yellow w=2: M-10 -3L-6 -8L-2 2L2 -7L6 1L10 -4
  + lamp -10 13 .8 c=lime n=3 dx=10
  + limb c=steel w=2.6: M10 -18L18 -34M-10 -18L-18 -34
  gear -54 -22 1.1 20 c=brass
  gear 56 -20 .9 50 c=steel
  gear 52 30 1 10 c=brass
  wrench -52 30 .9 40
  spring 28 -42 .7 -20 c=steel
vacuum_turbines = hangar rigid tint=blue
  ball 0 0 3.9 c=iron
  disc 0 0 3.2 c=black
  petal 0 0 1 0 ring=8 r=15 out c=steel
  ball 0 0 .9 c=brass
  card -58 -24 .8 -30 back
  card 58 -26 .8 24 mark=red
  card 56 28 .7 40 back
  card -56 28 .7 -14 mark=cyan
  line c=white w=1.2 a=.7: M-46 -18Q-36 -14 -32 -6M46 -20Q38 -14 34 -8M46 22Q38 18 34 10M-46 22Q-38 18 -34 10
warpspace_key = void rigid tint=rose gx=.5 gy=.5
  vortex 0 2 1.9 0 c=rose flat=.7
  group -2 2 1.35 -38
  + hoop -30 0 .8 0 c=gold
  + disc -30 0 .8 c=rose
  + shape c=gold: M-14 -4H38V4H-14Z
  + shape c=gold: M22 4H28V16H22ZM32 4H38V13H32Z
  + shape c=gold: M-16 -8H-10V8H-16Z
  + gem -30 0 .5 0 c=cyan
  flash 40 -30 .8 c=white
  saucer 56 24 .7 20 c=yellow
  saucer -58 -26 .7 -20 c=blue
xenon_lasers = void tint=violet gx=.7 gy=.4
  beam -10 -16 1 -4 c=rose w=5 long=110
  beam -10 16 1 4 c=#B08AFF w=5 long=110
  flash -6 -16 .9 c=white
  flash -6 16 .9 c=white
  shape c=steel: M-80 -30H-44L-32 -24H-14V-9H-32L-44 -4H-80Z
  shape c=steel: M-80 4H-44L-32 9H-14V24H-32L-44 30H-80Z
  shape c=violet: M-56 -27H-46V-7H-56Z
  shape c=violet: M-56 7H-46V27H-56Z
  line c=#3A4458 w=1.4: M-30 -23V-10M-24 -23V-10M-30 10V23M-24 10V23
  lamp -66 -17 .9 c=rose
  lamp -66 17 .9 c=violet
  rock 52 -22 .9 seed=3
  blast 50 18 .5
"""
