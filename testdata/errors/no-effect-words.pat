game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  4 to each reserve
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king to king # WARNING no-effect "`king to king` is one rank"
  spaces take red hearts from waste # WARNING no-effect "`red` changes nothing: hearts are red"

reserve 4
  build other suit in alternating colours from tableau # WARNING no-effect "`other suit` changes nothing: `in alternating colours` says all about suits"
  build same suit in colour from waste # WARNING no-effect "`in colour` changes nothing: `same suit` says all about suits"
  build same suit one way from tableau # WARNING no-effect "`same suit` has no direction"
  spaces stay empty

tableau line
  build up or down in other suits all one way # WARNING no-effect "`line` has 1 pile"
  spaces take any card

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
