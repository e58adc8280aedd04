game Napoleon's Square
variant of josephine
source PySolFC, Napoleon's Square

tableau 12
