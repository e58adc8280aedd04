package check

import "pat/dsl"

// Parts of a condition that exclude each other.

// A fact bounds something that several parts of a condition speak of.
type fact struct {
	of string
	in amount
}

// facts are the bounds that the parts of a condition set.
func (v *view) facts(a *dsl.CondAnd) []fact {
	var out []fact
	for _, t := range a.And {
		if f, ok := v.fact(t); ok {
			out = append(out, f)
		}
	}
	return out
}

func (v *view) fact(t *dsl.Test) (fact, bool) {
	switch {
	case t.Pass != "" && !t.Not:
		return fact{"pass", exactly(number(t.Pass))}, true
	case t.Count != nil && !t.Not && len(t.Count.In.Any) == 1 && t.Count.Cards == nil && !t.Count.All:
		what := "cards in "
		if t.Count.Spaces {
			what = "spaces in "
		}
		in := amount{1, lots}
		switch {
		case t.Count.No:
			in = exactly(0)
		case t.Count.Number != "":
			in.lo = number(t.Count.Number)
		case t.Count.Bound == "least":
			in.lo = v.number(t.Count.N).lo
		case t.Count.Bound == "most":
			in = amount{0, v.number(t.Count.N).hi}
		}
		return fact{what + v.text(t.Count.In.Span), in}, true
	case t.Compare != nil:
		return v.compared(t)
	}
	return fact{}, false
}

func (v *view) compared(t *dsl.Test) (fact, bool) {
	c := t.Compare
	not := t.Not != c.Negated()
	if r := c.Left.Ref; r != nil {
		if c.State == nil || !c.State.Empty || r.Place == nil {
			return fact{}, false
		}
		if not {
			return fact{"cards in " + v.text(r.Span), amount{1, lots}}, true
		}
		return fact{"cards in " + v.text(r.Span), exactly(0)}, true
	}
	if not || c.Card != nil || c.State != nil {
		return fact{}, false
	}
	f := fact{of: v.text(c.Left.Value.Span), in: amount{-lots, lots}}
	if c.Left.Value.Terms[0].Atom.Pass && len(c.Left.Value.Terms) == 1 && c.Left.Value.Terms[0].Shift == nil {
		f.of = "pass"
	}
	var lo, hi amount
	ok, ok2 := false, true
	switch {
	case c.Bound == "least":
		lo, ok = v.value(c.BoundValue)
		f.in.lo = lo.lo
	case c.Bound == "most":
		hi, ok = v.value(c.BoundValue)
		f.in.hi = hi.hi
	default:
		lo, ok = v.value(c.Value)
		hi = lo
		if c.ValueTo != nil {
			hi, ok2 = v.value(c.ValueTo)
		}
		f.in = amount{lo.lo, hi.hi}
	}
	return f, ok && ok2
}

// clash reports whether some facts cannot hold together.
func (v *view) clash(fs []fact) bool {
	bounds := map[string]amount{}
	for _, f := range fs {
		b, had := bounds[f.of]
		if !had {
			b = amount{-lots, lots}
		}
		b = amount{max(b.lo, f.in.lo), min(b.hi, f.in.hi)}
		if b.lo > b.hi {
			return true
		}
		bounds[f.of] = b
	}
	return false
}
