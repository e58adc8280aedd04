game Tam O'Shanter
variant of auld-lang-syne
source PySolFC, Tam O'Shanter

deal
  1 to each tableau
  rest to stock
