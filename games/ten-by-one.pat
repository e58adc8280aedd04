game Ten by One
variant of fortress
source PySolFC, Ten by One

foundations
  worry back to tableau or cells

cells 1
