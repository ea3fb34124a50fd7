# Cosmic Encounter: mi a baj egy saját készlettel (UX-104).

cosmic-no-flare = Nincs fáklyája ennek a fajnak: { $alien }.
cosmic-two-flares = Ennek a fajnak két fáklyája van, de nincs közöttük kapcsoló: { $alien }.
cosmic-one-sided = Annak is ki kell zárnia ezt a fajt: { $other }.
cosmic-phase = { ARTICLE($window, case: "upper") } { $window } pillanat ebben a fázisban van: { $phase }; ez nem szerepel az időzítéssávon.
cosmic-undeclared = Itt semmi sem hirdeti meg ezt: { $name }.
cosmic-idle = Ez nem csinál semmit, mert nincs benne sem uses, sem changes: { $piece }.
cosmic-destiny = Minden színből kell végzetkártya, és egy dzsóker is.
cosmic-no-cards = A pakliban mindenkinek kell összecsapáskártya.
cosmic-colour = Csak a szín fajtájú kártyának van színe.
cosmic-few-aliens = Öt játékoshoz tíz faj kell, de csak ennyi van: { $found }.
