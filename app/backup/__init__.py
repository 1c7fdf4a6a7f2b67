"""A whole server's data in one file, and back: by Postgres' own programs."""
