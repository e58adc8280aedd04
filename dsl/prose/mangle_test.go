package prose

import (
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"pat/dsl"
)

// Sheets full of mistakes are written too: lines with words of the language put in, taken out or
// changed at random, blocks torn apart. Most of them load with errors; none may panic.
func TestMangled(t *testing.T) {
	rounds := 1500
	if testing.Short() {
		rounds = 300
	}
	var words []string
	for _, k := range dsl.Keywords {
		words = append(words, k.Word)
	}
	words = append(words, "1", "2", "0", "13", "grid", "n", "k", "spin", "*", ".")
	edits := strings.Split(linesTxt(t), "\n")
	for i := range rounds {
		r := rand.New(rand.NewPCG(uint64(i), 7))
		text := playground
		for range 1 + r.IntN(3) {
			if with := apply(text, edits[r.IntN(len(edits))]); with != "" {
				text = with
			}
		}
		lines := strings.Split(text, "\n")
		for range r.IntN(4) {
			n := r.IntN(len(lines))
			ws := strings.Split(lines[n], " ")
			j := r.IntN(len(ws))
			switch r.IntN(5) {
			case 0:
				ws = append(ws[:j:j], ws[j+1:]...)
			case 1:
				ws[j] += " " + words[r.IntN(len(words))]
			case 2:
				ws[j] = words[r.IntN(len(words))]
			case 3:
				ws = nil
			case 4:
				m := r.IntN(len(lines))
				lines[n], lines[m] = lines[m], lines[n]
				continue
			}
			lines[n] = strings.Join(ws, " ")
		}
		text = strings.Join(lines, "\n")
		func() {
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("round %d: %v\n%s", i, p, text)
					panic(p)
				}
			}()
			s, _ := load(text)
			if err := Write(io.Discard, s, s.Defaults()); err != nil {
				t.Error(err)
			}
			for _, l := range s.AllLines() {
				Phrase(s, l)
			}
		}()
	}
}
