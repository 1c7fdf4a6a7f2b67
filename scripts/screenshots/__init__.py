"""Pictures of every page of every game from fixed positions, and the comparison of two sets.

    python -m scripts.screenshots make FOLDER [--only PATTERN] [--all]
    python -m scripts.screenshots compare BEFORE AFTER [--into FOLDER]

Two sets made of the same tree are equal to the pixel: chance and time stand still in the page, what
is in the database is written there row by row, and a picture counts once a second one is the same.
"""
