"""Pictures of the draw deck (OV-2.29), second half: orders, politics, money and tricks."""

ORDERS = """
sharpshooter = surface tint=green soil=leaf plain
  trooper 44 0 1 coat=violet kind=kepi bare
  hoop 44 -2 1.3 w=3 c=steel
  line c=red w=2: M44 -34V-14M44 10V30M12 -2H34M54 -2H76
  carbine -38 20 .85 -18 c=iron
  scope -42 6 .5 0 c=brass
limpet_mine = sea tint=blue level=.3
  shape c=red: M-70 -26Q0 -34 66 -22Q40 12 -30 8Q-62 0 -70 -26Z
  mine 4 18 1.3
  chain -6 4 .9 -60 links=2
sabotage = hangar tint=orange
  gear 30 -4 2 c=iron
  gear -14 18 1.2 c=brass
  wrench 8 4 1.5 50 c=red
  sparks 12 8 1.3
  crack 36 -6 1
recovery_crane = surface tint=amber soil=clay
  crane -20 4 1
  unit 16 26 .7 kind=tank c=green
rope_ladder = clouds tint=blue
  unit 16 -18 .95 kind=cruiser c=blue
  ladder -12 46 1 6
  trooper -12 20 .72 6 coat=red kind=pith bare
hospital_ship = sea tint=teal level=.62
  unit 0 0 1.6 kind=cruiser c=white
  + patch c=green: M0 -18H4V-13H9V-9H4V-4H0V-9H-5V-13H0Z
emergency_levy = surface tint=amber soil=brown
  drum 16 14 1.3 c=red
  bugle -30 -12 1.1 -20
encore = room tint=red
  curtain -56 0 1.1
  curtain 56 0 1.1 0 flip
  patch c=yellow a=.28: M-6 -50H6L30 46H-30Z
  card 0 6 1.5 -6 mark=red
  limb c=gold w=4: M-26 8Q-30 -28 4 -28
  shape c=gold: M0 -38L20 -28L0 -18Z
cabinet_reshuffle = room tint=blue
  person -40 18 .9 coat=black hair=white
  + headgear 0 -12 1 0 kind=topper
  person 40 18 .9 coat=black hair=black
  + headgear 0 -12 1 0 kind=topper band=green
  card 0 -8 1 -14 mark=blue
  card 8 2 1 10 mark=red
  table 0 34 1
grand_strategy = desk tint=blue
  easel 0 6 1.35
  knight -22 -6 .9 c=blue
  pawn 26 6 .8 c=red
  pawn 44 -8 .8 c=red
  arrow 4 18 .7 -20 c=red
arms_fair = surface tint=red soil=sand
  stall 0 6 1.2
  carbine -4 -2 .6 -6
  shell -32 2 .7
  shell 34 2 .7
  coins 46 36 .8 high=4
press_scandal = desk tint=red
  gazette -12 2 1.2 -10 c=orange
  gazette 24 4 1.1 12 c=red
  flash 44 -28 .8 c=red points=8
embassy_spy = corridor tint=violet
  person -18 16 1.3 coat=brown hair=black
  + headgear 0 -12 1 0 kind=topper c=brown band=violet
  lens 26 -2 1.2
  keyhole 58 4 .9
forced_march = surface tint=brown soil=clay
  boot -44 10 1.2 c=#B07C4A
  boot -2 2 1.2 -14 c=#C89058
  boot 40 10 1.2 c=#B07C4A
  line c=sand w=2 dash=3,3: M-70 40H70
parliamentary_recess = surface tint=amber soil=leaf
  temple -20 6 1
  clocktower 48 0 .95
  cup 12 36 .8
at_the_last_moment = burst tint=yellow
  clock 0 0 1.9 hour=355 minute=356
  bolt 52 0 1.1 -10
  bolt -54 0 1.1 10
border_incident = surface tint=orange soil=sand level=.72 plain
  flagstaff -40 0 1 -10 c=red flip
  flagstaff 40 0 1 10 c=blue
  limb c=white w=6: M-30 22H30
  line c=red w=6 dash=8,8: M-30 22H30
  shape c=iron: M-34 14H-26V42H-34ZM26 14H34V42H26Z
  carbine -14 2 .4 -30
  carbine 14 2 .4 30 flip
  flash 0 -12 1 c=fire points=8
peace_congress = plain tint=blue
  dove -2 -2 1.2
  sheet -40 32 .6 -70 seal
  scroll 36 34 .8 20 band=green
mother_lode = cave tint=gold
  gem -30 6 1.4 -20 c=cyan
  gem -4 -6 1.9 0 c=cyan
  gem 24 8 1.5 18 c=cyan
  coins 52 34 .9 high=3
  hammer -56 12 1 -30
imperial_raffle = room tint=gold
  cage -12 -2 1.2
  ticket 44 -12 1 16
  ticket 50 16 1 -10 c=pink
grand_safari = surface tint=leaf soil=sand plain
  person -34 14 1.25 coat=sand hair=brown mouth=smile
  + headgear 0 -12 1 0 kind=pith c=sand
  + moustache 0 -12 .9
  shape c=#7C6A8C: M14 30Q14 -4 38 -6Q66 -6 72 30Z
  limb c=bone w=5: M30 14Q18 20 16 34M58 14Q68 20 68 34
  disc 34 6 .3 c=white
  disc 54 6 .3 c=white
  twin 44 -2 1 c=#7C6A8C: M18 -2Q34 -14 30 10Q24 14 16 8Z
turncoat = plain tint=violet
  person 0 12 1.5 coat=red hair=black eyes=wink mouth=smile
  + shape c=blue: M0 6Q8 4 14 8Q23 12 22 34H0Z
  + headgear 0 -12 1 0 kind=kepi
  coin -46 26 1
  coin 46 26 1
"""
