game House
variant of klondike # WARNING no-effect "the variant changes nothing"
about a game that is called so in our house
