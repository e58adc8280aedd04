game Spider, one suit
variant of spider
also Spider (1 Suit)
source Wikipedia, Spider (solitaire)
decks 8
suits spades
