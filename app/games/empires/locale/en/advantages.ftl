# -- Empire Advantages at the table

variant-empires-advantages = Empire Advantages
variant-empires-advantages-help = Everybody has a power of his own, which stays secret until it shows itself.
variant-empires-advantages-off = No
variant-empires-advantages-random = Keep one of two
prompt-empires-advantages-keep = Which Empire Advantage do you keep?
prompt-empires-advantages-keep-rule = It stays secret until it shows itself; the other cards are discarded face down.
prompt-empires-advantages-take = Which Empire Advantage do you take?
prompt-empires-advantages-take-rule = You and your allies take one card each of those that you have drawn together.
event-empires-advantages-dealt = { WHO($seat, case: "upper") } gets { $cards }.
    .closed = { WHO($seat, case: "upper") } gets Empire Advantages.
event-empires-advantages-offered = The allies draw { $cards }.
    .closed = The allies draw Empire Advantages.
event-empires-advantage-kept = The Empire Advantage of { WHO($seat) } is { $card }.
    .closed = { WHO($seat, case: "upper") } has chosen an Empire Advantage.
reason-empires-hint-advantage = This advantage helps most in the long run.
option-empires-avow = Show the Space Pilgrims
option-empires-push = Try to go one hex farther
option-empires-sense = Reveal the groups at { $hex }
