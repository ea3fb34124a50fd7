"""What runs the window: the program with its frame loop, the command line, devices, the kiosk, faults."""
