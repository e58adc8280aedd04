game House

deal
  4 aces on foundations # ERROR expected-word "cannot use `on`"
  1 2 3 4 5 6 7 to tableau tableau top face up # ERROR extra-words "said twice"
  rest to stock

foundations 4 upper # ERROR word-order "`upper` belongs before `4`"
  base ace
  build up in suit wrap # ERROR other-book-word "written `wrapping`"

tableau 7
  build down in suit or alternating colours # ERROR expected-word "the words `down in` are said again"
  build down in every suit # ERROR other-book-word "any suit"
  move sequence suit # ERROR expected-word "between `sequence` and `suit` a word is missing: `in`"
  takes pair same rank waste # ERROR expected-word "a word is missing: `from`"
  take spaces king # ERROR word-order "`spaces` belongs before `take`"
  spaces take any card when card is king or queen # ERROR expected-word "after `or` the words `card is` are said again"

stock
  turn to waste # ERROR expected-word "a number is missing"
  redeal 2 # ERROR other-book-word "written `redeals`"

waste

win when foundations full
