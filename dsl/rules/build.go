package rules

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// A builder makes the sheet of a file and its ancestors, line by line.
type builder struct {
	sheet *Sheet
	tree  *tree
	diags dsl.Diagnostics
}

func (b *builder) errorf(name string, at dsl.Span, help, format string, args ...any) *dsl.Diagnostic {
	d := &dsl.Diagnostic{Name: name, Span: at, Message: fmt.Sprintf(format, args...), Help: help}
	b.diags = append(b.diags, d)
	return d
}

func (b *builder) build() {
	s := b.sheet
	s.Lines, s.Blocks = b.tree.lines, b.tree.blocks
	for _, l := range b.tree.removed {
		s.Removed = append(s.Removed, Rule[*dsl.Without]{l, l.Stmt.(*dsl.Without)})
	}
	b.texts()
	b.pack()
	b.values()
	b.blocks()
	b.implicit()
	b.redeals()
}

// texts reads the lines whose rest is text.
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

// once reports a line that may stand once and stands again.
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

// pack reads decks, ranks, suits and worth.
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
		b.errorf("mixed-sorts", l.Span, "they are numbers only, or ranks only",
			"the bounds of counter `%s` are not of one sort", t.Name)
	case lo.N > hi.N:
		b.errorf("bad-number", l.Span, "the lower bound stands first", "nothing lies from %s to %s", text(t.Low),
			text(t.High))
	case c.Start < c.Lo || c.Start > c.Hi:
		b.errorf("bad-number", t.From.Span, "it starts inside its bounds",
			"counter `%s` cannot start at %s: it goes from %s to %s", t.Name, text(t.From), text(t.Low), text(t.High))
	}
	return c
}

// blocks reads zones, the deal, actions and events.
func (b *builder) blocks() {
	s := b.sheet
	zones := map[string]*dsl.Block{}
	var deal *dsl.Block
	mays := map[string]*dsl.Block{}
	for _, blk := range s.Blocks {
		switch h := blk.Head.Stmt.(type) {
		case *dsl.ZoneHead:
			key := h.Words()
			if had := zones[key]; had != nil {
				what := "two `" + h.Words() + "` blocks without a name"
				help := fmt.Sprintf("of two each has a name, for example `%s lower` and `%s upper`", h.Kind, h.Kind)
				if h.Kind == dsl.Stock {
					what, help = "two `"+h.Words()+"` blocks", "a game has one, with all their lines"
				}
				if h.Name != "" {
					what, help = "two `"+h.Words()+"` blocks", "one block has all their lines"
				}
				b.errorf("duplicate-block", blk.Head.Span, help, "there are %s", what).
					Others = []dsl.Label{{Span: had.Head.Span, Text: "first here"}}
				continue
			}
			zones[key] = blk
			b.zone(blk, h)
		case *dsl.DealHead:
			if deal != nil {
				b.errorf("duplicate-block", blk.Head.Span, "one block has all steps",
					"there are two `deal` blocks").
					Others = []dsl.Label{{Span: deal.Head.Span, Text: "first here"}}
				continue
			}
			deal = blk
			s.DealHead, s.Deal = blk.Head, steps(blk)
		case *dsl.MayHead:
			m := &May{Name: h.Name, Head: blk.Head, Times: Times(h.Times), Steps: steps(blk)}
			if h.Redeal {
				m.Name = "redeal"
			}
			if had := mays[m.Name]; had != nil {
				b.errorf("duplicate-block", blk.Head.Span, "one block has all their steps",
					"there are two `may %s` blocks", m.Name).
					Others = []dsl.Label{{Span: had.Head.Span, Text: "first here"}}
				continue
			}
			mays[m.Name] = blk
			if h.Guard != nil {
				m.Guards = append(m.Guards, h.Guard)
			}
			s.Mays = append(s.Mays, m)
		case *dsl.AfterHead:
			s.Afters = append(s.Afters, &After{Head: blk.Head, Event: h, Steps: steps(blk)})
		}
		if blk.Broken {
			s.Broken = true
		}
	}
	for _, l := range s.Lines {
		if e, ok := l.Stmt.(*dsl.End); ok {
			if e.Word == "win" {
				s.Wins = append(s.Wins, Rule[*dsl.End]{l, e})
			} else {
				s.Loses = append(s.Loses, Rule[*dsl.End]{l, e})
			}
		}
	}
}

// steps are the lines of a block that could be read.
func steps(b *dsl.Block) []*dsl.Line {
	var out []*dsl.Line
	for _, l := range b.Lines {
		if l.Stmt != nil {
			out = append(out, l)
		}
	}
	return out
}

// Times is how often a line with such an end may be used; 0 is any number.
func Times(t *dsl.Times) int {
	switch {
	case t == nil:
		return 0
	case t.Word == "once":
		return 1
	case t.Word == "twice":
		return 2
	}
	return dsl.Number(t.Number)
}

// MaxPiles is the number of piles a game may have in all.
const MaxPiles = 240

func (b *builder) zone(blk *dsl.Block, h *dsl.ZoneHead) {
	z := &Zone{
		Index: len(b.sheet.Zones), Kind: h.Kind, Name: h.Name, Head: blk.Head, Broken: blk.Broken, Piles: 1,
		Rows: 1, Lines: steps(blk),
	}
	if h.Size != nil {
		z.Piles = dsl.Number(h.Size.Number)
		if h.Size.Columns != "" {
			z.Rows, z.Columns = z.Piles, dsl.Number(h.Size.Columns)
			z.Piles = z.Rows * z.Columns
		}
		if z.Piles < 1 || z.Piles > MaxPiles {
			b.errorf("bad-number", h.Size.Span, fmt.Sprintf("from 1 to %d can be", MaxPiles),
				"`%s` cannot have %d piles", z.Title(), z.Piles)
			z.Piles, z.Rows, z.Columns = 1, 1, 1
		}
	}
	if z.Kind == dsl.Stock && z.Piles > 1 {
		d := b.errorf("bad-number", h.Size.Span, "", "there is one stock, and it is one pile")
		d.Offer(blk.Head.Src.Out(h.Size.Span).Surely())
		z.Piles = 1
	}
	b.picture(z, h)
	if z.Columns == 0 {
		z.Columns = z.Piles
	}
	if r := First[*dsl.Suits](z); r.Line != nil && !r.Stmt.Any {
		for _, w := range r.Stmt.List {
			su, _ := cards.SuitNamed(w.Name)
			z.Suits = append(z.Suits, su)
		}
		want, what := z.Piles, "piles"
		if z.Rows > 1 {
			want, what = z.Rows, "rows"
		}
		if len(z.Suits) != want {
			d := b.errorf("list-length", r.Line.Span, "", "%d suits for %d %s", len(z.Suits), want, what)
			d.Others = []dsl.Label{{Span: h.Span, Text: fmt.Sprintf("%d %s", want, what)}}
			b.offerSuits(d, r.Line, z, want)
			z.Suits = nil
		}
	}
	b.sheet.Zones = append(b.sheet.Zones, z)
}

// offerSuits offers as many suits as there are piles or rows, or as many piles as suits.
func (b *builder) offerSuits(d *dsl.Diagnostic, l *dsl.Line, z *Zone, want int) {
	h := z.Head.Stmt.(*dsl.ZoneHead)
	switch {
	case want != z.Piles || len(z.Suits) <= want:
		d.Offer(b.sheet.Changed(l, l.Span, b.sheet.SuitList(want, z.Suits...)))
	case h.Size == nil:
		d.Offer(b.sheet.Changed(z.Head, dsl.Span{Pos: h.EndPos, EndPos: h.EndPos}, fmt.Sprintf(" %d", len(z.Suits))))
	default:
		d.Offer(b.sheet.Changed(z.Head, h.Size.Span, fmt.Sprint(len(z.Suits))))
	}
}

// picture reads the rows of a drawn zone: the stars are its piles.
func (b *builder) picture(z *Zone, h *dsl.ZoneHead) {
	rows := All[*dsl.Row](z)
	if len(rows) == 0 {
		return
	}
	if h.Size != nil && h.Size.Columns != "" {
		d := b.errorf("contradiction", rows[0].Line.Span, "", "the zone is both a grid and a picture")
		d.Others = []dsl.Label{{Span: h.Size.Span, Text: "a grid"}}
		d.Offer(z.Head.Src.Out(h.Size.Span))
		return
	}
	for i, r := range rows {
		repeat := 1
		if r.Stmt.Repeat != "" {
			repeat = dsl.Number(r.Stmt.Repeat)
			if repeat < 1 || repeat > MaxPiles {
				b.errorf("bad-number", r.Line.Span, fmt.Sprintf("from 1 to %d can be", MaxPiles),
					"a picture cannot repeat %d times", repeat)
				repeat = 1
			}
		}
		if !slices.Contains(r.Stmt.Cells, "*") {
			continue
		}
		for n := range repeat {
			for j, c := range r.Stmt.Cells {
				if c == "*" {
					z.Picture = append(z.Picture, Spot{i + 1, n*len(r.Stmt.Cells) + j + 1})
				}
			}
		}
	}
	if len(z.Picture) == 0 || len(z.Picture) > MaxPiles {
		b.errorf("bad-number", rows[0].Line.Span, "every pile is a star", "the picture has %d piles",
			len(z.Picture))
		z.Picture = []Spot{{1, 1}}
	}
	if h.Size != nil && dsl.Number(h.Size.Number) != len(z.Picture) {
		d := b.errorf("list-length", h.Size.Span, "", "the head says %d piles, the picture has %d",
			dsl.Number(h.Size.Number), len(z.Picture))
		d.Offer(z.Head.Src.Out(h.Size.Span))
		d.Offer(dsl.Instead(h.Size.Span, fmt.Sprint(len(z.Picture))))
	}
	last := z.Picture[len(z.Picture)-1]
	if wide := slices.MaxFunc(z.Picture, func(a, b Spot) int { return a.Column - b.Column }); max(last.Row,
		wide.Column) > MaxPiles {
		b.errorf("bad-number", rows[0].Line.Span, "rows and columns without a star need not be drawn",
			"a picture has at most %d rows and columns, and this one has %d by %d", MaxPiles, last.Row, wide.Column)
		z.Picture = []Spot{{1, 1}}
	}
	z.Piles, z.Rows = len(z.Picture), z.Picture[len(z.Picture)-1].Row
	z.Columns = 0
	for _, p := range z.Picture {
		z.Columns = max(z.Columns, p.Column)
	}
}

// implicit adds stock, waste and discard where lines name them without a block. `waste` and
// `discard` mean those that have a name where there are any.
func (b *builder) implicit() {
	s := b.sheet
	var named [dsl.Kinds]bool
	apart := func(k dsl.Kind) bool { return k != dsl.Stock && len(s.OfKind(k)) > 0 }
	for _, l := range s.allLines() {
		dsl.Walk(l.Stmt, func(n any) bool {
			if z, ok := n.(*dsl.ZoneRef); ok && !apart(z.Kind()) {
				named[z.Kind()] = true
			}
			switch n.(type) {
			case *dsl.Redeals:
				named[dsl.Waste] = true
				named[dsl.Stock] = true
			case *dsl.Gather, *dsl.Shuffle:
				named[dsl.Stock] = true
			}
			return true
		})
	}
	for _, kind := range []dsl.Kind{dsl.Stock, dsl.Waste, dsl.Discard} {
		if named[kind] && s.Unnamed(kind) == nil {
			s.Zones = append(s.Zones,
				&Zone{Index: len(s.Zones), Kind: kind, Implicit: true, Piles: 1, Rows: 1, Columns: 1})
		}
	}
}

// allLines are all lines of the sheet, in no particular order.
func (s *Sheet) allLines() []*dsl.Line {
	out := slices.Clone(s.Lines)
	for _, b := range s.Blocks {
		out = append(out, b.Head)
		out = append(out, steps(b)...)
	}
	return slices.DeleteFunc(out, func(l *dsl.Line) bool { return l.Stmt == nil })
}

// redeals turns `redeals n` into the action it is short for.
func (b *builder) redeals() {
	s := b.sheet
	stock := s.Unnamed(dsl.Stock)
	guard := func(l *dsl.Line) *dsl.Guard {
		return dsl.LongForm(dsl.AtHead, "", "may redeal when stock empty", s.Names, l).Stmt.(*dsl.MayHead).Guard
	}
	for _, m := range s.Mays {
		if m.Name == "redeal" && len(m.Guards) == 0 && stock != nil && s.stockHolds() {
			m.stock = guard(m.Head)
			m.Guards = append(m.Guards, m.stock)
		}
	}
	if stock == nil {
		return
	}
	rs := All[*dsl.Redeals](stock)
	if len(rs) == 0 {
		return
	}
	l, r := rs[0].Line, rs[0].Stmt
	if i := slices.IndexFunc(s.Mays, func(m *May) bool { return m.Name == "redeal" }); i >= 0 {
		at, other := l, s.Mays[i].Head
		if at.Src != s.own {
			at, other = other, at
		}
		may := s.Mays[i]
		d := b.errorf("contradiction", at.Span, "", "`redeals` and `may redeal` are two ways to say the same thing")
		d.Others = []dsl.Label{{Span: other.Span, Text: "the other way"}}
		if len(may.Steps) == 0 && may.Head == at && other.Src != s.own { // only how often is to be another number
			how := "unlimited"
			if may.Times > 0 {
				how = fmt.Sprint(may.Times)
			}
			lines := dsl.Instead(may.Head.Span, dsl.Stock.String()+"\n  redeals "+how)
			d.Offer(lines.Saying("write `redeals " + how + "` under `stock`"))
		} else {
			s.KeepOne(d, at, other)
		}
		if len(may.Steps) > 0 {
			return
		}
		s.Mays = slices.Delete(s.Mays, i, i+1) // that it says nothing more is no second mistake
	}
	m := &May{Name: "redeal", Head: l, Short: true, stock: guard(l)}
	m.Guards = []*dsl.Guard{m.stock}
	if r.Guard != nil {
		m.Guards = append(m.Guards, r.Guard)
	}
	if r.N != nil {
		if n, ok := s.constant(r.N); !ok || n < 1 {
			d := b.errorf("bad-number", r.N.Span, "", "`redeals %s` is no number of redeals", l.Src.Slice(r.N.Span))
			d.Offer(s.Without(l, r.N.Span).If("there is no redeal"))
		}
		m.N = r.N
	}
	m.Steps = append(m.Steps, dsl.LongForm(dsl.InStep, "may", "gather waste", s.Names, l))
	if r.Shuffled {
		m.Steps = append(m.Steps, dsl.LongForm(dsl.InStep, "may", "shuffle", s.Names, l))
	}
	s.Mays = append(s.Mays, m)
}

// stockHolds reports whether cards lie in the stock when the deal is done.
func (s *Sheet) stockHolds() bool {
	if z := s.Unnamed(dsl.Stock); z == nil || !z.Implicit {
		return z != nil
	}
	for _, l := range s.Deal {
		if m, ok := l.Stmt.(*dsl.MoveStep); ok {
			for _, p := range m.To.Any {
				if p.Zone != nil && p.Zone.Kind() == dsl.Stock && len(p.Mods) == 0 {
					return true
				}
			}
		}
	}
	return false
}

func text(b *dsl.Bound) string {
	if b.Rank != nil {
		return b.Rank.Name
	}
	return b.Digits
}
