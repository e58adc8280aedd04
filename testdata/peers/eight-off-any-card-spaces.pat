game Eight Off, any card to spaces
variant of eight-off

tableau
  spaces take any card
