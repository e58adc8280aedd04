game Mrs. Mop
variant of spider
source Wikipedia, Mrs. Mop

deal
  8 to each tableau

tableau 13

without stock
