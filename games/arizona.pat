game Arizona
variant of phoenix
source PySolFC, Arizona

tableau
  build down in any suit
