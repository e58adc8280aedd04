game Never Back
variant of klondike

foundations
  worry back # WARNING no-effect "`worry back` says the same as the parent"

stock
  redeals 2
