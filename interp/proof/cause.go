package proof

import (
	"pat/dsl"
	"pat/interp"
	"pat/interp/internal/frozen"
)

// causeNames is how many cards a cause calls by name.
const causeNames = 3

// Cause says of a position that cannot be won which cards stand against it, because they can never
// move again, in the words that are given for cards and piles: K♥ in t4 and 6♣ in t2 can never move
// again. It is empty where that is not the reason.
func Cause(s *interp.State, card func(short string) string, pile func(p int) string) string {
	var names []string
	for p, n := range frozen.New(s.Game().Machine()).Core(s.Machine()) {
		if n > 0 {
			names = append(names, card(s.Card(p, n-1).Kind().String())+" in "+pile(p))
		}
	}
	if len(names) == 0 {
		return ""
	}
	if more := len(names) - causeNames; more > 1 {
		names = append(names[:causeNames], dsl.Many(more, "other"))
	}
	return dsl.Listed(names, "and") + " can never move again"
}
