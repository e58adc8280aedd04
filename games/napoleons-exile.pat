game Napoleon's Exile
variant of forty-thieves
source PySolFC, Napoleon's Exile

tableau
  build down in any suit
