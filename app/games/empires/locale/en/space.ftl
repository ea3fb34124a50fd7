# Close Encounters: experience, boarding, Titans, reactions.

empires-experience-0 = Green
empires-experience-1 = Skilled
empires-experience-2 = Veteran
empires-experience-3 = Elite
empires-experience-4 = Legendary
event-empires-crew = The crew of { $owned }: { $experience }.
event-empires-promoted = The crew of { $owned } gains experience: { $experience }.
event-empires-announced = { $owned } was captured from { WHO($builder) }.
event-empires-guarded = { WHO($seat, case: "upper") } has Security Forces { $level }.
empires-cause-academy = Military Academy
empires-cause-boarding = boarding
empires-cause-experience = experience
empires-cause-hull = hull of the target
empires-cause-hunters = fighters against a Titan
empires-cause-larger = a larger ship
empires-cause-legendary = Legendary crew
empires-cause-security = Security Forces
empires-cause-titan = Titan
