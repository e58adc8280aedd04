game Eight Klondikes
variant of klondike

tableau 6 # ERROR list-length "7 numbers for 6 piles of tableau"
