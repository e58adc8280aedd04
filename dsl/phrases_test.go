package dsl

import (
	"slices"
	"strings"
	"testing"
)

// Each answer can be given: it has a sentence and one cure, its words stand for something, and what it replaces them by
// takes no more of the words met than there are.
func TestPhrases(t *testing.T) {
	for _, a := range phrases() {
		words := strings.TrimSpace(a.words)
		if len(a.want) == 0 || a.say == "" || a.help != "" && a.with != "" {
			t.Errorf("%s: an empty row, no sentence, or two cures", words)
		}
		for _, open := range []string{"*", "#", "%"} {
			met := 0
			for _, w := range a.want {
				if slices.Contains(w, open) {
					met++
				}
			}
			if n := strings.Count(" "+a.with+" ", " "+open+" "); n > met {
				t.Errorf("%s: %d %s are written of %d met", words, n, open, met)
			}
		}
	}
}
