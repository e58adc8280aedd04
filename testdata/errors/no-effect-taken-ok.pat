game Never Back
variant of klondike

foundations
  without worry back

stock
  redeals 2
