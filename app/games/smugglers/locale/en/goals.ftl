# What the goals of challenges count.

goal-smugglers-bids = Biddings won
goal-smugglers-sectors = Sectors paid
goal-smugglers-unpaid = Sectors lost unpaid
goal-smugglers-energy = Energy paid
goal-smugglers-goods = Goods delivered
goal-smugglers-cruisers = Deliveries past cruisers
