# Lessons.

lesson-title = Lessons
lesson-none = There are no lessons yet.
lesson-facts = { $game } · about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } · { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
lesson-was-done = done
lesson-begin = Start
lesson-resume = Continue
lesson-restart = From the start
lesson-opening = Opening…
lesson-step = Step { $step } of { $all }
lesson-next = Next
lesson-read = Read the step, then press “{ $next }”.
lesson-leave = Leave the lesson
reason-lesson-wrong = Not yet: try what is lit up.
reason-lesson-missing = Not yet. Wanted here: { $wanted }. You chose: { $given }.
reason-lesson-wanted = Not yet. Wanted here: { $wanted }.
lesson-opening-later = Later in the same game…
lesson-opening-new = A new situation…
lesson-learnt = { $all ->
    [1] That was the game’s only lesson.
   *[other] Lessons of this game: { $done } of { $all } done.
  }
lesson-over = Well done
lesson-over-line = That was the whole lesson. The rest is best learned while playing (the rules open at any time: { $key }).
lesson-following = Next lesson: { $title }
lesson-play = Play a game now
lesson-tip = Tip
