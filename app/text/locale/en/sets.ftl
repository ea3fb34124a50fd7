# Card sets on the disk.

sets-title = Card sets
sets-reload = Check again
sets-reloaded = The folder changed; the sets were read again.
sets-folder = Put your own sets into this folder:
sets-reading = The sets are being checked…
sets-none = There are no sets here.
sets-shipped = { $count ->
    [one] Comes with the game · one entry
   *[other] Comes with the game · { $count } entries
 }
sets-own = { $count ->
    [one] Your own · one entry
   *[other] Your own · { $count } entries
 }
sets-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
 }
sets-facts = { $count ->
    [one] { $id } · version { $version } · one entry
   *[other] { $id } · version { $version } · { $count } entries
 }
sets-author = By { $author }
sets-requires = Requires: { $sets }
sets-replaces = Replaces: { $set }
sets-file = File: { $file }
sets-right = There is nothing wrong with this set.
sets-left-out = This set is left out until its problems are fixed; all others work.
sets-place = { $file }, line { $line } · { $key }
sets-progress = Checking… { $done } of { $all }
