game Kings in Cells
variant of freecell

cells
  takes only from tableau when card is king or card is red card
