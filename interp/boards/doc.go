// Package boards reads and writes positions as text, in our forms and in those of other programs.
//
//	s, err := boards.Read(game, text)
//	err := boards.Write(os.Stdout, s, boards.FCSolve)
//
// Read finds out the form by itself. In all forms a pile is listed from its bottom to the card in
// play, the last card of the stock is the next to be turned, and a ten is 10 or T.
//
//	text        that of notation.Board: `t3: (KH) 7C`, a pile a line
//	json        the same as an object: {"game": "Klondike", "piles": {"t3": ["(KH)", "7C"]},
//	            "pass": 2, "counters": {"idle": 3}, "left": {"redeal": 1}, "choices": 1}; piles that
//	            are not named are empty, what is at its start may be left out, and the choices
//	            of a deal that the cards show
//	fc-solve    a column a line, with or without `:` before it; `Foundations: H-0 C-A D-5 S-K` (the highest card of
//	            each suit), `Freecells: 3H - 5C`, and for games that fc-solve does not play `Stock:`, `Waste:`,
//	            `Reserve:`; a face-down card is <5H>
//	solvitaire  a JSON object of arrays: "tableau piles", "stock", "waste", "reserve", "foundations",
//	            "sequences", "hole", "accordion"; a face-down card has a small letter for its suit
//
// The last two do not say everything. Read fills in what follows from the game: cards that its deal
// always sends to the foundations, where none are given; the cards under the hole card; the
// discard; which cards of the stock and of the reserve lie face down. Write refuses a position that
// it would not read back as it is.
//
//	boards.go   reading and writing, whatever the form; what follows from the game
//	fcsolve.go  the form of fc-solve
//	json.go     our objects and those of Solvitaire
package boards
