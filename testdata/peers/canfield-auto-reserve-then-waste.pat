game Canfield, spaces from the waste
variant of canfield
source Solvitaire, preset canfield-auto-reserve-then-waste

# Once the reserve is empty a space waits for a card of the waste, and until then nothing else moves in the tableau.
tableau
  spaces take any card from reserve at once
  spaces take any card from waste
  takes only from reserve or waste
  takes only when no spaces in tableau
