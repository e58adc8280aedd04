game Abandon Hope
variant of knockout
also Knockout Plus
source PySolFC, Abandon Hope
ranks ace to king
option packets 8
