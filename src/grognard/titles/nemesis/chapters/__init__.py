"""The rules, one module for each chapter or section of the rulebook, in its order."""
