game Quadrat with 52 cards
variant of quadrat
ranks ace to king

# Thirteen cards of a suit do not go away in pairs.
win when stock empty
