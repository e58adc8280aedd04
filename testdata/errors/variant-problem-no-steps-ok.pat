game My Eagle
variant of eagle-wing

without after move
