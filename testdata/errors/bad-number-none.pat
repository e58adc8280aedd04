game Castle
variant of beleaguered-castle

cells 0 # ERROR bad-number "cannot have 0 piles"
