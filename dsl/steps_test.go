package dsl_test

import (
	"strings"
	"testing"

	"pat/dsl"
)

// TestSteps holds what is read of a step against its words.
func TestSteps(t *testing.T) {
	type facts struct {
		picks, looks, sorts, one, diverts, replaces, piles, down bool
		picked                                                   int
	}
	for _, c := range []struct {
		line string
		want facts
	}{
		{"4 to each tableau", facts{}},
		{"1 to each tableau face down", facts{one: true, down: true}},
		{"3 to each tableau top face up", facts{down: true}},
		{"3 cards to each tableau alternately face up", facts{down: true, picked: 1}},
		{"kings to bottom of tableau", facts{picks: true, looks: true, sorts: true, picked: 1}},
		{"kings to foundations", facts{picks: true, looks: true, picked: 1}},
		{"ace of spades king of hearts to foundations", facts{picks: true, looks: true, picked: 2}},
		{"all aces to foundations", facts{picks: true, looks: true, picked: 1}},
		{"4 aces to foundations", facts{picks: true, looks: true, picked: 1}},
		{"bases to foundations", facts{looks: true}},
		{"rest to each tableau", facts{}},
		{"12 to tableau new pile at king", facts{piles: true}},
		{"4 to each tableau but king to foundations", facts{diverts: true}},
		{"4 to each tableau but king to foundations replaced", facts{diverts: true, replaces: true}},
	} {
		f, ds := dsl.Parse("t.pat", []byte("game T\nfoundations 4\ntableau 4\ndeal\n  "+c.line+"\n"), nil, nil)
		if ds.Errors() > 0 {
			t.Errorf("%s: %v", c.line, ds)
			continue
		}
		m := f.Blocks[2].Lines[0].Stmt.(*dsl.MoveStep)
		got := facts{
			m.PicksOut(), m.LooksFor(), m.Sorts(), m.One(), m.Diverts(), m.Replaces(), m.NewPiles(), m.LaysDown(),
			len(m.Picked()),
		}
		if got != c.want {
			t.Errorf("%s: %+v, want %+v", c.line, got, c.want)
		}
	}
}

// TestMoves holds from where to where a line moves cards.
func TestMoves(t *testing.T) {
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
		f, ds := dsl.Parse("t.pat", []byte("game T\nfoundations 4\ntableau 4\ndeal\n  "+line+"\n"), nil, nil)
		if ds.Errors() > 0 {
			t.Errorf("%s: %v", line, ds)
			continue
		}
		l := f.Blocks[2].Lines[0]
		say := func(ps []*dsl.Place) string {
			var ws []string
			for _, p := range ps {
				ws = append(ws, l.Src.Slice(p.Span))
			}
			if ws == nil {
				return "stock"
			}
			return strings.Join(ws, ", ")
		}
		got := ""
		if p, ok := dsl.Moves(l.Stmt); ok {
			got = say(p.From) + " > " + say(p.To)
		}
		if got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
	}
}
