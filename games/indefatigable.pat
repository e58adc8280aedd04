game Indefatigable
variant of cruel
source PySolFC, Indefatigable

tableau
  build up or down in suit
  spaces take any card

may redeal twice
