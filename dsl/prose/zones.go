package prose

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// kinds is the order in which the zones of a game are told.
var kinds = []dsl.Kind{dsl.Foundations, dsl.Tableau, dsl.Reserve, dsl.Cells, dsl.Waste, dsl.Discard, dsl.Stock}

// byKind lists the zones in the order in which they are told.
func byKind(s *rules.Sheet) []*rules.Zone {
	var out []*rules.Zone
	for _, k := range kinds {
		out = append(out, s.OfKind(k)...)
	}
	return out
}

// prefix is what tells a zone from others of its kind: its name, or "main" beside named ones.
func prefix(s *rules.Sheet, z *rules.Zone) string {
	switch {
	case z.Name != "":
		return z.Name + " "
	case len(s.OfKind(z.Kind)) > 1:
		return "main "
	}
	return ""
}

// drawn reports whether a zone is a grid or a picture: its piles are then called places.
func drawn(z *rules.Zone) bool { return z.Picture != nil || z.Rows > 1 }

// A noun is what a pile of some zones is called.
type noun struct{ one, many string }

// nouns of the piles of each kind.
func pileOf(kind dsl.Kind, places bool) noun {
	switch kind {
	case dsl.Foundations:
		return noun{"foundation", kind.String()}
	case dsl.Cells:
		return noun{"cell", kind.String()}
	case dsl.Stock:
		return noun{kind.String(), kind.String()}
	}
	if places {
		return noun{kind.String() + " place", kind.String() + " places"}
	}
	return noun{kind.String() + " pile", kind.String() + " piles"}
}

// pileNoun is what a pile of a zone is called elsewhere.
func pileNoun(s *rules.Sheet, z *rules.Zone) noun {
	n := pileOf(z.Kind, drawn(z))
	p := prefix(s, z)
	return noun{p + n.one, p + n.many}
}

// shortPile is what a pile of a zone is called in its own section.
func shortPile(z *rules.Zone) string {
	switch z.Kind {
	case dsl.Foundations:
		return "foundation"
	case dsl.Cells:
		return "cell"
	}
	if drawn(z) {
		return "place"
	}
	return "pile"
}

// zoneName is the name of a whole zone.
func zoneName(s *rules.Sheet, z *rules.Zone) np {
	p := "the " + prefix(s, z)
	switch z.Kind {
	case dsl.Foundations, dsl.Cells, dsl.Discard:
		n := pileNoun(s, z)
		if z.Piles == 1 {
			return one("the " + n.one)
		}
		return many("the " + n.many)
	case dsl.Waste:
		if z.Piles > 1 {
			return many(p + "waste piles")
		}
	case dsl.Tableau:
		if z.Piles == 1 {
			return one(p + "tableau " + shortPile(z))
		}
	}
	return one(p + z.Kind.String())
}

// everyPile is a whole zone as something that all its piles are: the whole reserve, all foundations.
func everyPile(s *rules.Sheet, z *rules.Zone) np {
	n := zoneName(s, z)
	switch {
	case z.Piles == 1:
		return n
	case n.many:
		return many("all " + pileNoun(s, z).many)
	}
	return one("the whole " + n.text[len("the "):])
}

// wordName is the name of what a word means: a zone, or all zones of a kind.
func wordName(s *rules.Sheet, word string) np {
	zs := s.Zone(word)
	switch len(zs) {
	case 0:
		return one("the " + word)
	case 1:
		return zoneName(s, zs[0])
	}
	switch dsl.KindNamed(word) {
	case dsl.Foundations, dsl.Cells:
		return many("the " + word)
	case dsl.Reserve:
		return many("the reserves")
	case dsl.Tableau:
		return one("the tableau")
	}
	return many("the " + pileOf(dsl.KindNamed(word), false).many)
}

// allOf is everyPile for a word.
func allOf(s *rules.Sheet, word string) np {
	zs := s.Zone(word)
	switch len(zs) {
	case 1:
		return everyPile(s, zs[0])
	case 0:
		return one("the " + word)
	}
	if dsl.KindNamed(word) == dsl.Tableau {
		return one("the whole tableau")
	}
	return many("all " + wordName(s, word).text[len("the "):])
}

// pilesNoun is what a pile of a word's zones is called.
func pilesNoun(s *rules.Sheet, word string) noun {
	zs := s.Zone(word)
	switch len(zs) {
	case 0:
		return noun{word + " pile", word + " piles"}
	case 1:
		return pileNoun(s, zs[0])
	}
	return pileOf(dsl.KindNamed(word), !slices.ContainsFunc(zs, func(z *rules.Zone) bool { return !drawn(z) }))
}

// pilesIn is the number of piles that a word means.
func pilesIn(s *rules.Sheet, word string) int {
	n := 0
	for _, z := range s.Zone(word) {
		n += z.Piles
	}
	return n
}

// on is the word before a zone in which cards lie.
func on(kind dsl.Kind) string {
	switch kind {
	case dsl.Foundations, dsl.Waste:
		return "on"
	}
	return "in"
}
