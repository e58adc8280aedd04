game Imperial Guards
variant of miss-milligan
source PySolFC, Imperial Guards

tableau
  spaces take any card
