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
		if o := s.Option(a.Name); o != nil {
			return o.Choices[0].Sort
		}
		if k := s.Counter(a.Name); k != nil {
			return k.Sort
		}
		if _, ok := s.Choice(a.Name); ok {
			return Text
		}
	}
	return Number
}
