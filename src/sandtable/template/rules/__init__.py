"""The rules, in the order of the rulebook: set-up first, then one file for each phase."""
