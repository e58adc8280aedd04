game Spaces
also Addiction
variant of montana
source PySolFC, Spaces

# The aces are shuffled in and taken out again: the gaps lie anywhere.
may redeal twice
  gather tableau but home cards
  gather discard
  shuffle
  1 to each empty tableau
  all aces from tableau to discard
