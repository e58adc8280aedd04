game House
decks 2
counter rounds 0 to 3

deal
  bases to foundations face down # WARNING no-effect "the cards of the bases lie face up"
  1 king to each reserve top face up # WARNING no-effect "cards that are picked out all lie the same way"
  1 to each tableau top face up # WARNING no-effect "the one card of each pile lies face up anyway"
  1 to each tableau alternately face down # WARNING no-effect "`alternately` changes nothing"
  1 at a time to each tableau # WARNING no-effect "`at a time` changes nothing: it is one card each"
  2 to each tableau face down face down # WARNING no-effect "`face down` is said twice"
  shuffle # WARNING no-effect "the pack is shuffled before it is dealt"
  queens to bottom of tableau face down # WARNING no-effect "are not turned over"
  rest to stock face up # WARNING no-effect "the rest stays in the stock as it lies"

foundations 8
  base ace
  build up in suit

reserve 4

tableau 7
  build down in alternating colours
  move sequence
  spaces take any card

stock
  turn 3 at a time to waste # WARNING no-effect "`at a time` changes nothing: all cards come to one pile"

waste

may redeal 3 times
  gather waste or stock last pile first # WARNING no-effect "`last pile first` changes nothing" WARNING no-effect "its cards lie in the stock already"
  add 0 to rounds # WARNING no-effect "`add 0 to rounds` changes nothing"
  add 8 to rounds # WARNING no-effect "`rounds` goes round, and has 4 values"
  add 1 to rounds
  1 from each tableau to source # WARNING no-effect "the cards go back to where they lay"
  close up reserve 1 # WARNING no-effect "it is 1 pile"

lose when rounds is 3 and stock empty
win when foundations full
