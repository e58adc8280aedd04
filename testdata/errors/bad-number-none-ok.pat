game Castle
variant of beleaguered-castle

cells 1
