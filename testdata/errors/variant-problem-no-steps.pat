game My Eagle
variant of eagle-wing

after move # ERROR variant-problem "has no steps, and the steps of a variant take the place"
