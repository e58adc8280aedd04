package facts

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/rules"
)

// What holds whenever the guard of a line is asked: the line could do nothing otherwise.

// WhenAsked is a view for the guard of an arriving line: where its cards come from lies one, a line
// for spaces is asked of an empty pile, a `build` line of one with cards.
func (v *View) WhenAsked(a *Inflow) *View {
	w := *v
	if a.From != nil && len(a.From.Any) == 1 && !a.From.Any[0].Each && a.From.Any[0].End == 0 {
		w.known = append(w.known, v.some("cards in "+v.Text(a.From.Any[0].Span)))
	}
	switch {
	case a.OnEmpty && !a.OnCards:
		w.known = append(w.known, fact{of: "cards in pile"}, v.some("spaces in "+a.Zone.Title()))
	case a.OnCards && !a.OnEmpty:
		w.known = append(w.known, v.ownPile(a.Zone, 1, 1), v.some("cards in "+a.Zone.Title()))
	}
	if a.Once {
		return &w
	}
	return w.whilePlaying()
}

// some is the fact that there is one at least.
func (v *View) some(of string) fact { return fact{of: of, in: Amount{1, Lots}} }

// whenTurned is a view for the guard of a `turn`: the stock has cards.
func (v *View) whenTurned() *View {
	w := *v
	if stock := v.Sheet.Unnamed(dsl.Stock); stock != nil {
		w.known = []fact{v.some("cards in " + stock.Title())}
		return w.whilePlaying()
	}
	return &w
}

// whenRedealt is a view for the guard of an action: of a `redeals` line the stock has no cards, and
// the waste has.
func (v *View) whenRedealt(m *rules.May) *View {
	w := *v
	if stock := v.Sheet.Unnamed(dsl.Stock); m.Short && stock != nil {
		w.known = []fact{{of: "cards in " + stock.Title()}, v.some("cards in waste")}
		return w.whilePlaying()
	}
	return &w
}

// whenLeft is a view for the guard of a line about the cards that leave a zone: the pile has some.
func (v *View) whenLeft(z *rules.Zone) *View {
	w := *v
	w.known = []fact{v.ownPile(z, 1, 0), v.some("cards in " + z.Title())}
	return &w
}

// WhenLine is the view for the guard of a line.
func (v *View) WhenLine(l *rules.Placed) *View {
	switch {
	case l.In == rules.AtMay:
		return v.whilePlaying()
	case l.In != rules.InZone:
		return v
	}
	if a := v.InflowOf(l); a != nil {
		return v.WhenAsked(a)
	}
	switch f := l.Form.(type) {
	case *rules.MoveStep:
		return v.whenTurned()
	case *rules.May:
		return v.whenRedealt(f)
	case *rules.Stays:
		return v.whenLeft(l.Zone)
	case *rules.Unit:
		return v.whenLeft(l.Zone).whilePlaying()
	case *rules.Limit:
		if f.Of != rules.TakesOnly {
			return v.whenLeft(l.Zone)
		}
		w := *v
		w.known = []fact{v.ownPile(l.Zone, 0, 0)}
		return &w
	}
	return v
}

// needs tells what a line asks for that its guard excludes.
func (v *View) needs(l *rules.Placed, gd *rules.Cond) string {
	if why := v.neverSo(gd); why != "" {
		return why
	}
	for _, f := range v.known {
		one := *v
		if one.known = []fact{f}; f.ends != nil && one.Guard(gd)&CanTrue == 0 {
			return fmt.Sprintf("the game is over then: `%s` (%s)", f.ends.Text(), v.At(f.ends.Span))
		}
	}
	switch {
	case Turns(l):
		return "cards are turned while the stock has some"
	case redeals(l):
		return "the waste is turned over when the stock is empty and the waste has cards"
	}
	a := v.InflowOf(l)
	for _, f := range v.known {
		one := *v
		one.known = []fact{f}
		switch {
		case one.Guard(gd)&CanTrue != 0:
		case f.of == "cards in pile" && f.in.Hi < Lots && (f.in.Hi > 0 || f.in.Lo < 0 || a == nil):
			return fmt.Sprintf("a pile there never has more than %s when it is asked", dsl.Many(f.in.Hi, "card"))
		case a == nil:
			return "it is asked of a pile with cards"
		case a.From != nil && f.of == "cards in "+v.Text(a.From.Any[0].Span):
			return fmt.Sprintf("no card comes from `%s` then", v.Text(a.From.Any[0].Span))
		case a.OnCards:
			return "it lays cards on others"
		default:
			return "it asks for an empty pile"
		}
	}
	return "it contradicts what the line asks for"
}

// Turns reports whether a line lets the player turn cards of the stock.
func Turns(l *rules.Placed) bool {
	_, ok := l.Form.(*rules.MoveStep)
	return ok && l.In == rules.InZone
}

// redeals reports whether a line is a `redeals` line.
func redeals(l *rules.Placed) bool {
	m, ok := l.Form.(*rules.May)
	return ok && m.Short
}

// Contradicts tells whether a guard whose parts may hold each by itself contradicts itself or what
// the line asks for.
func (v *View) Contradicts(l *rules.Placed, gd *rules.Cond) string {
	says := fmt.Sprintf("`%s` contradicts itself", v.Text(gd.End))
	if v.known == nil {
		return says
	}
	if v.Free().Guard(gd)&CanTrue == 0 {
		return says
	}
	return v.needs(l, gd)
}

// Free is a view in which nothing is known of when a condition is asked.
func (v *View) Free() *View {
	w := *v
	w.known = nil
	return &w
}
