"""A game looked through afterwards: what every position promised, what was better, what was luck.

`review` says what a review holds and puts one together, `judging` does the pieces of work.
"""
