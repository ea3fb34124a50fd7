"""Pictures of the Zarg cards: jagged blades and bad jokes."""

ZARG = """
za_needle = void tint=orange
  group 0 0 1.5 -24
  + jet -52 0 1.5 0 c=fire
  + half c=steel+: M62 0L-44 -2.6L-52 0Z
  + half c=hull: M-30 -1L-48 -10L-52 -3L-52 0Z
  + lamp -30 0 .8
  . line c=white w=.8 a=.6: M-70 8L-20 -14M-50 40L-10 22
za_pickpocket = nebula rigid tint=brown
  planet -50 -28 .4 c=bone craters
  ship 28 -16 1 4 cruiser of=carnoplantus level
  ship -36 22 .95 -14 scout level
  + limb c=steel w=2.4: M26 -2Q44 -14 50 -4Q50 6 42 2
  line c=sand w=1.2: M10 0V12
  sack 10 22 .75 c=clay
  coin 24 38 .5
  coin -2 40 .4
za_spiteful_splinter = streaks tint=red slope=.3
  group 4 0 1.5 20
  + jet -30 10 1.1 -20
  + shape c=steel: M-34 4L-26 -8L-16 -4L-12 -14L50 -4L16 10L-10 12L-18 6L-28 14Z
  + shape c=hull: M-34 4L-26 -8L-16 -4L-12 -14L0 -12L-6 11L-10 12L-18 6L-28 14Z
  + eye -14 0 .8 c=red
  + line c=#0A0E1C w=1.6: M-20 -7L-8 -4
  + line c=white w=1 a=.8: M0 -8L40 -4
za_backstab = void tint=red
  ship 48 -14 1 -14 destroyer of=human
  group -24 14 1.25 -20
  + jet -44 -22 1 26
  + jet -44 22 1 -26
  + shape c=brown: M-44 -26L-40 -18L-24 -10L-20 -18Z
  + shape c=gold edge=1: M-26 -24L-12 -6L-17 -3L-30 -20Z
  + shape c=steel: M-22 -16L-15 -8Q14 6 44 14Q24 -6 -22 -16Z
  + shape c=brown: M-44 26L-40 18L-24 10L-20 18Z
  + shape c=gold edge=1: M-26 24L-12 6L-17 3L-30 20Z
  + shape c=steel+: M-22 16L-15 8Q14 -6 44 -14Q24 6 -22 16Z
  + lamp 6 0 1
za_razor_laugh = nebula tint=fire
  group -6 4 1.2 -14
  + jet -36 -14 1
  + jet -36 14 1
  + half c=hull: M10 -4L-14 -10L-38 -24L-30 -6L-40 0Z
  + shape c=steel: M44 -34Q26 0 44 34Q-6 30 -8 0Q-6 -30 44 -34Z
  + patch c=#1A0E18: M36 -24Q22 0 36 24Q4 20 2 0Q4 -20 36 -24Z
  + patch c=bone: M36 -24L20 -20L30 -12L14 -8L27 0L14 8L30 12L20 20L36 24Q26 0 36 -24Z
  + eye -10 -6 .7 c=red
  + eye -10 8 .7 c=red
  shots 36 -22 .55 -14
  shots 42 -8 .55 -14
  shots 44 6 .55 -14
za_wrecking_joke = nebula rigid tint=pink
  ship -26 -12 1 -10 fighter wide=1.1
  + grin 6 6 .5
  limb c=sand w=2: M-10 4Q10 20 26 14
  bomb 42 16 2
  line c=pink w=4: M42 -8V40M18 16H66
  shape c=pink edge=1: M42 -10Q28 -24 24 -12Q28 -6 42 -8Q56 -24 60 -12Q56 -6 42 -8Z
  sheet 68 36 .55 14 lines=2 c=white
za_night_burglar = surface tint=violet soil=black
  group 0 6 1.1 -6
  + limb c=iron w=2.6: M-34 8L-42 26L-36 28M-4 10L-8 28L-2 30M26 8L24 26L30 28
  + half c=#2A2236: M60 0L28 -10L10 -8L0 -18L-16 -8L-40 -18L-50 -8L-56 0Z
  + patch c=#0A0810: M34 -6H54V3H34Z
  + eye 42 -2 .5 c=fire
  + sack -46 -14 1 -20 c=sand
  lamp 40 -36 .4 c=yellow
  . lamp -60 -34 .3 c=white n=4 dx=26 dy=3
za_laughing_catastrophe = burst tint=orange
  shape c=hull-: M0 -48L10 -22L40 -40L26 -14L66 -16L34 0L70 20L30 16L38 42L12 22L0 48L-12 22L-40 42L-30 16\
      L-72 20L-34 0L-66 -18L-26 -14L-38 -42L-10 -22Z
  shape c=hull: M0 -32L8 -14L26 -22L20 -6L44 -6L22 2L42 14L18 12L20 28L6 16L0 32L-6 16L-22 28L-18 12L-44 12\
      L-22 2L-44 -8L-20 -6L-26 -24L-8 -14Z
  eye -10 -6 1.3 c=red
  eye 10 -6 1.3 c=red
  grin 0 8 .8 0 tall=14
  barrel -50 -12 .6 200
  barrel 50 -12 .6 -20
  barrel 48 20 .6 20
  barrel -48 20 .6 160
za_saw_launcher = hangar tint=red
  group -34 18 1.3 -24
  + shape c=hull--: M-18 24L-12 4H10L18 24Z
  + shape c=hull: M-28 -12H24V12H-28Z
  + shape c=#140E1A: M20 -8H30V8H20Z
  + lamp -18 0 1
  saw 24 -30 1.2
  saw 46 -4 1.3 20
  saw 46 28 1.2 40
  line c=white w=1.2 a=.6: M0 -8L10 -18M6 2L30 -2M4 10L30 22
za_smoke_coat = void rigid tint=grey
  glow 0 0 2.4 c=grey a=.6
  smoke -24 18 1.3 c=#3A3848
  smoke 24 20 1.3 0 c=#3A3848 seed=4
  ghost 0 -40 1.2 -14
  shape c=#5A5474: M-34 46Q-44 4 -26 -14L-8 -24L0 -12L8 -24L26 -14Q44 4 34 46Q16 36 0 46Q-16 36 -34 46Z
  shape c=#120F1C: M-8 -24L0 -12L8 -24Q0 -30 -8 -24Z
  shape c=#5A5474-: M-26 -14Q-50 0 -46 30L-34 32Q-34 8 -22 0ZM26 -14Q50 0 46 30L34 32Q34 8 22 0Z
  line c=#0A0E1C w=1.6: M0 -12V42M-14 14H-6M6 14H14
  smoke -30 42 .9 c=#6A6884 seed=7
  smoke 30 42 .9 c=#6A6884 seed=9
  lamp 4 4 .6 c=gold
  lamp 4 18 .6 c=gold
za_rude_surprise = nebula tint=violet
  trail c=white w=1.5: M-78 30Q-50 44 -52 14Q-56 -8 -36 -4Q-20 6 -34 22Q-44 38 -14 26
  rocket 18 -4 1.6 -28 c=bone nose=orange fin=hull
  + shape c=black edge=1: M8 -9L15 -9L15 9L8 9Z
  + shape c=black edge=1: M12 -9L4 -20L10 -18L14 -10Z
  + grin -6 0 .34 -90
za_captain_giggle = corridor rigid tint=red
  shape c=#3A1428: M-46 48Q-50 -6 -24 -24L0 -34L24 -24Q50 -6 46 48Z
  head 0 -12 1.25 eyes=wink mouth=grin hat=splendid cloth=#3A1428
  shape c=#7A2038: M-50 50Q-52 4 -34 2Q0 12 36 2Q52 6 50 50Z
  line c=#3A1020 w=2: M-30 8Q-26 30 -34 48M-8 10Q-6 30 -10 48M16 9Q18 30 14 48M36 8Q36 30 40 48
  disc -36 3 .7 c=hull
  disc 38 3 .7 c=hull
za_knife_juggler = plain rigid tint=red
  person 0 14 1.15 eyes=plain mouth=grin coat=#5A2A6A
  limb c=#5A2A6A w=7: M-22 34Q-46 30 -44 14M22 34Q46 30 44 14
  disc -44 12 .7 c=hull
  disc 44 12 .7 c=hull
  trail c=fire w=1.6: M-46 4Q-50 -40 0 -44Q50 -40 46 4
  knife -52 -8 .9 -30
  knife -34 -34 .9 -60
  knife 0 -40 .9 90
  knife 34 -34 .9 60
  knife 52 -8 .9 30
  sparks -34 -34 .4
  sparks 34 -34 .4
za_fuse_biter = plain rigid tint=orange
  head -8 -4 1.9 eyes=wide mouth=open skin=hull
  disc -34 -6 .7 c=white
  disc 20 -6 .7 c=white
  bomb 44 26 1.9 dud
  limb c=sand w=3: M54 6Q50 -8 26 4Q10 10 -4 14
  sparks 6 12 .7
  patch c=bone: M-18 8h5v6h-5ZM-4 8h5v6h-5Z
za_clown_mine = surface rigid tint=red soil=brown
  mine 0 12 2 c=violet
  ball 0 14 1 c=red
  eye -12 -4 1.1 c=cyan
  eye 12 -4 1.1 c=cyan
  grin 0 26 .7
  shape c=brown: M-80 36Q-40 28 0 36T80 34V130H-80Z
  . patch c=yellow: M-60 40l5 2l-3 4ZM-20 42l5 1l-4 4ZM26 40l3 4l-5 2ZM56 42l4 3l-5 2ZM-44 -20l4 2l-3 4Z
  . patch c=cyan: M-48 44l4 2l-3 3ZM4 44l4 1l-3 3ZM40 44l3 3l-4 2ZM-40 34l3 3l-4 1ZM48 -26l3 3l-4 2Z
  . patch c=pink: M-70 44l4 2l-3 3ZM14 38l4 1l-3 3ZM66 38l3 3l-4 2ZM-10 40l3 3l-4 1ZM60 0l3 3l-4 2Z
za_false_bottom = cave rigid tint=red
  patch c=#1C1424: M-80 -50H80V4H-80Z
  shape c=brown: M-80 4H-22V12H-80ZM22 4H80V12H22Z
  coin -8 -26 .7
  coin 8 -28 .7
  coin 0 -34 .7
  chest 0 -10 1.2
  shape c=#0A0610: M-22 12H22L34 50H-34Z
  eye -12 26 .8 c=fire
  eye 4 24 .8 c=fire
  eye -20 40 .8 c=fire
  eye 18 38 .8 c=fire
  eye 0 42 .7 c=fire
  grin 0 32 .3
  coin 2 14 .5
za_gambling_den = surface tint=red soil=black
  planet -48 -26 .8 c=clay
  shape c=hull-: M-56 46L-48 0L-20 -10L8 -26L34 -8L60 4L56 46Z
  shape c=#1A0E18: M-14 46V20Q2 8 18 20V46Z
  glow 2 34 1.1 c=fire
  lamp -36 18 1 c=fire
  lamp 40 20 1 c=fire
  die -30 -22 1.3 -14 eyes=7
  die 30 -32 1.4 16 eyes=9
  smoke 58 -30 .6 c=#4A3A52
za_bar_brawl = surface tint=orange soil=brown
  shape c=hull-: M-80 50V-30H-22V50Z
  shape c=#FFC46A: M-64 50V-8H-36V50Z
  glow -44 20 2 c=fire
  line c=white w=1.6 a=.7: M-26 -6L-10 -14M-24 10H-6M-26 26L-8 32
  group 8 -24 1 28
  + limb c=wood w=3: M-8 6V20M9 6V20
  + shape c=wood: M-10 -20H-5V2H-10Z
  + shape c=wood+: M-11 1H12V7H-11Z
  glass 4 12 .95 60
  glass 44 -22 .8 -40 c=brown
  craft 42 8 1 -30 of=human dark
  craft 62 -38 .8 40 of=insectoid dark
  coin 20 36 .6
  coin 30 -6 .4
  walker 56 32 .8 100 of=xeno
  sparks 22 -2 .5
za_cheap_shot = burst rigid tint=red gx=.6
  ship 26 -18 1 -6 cruiser of=human level
  spring -34 46 1.3 -42 long=44
  shape c=red: M0 16Q-8 -4 10 -10Q26 -12 30 0Q34 12 24 20Q12 26 0 16Z
  limb c=red w=7: M4 0Q-6 -4 -2 6
  shape c=white edge=1: M-4 18L8 28L14 23L2 12Z
  sparks 28 -10 .9
za_sand_in_the_gears = room rigid tint=amber
  gear -18 16 1.8 c=brass
  gear 26 26 1.5 c=iron at=18
  gear 40 -14 1.1 20 c=brass
  shape c=hull: M-8 -48L22 -48L14 -30L8 -22L2 -32L-4 -24L-10 -34Z
  patch c=sand: M-2 -26L8 -26L-6 10L-20 12Z
  . patch c=sand: M-24 4l3 2l-3 2ZM-12 14l3 2l-3 2ZM-30 12l3 2l-3 2ZM4 6l3 2l-3 2Z
  sparks 6 22 .8
  gear 66 -34 .7 c=brass
za_trip_wire = void rigid tint=sand
  rock -62 18 2 seed=3
  rock 64 10 2 0 seed=5
  ship 4 -4 1 12 cruiser of=xeno level
  limb c=bone w=2.2: M-58 14Q-30 34 -10 10Q0 -16 14 6Q30 30 58 8
  limb c=bone w=2.2: M-10 10Q4 26 20 -8
  shape c=white edge=1: M-42 22L-36 24L-40 38L-48 36Z
  shape c=pink edge=1: M36 20L44 18L46 34L36 34Z
  shape c=cyan edge=1: M46 16L52 13L56 28L48 30Z
za_nope = plain rigid tint=red
  group -26 -2 1.4 -14
  + shape c=paper: M-18 -24H12L6 -12L12 -2L4 10L10 24H-18Z
  + line c=ink w=1.2 a=.6: M-12 -16H4M-12 -9H2M-12 -2H4M-12 5H0
  group 26 -2 1.4 14
  + shape c=paper: M18 -24H-6L-12 -12L-6 -2L-14 10L-8 24H18Z
  + disc 10 14 .5 c=red
  + line c=ink w=1.2 a=.6: M-2 -16H12M-4 -9H12M2 -2H12
  head -60 20 .85 mouth=grin
  head 60 20 .85 mouth=grin eyes=wink
  disc -46 30 .6 c=hull
  disc 46 30 .6 c=hull
za_mocking_echo = room rigid tint=orange
  waves -40 -6 1.3 -90 arc=90 count=4 c=fire
  person 16 -2 1.2 of=human hat=cap rank eyes=stern mouth=open
  limb c=blue- w=8: M36 22Q54 10 66 8
  person -30 14 .95 mouth=grin eyes=plain hat=cap cloth=red
  limb c=#4A2436 w=7: M-14 30Q2 40 18 38
  disc 68 8 .5 c=skin
  disc 20 38 .5 c=hull
za_change_of_plans = surface rigid tint=violet soil=sand
  limb c=wood w=5: M0 48V-38
  shape c=wood+: M-6 -36H-44L-54 -28L-44 -20H-6Z
  shape c=wood+: M6 -18H44L54 -10L44 -2H6Z
  shape c=wood+: M-6 2H-36L-46 9L-36 16H-6Z
  line c=red w=2.4: M-40 -28H-16M16 -10H38M-34 9H-14
  craft -54 36 1 180 of=human
  craft -28 40 1 180 of=human
  craft 30 38 1 180 of=human
  craft 56 34 1 180 of=human
  line c=fire w=2: M14 -34Q30 -40 34 -28L29 -30M34 -28L37 -33
za_taunt = nebula tint=pink
  craft 48 -30 1 180 of=human n=3 dx=14 dy=20
  craft 30 36 1 180 of=human
  group -26 2 1.4 0
  + shape c=hull-: M-10 -10L-34 -30L-22 -8Z
  + shape c=hull-: M-10 10L-34 30L-22 8Z
  + shape c=hull: M26 -2L6 -14L-20 -12L-32 0L-20 12L6 14L26 4Z
  + eye 2 -6 .9 c=fire
  + shape c=pink: M20 2Q36 4 36 14Q30 18 26 12Q20 8 14 8Z
  + line c=rose- w=1: M22 6Q30 8 32 14
  . + line c=white w=1.4: M-38 -22L-44 -26M-36 -32L-40 -38M-38 24L-44 28
"""
