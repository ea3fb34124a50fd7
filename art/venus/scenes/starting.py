"""Pictures of the starting cards (2.11), four for each empire and in its enamel."""

STARTING = {
    "britain": """
naval_rockets = sea tint=red level=.66
  unit -22 10 1.2 kind=cruiser c=accent
  rocket 26 -16 .8 -34 nose=accent
  rocket 44 4 .8 -26 nose=accent
home_fleet_turbines = hangar tint=red
  turbine -30 0 1.15 c=steel
  turbine 34 0 1.15 c=steel
  flagstaff 2 4 .8 of=britain
imperial_timetable = hangar tint=red
  train 4 12 1.05 c=accent
  smoke 36 -34 .8 c=white
  clock -48 -20 1 hour=60 minute=0 rim=brass
  limb c=iron w=4: M-48 0V46
cool_heads = plain tint=red
  person -8 14 1.5 coat=accent hair=brown eyes=shut
  + headgear 0 -12 1 0 kind=pith
  + moustache 0 -12 1
  cup 40 18 1.3
""",
    "france": """
foil_and_flame = plain tint=blue
  flame 0 34 2.3
  sabre -12 6 1.3 44 straight c=accent
  sabre 12 6 1.3 -44 straight c=accent
zouave_guard = surface tint=blue soil=sand
  trooper -38 8 1.2 coat=accent kind=fez
  trooper 0 6 1.35 coat=accent kind=fez
  trooper 38 8 1.2 coat=accent kind=fez
elan = streaks tint=blue
  flagstaff -6 2 1.3 12 of=france
  trooper -44 14 1 -12 coat=accent kind=kepi
  trooper 46 14 1 12 coat=accent kind=kepi bare
optical_telegraph = surface tint=blue soil=leaf plain level=.8
  semaphore -4 6 1.05 c=accent
  semaphore 52 20 .5 c=red
  trail c=yellow: M6 -34Q30 -30 50 0
""",
    "germany": """
siege_howitzer = surface tint=yellow soil=brown
  howitzer -2 2 1.5 up=46 fat=1.7 c=iron
  shell 58 18 1.2
drill_ground = surface tint=yellow soil=sand
  trooper -52 -6 .8 coat=blue- kind=spike
  trooper -26 -6 .8 coat=blue- kind=spike
  trooper 0 -6 .8 coat=blue- kind=spike
  trooper 26 -6 .8 coat=blue- kind=spike
  trooper -40 16 1 coat=blue- kind=spike
  trooper -6 16 1 coat=blue- kind=spike
  flagstaff 44 4 1 of=germany ink=black
ordnance_works = hangar tint=yellow
  anvil -12 18 1.4
  cannon 8 -16 1.1 -6 c=iron butt=accent
  hammer -48 -10 1.2 -20
  sparks -10 0 .8
railway_ship = clouds tint=yellow
  parachute -40 -26 .8 c=red
  parachute 34 -26 .8 c=red
  train -4 14 1.05 0 c=accent
""",
    "russia": """
steppe_battery = surface tint=violet soil=leaf
  howitzer -34 14 .85 up=24
  howitzer 6 8 .85 up=24
  howitzer 46 2 .85 up=24
ice_lances = nebula tint=ice
  lance -40 10 .95 -84 c=ice
  lance 0 4 .95 -90 c=ice
  lance 40 10 .95 -96 c=ice
  gem -20 32 1 -10 c=ice
  gem 20 32 1 10 c=ice
to_the_last_man = burst tint=violet
  person 0 12 1.5 coat=accent hair=brown eyes=angry
  + headgear 0 -12 1 0 kind=papakha
  + moustache 0 -12 1
  sabre 44 2 1 20
general_mobilisation = surface tint=violet soil=grey
  gazette 0 -8 .9 0 c=accent
  trooper -52 12 1 coat=accent kind=papakha
  trooper 52 12 1 coat=accent kind=papakha
  trooper -30 18 1 coat=accent kind=papakha
  trooper 30 18 1 coat=accent kind=papakha
""",
    "usa": """
frontier_rifles = surface tint=green soil=sand
  carbine -2 12 1.1 -34 c=iron
  carbine 2 12 1.1 -146 c=iron
  headgear 0 8 1.4 0 kind=stetson
stock_exchange = room tint=green
  temple -18 4 1.05 c=grey
  coins 48 38 1 high=7
  coins 64 38 1 high=4
  arrow 48 -20 .9 -50 c=gold
patent_office = desk tint=green
  sheet -16 0 1.7 -8 seal=accent lines=3
  gear -18 -14 .8 c=brass
  lens 38 8 1.3
westward = sea tint=orange level=.66
  eclipse -40 10 1.1
  unit 20 -2 1.4 0 kind=cruiser c=accent flip
""",
}
