package mend

import (
	"strings"
	"testing"
)

// Each row can be given: it has a sentence and one cure, its words stand for something, and what it writes takes no more
// of the words met than there are.
func TestRows(t *testing.T) {
	for _, table := range [][]row{sentences, words} {
		for _, r := range table {
			if r.say == "" || (r.help != "") == (r.with != "") && r.name != "not-yet" {
				t.Errorf("%s: no sentence, or not one cure", r.words)
			}
			for text := range strings.SplitSeq(r.words, " / ") {
				if len(elements(text)) == 0 {
					t.Errorf("%s: an empty row", r.words)
				}
				for _, open := range []string{anyWord, number, counted, rank, zone} {
					met := strings.Count(" "+strings.NewReplacer("|", " ", "[", " ", "]", " ").Replace(text)+" ", " "+open+" ")
					for with := range strings.SplitSeq(r.with, " / ") {
						if n := strings.Count(" "+with+" ", " "+open+" "); n > met {
							t.Errorf("%s: %d %s are written of %d met", text, n, open, met)
						}
					}
				}
			}
		}
	}
}
