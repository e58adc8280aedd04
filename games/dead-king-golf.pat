game Dead King Golf
variant of golf
source PySolFC, Dead King Golf

waste
  takes only when top is not king
