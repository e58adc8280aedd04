game House
variant of yukon
without stock # ERROR variant-problem "the parent has no line or block `stock` to"

tableau
  spaces take any card
