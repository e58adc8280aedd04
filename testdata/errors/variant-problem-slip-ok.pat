game Braid Too
variant of braid

reserve gate 2
  takes king from field
