game Slide
suits spades
ranks ace to three

deal
  1 to each of tableau 1 to 3

tableau 4
  build none
  spaces take any card from tableau
  home ace when pile number is 1
  home two when pile number is 2
  home three when pile number is 3

win when tableau home
