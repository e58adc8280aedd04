game Queens First
variant of klondike

foundations
  base queen
  build up in suit wrapping

tableau
  spaces take jack
