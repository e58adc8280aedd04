// Package view writes a position as text, for a terminal or a file.
//
//	view.Write(os.Stdout, state, notation.For(game), view.Options{Width: 80})
//
// Zones come in the order of the rule file. Tableau piles are columns, the card in play at the lower end; grids and
// pictures are drawn as they lie; every other zone is a line. Each pile bears the label by which moves name it.
package view
