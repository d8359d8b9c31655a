"""Everything that a picture is drawn with: surfaces, outlines, letters, colours, and how it becomes bytes."""
