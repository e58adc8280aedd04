game Klondike by Ones
variant of klondike

stock
  turn 1 to waste # WARNING unused-name "the option `draw` changes nothing"
