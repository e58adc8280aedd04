game Hands

deal
  rest to stock

stock
  top card face up

tableau 2 rows of 3
  build none
  spaces take any card from stock
  score 2 for pair same rank # ERROR missing-rule "which of its cards are a hand?"

reserve 2
  takes any card from stock
  hands each row # ERROR missing-rule "no line that says what they score"

reserve beside-it 2
  takes any card from stock
  hands each pile # ERROR missing-rule "a pile that is a hand needs"
  score 2 for pair same rank

reserve wide 9
  hands each row # ERROR bad-number "a hand may have 8 at most"
  score 2 for pair same rank

win when no spaces in tableau and hands is at least 3
