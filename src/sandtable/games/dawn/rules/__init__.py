"""The rules, one file a step of the turn or chapter of the rulebook."""
