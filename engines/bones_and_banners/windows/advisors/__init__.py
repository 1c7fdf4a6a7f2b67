"""Advisors: one file per operation, found by their cards' effects."""
