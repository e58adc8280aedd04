game Manx
variant of tabby-cat
source PySolFC, Manx

reserve tail
  move 1 card
  spaces take 1 card
