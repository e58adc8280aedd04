game ForeCell in suit
variant of fore-cell

tableau
  build down in suit
