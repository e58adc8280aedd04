package anygame

import (
	"fmt"
	"hash/crc32"
	"io/fs"
	"math/rand/v2"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file makes games of those that there are, with a few lines changed.

// A game that people play is odd in ways that no author of random files would think of. Its lines
// are changed by a step of the language: a word for one of the same sort (swaps), an ending more, a
// line from a block of the same kind in another game, a line less.

// swaps are words that stand in each other's place.
var swaps = [][]string{
	{"ace", "two", "king", "queen"},
	{"aces", "kings"},
	{"up", "down"},
	{"left", "right"},
	{"top", "bottom"},
	{"first", "last"},
	{"empty", "nonempty"},
	{"most", "least"},
	{"rank", "suit", "colour", "worth"},
	{"and", "or"},
	{"same", "other"},
	{"red", "black"},
	{"higher", "lower"},
	kinds(),
	{"in suit", "in other suits", "in any suit", "in colour", "in alternating colours"},
	{"1", "2", "3", "4"},
	{"once", "twice"},
	{"any card", "king", "ace or king", "red card", "any card but king", "two to six"},
}

// kinds are the words of all kinds of zone.
func kinds() (words []string) {
	for _, k := range dsl.AllKinds() {
		words = append(words, k.String())
	}
	return words
}

// endings are what a line may end with. Most lines cannot end so: the grammar refuses those, and
// the game is dropped.
var endings = []string{
	"wrapping", "from waste", "from tableau", "from other tableau", "but king", "or king", "when stock empty", "by 2",
	"to foundations", "at once", "twice", "one way", "from reserve or waste",
}

// A Breeder makes games that nobody has thought of from those that there are.
type Breeder struct {
	lib   *rules.Library
	texts map[string][]string // by game
	lines map[string][]string // by kind of zone
	r     *rand.Rand
}

// NewBreeder reads the games of a library. Comments are cut off, and lines are kept by the kind of
// their block, so that a line can be put where it can be read.
func NewBreeder(lib *rules.Library) (*Breeder, error) {
	b := &Breeder{lib: lib}
	b.texts, b.lines = map[string][]string{}, map[string][]string{}
	for _, id := range b.lib.IDs() {
		text, err := fs.ReadFile(b.lib.Shelves[0].FS, id+rules.Ext)
		if err != nil {
			return nil, err
		}
		kind := ""
		for l := range strings.Lines(string(text)) {
			l, _, _ = strings.Cut(strings.TrimRight(l, "\n"), "#")
			if l = strings.TrimRight(l, " "); l == "" {
				continue
			}
			b.texts[id] = append(b.texts[id], l)
			if l[0] != ' ' {
				kind = strings.Fields(l)[0]
				continue
			}
			b.lines[kind] = append(b.lines[kind], l)
		}
	}
	return b, nil
}

// another is a line of some block of a kind: that with the least sum, so that a game more or less
// is seldom a reason for another line.
func (b *Breeder) another(kind string) string {
	salt := fmt.Sprint(b.r.Uint32())
	best, least := "", uint32(0)
	for _, l := range b.lines[kind] {
		if n := crc32.ChecksumIEEE([]byte(l + salt)); best == "" || n < least {
			best, least = l, n
		}
	}
	return best
}

// Breed changes a game in one to three lines; the same games come of the same seed whichever others
// there are.
func (b *Breeder) Breed(id string, seed uint64) string {
	b.r = rand.New(rand.NewPCG(seed, uint64(crc32.ChecksumIEEE([]byte(id)))))
	lines := append([]string{}, b.texts[id]...)
	for range 1 + b.r.IntN(3) {
		i := 1 + b.r.IntN(len(lines)-1)
		kind := ""
		for j := i; j >= 0 && kind == ""; j-- {
			if lines[j][0] != ' ' {
				kind = strings.Fields(lines[j])[0]
			}
		}
		another := b.another(kind)
		switch b.r.IntN(6) {
		case 0:
			lines = append(lines[:i:i], lines[i+1:]...)
		case 1, 2:
			if lines[i][0] == ' ' && another != "" {
				lines[i] = another
			}
		case 3:
			if another != "" {
				lines = append(lines[:i+1:i+1], append([]string{another}, lines[i+1:]...)...)
			}
		case 4:
			lines[i] += " " + endings[b.r.IntN(len(endings))]
		default:
			lines[i] = b.swap(lines[i])
		}
		if len(lines) < 3 {
			break
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// swap puts a word of a line for another. A word that is in no set is left; twenty tries find one
// in nearly every line.
func (b *Breeder) swap(l string) string {
	for range 20 {
		set := swaps[b.r.IntN(len(swaps))]
		w := set[b.r.IntN(len(set))]
		if at := strings.Index(l+" ", " "+w+" "); at >= 0 {
			return l[:at+1] + set[b.r.IntN(len(set))] + l[at+1+len(w):]
		}
	}
	return l
}
