"""What a table asks of its game, by role: one module each, every role with defaults. A game fills in what differs.

    layout    where things lie and how they look
    gestures  which gesture means which option
    answers   what is proposed with a choice, and what goes with its answer
    words     what is asked, and what options and reasons are called; `replies`: what may be replied to
    forms     questions of several fields
    log       what has happened, in lines of the log
    motion    how it is seen and heard that something happens
    pages     controls, pages, panels and fact sheets of the game's own
    devices   input and time

None decides a rule. They are asked only about options of the present decision.
"""
