game Accordion of ten

deal
  1 to each tableau
  rest to discard

tableau 10
  build any card from pile 1 right when suit of source is suit of top
  move pile
  spaces close up

discard

win when tableau 2 to 10 empty
