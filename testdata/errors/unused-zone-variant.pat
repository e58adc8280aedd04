game Tail
variant of canfield

reserve ctail # WARNING unused-zone "is a new zone, and nothing"
