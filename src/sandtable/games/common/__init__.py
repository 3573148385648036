"""What the influence games share: hands and piles, influence on a map of countries, standing in a region."""
