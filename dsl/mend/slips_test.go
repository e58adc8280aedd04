package mend_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/mend"
)

// slips are ways to write a line wrong, each with the least share of the lines made wrong, in per
// cent, that must be found wrong and, of these, written right again, and the greatest that may be
// made another line. What cannot be found makes another line of the language; a word that is
// missing or too many can often not be told.
var slips = []struct {
	name                 string
	make                 func(r *rand.Rand, fs []string) []string
	caught, cured, wrong int
}{
	{"letters swapped", onLetters(swapLetters), 98, 98, 1},
	{"letter dropped", onLetters(dropLetter), 97, 97, 1},
	{"letter doubled", onLetters(doubleLetter), 98, 97, 1},
	{"neighbour key", onLetters(neighbourKey), 97, 97, 1},
	{"wrong plural", onLetters(wrongPlural), 96, 96, 1},
	{"words swapped", swapWords, 94, 95, 1},
	{"word dropped", dropWord, 76, 33, 2},
	{"word inserted", insertWord, 93, 38, 2},
}

func onLetters(make func(r *rand.Rand, w string) string) func(*rand.Rand, []string) []string {
	return func(r *rand.Rand, fs []string) []string {
		k := r.IntN(len(fs))
		if len(fs[k]) < 2 || fs[k][0] < 'a' {
			return nil
		}
		fs[k] = make(r, fs[k])
		return fs
	}
}

func swapLetters(r *rand.Rand, w string) string {
	n := r.IntN(len(w) - 1)
	return w[:n] + w[n+1:n+2] + w[n:n+1] + w[n+2:]
}

func dropLetter(r *rand.Rand, w string) string {
	n := r.IntN(len(w))
	return w[:n] + w[n+1:]
}

func doubleLetter(r *rand.Rand, w string) string {
	n := r.IntN(len(w))
	return w[:n+1] + w[n:]
}

func neighbourKey(r *rand.Rand, w string) string {
	rows := []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}
	n := r.IntN(len(w))
	for y, row := range rows {
		x := strings.IndexByte(row, w[n])
		if x < 0 {
			continue
		}
		near := row[max(0, x-1):min(len(row), x+2)]
		if y > 0 {
			near += rows[y-1][x : x+1]
		}
		if y+1 < len(rows) && x < len(rows[y+1]) {
			near += rows[y+1][x : x+1]
		}
		near = strings.ReplaceAll(near, w[n:n+1], "")
		return w[:n] + string(near[r.IntN(len(near))]) + w[n+1:]
	}
	return w
}

func wrongPlural(_ *rand.Rand, w string) string {
	if one, ok := strings.CutSuffix(w, "s"); ok && len(one) > 1 {
		return one
	}
	return w + "s"
}

func swapWords(r *rand.Rand, fs []string) []string {
	k := r.IntN(len(fs) - 1)
	fs[k], fs[k+1] = fs[k+1], fs[k]
	return fs
}

func dropWord(r *rand.Rand, fs []string) []string {
	k := r.IntN(len(fs))
	return slices.Delete(fs, k, k+1)
}

func insertWord(r *rand.Rand, fs []string) []string {
	all := strings.Fields("the a is of in to card cards pile each any by all on from are")
	return slices.Insert(fs, r.IntN(len(fs)+1), all[r.IntN(len(all))])
}

// Lines of the shipped games, each written wrong by one slip: what was written is found wrong, and
// the cure is the line again. PAT_SLIPS is the number of slips tried of each sort; with
// PAT_SLIPS_LOG each that was not cured is told.
func TestSlips(t *testing.T) {
	texts, ids := shipped(t)
	n := 1000
	if testing.Short() {
		n = 100
	}
	if s := os.Getenv("PAT_SLIPS"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	tell := os.Getenv("PAT_SLIPS_LOG") != ""
	for _, slip := range slips {
		t.Run(slip.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(7, 9))
			made, caught, cured, wrong := 0, 0, 0, 0
			for made < n {
				id := ids[r.IntN(len(ids))]
				lines := strings.Split(texts[id], "\n")
				i := r.IntN(len(lines))
				indent, fs, ok := ruleLine(lines[i])
				if !ok {
					continue
				}
				got := slip.make(r, slices.Clone(fs))
				if got == nil || sameWords(got, fs) {
					continue
				}
				made++
				lines[i] = indent + strings.Join(got, " ")
				text := strings.Join(lines, "\n")
				_, ds := mend.Parse(id, []byte(text), nil)
				if len(ds) == 0 {
					continue
				}
				caught++
				what := "not cured"
				if k := slices.IndexFunc(ds,
					func(d *dsl.Diagnostic) bool { return d.Span.Pos.Line == i+1 && len(d.Certain()) > 0 }); k >= 0 {
					line := strings.Split(applied(text, ds[k]), "\n")[i]
					if what = fmt.Sprintf("made %q", line); sameWords(strings.Fields(line), fs) {
						cured++
						continue
					}
					wrong++
				}
				if tell {
					t.Logf("%q for %q is %s", strings.Join(got, " "), strings.Join(fs, " "), what)
				}
			}
			t.Logf("of %d caught %.1f %%, of these cured %.1f %%, made another line %.1f %%", made,
				share(caught, made), share(cured, caught), share(wrong, caught))
			slack := 0.0
			if n < 1000 {
				slack = 6 // of so few, a share is known no better
			}
			if share(caught, made)+slack < float64(slip.caught) || share(cured, caught)+slack < float64(slip.cured) ||
				share(wrong, caught)-slack > float64(slip.wrong) {
				t.Errorf("want at least %d, %d, and at most %d", slip.caught, slip.cured, slip.wrong)
			}
		})
	}
}

func share(n, of int) float64 { return 100 * float64(n) / float64(max(1, of)) }

// sameWords reports whether two lines have the same words of the language: `king` is `kings`.
func sameWords(a, b []string) bool {
	return slices.EqualFunc(a, b, func(x, y string) bool {
		kx, _ := dsl.LookUp(x)
		ky, ok := dsl.LookUp(y)
		return x == y || ok && kx.Word == ky.Word
	})
}
