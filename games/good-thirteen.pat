game Good Thirteen
also Thirteens, Die gute Dreizehn
family Adding and Pairing
source Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games

deal
  1 to each tableau
  rest to stock

tableau 10
  build none
  spaces take any card from stock at once

stock

discard
  takes pair totalling 13 from tableau
  takes king from tableau

win when all cards in discard
