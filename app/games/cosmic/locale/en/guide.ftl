# Cosmic Encounter: tips of the guided first game (UX-93).

cosmic-guide-dismiss = Got it
cosmic-guide-never = No more tips
cosmic-guide-alien = Keep one of your two aliens: its power is yours for the whole game. Take your time to read both sheets.
cosmic-guide-retrieve = Each of your encounters begins with a ship that comes back from the warp. Strengthen a weak planet with it.
cosmic-guide-destiny = Destiny leaves you a choice here: a wild card lets you name anyone, your own colour lets you clear your own system.
cosmic-guide-planet = Aim at a planet with few defenders. A new planet brings a colony; one where you already have ships does not.
cosmic-guide-ships = Three or four ships are usual. Do not take the last ship from a planet: with fewer than three home colonies you lose your power.
cosmic-guide-invite = Allies bring ships, and win a colony or rewards with you. Invite whoever is not about to win.
cosmic-guide-answer = With the offense you may win a colony, even with one ship; with the defense a card or a ship for each ship you send.
cosmic-guide-card = The higher total of card and ships wins; the defense wins ties. A high card is wasted where a low one would do.
cosmic-guide-negotiate = A negotiate loses to an attack, but you take a card from the winner’s hand for each ship you lose. Two negotiates lead to a deal.
cosmic-guide-new-hand = New cards come only when you have no encounter card left, so bad ones must also be played, ideally where little is at stake.
cosmic-guide-reply = You could do something right now. If you do not want to, pass; the program only asks those who could respond.
cosmic-guide-reinforce = Main players and allies may still add reinforcements, until all have passed. Touch a total to see what it is made of.
cosmic-guide-lose = Take ships from where there are several; an emptied planet is a lost colony.
cosmic-guide-return = Returning ships may go to any of your colonies. Two or more on each planet are safer than one.
cosmic-guide-reward = For each ship that defended you get a card, or one of your ships from the warp. Good cards win games; ships keep your colonies.
cosmic-guide-deal = Offer cards or a colony and ask for something in return. Without a deal you both lose three ships, so do not ask too much.
cosmic-guide-further = After a success you may have a second encounter. It is nearly always worth it while you have good cards.
cosmic-guide-leader = { $needed ->
    [4] Four foreign colonies win. Once someone has three
   *[other] Five foreign colonies win. Once someone has four
}, everyone should stand against that player.
