game Other Suits
variant of klondike

tableau
  build down in other suits when stock empty # NOTE lost-line "now only the exception is left"
  move pile once # WARNING lost-line "now only the exception is left"
