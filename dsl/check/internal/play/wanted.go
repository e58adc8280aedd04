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

// What the win asks for beside what there is: suits for which it leaves no room, foundations of
// which it does not speak, the cards of one pack where there are two.

// Two judges here prove something: suitRoom and neverGrows, called from wins.go, return a finding
// that makes the win impossible. The others doubt (halfWanted and below: notes, for a win that
// leaves cards out may be meant).

// suitRoom judges whether piles that are kept for a suit have room for the cards that must lie
// there: for all of the game if all are wanted, and else for no more than a suit has.
//
// For example `suits spades hearts hearts clubs` with `win when foundations full`: no pile has room
// for diamonds, and the second pile of hearts would want a second pack. all says that the piles
// want every card of the game, so that too little room for one suit is wrong as well.
func (g *game) suitRoom(at dsl.Span, piles []int, all bool) *dsl.Diagnostic {
	room := map[cards.Suit]int{}
	for _, q := range piles {
		z := g.Layout.Piles[q].Zone
		n, known, bounded := g.Length(z, g.Layout.Piles[q].Number-1)
		suit, kept := g.Layout.Suit(q)
		if !known || !bounded || !kept {
			return nil
		}
		room[suit] += n
	}
	for _, suit := range g.Sheet.Pack.Suits {
		have := g.Sheet.Pack.Size() / len(g.Sheet.Pack.Suits)
		// how many cards the piles of this suit hold; have is how many cards of it there are
		n := room[suit]
		if n == have || n < have && !all {
			continue
		}
		says := fmt.Sprintf("the piles kept for %s hold %d, but there are %d of them", suit, n, have)
		if n > have && !all {
			says = fmt.Sprintf("the piles kept for %s ask for %d, but there are %d of them", suit, n, have)
		} else if n > have {
			continue // another suit has too little room
		}
		d := finding("foundation-cannot-complete", at, "the game cannot be won: %s", says)
		g.blameSuits(d, piles)
		if one := have / g.Decks; n > have && n%one == 0 {
			g.OfferDecks(d, n/one)
		}
		return d
	}
	return nil
}

// neverGrows judges whether the conditions of a foundation let it grow to its full length.
//
// For example `build up in suit when cards in pile is at most 5` and a pile full with 13. Sizes
// follows the heights from that of the deal by the lines whose condition is about the height alone.
func (g *game) neverGrows(t *rules.Stands, z *rules.Zone, n int) *dsl.Diagnostic {
	vs := g.Sizes(z)
	if vs == nil || vs.Most() >= n {
		return nil
	}
	d := finding("foundation-cannot-complete", t.Span, "the game cannot be won: no pile of `%s` ever has more than "+
		"%s, but it is full with %d", z.Title(), dsl.Many(vs.Most(), "card"), n)
	for _, l := range g.Lines {
		if gd := rules.WhenOf(l.Form); l.Zone == z && gd != nil && g.PileWhen(gd) != facts.AnySize {
			d.Others = append(d.Others, dsl.Label{Span: gd.End, Text: "lets no more come"})
		}
	}
	g.OfferText(d, t.Span, "all cards on "+z.Title())
	d.Help = fmt.Sprintf("where a pile is to end there, `at most %s` says that it is full",
		dsl.Many(vs.Most(), "card"))
	g.Home(d)
	return d
}

// blameSuits puts a finding at the `suits` line that names a suit twice and another not at all.
//
// Without such a line the piles are right in themselves, and the finding stays at the win.
func (g *game) blameSuits(d *dsl.Diagnostic, piles []int) {
	for _, q := range piles {
		z := g.Layout.Piles[q].Zone
		line := rules.LineOf[*dsl.Suits](z)
		few := slices.ContainsFunc(g.Sheet.Pack.Suits, func(s cards.Suit) bool { return !slices.Contains(z.Suits, s) })
		if line != nil && few {
			d.Others = judge.Other(d.Span, "asks for them")
			d.Span = line.Span
			g.OfferText(d, line.Span, g.Sheet.SuitList(z.Piles))
			return
		}
	}
	d.Help = "each suit has as many piles as the others"
}

// halfWanted tells of goals that ask for a part of what there is, as if there were no more.
// That can be meant, and is told as a fact.
//
// The rest of it is for several decks: `win when 52 cards on foundations` with `decks 2` was surely
// copied from a game with one. It asks whether the number is that of one deck exactly, and whether
// there is room for more.
func (g *game) halfWanted() {
	g.foundationsUnasked()
	g.tableauAlone()
	g.fullWithout()
	g.homeWithout()
	if g.Decks == 1 {
		return
	}
	for _, r := range g.Sheet.Won {
		rules.Each(r, func(t *rules.Count) {
			if asksElsewhere(r.Cond, t) {
				return
			}
			n, said := t.Lo.Digits()
			if t.Spaces || !said {
				return
			}
			m := g.Pack()
			if t.Cards != nil {
				tb := g.TableOf(t.Cards, rules.NoPile)
				if !tb.Constant() {
					return
				}
				m = tb.Empty & m
			}
			if n < 2 || n*g.Decks != g.Copies(m) || g.roomOf(t.In) <= n {
				return
			}
			text, parts := g.Text(t.Span), "half"
			if g.Decks > 2 {
				parts = "a part"
			}
			d := g.Notef("half-goal", t.Span, "`%s` is %s of them: %s have %d", text, parts,
				dsl.Many(g.Decks, "deck"), g.Copies(m))
			if _, rest, ok := strings.Cut(text, fmt.Sprint(n)); ok {
				g.OfferText(d, t.Span, "all"+rest)
			}
		})
	}
}

// laidAside reports whether the deal lays so many cards, and which they are is said, on a zone that
// is not of the goal: as indicators that tell how a pile is built.
func (g *game) laidAside(n int) bool {
	return slices.ContainsFunc(g.Sheet.OfKind(dsl.Reserve), func(z *rules.Zone) bool {
		return g.Dealt.Total[z.Index] == facts.Exactly(n) && g.Dealt.Kinds[z.Index] != g.Pack()
	})
}

// asksElsewhere reports whether a goal asks, together with a count, that cards lie in other zones
// too: the rest may lie there, as half of the pack in the discard beside foundations that are full.
func asksElsewhere(goal *rules.Cond, t *rules.Count) bool {
	there := func(in *rules.Places) bool { // some zone of the count
		return slices.ContainsFunc(in.Any, func(p *rules.Place) bool {
			return slices.ContainsFunc(t.In.Any, func(q *rules.Place) bool {
				return slices.ContainsFunc(p.Zones, func(z *rules.Zone) bool { return slices.Contains(q.Zones, z) })
			})
		})
	}
	for _, all := range goal.Any {
		among, elsewhere := false, false
		rules.Each(all, func(x *rules.Count) {
			among = among || x == t
			elsewhere = elsewhere || !x.Spaces && x.Lo != nil && !there(x.In)
		})
		rules.Each(all, func(x *rules.Test) {
			p, is := x.PlaceIs()
			elsewhere = elsewhere || p != nil && is == rules.IsFull && !there(&rules.Places{Any: []*rules.Place{p}})
		})
		if among {
			return elsewhere
		}
	}
	return false
}

// fullWithout tells of foundations that are full before all cards lie there, because of a bound or
// of the sequences they take.
//
// For example `at most 12 cards` on four foundations: the win comes with 48 of 52. It is told where
// few cards are left out (two for a pile at most, a slip by a rank), where the foundations take
// whole sequences, or where exactly one deck of several is built; a game that builds half of its
// cards on purpose is none of these.
func (g *game) fullWithout() {
	if len(g.Sheet.Won) != 1 || len(g.Sheet.OfKind(dsl.Discard)) > 0 {
		return
	}
	c := g.Sheet.Won[0].Cond
	if c.Sole() == nil {
		return
	}
	p, is := c.Sole().PlaceIs()
	if p == nil || is != rules.IsFull || !p.Whole() {
		return
	}
	zs := p.Zones
	if len(zs) != len(g.Sheet.OfKind(dsl.Foundations)) {
		return
	}
	need, piles := 0, 0
	var line *dsl.Line
	// what can ever lie there: cards that never come are told elsewhere
	var come cards.Mask
	collected := false
	for _, z := range zs {
		come |= g.Holds[z.Index]
		if z.Kind != dsl.Foundations {
			return
		}
		for i := range z.Piles {
			n, known, bounded := g.Length(z, i)
			if !known || !bounded {
				return
			}
			need += n
			piles++
		}
		if m := rules.Forms[*rules.Most](z); m != nil {
			line = m[0].Line
		} else if l := g.insideBase(z); l != nil && line == nil {
			line = l
		}
		for _, a := range g.Inflows {
			if a.Zone == z && a.Seq != nil {
				line, collected = a.Line, true
			}
		}
	}
	left := g.Copies(come) - need
	if left == 0 && line != nil && !g.told(line) {
		g.rankWithout(c, zs, come)
	}
	if g.laidAside(left) || line != nil && g.told(line) {
		return
	}
	packs := need > 0 && need*g.Decks == g.Copies(come) && g.Decks > 1 // one pack of several
	if line == nil || left <= 0 || left > 2*piles && !collected && !packs {
		return // that piles end many cards before is meant
	}
	d := g.Notef("half-goal", line.Span, "the foundations are full with %d of %d cards; the win asks nothing of the "+
		"rest", need, g.Copies(come))
	d.Others = judge.Other(c.Span, "asks for them")
	if len(zs) != 1 || !packs {
		return
	}
	g.fewerDecks(d, zs[0], need, g.Copies(come))
	if m := rules.Forms[*rules.Most](zs[0]); m != nil {
		text := strings.Replace(line.Text(), fmt.Sprint(need/piles), fmt.Sprint(need*g.Decks/piles), 1)
		g.OfferIf(d, "all are to come there", line.Span, text)
	}
	judge.If(d, fmt.Sprintf("there are %d decks", g.Decks), func() { g.OfferPiles(d, zs[0], zs[0].Piles*g.Decks) })
}

// rankWithout tells of foundations that are full with all cards that come there, while those of one
// rank never do: a base is one rank too high or too low.
func (g *game) rankWithout(goal *rules.Cond, zs []*rules.Zone, come cards.Mask) {
	without := g.Pack() &^ come
	rank, one := g.OneRank(without)
	if !one || without != cards.OfRank(without.First().Rank())&g.Pack() || g.laidAside(g.Copies(without)) {
		return
	}
	for _, z := range zs {
		line := g.insideBase(z)
		if line == nil {
			continue
		}
		d := g.Notef("half-goal", line.Span, "no %s ever comes to a foundation; the win asks nothing of them", rank)
		d.Others = judge.Other(goal.Span, "asks for full piles")
		if at, ok := g.Words(line.Span, line.Words[len(line.Words)-1].Value); ok {
			judge.If(d, "all cards come there", func() { g.OfferWhole(d, at, rank) })
		}
		return
	}
}

// tableauAlone tells of a win that asks for an empty tableau, in a game that builds foundations and
// whose cards may lie elsewhere then.
//
// `win when tableau empty` in a game with a waste: the cards may all lie in the waste. It is quiet
// where the author has a discard, for there an empty tableau is the usual goal.
func (g *game) tableauAlone() {
	if len(g.Sheet.Won) != 1 || g.Sheet.Won[0].Cond.Sole() == nil {
		return
	}
	t := g.Sheet.Won[0].Cond.Sole()
	p, is := t.PlaceIs()
	if p == nil || is != rules.IsEmpty || !p.Whole() || len(p.Zones) != 1 || p.Zones[0].Kind != dsl.Tableau {
		return
	}
	var full *rules.Zone
	for _, z := range g.Sheet.Zones {
		switch {
		case z.Kind == dsl.Foundations && g.grows(z):
			full = z
		case z.Kind == dsl.Discard && !z.Implicit:
			return
		}
	}
	others := g.Sheet.OfKind(dsl.Waste)
	if full == nil || len(others) == 0 || g.Holds[others[0].Index] == 0 {
		return
	}
	d := g.Notef("half-goal", t.Span, "`%s` asks nothing of `%s`", g.Text(t.Span), full.Title())
	d.Others = judge.Other(full.Head.Span, "whatever lies here")
	g.OfferText(d, t.Span, "foundations full")
}

// homeWithout tells of a win that asks some piles of a zone to be home and no others, where cards
// may come to the others: an empty pile is home, and what belongs there may lie elsewhere.
//
// `home` is true of a pile of which each card lies where it belongs, so of an empty one too.
func (g *game) homeWithout() {
	for _, r := range g.Sheet.Won {
		t := r.Cond.Sole()
		if t == nil {
			continue
		}
		p, is := t.PlaceIs()
		if p == nil || is != rules.AtHome || !p.Named() || p.Whole() || len(p.Zones) != 1 {
			continue
		}
		z := p.Zones[0]
		fills := z.Arrivals(func(a *rules.Arrival) bool { return a.OnEmpty })
		if len(g.Piles(p, nil, rules.NoPile)) == z.Piles || fills == nil {
			continue
		}
		d := g.Notef("half-goal", t.Span, "an empty pile is home, so `%s` holds too while a card that belongs there "+
			"lies on another pile of `%s`", g.Text(t.Span), z.Title())
		g.OfferText(d, t.Span, z.Title()+" home")
	}
}

// insideBase is the line by which foundations begin with a rank that is neither the first nor the
// last, and end where no card is next in rank.
//
// For example `base seven` and `build up in suit` without `wrapping`: full at the king, six ranks
// left.
func (g *game) insideBase(z *rules.Zone) *dsl.Line {
	bases, b, order := z.Arrivals((*rules.Arrival).Bases), facts.Built(z), g.Sheet.Pack.Order
	if len(bases) != 1 || b == nil || b.Sole().Relation() == nil || b.Sole().Relation().Wraps {
		return nil
	}
	rank, one := g.OneRank(g.Starting(z, 0))
	if !one || rank == order[0].String() || rank == order[len(order)-1].String() {
		return nil
	}
	return bases[0].Line
}

// roomOf is how many cards some places hold, if their piles are no longer than a suit.
//
// Anything but foundations without a bound counts as room without end, so that the judge asking
// speaks.
func (g *game) roomOf(in *rules.Places) int {
	n := 0
	for _, p := range in.Any {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			z := g.Layout.Piles[q].Zone
			if z.Kind != dsl.Foundations || rules.Forms[*rules.Most](z) != nil {
				return facts.Lots
			}
			n += len(g.Sheet.Pack.Order)
		}
	}
	return n
}

// foundationsUnasked tells of foundations that no win speaks of, where it speaks of others.
//
// For example `foundations up` and `foundations down` and `win when up full`. Once a win speaks of
// the tableau, a reserve or cells, an answer is not certain: those cards may have no place but the
// other foundations.
func (g *game) foundationsUnasked() {
	asked := make([]bool, len(g.Sheet.Zones))
	for _, r := range g.Sheet.Won {
		rules.Each(r, func(p *rules.Place) {
			for _, z := range p.Zones {
				asked[z.Index] = true
			}
		})
	}
	var other *rules.Zone
	some := false
	for i, z := range g.Sheet.Zones {
		switch {
		case asked[i] && (z.Kind == dsl.Tableau || z.Kind == dsl.Reserve || z.Kind == dsl.Cells):
			return // an empty tableau may leave no other place
		case asked[i] && z.Kind != dsl.Foundations:
		case asked[i]:
			some = true
		case z.Kind == dsl.Foundations && g.grows(z):
			other = z
		}
	}
	if !some || other == nil {
		return
	}
	c := g.Sheet.Won[0].Cond
	d := g.Notef("half-goal", c.Span, "`%s` asks nothing of `%s`", g.Text(c.Span), other.Title())
	d.Others = judge.Other(other.Head.Span, "whatever lies here")
	if old := g.stillThere(asked); old != nil && g.Own(other) {
		d.Others = append(d.Others, dsl.Label{Span: old.Head.Span, Text: "still there"})
		judge.If(d, "the new ones take their place", func() { g.OfferTaken(d, old.Head) })
	}
	// the word `foundations` means all of them: none has a name
	if len(g.Sheet.Won) == 1 && len(g.Sheet.Zone(dsl.Foundations.String())) == len(g.Sheet.OfKind(dsl.Foundations)) {
		g.OfferIf(d, "all are to be filled", c.Span, "foundations full")
	}
}

// stillThere is the one zone of foundations that is asked for, if it is the parent's and the
// variant says nothing of it; else nil.
func (g *game) stillThere(asked []bool) (old *rules.Zone) {
	own := func(l *dsl.Line) bool { return l.Src == g.Sheet.Source() }
	for i, z := range g.Sheet.Zones {
		switch {
		case !asked[i] || z.Kind != dsl.Foundations:
		case old != nil || z.Head == nil || own(z.Head) || slices.ContainsFunc(z.Lines, own):
			return nil
		default:
			old = z
		}
	}
	return old
}

// grows reports whether cards come to a zone in play.
func (g *game) grows(z *rules.Zone) bool {
	return z.Head != nil && slices.ContainsFunc(g.Edges, func(e facts.Edge) bool { return e.To == z.Index && !e.Step })
}

// undoesTheGoal tells of lines that by themselves take cards from where the win wants them.
//
// wanted are the zones that a win wants full or with all cards on them. Two ways lead out by
// themselves: steps (`gather foundations` after a turn) and lines with `at once`. What the player
// may do (`worry back`) is his own affair.
func (g *game) undoesTheGoal() {
	wanted := make([]bool, len(g.Sheet.Zones))
	for _, r := range g.Sheet.Won {
		rules.Each(r, func(t *rules.Test) {
			var there []*rules.Place
			p, is := t.PlaceIs()
			n, counts := t.Ask.(*rules.Count)
			switch {
			case p != nil && is == rules.IsFull && p.Named():
				there = []*rules.Place{p}
			case counts && n.All && !t.Not:
				there = n.In.Any
			}
			for i, in := range g.ZonesIn(there, nil) {
				wanted[i] = wanted[i] || in
			}
		})
	}
	for _, e := range g.Edges {
		m, moves := g.Sheet.FormOf(e.Line).(*rules.MoveStep)
		// a step without `from` deals from the stock
		if moves && m.From == nil || !e.Step || !wanted[e.From] || wanted[e.To] {
			continue
		}
		d := g.Notef("against-goal", e.Line.Span, "`%s` takes cards from `%s`, where the win wants them", e.Line.Text(),
			g.Sheet.Zones[e.From].Title())
		d.Others = judge.Other(g.Sheet.Won[0].Line.Span, "the win")
		d.Help = "cards that should stay are not taken from there"
		return
	}
	for _, a := range g.Inflows {
		if !a.Once || wanted[a.Zone.Index] || a.From == nil {
			continue
		}
		for _, e := range g.Edges {
			if e.Line == a.Line && wanted[e.From] {
				from := g.Sheet.Zones[e.From].Title()
				d := g.Notef("against-goal", a.From.Span, "`%s` takes cards from `%s` by itself, where the win wants "+
					"them", a.Text(), from)
				d.Others = judge.Other(g.Sheet.Won[0].Line.Span, "the win")
				d.Help = "without `at once` the player decides"
				break
			}
		}
	}
}

// onlyBases tells of spaces that take only cards with which a foundation may begin: those have a
// place already.
//
// For example `spaces take ace` where foundations begin with aces: an ace goes to a foundation, and
// no space is ever used. That holds only if every such card finds a foundation open: no condition,
// and as many piles as cards.
func (g *game) onlyBases(z *rules.Zone) {
	var spaces cards.Mask
	var line *dsl.Line
	for _, a := range g.Inflows {
		if a.Zone != z || !a.OnEmpty {
			continue
		}
		if a.OnCards || a.Grouped() || len(a.Tables) != 1 || !a.Tables[0].Exact {
			return
		}
		spaces |= a.Tables[0].Empty & g.Pack()
		line = a.Line
	}
	if spaces == 0 || spaces == g.Pack() || g.told(line) {
		return
	}
	var base cards.Mask
	piles := 0
	for _, f := range g.Sheet.OfKind(dsl.Foundations) {
		if len(f.Limits(rules.TakesOnly)) > 0 {
			return // they may open late
		}
		for _, a := range g.Inflows {
			if a.Zone == f && a.OnEmpty && (a.When != nil || a.From != nil || a.Grouped()) {
				return
			}
		}
		for i := range f.Piles {
			if m := g.Starting(f, i); m&spaces != 0 {
				base |= m
				piles++
			}
		}
	}
	if spaces&^base != 0 || piles < g.Copies(spaces) {
		return
	}
	d := g.Notef("against-goal", line.Span, "`%s` lets in only cards with which a foundation begins", line.Text())
	d.Help = "other cards are for example kings, which nothing is built on"
}

// ranksElsewhere finds ranks of a list that no card can fill, for all of them lie elsewhere and
// stay there.
//
// A list of ranks (a foundation built ace three five …) wants each of its ranks. Some rank all of
// whose cards lie in a zone from which they cannot come makes the list end before it.
func (g *game) ranksElsewhere() {
	for _, a := range g.Inflows {
		if a.Order == nil || g.Holds[a.Zone.Index] == 0 {
			continue
		}
		for _, r := range a.Order.Ranks {
			some := cards.OfRank(r) & g.Pack()
			if some == 0 || some&g.Holds[a.Zone.Index] != 0 {
				continue
			}
			d := g.Warnf("foundation-cannot-complete", a.Line.Span, "no %s ever comes to `%s`: all of them lie "+
				"elsewhere, and stay there", r, a.Zone.Title())
			for i, z := range g.Sheet.Zones {
				if g.Holds[i]&some != 0 && z.Head != nil && len(d.Others) == 0 {
					d.Others = judge.Other(z.Head.Span, "here, for example")
				}
			}
			if g.asksFull(a.Zone) != nil {
				d.Level = dsl.Error
			}
			d.Help = "only cards of which some are free belong in a list"
			break
		}
	}
}
