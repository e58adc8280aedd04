game Hands

deal
  rest to stock

stock
  top card face up

tableau 2 rows of 3
  build none
  spaces take any card from stock
  hands each row # WARNING no-effect "no line asks what hands score"
  score 2 for 4 cards same rank # WARNING no-effect "a hand here has 3 cards"
  score 0 for pair same rank # WARNING no-effect "adds nothing"

win when no spaces in tableau
