game Upper
variant of klondike

foundations upper 4 # ERROR variant-problem "is a new zone beside `foundations`"
