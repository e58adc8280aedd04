game Two Ways Out

deal
  4 aces to upper # WARNING foundation-cannot-start "but `upper` start with kings"
  4 to each tableau

foundations lower 4 # WARNING unused-zone "nothing is ever put into `lower`"
  base ace
  build up in suit

foundations upper 4
  base king
  build down in suit

tableau 12
  build up or down in suit
  spaces take any card

win when all cards on foundations
