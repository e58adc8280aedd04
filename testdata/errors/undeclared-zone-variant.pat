game House without a waste
variant of klondike

foundations
  worry back to cells # ERROR undeclared-zone "no cells"
