game Neighbours

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 4
  build down in suit when not pile left empty and pile number is 1 # WARNING no-effect "no pile of `tableau` has all piles"
  build same rank from pile right or pile 2 right when not rank is rank of pile 3 left # WARNING no-effect "no pile of `tableau` has all piles"
  build up in suit from tableau 3 when pile number is 3 # WARNING no-effect "its cards would go from pile 3 to pile 3"
  spaces take any card when pile number is 4 and pile right empty # WARNING no-effect "no pile of `tableau` has all piles"

stock
  turn 1 to each tableau

win when foundations full
