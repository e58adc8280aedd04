game Closets

deal
  13 to each reserve

foundations 4
  base ace
  build up in any suit

reserve 4

tableau 3
  takes any card from reserve
  move 1 card

win when foundations full
