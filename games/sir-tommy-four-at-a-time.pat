game Sir Tommy, four at a time
variant of sir-tommy
source semicolon.com

foundations
  takes only from reserve when waste empty

stock
  turn 4 to waste when waste empty
