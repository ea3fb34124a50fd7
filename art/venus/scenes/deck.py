"""Pictures of the draw deck (OV-2.29), first half: arms, boosters, movement, dice."""

DECK = """
pocket_heat_pistol = plain tint=orange
  pistol -6 4 1.6
  beam 46 -6 .7 0 long=50 c=fire w=5 spread=2
signal_rocket_volley = surface tint=blue soil=brown
  rocket -38 -2 .7 -76 c=red nose=gold
  rocket 0 -14 .8 -86 c=white nose=red
  rocket 38 -4 .7 -100 c=green nose=gold
  flash -24 -36 .8 c=red
  flash 30 -38 .8 c=green
brass_ray_carbine = plain tint=teal gx=.7
  carbine -14 6 1.15 -12 ray
  beam 40 -10 .8 -12 long=60 c=cyan w=6
steam_mortar = surface tint=amber soil=sand
  mortar 4 10 1.25
  smoke 44 -32 .9 c=grey
  shell 52 -28 .7 40
  smoke -34 -26 .8 c=white
aether_lances = nebula tint=violet
  lance -4 -20 1.05 -20 pennon=violet
  lance -2 2 1.05 -20 pennon=violet
  lance 0 24 1.05 -20 pennon=violet
arc_light_battery = void tint=yellow gx=.8
  arclamp -34 -20 .9 -8
  arclamp -44 18 1.15 4
galvanic_howitzer = plain tint=cyan
  howitzer -6 6 1.3 up=20 c=steel coils
  bolt 54 -18 .8 30 c=cyan
  bolt 66 -30 .6 60 c=cyan
orbital_broadside = limb tint=blue
  unit -20 -4 1.5 kind=cruiser c=red
  shots 16 10 .9 20 c=fire
  shots 4 20 .9 30 c=fire
  shots 26 0 .9 12 c=fire
  blast 62 30 .7
grand_disintegrator = burst tint=violet gx=.3
  cannon -26 6 1.6 0 c=brass mount=iron butt=violet
  hoop 16 4 .8 w=5 c=steel
  hoop 26 4 .62 w=4 c=steel
  beam 32 5 1 0 long=60 c=pink w=12 spread=1.6
  sparks 66 4 1.4 c=pink
field_telegraph = surface tint=amber soil=brown plain
  limb c=wood w=4: M-58 40V-34M50 30V-22
  limb c=wood w=3: M-68 -28H-48M42 -18H58
  line c=black w=1.2: M-80 -24Q-70 -22 -58 -28Q-10 8 50 -18Q66 -14 80 -22
  telegraph 6 22 1.05
  bolt -24 -22 .5 40 c=yellow
swamp_guides = surface tint=yellow soil=leaf plain
  leaf -62 44 1.5 -14 c=leaf
  leaf 62 44 1.5 12 c=leaf
  person -26 14 1.1 0 of=space_shark coat=#5A7A2A skin=#9AC05A mouth=smile
  person 26 14 1.1 coat=sand hair=brown mouth=smile
  + headgear 0 -12 1 0 kind=pith
  globe 0 -34 .4 of=venus
crater_sappers = surface tint=grey soil=grey plain
  crater 0 34 1.5
  trooper -30 8 1.1 coat=blue kind=kepi bare
  trooper 28 8 1.1 coat=blue kind=kepi bare
  hammer -46 -6 .9 -30
  bomb 0 26 1.1
  globe 58 -30 .5 of=earth
machine_breakers = hangar tint=red
  robot 26 12 1.5 0 square c=iron eye=red
  + crack 0 -8 1
  hammer -22 -2 1.9 40
  sparks 6 -14 1.2
heavy_turret_guns = hangar tint=green rigid
  shape c=green: M-70 34L-52 12H52L70 34L62 44H-62Z
  barrel 14 -20 1.4 -6
  barrel 16 -6 1.4 -6
  shape c=green: M-34 14V-16Q-30 -34 -6 -34Q18 -34 22 -16V14Z
  shape c=brass edge=1: M-12 -42H0V-34H-12Z
  rivet -44 20 1.6 n=9 dx=11 c=brass
  disc -6 -8 .8 c=brass
  disc -6 -8 .4 c=black
guards_regiment = surface tint=blue soil=green
  trooper -44 8 1.2 coat=red kind=bearskin
  trooper -14 8 1.2 coat=red kind=bearskin
  trooper 16 8 1.2 coat=red kind=bearskin
  trooper 46 8 1.2 coat=red kind=bearskin
turbine_refit = hangar tint=cyan
  turbine -20 0 1.4
  wrench 36 6 1.4 -30 c=brass
  gear 52 30 .9 c=steel
powder_wagon = surface tint=orange soil=brown
  wagon -8 6 1.3
  flame 56 16 .6
  line c=fire w=2 dash=2,2: M50 20Q30 36 2 32
no_way_back = streaks tint=red
  unit 2 -6 1.4 kind=cruiser c=red
  flame -26 6 1.2
  flame -8 14 1
  globe 66 30 1 of=mars
full_steam = hangar tint=orange rigid
  shape c=iron: M-58 48V-14Q-58 -44 -24 -44H24Q58 -44 58 -14V48Z
  shape c=brass edge=1.2: M-40 48V-4Q-40 -26 -16 -26H16Q40 -26 40 -4V48Z
  patch c=#2A0E08: M-32 48V-2Q-32 -19 -14 -19H14Q32 -19 32 -2V48Z
  glow 0 24 1.7 c=fire a=.9
  flame -17 44 1.5
  flame 17 44 1.5
  flame 0 44 2.1
  rivet -50 -8 1.8 n=5 dy=13 c=brass
  rivet 50 -8 1.8 n=5 dy=13 c=brass
  disc 0 -34 .8 c=white
  line c=red w=2: M0 -34L5 -38
  shape c=steel edge=1.2: M62 40L74 -30L79 -29L68 42L72 48H54Z
comet_slingshot = void tint=cyan
  comet 10 0 1.1
  unit -38 24 .6 -26 kind=cruiser c=red
  trail c=white: M-60 40Q-10 40 20 -6
heavy_lifters = clouds tint=blue
  unit 0 -18 1 kind=cruiser c=blue
  line c=black w=2: M-12 6V22M12 6V22
  unit 0 30 .62 kind=tank c=green
corrected_aim = plain tint=green
  die -48 12 1.4 -8 eyes=6
  die 48 12 1.4 10 eyes=2
  die 0 2 1.3 4 eyes=5 c=grey
  scope 0 2 1.7 cross=red
  cross 0 2 .8 c=red
second_salvo = plain tint=red
  die -26 10 1.3 -20 eyes=3
  die 24 16 1.3 16 eyes=5
  limb c=gold w=5: M-30 -20Q0 -50 34 -20
  shape c=gold: M24 -26L46 -28L38 -8Z
field_surgeons = room tint=green
  bag 0 8 1.5
  glass 50 14 1 c=green
"""
