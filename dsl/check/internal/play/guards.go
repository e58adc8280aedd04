package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which conditions, and which parts of them, could be left out. It asks each
// condition in the view of its line (facts.View): a `turn` is asked only while the stock has cards,
// so `turn 1 to waste when stock not empty` asks for nothing. A Verdict has two bits, can be true
// and can be false; a finding needs one of them ruled out.

// guards finds conditions that are always true or never.
//
// Deal and play are asked apart: in the deal no pass counts yet and cards lie where the steps
// before have laid them.
func (g *game) guards() {
	g.longRuns()
	play, deal := g.InPlay(), g.InDeal()
	for _, l := range g.Lines {
		gd := rules.WhenOf(l.Form)
		if l.In == rules.InFile {
			g.endParts(play, l)
			continue
		}
		v := play
		if l.In == rules.InDeal {
			v = deal
		}
		v = v.WhenLine(l)
		if gd == nil || g.blames(gd) {
			continue
		}
		says := "`" + l.Text() + "`"
		// a condition about the card that comes is asked for each card
		holds := g.EveryPlay(v, l, func(v *facts.View) facts.Verdict { return v.Guard(gd) })
		piles, asked := g.Standing(l, gd.Any)
		nowhere := holds&facts.CanTrue != 0 && asked && len(piles) == 0
		var why string
		var notes []string
		if nowhere {
			if why, notes = g.nowhere(l, gd); why == "" {
				continue
			}
		}
		if t := g.NeverTouch(l, gd.Any); t != nil {
			nowhere = true
			why = fmt.Sprintf("no two piles that it speaks of stand so that `%s` holds", g.Text(t.Span))
			notes = g.apart(l)
		}
		if nowhere {
			holds = facts.CanFalse
		}
		switch holds {
		case facts.CanFalse:
			if !nowhere {
				why = g.never(v, l, gd)
			}
			d := g.Warnf("no-effect", gd.End, "%s never applies: %s", says, why)
			d.Notes = notes
			g.rankNumbers(d, gd)
			g.otherEnds(d, gd, func(r *rules.Ref) cards.Mask { return v.CardAt(r, l.Zone) })
			if pass := passOf(gd); v.NeverComes(pass) {
				d.About.NoPass = true
				g.lastPass(d, gd, pass)
				g.morePasses(d, pass)
			}
			switch {
			case l.Zone != nil && g.shapesRuns(l.Line, l.Zone):
				d.Help = "what moves as a sequence is still built by this line"
			case g.binds(l):
				d.Help = "without the line other cards move than now"
				g.OfferTakenHere(d)
			}
		case facts.CanTrue:
			if l.In == rules.AtMay && l.May.Name == "redeal" {
				continue // without a condition it waits until the stock is empty
			}
			d := g.Warnf("no-effect", gd.End, "the condition changes nothing: `%s` always holds", g.Text(gd.End))
			d.About.Always = true
			g.OfferOut(d, gd.End)
		default:
			// neither bit is ruled out for the whole, so perhaps for a part
			if gd.Until() == nil {
				g.parts(v, l, gd)
			}
		}
	}
}

// nowhere tells why a line holds for no pile of its zone by where the piles stand: what is asked of
// a pile that is not there holds neither way, and each pile lacks one. It is empty where a
// neighbour that no pile has is told already.
func (g *game) nowhere(l *rules.Placed, gd *rules.Cond) (why string, notes []string) {
	if own := g.FromItself(l, gd.Any); len(own) == 1 {
		return fmt.Sprintf("its cards would go from %s to %[1]s", numbered(own)), nil
	} else if len(own) > 1 {
		return fmt.Sprintf("each of %s would take its cards from itself", numbered(own)), nil
	}
	why = fmt.Sprintf("no pile of `%s` has all piles that it asks about", l.Zone.Title())
	if len(gd.Any) > 1 {
		return why, nil
	}
	for _, t := range gd.Any[0].Tests {
		switch piles := g.StandingTest(l, t); {
		case len(piles) == 0 && rules.SpeaksOf(t)&dsl.OfNeighbour != 0:
			return "", nil
		case len(piles) == 0:
			return fmt.Sprintf("`%s` cannot be", g.Text(t.Span)), nil
		case len(piles) < l.Zone.Piles:
			notes = append(notes, fmt.Sprintf("`%s` can be for %s only", g.Text(t.Span), numbered(piles)))
		}
	}
	return why, append(notes, "nothing can be said of a pile that is not there: the answer is no, with `not` as well")
}

// apart tells how cards of a picture stand, if a line speaks of one.
func (g *game) apart(l *rules.Placed) []string {
	drawn := func(z *rules.Zone) bool { return z.Picture != nil }
	zones := []*rules.Zone{l.Zone}
	if a, ok := l.Form.(*rules.Arrival); ok && a.Set != nil {
		zones = g.Sheet.Zones
	}
	if !slices.ContainsFunc(zones, drawn) {
		return nil
	}
	return []string{"cards of a picture are two signs apart in their row, and so not beside one another; those of " +
		"two rows touch where they are one sign apart or none"}
}

// numbered names piles by their numbers, which go up.
func numbered(piles []int) string {
	first, last := piles[0], piles[len(piles)-1]
	switch n := len(piles); {
	case n == 1:
		return fmt.Sprint("pile ", first)
	case n > 2 && last-first == n-1:
		return fmt.Sprintf("piles %d to %d", first, last)
	}
	var ws []string
	for _, q := range piles {
		ws = append(ws, fmt.Sprint(q))
	}
	return "piles " + judge.And(ws)
}

// blames reports whether an error speaks of a guard, or it is told that it asks for cards that are
// not in the pack: what follows is not told again.
func (g *game) blames(gd *rules.Cond) bool {
	absent := func(d *dsl.Diagnostic) bool { return d.Name == "not-in-the-pack" && d.Span.Within(gd.End) }
	return slices.ContainsFunc(g.Judge.List, absent) || slices.ContainsFunc(g.List, func(d *dsl.Diagnostic) bool {
		return d.Level == dsl.Error &&
			slices.ContainsFunc(d.Others, func(o dsl.Label) bool { return o.Span.Within(gd.End) })
	})
}

// endParts judges the parts of what wins or loses the game: it is asked when nothing happens by
// itself any more.
func (g *game) endParts(v *facts.View, l *rules.Placed) {
	if e, ok := l.Form.(*rules.Goal); ok {
		// that it holds at the start or never is judged in wins.go
		g.parts(v.AtRest(), l, e.Cond)
	}
}

// rankNumbers says which number a rank is, where a condition that never holds asks a rank for a
// number that people call it by.
//
// For example `when rank is 13` in a pack from seven to ace, where ranks count from one by their
// place: the king is 7.
func (g *game) rankNumbers(d *dsl.Diagnostic, gd *rules.Cond) {
	pack := g.Sheet.Pack
	if len(gd.Any) > 1 || len(pack.Order) == 0 || pack.CountsAsWritten() {
		return
	}
	for _, t := range gd.Any[0].Tests {
		q, ok := t.Ask.(*rules.Compare)
		if !ok || q.Left.Sort != rules.RankSort {
			continue
		}
		for _, in := range q.In {
			n, ok := in.Lo.Digits()
			if i := slices.Index(pack.Order, cards.Ace+cards.Rank(n-1)); ok && in.One() && n > 0 && i >= 0 {
				d.Notes = append(d.Notes, fmt.Sprintf("%s; the %s is %d", pack.Numbered(), pack.Order[i], i+1))
				return
			}
		}
	}
}

// otherEnds offers, for a condition that asks for a card at the bottom of a pile which never lies
// there, the rank that does, if it is one.
func (g *game) otherEnds(d *dsl.Diagnostic, gd *rules.Cond, lie func(*rules.Ref) cards.Mask) {
	for _, a := range gd.Any {
		for _, t := range a.Tests {
			ref := bottomOf(t)
			if ref == nil || t.Not {
				continue
			}
			m := lie(ref)
			rank, one := g.OneRank(m)
			switch q := t.Ask.(type) {
			case *rules.IsCard:
				n, named := q.Card.Is.(*rules.NamedCard)
				if !one || !named || !n.Ranked || n.From != n.To || n.Mask&m != 0 {
					break
				}
				if at, said := g.Words(q.Card.Span, n.From.String()); said {
					g.OfferWhole(d, at, rank)
				}
			case *rules.Compare:
				if one && len(q.In) == 1 && q.In[0].One() && q.Left.Sort == rules.RankSort {
					g.OfferWhole(d, q.In[0].Lo.Span, rank)
				}
			}
		}
	}
}

// bottomOf is the phrase for the card at the bottom of a pile of which a test asks what it is, or
// nil.
func bottomOf(t *rules.Test) *rules.Ref {
	var ref *rules.Ref
	switch q := t.Ask.(type) {
	case *rules.IsCard:
		ref = q.Ref
	case *rules.Compare:
		if p, ok := q.Left.Sole().(*rules.Property); ok {
			ref = p.Ref
		}
	}
	if ref == nil || ref.Of != rules.BottomCard && (ref.Place == nil || ref.Place.End >= 0) {
		return nil
	}
	return ref
}

// binds reports whether a line keeps cards from moving even where its condition does not hold: it
// is the only one of its zone that says where they may come from or go to, or what moves together.
//
// `takes only from waste when pass is 3` in a game of two passes never lets a card come; without
// the line all cards would. So it is not offered to be left out as if it said nothing.
func (g *game) binds(l *rules.Placed) bool {
	if l.Zone == nil {
		return false
	}
	for _, of := range []rules.LimitKind{rules.TakesOnly, rules.PlaysOnly} {
		if ls := l.Zone.Limits(of); len(ls) == 1 && ls[0].Line == l.Line {
			return true
		}
	}
	us := rules.Forms[*rules.Unit](l.Zone)
	return len(us) == 1 && us[0].Line == l.Line
}

// never tells why a guard never holds.
//
// The first part that cannot hold by itself is the reason; if each can, they exclude each other, or
// what the line itself asks for excludes them (Contradicts).
func (g *game) never(v *facts.View, l *rules.Placed, gd *rules.Cond) string {
	if until := gd.Until(); until != nil {
		return fmt.Sprintf("`%s` holds from the start and always", g.Text(until.Span))
	}
	if len(gd.Any) > 1 {
		return fmt.Sprintf("`%s` cannot be", g.Text(gd.Span))
	}
	// without what is known of the line, to find out whether the part or the line is at fault
	free := v.Free()
	for _, t := range gd.Any[0].Tests {
		if g.EveryPlay(free, l, func(v *facts.View) facts.Verdict { return v.Test(t) })&facts.CanTrue == 0 {
			if pass, ok := t.Ask.(*rules.PassIs); ok && !t.Not {
				return fmt.Sprint("there is no pass ", pass.N, v.InTheDeal())
			}
			return fmt.Sprintf("`%s` cannot be", g.Text(t.Span))
		}
	}
	return v.Contradicts(l, gd)
}

// passOf is the pass in which alone a guard holds; 0 for none.
func passOf(gd *rules.Cond) int {
	for _, t := range gd.Any[0].Tests {
		if pass, ok := t.Ask.(*rules.PassIs); ok && !t.Not && len(gd.Any) == 1 {
			return pass.N
		}
	}
	return 0
}

// coveredBy tells of an alternative that never holds but where another does: an empty tableau that
// fills itself from the stock leaves an empty stock.
//
// It is told at the i-th alternative of c.
func (g *game) coveredBy(v *facts.View, c *rules.Cond, i int) bool {
	by := v.ImpliedBy(c, i)
	if by == nil {
		return false
	}
	d := g.Warnf("no-effect", c.Any[i].Span, "this part of the condition changes nothing: wherever it holds, `%s` does",
		g.Text(by.Span))
	g.OfferPart(d)
	return true
}

// parts finds parts of a condition that change nothing: always true beside `and`, never true beside
// `or`. Nothing is said of what lasts `until` something: what is asked of a place that is not there
// counts otherwise alone than as a part.
//
// A part of an `or` is idle if it never holds or holds only where another does; a part of an `and`
// if it always holds or if another part says as much. Of two that say the same the later is told.
func (g *game) parts(v *facts.View, l *rules.Placed, c *rules.Cond) {
	for i, a := range c.Any {
		if g.coveredBy(v, c, i) {
			continue
		}
		holds := func(v *facts.View) facts.Verdict { return v.All(a) }
		piles, asked := g.Standing(l, []*rules.AllOf{a})
		if len(c.Any) > 1 && (asked && len(piles) == 0 || g.EveryPlay(v, l, holds)&facts.CanTrue == 0) {
			d := g.Warnf("no-effect", a.Span, "this part of the condition changes nothing: `%s` cannot be",
				g.Text(a.Span))
			g.OfferPart(d)
			continue
		}
		if len(a.Tests) < 2 {
			continue
		}
		for i, t := range a.Tests {
			if g.EveryPlay(v, l, func(v *facts.View) facts.Verdict { return v.Test(t) })&facts.CanFalse == 0 {
				d := g.Warnf("no-effect", t.Span, "this part of the condition changes nothing: `%s` always holds",
					g.Text(t.Span))
				d.About.Always = true
				g.OfferPart(d)
				continue
			}
			for j, by := range a.Tests {
				if i != j && v.Implied(by, t) && (j < i || !v.Implied(t, by)) {
					d := g.Warnf("no-effect", t.Span, "this part of the condition changes nothing: `%s` says as "+
						"much or more", g.Text(by.Span))
					if g.OfferPart(d); g.Text(by.Span) == g.Text(t.Span) { // who says it twice means another
						for k, o := range d.Offers {
							d.Offers[k] = o.If("nothing more is meant")
						}
					}
					break
				}
			}
		}
	}
}
