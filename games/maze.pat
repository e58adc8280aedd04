game Maze
family Montana
source Wikipedia, Maze (solitaire)

deal
  1 to each of tableau 1 to 8
  1 to each of tableau 10 to 17
  1 to each of tableau 19 to 54
  all kings from tableau to discard

# Six rows of nine, which follow each other; behind the last place comes the first.
tableau 54
  build none
  spaces take up in suit after pile left
  spaces take up in suit after tableau 54 when pile number is 1
  spaces take down in suit after pile right
  spaces take down in suit after tableau 1 when pile number is 54
  spaces take ace when rank of pile left is queen
  spaces take ace when pile number is 1 and rank of tableau 54 is queen
  # Home behind the next lower card, whatever places between are empty.
  home ace
  home up in suit after pile left
  home up in suit after pile 2 left when pile left empty
  home up in suit after pile 3 left when pile left empty and pile 2 left empty
  home up in suit after pile 4 left when pile left empty and pile 2 left empty and pile 3 left empty
  home up in suit after pile 5 left when pile left empty and pile 2 left empty and pile 3 left empty and pile 4 left empty
  home up in suit after pile 6 left when pile left empty and pile 2 left empty and pile 3 left empty and pile 4 left empty and pile 5 left empty
  home up in suit after pile 7 left when pile left empty and pile 2 left empty and pile 3 left empty and pile 4 left empty and pile 5 left empty and pile 6 left empty

discard

win when tableau home

example Behind the next lower card, or before the next higher one
  t19: 5H
  t21: 9C
  t30: 6H
  t31: 8C
  t34: 4H
  t37: 10C
  t40: 6D
  may t30 t20: spaces take up in suit after pile left
  may t31 t20: spaces take down in suit after pile right
  may not t34 t20, t37 t20, t40 t20

example An ace behind a queen, and the rows follow each other
  t17: QS
  t19: 3D
  t30: AH
  t33: 2D
  t36: 2H
  t39: JS
  may t30 t18: spaces take ace when rank of pile left is queen
  may t33 t18: spaces take down in suit after pile right
  may not t36 t18, t39 t18

example Behind the last place comes the first
  t2: 9C
  t54: 5H
  t30: 6H
  t31: 8C
  t33: AH
  may t30 t1: spaces take up in suit after tableau 54 when pile number is 1
  may t31 t1: spaces take down in suit after pile right
  may not t33 t1

example Before the first place comes the last, which takes an ace behind a queen
  t1: 5H
  t53: QD
  t30: 4H
  t31: AS
  may t30 t54: spaces take down in suit after tableau 1 when pile number is 54
  may t31 t54: spaces take ace when rank of pile left is queen

example The kings leave, and six places are empty
  deal 1
  now t 48 cards
  now t9 empty
  now t18 empty
  now d 4 cards

example From one place to six may be empty before a card
  t1: AS
  t3: 2S
  t6: 3S
  t10: 4S
  t15: 5S
  t21: 6S
  t28: 7S
  t54: 8S
  now not won
  play t54 t29
  now won

example Won wherever the gaps are
  t2: AS
  t3: 2S
  t5: 3S
  t6: 4S
  t7: 5S
  t8: 6S
  t9: 7S
  t10: 8S
  t11: 9S
  t12: 10S
  t13: JS
  t14: QS
  t15: AH
  t16: 2H
  t17: 3H
  t18: 4H
  t20: 6H
  t24: 7H
  t25: 8H
  t26: 9H
  t27: 10H
  t28: JH
  t29: QH
  t30: AC
  t31: 2C
  t32: 3C
  t33: 4C
  t34: 5C
  t35: 6C
  t36: 7C
  t37: 8C
  t38: 9C
  t39: 10C
  t40: JC
  t41: QC
  t42: AD
  t43: 2D
  t44: 3D
  t45: 4D
  t46: 5D
  t47: 6D
  t48: 7D
  t49: 8D
  t50: 9D
  t51: 10D
  t52: JD
  t53: QD
  t54: 5H
  now not won
  play t54 t19
  now won
