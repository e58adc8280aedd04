package mend

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
)

// Each row of the books can be given: it has a sentence and one cure, its words stand for
// something, what it writes takes no more of the words met than there are, and its blocks are
// blocks.
func TestRows(t *testing.T) {
	blocks := []string{"variant", "file", "zone", "step", "deal", "may", "after"}
	for _, k := range dsl.AllKinds() {
		blocks = append(blocks, k.String())
	}
	rows := table()
	if len(rows) < 300 {
		t.Errorf("only %d rows", len(rows))
	}
	for _, r := range rows {
		if r.words == "" || r.say == "" || r.help != "" && r.with != nil ||
			r.help == "" && r.with == nil && r.name != "not-yet" {
			t.Errorf("%q: no words, no sentence, or not one cure", r.words)
		}
		for _, k := range r.kinds {
			if !slices.Contains(blocks, k) {
				t.Errorf("%s: there is no block %s", r.words, k)
			}
		}
		for text := range strings.SplitSeq(r.words, " / ") {
			if len(elements(text)) == 0 ||
				strings.ContainsAny(strings.Trim(text, "<>"), "<>") && strings.Contains(text, "<s") {
				t.Errorf("%s: an empty row, or a part that is none", text)
			}
			met := strings.Fields(strings.NewReplacer("|", " ", "[", " ", "]", " ").Replace(text))
			for _, sign := range []string{anyWord, number, counted, rank, zone} {
				of := 0
				for _, w := range met {
					if w == sign {
						of++
					}
				}
				for _, with := range r.with {
					if n := strings.Count(" "+with+" ", " "+sign+" "); n > of {
						t.Errorf("%s: %d %s are written of %d met", text, n, sign, of)
					}
				}
			}
		}
	}
}
