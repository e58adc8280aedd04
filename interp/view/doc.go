// Package view writes a position as text, for a terminal or a file.
//
//	view.Write(os.Stdout, state, notation.For(game), view.Options{Width: 80})
//
// Where the piles lie package layout says, for a window and for lines alike: single cards and lines
// of cards first, below them columns, the card in play at the lower end, and grids and pictures as
// they lie; in a picture whose piles lie on one another only what is in play bears a label. In
// lines a zone is named by its title, and no card of a column is left out. Labels are those by
// which moves name the piles. Facts tells what a position has besides its cards.
//
//	text.go     the position                  facts.go     what it has besides its cards
//	window.go   the position in a window      frame.go    cards larger than their names
package view
