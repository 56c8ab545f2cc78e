"""The rules, one module for each chapter of the rulebook or for a section of a long one."""
