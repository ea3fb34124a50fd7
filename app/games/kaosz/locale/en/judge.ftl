# What the automatic judge of a tournament compares.

tournament-judge-kaosz-colony = Cards in the colony
tournament-judge-kaosz-hq = Cards in the headquarters
tournament-judge-kaosz-credits = Credits
tournament-judge-kaosz-ships = Cost of ships
