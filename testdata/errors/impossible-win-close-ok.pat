game Closing Up
ranks ace to five
suits spades
deal
  1 to each yard
tableau heap 1
  build up or down in suit from yard
  spaces stay empty
tableau yard 5
  build none
  spaces stay empty
may tidy
  close up tableau
win when yard empty
