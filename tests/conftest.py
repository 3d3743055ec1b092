import os

from hypothesis import settings

# Random games take as long as they take; a failure prints what reproduces it.
settings.register_profile("games", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "games"))
