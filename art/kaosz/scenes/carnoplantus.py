"""Pictures of the Carnoplantus cards: petals, sap, ledgers."""

CARNOPLANTUS = """
ca_seedling = nebula tint=leaf
  group 0 0 1.2 14 level
  + jet 0 32 1.3 -90
  + limb c=leaf w=3.4: M0 6Q2 -8 0 -20
  + leaf 0 -12 1.1 62
  + leaf 0 -14 1 -58
  + leaf 0 -18 .7 8
  + shape c=clay: M-20 2H20L14 30H-14Z
  + shape c=clay+: M-23 -2H23V7H-23Z
  + lamp 0 18 1
ca_insured_pod = void tint=pink
  group 0 -4 1.2 -24
  + jet -38 0 1.2
  + limb c=leaf w=3: M-36 0H-24
  + half c=leaf: M44 0Q24 -18 0 -16Q-24 -14 -32 0Z
  . + line c=green-- w=1: M40 -2Q10 -12 -28 -3M40 2Q10 12 -28 3
  + lamp 24 0 1
  + line c=sand w=1: M-30 2Q-26 8 -18 12
  + sheet -6 30 .66 24 seal lines=4
ca_thorn_petal = nebula tint=rose
  group 0 0 1.4 -20
  + jet -20 -6 1.1
  + jet -20 6 1.1
  + petal 0 -4 1.1 -24 thorn c=rose
  + petal 0 4 1.1 204 thorn c=rose-
  + petal 4 -2 1.1 42 thorn c=rose
  + petal 4 2 1.1 138 thorn c=rose-
  + half c=leaf: M34 0Q18 -10 -4 -8Q-18 -6 -22 0Z
  + lamp 18 0 1.1
ca_nectar_hauler = limb tint=amber
  group 0 -6 1.2 -8 level
  + jet -46 -8 1.2
  + jet -46 8 1.2
  + leaf -30 -12 1 -50
  + shape c=pink: M46 0Q34 -28 0 -26Q-40 -24 -46 0Q-40 22 0 24Q34 24 46 0Z
  + line c=rose w=1.4: M40 -2Q0 -18 -42 -4M42 2Q0 10 -42 4
  + lamp 30 -4 1.2 c=yellow
  + net -22 34 .8
  + drop -26 32 .8
  + drop -16 34 .8
  + net 18 36 .8
  + drop 14 34 .8
  + drop 24 36 .8
  sheet -58 -30 .5 -14 lines=5
ca_evergreen = limb tint=leaf
  group 0 2 1.35 -14
  + jet -46 -6 1.1
  + jet -46 6 1.1
  + fir 0 0 1.15
  + half c=wood: M56 0Q50 -8 38 -6L36 0Z
  + leaf -6 -10 .5 10 c=lime
  + leaf -18 -12 .5 -14 c=lime
  + leaf 10 8 .45 160 c=lime
  + lamp 46 0 .8
ca_sundew = nebula tint=red
  group -4 4 1.25 -14
  + jet -50 0 1.3
  + limb c=rose w=1.6: M30 -8L40 -26M14 -12L18 -34M-4 -14L-6 -36M-22 -12L-32 -32M-38 -8L-52 -24M30 8L40 24\
      M12 12L16 32M-8 14L-8 34M-28 12L-36 30
  + lamp 40 -28 1 c=red
  + lamp 18 -36 1 c=red
  + lamp -6 -38 1 c=red
  + lamp -32 -34 1 c=red
  + lamp -52 -26 1 c=red
  + lamp 40 26 1 c=red
  + lamp 16 34 1 c=red
  + lamp -8 36 1 c=red
  + lamp -36 32 1 c=red
  + half c=leaf: M48 0Q30 -14 -4 -15Q-38 -12 -50 0Z
  + lamp 32 0 1
  craft 54 -38 .7 30 of=human dark
ca_flytrap_colossus = void rigid tint=orange
  blast 8 2 .8
  planet 8 2 .7 c=red craters
  shape c=leaf: M-56 30Q-66 -20 -20 -46Q6 -52 22 -40Q-20 -30 -30 22Z
  shape c=green: M-58 34Q-10 56 40 42Q60 32 60 16Q30 34 -30 24Z
  patch c=rose: M-44 26Q-48 -16 -8 -40Q4 -42 12 -39Q-20 -28 -30 20Z
  patch c=rose-: M-40 32Q0 46 38 36Q50 28 53 21Q28 36 -26 28Z
  thorn 22 -40 .8 130 c=bone
  thorn 8 -37 .8 140 c=bone
  thorn -5 -30 .8 120 c=bone
  thorn -16 -18 .8 110 c=bone
  thorn 56 20 .8 -20 c=bone
  thorn 42 27 .8 -10 c=bone
  thorn 26 30 .8 0 c=bone
  thorn 10 31 .8 6 c=bone
  jet -60 36 1.5 -30
ca_whip_vine = hangar rigid tint=leaf
  shape c=hull--: M-78 -4H-44V46H-78Z
  patch c=#0C1410: M-72 2H-50V40H-72Z
  limb c=leaf w=7: M-58 36Q-40 -34 -8 -20Q20 -6 2 14Q-18 24 -22 6Q-20 -20 20 -26Q50 -28 58 -6
  thorn -34 -10 .8 -50 c=bone
  thorn 4 -17 .8 40 c=bone
  thorn 34 -28 .8 10 c=bone
  thorn 4 14 .8 160 c=bone
  thorn -22 6 .8 -90 c=bone
  thorn 57 -10 1.7 150 c=bone
  line c=white w=1.6 a=.8: M68 -14Q74 -4 72 8M46 8Q52 16 60 18
ca_bark_mantle = plain tint=brown
  group 0 8 1.15 -6
  + half c=leaf: M62 0Q48 -16 20 -16L-58 -12L-62 0Z
  + limb c=wood w=1.8: M-30 -14L-38 -38M28 -14L42 -34M-2 18L4 36
  + shape c=red edge=.7: M-38 -38L-45 -40L-42 -47L-35 -45Z
  + shape c=red edge=.7: M42 -34L40 -42L47 -44L50 -38Z
  + shell -8 -26 .8 170 c=brass
  + shell 12 -27 .8 196 c=brass
  + shape c=brown: M38 -18L26 -24L8 -20L-8 -26L-26 -21L-44 -24L-52 -16L-48 16L-36 22L-16 18L4 24L24 19L40 20L46 2Z
  + line c=#3A2418 w=1.8: M30 -14Q10 -8 -6 -14M10 -4Q-14 2 -42 -6M28 6Q6 12 -14 6M-20 12Q-34 16 -46 10M40 -4\
      Q30 0 22 -2
  + lamp 54 0 .9
ca_cargo_pods = limb rigid tint=leaf
  ship -4 -28 1.1 -2 cruiser level wide=.75
  line c=leaf w=2: M-46 -24V10M-16 -22V4M14 -22V10M44 -26V4
  pod -46 14 1.1
  pod -16 8 1.2 c=amber
  pod 14 14 1.1
  pod 44 8 1.2 c=pink
  tag -40 18 .75
  tag -10 12 .75
  tag 20 18 .75
  tag 50 12 .75
ca_sticky_sap = nebula rigid tint=amber
  group 48 0 1.2 0
  + shape c=steel: M34 -26H6L-6 -18V18L6 26H34Z
  + shape c=iron: M-6 -20L-20 -26V26L-6 20Z
  + line c=#0A0E1C w=1.4: M12 -26V26M22 -26V26
  limb c=amber w=4: M-26 -6Q4 -34 26 -20M-24 2H26M-26 10Q0 36 26 20
  blob 26 0 1.5 c=amber
  shape c=amber-: M-66 8Q-66 -20 -42 -22Q-16 -20 -16 8Q-20 30 -42 30Q-64 28 -66 8Z
  limb c=leaf w=3: M-42 -22Q-42 -34 -52 -38
  leaf -46 -30 .5 60
  shape c=yellow edge=1: M-32 -16L-20 -4L-26 6L-12 16L-16 -12Z
  drop 2 36 .6
  drop 16 40 .4
ca_captain_rosewater = room rigid tint=rose
  shape c=iron: M30 48V14L74 4V48Z
  shape c=#123448: M36 18L68 11V24L36 31Z
  line c=lime w=1.4: M39 25L46 20L52 25L58 17L65 20
  lamp 40 38 .8 c=red n=3 dx=11 dy=-2
  flame 56 9 1.2
  person -18 8 1.3 flower=rose rank coat=#7A2A4A eyes=shut mouth=smile
  limb c=leaf w=6: M6 26Q20 24 24 6
  shape c=pink: M18 -8H30L32 8H16Z
  disc 24 -12 .3 c=gold
  . patch c=ice a=.8: M32 -12l8 -5l0 3ZM32 -8l10 0l-1 3ZM32 -15l6 -8l2 2ZM44 -14l6 -4l0 3ZM44 -7l7 0l-1 3Z
ca_tax_fern = room rigid tint=leaf
  person 0 2 1.25 flower=fern eyes=stern mouth=frown coat=#3A4A44 hat=specs
  counter 0 30 1.6
  sheet -48 20 .5 12 seal
  sheet -20 24 .45 -6 seal
  sheet 46 20 .5 -14 seal
  limb c=leaf w=4: M-18 18Q-40 6 -44 14M18 18Q36 4 42 12
  shape c=wood: M-50 10h12v6h-12Z
  shape c=wood: M37 8h12v6h-12Z
  coins 20 24 .7 high=5
ca_dealer_orchid = plain rigid tint=violet
  shape c=violet-: M-80 52V-20Q-60 -50 0 -50Q60 -50 80 -20V52H60V-10Q44 -34 0 -34Q-44 -34 -60 -10V52Z
  person 0 2 1.25 flower=orchid coat=#4A2A5A mouth=smile eyes=wink
  limb c=leaf w=5: M-22 28Q-44 28 -42 14M22 28Q44 30 46 20
  card -52 2 .8 -24
  card -42 -2 .8 -4
  card -32 2 .8 16
  coin 40 10 .8
  coin 52 12 .8
  coin 46 0 .8
  table 0 46 1.7 c=#2A5A44
ca_queen_of_weeds = void rigid tint=gold
  throne 0 6 1.15 c=leaf- cloth=violet-
  person 0 6 1.15 flower=dandelion hat=crown coat=green mouth=smile
  coins -44 46 1.1 high=7
  coins -64 48 1 high=4
  coins 44 46 1.1 high=6
  coins 64 48 1 high=8
  craft 40 -30 .5 -30 of=carnoplantus shade c=white
  craft 58 -18 .5 -20 of=carnoplantus shade c=white
  craft 62 -40 .45 -40 of=carnoplantus shade c=white
  . craft -48 -36 .4 -140 of=carnoplantus shade c=white
ca_compound_interest = surface tint=green soil=leaf
  dome -2 40 2.9 0 glass c=lime
  stalk -38 38 .7
  stalk -20 38 .9
  stalk 2 38 1.15
  stalk 28 38 1.4
  group -46 30 .55
  + jar 0 0 1
  stalk -46 38 .4
ca_harvest = surface rigid tint=amber soil=sand level=.6
  planet 50 -34 .4 c=bone
  planet 30 -40 .24 c=rose
  stalk -66 30 .8 n=8 dx=16 dy=1
  stalk -60 44 1 n=7 dx=18
  limb c=wood w=3: M44 46L30 -30
  shape c=steel: M30 -30Q0 -40 -20 -18Q2 -28 31 -22Z
  shape c=amber: M46 48L40 14Q54 4 68 14L64 48Z
  line c=red w=3: M44 30H64
ca_first_fruits = desk rigid tint=leaf
  fruit -28 -6 1.3 c=red
  fruit 26 -8 1.4 c=amber
  fruit 2 -20 1.4 c=violet
  fruit -8 0 1.2 c=lime
  scroll 30 -28 .9 -60 band=red
  shape c=sand: M-54 0H54L42 42Q0 50 -42 42Z
  . line c=brown w=1.8: M-52 10H52M-49 20H49M-46 30H46M-30 2L-24 42M0 2V46M30 2L24 42
  limb c=sand w=4: M-50 2Q-40 -44 0 -46Q40 -44 50 2
ca_futures_market = room tint=amber
  glow 0 10 2.4 c=yellow a=.5
  shape c=brown: M0 -8Q20 4 18 20Q10 34 0 34Q-10 34 -18 20Q-20 4 0 -8Z
  line c=sand w=1.4: M0 -8Q10 10 4 33M0 -8Q-10 10 -4 33
  shape c=wood: M-30 34H30V48H-30Z
  person -52 8 .9 flower=daisy mouth=open coat=blue-
  person 52 8 .9 flower=lily mouth=open coat=red-
  person -24 -18 .6 flower=thistle mouth=open eyes=wide coat=black
  person 26 -18 .6 flower=rose mouth=open eyes=wide coat=brown
  limb c=leaf w=4: M-34 20L-18 -2M36 20L20 -2
ca_protection_money = room tint=violet
  person 0 22 .66 flower=daisy eyes=wide mouth=frown coat=white
  counter 0 36 1.5
  person -46 -4 1.2 flower=thistle eyes=angry coat=#2A2A3E hat=bowler mouth=flat
  person 46 -4 1.2 flower=thistle eyes=angry coat=#2A2A3E hat=bowler mouth=grin
  . line c=grey w=1: M-56 12V34M-50 12V34M-42 12V34M-36 12V34M36 12V34M42 12V34M50 12V34M56 12V34
  coins 0 34 .8 high=3
ca_insurance_fraud = sea tint=teal level=.62
  ship 30 4 .9 38 cruiser of=human level dark
  smoke 52 -24 .8
  shape c=teal-: M-80 30Q-40 24 0 30T80 30V130H-80Z
  curtain -62 -2 1.1
  curtain 76 -2 .8
  person -24 16 1 flower=lily eyes=shut mouth=frown coat=black
  drop -32 10 .34 c=cyan
  drop -16 12 .34 c=cyan
  sheet 0 34 .7 14 seal
ca_compost = surface rigid tint=green soil=brown
  shape c=brown: M-64 48Q-50 10 -20 4Q0 -6 22 6Q52 12 64 48Z
  patch c=brown-: M-40 40Q-20 24 0 30Q-20 34 -30 46ZM10 24Q30 20 40 40Q28 32 12 34Z
  fruit -34 34 .7 c=clay
  gear 34 32 .6 c=clay
  leaf -14 20 .7 -70 c=green
  line c=white w=2 a=.4: M-40 0Q-48 -12 -40 -22M40 4Q48 -8 40 -18M-24 -8Q-30 -18 -24 -28
  limb c=leaf w=5: M4 16V-10
  leaf 4 0 .8 70
  leaf 4 4 .8 -70
  shape c=lime: M4 -46Q18 -30 14 -8H-6Q-10 -30 4 -46Z
  lamp 4 -24 1 c=white
ca_lunch_break = nebula tint=orange
  craft -66 -30 1.1 0 of=xeno
  craft -70 -8 1.1 0 of=xeno
  craft 66 -30 1.1 180 of=zarg
  craft 70 -8 1.1 180 of=zarg
  person -30 6 .8 of=xeno mouth=open hat=helmet
  person 30 6 .8 of=zarg eyes=shut
  table 0 28 1.2 c=red
  fruit -16 18 .8
  glass 4 10 .8
  cup 20 20 .7
ca_discount_season = plain rigid tint=pink
  shape c=wood: M-72 -36H72V44H-72Z
  shape c=#182448: M-64 -22H64V36H-64Z
  shape c=pink: M-72 -46H72V-30H-72Z
  . line c=white w=6: M-60 -38H-50M-36 -38H-26M-12 -38H-2M12 -38H22M36 -38H46M58 -38H66
  craft -40 -4 1.3 -12 of=carnoplantus dark
  craft 4 -4 1.3 -12 of=human dark
  craft 44 -4 1.3 -12 of=triciplita dark
  tag -40 4 .95 crossed
  tag 4 4 .95 crossed
  tag 44 4 .95 crossed
ca_refund_clause = desk tint=rose
  sheet -14 0 2 -8 seal lines=6
  lens -6 4 1.5
  shell 54 -26 1.3 70 c=brass
  line c=white w=1.6: M34 -14L28 -22M32 -8L22 -10M38 -20L36 -30
"""
