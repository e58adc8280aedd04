package table_test

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/findings"
	"pat/interp/gametest"
)

// A ruleFile is a shipped game without its examples.
type ruleFile struct {
	name  string
	lines []string
	zones []string        // as lines call them
	game  string          // see gameOf
	found map[string]bool // what is told of it anyway
}

// A mistake makes a line of a file others, or none: ok is false where it cannot. Of all that are
// made so many, in per cent, are told at least; of these so many have the cure that gives the file
// back in the first place; and so many, at most, have one that makes another game.
type mistake struct {
	name               string
	make               func(r *rand.Rand, f *ruleFile, i int) (lines []string, ok bool)
	told, cured, wrong int
}

var mistakes = []mistake{
	{"a word missing", onWords(dropWord), 85, 55, 2},
	{"words swapped", onWords(swapWords), 88, 90, 3},
	{"words of a book", inOtherWords, 93, 92, 3},
	{"no pack", without("decks", "ranks", "suits"), 72, 55, 2},
	{"no turn", without("turn"), 65, 15, 2},
	{"no goal", without("win"), 90, 70, 2},
	{"no build", without("build"), 66, 35, 2},
	{"no base", without("base"), 90, 65, 2},
	{"no spaces", without("spaces"), 35, 15, 2},
	{"no rest", without("rest"), 90, 78, 2},
	{"another number", onWord(otherNumbers), 40, 50, 2},
	{"another number dealt", inDeal(onWord(otherNumbers)), 70, 70, 2},
	{"the contrary", onWord(contrary), 65, 55, 2},
	{"another zone", onWord(otherZone), 60, 55, 2},
	{"another rank", onWord(otherRank), 45, 45, 2},
	{"a small word", onWords(smallWord), 95, 90, 2},
	{"no head", noHead, 90, 75, 2},
	{"another head", otherHead, 85, 70, 3},
	{"a line twice", twice, 90, 95, 0},
	{"a number in words", numberInWords, 99, 95, 0},
}

// TestMeant makes mistakes in shipped games and follows what is proposed. PAT_MEANT is how many of
// each sort, PAT_SEED which; what leads to another game is told with -v, with PAT_MEANT_LOG all is.
func TestMeant(t *testing.T) {
	lib := gametest.Library()
	files := shippedFiles(lib)
	n, seed := 60, uint64(1)
	if testing.Short() {
		n = 15
	}
	if k, err := strconv.Atoi(os.Getenv("PAT_MEANT")); err == nil {
		n = k
	}
	if k, err := strconv.Atoi(os.Getenv("PAT_SEED")); err == nil {
		seed = uint64(k)
	}
	for c, m := range mistakes {
		t.Run(m.name, func(t *testing.T) {
			draws := shuffled(files, seed, uint64(c))
			made, told, cured, wrong, ifs := 0, 0, 0, 0, 0
			for tries := 0; made < n && tries < 1000*n; tries++ {
				f, r := draws[tries%len(draws)].of, draws[tries%len(draws)].random
				i := r.IntN(len(f.lines))
				if forPeople(f.lines[i]) {
					continue
				}
				lines, ok := m.make(r, f, i)
				if !ok || slices.Equal(lines, f.lines[i:i+1]) {
					continue
				}
				text := strings.Join(slices.Concat(f.lines[:i], lines, f.lines[i+1:]), "\n") + "\n"
				v := f.follow(lib, text)
				if v.same {
					continue
				}
				made++
				told += one(v.told)
				cured += one(v.cured)
				wrong += one(v.wrong)
				ifs += one(v.maybe)
				if v.wrong && testing.Verbose() || os.Getenv("PAT_MEANT_LOG") != "" {
					t.Logf("%s:%d %q is %q\n%s", f.name, i+1, f.lines[i], lines, v.log.String())
				}
			}
			share := func(k, of int) int { return 100 * k / max(1, of) }
			t.Logf("of %d told %d %%, of these cured first %d %%, made another game %d %%, on a condition %d %%", made,
				share(told, made), share(cured, told), share(wrong, told), share(ifs, told))
			slack := 0
			if n < 60 {
				slack = 15
			}
			if share(told, made)+slack < m.told || share(cured, told)+slack < m.cured ||
				share(wrong, told)-slack > m.wrong {
				t.Errorf("want at least %d and %d, and at most %d", m.told, m.cured, m.wrong)
			}
		})
	}
}

// A draw is a file with chances of its own, so that one more game in the library changes no
// other's.
type draw struct {
	of     *ruleFile
	random *rand.Rand
	place  uint64
}

// shuffled are the files in an order by chance.
func shuffled(files []*ruleFile, seed, stream uint64) (out []draw) {
	for _, f := range files {
		h := fnv.New64a()
		h.Write([]byte(f.name))
		r := rand.New(rand.NewPCG(seed^h.Sum64(), stream))
		out = append(out, draw{f, r, r.Uint64()})
	}
	slices.SortFunc(out, func(a, b draw) int { return cmp.Compare(a.place, b.place) })
	return out
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// A verdict is what is told of a file with a mistake, and where its cures lead.
type verdict struct {
	same  bool // it is no mistake
	told  bool
	cured bool  // a first cure gives the game back
	wrong bool  // some cure makes another game of which nothing is told
	maybe bool  // one does that is right on a condition, which is said, or is one of several ways
	at    []int // the lines that are told of
	log   strings.Builder
}

// follow judges a file as it was made and carries out what is proposed.
func (f *ruleFile) follow(lib *rules.Library, text string) *verdict {
	v := &verdict{}
	s, ds := findings.OfRules(lib, &rules.File{Name: f.name, Text: []byte(text)})
	v.same = ds.Errors() == 0 && gameOf(s) == f.game
	for _, d := range ds {
		if f.found[d.Message] {
			continue
		}
		v.told = true
		v.at = append(v.at, d.Span.Pos.Line)
		fmt.Fprintf(&v.log, "  %d %s %s: %s (%s)\n", d.Span.Pos.Line, d.Level, d.Name, d.Message, d.Help)
		for k, o := range d.Offers {
			cured := dsl.Fixed(text, o.Fixes)
			is, left := findings.OfRules(lib, &rules.File{Name: f.name, Text: []byte(cured)})
			where := "more to do"
			switch {
			case left.Errors()+left.Warnings() > 0:
			case gameOf(is) == f.game:
				where = "right"
				v.cured = v.cured || k == 0
			case strings.HasPrefix(o.Says, "if "), strings.HasPrefix(o.Says, "for example"),
				d.About.Several:
				where = "on a condition"
				v.maybe = true
			default:
				where = "wrong"
				v.wrong = true
			}
			fmt.Fprintf(&v.log, "    %s: %s\n", where, o.Says)
		}
	}
	return v
}

// shippedFiles are the shipped games.
func shippedFiles(lib *rules.Library) (out []*ruleFile) {
	for _, id := range lib.IDs() {
		text, err := fs.ReadFile(games.FS, id+rules.Ext)
		if err != nil {
			panic(err)
		}
		out = append(out, ruleFileOf(lib, id+rules.Ext, dsl.CutExamples(text)))
	}
	return out
}

// ruleFileOf is a file without mistakes.
func ruleFileOf(lib *rules.Library, name string, text []byte) *ruleFile {
	f := &ruleFile{name: name, found: map[string]bool{}}
	f.lines = strings.Split(strings.TrimRight(string(text), "\n"), "\n")
	s, ds := findings.OfRules(lib, &rules.File{Name: f.name, Text: text})
	f.game = gameOf(s)
	for _, d := range ds {
		f.found[d.Message] = true
	}
	for _, z := range s.Zones {
		if !z.Implicit {
			f.zones = append(f.zones, z.Title())
		}
	}
	return f
}

// gameOf is a game by its lines, in whatever order they stand where none counts.
func gameOf(s *rules.Sheet) string {
	var all []string
	for _, l := range s.Lines {
		if _, text := l.Stmt.(*dsl.TextLine); !text && l.Stmt != nil {
			all = append(all, played(l))
		}
	}
	for _, b := range s.Blocks {
		var in []string
		for _, l := range b.Lines {
			if l.Stmt != nil {
				in = append(in, played(l))
			}
		}
		if _, zone := b.Head.Stmt.(*dsl.ZoneHead); zone {
			slices.Sort(in)
			in = slices.Compact(in)
		}
		if head := sames.Replace(b.Head.Text()); head != "waste" && head != "stock" || len(in) > 0 {
			all = append(all, head+"\n "+strings.Join(in, "\n "))
		}
	}
	slices.Sort(all)
	return strings.Join(all, "\n")
}

// sames are words that say the same in other words.
var sames = strings.NewReplacer(" down or up ", " up or down ", " when in pass ", " in pass ",
	" when pass is ", " in pass ", " cards to ", " to ",
	" 2 times", " twice", " 1 times", " once",
	" each of ", " each ", " until spaces ", " when no spaces ",
	" take card", " take any card", " takes card", " takes any card")

// played is what a line says, in one of the ways to say it.
func played(l *dsl.Line) string {
	text := sames.Replace(l.Played())
	if text == "worry back to tableau" {
		return "worry back" // alone it means the tableau
	}
	return text
}

// forPeople reports whether a line says nothing of how a game is played.
func forPeople(line string) bool {
	word, _, _ := strings.Cut(strings.TrimSpace(line), " ")
	return word == "" || word[0] == '#' ||
		slices.Contains(strings.Fields("game also family source note about author licence variant"), word)
}

type maker = func(r *rand.Rand, f *ruleFile, i int) ([]string, bool)

// without leaves out a line that begins with one of some words.
func without(leads ...string) maker {
	return func(_ *rand.Rand, f *ruleFile, i int) ([]string, bool) {
		word, _, _ := strings.Cut(strings.TrimSpace(f.lines[i]), " ")
		return nil, slices.Contains(leads, word)
	}
}

// onWords changes a line of several words.
func onWords(change func(r *rand.Rand, words []string) []string) maker {
	return func(r *rand.Rand, f *ruleFile, i int) ([]string, bool) {
		words := strings.Fields(f.lines[i])
		if len(words) < 2 {
			return nil, false
		}
		return []string{indented(f.lines[i], change(r, words))}, true
	}
}

// indented is a line of other words.
func indented(line string, words []string) string {
	return line[:len(line)-len(strings.TrimLeft(line, " "))] + strings.Join(words, " ")
}

// noHead leaves out the head of a block.
func noHead(_ *rand.Rand, f *ruleFile, i int) ([]string, bool) {
	return nil, f.heads(i)
}

// heads reports whether a line is the head of a block that has lines.
func (f *ruleFile) heads(i int) bool {
	return !strings.HasPrefix(f.lines[i], " ") && i+1 < len(f.lines) && strings.HasPrefix(f.lines[i+1], " ")
}

// otherHead writes the head of a zone as that of another kind.
func otherHead(r *rand.Rand, f *ruleFile, i int) ([]string, bool) {
	lead, rest, _ := strings.Cut(f.lines[i], " ")
	if !f.heads(i) || dsl.KindNamed(lead) == dsl.NoKind {
		return nil, false
	}
	kinds := dsl.AllKinds()
	return []string{strings.TrimSpace(kinds[r.IntN(len(kinds))].String() + " " + rest)}, true
}

// twice writes a line of a block twice.
func twice(_ *rand.Rand, f *ruleFile, i int) ([]string, bool) {
	return []string{f.lines[i], f.lines[i]}, strings.HasPrefix(f.lines[i], " ")
}

// numberInWords writes a number of more than ten in words.
func numberInWords(r *rand.Rand, f *ruleFile, i int) ([]string, bool) {
	words := strings.Fields(f.lines[i])
	for k, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil || n <= 10 || n > 52 {
			continue
		}
		tens := strings.Fields("twenty thirty forty fifty")
		switch {
		case n <= 20:
			words[k] = dsl.NumberWords[n]
		case n%10 == 0:
			words[k] = tens[n/10-2]
		default:
			words[k] = tens[n/10-2] + []string{"-", " "}[r.IntN(2)] + dsl.NumberWords[n%10]
		}
		return []string{indented(f.lines[i], words)}, true
	}
	return nil, false
}

// smallWords are words, and signs, that are written before or behind some, or for them, by who
// writes as one speaks.
var smallWords = map[string][]string{
	"tableau": {"the tableau", "tableau piles", "a tableau"}, "foundations": {"the foundations", "foundation"},
	"waste": {"the waste", "the waste pile", "waste pile"}, "stock": {"the stock", "stock pile"},
	"reserve": {"the reserve"}, "discard": {"the discard", "discard pile"},
	"to": {"onto", "into", "on", "on to", "in"}, "in": {"by", "of", "within", "with", "in the"},
	"from": {"out of", "off", "of", "from the"}, "when": {"if", ", when", "only when", "while", "as long as"},
	"each": {"each of the", "every", "all"}, "or": {"and", ", or", "/", "or else"}, "and": {", and", "&", "or"},
	"king": {"a king", "kings", "K", "King"}, "ace": {"an ace", "aces", "A", "Ace"}, "card": {"cards", "card only"},
	"cards": {"card"}, "is": {"=", "are", "equals", "is the"}, "empty": {"is empty", "are empty"},
	"face": {"with face", "turned face", "all face"}, "up": {"upwards", "ascending"},
	"down": {"downwards", "descending"}, "full": {"are full", "is full", "all full", "complete"},
	"sequence": {"sequences", "a sequence", "sequence of cards"}, "take": {"takes", "may take", "can take"},
	"takes": {"take", "can take"}, "move": {"moves", "may move"}, "build": {"builds", "build:", "built"},
	"base": {"base:", "base is", "bases"}, "redeals": {"redeal", "redeals:"}, "turn": {"turns", "turn over", "turn:"},
	"rest": {"the rest", "rest of the cards"}, "twice": {"2 times", "two times"}, "once": {"1 time", "one time"},
	"colours": {"colour", "color"}, "suit": {"suits", "the suit", "same suit"}, "wrapping": {"and wrapping", "wraps"},
	"win": {"wins", "won"}, "decks": {"deck", "packs"}, "variant": {"a variant"}, "may": {"can"}, "at": {", at"},
	"top": {"the top", "top card"}, "any": {"any one", "every"}, "stay": {"stays", "are"}, "least": {"less"},
	"totalling": {"totaling", "of", "summing to"}, "same": {"of same", "the same"}, "no": {"not", "none"},
}

// smallWord writes a word of a line with another beside it, or a small word for another.
func smallWord(r *rand.Rand, words []string) []string {
	i := r.IntN(len(words))
	others := smallWords[words[i]]
	if len(others) == 0 {
		return words
	}
	out := slices.Clone(words)
	out[i] = others[r.IntN(len(others))]
	return out
}

func dropWord(r *rand.Rand, words []string) []string {
	k := r.IntN(len(words))
	return slices.Delete(words, k, k+1)
}

func swapWords(r *rand.Rand, words []string) []string {
	k := r.IntN(len(words) - 1)
	words[k], words[k+1] = words[k+1], words[k]
	return words
}

// onWord writes another word for one.
func onWord(others func(f *ruleFile, word string) []string) maker {
	return func(r *rand.Rand, f *ruleFile, i int) ([]string, bool) {
		words := strings.Fields(f.lines[i])
		for _, k := range r.Perm(len(words)) {
			if o := others(f, words[k]); k > 0 && len(o) > 0 {
				words[k] = o[r.IntN(len(o))]
				return []string{indented(f.lines[i], words)}, true
			}
		}
		return nil, false
	}
}

// inDeal makes a mistake in the deal alone.
func inDeal(m maker) maker {
	return func(r *rand.Rand, f *ruleFile, i int) ([]string, bool) {
		head := i
		for head > 0 && strings.HasPrefix(f.lines[head], " ") {
			head--
		}
		if f.lines[head] != "deal" || head == i {
			return nil, false
		}
		return m(r, f, i)
	}
}

func otherNumbers(_ *ruleFile, word string) []string {
	n, err := strconv.Atoi(word)
	if err != nil {
		return nil
	}
	out := []string{strconv.Itoa(n + 1), word + "0", strconv.Itoa(2 * n)}
	if n > 1 {
		out = append(out, strconv.Itoa(n-1))
	}
	return out
}

func contrary(_ *ruleFile, word string) []string {
	for _, pair := range []string{
		"up down", "top bottom", "least most", "empty full", "above below", "first last", "ace king",
		"aces kings", "row column", "left right",
	} {
		one, other, _ := strings.Cut(pair, " ")
		switch word {
		case one:
			return []string{other}
		case other:
			return []string{one}
		}
	}
	return nil
}

func otherZone(f *ruleFile, word string) []string {
	if !slices.Contains(f.zones, word) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(f.zones), func(z string) bool { return z == word })
}

func otherRank(_ *ruleFile, word string) []string {
	ranks := strings.Fields("ace two three four five six seven eight nine ten jack queen king")
	k := slices.Index(ranks, word)
	switch {
	case k < 0:
		return nil
	case k == 0:
		return ranks[1:2]
	case k == len(ranks)-1:
		return ranks[k-1 : k]
	}
	return []string{ranks[k-1], ranks[k+1]}
}

// otherWords are ways in which people write what the language says otherwise.
const otherWords = `
in alternating colours = alternating colours, by alternate colours, in alternate colors
in suit = by suit, suit
rest to stock = remaining cards to stock, rest in stock
to each tableau = to tableau, each tableau, to every tableau, on each tableau, to each column
top face up = last face up, face up top, last card up
face down = closed
spaces take king = spaces king, spaces take kings only, space takes king
spaces take any card = spaces take any, spaces any card, spaces filled by any card
spaces stay empty = spaces none, spaces are not filled, no spaces, spaces empty
move sequence = move sequences, move run, move in sequence
move 1 card = move one card, move single card
redeals unlimited = redeals infinite
turn 1 to waste = deal 1 to waste, turn one to waste
base ace = base aces, starts with ace, base 1
build up in suit = build in suit up
build up = build ascending
build down = builds down, build downwards
build none = no building
wrapping = wrap
worry back = worrying back, may come back
win when foundations full = win foundations full, win when all foundations full
decks 2 = 2 decks, decks two, deck 2
takes pair totalling = takes pair total
at once = automatically, immediately
from waste = out of waste
covered by next row = covered by row below
when stock empty = if stock empty, when stock is empty
cells 4 = 4 cells, freecells 4
foundations 4 = foundations four, foundation s 4
foundations 8 = 8 foundations
tableau 7 = tableau 7 piles
1 2 3 4 5 6 7 to tableau = 1 to 7 to tableau
`

// inOtherWords writes a line as people do.
func inOtherWords(r *rand.Rand, f *ruleFile, i int) ([]string, bool) {
	var out []string
	for row := range strings.Lines(otherWords) {
		was, others, _ := strings.Cut(strings.TrimSpace(row), " = ")
		if was == "" || !strings.Contains(f.lines[i], was) {
			continue
		}
		for other := range strings.SplitSeq(others, ", ") {
			out = append(out, strings.Replace(f.lines[i], was, other, 1))
		}
	}
	if out == nil {
		return nil, false
	}
	return []string{out[r.IntN(len(out))]}, true
}
