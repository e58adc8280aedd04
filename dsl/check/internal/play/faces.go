package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file judges cards that lie face down, and whether anything ever turns them up.

// staysDown finds cards that lie face down for ever.
//
// Two findings that exclude each other. `exposed card stays down` in a zone where all lie face up
// says nothing. Cards that lie face down and that no line ever turns are lost: most kinds of zone
// turn a card as soon as it is on top, and only the line `exposed card stays down`, or a kind whose
// cards do not turn by themselves, keeps them down. A step that takes them away counts as help, for
// it may lay them face up.
func (g *game) staysDown(z *rules.Zone) {
	var r *rules.Stays
	if rs := rules.Forms[*rules.Stays](z); rs != nil {
		r = rs[0]
	}
	if r != nil && !g.faceDown(z) {
		d := g.Warnf("no-effect", r.Line.Span, "`%s` changes nothing: no card ever lies face down in `%s`",
			r.Line.Text(), z.Title())
		g.OfferGone(d)
		return
	}
	if !g.Dealt.Down[z.Index] || g.Dealt.Total[z.Index].Hi == 0 {
		return
	}
	// the line has no end, as `until stock empty` would be
	never := r != nil && r.When == nil
	// where cards turn up by themselves, they lie as they are laid; elsewhere it matters only if
	// they are to be played again: a foundation takes cards on one that lies face down
	stay := z.Kind.Offers() && z.Kind.Facing() != dsl.AsLaid
	if !stay && !never {
		return
	}
	if g.turnedUp(z) || g.stirred(z) {
		return
	}
	d := g.Errorf("unreachable-cards", z.Head.Span, "cards lie face down in `%s`, and nothing ever turns them up",
		z.Title())
	for _, x := range g.Dealt.Terms {
		if m, ok := g.Sheet.FormOf(x.Line).(*rules.MoveStep); ok && g.SpeaksOf(m.To, z) != nil {
			d.Others = append(d.Others, dsl.Label{Span: x.Line.Span, Text: "laid here"})
		}
	}
	if g.turnedDown(d, z) {
		return
	}
	if s := g.Sheet.Unnamed(dsl.Stock); never && s != nil && g.Dealt.Total[s.Index].Lo > 0 {
		g.OfferMore(d, r.Line.Span, "until stock empty")
	}
	for _, x := range g.Dealt.Terms {
		m, ok := g.Sheet.FormOf(x.Line).(*rules.MoveStep)
		if !ok || g.SpeaksOf(m.To, z) == nil {
			continue
		}
		if at, said := g.Words(x.Line.Span, "face", "down"); said {
			g.OfferText(d, at, "face up")
		}
	}
	// there the line is to blame and not the zone; what showed it is kept as another place
	if never {
		g.OfferCut(d, r.Line)
		d.Others = append(judge.Other(d.Span, "they lie here"), slices.DeleteFunc(d.Others, func(o dsl.Label) bool {
			return o.Span == r.Line.Span
		})...)
		d.Span = r.Line.Span
	}
	d.Help = fmt.Sprintf("a step such as `face up %s` turns them up", z.Title())
}

// turnedDown tells of a step of play that turns cards of a zone down that lie so already: the
// contrary is meant.
//
// `face down tableau` in play, where the deal laid them face down: `face up` was meant.
func (g *game) turnedDown(d *dsl.Diagnostic, z *rules.Zone) bool {
	for _, l := range g.Lines {
		t, ok := l.Form.(*rules.TurnOver)
		here := func(q int) bool { return g.Layout.Piles[q].Zone == z }
		if !ok || !t.Down || l.In == rules.InDeal || !slices.ContainsFunc(g.Piles(t.Place, nil, rules.NoPile), here) {
			continue
		}
		if at, said := g.Words(l.Span, "face", "down"); said {
			d.Others = append(judge.Other(d.Span, "they lie here"), d.Others...)
			d.Span = l.Span
			g.OfferText(d, at, "face up")
			return true
		}
	}
	return false
}

// faceDown reports whether cards are ever laid face down in a zone.
//
// Once a step says face down anywhere, its cards may wander here; that is not followed up.
func (g *game) faceDown(z *rules.Zone) bool {
	if g.Dealt.Down[z.Index] || g.Holds[z.Index] == 0 {
		return true // or that nothing comes there has been told
	}
	return slices.ContainsFunc(g.Lines, func(l *rules.Placed) bool { return rules.SpeaksOf(l.Form)&dsl.OfDown != 0 })
}

// stirred reports whether some step of play takes cards of a zone from where they lie: to another
// zone, or to another place of it.
//
// A card that moves is laid down anew, face up if the step says nothing else.
func (g *game) stirred(z *rules.Zone) bool {
	for _, e := range g.Edges {
		if e.From == z.Index && e.Step {
			return true
		}
	}
	return g.Steps(func(path rules.Path, ev *rules.After) bool {
		return g.EventZones(path.From, ev)[z.Index]
	})
}

// turnedUp reports whether some step of play turns cards of a zone up where they lie.
func (g *game) turnedUp(z *rules.Zone) bool {
	for _, l := range g.Lines {
		if t, ok := l.Form.(*rules.TurnOver); ok && !t.Down {
			for _, q := range g.Piles(t.Place, nil, rules.NoPile) {
				if g.Layout.Piles[q].Zone == z {
					return true
				}
			}
		}
	}
	return false
}
