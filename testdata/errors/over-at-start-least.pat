game Last Card
variant of klondike

win when 1 card in tableau # ERROR over-at-start "won before the first move"
