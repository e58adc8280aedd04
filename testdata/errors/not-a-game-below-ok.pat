game House
variant of spider

tableau 8

deal
  5 to each tableau top face up
  rest to stock
