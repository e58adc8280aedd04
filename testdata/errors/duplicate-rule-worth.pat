game Thirteen
worth 10 jack queen
worth 11 queen # ERROR duplicate-rule "what the queen counts is said twice"
worth 5 five # WARNING no-effect "the five counts 5 anyway"

deal
  7 to each tableau
  rest to stock

tableau 7
  build none
  spaces stay empty

stock
  turn 1 to waste

waste

cells 2
  at most 1 card # WARNING no-effect "a cell holds 1 card"

cells more 2
  at most 2 cards # ERROR contradiction "a cell holds 1 card"

discard
  takes pair totalling 13
  takes ace

win when tableau empty
