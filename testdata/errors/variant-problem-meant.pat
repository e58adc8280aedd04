game Slipped
variation of klondyke # ERROR other-book-word "another form of a game" ERROR variant-problem "there is no game `klondyke`"

tableau
  build down in any suits # ERROR other-book-word "any suit is written"
  without spaces
  spaces take lonely
