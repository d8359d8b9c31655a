"""What holds for every test."""

import signal

# A shell that runs the tests in the background lets them ignore interrupts, and with them every program they
# start; some of those are to be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
