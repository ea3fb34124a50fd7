"""What a turn costs people who share a screen, besides playing it (UX-42, UX-43)."""

import pygame

from app.table.curtain import HandoverScene


class HandoverCount:
    """Counts the covers that are lifted and the things that must be closed before the next person can play."""

    def __init__(self, app, scene):
        self.app, self.scene = app, scene
        self.holds = self.closings = 0

    def to_question(self, most=600):
        """Until somebody can answer."""
        for _ in range(most):
            if self.app.scene is not self.scene:
                assert isinstance(self.app.scene, HandoverScene)
                self.holds += 1
                self._hold()
            elif len(self.scene.host.layers) > 1:
                self.closings += 1
                self.scene.host.close()
            elif self.scene.desk.decision is not None:
                return self.scene.desk.decision
            self.app.step(50.0)
        raise AssertionError("nobody is asked")

    def _hold(self):
        """Space for as long as it takes, and not a moment longer."""
        self.app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")])
        for _ in range(9):
            self.app.step(50.0)
        self.app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)])

    def recap_is_in_nobodys_way(self):
        """It shows the newest line, and covers neither the question nor anything that answers it."""
        recap = self.scene.reading.layer.recap
        if recap is None:
            return True
        assert recap.lines.offset == recap.lines.most
        middles = [box.center for box in self.scene.desk.offered_boxes()]
        free = not any(recap.rect.collidepoint(middle) for middle in middles)
        return free and not recap.rect.colliderect(self.scene.prompt.rect)


def a_turn_costs_one_hold(app, hands, turns, answer):
    """Each of these turns needs one hold and no closing click: whoever acts closes the recap. Returns which turns began
    with one."""
    scene, count = hands.scene, HandoverCount(app, hands.scene)
    seats, told = [], []
    for _ in range(turns):
        decision = count.to_question()
        if not seats or seats[-1] != decision.seat:
            seats.append(decision.seat)
        told.append(scene.reading.layer.recap is not None)
        assert count.recap_is_in_nobodys_way()
        hands.play(answer(decision))
        assert app.scene is not scene or scene.reading.layer.recap is None
    assert len(seats) > 2 and count.holds <= len(seats) and count.closings == 0
    return told
