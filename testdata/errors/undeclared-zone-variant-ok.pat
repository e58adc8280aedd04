game House without a waste
variant of klondike

foundations
  worry back to tableau
