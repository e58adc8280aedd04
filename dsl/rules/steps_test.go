package rules

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// dealt is the one step of the deal of a small game.
func dealt(t *testing.T, line string) Step {
	t.Helper()
	text := "game T\ntableau 4\nfoundations 4\n  base ace\ndeal\n  " + line + "\nwin when foundations full\n"
	s, ds := Load(&Library{Shelves: []Shelf{{FS: fstest.MapFS{}}}}, "t.pat", []byte(text))
	if ds.Errors() > 0 || len(s.Deals) != 1 {
		t.Fatalf("%s: %v", line, ds)
	}
	return s.Deals[0]
}

// TestMoveOf holds what is known of a step that moves cards against its words.
func TestMoveOf(t *testing.T) {
	type facts struct {
		picks, looks, sifts, one, diverts, replaces, piles, down bool
		picked                                                   int
	}
	for line, want := range map[string]facts{
		"4 to each tableau":                                  {},
		"1 to each tableau face down":                        {one: true, down: true},
		"3 to each tableau top face up":                      {down: true},
		"3 cards to each tableau alternately face up":        {down: true},
		"kings to bottom of tableau":                         {picks: true, looks: true, sifts: true, picked: 1},
		"kings from each tableau to its bottom":              {picks: true, looks: true, sifts: true, picked: 1},
		"kings to foundations":                               {picks: true, looks: true, picked: 1},
		"ace of spades king of hearts to foundations":        {picks: true, looks: true, picked: 2},
		"all aces to foundations":                            {picks: true, looks: true, picked: 1},
		"4 aces to foundations":                              {picks: true, looks: true, picked: 1},
		"bases to foundations":                               {looks: true},
		"rest to each tableau":                               {},
		"12 to tableau new pile at king":                     {piles: true},
		"4 to each tableau but king to foundations":          {diverts: true},
		"4 to each tableau but king to foundations replaced": {diverts: true, replaces: true},
	} {
		m := dealt(t, line).(*MoveStep)
		replaces := slices.ContainsFunc(m.Diverts, func(d Divert) bool { return d.Replaced })
		got := facts{
			m.PicksOut(), m.LooksFor(), m.Sifts, m.One(), len(m.Diverts) > 0, replaces, m.NewPile != nil,
			m.LaysDown(), len(m.Picked()),
		}
		if got != want {
			t.Errorf("%s: %+v, want %+v", line, got, want)
		}
	}
}

// TestPathOf holds from where to where a line moves cards.
func TestPathOf(t *testing.T) {
	for line, want := range map[string]string{
		"4 to each tableau":                              "stock > each tableau",
		"kings to bottom of tableau":                     "",
		"kings from tableau to foundations":              "tableau > foundations",
		"1 to each tableau but king to foundations":      "stock > each tableau, foundations",
		"gather tableau and foundations":                 "tableau, foundations > stock",
		"close up tableau":                               "tableau > tableau",
		"player plays 1 from tableau to foundations":     "tableau > foundations",
		"face up tableau":                                "",
		"shuffle":                                        "",
		"rest to tableau 1 or foundations":               "stock > tableau 1, foundations",
		"1 from tableau to each tableau in pass 2":       "tableau > each tableau",
		"1 from top of tableau 1 to bottom of tableau 2": "top of tableau 1 > bottom of tableau 2",
	} {
		st := dealt(t, line)
		say := func(ps []*Place) string {
			var ws []string
			for _, p := range ps {
				ws = append(ws, st.Says().Src.Slice(p.Span))
			}
			if ws == nil {
				return "stock"
			}
			return strings.Join(ws, ", ")
		}
		got := ""
		if p, ok := PathOf(st); ok {
			got = say(p.From) + " > " + say(p.To)
		}
		if got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}
