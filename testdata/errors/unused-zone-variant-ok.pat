game Tail
variant of canfield

reserve tail 2
  takes king from tableau
