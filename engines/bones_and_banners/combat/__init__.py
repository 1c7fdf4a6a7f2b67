"""Phase V: units that target units act in steps, and then most of them go home."""
