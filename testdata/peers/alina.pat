game Alina
variant of spanish-patience
source Solvitaire, preset alina

foundations
  worry back to tableau or cells

tableau
  spaces stay empty

cells 1
