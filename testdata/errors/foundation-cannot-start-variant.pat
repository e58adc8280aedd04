game V
variant of canfield

foundations
  base ace # WARNING foundation-cannot-start "lays any card there"
