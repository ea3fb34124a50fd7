"""Pictures of the Xeno cards: slabs of iron, rivets, short tempers."""

XENO = """
xe_iron_sparrow = nebula tint=steel
  group 0 0 1.5 -20
  + jet -26 0 1
  + half c=hull-: M6 -6L-6 -34L-24 -34L-16 -6Z
  + half c=hull-: M-20 -4L-36 -14L-38 0Z
  + half c=hull: M30 0L24 -8L4 -10L-24 -7L-26 0Z
  + shape c=amber edge=1: M29 -4L42 0L29 4Z
  + eye 21 -3 .5 c=red
  . + line c=#0A0E1C w=1 a=.7: M-4 -10V10M-16 -8V8M-8 -16L-16 -32M-8 16L-16 32
xe_hatchet = void tint=red
  group 0 4 1.35 -28
  + jet -50 0 1.1
  + shape c=brown: M-50 -4H30V4H-50Z
  + line c=sand- w=2: M-40 -4V4M-34 -4V4M-28 -4V4
  + shape c=hull+: M14 -6L20 -30Q36 -34 46 -26Q40 0 46 26Q36 34 20 30L14 6Z
  + shape c=steel+ edge=1: M38 -29L46 -26Q40 0 46 26L38 29Q33 0 38 -29Z
  + lamp 24 0 1.1 c=red
xe_anvil = hangar tint=red
  group 0 4 1.3 -10
  + jet -42 10 1.1
  + jet -42 -6 1.1
  + shape c=hull-: M-24 26L-12 10H14L28 26Z
  + shape c=hull: M-40 -14H30L58 -8Q50 6 26 8V14H-28V8H-40Z
  + shape c=hull+ edge=1: M-40 -14H30L58 -8H-40Z
  . + rivet -34 -2 1.2 n=6 dx=11
  + lamp 32 0 .9
  + sparks -14 -18 1.1
  + limb c=brass w=3: M-14 -18L-26 -32L-38 -28
xe_brute = nebula tint=red
  group 0 0 1.3 -18
  + jet -36 -22 1.5
  + jet -36 22 1.5
  + both c=hull: M-38 -32H6L14 -24V-14L6 -10H-38Z
  + shape c=hull-: M-14 -12H8V12H-14Z
  + barrel -4 0 1.3
  + barrel 8 -22 1.1
  + barrel 8 22 1.1
  + lamp -4 0 1.2
xe_slab = limb tint=steel
  group 0 2 1.3 -9
  + jet -60 -8 1.2
  + jet -60 6 1.2
  + shape c=hull: M-60 -16H56V14H-60Z
  + shape c=hull+ edge=1: M-60 -16L-52 -24H64L56 -16Z
  + shape c=hull-- edge=1: M56 -16L64 -24V6L56 14Z
  + patch c=fire: M-46 -8h5v7h-5ZM-34 -8h5v7h-5ZM-22 -8h5v7h-5ZM-10 -8h5v7h-5ZM14 -8h5v7h-5ZM26 -8h5v7h-5Z\
      M38 -8h5v7h-5Z
  + patch c=#20263C: M2 -8h5v7h-5ZM-40 3h5v6h-5ZM-16 3h5v6h-5ZM32 3h5v6h-5Z
xe_doorbreaker = burst tint=amber gx=.8
  ship -20 6 1.15 -8 cruiser level wide=1.2
  + half c=iron: M40 0L40 -14L56 -16L66 -8L66 0Z
  + half c=steel: M60 0L60 -12L70 -6L70 0Z
  shape c=wood: M44 -48L58 -44L52 -14L46 -20Z
  shape c=wood: M66 -48L74 -46L70 -22L64 -28Z
  shape c=wood: M48 46L60 48L58 22L50 28Z
  . shape c=wood: M22 -30L34 -26L24 -20Z
  . shape c=wood: M30 34L42 26L36 42Z
xe_old_unbending = limb tint=brown
  group 0 4 1.1 -12
  + jet -54 -16 1.1
  + jet -54 0 1.1
  + jet -54 16 1.1
  + shape c=hull-: M-54 -30H8V30H-54Z
  + shape c=clay-: M-46 -38H-10V-26H-46Z
  + shape c=hull: M-50 -22H30V-8H-50Z
  + shape c=hull+: M-44 8H36V22H-44Z
  + shape c=steel: M-56 -5H66V5H-56Z
  + shape c=clay edge=1: M-30 -20H-14V-10H-30Z
  + shape c=sand- edge=1: M6 10H20V20H6Z
  + line c=#0A0E1C w=1 dash=2,2: M-32 -22H-12V-8M4 8H22V22
  . + rivet -40 0 1.2 n=11 dx=10 c=white
xe_final_argument = void rigid tint=red gx=.5 gy=.5
  shape c=hull-: M-56 -34H56L66 0L56 34H-56L-66 0Z
  shape c=hull: M-42 -44H42V44H-42Z
  disc 0 0 3.6 c=iron
  disc 0 0 2.9 c=iron-
  disc 0 0 2.2 c=black
  glow 0 0 1.2 c=red a=.9
  rivet -33 -36 1.8
  rivet 33 -36 1.8
  rivet -33 36 1.8
  rivet 33 36 1.8
  lamp -54 0 1
  lamp 54 0 1
xe_sledge_gun = hangar tint=red
  group -2 6 1.35 -16
  + shape c=hull--: M-22 26L-14 4H8L16 26Z
  + shape c=iron: M-34 -9H30V9H-34Z
  + shape c=steel: M28 -24H52V24H28Z
  + shape c=steel- edge=1: M44 -24H52V24H44Z
  + disc 52 0 .1 c=black
  + disc -30 0 1.3 c=hull
  . + line c=#0A0E1C w=1.4: M-10 -9V9M4 -9V9M18 -9V9
xe_bomb_rack = room rigid tint=red
  rack 0 -34 1.5
  bomb -50 6 1.35 dud
  bomb -16 14 1.5 dud
  bomb 20 6 1.35 dud
  bomb 54 16 1.5 dud
  line c=steel w=2: M-50 -34V-10M-16 -34V-6M20 -34V-10M54 -34V-4
  shape c=clay: M-36 -34Q-26 -24 -32 -12Q-38 -8 -42 -14Q-42 -26 -36 -34Z
  shape c=clay: M38 -34Q48 -24 42 -12Q36 -8 32 -14Q32 -26 38 -34Z
xe_second_skin = plain rigid tint=steel
  wall -36 0 1 0 w=22 h=110 c=steel
  wall 16 0 1 0 w=56 h=84 c=hull
  shape c=hull+ edge=1: M-12 -42L-4 -50H52L44 -42Z
  chain -44 -26 1.6 -4 links=9
  chain -44 24 1.6 4 links=9
  blast 66 -4 .7
xe_welding_kit = desk tint=red
  disc -42 12 2.4 c=clay tall=10
  disc -42 12 1.4 c=clay-
  disc -42 12 .5 c=black
  shape c=clay+: M-42 36H6V28Q-20 28 -30 32Z
  group 26 -20 1.4
  + limb c=brown w=4: M-30 0Q0 -20 30 0
  + hoop -12 0 .56 w=5 c=brass
  + hoop 12 0 .56 w=5 c=brass
  + patch c=#1C5A4A a=.8: M-20 0a8 8 0 1 1 16 0a8 8 0 1 1 -16 0ZM4 0a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z
  group 36 28 1.3 -24
  + shape c=brass: M-30 -5H4V5H-30Z
  + limb c=steel w=4: M2 0H16L22 -5
  + sparks 25 -8 .9
xe_captain_vrogg = corridor rigid tint=red
  limb c=steel w=4: M-62 44V18M-30 48V28M34 48V28M64 44V18
  ball -62 16 .6 c=red
  ball 64 16 .6 c=red
  person 0 4 1.3 hat=cap cloth=brown eyes=angry rank mouth=frown
  limb c=brown w=9: M-26 22Q-56 6 -60 12M26 22Q56 6 62 12
  limb c=brown- w=9: M-20 36Q-34 44 -30 26M20 36Q36 44 34 26
  disc -61 12 .8 c=#87919B
  disc 63 12 .8 c=#87919B
  disc -30 26 .8 c=#87919B
  disc 34 26 .8 c=#87919B
xe_grandmother_karr = room rigid tint=red
  throne 0 2 1.15 c=iron cloth=red-
  person 0 20 .72 hat=bun coat=#7A5A6A eyes=shut mouth=smile
  line c=steel+ w=1.8: M-24 20L8 40M24 20L-8 40
  . line c=steel w=1.4 dash=2,1: M-20 44Q0 34 20 44M-26 50Q0 38 26 50M-14 40H14
  ball 40 40 .9 c=steel
xe_bomb_choir = room tint=amber
  person -48 -6 .8 mouth=open eyes=shut
  person 0 -10 .82 mouth=open eyes=shut skin=#9A8A80
  person 48 -6 .8 mouth=open eyes=shut skin=#7A8A86
  bomb -48 24 1.1
  bomb 0 22 1.2
  bomb 48 24 1.1
  . line c=yellow w=1.6: M-26 -34V-22M-26 -34L-18 -36V-24M22 -38V-26M22 -38L30 -40V-28
xe_gun_deck_veteran = corridor rigid tint=red
  shape c=hull--: M-78 -26H-46V34H-78Z
  shape c=#0C0E18: M-74 -14H-50V14H-74Z
  shape c=hull--: M46 -26H78V34H46Z
  shape c=#0C0E18: M50 -14H74V14H50Z
  barrel -54 0 .8 180
  barrel 54 0 .8 0
  person 0 4 1.3 hat=patch coat=#5A4036 mouth=frown
  shell -36 26 1.3 24 c=brass
  shell 36 26 1.3 -24 c=brass
  limb c=#5A4036 w=10: M-26 22Q-44 32 -30 40M26 22Q44 32 30 40
xe_loader_nine = hangar rigid tint=amber
  robot 0 6 1.5 square c=hull eyes=2 eye=fire
  + limb c=amber w=3.6: M3 -8A4.6 4.6 0 1 0 3 -1M4 -6Q5 4 0 10
  shell -22 -12 .42 20 n=7 dx=7 dy=2
  limb c=iron w=6: M-22 4L-46 16M22 4L46 16
  shell -52 18 1.2
  shell 52 18 1.2
  crate 62 38 .8
xe_patch_unit = void rigid tint=cyan
  wall -8 6 1 -6 w=170 h=86 c=hull
  shape c=black: M-34 -10L-18 -24L8 -22L28 -6L22 20L-6 26L-30 14Z
  glow 0 0 1.4 c=cyan a=.5
  disc -2 2 3 c=amber tall=7.4
  lamp -10 -2 1.2 c=cyan
  lamp 6 -2 1.2 c=cyan
  line c=#0A0E1C w=2: M-8 10Q-2 15 4 10
  limb c=steel w=3.4: M-26 -4L-42 -16M22 10L40 22M-24 12L-40 26M20 -8L38 -26L48 -40
  hand 50 -44 .42 16 c=amber
xe_iron_gate = nebula tint=red
  gate -6 0 1.12
  craft 58 24 1 150 of=human
  sparks 32 14 .9
  trail c=white: M78 -10Q50 0 38 12
xe_scrap_avalanche = surface rigid tint=red soil=brown level=.8
  shape c=hull--: M-80 48V-26L-56 -42L-26 -32L2 2L18 48Z
  gear -64 -28 1 c=clay
  shape c=hull: M-56 -26L-34 -40L-20 -22L-42 -10Z
  barrel -30 -18 .9 -36
  shape c=clay: M-74 -2L-50 -12L-44 12L-68 18Z
  gear -30 2 1.1 c=iron
  shape c=steel: M-20 -8L-4 -4L-2 18L-22 14Z
  shape c=clay-: M-48 18L-24 14L-18 36L-44 40Z
  disc -66 34 1 c=brass
  disc -66 34 .4 c=black
  shape c=hull+: M-16 24L8 20L14 44L-12 46Z
  gear -38 44 .7 c=brass
  shape c=wood: M22 48V-4H30V48Z
  limb c=steel w=3: M8 6H38
  hoop 44 6 .3 w=6 c=steel
  line c=sand w=1.6: M48 6Q62 10 78 -14
xe_impact_study = surface rigid tint=steel soil=sand level=.72
  bunker -8 40 1.2
  line c=white w=1.2 a=.6: M-24 -48V-36M-6 -48V-40M12 -48V-36
  group -6 -14 .9 8
  + shape c=hull-: M-16 22L-8 8H10L20 22Z
  + shape c=hull: M-28 -12H20L40 -6Q34 6 18 8H-18Z
  blast -6 16 .4
  person 56 26 .74 hat=specs eyes=plain
  sheet 38 36 .5 -12
xe_ramming_speed = burst tint=orange
  ship -46 4 .95 0 cruiser level
  + grin 26 8 .5
  + eye 34 -4 .7 c=red
  ship 50 -2 .8 180 cruiser of=human level
  blast 4 0 .8
  crack -22 0 .8
  crack 26 2 .8
xe_scrap_sale = surface tint=amber soil=brown
  stall 0 0 1.15 c=red
  wall -24 2 1 14 w=26 h=16 c=steel
  wall 4 2 1 -8 w=24 h=18 c=clay
  shape c=cyan: M18 11A14 14 0 0 1 44 8L38 11Z
  gear -38 2 .6
  tag -20 6 .7
  tag 10 8 .7
  tag 34 8 .7
xe_clenched_teeth = plain rigid tint=red
  shape c=#87919B: M-80 -120H80V-22Q0 -34 -80 -22Z
  shape c=#87919B-: M-80 120H80V26Q0 40 -80 26Z
  patch c=#2A0E18: M-80 -24Q0 -36 80 -24V28Q0 42 -80 28Z
  group 0 -14 1
  + shape c=steel: M-10 -17H10V14H-10Z
  + shape c=steel: M13 -16H32V14H13Z
  + shape c=steel: M35 -14H53V13H35Z
  + shape c=steel: M56 -12H76V12H56Z
  + shape c=steel: M-32 -16H-13V14H-32Z
  + shape c=steel: M-53 -14H-35V13H-53Z
  + shape c=steel: M-76 -12H-56V12H-76Z
  group 0 17 1
  + shape c=iron+: M-21 -14H-1V19H-21Z
  + shape c=iron+: M2 -14H22V19H2Z
  + shape c=iron+: M25 -14H43V17H25Z
  + shape c=iron+: M46 -14H66V14H46Z
  + shape c=iron+: M-43 -14H-25V17H-43Z
  + shape c=iron+: M-66 -14H-46V14H-66Z
  sparks -22 2 1
  sparks 24 2 1.1 0 seed=4
  sparks 54 0 .7 0 seed=5
xe_no = burst tint=red gx=.45
  hand -12 8 2.3 0 c=#87919B cuff=brown
  walker 56 30 .7 of=human coat=orange
  sheet 44 24 .24
"""
