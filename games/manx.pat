game Manx
variant of tabby-cat
source PySolFC, Manx

reserve tail
  spaces take 1 card
