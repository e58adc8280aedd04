game Zodiac with eight aces
variant of zodiac
source Wikipedia, Zodiac (solitaire)
without foundations descending

foundations ascending 8
  without suits
