package rules

import "pat/dsl"

// SortOf tells what sort a value is, from its first term.
func (s *Sheet) SortOf(v *dsl.Value) Sort { return s.SortOfAtom(v.Terms[0].Atom) }

// SortOfAtom tells what sort a single value is.
func (s *Sheet) SortOfAtom(a *dsl.Atom) Sort {
	switch {
	case a.Rank != nil, a.Base, a.Of == "rank":
		return RankSort
	case a.Suit != nil, a.Of == "suit":
		return SuitSort
	case a.Of == "colour":
		return ColourSort
	case a.Name != "":
		for _, o := range s.Options {
			if o.Name == a.Name {
				return o.Choices[0].Sort
			}
			for _, c := range o.Choices {
				if c.Sort == Text && c.Text == a.Name {
					return Text
				}
			}
		}
		for _, c := range s.Counters {
			if c.Name == a.Name {
				return c.Sort
			}
		}
	}
	return Number
}
