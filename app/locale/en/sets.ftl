# Card sets on the disk.

menu-sets = Card sets
sets-title = Card sets
sets-reload = Look again
sets-reloaded = The folder changed; the sets were read again.
sets-folder = Your own sets belong into this folder:
sets-reading = The sets are being checked…
sets-none = There are no sets here.
sets-shipped = Comes with the game · { $count } entries
sets-own = Your own · { $count } entries
sets-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
 }
sets-facts = { $id } · version { $version } · { $count } entries
sets-author = By { $author }
sets-requires = Stands on: { $sets }
sets-replaces = Takes the place of: { $set }
sets-file = File: { $file }
sets-right = Everything is right with this set.
sets-left-out = This set is left out until its problems are mended; all others work.
sets-place = { $file }, line { $line } · { $key }
