game Private Lane
variant of streets-and-alleys
also Fastness
source PySolFC, Private Lane

cells 2
