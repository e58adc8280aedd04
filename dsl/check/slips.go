package check

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file knows how authors get a word of a line wrong.

// A slip is a stretch of a line that may have been meant otherwise.
type slip struct {
	line *dsl.Line
	at   dsl.Span
	text string // what may be meant
	cost int    // the less, the likelier
	hand bool   // the hand slips so, whatever is written about

	opposite bool // the contrary was meant
}

// A way is one kind of slip of a word.
type way struct {
	of   func(t *trial, l *dsl.Line, i int) []string // what may have stood there; empty for nothing
	cost int
	hand bool

	opposite bool
}

var ways = []way{
	{of: digits, hand: true},
	{of: keys, cost: 1, hand: true},
	{of: opposite, cost: 1, hand: true, opposite: true},
	{of: near, cost: 1, hand: true},
	{of: listed, cost: 1, hand: true},
	{of: ranksBeside, cost: 1},
	{of: options, cost: 2, hand: true},
	{of: zones, cost: 2},
	{of: nearRank, cost: 2, hand: true},
	{of: totals},
	{of: dealt, cost: 3},
}

// slipsIn are the slips that may have made a line.
func (t *trial) slipsIn(l *dsl.Line) (out []slip) {
	add := func(at dsl.Span, text string, w way) {
		if text == "" {
			at = l.Src.Out(at).Fixes[0].Span
		}
		out = append(out, slip{line: l, at: at, text: text, cost: w.cost, hand: w.hand, opposite: w.opposite})
	}
	for i, w := range l.Words {
		for _, x := range ways {
			for _, text := range x.of(t, l, i) {
				add(w.Span(), text, x)
			}
		}
	}
	last := l.Words[len(l.Words)-1].Span()
	for i, w := range l.Words {
		if n := related(l.Words[i:]); n > 0 {
			at := w.Span().To(l.Words[i+n-1].Span())
			for _, r := range suitRelations {
				if r != l.Src.Slice(at) {
					add(at, r, way{cost: 2})
				}
			}
		}
	}
	if l.Lead() == "build" && l.Words[len(l.Words)-1].Value != "wrapping" {
		add(dsl.Span{Pos: last.EndPos, EndPos: last.EndPos}, " wrapping", way{cost: 2, hand: true})
	}
	return out
}

// suitRelations are the ways in which the suits of two cards may be related.
var suitRelations = []string{"in suit", "in any suit", "in alternating colours", "in colour", "in other suits"}

// related is the number of words with which a line says how suits are related.
func related(ws []dsl.Token) int {
	for _, r := range suitRelations {
		said := strings.Fields(r)
		if n := len(said); n <= len(ws) &&
			slices.EqualFunc(ws[:n], said, func(w dsl.Token, s string) bool { return w.Value == s }) {
			return n
		}
	}
	return 0
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

// opposites are pairs of words that are taken for one another.
var opposites = [][2]string{
	{"up", "down"},
	{"least", "most"},
	{"top", "bottom"},
	{"left", "right"},
	{"above", "below"},
	{"row", "column"},
	{"first", "last"},
	{"empty", "nonempty"},
	{"empty", "full"},
	{"win", "lose"},
}

// opposite is the word that says the contrary: of ranks, the other end of the pack.
func opposite(t *trial, l *dsl.Line, i int) (out []string) {
	if w := l.Words[i]; w.Type == dsl.TokRank && l.Inside != "deal" {
		first, last := t.sheet.Pack.RankAt(1).String(), t.sheet.Pack.RankAt(len(t.sheet.Pack.Order)).String()
		switch w.Value {
		case first:
			return []string{ranked(last, w.Raw)}
		case last:
			return []string{ranked(first, w.Raw)}
		}
	}
	for _, p := range opposites {
		switch l.Words[i].Value {
		case p[0]:
			out = append(out, p[1])
		case p[1]:
			out = append(out, p[0])
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
	if like(i-1) && l.Words[i-1].Value == w.Value {
		return []string{""} // either of two that are the same
	}
	out := []string{"", w.Raw + " " + w.Raw}
	if w.Type != dsl.TokNumber {
		return out
	}
	if like(i-1) && like(i+1) { // as one of its neighbours
		out = append(out, l.Words[i-1].Raw, l.Words[i+1].Raw)
	}
	n := dsl.Number(w.Raw)
	value := func(k int) int { return dsl.Number(l.Words[k].Raw) }
	switch {
	case !like(i - 1):
		if k := 2*n - value(i+1); k > 0 && k != n {
			out = append(out, strconv.Itoa(k)+" "+w.Raw)
		}
	case !like(i + 1):
		if k := 2*n - value(i-1); k > 0 && k != n {
			out = append(out, w.Raw+" "+strconv.Itoa(k))
		}
	case n-value(i+1) == 2 || n-value(i+1) == -2:
		out = append(out, w.Raw+" "+strconv.Itoa((n+value(i+1))/2))
	}
	return out
}

// ranksBeside are the ranks of other lines of the block.
func ranksBeside(t *trial, l *dsl.Line, i int) (out []string) {
	w := l.Words[i]
	if w.Type != dsl.TokRank {
		return nil
	}
	for _, b := range t.sheet.Blocks {
		if !slices.Contains(b.Lines, l) {
			continue
		}
		for _, x := range b.Lines {
			for _, o := range x.Words {
				if o.Type == dsl.TokRank && o.Value != w.Value {
					out = append(out, ranked(o.Value, w.Raw))
				}
			}
		}
	}
	return out
}

// options are those one of whose choices is written.
func options(t *trial, l *dsl.Line, i int) (out []string) {
	w := l.Words[i]
	if w.Type != dsl.TokSuit && w.Type != dsl.TokRank || l.Lead() == "option" {
		return nil
	}
	for _, o := range t.sheet.Options {
		if slices.ContainsFunc(o.Line.Words, func(c dsl.Token) bool { return c.Value == w.Value }) {
			out = append(out, o.Name)
		}
	}
	return out
}

// zones are the other zones of the game. The goal is sooner wrong in what it asks than where.
func zones(t *trial, l *dsl.Line, i int) (out []string) {
	w := l.Words[i]
	if i == 0 || l.Lead() == "win" || w.Type != dsl.TokKind && w.Type != dsl.TokZone {
		return nil
	}
	for _, z := range t.sheet.Zones {
		to := z.Kind == dsl.Stock && (l.Words[i-1].Value == "to" || l.Words[i-1].Value == "each")
		if !z.Implicit && !to && z.Title() != w.Value { // a single card goes to the stock by `rest` only
			out = append(out, z.Title())
		}
	}
	return out
}

// ranked is the name of a rank in the number in which another is written.
func ranked(name, like string) string {
	r, ok := cards.RankNamed(name)
	if ok && strings.HasSuffix(strings.ToLower(like), "s") {
		return r.Plural()
	}
	return name
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
	if n == 1 {
		return []string{"2"}
	}
	return []string{strconv.Itoa(n - 1), strconv.Itoa(n + 1)}
}

// nearRank are the ranks one higher and lower.
func nearRank(t *trial, l *dsl.Line, i int) (out []string) {
	w := l.Words[i]
	r, ok := cards.RankNamed(w.Value)
	if w.Type != dsl.TokRank || !ok {
		return nil
	}
	for _, k := range []int{t.sheet.Pack.RankPlace(r) - 1, t.sheet.Pack.RankPlace(r) + 1} {
		if k > 0 && k <= len(t.sheet.Pack.Order) {
			out = append(out, ranked(t.sheet.Pack.RankAt(k).String(), w.Raw))
		}
	}
	return out
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

// named are the ranks, suits and zones of which a finding speaks.
func named(s *rules.Sheet, d *dsl.Diagnostic) []dsl.Token {
	var out []dsl.Token
	for _, w := range strings.FieldsFunc(d.Message, func(r rune) bool { return strings.ContainsRune(" `,;", r) }) {
		t := dsl.Token{Value: w}
		rank := slices.IndexFunc(s.Pack.Order, func(r cards.Rank) bool { return w == r.String() || w == r.Plural() })
		if rank >= 0 {
			t.Type, t.Value = dsl.TokRank, s.Pack.Order[rank].String()
		} else if _, suit := cards.SuitNamed(w); suit {
			t.Type = dsl.TokSuit
		} else if z := s.Find(w); z != nil && !z.Implicit {
			t.Type = dsl.TokZone
		} else {
			continue
		}
		if !slices.ContainsFunc(out, func(x dsl.Token) bool { return x.Value == t.Value }) {
			out = append(out, t)
		}
	}
	return out
}

// meant are the slips by which what a finding speaks of would stand in a line.
func (t *trial) meant(l *dsl.Line, says []dsl.Token) (out []slip) {
	for i, w := range l.Words {
		for _, x := range says {
			text := x.Value
			switch {
			case x.Value == w.Value:
				continue
			case w.Type == x.Type && w.Type == dsl.TokRank:
				text = ranked(text, w.Raw)
			case w.Type == x.Type && w.Type == dsl.TokSuit:
			case x.Type == dsl.TokZone && place(w) && i > 0 && l.Lead() != "win":
			default:
				continue
			}
			out = append(out, slip{line: l, at: w.Span(), text: text, cost: 2})
		}
	}
	return out
}

func place(w dsl.Token) bool { return w.Type == dsl.TokKind || w.Type == dsl.TokZone }

// totals are how many cards the game has, and how many of a colour, and of a suit.
func totals(t *trial, l *dsl.Line, i int) []string {
	w := l.Words[i]
	if w.Type != dsl.TokNumber || len(w.Raw) < 2 || l.Lead() != "win" && l.Lead() != "lose" {
		return nil
	}
	p := t.sheet.Pack
	return []string{strconv.Itoa(p.Size()), strconv.Itoa(p.Size() / 2), strconv.Itoa(len(p.Order))}
}

// evenest leaves of offers that change a list those after which it is the evenest: numbers that go
// on as they began, suits and ranks that come equally often.
func evenest(os []dsl.Offer) []dsl.Offer {
	odd := func(o dsl.Offer) int {
		turns, times := 0, map[string]int{}
		var list []int
		for _, w := range strings.Fields(strings.ReplaceAll(o.Says, "`", " ")) {
			if n, err := strconv.Atoi(w); err == nil {
				if list = append(list, n); len(list) > 2 && n-list[len(list)-2] != list[len(list)-2]-list[len(list)-3] {
					turns++
				}
			} else if _, suit := cards.SuitNamed(w); suit {
				times[w]++
			}
		}
		if len(times) > 0 {
			counts := slices.Sorted(maps.Values(times))
			turns += counts[len(counts)-1] - counts[0]
		}
		return turns
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
