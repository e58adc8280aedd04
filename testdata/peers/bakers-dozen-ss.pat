game Baker's Dozen in suit
variant of bakers-dozen

tableau
  build down in suit
