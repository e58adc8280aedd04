game Kings
variant of cats-tail
also Retinue of Kings, King's Plume
source PySolFC, Kings

deal
  1 king to tableau 1
  rest to tableau new pile at king

tableau 8
