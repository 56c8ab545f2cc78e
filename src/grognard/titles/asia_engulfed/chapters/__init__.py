"""The rules, one module for a chapter (or a part of one) of the rulebook."""
