"""The rules, one file a phase in the rulebook's order."""
