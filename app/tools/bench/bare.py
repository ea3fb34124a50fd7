"""BARE: the smallest program that shows a window, in a process of its own. Says when its first frame is up."""

import os
import sys
from time import process_time

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

if __name__ == "__main__":
    pygame.init()
    screen = pygame.display.set_mode((1920, 1080))
    screen.fill((10, 13, 26))
    pygame.display.flip()
    pygame.event.get()
    print(process_time(), flush=True)
    sys.stdin.readline()  # stays until it has been looked at
