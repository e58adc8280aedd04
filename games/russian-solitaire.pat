game Russian Solitaire
variant of yukon
source Wikipedia, Russian solitaire

tableau
  build down in suit
