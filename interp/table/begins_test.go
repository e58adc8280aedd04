package table

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/numbers"
	"pat/interp/play"
)

// An empty place bears what begins it, where that is one rank or one card.
func TestBegins(t *testing.T) {
	d := newDesk()
	for game, takes := range map[string]map[string]string{
		"klondike": {"f1": "A", "f4": "A", "w": "", "t1": ""},
		"freecell": {"c1": "", "f1": "A"},
		"canfield": {"f1": "", "f2": "4", "f4": "4"},
		"spider":   {"f1": ""},
		"pyramid":  {"d": ""}, // kings go there, and pairs
	} {
		got := map[string]string{}
		for _, p := range ask(t, d, &Request{Game: game, Deal: "9", Want: []string{WantBoard}}).Piles {
			got[p.Label] = p.Takes
		}
		for label, want := range takes {
			if is, ok := got[label]; is != want || !ok {
				t.Errorf("%s: %s takes %q, not %q", game, label, is, want)
			}
		}
	}
}

// An empty stock is spent where nothing makes it anew any more.
func TestSpent(t *testing.T) {
	d := newDesk()
	turns := func(n int, then ...string) []string { return append(slices.Repeat([]string{"turn"}, n), then...) }
	var redeals []string // three
	for range 3 {
		redeals = append(redeals, turns(0, "redeal")...)
		redeals = append(redeals, turns(48)...)
	}
	for _, c := range []struct {
		game  string
		set   map[string]string
		moves []string
		want  bool
	}{
		{"aces-up", nil, turns(11), false}, // it holds cards
		{"aces-up", nil, turns(12), true},
		{"klondike", nil, turns(8), false},
		{"birthday", map[string]string{"target": "1956"}, turns(48), false},
		{"birthday", map[string]string{"target": "1956"}, turns(48, redeals...), true},
	} {
		a := ask(t, d, &Request{Game: c.game, Deal: "2", Set: c.set, Moves: c.moves, Want: []string{WantBoard}})
		if a.Dropped > 0 {
			t.Fatalf("%s: %d moves are dropped", c.game, a.Dropped)
		}
		for _, p := range a.Piles {
			if a.Zones[p.Zone].Kind == "stock" && p.Spent != c.want {
				t.Errorf("%s after %d moves: %+v", c.game, len(c.moves), p)
			}
		}
	}
}

// For who sees the board an empty pile is called by what it is.
func TestAboutEmptyPiles(t *testing.T) {
	for _, c := range []struct{ game, move, want string }{
		{"freecell", "t1 c1", " to an empty cell"},
		{"bakers-dozen", "t13 f", " to a foundation"},
	} {
		s, err := play.Start(gametest.Shipped(t, c.game), numbers.Own(17), rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		m, err := s.Labels.Parse(s.State, c.move)
		if err != nil {
			t.Fatal(err)
		}
		if said := At(s).In(Voice{Short: true}).About(m); !strings.HasSuffix(said, c.want) {
			t.Errorf("%s, %s: %q", c.game, c.move, said)
		}
	}
}

// A card that goes below others is told to go there, not to turn up there.
func TestBelowOthersIsTold(t *testing.T) {
	r := &Request{Game: "travellers", Deal: "21", Moves: []string{"begin"}, Do: "h t2"}
	a := ask(t, newDesk(), r)
	if want := "Two of spades to tableau pile 2; ten of hearts to hand."; a.Say[0].Text != want {
		t.Errorf("it is told %q, not %q", a.Say[0].Text, want)
	}
}
