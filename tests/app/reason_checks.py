"""Dragging everything everywhere: whatever is refused is told what it lacks (UX-17)."""

from app.table.choose import OneChoice
from rules import Chance
from rules.core.decisions import NOT_OFFERED
from rules.core.refusals import FIRST


class Tester:
    """Pieces of one table are brought to all sorts of places; nothing is answered."""

    def __init__(self, scene, rng, main):
        self.scene, self.desk, self.rng, self.main = scene, scene.desk, rng, main
        self.desk.answer = lambda decision, value: None
        self.found = []
        self.told = set()
        tell = self.desk.complain
        self.desk.complain = lambda reason, thing: (self.found.append(reason), tell(reason, thing))

    def fresh(self):
        decision = self.scene.kit.asked[0] if self.desk.decision is None else self.desk.decision
        self.desk.ask(None)
        self.desk.ask(decision)
        self.desk.complaint = None
        self.found.clear()

    def pairs(self, most):
        """So many pairs of a thing that may be dragged and something it is not meant for."""
        stage = self.desk.stage
        things = [shown.piece.id for shown in stage.shown if self.desk.may_drag(shown.piece.id)]
        goals = [shown.piece.id for shown in stage.shown] + [place.id for place in stage.tableau.places]
        listed = [(thing, goal) for thing in things for goal in goals if goal != thing]
        return self.rng.sample(listed, min(most, len(listed)))

    def drag(self, thing, goal):
        """The way of the pointer: pick up, carry, let go over the middle of something."""
        self.fresh()
        shown, middle = self.desk.stage.of(thing), self.desk.stage.rect(goal).center
        self.desk.pick_up(shown, thing, shown.centre, (0.0, 0.0))
        targets = self.desk.drag.targets
        self.desk.carry(middle)
        over = self.desk.stage.near(middle, shown.size, targets)
        if over is not None or self.desk.is_covered(middle):  # meant for it, or dropped on the question
            self.desk.cancel_drag()
            return
        self.desk.let_go()
        home = self.desk.stage.place_at(middle) == shown.piece.place
        if home and not self.found and not targets:
            return  # put back where it lay
        self.judge(thing, goal)

    def touch(self, thing):
        """A click on something that no option mentions; what the question is not about opens its sheet."""
        self.fresh()
        if self.desk.touch(thing) or not self.desk.module.gestures.wishes(self.desk.decision, thing, None):
            return
        if not self.found and self.scene.reading.layer.open is not None:
            return
        self.judge(thing, None)

    def judge(self, thing, goal):
        said = self.desk.complaint
        where = f"{self.desk.decision.prompt}: {thing} to {goal}"
        assert said is not None and self.found, f"{where}: nothing is said"
        reason = self.found[-1]
        assert reason.id != NOT_OFFERED and reason.rule, f"{where}: {reason}"
        assert "reason-" not in said.text and "{" not in said.text, f"{where}: {said.text}"
        choice = self.desk.choice
        offered = isinstance(choice, OneChoice) and thing in choice.starts()
        if self.desk.decision.prompt in self.main or offered:
            assert reason.id != FIRST, f"{where}: {said.text}"
        self.told.add(reason.id)


def drag_everything(scene, seed, main, most):
    """All reasons that were told; `main`: questions at which nothing else can come first."""
    tester = Tester(scene, Chance(seed), main)
    if tester.desk.decision is None or tester.desk.stage is None:
        return set()
    for thing, goal in tester.pairs(most):
        tester.drag(thing, goal)
    for shown in tester.desk.stage.shown:
        tester.touch(shown.piece.id)
    return tester.told
