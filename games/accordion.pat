game Accordion
also Idle Year, Methuselah, Tower of Babel, One Away Three Away, One-Handed
family One Deck
source Wikipedia, Accordion (card game)

deal
  1 to each tableau

tableau 52
  build any card from pile 1 right or pile 3 right when suit of source is suit of top or rank of source is rank of top
  move pile
  spaces close up

win when all cards on tableau 1
