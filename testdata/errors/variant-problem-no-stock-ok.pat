game House
variant of yukon

tableau
  spaces take any card
