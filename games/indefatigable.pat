game Indefatigable
variant of cruel
source PySolFC, Indefatigable

tableau
  build up or down in suit

may redeal twice
