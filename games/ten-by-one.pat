game Ten by One
variant of fortress
source PySolFC, Ten by One

cells 1
