game Strategy, aces as they are turned
variant of strategy
source fsolitaire.com, Morehead

deal
  rest to stock

foundations
  takes only when stock empty and waste empty or rank is ace
