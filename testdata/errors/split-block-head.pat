game Closets

deal
  13 to each reserve

foundations 4
  base ace
  build up in any suit

reserve 4

  takes any card from reserve # NOTE split-block "is its head missing?"
  move 1 card

win when foundations full
