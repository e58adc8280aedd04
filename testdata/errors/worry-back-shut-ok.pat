game Cells Late
variant of easthaven

cells 3
  takes only from tableau when stock empty
