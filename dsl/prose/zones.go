package prose

import (
	"slices"

	"pat/dsl/rules"
)

// kinds is the order in which the zones of a game are told.
var kinds = []string{"foundations", "tableau", "reserve", "cells", "waste", "discard", "stock"}

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
func pileOf(kind string, places bool) noun {
	switch kind {
	case "foundations":
		return noun{"foundation", "foundations"}
	case "cells":
		return noun{"cell", "cells"}
	case "stock":
		return noun{"stock", "stock"}
	}
	if places {
		return noun{kind + " place", kind + " places"}
	}
	return noun{kind + " pile", kind + " piles"}
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
	case "foundations":
		return "foundation"
	case "cells":
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
	case "foundations", "cells", "discard":
		n := pileNoun(s, z)
		if z.Piles == 1 {
			return one("the " + n.one)
		}
		return many("the " + n.many)
	case "waste":
		if z.Piles > 1 {
			return many(p + "waste piles")
		}
	case "tableau":
		if z.Piles == 1 {
			return one(p + "tableau " + shortPile(z))
		}
	}
	return one(p + z.Kind)
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
	switch word {
	case "foundations", "cells":
		return many("the " + word)
	case "reserve":
		return many("the reserves")
	case "tableau":
		return one("the tableau")
	}
	return many("the " + pileOf(word, false).many)
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
	if word == "tableau" {
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
	return pileOf(word, !slices.ContainsFunc(zs, func(z *rules.Zone) bool { return !drawn(z) }))
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
func on(kind string) string {
	switch kind {
	case "foundations", "waste":
		return "on"
	}
	return "in"
}
