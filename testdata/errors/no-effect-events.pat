game Board

deal
  4 to each tableau

foundations 4
  base ace
  build up in suit

tableau 13
  build down in any suit
  spaces take any card

after turn # WARNING no-effect "the stock has no `turn`"
  face up tableau

after redeal # WARNING no-effect "there is no redeal"
  face up tableau

after swap # WARNING no-effect "no zone has a `swap` line"
  face up tableau

after move to waste # WARNING no-effect "no card is ever played there"
  face up tableau

win when foundations full
