game House
variant of josephine

tableau
  without spaces # WARNING no-effect "takes away what `spaces take any card` says again"
  spaces take any card
