package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what a zone and one of its piles are called. A kind of zone brings its nouns
// (dsl/kinds.go); a name that the file gives stands before them: `tableau north` is the north
// tableau, and a tableau without a name beside it the main tableau. In its own section a pile is
// just "the pile"; elsewhere it is "a tableau pile".

// byKind lists the zones in the order in which they are told: that of the manual, but the
// foundations first and the stock last.
func byKind(s *rules.Sheet) []*rules.Zone {
	kinds := slices.DeleteFunc(dsl.AllKinds(), func(k dsl.Kind) bool { return k == dsl.Foundations || k == dsl.Stock })
	var out []*rules.Zone
	for _, k := range slices.Concat([]dsl.Kind{dsl.Foundations}, kinds, []dsl.Kind{dsl.Stock}) {
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

// pileOf is what a pile of a kind is called, or a place of a grid or picture.
func pileOf(kind dsl.Kind, places bool) noun {
	one, many := kind.Pile()
	if places {
		return noun{asPlace(one), asPlace(many)}
	}
	return noun{one, many}
}

// asPlace says place where a name says pile.
func asPlace(name string) string {
	if before, ok := strings.CutSuffix(name, "pile"); ok {
		return before + "place"
	}
	if before, ok := strings.CutSuffix(name, "piles"); ok {
		return before + "places"
	}
	return name
}

// pileNoun is what a pile of a zone is called elsewhere.
func pileNoun(s *rules.Sheet, z *rules.Zone) noun {
	n := pileOf(z.Kind, drawn(z))
	p := prefix(s, z)
	return noun{p + n.one, p + n.many}
}

// shortPile is what a pile of a zone is called in its own section: pile, place, cell. It is the
// last word of the long name: "tableau pile" is "pile", "cell" stays "cell". A kind whose pile is
// called as the whole, as the waste, has piles all the same.
func shortPile(z *rules.Zone) string {
	n := pileOf(z.Kind, drawn(z)).one
	if n == z.Kind.String() {
		return "pile"
	}
	return n[strings.LastIndexByte(n, ' ')+1:]
}

// zoneName is the name of a whole zone.
func zoneName(s *rules.Sheet, z *rules.Zone) np {
	name, plural := z.Kind.Whole(z.Piles)
	if drawn(z) {
		name = asPlace(name)
	}
	name = "the " + prefix(s, z) + name
	if plural {
		return many(name)
	}
	return one(name)
}

// everyPile is a whole zone as something that all its piles are: the whole reserve, all
// foundations. It is what a state of all of them is said of: "all foundations are full".
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

// wordName is the name of what a word means: a zone, or all zones of a kind. A word that means no
// zone is a mistake that check has told; it is named as it is written.
func wordName(s *rules.Sheet, word string) np {
	zs := s.Zone(word)
	switch len(zs) {
	case 0:
		return one("the " + word)
	case 1:
		return zoneName(s, zs[0])
	}
	name, plural := dsl.KindNamed(word).Every()
	if plural {
		return many("the " + name)
	}
	return one("the " + name)
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
	n := wordName(s, word)
	if !n.many {
		return one("the whole " + n.text[len("the "):])
	}
	return many("all " + n.text[len("the "):])
}

// pilesNoun is what a pile of a word's zones is called.
func pilesNoun(s *rules.Sheet, word string) noun {
	if zs := s.Zone(word); len(zs) > 0 {
		return nounOf(s, zs)
	}
	return noun{word + " pile", word + " piles"}
}

// nounOf is what a pile of some zones of a kind is called. Of several zones the name of one would
// be wrong, so it is the noun of the kind; places only where all of them are drawn.
func nounOf(s *rules.Sheet, zs []*rules.Zone) noun {
	switch len(zs) {
	case 0:
		return noun{"pile", "piles"}
	case 1:
		return pileNoun(s, zs[0])
	}
	return pileOf(zs[0].Kind, !slices.ContainsFunc(zs, func(z *rules.Zone) bool { return !drawn(z) }))
}

// pilesIn is the number of piles that a word means.
func pilesIn(s *rules.Sheet, word string) int {
	n := 0
	for _, z := range s.Zone(word) {
		n += z.Piles
	}
	return n
}
