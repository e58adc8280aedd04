package facts

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// What the player may do he may do while the game is neither won nor lost, and when nothing happens
// by itself any more. So a redeal never happens where an empty stock loses the game, and no turn
// waits for a space where spaces fill themselves from the stock.

// whilePlaying is a view for what the player does.
func (v *View) whilePlaying() *View {
	w := *v
	w.still = true
	if v.goesOn == nil {
		fs := []fact{}
		for _, ends := range [][]*rules.Goal{v.Sheet.Won, v.Sheet.Lost} {
			for _, r := range ends {
				for _, a := range r.Cond.Any {
					if f, ok := v.contrary(a); ok {
						f.ends = r.Line
						fs = append(fs, f)
					}
				}
			}
		}
		v.goesOn = &fs
	}
	w.known = append(w.known[:len(w.known):len(w.known)], *v.goesOn...)
	return &w
}

// contrary is what holds where a condition does not, if it is one bound from below or above.
func (v *View) contrary(a *rules.AllOf) (fact, bool) {
	if len(a.Tests) != 1 {
		return fact{}, false
	}
	f, ok := v.fact(a.Tests[0])
	if !ok || f.loose || v.absentIn(a.Tests[0]) {
		return fact{}, false
	}
	counted := strings.HasPrefix(f.of, "cards in ") || strings.HasPrefix(f.of, "spaces in ")
	switch {
	case counted && f.in.Lo <= 0 && f.in.Hi < Lots:
		return fact{of: f.of, in: Amount{f.in.Hi + 1, Lots}}, true
	case f.in.Lo > 0 && f.in.Hi >= Lots:
		return fact{of: f.of, in: Amount{-Lots, f.in.Lo - 1}}, true
	}
	return fact{}, false
}

// A fill is a line by which the spaces of a zone fill themselves with any card of some others,
// always: no space is left while one of those has cards.
type fill struct {
	zone *rules.Zone
	from []*rules.Zone
	line *dsl.Line
}

// fills are the lines by which spaces fill themselves always.
func (g *Setup) fills() []fill {
	if g.filled != nil {
		return *g.filled
	}
	out := []fill{}
	for _, a := range g.Inflows {
		z := a.Zone
		single := a.Size < 2 && !a.Grouped() && !a.Whole
		always := a.Once && a.OnEmpty && a.Always() && a.From != nil
		anyPile := z.Picture == nil && z.Suits == nil && len(z.Limits(rules.TakesOnly)) == 0
		if !single || !always || !anyPile || !g.takesAny(a) || len(g.Sheet.Zone(z.Title())) > 1 {
			continue
		}
		f := fill{zone: z, line: a.Line}
		for _, p := range a.From.Any {
			if !p.Whole() {
				continue
			}
			for _, x := range p.Zones {
				if (x.Kind == dsl.Stock || x.Kind == dsl.Waste) && len(x.Limits(rules.PlaysOnly)) == 0 {
					f.from = append(f.from, x)
				}
			}
		}
		out = append(out, f)
	}
	g.filled = &out
	return out
}

// takesAny reports whether a line lets any card come to an empty pile.
func (g *Setup) takesAny(a *Inflow) bool {
	return len(a.Tables) == 1 && a.Tables[0].Empty&g.Pack() == g.Pack()
}

// unfilled is the line that would have filled a space, where some facts leave one beside cards that
// fill it; nil if they do not.
func (v *View) unfilled(bounds map[string]Amount) *dsl.Line {
	for _, f := range v.fills() {
		name := f.zone.Title()
		cards, said := bounds["cards in "+name]
		if bounds["spaces in "+name].Lo < 1 && !(said && cards.Hi < f.zone.Piles) {
			continue
		}
		for _, from := range f.from {
			if bounds["cards in "+from.Title()].Lo > 0 {
				return f.line
			}
		}
	}
	return nil
}

// neverSo tells what keeps a guard from holding that is asked when nothing happens by itself any
// more: the end of the game, or a line that fills spaces; "" if it is none of these.
func (v *View) neverSo(gd *rules.Cond) string {
	if !v.still || gd.Until() != nil || len(gd.Any) != 1 {
		return ""
	}
	bounds := bound(append(v.facts(gd.Any[0]), v.known...))
	if l := v.unfilled(bounds); l != nil {
		return "spaces fill themselves before: `" + l.Text() + "` (" + v.At(l.Span) + ")"
	}
	return ""
}

// EndsFirst is the line that ends the game whenever what else is known of a view holds: what is
// asked there is asked too late. Nil where none does, or where what is known cannot be anyway.
func (v *View) EndsFirst() *dsl.Line {
	before := *v
	before.known, before.still = nil, false
	var end *dsl.Line
	for _, f := range v.known {
		if f.ends == nil {
			before.known = append(before.known, f)
		} else if v.clash(append(before.known[:len(before.known):len(before.known)], f)) {
			end = f.ends
		}
	}
	if before.clash(before.known) {
		return nil
	}
	return end
}

// AtRest is a view for what is asked when nothing happens by itself any more: who has won or lost.
func (v *View) AtRest() *View {
	w := *v
	w.still = true
	return &w
}
