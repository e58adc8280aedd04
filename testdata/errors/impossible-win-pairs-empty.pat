game Sets

deal
  4 to each tableau

tableau 13
  build none
  spaces stay empty

discard
  takes pair same suit from tableau

win when tableau empty # ERROR impossible-win "13, an odd number"
