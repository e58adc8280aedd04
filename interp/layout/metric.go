package layout

// This file answers what a layout measures in.

// A Metric is the sizes of cards and labels, in units of its own. Steps are how much of a card is
// seen that the next one covers; where the pile is too high they shrink from the first value to the
// least.
type Metric struct {
	CardW, CardH int
	Left, Right  int // margins
	Gap, MostGap int // between columns: the least, and the most where there is room
	Between      int // single cards of the header, and its zones
	RowGap       int // lines of the header, bands of columns

	// Labels stand beside single cards, or above all. LabelH is their height there.
	Beside bool
	LabelH int
	Char   int // the width of a character of a label or a count beside a card; 0: they lie on it

	Open, LeastOpen int // steps of a face-up card in a column
	Shut, LeastShut int // steps of a face-down card in a column
	Side, LeastSide int // steps in a line of cards, from left to right
	InLine          int // cards that a line shows at most, if the deal lays no more; 0: all
	Cover           int // from row to row where pictures' cards lie on one another; 0: they do not overlap

	// Reach is how far to the right the header may go above a body that is narrower, to show more
	// of lines of cards; 0 is as far as the window, where rows are put in their places afterwards.
	Reach int

	FromRight bool // the header ends at the right, with the first zone: for the left hand
	Titled    bool // zones of the header stand below one another, each after its title

	// Share is how many cards may stand side by side in a row of a column; each needs Slot.
	Loose       int // from card to card in a picture, where there is room
	Share, Slot int
}

// usual is how wide windows of a terminal usually are.
const usual = 80

// Terminal counts character cells: a card is three wide (10♥) and one high.
var Terminal = Metric{
	CardW: 3, CardH: 1, Left: 1, Gap: 1, MostGap: 13, Between: 2,
	Beside: true, LabelH: 1, Char: 1,
	Open: 1, LeastOpen: 1, Shut: 1, LeastShut: 1, Side: 4, LeastSide: 4,
	Loose: 6, Share: 3, Slot: 4, Reach: usual,
}

// lines counts the characters of a text: as Terminal, with the titles of zones. A text may be as
// high as the position needs, so its columns need not be wide to be low.
var lines = func() Metric {
	m := Terminal
	m.Left, m.MostGap, m.Titled = 0, 3, true
	return m
}()

// Framed counts character cells, too: a card is a frame with its name in the upper edge.
var Framed = Metric{
	CardW: 5, CardH: 3, Left: 1, Gap: 1, MostGap: 9, Between: 2,
	LabelH: 1, Char: 1,
	Open: 1, LeastOpen: 1, Shut: 1, LeastShut: 1, Side: 5, LeastSide: 5,
	Loose: 8, Share: 1, Reach: usual,
}

// Large is Framed with large cards.
var Large = Metric{
	CardW: 9, CardH: 7, Left: 1, Gap: 1, MostGap: 9, Between: 2,
	LabelH: 1, Char: 1,
	Open: 2, LeastOpen: 2, Shut: 1, LeastShut: 1, Side: 9, LeastSide: 9,
	Loose: 12, Share: 1, Reach: usual,
}

// Page counts hundredths of the width of a card, which is 100 wide and 140 high.
var Page = Metric{
	CardW: 100, CardH: 140, Left: 16, Right: 16, Gap: 8, MostGap: 50, Between: 16, RowGap: 16,
	LabelH: 26,
	Open:   34, LeastOpen: 25, Shut: 14, LeastShut: 6, Side: 34, LeastSide: 22, InLine: 8,
	Cover: 62, Loose: 116, Share: 1,
}

// behind is the least room behind a card for the number of cards in its pile, where that does not
// stand on the card.
func (m *Metric) behind() int {
	if !m.Beside {
		return 0
	}
	return m.Char
}
