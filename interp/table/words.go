package table

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/interp/odds"
)

// This file answers how a game is told in words: its rules, and a position for who does not see it.

// Rules are the rules of a game in English, with its odds where they are known.
func Rules(sheet *rules.Sheet, set rules.Setting, row *odds.Row) string {
	var out strings.Builder
	prose.Write(&out, sheet, set) //nolint:errcheck // a Builder does not fail
	return out.String() + OddsText(row)
}

// OddsText is the odds of a game as its rules end with them; empty where none are known.
func OddsText(row *odds.Row) string {
	if row == nil {
		return ""
	}
	return "\nThe odds\n" + prose.Wrapped("", row.Sentence())
}

// pileName is a pile in words: tableau pile 3, in a grid tableau row 2 column 5, in a picture
// tableau row 2 place 1, or only stock where there is one.
func (t *Table) pileName(p int) string {
	g := t.s.Game
	z := g.ZoneOf(p)
	switch {
	case z.Count == 1:
		return dsl.Visible(z.Title())
	case z.Picture != nil:
		return fmt.Sprintf("%s row %d place %d", dsl.Visible(z.Title()), g.Pile(p).Row, t.placeInRow(p))
	case z.Rows > 1:
		return fmt.Sprintf("%s row %d column %d", dsl.Visible(z.Title()), g.Pile(p).Row, g.Pile(p).Column)
	case z.Name != "":
		return fmt.Sprintf("%s %d", dsl.Visible(z.Name), g.Pile(p).Number)
	}
	one, _ := z.Kind.Pile()
	return fmt.Sprintf("%s %d", one, g.Pile(p).Number)
}

// placeInRow counts the piles of a picture from the left of its row, for columns may be skipped.
func (t *Table) placeInRow(p int) int {
	g, n := t.s.Game, 1
	z, at := g.ZoneOf(p), g.Pile(p)
	for q := z.First; q < z.First+z.Count; q++ {
		if other := g.Pile(q); other.Row == at.Row && other.Column < at.Column {
			n++
		}
	}
	return n
}

// Words tells the position, a sentence a pile; empty places of a zone that has only such are one.
func (t *Table) Words() []string {
	out := []string{t.Heading() + "."}
	seen := t.cards()
	for i, z := range t.Zones() {
		if z.Off {
			continue
		}
		some := func(pile []string) bool { return len(pile) > 0 }
		if !slices.ContainsFunc(seen[z.First:z.First+z.Count], some) {
			out = append(out, dsl.Capital(z.Title)+": empty.")
			continue
		}
		for p := z.First; p < z.First+z.Count; p++ {
			if !t.s.State.IsPlace(p) || z.Free && len(seen[p]) == 0 {
				continue
			}
			out = append(out, dsl.Capital(t.pileName(p))+": "+t.pileWords(i, p, seen[p])+".")
		}
	}
	for _, f := range t.Facts() {
		out = append(out, dsl.Capital(f)+".")
	}
	said, _ := t.Standing()
	for _, s := range said {
		out = append(out, s.Text)
	}
	return out
}

// pileWords tells a pile from its bottom, or only its top where that tells the rest.
func (t *Table) pileWords(zone, p int, seen []string) string {
	if len(seen) == 0 {
		return "empty"
	}
	down := 0
	for down < len(seen) && seen[down] == Hidden {
		down++
	}
	var parts []string
	if down > 0 {
		parts = append(parts, fmt.Sprintf("%d face down", down))
	}
	top := len(seen) - 1
	kind := t.s.Game.Zone(zone).Kind
	if kind.Keeps() && top > 0 && seen[top] != Hidden {
		parts = []string{fmt.Sprintf("%s on %s", cardName(seen[top]), dsl.Many(top, "card"))}
	} else {
		for _, c := range seen[down:] {
			parts = append(parts, cardName(c))
		}
	}
	out := strings.Join(parts, ", ")
	if t.s.State.Covered(p) {
		out += ", covered"
	}
	return out
}
