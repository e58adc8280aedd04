game Spider, two suits
variant of spider
also Spider (2 Suits)
source Wikipedia, Spider (solitaire)
decks 4
suits spades hearts
