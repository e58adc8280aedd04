game Upper
variant of klondike

foundations
  worry back when stock empty
