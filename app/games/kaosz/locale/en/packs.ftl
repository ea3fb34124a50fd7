# Packs, sealed play, drafts and the album.

reason-kaosz-deck-pool = The pool holds { $have ->
    [0] no
    [one] only one
   *[other] only { $have }
 } { $card }; the deck has { $need }.
reason-kaosz-pack-make-up = A pack holds exactly { $need } { $rarity ->
    [moon] common
    [planet] uncommon
    [sun] rare
   *[galaxy] ultra rare
 } cards, not { $have }.
reason-kaosz-draft-over = There is nothing to choose here any more.
reason-kaosz-draft-count = { $need ->
    [one] Choose exactly one card.
   *[other] Choose exactly { $need } cards.
 }
reason-kaosz-draft-not-there = { $card } is not in this pack.
