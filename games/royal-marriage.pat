game Royal Marriage
also Betrothal
family Accordion
source Wikipedia, Royal Marriage

deal
  queen of hearts to tableau 1
  king of hearts to bottom of stock
  rest to stock

tableau 52
  # Two cards between two that match leave together: the left one goes on the right one.
  build any card from pile left when suit of pile 2 left is suit of pile right
  build any card from pile left when rank of pile 2 left is rank of pile right
  # One card leaves by itself.
  plays only to tableau
  plays only to discard when suit of pile left is suit of pile right
  plays only to discard when rank of pile left is rank of pile right
  spaces close up

stock
  turn 1 to first empty tableau

discard
  takes any card from tableau

after move to tableau
  all from pile to discard

win when cards in discard is 50

example Between two hearts, one card or two
  t1: QH
  t2: 5S
  t3: 6D
  t4: 9H
  t5: 9D
  may t2 t3: build any card from pile left when suit of pile 2 left is suit of pile right
  may t4 d: plays only to discard when suit of pile left is suit of pile right
  may not t2 d, t3 d, t3 t4
  play t2 t3
  now t2: 9H
  now d 2 cards

example Three of them stay
  t1: QH
  t2: 5S
  t3: 6D
  t4: 9C
  t5: 9H
  may not t2, t3, t4
