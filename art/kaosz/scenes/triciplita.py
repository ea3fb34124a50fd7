"""Pictures of the Triciplita cards: everything three times."""

TRICIPLITA = """
tr_trefoil = nebula tint=lime
  group 0 2 1.4 -20
  + jet -22 0 1.2
  + petal 2 0 1.3 70 c=hull
  + petal -4 -2 1.2 -44 c=hull
  + group
  + line c=lime w=1.1 a=.9 dash=2,2: M-4 2Q-26 10 -22 30Q-18 40 -8 36Q10 26 -4 2Z
  + patch c=lime a=.14: M-4 2Q-26 10 -22 30Q-18 40 -8 36Q10 26 -4 2Z
  + ball 0 0 .9
  + lamp 0 0 1.2
tr_tripod = surface rigid tint=teal soil=hull
  limb c=steel w=4: M0 -10L-46 44M0 -10L46 44M0 -10L4 48
  disc -46 44 .5 c=iron tall=5
  disc 46 44 .5 c=iron tall=5
  disc 4 47 .5 c=iron tall=5
  half -2 -14 1 c=hull: M34 0Q24 -20 0 -20Q-26 -18 -34 0Z
  ball 0 -12 1.3 c=iron
  eye 0 -12 1.7 c=lime
  lamp -26 -16 .7
  lamp 26 -16 .7
  search 0 0 .9 140 c=lime
tr_triptych = limb tint=teal
  group 4 2 1 -8
  + jet -62 -22 1
  + jet -62 0 1.2
  + jet -62 22 1
  + shape c=hull-: M-56 -36L34 -40Q46 -32 40 -22L-56 -14Z
  + shape c=hull-: M-56 36L34 40Q46 32 40 22L-56 14Z
  + shape c=hull: M-62 -12H46Q66 -8 66 0Q66 8 46 12H-62Z
  + patch c=gold: M-50 -30L-6 -33V-22L-50 -19ZM-50 30L-6 33V22L-50 19ZM-50 -7H0V7H-50Z
  + patch c=teal-: M-46 -27L-10 -30V-24L-46 -21ZM-46 27L-10 30V24L-46 21ZM-46 -4H-4V4H-46Z
  + lamp -28 -25 .7 c=gold
  + lamp -28 25 .7 c=gold
  + lamp -26 0 .8 c=gold
  + disc -20 -13 .28 c=brass
  + disc 20 -13 .28 c=brass
  + disc -20 13 .28 c=brass
  + disc 20 13 .28 c=brass
  + lamp 48 0 1.2
tr_unseen_third = void tint=lime
  group -26 -20 1.05 -14
  + jet -24 0 1
  + shape c=hull: M40 0L-24 -18V18Z
  + lamp 6 0 1.2
  group -26 24 1.05 -14
  + jet -24 0 1
  + shape c=hull: M40 0L-24 -18V18Z
  + lamp 6 0 1.2
  group 36 4 1.2 -14 lean
  + patch c=lime a=.1: M40 0L-24 -18V18Z
  + line c=lime w=1.2 dash=2.4,2: M40 0L-24 -18V18Z
  + line c=lime w=1 dash=1,2: M9 0A3 3 0 1 1 3 0A3 3 0 1 1 9 0
tr_three_towers = limb tint=lime
  group 0 14 1.25 -4 level
  + jet -60 12 1.4
  + jet -60 20 1.2
  + shape c=hull-: M-60 6H58L48 24H-50Z
  + tower -34 8 .9 of=human c=hull
  + tower 0 8 1.15 of=human c=hull
  + tower 34 8 .9 of=human c=hull
  + sparks -34 -20 .4
  + sparks 1 -30 .4
  + sparks 35 -16 .4
  + lamp 46 14 1
tr_tri_laser = plain rigid tint=lime gx=.75
  beam -26 -32 1 30 long=92 c=lime w=2.4
  beam -30 0 1 0 long=82 c=lime w=2.4
  beam -26 32 1 -30 long=92 c=lime w=2.4
  group -46 -36 1.2 24
  + gem 0 0 1.4 90
  group -50 0 1.2 0
  + gem 0 0 1.4 90
  group -46 36 1.2 -24
  + gem 0 0 1.4 90
  shape c=iron: M-80 -46L-62 -40V40L-80 46Z
  flash 54 0 1.6 c=white points=6
tr_prism_shield = void rigid tint=cyan
  beam -82 -4 1 4 long=82 c=red w=4
  beam 10 2 1 -22 long=84 c=violet w=2 spread=2
  beam 12 2 1 -10 long=84 c=cyan w=2 spread=2
  beam 14 3 1 2 long=84 c=lime w=2 spread=2
  beam 12 4 1 14 long=84 c=yellow w=2 spread=2
  beam 10 5 1 26 long=84 c=orange w=2 spread=2
  shape c=ice: M0 -42L42 36H-42Z
  patch c=#2A5A7A a=.55: M0 -26L27 27H-27Z
  line c=white w=2 a=.9: M-4 -24L-24 16
tr_phase_shield = nebula tint=lime
  blast -30 14 1.5
  ship -30 14 .8 -16 fighter alpha=.35
  ship 30 -10 1 -16 fighter seed=3
  shield 30 -10 1.25 c=lime
tr_veil_projector = hangar rigid tint=lime
  craft 46 -8 1.7 0 dark
  shape c=#0C1230: M-10 -46Q40 -52 78 -46V26Q56 20 40 26T-10 24Z
  line c=lime w=1 a=.7: M-10 -46Q40 -52 78 -46M-10 24Q16 28 40 26Q56 20 78 26
  lamp 8 -28 .5 c=white n=4 dx=18 dy=3
  lamp 0 -6 .5 c=white n=4 dx=20 dy=-3
  lamp 14 12 .4 c=white n=3 dx=22 dy=1
  search -46 26 1 50 c=lime
  group -52 28 1.2
  + limb c=iron w=2.6: M0 0L-14 18M0 0L14 18M0 0V18
  + shape c=hull: M-18 -12H10V12H-18Z
  + shape c=brass: M10 -7L20 -10V10L10 7Z
  + lamp -6 0 1
tr_magnet_arm = nebula rigid tint=grey
  rock 34 40 .9 seed=2 c=iron
  gear 60 30 .9 c=clay
  barrel 58 42 .8 10
  wall 6 44 1 20 w=20 h=10 c=clay
  limb c=hull w=8: M-78 -40L-30 -38L8 -20
  disc -30 -38 .9 c=brass
  limb c=hull- w=4: M8 -20Q-10 -4 2 8M8 -20Q20 -6 14 10M8 -20Q36 -16 32 2
  disc 8 -20 .8 c=hull
  cannon 20 18 .7 24
tr_triplet_rockets = streaks rigid tint=lime
  trail c=white: M-70 0Q-50 -10 -40 -26M-70 4H-44M-70 8Q-54 20 -40 30
  rocket -4 -30 1 -34 c=hull nose=lime fin=lime
  rocket 8 0 1 0 c=hull nose=lime fin=lime
  rocket -4 32 1 30 c=hull nose=lime fin=lime
  limb c=red w=2.6: M-16 -24Q-24 -10 -8 -3Q-22 12 -16 26
  target 58 -40 .5
  target 64 0 .5
  target 56 42 .5
tr_blinding_flare = burst tint=yellow
  glow 0 -8 2.6 c=white
  patch c=#FFFDE8: M0 -48L40 26H-40Z
  patch c=yellow: M0 -32L26 18H-26Z
  patch c=white: M0 -16L12 10H-12Z
  rocket -40 34 .7 -50 c=hull nose=lime
  person 52 26 .8 of=human eyes=shut mouth=open hat=helmet
  limb c=blue- w=6: M36 46Q30 24 44 16
  limb c=skin w=5: M44 16L60 14
tr_bunker_opener = surface rigid tint=orange soil=sand
  bunker 10 46 1.2 c=grey
  shape c=grey: M26 6L66 -8L70 0L30 14Z
  blast 6 20 .6
  group -20 -14 1.25 52 level
  + jet -34 0 1.2 0 c=fire
  + half c=hull: M4 0L4 -10L-22 -10L-34 -20L-36 0Z
  + half c=lime: M-8 0L-8 -10L-12 -10L-12 0Z
  + drill 18 0 1
tr_gadgeteer = hangar rigid tint=lime
  person 0 2 1.3 mouth=smile
  limb c=hull w=5: M24 24Q36 30 34 40M-24 24Q-36 30 -34 40M8 10Q34 -6 32 -24
  group -42 34 1 -14
  + shape c=cyan: M0 -18L16 -12V2Q14 14 0 18Q-14 14 -16 2V-12Z
  group 42 34 1 14
  + shape c=amber: M0 -18L16 -12V2Q14 14 0 18Q-14 14 -16 2V-12Z
  line c=black w=2: M-54 44Q-66 48 -70 36M54 44Q66 48 70 38
  wrench 32 -32 .7 14
tr_repair_tripod = nebula rigid tint=orange
  wall 0 44 1 -4 w=180 h=34 c=steel
  crack -50 32 .8
  limb c=hull w=4: M-8 0L-34 8L-46 28M8 4L18 20L14 34M8 -6L34 -18L44 -36
  sparks -46 28 1
  hand 46 -40 .5 14 c=hull
  ball 0 -4 1.8
  lamp -8 -8 1
  lamp 8 -8 1
  lamp 0 4 1
tr_aiming_triplet = plain rigid tint=red
  limb c=iron w=4: M0 44V26M-18 48L0 42L18 48
  shape c=brown: M-50 20H50V28H-50Z
  robot -34 -2 .85 legs=2 eyes=2 wink
  robot 0 -8 .95 legs=2 eyes=2 wink c=teal+
  robot 34 -2 .85 legs=2 eyes=2 wink
  target 0 -36 .5
tr_blueprint_vault = room rigid tint=lime
  shape c=steel: M-66 -44H66V46H-66Z
  shape c=#101C2A: M-56 -36H56V40H-56Z
  line c=steel w=3: M-56 -10H56M-56 15H56
  scroll -36 -20 .85 0 band=lime
  scroll 2 -20 .85 0 band=red c=ice
  scroll 38 -20 .85 0 band=lime
  scroll -20 5 .85 0 band=gold c=ice
  scroll 24 5 .85 0 band=lime
  scroll -36 30 .85 0 band=lime c=ice
  scroll 2 30 .85 0 band=gold
  scroll 38 30 .85 0 band=red
  group 78 0 1.1
  + shape c=steel-: M-10 -42L14 -48V50L-10 44Z
  + hoop 2 0 .5 w=5 c=brass
tr_assembly_ring = limb tint=lime
  halo 0 6 1.4 -10 far
  belt -58 20 .9 -18
  belt 60 16 .9 196
  belt 0 -38 .7 90
  craft 0 4 1.6 -10 dark
  sparks 12 -4 .6
  halo 0 6 1.4 -10
  gear -40 10 .4
  barrel 40 6 .4
tr_magnetic_snare = surface tint=red soil=grey level=.7
  waves 0 20 1.6 0 arc=90 count=4 c=cyan w=1.4
  magnet 0 26 1.8
  cannon -30 -30 .6 130
  barrel 34 -20 .7 110
  shape c=cyan: M8 -44L22 -38V-28Q20 -20 8 -16Q-4 -20 -6 -28V-38Z
  gear -54 -6 .7
  . line c=white w=1 a=.6: M-30 -48V-40M34 -48V-36M-54 -30V-20M58 -20V-8
tr_dismantle = desk tint=teal
  shape c=ice: M-72 -40H70L74 42H-70Z
  barrel -60 -18 1.2
  gear 14 -20 .9
  disc 46 -22 .9 c=hull
  disc 46 -22 .35 c=brass
  shape c=iron: M-54 36L-48 12H-26L-20 36Z
  rivet -4 14 2.6 n=4 dx=10
  wrench 54 20 .8 20
  spring -4 30 .9 long=40
tr_salvage_sort = room rigid tint=amber
  person 0 -8 1.05 mouth=smile
  limb c=hull w=5: M-20 14Q-40 6 -46 -18M20 14Q40 6 46 -18M6 0Q24 -20 20 -38
  gear -48 -26 .7
  gem 48 -28 .9
  shell 22 -42 .6 20
  shape c=wood: M-70 14H-30L-34 46H-66Z
  shape c=wood: M-20 18H20L16 48H-16Z
  shape c=wood: M30 14H70L66 46H34Z
  gear -50 30 .55 c=black
  shape c=black edge=.8: M0 24L10 42H-10Z
  shape c=black edge=.8: M42 22H58V38H42Z
tr_retrofit = hangar tint=cyan
  ship -40 16 .9 0 fighter level
  ship 44 16 .9 180 fighter level c=#5FAF90
  trail c=white w=1.8: M-34 -10Q0 -56 36 -10
  group 0 -28 1.1
  + shape c=cyan: M0 -18L16 -12V2Q14 14 0 18Q-14 14 -16 2V-12Z
  wrench -34 -14 .7 -30
  wrench 36 -14 .7 30
tr_jam = plain rigid tint=red
  limb c=iron w=13: M-76 16H-30Q14 16 14 -12Q12 -34 -10 -32Q-30 -28 -22 -6Q-10 18 30 14H70
  shape c=iron-: M66 2H78V26H66Z
  pliers -36 -28 .9 120 c=red
  pliers 40 -20 .9 -130 c=amber
  pliers 0 42 .9 0 c=lime
  smoke -62 -8 .4
tr_bend_the_light = hangar tint=lime
  line c=ice w=1.6 a=.8: M-80 -34Q-40 -34 -30 -16Q-20 0 0 -24Q20 -46 80 -38
  line c=ice w=1.6 a=.8: M-80 -8Q-56 -8 -46 6Q-20 28 0 8Q20 -16 40 0T80 -6
  line c=ice w=1.6 a=.8: M-80 34Q-40 40 -20 28T30 40T80 32
  ghost -40 -16 1.7 -10
  ghost 40 -18 1.7 -10
  ghost 0 22 1.9 -10
  flash -80 -34 .6
  flash -78 34 .5
tr_mirror_dish = void rigid tint=cyan
  beam -82 30 1 -16 long=84 c=red w=4
  beam 0 4 1 -52 long=90 c=red w=4
  group 4 8 1.35 -30
  + limb c=iron w=5: M0 8L14 30
  + shape c=ice: M-8 -30Q10 -24 12 -10L-2 -6Q-8 -18 -18 -22Z
  + shape c=ice: M12 -8Q14 6 6 18L-6 10Q0 2 -2 -4Z
  + shape c=ice: M4 20Q-10 30 -26 26L-22 14Q-12 18 -6 12Z
  + ball 4 2 .4 c=brass
  sparks -2 4 .6
  craft 60 36 1 180 of=human
"""
