game Zodiac with eight aces
variant of zodiac
source Wikipedia, Zodiac (solitaire)
without foundations descending

foundations ascending 8
  without suits

example All eight foundations begin with an ace, and go up
  asc1: AS
  t1: AS
  t2: KH
  t3: 2S
  may t1 asc2: base ace
  may t3 asc1: build up in suit
  may not t2 asc2: base ace
