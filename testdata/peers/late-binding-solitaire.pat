game Late Binding Solitaire
variant of accordion
source Solvitaire, preset late-binding-solitaire

deal
  1 to each tableau
  rest to discard

tableau 18

win when tableau 2 to 18 empty
