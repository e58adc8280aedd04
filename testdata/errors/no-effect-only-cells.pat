game Kings in Cells
variant of freecell

cells
  takes king or red card from tableau # WARNING no-effect "takes any card already"
