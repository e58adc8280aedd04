game Giza
variant of pyramid
source PySolFC, Giza

deal
  3 to each reserve
  1 to each tableau

reserve 8

discard
  takes pair totalling 13 from tableau or reserve
  takes king from tableau or reserve

without stock
without waste
