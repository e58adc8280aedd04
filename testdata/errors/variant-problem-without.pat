game No Waste
variant of klondike

without waste # ERROR variant-problem "takes the block away, but other lines go on to use the waste"

deal # ERROR variant-problem "`deal` has no steps"

tableau 7 # WARNING no-effect "says the same as the parent"
