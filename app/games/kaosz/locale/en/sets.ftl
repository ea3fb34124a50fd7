# Chaos Galaxy: what is wrong with a card of a user’s set (UX-104).

kaosz-price = The formula gives { $formula ->
    [one] one credit
   *[other] { $formula } credits
 }, the card asks { $asked }; only one more or less is allowed.
kaosz-x-value = One development is worth { $worth } hundredths of a credit; at most { $most } are allowed.
kaosz-no-text = A card with effects or abilities needs a text in both languages.
kaosz-number-in-text = The text in the language { $language } does not mention the number { $number } of its effects.
kaosz-free-ability = An ability needs a cost that uses something up, or a once-per limit.
kaosz-endless = This trigger can set itself off again; it needs a once-per limit.
kaosz-many-calls = A card may hold { $most } operations, amounts and conditions; this one has { $found }.
kaosz-nested = A selector may hold others, but not more than { $most } inside each other.
kaosz-ship-armor = A ship needs at least 1 armor.
kaosz-base-armor = { $subtype }: armor { $armor } does not fit; buildings and bunkers have 1 or more, other bases 0.
kaosz-limit = { $subtype }: this development limit does not fit; ? is for traps, and only for them.
kaosz-trap-effect = A trap needs an effect of the kind trap, and only traps have one.
kaosz-x-cost = A cost of X needs an effect with x, and x needs a cost of X.
kaosz-target-word = The text mentions a target, but no selector is targeted.
kaosz-clan = No effect of the base edition may depend on clans.
kaosz-effect-key = An effect of the kind { $kind } needs the key { $name }.
kaosz-effect-extra = An effect of the kind { $kind } cannot have the key { $name }.
kaosz-effect-place = A card of the type { $type } cannot have an effect of the kind { $kind }.
kaosz-not-continuous = { $op } cannot be in static text; these can: { $known }.
kaosz-not-decimal = Expected a number such as 5 or 5.25 (steps of 0.25), found { $found }.
