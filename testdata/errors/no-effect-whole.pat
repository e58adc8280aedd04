game Streets of whole Piles
variant of streets-and-alleys

tableau
  spaces take pile # WARNING no-effect "never happens: all cards of `tableau` lie face up"
