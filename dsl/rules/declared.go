package rules

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what the lines at the head of a file declare: its titles and other texts, the
// pack, and the names that stand for values.

// texts reads the lines whose rest is text. Those of an ancestor are of another file, but for the
// family. The line `game` of an ancestor is not among them: load has read it.
func (b *builder) texts() {
	s := b.sheet
	s.Family = b.tree.family
	seen := map[string]*dsl.Line{}
	for _, l := range append(slices.Clone(b.tree.file.Lines), s.Lines...) {
		t, ok := l.Stmt.(*dsl.TextLine)
		own := l.Src == b.tree.file.Source
		if !ok || own && seen[fmt.Sprint(l.Pos)] != nil {
			continue
		}
		seen[fmt.Sprint(l.Pos)] = l
		if !own && t.Word != "family" { // nothing else of the kind is inherited
			continue
		}
		switch t.Word {
		case "game":
			b.once(seen, l, "game")
			s.Title = t.Text
		case "also":
			for _, w := range strings.Split(t.Text, ",") {
				if w = strings.TrimSpace(w); w != "" {
					s.Also = append(s.Also, w)
				}
			}
		case "family":
			if own {
				b.once(seen, l, "family")
			}
			s.Family = t.Text
		case "source":
			s.From = append(s.From, t.Text)
		case "about":
			if b.once(seen, l, "about") {
				s.About = t.Text
			}
		case "author":
			s.Authors = append(s.Authors, t.Text)
		case "licence":
			if b.once(seen, l, "licence") {
				s.Licence = t.Text
			}
		case "note":
			s.Notes = append(s.Notes, t.Text)
		case "variant":
			b.once(seen, l, "variant of")
		}
	}
	s.Parents = b.tree.parents
}

// once reports a line that may stand once and stands again. The result says whether it is the
// first, which is the one that holds.
func (b *builder) once(seen map[string]*dsl.Line, l *dsl.Line, what string) bool {
	had := seen["once "+what]
	if had == nil {
		seen["once "+what] = l
		return true
	}
	help := ""
	if t, ok := l.Stmt.(*dsl.TextLine); ok && what == "game" {
		switch said, _, _ := strings.Cut(strings.TrimPrefix(t.Text, "is "), " "); said {
		case "won":
			help = "when the game is won is said by `win when`, for example: win when foundations full"
		case "lost", "over":
			help = "when the game is lost is said by `lose when`; a game without a legal move is lost without it"
		}
	}
	d := b.errorf("duplicate-rule", l.Span, help, "`%s` is given twice", what)
	d.Others = []dsl.Label{{Span: had.Span, Text: "first here"}}
	if help == "" {
		b.sheet.KeepOne(d, had, l)
	}
	return false
}

// pack reads decks, ranks, suits and worth. Without lines it is one pack of 52 cards, the ace
// lowest, each card worth its number.
func (b *builder) pack() {
	s := b.sheet
	decks, apart := 1, false
	order := cards.Standard(1).Order
	suits := cards.Standard(1).Suits
	for r := range s.Worth {
		s.Worth[r] = r + 1
	}
	seen := map[string]*dsl.Line{}
	for _, l := range s.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.Decks:
			if b.once(seen, l, "decks") {
				decks, apart = dsl.Number(t.Number), t.Apart
				if decks < 1 || decks > 16 {
					b.errorf("bad-number", l.Span, "it is a number from 1 to 16",
						"`decks %s` is no number of packs that can be played with", t.Number)
					decks = 1
				}
			}
		case *dsl.Ranks:
			if b.once(seen, l, "ranks") {
				order = b.rankList(t.List, func(at dsl.Span, r cards.Rank) {
					b.errorf("bad-pack", at, "a rank is named once", "the %s stands twice among the ranks", r)
				})
			}
		case *dsl.Suits:
			switch {
			case !b.once(seen, l, "suits"):
			case t.Any:
				b.errorf("bad-pack", l.Span, "",
					"a pack has certain suits: `suits any` is said of the piles of a zone")
			default:
				suits = nil
				for _, w := range t.List {
					su, _ := cards.SuitNamed(w.Name)
					if slices.Contains(suits, su) {
						b.errorf("bad-pack", w.Span, "for more cards of a suit there are more `decks`",
							"%s stand twice among the suits", su)
						continue
					}
					suits = append(suits, su)
				}
			}
		case *dsl.Worth:
			for _, w := range t.Ranks {
				r, _ := cards.RankNamed(w.Name)
				s.Worth[r] = dsl.Number(t.Number)
			}
		}
	}
	s.Pack = cards.NewPack(decks, apart, order, suits)
}

// rankList spells out ranks and runs of them in the natural round A 2 … K A. A rank named twice is
// told.
func (b *builder) rankList(list []*dsl.RankRange, twice func(dsl.Span, cards.Rank)) []cards.Rank {
	var out []cards.Rank
	for _, rr := range list {
		from, _ := cards.RankNamed(rr.From.Name)
		to := from
		if rr.To != nil {
			to, _ = cards.RankNamed(rr.To.Name)
		}
		for r := from; ; r = (r + 1) % cards.Ranks {
			if slices.Contains(out, r) {
				if rr.To == nil || r != from {
					twice(rr.Span, r)
				} else {
					twice(rr.From.Span, r)
				}
				break
			}
			out = append(out, r)
			if r == to {
				break
			}
		}
	}
	return out
}

// values reads options, asks, counters and what is counted in points.
func (b *builder) values() {
	s := b.sheet
	seen := map[string]*dsl.Line{}
	for _, l := range s.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.Option:
			o := &Option{Name: t.Name, Line: l}
			for _, c := range t.Choices {
				o.Choices = append(o.Choices, b.choice(c))
			}
			s.Options = append(s.Options, o)
		case *dsl.Ask:
			a := &Ask{Name: t.Name, Line: l, Count: dsl.Number(t.Count), Lo: dsl.Number(t.From), Hi: dsl.Number(t.To)}
			a.Text = t.Text
			if a.Count < 1 || a.Count > 100 {
				b.errorf("bad-number", l.Span, "1 to 100 can be", "`ask %s %s numbers` cannot be asked", t.Name,
					t.Count)
			}
			if a.Lo > a.Hi {
				b.errorf("bad-number", l.Span, fmt.Sprintf("from %d to %d", a.Hi, a.Lo),
					"no number lies between %d and %d", a.Lo, a.Hi)
			}
			s.Asks = append(s.Asks, a)
		case *dsl.Counter:
			s.Counters = append(s.Counters, b.counter(l, t))
		case *dsl.Score:
			b.once(seen, l, "score")
		}
	}
}

// choice is one value of an option: `option draw 3 or 1` has two.
func (b *builder) choice(c *dsl.Choice) Value {
	switch {
	case c.Rank != nil:
		return b.sheet.rankValue(c.Rank)
	case c.Suit != nil:
		return b.sheet.suitValue(c.Suit)
	case c.Name != "":
		return Value{Sort: Text, Text: c.Name}
	}
	return Value{Sort: Number, N: dsl.Number(c.Digits)}
}

// asRanks offers to write as ranks what is a number among the bounds of a counter that are ranks.
func asRanks(t *dsl.Counter) dsl.Offer {
	var fixes []dsl.Fix
	var said []string
	ranks := 0
	for _, x := range []*dsl.Bound{t.Low, t.High, t.From} {
		switch {
		case x == nil:
		case x.Rank != nil:
			ranks++
		default:
			n := dsl.Number(x.Digits)
			if n < 1 || n > cards.Ranks {
				return dsl.Offer{}
			}
			rank := cards.Rank(n - 1).String()
			fixes, said = append(fixes, dsl.Fix{Span: x.Span, Text: rank}), append(said, rank)
		}
	}
	if ranks <= len(fixes) {
		return dsl.Offer{}
	}
	return dsl.Writing(strings.Join(said, "` and `"), fixes...)
}

// counter reads `counter k 0 to 12 from 1`. Its bounds are numbers, or ranks, which are held as
// their places; it starts at the lower one unless the line says another.
func (b *builder) counter(l *dsl.Line, t *dsl.Counter) *Counter {
	c := &Counter{Name: t.Name, Line: l}
	bound := func(x *dsl.Bound) Value {
		if x.Rank != nil {
			return b.sheet.rankValue(x.Rank)
		}
		return Value{Sort: Number, N: dsl.Number(x.Digits)}
	}
	lo, hi := bound(t.Low), bound(t.High)
	c.Sort, c.Lo, c.Hi, c.Start = lo.Sort, lo.N, hi.N, lo.N
	start := lo
	if t.From != nil {
		start = bound(t.From)
		c.Start = start.N
	}
	switch {
	case lo.Sort != hi.Sort || lo.Sort != start.Sort:
		d := b.errorf("mixed-sorts", l.Span, "they are numbers only, or ranks only",
			"the bounds of counter `%s` are not of one sort", t.Name)
		d.Offer(asRanks(t))
	case lo.N > hi.N:
		d := b.errorf("bad-number", l.Span, "", "nothing lies from %s to %s", text(t.Low), text(t.High))
		o := dsl.Instead(t.Low.Span.To(t.High.Span), text(t.High)+" to "+text(t.Low))
		if t.Low.Rank != nil {
			o = o.If("the ranks of the pack are right")
		}
		d.Offer(o)
	case c.Start < c.Lo || c.Start > c.Hi:
		d := b.errorf("bad-number", t.From.Span, "it starts inside its bounds",
			"counter `%s` cannot start at %s: it goes from %s to %s", t.Name, text(t.From), text(t.Low), text(t.High))
		d.About.Beyond, d.About.Bound = c.Start, min(max(c.Start, c.Lo), c.Hi)
	}
	return c
}

func text(b *dsl.Bound) string {
	if b.Rank != nil {
		return b.Rank.Name
	}
	return b.Digits
}
