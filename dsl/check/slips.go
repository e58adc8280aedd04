package check

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file knows how authors get a word of a line wrong.

// A slip is a stretch of a line that may have been meant otherwise.
type slip struct {
	line *dsl.Line
	at   dsl.Span
	text string // what may be meant
	cost int    // the less, the likelier
	hand bool   // the hand slips so, whatever is written about

	digits bool // a digit more, another, or two swapped
	place  bool // a zone for another
}

// whole is the line with a slip put right.
func (s *slip) whole() string {
	line := s.line.Src.Slice(s.line.Span)
	from := s.line.Pos.Offset
	return line[:max(0, s.at.Pos.Offset-from)] + s.text + line[s.at.EndPos.Offset-from:]
}

// A way is one kind of slip of a word.
type way struct {
	of   func(t *trial, l *dsl.Line, i int) []string // what may have stood there; empty for nothing
	cost int
	hand bool

	digits, place bool
}

var ways = []way{
	{of: digits, hand: true, digits: true},
	{of: keys, cost: 1, hand: true, digits: true},
	{of: near, cost: 1, hand: true},
	{of: listed, cost: 1, hand: true},
	{of: zones, cost: 2},
	{of: dealt, cost: 3},
}

// wideWays are those in which a word may be wrong that a finding does not point at.
var wideWays = []way{
	{of: contrary},
	{of: zones, cost: 1, place: true},
	{of: ranks, cost: 1},
	{of: totals, cost: 1},
	{of: paired, cost: 1},
}

// paired lets two cards leave together where a discard compares one with what lies there.
func paired(_ *trial, l *dsl.Line, i int) []string {
	compares := []string{"same", "totalling", "up", "down"}
	if i != 1 || l.Words[0].Value != "takes" || !slices.Contains(compares, l.Words[i].Value) {
		return nil
	}
	return []string{"pair " + l.Words[i].Raw}
}

// contraries are words of which one is easily written for the other.
var contraries = [][2]string{
	{"up", "down"},
	{"top", "bottom"},
	{"least", "most"},
	{"empty", "full"},
	{"above", "below"},
	{"first", "last"},
	{"ace", "king"},
	{"row", "column"},
	{"left", "right"},
	{"higher", "lower"},
}

// contrary is the word that says the opposite.
func contrary(_ *trial, l *dsl.Line, i int) []string {
	if i == 0 {
		return nil
	}
	for _, pair := range contraries {
		switch w := strings.TrimSuffix(l.Words[i].Value, "s"); w {
		case pair[0]:
			return []string{pair[1] + l.Words[i].Raw[len(w):]}
		case pair[1]:
			return []string{pair[0] + l.Words[i].Raw[len(w):]}
		}
	}
	return nil
}

// ranks are the ranks one higher and one lower.
func ranks(_ *trial, l *dsl.Line, i int) (out []string) {
	w := l.Words[i]
	r, ok := cards.RankNamed(w.Value)
	if w.Type != dsl.TokRank || !ok {
		return nil
	}
	for _, other := range []cards.Rank{r - 1, r + 1} {
		switch {
		case other >= cards.Ranks:
		case w.Raw != w.Value:
			out = append(out, other.Plural())
		default:
			out = append(out, other.String())
		}
	}
	return out
}

// totals are the totals one more and one less; and the one that the title of the game says.
func totals(t *trial, l *dsl.Line, i int) []string {
	if i == 0 || l.Words[i-1].Value != "totalling" || l.Words[i].Type != dsl.TokNumber {
		return nil
	}
	n := dsl.Number(l.Words[i].Raw)
	for k, word := range dsl.NumberWords {
		if k > 1 && k != n && t.titled(word) {
			return []string{strconv.Itoa(k)}
		}
	}
	return near(t, l, i)
}

// titled reports whether the title of the game says a word, or its plural.
func (t *trial) titled(word string) bool {
	return slices.ContainsFunc(strings.Fields(strings.ToLower(t.sheet.Title)), func(w string) bool {
		return w == word || w == word+"s" || strings.TrimSuffix(w, "es") == word
	})
}

// asked are the numbers one more and one less in a condition that comes to nothing.
func asked(t *trial, l *dsl.Line, i int) []string {
	before := []string{"least", "most", "is"}
	if l.Lead() == "win" {
		before = append(before, "when", "of")
	}
	if l.Inside == "deal" || i == 0 || !slices.Contains(before, l.Words[i-1].Value) {
		return nil
	}
	return near(t, l, i)
}

// slipsIn are the slips that may have made a line.
func (t *trial) slipsIn(l *dsl.Line) (out []slip) {
	for i, w := range l.Words {
		for _, x := range ways {
			for _, text := range x.of(t, l, i) {
				at := w.Span()
				if text == "" {
					at = l.Src.Out(at).Fixes[0].Span
				}
				out = append(out, slip{line: l, at: at, text: text, cost: x.cost, hand: x.hand, digits: x.digits})
			}
		}
	}
	return out
}

// digits are the numbers of which a slip of the hand makes the one written: two digits swapped, or
// one too many.
func digits(_ *trial, l *dsl.Line, i int) []string {
	w := l.Words[i]
	if w.Type != dsl.TokNumber {
		return nil
	}
	var out []string
	add := func(text string) {
		if text != "" && text[0] != '0' && text != w.Raw && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	for k := range w.Raw {
		if k > 0 {
			add(w.Raw[:k-1] + w.Raw[k:k+1] + w.Raw[k-1:k] + w.Raw[k+1:])
		}
		add(w.Raw[:k] + w.Raw[k+1:])
	}
	return out
}

// keys are the numbers one of whose digits is the key beside.
func keys(_ *trial, l *dsl.Line, i int) (out []string) {
	w := l.Words[i]
	if w.Type != dsl.TokNumber || len(w.Raw) < 2 {
		return nil
	}
	const keys = "1234567890"
	for k := range w.Raw {
		for _, step := range []int{-1, 1} {
			if n := strings.IndexByte(keys, w.Raw[k]) + step; n >= 0 && n < len(keys) && (k > 0 || keys[n] != '0') {
				out = append(out, w.Raw[:k]+keys[n:n+1]+w.Raw[k+1:])
			}
		}
	}
	return out
}

// listed are the slips in a list of numbers, ranks or suits: one is left out, or comes once too
// often.
func listed(_ *trial, l *dsl.Line, i int) []string {
	w := l.Words[i]
	like := func(k int) bool { return k >= 0 && k < len(l.Words) && l.Words[k].Type == w.Type }
	three := like(i-1) && (like(i-2) || like(i+1)) || like(i+1) && like(i+2)
	if !three || !slices.Contains([]dsl.Type{dsl.TokNumber, dsl.TokRank, dsl.TokSuit}, w.Type) {
		return nil
	}
	var out []string
	first, last := i, i
	for like(first - 1) {
		first--
	}
	for like(last + 1) {
		last++
	}
	if as := l.Words[first+last-i]; as.Value != w.Value && w.Type == dsl.TokNumber {
		out = append(out, as.Raw) // as the one at the same place from the other end
	}
	if out = append(out, ""); like(i-1) && l.Words[i-1].Value == w.Value {
		return out // either of two that are the same
	}
	out = append(out, w.Raw+" "+w.Raw)
	if w.Type == dsl.TokSuit {
		for s := range cards.Suit(cards.Suits) {
			out = append(out, s.String()+" "+w.Raw)
		}
	}
	if w.Type != dsl.TokNumber {
		return out
	}
	if like(i-1) && like(i+1) { // as one of its neighbours
		out = append(out, l.Words[i-1].Raw, l.Words[i+1].Raw)
	}
	n := dsl.Number(w.Raw)
	value := func(k int) int { return dsl.Number(l.Words[k].Raw) }
	if like(i+1) && (n-value(i+1) == 2 || n-value(i+1) == -2) {
		out = append(out, w.Raw+" "+strconv.Itoa((n+value(i+1))/2))
	}
	switch {
	case !like(i - 1):
		if k := 2*n - value(i+1); k > 0 && k != n {
			out = append(out, strconv.Itoa(k)+" "+w.Raw)
		}
	case !like(i + 1):
		if k := 2*n - value(i-1); k > 0 && k != n {
			out = append(out, w.Raw+" "+strconv.Itoa(k))
		}
	}
	return out
}

// zones are the other zones of the game. The goal is sooner wrong in what it asks than where.
func zones(t *trial, l *dsl.Line, i int) (out []string) {
	w := l.Words[i]
	if i == 0 || w.Type != dsl.TokKind && w.Type != dsl.TokZone {
		return nil
	}
	if t.soleStep(l, w.Value) {
		return nil
	}
	for _, z := range t.sheet.Zones {
		to := z.Kind == dsl.Stock && l.Lead() != "rest" && (l.Words[i-1].Value == "to" || l.Words[i-1].Value == "each")
		if !z.Implicit && !to && z.Title() != w.Value { // a single card goes to the stock by `rest` only
			out = append(out, z.Title())
		}
	}
	return out
}

// soleStep reports whether a line is the only step of the deal by which cards come to a zone that
// is played from: then it is no slip that it does.
func (t *trial) soleStep(l *dsl.Line, word string) bool {
	z := t.sheet.Find(word)
	if l.Inside != "deal" || z == nil || !slices.Contains([]dsl.Kind{dsl.Tableau, dsl.Reserve, dsl.Cells}, z.Kind) {
		return false
	}
	return !slices.ContainsFunc(t.sheet.Deal, func(o *dsl.Line) bool {
		says := func(w dsl.Token) bool { return w.Value == word }
		return o != l && slices.ContainsFunc(o.Words, says)
	})
}

// near is a number that is one more or less.
func near(_ *trial, l *dsl.Line, i int) []string {
	w := l.Words[i]
	if w.Type != dsl.TokNumber {
		return nil
	}
	n := dsl.Number(w.Raw)
	if n > 99 {
		return nil
	}
	switch {
	case n == 0:
		return nil // none is meant
	case n == 1 && i+1 < len(l.Words) && l.Words[i+1].Value == "to" && l.Inside != "":
		return nil // piles are counted from the first
	case n == 1:
		return []string{"2"}
	}
	return []string{strconv.Itoa(n - 1), strconv.Itoa(n + 1)}
}

// dealt are the numbers of cards that a step may deal which gives each pile as many.
func dealt(_ *trial, l *dsl.Line, i int) (out []string) {
	number := func(k int) bool { return l.Words[k].Type == dsl.TokNumber }
	if l.Inside != "deal" || i > 0 || len(l.Words) < 2 || !number(0) || number(1) {
		return nil
	}
	for n := range min(dsl.Number(l.Words[0].Raw), 14) {
		if n > 0 {
			out = append(out, strconv.Itoa(n))
		}
	}
	return out
}

// bends is how often a list of numbers does not go on as it began.
func bends(list []int) (n int) {
	for i := 2; i < len(list); i++ {
		if list[i]-list[i-1] != list[i-1]-list[i-2] {
			n++
		}
	}
	return n
}

// bent reports whether a slip put right makes a list of numbers uneven that goes on as it began.
func (s *slip) bent() bool {
	numbers := func(line string) (list []int) {
		for _, w := range strings.Fields(line) {
			n, err := strconv.Atoi(w)
			if err != nil {
				break
			}
			list = append(list, n)
		}
		return list
	}
	was := numbers(s.line.Text())
	return len(was) > 3 && bends(was) == 0 && bends(numbers(s.whole())) > 0
}

// begins reports whether a slip is in the first number of a range that does not begin with 1: who
// writes one begins there on purpose.
func (s *slip) begins() bool {
	ws := s.line.Words
	for i := range len(ws) - 2 {
		if ws[i].Span() == s.at && ws[i+1].Value == "to" && ws[i+2].Type == dsl.TokNumber {
			return ws[i].Type == dsl.TokNumber && ws[i].Value != "1"
		}
	}
	return false
}

// evenest leaves of offers that change a list those after which it is the evenest: numbers that go
// on as they began, suits and ranks that come equally often.
func evenest(os []dsl.Offer) []dsl.Offer {
	odd := func(o dsl.Offer) int {
		turns, times := 0, map[string]int{}
		var list []int
		var suits []string
		for _, w := range strings.Fields(strings.ReplaceAll(o.Says, "`", " ")) {
			if n, err := strconv.Atoi(w); err == nil {
				list = append(list, n)
			} else if _, suit := cards.SuitNamed(w); suit {
				times[w]++
				suits = append(suits, w)
				if k := len(suits) - 1 - int(cards.Suits); k >= 0 && suits[k] != w {
					turns++ // the suits come in the same order again
				}
			}
		}
		if len(times) > 0 {
			counts := slices.Sorted(maps.Values(times))
			turns += counts[len(counts)-1] - counts[0]
		}
		turns += bends(list)
		values := slices.Clone(list)
		if slices.Reverse(values); slices.Equal(values, list) {
			turns = 0 // the same from both ends
		}
		slices.Sort(values)
		if len(values) > 0 && !slices.Contains(values, 1) {
			turns++ // a triangle ends with one card
		}
		return 4*turns + len(slices.Compact(values))
	}
	if len(os) < 2 {
		return os
	}
	line := func(o dsl.Offer) int { return o.Fixes[0].Span.Pos.Line }
	return slices.DeleteFunc(slices.Clone(os), func(o dsl.Offer) bool {
		evener := func(p dsl.Offer) bool { return line(p) == line(o) && odd(p) < odd(o) }
		return slices.ContainsFunc(os, evener)
	})
}
