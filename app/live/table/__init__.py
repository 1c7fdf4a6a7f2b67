"""A room as this process holds it, and what the processes tell each other about rooms."""
