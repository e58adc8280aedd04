game Part # ERROR missing-rule "no `deal` and no `win`"

tableau 12
  build down in suit
