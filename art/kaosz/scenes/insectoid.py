"""Pictures of the Insectoid cards: chitin, wax, hexagons."""

INSECTOID = """
in_gnat = void tint=lime
  flyer -60 -30 .8 n=5 dx=24 dy=3
  flyer -50 34 .8 n=5 dx=26 dy=-4
  flyer 40 -36 .7 n=2 dx=18 dy=10
  group 2 4 1.5 -20
  + wing -4 -4 .9 10
  + wing 2 -4 .9 34
  + jet -20 2 .8
  + half c=hull: M22 0Q20 -7 12 -7Q8 -10 0 -9Q-12 -8 -20 0Z
  + disc 17 -3 .4 c=red
  + line c=#0A0E1C w=1: M4 8L0 16M-4 8L-10 15M22 2L30 6
in_surveyor_moth = surface rigid tint=grey soil=sand
  crater 10 36 1.3 c=sand-
  line c=white w=1: M8 4L-40 38M8 4L60 36
  lamp -40 38 .7 c=red
  lamp 60 36 .7 c=red
  group 6 -8 1.1 0
  + moth 2 0 1.15
  + moth -2 0 1.15 flip
  + disc 0 2 .6 c=#A8A494 tall=20
  + line c=white w=1.4: M-2 -14Q-8 -24 -16 -26M2 -14Q8 -24 16 -26
  . + line c=white w=.8: M-6 -20l-4 2M-10 -24l-2 4M6 -20l4 2M10 -24l2 4
  + lamp -3 -9 .6
  + lamp 3 -9 .6
in_hornet_guard = limb tint=amber
  hive -58 48 1.1
  group 18 2 1.2 -8
  + wing -4 -8 1.1 16
  + wing 6 -8 .9 36
  + jet -42 -8 .9
  + jet -42 10 .9
  + disc -24 -6 1.6 c=amber tall=7
  + disc -24 9 1.6 c=amber tall=7
  + line c=black w=3.4: M-30 -12V-1M-22 -13V1M-30 3V15M-22 3V16
  + disc 2 0 1.1 c=hull
  + disc 20 0 1 c=amber
  + disc 24 -4 .34 c=red tall=14
  + shape c=black edge=.9: M28 3Q38 6 36 12Q30 8 26 8Z
in_molting_wasp = nebula tint=lime
  ship -26 14 1 -20 fighter c=#6A6448 alpha=.75
  + crack 4 0 1 20
  + crack -16 2 .8 -10
  ship 20 -8 1.15 -20 fighter c=#C8DC50 seed=4
  + wing 0 -8 .9 20
  flash 40 -34 .7 c=yellow
in_shellback = limb tint=lime
  group 0 4 1.3 -12
  + limb c=hull-- w=4: M20 14L30 28M0 16L6 32M-22 14L-22 30
  + jet -52 4 1.2
  + disc 40 0 1.3 c=hull-
  + shape c=hull: M38 4Q34 -28 -4 -28Q-46 -26 -54 6Q-30 16 0 16Q28 14 38 4Z
  + line c=#0A0E1C w=1.6: M36 2Q0 -8 -53 6
  + line c=hull-- w=1: M10 -27Q20 -14 16 -1M-20 -26Q-8 -14 -12 -2
  + lamp -36 8 .6 n=6 dx=11 dy=0
  + lamp 46 -3 .8
in_termite_barge = void tint=sand
  shape c=wood: M10 -22L84 -38V2L20 16Q6 12 14 2Q2 -8 10 -22Z
  line c=brown w=1.4: M20 -14L84 -26M24 0L84 -12M22 9L84 -4
  group -22 12 1.25 -10 level
  + jet -50 0 1.2
  + disc -40 0 1.1 c=#D8C8A0 tall=9
  + disc -26 0 1.3 c=#E4D6B0 tall=10
  + disc -10 0 1.4 c=#D8C8A0 tall=10
  + disc 6 0 1.4 c=#E4D6B0 tall=10
  + disc 22 0 1.4 c=#C89A50 tall=9
  + shape c=black: M30 -8Q46 -12 44 -2Q36 -6 32 -2Z
  + shape c=black: M30 8Q46 12 44 2Q36 6 32 2Z
  + lamp 26 -5 .7 c=red
  patch c=sand: M30 22l4 2l-3 3ZM20 30l3 1l-2 3ZM40 14l4 0l-2 4ZM12 36l3 1l-2 2Z
in_hive_hammer = limb tint=orange
  group -14 12 1.02 -10
  + limb c=hull-- w=6: M14 18L26 36M-10 20L-8 40M-36 16L-42 36
  + jet -62 -6 1.3
  + jet -62 8 1.3
  + shape c=hull-: M28 8Q26 -34 -14 -34Q-56 -32 -62 8Q-36 24 -10 24Q18 22 28 8Z
  + line c=#0A0E1C w=1.8: M26 4Q-10 -8 -61 8
  + disc 32 2 1.6 c=hull
  + shape c=hull: M32 -14Q40 -30 54 -28L50 -16Q44 -14 44 -4Z
  + cell 58 -34 1 0 blank
  + cell 72 -26 1 0 blank
  + cell 60 -16 1 0 blank
  + cell 74 -42 .9 0 blank
  + lamp 38 0 1.2 c=red
in_stinger_rail = hangar tint=amber
  wall -8 26 1 -6 w=150 h=30
  shape c=iron: M-70 12L70 -2V6L-70 20Z
  shape c=bone: M-60 -2H-44L-36 4L-44 9H-60L-54 4Z
  shape c=bone: M-30 -6H-14L-6 0L-14 5H-30L-24 0Z
  shape c=bone: M0 -10H16L24 -4L16 1H0L6 -4Z
  group 52 -24 1.2 -8 level
  + jet -18 0 .8 0 c=lime
  + shape c=bone: M-18 -7L-4 -5H8L24 0L8 5H-4L-18 7L-10 0Z
in_acid_gland = room rigid tint=lime
  shape c=hull: M-50 -30Q-20 -46 4 -28Q20 -14 12 4Q0 22 -24 18Q-56 10 -50 -30Z
  . line c=hull-- w=1.4: M-44 -22Q-20 -30 4 -16M-44 -8Q-20 -12 8 -4M-34 8Q-16 4 4 8
  shape c=hull-: M6 -6L26 6L22 16L0 8Z
  drop 30 24 .8 -20 c=lime
  drop 24 36 .5 c=lime
  blob 32 46 1.6 c=lime
  smoke 50 30 .5 c=green-
  smoke 14 28 .4 c=green- seed=3
  glow 32 40 1.5 c=lime
in_honeycomb_plate = plain tint=amber
  shape c=hull: M0 -48L44 -34V4Q40 34 0 48Q-40 34 -44 4V-34Z
  comb 0 -2 1.1 rows=2
  wrench 0 -4 .26 30
  gear -14 10 .3
in_egg_cargo = limb rigid tint=yellow
  ship -2 -26 1.1 -4 cruiser level wide=.8
  net 0 18 1.5 c=sand+
  egg -12 14 1
  egg 10 16 1
  egg -1 0 1.05
  egg -2 30 1.1 0 cracked
  egg -20 -2 .9
  egg 19 -1 .9
in_brood_marshal = cells rigid tint=amber
  cell -56 -26 1.4 c=amber blank
  dome -56 -22 .4
  cell 56 -26 1.4 c=amber blank
  tower 56 -20 .3
  cell 64 8 1.2 c=amber blank
  cell -66 8 1.2 c=amber blank
  person 0 6 1.45 hat=none rank coat=#4A5A24
  shape c=gold edge=1: M-16 -30L-18 -44L-6 -37L0 -48L6 -37L18 -44L16 -30Z
  limb c=hull w=5: M-26 30Q-44 20 -36 2L-20 10M26 30Q44 20 36 2L20 10
in_tunnel_sappers = cave rigid tint=amber
  shape c=#0E0A0C: M-80 -6Q-40 -16 0 -10T80 -12V26Q40 22 0 26T-80 24Z
  shape c=red: M-56 -12H54V-4H-56Z
  line c=black w=1.6: M-30 -12V-4M-4 -12V-4M24 -12V-4
  sparks 60 -8 .6
  ant -44 12 1.2 lamp
  ant -4 12 1.2 lamp
  ant 36 12 1.2 lamp
in_comb_drone = cells rigid tint=amber
  limb c=iron w=2.6: M-14 -4L-40 -24M-16 6L-46 8M-12 14L-34 36M14 -4L40 -24M16 6L46 8M12 14L34 36
  shape c=steel: M-40 -24L-56 -28L-46 -40Z
  shape c=steel: M-46 8L-62 2L-60 16Z
  shape c=steel: M-34 36L-50 34L-40 46Z
  shape c=steel: M40 -24L56 -28L46 -40Z
  shape c=steel: M46 8L62 2L60 16Z
  shape c=steel: M34 36L50 34L40 46Z
  disc 0 14 1.5 c=amber tall=12
  disc 0 -8 1.5 c=hull
  lamp -6 -10 1.1 c=cyan
  lamp 6 -10 1.1 c=cyan
  drop -6 36 .5 c=yellow
  drop 8 32 .4 c=yellow
in_thorn_ring = void rigid tint=orange
  planet 0 0 1.6 c=teal
  group 0 0 1 -14
  + limb c=#5A4636 w=8: M-60 8Q0 34 60 6
  + thorn -50 8 1.2 -30 c=#6A5040 n=3 dx=16 dy=5
  + thorn 6 20 1.2 0 c=#6A5040 n=3 dx=18 dy=-4 dturn=8
  + thorn -46 16 1.1 190 c=#6A5040 n=3 dx=20 dy=6
  + thorn 18 26 1.1 176 c=#6A5040 n=2 dx=18 dy=-5
  + coin 25 -2 .8
in_resin_wall = surface rigid tint=amber soil=brown
  block -36 40 1 0 w=36 h=50
  tower 38 40 1
  patch c=amber a=.55: M-66 44V4Q-62 -20 -40 -24Q-14 -28 2 -8Q14 -26 38 -26Q58 -22 62 4V44Z
  line c=yellow w=2 a=.9: M-56 0Q-52 -14 -38 -17M28 -18Q34 -21 42 -19
  drop -10 36 1 c=amber
  shape c=amber: M-70 42Q-40 34 0 40T70 42V52H-70Z
in_royal_nursery = cells rigid tint=yellow
  glow 0 10 3 c=yellow a=.5
  shape c=amber: M-70 20H-34Q-36 38 -52 38Q-68 38 -70 20Z
  egg -52 12 1.2
  shape c=amber: M-28 20H8Q6 38 -10 38Q-26 38 -28 20Z
  egg -10 12 1.2
  shape c=amber: M14 20H50Q48 38 32 38Q16 38 14 20Z
  egg 32 12 1.2
  group 46 -16 1 20
  + wing 4 -6 .8 30
  + disc 10 4 1.2 c=amber tall=8
  + line c=black w=3: M8 -3V11M15 -2V10
  + head -8 0 .7
in_queens_court = room tint=gold
  throne 0 -2 1.2 c=gold cloth=amber-
  person 0 8 .86 hat=crown coat=violet-
  curtain -66 0 1 c=amber-
  curtain 66 0 1 c=amber-
  ant -46 34 .95
  scroll -46 20 .6 -10
  ant 46 34 .95 0 flip
  coin 44 18 .7
in_great_swarming = surface tint=orange soil=brown level=.78
  tower -54 42 .8 of=human c=grey
  block -24 44 .9 0 w=26 h=34 c=grey
  block 8 44 .9 0 w=30 h=24 c=grey-
  crack -24 28 .8
  dome 48 42 .9 c=grey
  crack 50 32 .6
  flyer 4 -20 1.3 ring=17 r=62 flat=.36 from=8
  flyer 2 -18 1.5 ring=13 r=44 flat=.4 from=20
  flyer 0 -16 1.6 ring=9 r=27 flat=.44
  flyer -2 -14 1.8 ring=4 r=11 flat=.5 from=30
  flyer -20 8 1.1 n=4 dx=13 dy=-3
in_sinkhole_nest = surface rigid tint=amber soil=sand level=.36
  shape c=sand: M-76 -4Q0 -16 76 -4Q30 50 0 52Q-30 50 -76 -4Z
  patch c=sand-: M-54 2Q0 -7 54 2Q20 40 0 44Q-20 40 -54 2Z
  patch c=#241812: M-30 14Q0 8 30 14Q14 38 0 40Q-14 38 -30 14Z
  mandible -20 32 .95 -14
  mandible 20 32 .95 14 flip
  glow 0 28 .9 c=lime
  lamp 0 30 1.4 c=lime
  craft 6 -26 1.1 70 of=human
in_nectar_ration = cave tint=amber
  scaffold -52 46 1.5 c=sand
  scaffold 54 46 1.5 c=sand
  glow 0 6 2.4 c=amber
  drop 0 8 2.9 c=amber
  ant -34 36 1.1
  ant 34 36 1.1 0 flip
  ant -6 42 .9
in_mended_comb = plain rigid tint=amber
  hive 0 48 1.8
  limb c=yellow w=3: M-2 -38L6 -24L-8 -12L4 4L-6 20L4 44
  limb c=yellow w=2: M6 -24L26 -18M-8 -12L-34 -2M4 4L34 14
  ant -46 26 1 -40
  drop -36 8 .6 c=yellow
  ant 50 24 1 40 flip
in_guard_instinct = burst tint=lime gx=.4
  ship 40 10 1 -6 cruiser level c=amber-
  + shape c=gold edge=1: M10 -16L6 -28L13 -23L18 -32L23 -23L30 -28L26 -16Z
  group -16 0 1.1
  + wing 4 -6 .7 -10
  + wing 4 -6 .7 30 flip
  + ball 0 0 .9 c=hull
  + eye -4 -3 .6 c=red look=-.3
  + limb c=hull- w=2.6: M-6 7L-16 14M6 7L10 16
  shell -54 -2 1.1 90 c=brass
  line c=fire w=2: M-78 -8H-66M-80 0H-68M-78 8H-66
in_tunnel_rush = cave rigid tint=sand
  shape c=#0E0A0C: M-74 -34Q-50 -44 -32 -28Q-26 -12 -10 -6Q14 2 22 8Q34 0 60 6Q80 20 66 38Q40 48 22 36\
      Q10 20 -16 14Q-40 4 -58 -2Q-80 -14 -74 -34Z
  ant -46 -14 .9 20 lamp
  ant -14 2 .9 20 lamp
  ant 16 18 .9 20 lamp
  ant 50 26 .9
  crate -46 -26 .36 20 c=clay
  crate -14 -9 .36 20 c=clay
  crate 16 6 .36 20 c=clay
  crate 66 24 .34 c=clay
  crate 48 12 .36 c=clay n=2 dx=10
in_night_shift = surface tint=blue soil=brown
  scaffold -42 44 1.3
  block 16 44 1.1 0 w=34 h=40
  scaffold 16 44 1
  lamp -50 -26 1.2 c=lime n=5 dx=22 dy=3
  line c=black w=1: M-70 -36Q-30 -20 0 -24T70 -20
  group 52 24 1.1
  + disc 0 6 1.2 c=hull-- tall=14
  + disc 0 -10 .8 c=hull
  + limb c=hull w=2.4: M-8 0L-16 -6L-8 -10
  + disc -10 -10 .26 c=steel
  + eye 2 -12 .4 c=amber
"""
