game Napoleon's Exile
variant of forty-thieves
source PySolFC, Napoleon's Exile

foundations
  worry back

tableau
  build down in any suit
