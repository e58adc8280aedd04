package table

import "testing"

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
