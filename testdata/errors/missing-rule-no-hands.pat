game Hands

deal
  rest to stock

stock
  top card face up

tableau 2 rows of 3
  build none
  spaces take any card from stock

win when no spaces in tableau and hands is at least 3 # ERROR missing-rule "no zone says which cards are `hands`"
