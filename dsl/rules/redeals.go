package rules

import (
	"fmt"
	"slices"

	"pat/dsl"
)

// This file answers which redeals a game has: `redeals n` is short for an action, and a redeal for
// which nothing is said asks for an empty stock.

// redeals turns `redeals n` into the action it is short for.
func (b *builder) redeals() {
	s := b.sheet
	stock := s.Unnamed(dsl.Stock)
	guard := func(l *dsl.Line) *dsl.Guard {
		return dsl.LongForm(dsl.AtHead, "", "may redeal when stock empty", s.Names, l).Stmt.(*dsl.MayHead).Guard
	}
	for _, m := range s.Mays {
		if m.Name == "redeal" && guardOf(m.Head) == nil && stock != nil && s.stockHolds() {
			m.stock = guard(m.Head)
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
	if r.N != nil {
		if n, ok := s.constant(r.N); !ok || n < 1 {
			d := b.errorf("bad-number", r.N.Span, "", "`redeals %s` is no number of redeals", l.Src.Slice(r.N.Span))
			d.Offer(s.Without(l, r.N.Span).If("there is no redeal"))
		}
		m.times = r.N
	}
	m.Steps = append(m.Steps, dsl.LongForm(dsl.InStep, "may", "gather waste", s.Names, l))
	if r.Shuffled {
		m.Steps = append(m.Steps, dsl.LongForm(dsl.InStep, "may", "shuffle", s.Names, l))
	}
	s.Mays = append(s.Mays, m)
}

// guardOf is when a line holds, as it says, or nil.
func guardOf(l *dsl.Line) *dsl.Guard {
	_, guard := dsl.Ends(l.Stmt)
	return guard
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
