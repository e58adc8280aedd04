// Package layout answers how the piles of a game lie on a table of a given size: in a terminal or
// on a page. It draws nothing and knows no position: a plan is made of the rules, and of how high
// the piles are that the deal lays, so that no pile and no label moves in play. Only
// for a text, where every position is written anew, it is made of one position.
//
//	plan := layout.Make(game, layout.Terminal, 80, 20)
//	at := plan.Piles[p]                    // where pile p lies, and how much room it has
//	for _, it := range plan.Fit(p, cs, unit) { … }  // its cards, bottom first, squeezed into that room
//
// A metric gives the units: a character cell in a terminal, a hundredth of a card's width on a
// page. Single cards and lines of cards make a header, foundations last; below it lie what is drawn
// as a picture, long rows of piles of which only the top is shown, and columns. What does not fit
// into W and H is still placed, and Width and Height of the plan tell how far it goes.
//
//	form.go    how a zone is shown           metric.go  the units of a terminal and of a page
//	plan.go    where the piles lie           fit.go     one pile squeezed into its room
//	header.go  the lines above the body      body.go    pictures and columns below them
//	text.go    one position, as high as it needs
package layout
