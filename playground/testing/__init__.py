"""People for programs, who act and see as people at the page do."""
