package play

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/rules"
)

// What holds whenever the guard of a line is asked: the line could do nothing otherwise.

// whenAsked is a view for the guard of an arriving line: where its cards come from lies one, a line
// for spaces is asked of an empty pile, a `build` line of one with cards.
func (v *view) whenAsked(a *arrival) *view {
	w := *v
	if a.From != nil && len(a.From.Any) == 1 && !a.From.Any[0].Which().Each && a.From.Any[0].Which().End == "" {
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
func (v *view) some(of string) fact { return fact{of: of, in: amount{1, lots}} }

// whenTurned is a view for the guard of a `turn`: the stock has cards. Of `redeals`: it has none,
// and the waste has.
func (v *view) whenTurned(s dsl.Stmt) *view {
	w := *v
	stock := v.Sheet.Unnamed(dsl.Stock)
	if stock == nil {
		return &w
	}
	switch s.(type) {
	case *dsl.Turn:
		w.known = []fact{v.some("cards in " + stock.Title())}
	case *dsl.Redeals:
		w.known = []fact{{of: "cards in " + stock.Title()}, v.some("cards in waste")}
	}
	return w.whilePlaying()
}

// whenLeft is a view for the guard of a line about the cards that leave a zone: the pile has some.
func (v *view) whenLeft(z *rules.Zone) *view {
	w := *v
	w.known = []fact{v.ownPile(z, 1, 0), v.some("cards in " + z.Title())}
	return &w
}

// whenLine is the view for the guard of a line.
func (v *view) whenLine(l *rules.Placed) *view {
	switch {
	case l.In == rules.AtMay:
		return v.whilePlaying()
	case l.In != rules.InZone:
		return v
	}
	if a := v.arrivalOf(l); a != nil {
		return v.whenAsked(a)
	}
	switch l.Stmt.(type) {
	case *dsl.Turn, *dsl.Redeals:
		return v.whenTurned(l.Stmt)
	case *dsl.Exposed:
		return v.whenLeft(l.Zone)
	}
	for _, f := range l.Zone.OldForms {
		if f.Says() != l.Line {
			continue
		}
		switch f := f.(type) {
		case *rules.OldUnit:
			return v.whenLeft(l.Zone).whilePlaying()
		case *rules.OldLimit:
			if f.Of != rules.TakesOnly {
				return v.whenLeft(l.Zone)
			}
			w := *v
			w.known = []fact{v.ownPile(l.Zone, 0, 0)}
			return &w
		}
	}
	return v
}

// needs tells what a line asks for that its guard excludes.
func (v *view) needs(l *rules.Placed, gd *dsl.Guard) string {
	if why := v.neverSo(gd); why != "" {
		return why
	}
	for _, f := range v.known {
		one := *v
		if one.known = []fact{f}; f.ends != nil && one.guard(gd)&canTrue == 0 {
			return fmt.Sprintf("the game is over then: `%s` (%s)", f.ends.Text(), v.At(f.ends.Span))
		}
	}
	switch l.Stmt.(type) {
	case *dsl.Turn:
		return "cards are turned while the stock has some"
	case *dsl.Redeals:
		return "the waste is turned over when the stock is empty and the waste has cards"
	}
	a := v.arrivalOf(l)
	for _, f := range v.known {
		one := *v
		one.known = []fact{f}
		switch {
		case one.guard(gd)&canTrue != 0:
		case f.of == "cards in pile" && f.in.hi < lots && (f.in.hi > 0 || f.in.lo < 0 || a == nil):
			return fmt.Sprintf("a pile there never has more than %s when it is asked", dsl.Many(f.in.hi, "card"))
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

// redealsOf is the line that an action comes from, if it is a short one.
func redealsOf(m *rules.May) *dsl.Redeals {
	if m.Head == nil {
		return nil
	}
	r, _ := m.Head.Stmt.(*dsl.Redeals)
	return r
}
