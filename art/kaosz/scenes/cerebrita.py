"""Pictures of the Cerebrita cards: domes, antennae, second thoughts."""

CEREBRITA = """
ce_stray_thought = void tint=cyan
  trail c=cyan w=1.4: M-78 34Q-40 44 -22 24Q-8 10 -20 0Q-36 -4 -28 18
  group 10 10 1.3 -14 level
  + jet -20 8 .9
  + limb c=steel w=1.8: M2 -16Q0 -34 16 -34
  + lamp 17 -34 .9
  + shape c=hull-: M-22 6Q0 18 24 6L16 14Q0 20 -16 14Z
  + shape c=hull: M-22 6A22 24 0 0 1 24 6Q0 14 -22 6Z
  + eye 8 -4 1 c=cyan
ce_whisper = void tint=violet
  group 0 0 1.5 -10
  + patch c=hull a=.14: M-34 10A34 32 0 0 1 34 10Q0 22 -34 10Z
  + line c=cyan w=1 a=.8 dash=2,2: M-34 10A34 32 0 0 1 34 10Q0 22 -34 10Z
  + line c=cyan w=1 a=.6 dash=1,3: M0 -22V-36M-16 -18L-24 -32
  + lamp 0 -37 .6
  + waves 46 0 1.4 90 arc=80 count=4 c=cyan w=1
  . + line c=white w=1.2 a=.5: M-26 0A28 26 0 0 1 -8 -18
ce_reflex = streaks tint=cyan
  ship -8 6 1.1 -20 fighter seed=3
  + limb c=hull w=8: M14 14Q36 20 34 6
  + limb c=hull- w=8: M34 6L62 -6
  + disc 34 6 .7 c=cyan
  + shape c=iron: M58 -12L72 -14L74 -4L62 0Z
  hammer -4 36 .9 -40 c=steel
  sparks 22 26 .6
ce_second_opinion = nebula tint=violet
  group 0 4 1.3 -8 level
  + jet -48 10 1.1
  + jet -48 18 1.1
  + shape c=hull-: M-48 8H50Q40 26 0 26Q-40 26 -48 8Z
  + shape c=hull: M-40 8A20 24 0 0 1 0 8Z
  + shape c=hull: M4 8A20 24 0 0 1 44 8Z
  + eye -14 -4 1 c=cyan look=.5
  + eye 18 -4 1 c=cyan look=-.5
  + line c=#0A0E1C w=2: M-22 -12L-8 -10M12 -10L26 -14
  + limb c=steel w=1.4: M-20 -16V-28M24 -16V-28
  + lamp -20 -29 .6
  + lamp 24 -29 .6
ce_blind_spot = void tint=night
  glow -44 -10 2.2 c=violet tall=26 a=.8
  glow 46 12 2.2 c=teal tall=26 a=.8
  ship 0 2 1.3 -16 cruiser c=#0A0D1C rim=#2A3458 seed=2
  lamp -12 -30 .7 c=cyan
  lamp 42 -36 .7 c=cyan
  lamp 30 30 .7 c=cyan
ce_long_memory = limb tint=cyan
  group 0 4 1.3 -8
  + jet -62 8 1.2
  + shape c=hull-: M-62 6H60Q50 20 0 20Q-50 20 -62 6Z
  + shape c=hull: M-58 6A18 22 0 0 1 -22 6Z
  + shape c=hull: M-20 6A20 26 0 0 1 20 6Z
  + shape c=hull: M22 6A18 22 0 0 1 58 6Z
  + patch c=fire: M-50 -2h5v4h-5ZM-42 -2h5v4h-5ZM-34 -2h5v4h-5ZM-46 -9h5v4h-5ZM-38 -9h5v4h-5Z
  + patch c=cyan: M-12 -2h5v4h-5ZM-3 -2h5v4h-5ZM6 -2h5v4h-5ZM-8 -9h5v4h-5ZM2 -9h5v4h-5ZM-3 -15h5v3h-5Z
  + patch c=lime: M31 -2h5v4h-5ZM39 -2h5v4h-5ZM47 -2h5v4h-5ZM35 -9h5v4h-5ZM43 -9h5v4h-5Z
  + limb c=steel w=1.2: M0 -20V-32M40 -16V-26
  + lamp 0 -33 .6
ce_hundred_minded = limb tint=violet
  group 0 4 1.2 -6 level
  + jet -56 10 1.3
  + jet -56 20 1.3
  + jet -58 -2 1.3
  + ball -40 0 1.4
  + ball -22 -14 1.5
  + ball 2 -22 1.6
  + ball 26 -14 1.5
  + ball 44 2 1.3
  + ball -30 16 1.4
  + ball 30 16 1.4
  + ball -2 20 1.6
  + ball 0 0 1.9
  + eye 4 0 1.3 c=red
  + eye -38 -1 .7
  + eye -20 -15 .7
  + eye 4 -23 .7
  + eye 28 -15 .7
  + eye 46 1 .6
  + eye -28 16 .6
  + eye 32 16 .6
  + eye 0 22 .7
  . + barrel 52 2 .5
  . + barrel 38 -18 .5 -20
  . + barrel 42 18 .5 14
ce_migraine_ray = plain rigid tint=violet
  dish -52 0 1.4 c=hull
  waves -30 0 1.5 90 arc=56 count=7 c=violet w=2
  head 44 4 1.4 of=human hat=helmet eyes=shut mouth=frown
  flash 58 -32 .9 c=red points=7
  line c=red w=1.8: M66 -14L74 -18M68 -2H76M60 18L68 24
ce_ego_barrier = void tint=cyan
  glow 0 0 2.6 c=cyan a=.4
  ship -16 2 .8 -14 fighter
  ship 34 2 .56 194 fighter level alpha=.5
  shield 0 0 1.45 c=ice
  flash -30 -28 .5 c=white
ce_thought_recorder = room rigid tint=cyan
  brain -42 6 1.15
  limb c=cyan w=3: M-38 -8Q-14 -52 8 -24Q18 -8 24 8
  dome -42 22 1.5 0 glass
  block 38 46 1.1 0 w=62 h=40 c=brass roof=brass-
  reel 20 18 .95
  reel 56 18 .95
  lamp 38 40 .9 c=red
ce_puppet_strings = hangar rigid tint=violet
  walker 0 16 1.55 of=human coat=orange armless eyes=spiral mouth=flat hat=helmet
  limb c=orange w=5: M-11 6L-28 0M11 6L28 -6
  disc -29 0 .4 c=skin
  disc 29 -6 .4 c=skin
  shape c=hull: M-40 -60Q-38 -36 0 -34Q38 -36 40 -60Z
  line c=cyan w=1.3: M-4 -34L-29 0M4 -34L29 -6M-6 -34L-9 44M6 -34L11 44M0 -34V-22
  lamp 0 -34 1.2
ce_committee = room rigid tint=violet
  brain -56 0 .75
  jar -56 2 .9
  brain -28 -10 .75
  jar -28 -8 .9
  brain 0 -14 .75 c=violet+
  jar 0 -12 .9
  brain 28 -10 .75
  jar 28 -8 .9
  brain 56 0 .75
  jar 56 2 .9
  table 0 30 1.75 c=hull-
  sheet -34 28 .4 70 lines=3
  sheet 2 32 .42 90 c=ice lines=3
  sheet 34 28 .4 110 c=sand lines=3
ce_sleepless_analyst = room rigid tint=red
  screen -54 -22 1 in=#103830
  person 0 0 1.3 eyes=wide mouth=flat
  counter 0 40 1.7 c=iron top=steel
  cup -48 26 .9
  cup -48 6 .9
  cup -30 28 .8
  sheet 44 20 .7 -6
  sheet 50 12 .7 8
  sheet 46 4 .7 -10
ce_oracle_in_a_jar = plain rigid tint=lime
  glow 0 4 2.6 c=lime a=.5
  head 0 4 1.5 eyes=shut mouth=smile
  limb c=green w=6: M-30 32Q-24 36 -18 32M18 30Q24 36 32 30M-30 -14Q-26 -10 -28 -4M28 -16Q32 -10 28 -6
  jar 0 4 1.85 c=brass
  shape c=black edge=1: M-7 -43H7V-40H-7Z
  coin 8 -48 .6 -20
ce_theory_of_everything = surface rigid tint=violet soil=hull
  shape c=hull: M-66 44A66 76 0 0 1 66 44Z
  shape c=#141A3A: M-6 -36L10 -36L16 -6L-2 -6Z
  barrel 6 -14 1.1 -64 c=brass
  line c=cyan w=1.8 a=.9: M-50 30q4 -8 8 0t8 0M-28 26h8M-24 22v8M-12 32l8 -10M-10 22l6 10M4 24q6 -6 8 2t-6 8\
      M22 26h8M22 31h8M38 34l6 -14l6 14M-44 12q4 -6 8 0t8 0M-20 8a5 5 0 1 1 .1 0M0 14h10M20 10l4 6l8 -14M38 8h8
ce_toll_of_thoughts = surface rigid tint=violet soil=hull
  shape c=pink: M-10 46V8Q-26 -4 -22 -24Q-14 -46 10 -44Q38 -40 36 -10Q34 6 22 14Q20 26 18 46Z
  line c=rose- w=3: M22 -8Q24 -30 6 -32Q-10 -30 -10 -16Q-2 -20 6 -14Q14 -4 4 4
  shape c=#2A1420: M0 46V24Q6 16 12 24V46Z
  limb c=red w=3: M16 26L-34 18
  line c=white w=3: M6 24L0 23M-12 21L-18 20
  cloud -34 34 .8
  cloud -58 36 .8 c=cyan
  cloud -74 34 .7 c=pink
  coin 54 34 .9
ce_calm_field = surface rigid tint=cyan soil=hull
  waves 0 40 2 0 arc=180 count=5 c=cyan w=1.2
  dome 0 42 1.5
  lamp 0 10 1.2
  bomb -46 -34 .9 160
  disc -22 -16 .8 c=ice
  ball 18 -14 .9 c=#7AA8C8
  ball 44 6 .7 c=#9AD8E8
  ball -48 8 .6 c=#9AD8E8
  bomb 46 -34 .9 200
ce_sudden_doubt = plain tint=violet
  person 0 -4 1.1 of=human hat=cap eyes=wide look=-.4 mouth=frown rank
  query 32 -26 1.1 20 c=cyan
  sheet -46 36 .8 -12
  sheet 0 40 .8 0 c=ice
  sheet 46 36 .8 12 c=sand
  limb c=blue- w=7: M-20 24Q-38 16 -34 6
  hand -34 8 .5 170 cuff=gold
ce_mental_collapse = burst tint=violet gx=.5 gy=.7
  shape c=hull: M-22 48L-26 26L-8 20L-24 8L-4 2L-22 -10L8 -12L-4 -28L22 -20L12 -36L34 -30L26 -8L12 -6L28 6\
      L10 14L28 26L8 32L24 48Z
  line c=#0A0E1C w=1.4: M-26 26L10 30M-8 20L26 26M-24 8L12 14M-4 2L28 6M-22 -10L12 -6M8 -12L26 -8
  patch c=fire: M-12 36h5v5h-5ZM4 38h5v5h-5ZM-2 8h5v4h-5ZM8 -18h5v5h-5Z
  smoke -44 42 1
  smoke 44 44 1 0 seed=5
ce_mass_hypnosis = void tint=gold
  limb c=brass w=3: M20 -50Q10 -40 2 -24
  group 0 4 1 14
  + clock 0 0 1.5 hour=300 minute=60
  + line c=violet w=2.4: M0 0q5 -5 6 1t-10 4t2 -14t16 6t-12 16
  line c=white w=1.4 a=.5: M-44 4Q-40 30 -22 42M44 4Q40 30 22 42
  craft -58 -22 1.1 20 of=human dark
  craft 58 -20 1.1 150 of=xeno dark
  craft -60 30 1 30 of=zarg dark
  craft 58 30 1 160 of=insectoid dark
ce_collected_wisdom = plain rigid tint=blue
  book 0 14 2 c=#1A2450
  flash -34 2 .5 c=white
  flash 30 6 .4 c=cyan
  . lamp -44 18 .4 c=white n=3 dx=12 dy=-6
  . lamp 20 -2 .4 c=white n=3 dx=12 dy=5
  shape c=#2A3A7A: M-8 -44H18V-12H-8Z
  flash 5 -28 .6 c=yellow
  hand 38 -30 .8 -90 c=hull cuff=violet
ce_curfew_of_the_mind = void rigid tint=blue
  planet 0 -10 1.4 c=bone craters
  shape c=blue: M-28 -22Q-20 -48 10 -48Q40 -46 46 -14Q34 -34 24 -24Q0 -34 -28 -22Z
  ball 46 -12 .5 c=white
  line c=ink w=2: M-14 -6q5 5 10 0M4 -6q5 5 10 0
  craft -52 32 1.1 0 of=human dark
  craft -14 38 1.1 0 of=human dark
  craft 24 38 1.1 0 of=xeno dark
  craft 60 30 1.1 0 of=human dark
ce_forgotten_purpose = room rigid tint=grey
  shape c=white: M10 -44H74V20H10Z
  shape c=paper: M10 -44L34 -40Q22 -10 30 20H10Z
  person -28 8 1.2 of=human eyes=wide mouth=open coat=clay look=.7
  limb c=clay w=8: M-6 32Q12 30 16 16
  wrench 18 4 1 10
  query 52 -12 .8 c=violet
ce_borrowed_will = room rigid tint=violet
  flag 52 -16 1.2 c=violet
  person -8 -4 1.15 of=human eyes=spiral hat=cap mouth=smile rank hair=orange
  hoop -8 36 1.2 w=4 c=wood
  limb c=wood w=3: M-8 12V60M-32 36H16M-26 19L10 53M10 19L-26 53
  waves 10 -50 1.2 180 arc=90 count=3 c=cyan
ce_was_that_wise = burst tint=cyan
  hand 0 8 1.9 point c=hull cuff=violet-
  craft -52 -22 1.1 0 of=human n=3 dx=-8 dy=22
  craft 52 -22 1.1 180 of=zarg n=3 dx=8 dy=22
  line c=white w=1.6: M-30 -30V34M30 -30V34
"""
