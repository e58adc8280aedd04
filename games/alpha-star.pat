game Alpha Star
variant of delta-star
source Solvitaire, alpha-star

tableau
  move sequence
