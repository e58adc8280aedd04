game Knockout
variant of hope
also Hope Deferred
source PySolFC, Knockout
option wanted clubs

after move to discard
  1 to source
