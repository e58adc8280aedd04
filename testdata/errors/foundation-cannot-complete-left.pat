game Queens First
variant of klondike

foundations
  base queen # WARNING foundation-cannot-complete "`foundations` are full at the king"

tableau
  spaces take jack
