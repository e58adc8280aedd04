game Braid Too
variant of braid

reserve feild 2 # WARNING variant-problem "is a new zone: the parent has `reserve field`"
  takes king from field
