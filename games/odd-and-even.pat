game Odd and Even
variant of royal-cotillion
source PySolFC, Odd and Even

deal
  1 to each reserve
  rest to stock

without reserve wing

reserve 9

stock
  redeals 1
