package rules

import (
	"slices"

	"pat/dsl"
)

// This file answers where a line of a sheet stands.

// A Standing is where a line stands.
type Standing uint8

// Where lines stand.
const (
	InFile Standing = iota
	InZone
	InDeal
	InMay
	InAfter
	AtMay   // head of an action
	AtAfter // head of an event
)

// A Placed line is one with its context.
type Placed struct {
	*dsl.Line
	Form  Form // what it means; nil where it only declares something
	In    Standing
	Zone  *Zone  // for InZone
	May   *May   // for InMay, AtMay
	After *After // for InAfter, AtAfter
}

// Every lists every line that could be read, in the order of the sheet; heads of zones and of the
// deal are none.
func (s *Sheet) Every() (out []*Placed) {
	add := func(l Placed) {
		if l.Line != nil && l.Stmt != nil {
			l.Form = s.forms[l.Line]
			out = append(out, &l)
		}
	}
	for _, l := range s.Lines {
		add(Placed{Line: l, In: InFile})
	}
	for _, z := range s.Zones {
		for _, l := range z.Lines {
			add(Placed{Line: l, In: InZone, Zone: z})
		}
	}
	for _, l := range s.Deal {
		add(Placed{Line: l, In: InDeal})
	}
	for _, m := range s.Mays {
		if _, ok := m.Head.Stmt.(*dsl.MayHead); !ok {
			continue // of a `redeals` line, which is a line of the stock
		}
		add(Placed{Line: m.Head, In: AtMay, May: m})
		for _, l := range m.Steps {
			add(Placed{Line: l, In: InMay, May: m})
		}
	}
	for _, a := range s.Afters {
		add(Placed{Line: a.Head, In: AtAfter, After: a})
		for _, l := range a.Steps {
			add(Placed{Line: l, In: InAfter, After: a})
		}
	}
	return out
}

// Decides reports whether a line decides something in the deal or in play: it is no head of a zone,
// and does not only declare, as the rows of a picture do.
func Decides(l *dsl.Line) bool {
	switch l.Stmt.(type) {
	case *dsl.End, *dsl.MayHead, *dsl.AfterHead:
		return true
	case *dsl.Without, *dsl.Row, *dsl.Home, *dsl.Hands, *dsl.Counts, *dsl.Suits:
		return false
	}
	return l.Inside != ""
}

// Placed is a line with its context; that of the file where it has no other.
func (s *Sheet) Placed(l *dsl.Line) *Placed {
	for _, p := range s.Every() {
		if p.Line == l {
			return p
		}
	}
	for _, z := range s.Zones {
		if z.Head == l {
			return &Placed{Line: l, Form: s.forms[l], In: InZone, Zone: z}
		}
	}
	for _, m := range s.Mays { // steps that a `redeals` line stands for
		if slices.Contains(m.Steps, l) {
			return &Placed{Line: l, Form: s.forms[l], In: InMay, May: m}
		}
	}
	return &Placed{Line: l, Form: s.forms[l]}
}
