game Quadrat with 52 cards
variant of quadrat
source Wikipedia, Quadrat, with an aim that can be reached
ranks ace to king

# Thirteen cards of a suit do not go away in pairs.
win when stock empty
