package play

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file offers what is missing: the line, or the place in a line, with which what the author
// wants comes true. It comes before what would want less.

// Each function takes a finding d and adds offers to it; the judge that made the finding knows what
// is wrong, and here is tried what would mend it. Offers are tried by the caller of the checker
// before they are shown, so an offer that does not cure is dropped: a function here may offer what
// is likely without proving that it helps.

// bringing offers the line by which cards come to a goal that never come there. The finding goes to
// the lines that leave them out.
//
// Four guesses from exact to vague: the total is wrong, a rank stands twice where another is
// missing, a rank is missing in a set, a line is missing. The last is made only of cards that make
// the total of a set alone, as the king of pairs that total 13, and of several ranks that follow
// one another, which may leave together: how other cards are to leave is another rule, which nobody
// but the author knows.
func (g *game) bringing(d *dsl.Diagnostic, goal []bool, missing cards.Mask) {
	var last *facts.Inflow
	for _, a := range g.Inflows {
		if a.Set != nil && goal[a.Zone.Index] && a.Line != a.Zone.Head {
			last = a
		}
	}
	if last == nil {
		return
	}
	cured := g.otherTotal(d) || g.otherCard(d, goal, missing) || g.inSet(d, goal, missing)
	from := ""
	if last.From != nil {
		from = " from " + g.Text(last.From.Span)
	}
	switch set := g.asSet(missing); {
	case cured:
	case g.makeTotals(last.Zone, missing):
		g.OfferLine(d, last.Zone, "takes "+g.oneOf(missing)+from)
	case set != "" && last.When == nil:
		judge.If(d, "they leave together", func() { g.OfferLine(d, last.Zone, "takes set "+set+from) })
	}
	if len(d.Offers) == 0 {
		return
	}
	d.Others = append(judge.Other(d.Span, "is asked for"), d.Others...)
	d.Span, d.Label = last.Line.Span, ""
}

// mostInSet is how many ranks leave together at most: of more, the total of the others is wrong.
const mostInSet = 4

// asSet names ranks that follow one another, of which some cards are all there are; "" for others.
func (g *game) asSet(some cards.Mask) string {
	var ranks []string
	last := -1
	for i, r := range g.Sheet.Pack.Order {
		of := cards.OfRank(r) & g.Pack()
		switch {
		case some&of == 0:
			continue
		case some&of != of, last >= 0 && last != i-1:
			return ""
		}
		last = i
		ranks = append(ranks, r.String())
	}
	if len(ranks) < 2 || len(ranks) > mostInSet {
		return ""
	}
	return strings.Join(ranks, " ")
}

// makeTotals reports whether each of some cards makes the total of a set that comes to a zone by
// itself.
func (g *game) makeTotals(z *rules.Zone, some cards.Mask) bool {
	for _, a := range g.Inflows {
		if a.Set == nil || a.Zone != z {
			continue
		}
		for _, t := range a.Set.Totals {
			n, said := t.Digits()
			for _, r := range g.Sheet.Pack.Order {
				if said && g.Sheet.Worth[r] == n {
					some &^= cards.OfRank(r)
				}
			}
		}
	}
	return some == 0
}

// inSet offers the one rank that never comes to a goal in the one set of named cards that there is,
// unless it makes the total of a pair by itself.
func (g *game) inSet(d *dsl.Diagnostic, goal []bool, missing cards.Mask) bool {
	rank, one := g.OneRank(missing)
	r, _ := cards.RankNamed(rank)
	var set *rules.Set
	for _, a := range g.Inflows {
		switch {
		case a.Set == nil || !goal[a.Zone.Index] || a.Line == a.Zone.Head:
		case len(a.Set.Listed) > 0 && set != nil:
			return false
		case len(a.Set.Listed) > 0:
			set = a.Set
		}
		if a.Set != nil && slices.ContainsFunc(a.Set.Totals, func(t *rules.Expr) bool {
			n, said := t.Digits()
			return said && n == g.Sheet.Worth[r]
		}) {
			return false
		}
	}
	if !one || set == nil {
		return false
	}
	g.OfferMore(d, set.Listed[len(set.Listed)-1].Span, rank)
	return true
}

// otherCard offers the one rank that never comes to a goal in the place of one that comes by two
// lines, or twice in a set.
//
// For example `takes king` and `takes set ten jack king king`: one of the kings was to be a queen.
func (g *game) otherCard(d *dsl.Diagnostic, goal []bool, missing cards.Mask) bool {
	rank, one := g.OneRank(missing)
	if !one {
		return false
	}
	var named []*rules.Card // in all lines
	var totals cards.Mask
	for _, a := range g.Inflows {
		switch {
		case !goal[a.Zone.Index] || a.Line == a.Zone.Head:
		case a.Set == nil && a.Sole() != nil:
			named = append(named, a.Sole().Any...)
		case a.Set == nil:
			return false
		default:
			named = append(named, a.Set.Listed...)
			totals |= g.inTotals(a.Set)
		}
	}
	// cards that come by another line already, or that make a pair by the total
	var twice []*rules.Card
	for i, k := range named {
		m := g.TableOfCard(k, rules.NoPile).Empty
		again := slices.IndexFunc(named[:i], func(o *rules.Card) bool {
			return g.TableOfCard(o, rules.NoPile).Empty == m
		})
		if _, one := g.OneRank(m); one && (again >= 0 || m&^totals == 0) {
			twice = append(twice, k)
		}
	}
	if len(twice) != 1 {
		return false
	}
	g.OfferWhole(d, twice[0].Span, rank)
	return true
}

// inTotals are the cards that can be one of two that come to a total of a set.
func (g *game) inTotals(s *rules.Set) (m cards.Mask) {
	for _, t := range s.Totals {
		n, _ := t.Digits()
		for _, a := range g.Sheet.Pack.Order {
			for _, b := range g.Sheet.Pack.Order {
				if g.Sheet.Worth[a]+g.Sheet.Worth[b] == n {
					m |= cards.OfRank(a)
				}
			}
		}
	}
	return m
}

// otherTotal offers for a pair the total that a rank has which is taken alone: each is taken alone
// because it makes the total by itself.
//
// For example `takes king` and `takes pair totalling 12`: kings count 13, so 13 is meant.
func (g *game) otherTotal(d *dsl.Diagnostic) bool {
	// what the ranks taken alone count, all the same number, and the one total that pairs make
	worth, pair := 0, (*rules.Expr)(nil)
	for _, a := range g.Inflows {
		switch {
		case a.Set != nil && a.Set.Pair && len(a.Set.Totals) == 1 && pair == nil:
			pair = a.Set.Totals[0]
		case a.Set != nil || a.Zone.Kind != dsl.Discard || a.Line == a.Zone.Head:
			return false
		default:
			rank, one := g.OneRank(a.Tables[0].Empty & g.Pack())
			r, _ := cards.RankNamed(rank)
			if !one || worth > 0 && worth != g.Sheet.Worth[r] {
				return false
			}
			worth = g.Sheet.Worth[r]
		}
	}
	if pair == nil || worth == 0 {
		return false
	}
	n, said := pair.Digits()
	if !said || n == worth {
		return false
	}
	g.OfferWhole(d, pair.Span, fmt.Sprint(worth))
	return true
}

// letOut offers that the cards of a zone may go by the lines that would take them, but name other
// places.
//
// A line that names no place takes from everywhere already; of those with places, `or reserve` is
// added to the place if cards come from there, or the place is replaced where it is only one.
func (g *game) letOut(d *dsl.Diagnostic, z *rules.Zone) {
	v := g.InPlay()
	var fills, builds []*facts.Inflow
	for _, a := range g.Inflows {
		if a.OnCards {
			builds = append(builds, a)
		} else {
			fills = append(fills, a)
		}
	}
	for _, a := range append(fills, builds...) { // what fills spaces is the likelier to take them
		single := a.From != nil && a.Set == nil
		if !single || a.Zones[z.Index] || a.Zone == z || !g.Leaves(v, z, a) {
			continue
		}
		d.Others = append(d.Others, dsl.Label{Span: a.Line.Span, Text: "takes none of its cards"})
		if slices.ContainsFunc(g.Sheet.Zones, func(x *rules.Zone) bool { return g.feeds(v, x, a) }) {
			g.OfferMore(d, a.From.Span, "or "+z.Title())
		}
		if len(a.From.Any) == 1 {
			g.OfferWhole(d, a.From.Span, z.Title())
		}
	}
}

// redealing offers a redeal to a game that asks what happens after one.
func (g *game) redealing(d *dsl.Diagnostic) {
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil || s.Implicit {
		return
	}
	for _, m := range rules.Forms[*rules.MoveStep](s) {
		if w := g.Sheet.Unnamed(dsl.Waste); w != nil && g.SpeaksOf(m.To, w) != nil {
			g.OfferLine(d, s, "redeals unlimited")
			return
		}
	}
}

// turning offers a line by which a stock is turned to the waste of the game. Where it has none,
// other lines may take its cards.
//
// The number is an option that no line asks for, if there is one (`option draw 3 or 1`), else one
// card or three, as rule books have it.
func (g *game) turning(d *dsl.Diagnostic, s *rules.Zone) {
	line := "turn 1 to waste"
	asked := g.unasked()
	if asked != "" {
		line = "turn " + asked + " to waste"
	}
	offer := func(line, means string) {
		judge.If(d, means, func() {
			if s.Implicit {
				g.OfferFile(d, dsl.Stock.String(), "  "+line)
			} else {
				g.OfferLine(d, s, line)
			}
		})
	}
	switch w := g.Sheet.Unnamed(dsl.Waste); {
	case w != nil && (!w.Implicit || g.fedFrom(w)) && asked == "": // how many, and when, is not known
		offer(line, "one card at a time is turned")
		offer("turn 3 to waste", "three are")
	case w == nil || w.Implicit:
		if t := g.Sheet.Unnamed(dsl.Tableau); s.Implicit && t != nil && t.Piles > 1 {
			judge.If(d, "there is no waste", func() {
				g.OfferFile(d, dsl.Stock.String(), fmt.Sprintf("  turn 1 to each %s", t.Title()))
			})
		}
		d.Help = "for example `" + line + "`, with a `waste`, or `turn 1 to each tableau`"
	case s.Implicit:
		g.OfferFile(d, dsl.Stock.String(), "  "+line)
	default:
		g.OfferLine(d, s, line)
	}
}

// fedFrom reports whether lines of other zones take cards from a zone.
func (g *game) fedFrom(w *rules.Zone) bool {
	return slices.ContainsFunc(g.Inflows, func(a *facts.Inflow) bool { return a.From != nil && a.Zones[w.Index] })
}

// unasked is an option between numbers for which no line asks; "" for none or several.
func (g *game) unasked() string {
	name := ""
	for _, o := range g.Sheet.Options {
		asks := func(l *rules.Placed) bool { return dsl.AsksFor(l.Stmt, o.Name) }
		if o.Choices[0].Sort != rules.Number || slices.ContainsFunc(g.Lines, asks) {
			continue
		}
		if name != "" {
			return ""
		}
		name = o.Name
	}
	return name
}

// lastPass offers the number of the last pass that there is, for one that there is not.
//
// Passes are counted from 1, and redeals from 1 as well: two redeals make three passes.
func (g *game) lastPass(d *dsl.Diagnostic, gd *rules.Cond, pass int) {
	m := g.Sheet.May("redeal")
	if m == nil || m.Often() == 0 || m.Often()+1 == pass {
		return
	}
	if at, ok := g.Words(gd.Span, "pass", fmt.Sprint(pass)); ok {
		last := fmt.Sprint("pass ", m.Often()+1)
		judge.If(d, "there are no more passes", func() { g.OfferWhole(d, at, last) })
	}
}

// morePasses offers so many redeals that there is a pass of some number.
func (g *game) morePasses(d *dsl.Diagnostic, pass int) {
	m := g.Sheet.May("redeal")
	if m == nil || pass < 2 {
		return
	}
	at, times := dsl.Span{}, dsl.Often(pass-1)
	// `may redeal twice` says it in words, `redeals 2` by a number
	if said, _ := dsl.Ends(m.Head.Stmt); said != nil {
		at = said.Span
	} else if _, digits := m.Redeals.Digits(); digits {
		at, times = m.Redeals.Span, fmt.Sprint(pass-1)
	} else {
		return
	}
	d.Others = append(d.Others, dsl.Label{Span: at, Text: "so many redeals"})
	g.OfferWhole(d, at, times)
}

// onePasses puts findings together that have one cause: there are fewer passes than several lines
// speak of. It is told at the line that says how many there are.
//
// With `redeals 1` a line `when pass is 3` never holds, and one `when pass is at most 2` always
// does. If two lines agree on a third pass, the number of redeals is the slip, and the finding
// moves there.
func (g *game) onePasses() {
	// the word `pass` by itself, not a part of another
	speaks := func(d *dsl.Diagnostic) bool {
		return d.Name == "no-effect" && slices.Contains(strings.FieldsFunc(g.Text(d.Span), func(r rune) bool {
			return r < 'a' || r > 'z'
		}), "pass")
	}
	cause := slices.IndexFunc(g.List, func(d *dsl.Diagnostic) bool {
		return speaks(d) && d.About.NoPass && len(d.Others) == 1
	})
	if cause < 0 {
		return
	}
	d := g.List[cause]
	at := d.Others[0].Span
	d.Others = judge.Other(d.Span, "speaks of another")
	g.List = slices.DeleteFunc(g.List, func(x *dsl.Diagnostic) bool {
		if x == d || !speaks(x) || !x.About.Always {
			return false
		}
		d.Others = append(d.Others, dsl.Label{Span: x.Span, Text: "would always hold"})
		return true
	})
	if len(d.Others) > 1 {
		d.Span = at
		return
	}
	d.Others = []dsl.Label{{Span: at, Text: "so many redeals"}}
}

// dealTo shows a step that lays cards in a zone to which nothing ever comes: how many is not known.
func dealTo(d *dsl.Diagnostic, z *rules.Zone) {
	to := z.Title()
	if z.Piles > 1 {
		to = "each " + to
	}
	d.Help = "cards come there by a step of the deal, for example `4 to " + to + "`"
}

// goingRound offers that cards are built on round the corner by a line; nil for none.
func (g *game) goingRound(d *dsl.Diagnostic, b *rules.Arrival) {
	switch {
	case b == nil:
	case b.Sole().Relation() != nil:
		g.OfferMore(d, b.Sole().Relation().Span, "wrapping")
	default:
		g.OfferMore(d, b.Line.Span, "wrapping")
	}
}

// turnedRound offers that a sequence is asked for the way in which piles are built, or that they
// are built down, as most are.
//
// `takes sequence ace to king` beside a tableau built down, where sequences lie from king to ace.
func (g *game) turnedRound(d *dsl.Diagnostic, a *facts.Inflow) {
	for i, z := range g.Sheet.Zones {
		if !a.Zones[i] || g.Holds[i] == 0 {
			continue
		}
		for _, b := range z.Arrivals((*rules.Arrival).Builds) {
			if b.Line.Pos.Filename != g.Main {
				continue
			}
			up := slices.IndexFunc(b.Line.Words, func(w dsl.Token) bool { return w.Value == "up" })
			switch text := g.Text(a.Seq.Span); {
			case up > 0: // a tableau is built down
				g.OfferWhole(d, b.Line.Words[up].Span(), "down")
			case a.Seq.Ends:
				was := fmt.Sprintf("%s to %s", a.Seq.From, a.Seq.To)
				turned := fmt.Sprintf("%s to %s", a.Seq.To, a.Seq.From)
				g.OfferWhole(d, a.Seq.Span, strings.Replace(text, was, turned, 1))
			}
			g.asBuilt(d, a, b)
			d.Others = append(d.Others, dsl.Label{Span: b.Line.Span, Text: "how they are built"})
		}
	}
}

// asBuilt offers that the cards of a sequence follow one another as they are built by a line, in
// that relation or in such suits; or that they are built as the sequence asks.
func (g *game) asBuilt(d *dsl.Diagnostic, a *facts.Inflow, b *rules.Arrival) {
	rel, q := b.Sole().Relation(), a.Seq
	if rel == nil {
		return
	}
	built := func(text string) {
		judge.If(d, "`"+a.Text()+"` is right", func() { g.OfferWhole(d, rel.Span, text) })
	}
	switch text := g.Text(rel.Span); {
	case q.Rel != nil:
		g.OfferWhole(d, q.Rel.Span, text)
		built(g.Text(q.Rel.Span))
	case q.Ends:
		ends, suits, ok := strings.Cut(g.Text(q.Span), " in ")
		way, others, ok2 := strings.Cut(text, " in ")
		if ok && ok2 {
			g.OfferWhole(d, q.Span, ends+" in "+others)
			built(way + " in " + suits)
		}
	}
}

// fewer offers, for a sequence or a set of more cards than any has, the most that one has.
func (g *game) fewer(d *dsl.Diagnostic, v *facts.View, a *facts.Inflow) {
	has := func(n int) bool {
		less, says := *a, *a.Arrival
		if less.Arrival = &says; a.Seq != nil {
			t := g.Sequence(a.Seq, a.Zone)
			return !a.Seq.Ends && g.runs(&t.On, n)
		}
		set := *a.Set
		set.Least, set.Most = n, n
		says.Set = &set
		return !g.NoSuchSet(v, &less)
	}
	for _, w := range a.Line.Words {
		if w.Type != dsl.TokNumber {
			continue
		}
		n := dsl.Number(w.Value) - 1
		for n > 1 && !has(n) {
			n--
		}
		if n > 1 && (a.Seq != nil || a.Set.Least == a.Set.Most && a.Set.Least == dsl.Number(w.Value)) {
			g.OfferWhole(d, w.Span(), fmt.Sprint(n))
		}
		return
	}
}

// otherTotals offers the numbers that cards come to, for one that they do not: its digits the other
// way round, else the nearest.
//
// For example `takes pair totalling 31` in a pack whose pairs come to 26 at most: 13 is offered.
func (g *game) otherTotals(d *dsl.Diagnostic, a *facts.Inflow) {
	if a.Set == nil || len(a.Set.Totals) != 1 || !a.Set.Pair {
		return
	}
	t := a.Set.Totals[0]
	n, said := t.Digits()
	if !said {
		return
	}
	can := map[int]bool{}
	for _, r := range g.Sheet.Pack.Order {
		for _, s := range g.Sheet.Pack.Order {
			can[g.Sheet.Worth[r]+g.Sheet.Worth[s]] = true
		}
	}
	// the digits the other way round
	turned := 0
	for m := n; m > 0; m /= 10 {
		turned = 10*turned + m%10
	}
	if can[turned] {
		g.OfferWhole(d, t.Span, fmt.Sprint(turned))
		return
	}
	for by := 1; by < n; by++ {
		if can[n-by] {
			g.OfferWhole(d, t.Span, fmt.Sprint(n-by))
			return
		}
	}
}

// otherSources offers the zones whose cards may come by a line in the place of one that has none:
// that of the line last, for cards that come from elsewhere are what is said, and before it the
// stock, whose cards mostly come by the waste.
func (g *game) otherSources(d *dsl.Diagnostic, v *facts.View, a *facts.Inflow, p *rules.Place) {
	if !p.Whole() {
		return
	}
	var may, late, own []*rules.Zone
	for _, z := range g.Sheet.Zones {
		why, _ := g.dead(v, z, a)
		switch {
		case why != "" || z.Kind.Gives() == dsl.GivesBack || z.Title() == g.Text(p.Span):
		case z == a.Zone:
			own = append(own, z)
		case z.Kind == dsl.Stock:
			late = append(late, z)
		default:
			may = append(may, z)
		}
	}
	all := slices.Concat(may, late, own)
	for _, z := range all {
		if len(all) == 1 {
			g.OfferWhole(d, p.Span, z.Title())
		} else {
			judge.If(d, "`"+z.Title()+"` is meant", func() { g.OfferWhole(d, p.Span, z.Title()) })
		}
	}
}

// otherEmpty offers, for a turn that waits until the stock is empty, that it waits for another
// zone.
func (g *game) otherEmpty(d *dsl.Diagnostic, gd *rules.Cond) {
	for _, z := range g.Sheet.OfKind(dsl.Waste) {
		if text := g.Text(gd.End); strings.Contains(text, "stock empty") {
			g.OfferWhole(d, gd.End, strings.Replace(text, "stock empty", z.Title()+" empty", 1))
		}
	}
}

// unwinnable makes it an error that nothing comes by a line by which alone the game is won.
func (g *game) unwinnable(d *dsl.Diagnostic, a *facts.Inflow) {
	if g.onlyGoal(a) {
		d.Level = dsl.Error
		d.Message = "the game cannot be won: " + d.Message
	}
}

// onlyGoal reports whether the game is won only by what comes by a line.
//
// Then a line that never happens is no idle line but an end of the game: it makes the finding an
// error.
func (g *game) onlyGoal(a *facts.Inflow) bool {
	other := func(b *facts.Inflow) bool { return b.Zone == a.Zone && b != a && b.Line != a.Zone.Head }
	step := func(e facts.Edge) bool { return e.Step && e.To == a.Zone.Index }
	if slices.ContainsFunc(g.Inflows, other) || slices.ContainsFunc(g.Edges, step) {
		return false
	}
	wants := func(r *rules.Goal) bool {
		or := r.Cond.Any
		here := func(t *rules.Test) bool { return g.wantsIn(t, a.Zone) }
		return len(or) == 1 && slices.ContainsFunc(or[0].Tests, here)
	}
	return len(g.Sheet.Won) > 0 && !slices.ContainsFunc(g.Sheet.Won, func(r *rules.Goal) bool { return !wants(r) })
}

// wantsIn reports whether a test asks for cards in a zone, or that it is full, where none lie when
// the deal is done.
func (g *game) wantsIn(t *rules.Test, z *rules.Zone) bool {
	if p, is := t.PlaceIs(); p != nil {
		return is == rules.IsFull && p.Whole() && p.Of(z)
	}
	if t.Not || g.Dealt.Total[z.Index].Hi > 0 {
		return false
	}
	here := func(p *rules.Place) bool { return p.Whole() && p.Of(z) && len(p.Zones) == 1 }
	some := func(x *rules.Expr) bool { n, ok := x.Digits(); return ok && n > 0 }
	switch q := t.Ask.(type) {
	case *rules.Count:
		return len(q.In.Any) == 1 && here(q.In.Any[0]) && !q.Spaces && (q.All || some(q.Lo))
	case *rules.Compare:
		tally, ok := q.Left.Sole().(*rules.Tally)
		return ok && here(tally.In) && !tally.Spaces && len(q.In) == 1 && some(q.In[0].Lo)
	}
	return false
}
