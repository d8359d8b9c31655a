"""Many at once: races over real sockets, floods, and what others wait meanwhile."""
