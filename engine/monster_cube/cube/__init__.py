"""Where the tiles of a cube lie, what three faces form, and which number they make."""
