"""Everything that outlives the process, and the only package that touches the disk.

    places = find_places()                      # the user's folders, or the portable one (UX-106)
    store = Store(places)                       # saves: save, load, list, rename, delete with undo, export
    running = RunningGame.begin(store, session, SaveFacts(new_match_id(), now(), seats))
    session.answer(answer); running.record()    # journal and autosaves, in the background (UX-64)
    unfinished(store); resume(store, match)     # "Continue" after a crash

A file that cannot be used raises `BadSave`, a disk that refuses raises `CannotWrite`; both carry a reason id
with parameters for a text in either language, and neither has changed a file.
"""
