"""A position: the table, its boards and pieces, and what the seats have done in this phase."""
