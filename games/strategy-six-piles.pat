game Strategy with six piles
variant of strategy-aces-as-turned
also Strategy Plus
source PySolFC, Strategy +

reserve 6
