game Relaxed Golf
variant of golf
also Putt Putt
source PySolFC, Relaxed Golf

waste
  build up or down in any suit wrapping
