game Strategy with six piles
variant of strategy
also Strategy Plus

reserve 6
