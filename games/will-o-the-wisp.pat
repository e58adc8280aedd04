game Will o' the Wisp
variant of spiderette
source Wikipedia, Will o' the wisp (solitaire)

deal
  3 to each tableau top face up
  rest to stock
