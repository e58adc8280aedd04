// Package view writes a position as text, for a terminal or a file.
//
//	view.Write(os.Stdout, state, notation.For(game), view.Options{Width: 80})
//
// Zones come in the order of the rule file. Tableau piles and many deep reserves are columns, the
// card in play at the lower end; grids and pictures are drawn as they lie, and in a picture whose
// piles lie on one another only what is in play bears a label; every other zone is a line, or a
// line a pile. Labels are those by which moves name the piles. Facts tells what a position has
// besides its cards.
//
//	text.go     the position                  facts.go     what it has besides its cards
//	window.go   the position in a window      frame.go    cards larger than their names
package view
