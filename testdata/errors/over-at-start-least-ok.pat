game Last Card
variant of klondike

win when at most 1 card in tableau
