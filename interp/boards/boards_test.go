package boards

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
	"pat/interp/numbers"
)

var peers = filepath.Join("..", "..", "testdata", "peers")

// compiled opens a shipped game, or with the ending .pat one of the peers.
func compiled(t testing.TB, id string) *interp.Game {
	t.Helper()
	lib := gametest.Library()
	if name, ok := strings.CutSuffix(id, ".pat"); ok {
		id, lib.Shelves = name, append([]rules.Shelf{{FS: os.DirFS(peers)}}, lib.Shelves...)
	}
	sheet, ds, err := rules.Open(lib, id)
	if err != nil || ds.Errors() > 0 {
		t.Fatalf("%s: %v %v", id, err, ds)
	}
	return gametest.Compiled(t, sheet)
}

func dealt(t testing.TB, g *interp.Game, number string) *interp.State {
	t.Helper()
	d, err := numbers.Parse(number)
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.Deal(g, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func written(t testing.TB, s *interp.State, form string) string {
	t.Helper()
	var b strings.Builder
	if err := Write(&b, s, form); err != nil {
		t.Fatalf("%s: %v", form, err)
	}
	return b.String()
}

// canonical is a position as a board has it: with the later shuffles of a board.
func canonical(t testing.TB, s *interp.State) interp.Key {
	t.Helper()
	l := notation.For(s.Game())
	c, err := l.ReadBoard(l.Board(s), false)
	if err != nil {
		t.Fatal(err)
	}
	return c.Key()
}

// Every position of every shipped game is written as text and as JSON and read back; as a foreign
// form it is read back or refused.
func TestThereAndBack(t *testing.T) {
	var mu sync.Mutex
	count := map[string]bool{}
	t.Run("games", func(t *testing.T) {
		for _, id := range gametest.Library().IDs() {
			t.Run(id, func(t *testing.T) {
				t.Parallel()
				g := compiled(t, id)
				for n := range uint64(3) {
					s := dealt(t, g, numbers.Own(n).String())
					s = dealt(t, s.Game(), numbers.Own(n).String()) // with its numbers asked, if any
					r := rand.New(rand.NewPCG(n, 1))
					for range n * 20 {
						ms := s.Moves(nil)
						if len(ms) == 0 {
							break
						}
						s.Apply(ms[r.IntN(len(ms))])
					}
					want := canonical(t, s)
					for _, form := range Forms {
						var b strings.Builder
						err := Write(&b, s, form)
						if err != nil && (form == Text || form == JSON) {
							t.Errorf("%s: %v", form, err)
						}
						if err != nil {
							continue
						}
						again, err := Read(s.Game(), b.String())
						if err != nil {
							t.Errorf("%s: %v\n%s", form, err, b.String())
						} else if again.Key() != want {
							t.Errorf("%s: read back as another position:\n%s", form, b.String())
						}
						mu.Lock()
						count[form+" "+id] = true
						mu.Unlock()
					}
				}
			})
		}
	})
	for _, want := range []string{
		"fc-solve freecell", "fc-solve bakers-dozen", "fc-solve klondike",
		"solvitaire bakers-dozen", "solvitaire klondike", "solvitaire canfield",
	} {
		if !count[want] {
			t.Errorf("never written: %s", want)
		}
	}
	if count["fc-solve canfield"] {
		t.Error("fc-solve cannot say the foundations of canfield")
	}
}

// Deals as Solvitaire reads them are the deals of its seeds.
func TestSolvitaireDeals(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(peers, "deals", "*.json"))
	if err != nil || len(files) < 5 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		g := compiled(t, strings.TrimSuffix(filepath.Base(f), ".json")+".pat")
		s, err := Read(g, string(text))
		if err != nil {
			t.Errorf("%s: %v", f, err)
			continue
		}
		want := dealt(t, g, "solvitaire:1")
		if s.Key() != want.Key() {
			l := notation.For(g)
			t.Errorf("%s:\n%s\nwant\n%s", f, l.Board(s), l.Board(want))
		}
		if out := written(t, s, Solvitaire); out != string(text) {
			t.Errorf("written as\n%s\nread as\n%s", out, text)
		}
	}
}

// Every deal of every peer that has no card in a cell is written for Solvitaire and read back.
func TestSolvitairePeers(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(peers, "*.pat"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		name := filepath.Base(f)
		s := dealt(t, compiled(t, name), "solvitaire:2")
		var b strings.Builder
		err := Write(&b, s, Solvitaire)
		switch name {
		case "eight-off.pat", "eight-off-any-card-spaces.pat", "seahaven-towers.pat", "fore-cell.pat",
			"fore-cell-same-suit.pat":
			if err == nil || !strings.Contains(err.Error(), "not read by Solvitaire") {
				t.Errorf("%s: %v", name, err)
			}
		default:
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

const freecell24 = `4C 2C 9C 8C QS 4S 2H
5H QH 3C AC 3H 4H QD
QC 9S 6H 9H 3S KS 3D
5D 2S JC 5C JH 6D AS
2D KD TH TC TD 8D
7H JS KH TS KC 7C
AH 5S 6S AD 8H JD
7S 6C 7D 4D 8S 9D
`

func TestFCSolve(t *testing.T) {
	g := compiled(t, "freecell")
	want := dealt(t, g, "ms:24")
	for name, text := range map[string]string{
		"bare":         freecell24,
		"colons":       ": " + strings.ReplaceAll(strings.TrimSpace(freecell24), "\n", "\n: "),
		"tens":         strings.ReplaceAll(freecell24, "T", "10"),
		"small":        strings.ToLower(freecell24),
		"foundations":  "# deal 24\r\nFoundations: H-0 C-0 D-0 S-0\r\nFreecells: - - - -\r\n" + freecell24,
		"short words":  "FC:\nFounds: H-0\n" + freecell24,
		"blank before": "\n\n" + freecell24 + "\n\n",
	} {
		s, err := Read(g, text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if s.Key() != want.Key() {
			t.Errorf("%s is another deal", name)
		}
	}
	if got := written(t, want, FCSolve); got != "Foundations: H-0 C-0 D-0 S-0\nFreecells: - - - -\n"+freecell24 {
		t.Error(got)
	}
	// In the middle of a game: an empty column, cards in cells and out.
	const middle = `Foundations: H-0 C-K D-A S-K
Freecells: 2D - KH -
AH 2H 3H 4H 5H 6H 7H
8H 9H TH JH QH
3D 4D 5D 6D 7D 8D 9D TD JD QD KD
`
	for _, empty := range []string{":\n:\n:\n:\n:\n", "\n: \n:\n:\n:\n:\n"} {
		s, err := Read(g, middle+empty)
		if err != nil {
			t.Fatal(err)
		}
		if got := written(t, s, FCSolve); got != middle+":\n:\n:\n:\n:\n" {
			t.Error(got)
		}
		if l := notation.For(g).Board(s); !strings.Contains(l, "c1: 2D\nc3: KH\n") ||
			!strings.Contains(l, "t2: 8H 9H 10H JH QH\n") {
			t.Error(l)
		}
	}
	// Games with aces out need not name them.
	b := compiled(t, "beleaguered-castle.pat")
	w := dealt(t, b, "solvitaire:5")
	_, rest, _ := strings.Cut(written(t, w, FCSolve), "\n")
	if s, err := Read(b, rest); err != nil || s.Key() != w.Key() {
		t.Errorf("%v\n%s", err, rest)
	}
	// Face-down cards.
	k := compiled(t, "klondike")
	w = dealt(t, k, "3")
	text := written(t, w, FCSolve)
	if s, err := Read(k, text); err != nil || s.Key() != w.Key() || !strings.Contains(text, "<") ||
		!strings.Contains(text, "Stock: ") {
		t.Errorf("%v\n%s", err, text)
	}
}

// What is wrong with a board is told with its place and the cure.
func TestMistakes(t *testing.T) {
	solved := func(g *interp.Game, form string) string { return written(t, dealt(t, g, "solvitaire:1"), form) }
	free, klondike, gaps, accordion := compiled(t, "freecell"), compiled(t, "klondike.pat"),
		compiled(t, "gaps-basic-variant.pat"), compiled(t, "accordion.pat")
	for _, c := range []struct {
		g          *interp.Game
		text, want string
	}{
		{free, "", "there is no board here; a board is a pile a line"},
		{free, "hello", "line 1: a pile is written `t3: KH 7C`, not \"hello\""},
		{free, strings.Replace(freecell24, "QD", "AD", 1), "line 7, card 4: AD stands once too often, also in line " +
			"2, card 7; the pack has 1"},
		{free, strings.Replace(freecell24, " QD", "", 1), "missing: QD; a board names every card of the pack of " +
			"FreeCell"},
		{free, strings.Replace(freecell24, "QD", "XD", 1), `line 2, card 7: "XD" is no card`},
		{free, freecell24[:100], "5 columns, and FreeCell has 8; write a line with only `:` for an empty one"},
		{free, freecell24 + "KD\n", "9 columns, and FreeCell has 8"},
		{free, "Talon: 4C\n" + freecell24, "line 1: FreeCell has no stock"},
		{free, "Hearts: 4C\n" + freecell24, "line 1: I do not know `Hearts:`; columns stand without a word"},
		{free, "Freecells: 4C 5C 6C 7C 8C\n" + freecell24, "line 1: 5 cards for 4 piles of the cells"},
		{free, "Foundations: H-X\n" + freecell24, "line 1, H-X: foundations are written H-0 C-A D-5 S-K"},
		{free, "Foundations: H-2 H-2\n" + freecell24, "line 1, H-2: AH stands once too often, also in line 1, H-2"},
		{free, "t1: KH KH\n", "line 1: KH stands once too often; it is also in line 1"},
		{free, "t1: KH\nt9: KD\n", "line 2: there is no pile t9: tableau has t1 to t8"},
		{free, "{\n\"piles\": {\"t1\": [\"KH\",]}}", "line 2: this is not JSON: invalid character ']'"},
		{free, "{\"piles\": {\"t1\": [\"KH\"]}", "line 1: this is not JSON"},
		{free, "{\"piles\": {}} x", "something stands after the end"},
		{free, "[1]", "a pile is written"},
		{free, `{"piles": {"t1": "KH"}}`, `"piles": it is an object of piles, each a list of cards`},
		{free, `{"piles": {"t1": ["KH", "KH"]}}`, "pile t1, card 2: KH stands once too often, also in pile t1, card 1"},
		{free, `{"piles": {"t9": ["KH"]}}`, `"t9": there is no pile t9`},
		{free, `{"piles": {"t1": [], "T1": []}}`, `"t1": pile t1 stands twice`},
		{free, `{"piles": {"t1": ["KH"]}, "passes": 2}`, `"passes": I do not know this`},
		{free, `{"piles": {"t1": ["KH"]}}`, "missing: AS, 2S, 3S, 4S and 47 more"},
		{
			free, `{"piles": {}, "left": {"redeal 1\npass 2\nleft redeal": 1}}`,
			`"left": "redeal 1\npass 2\nleft redeal" is nothing that is counted in this game`,
		},
		{free, `{"piles": {}, "left": {"redeal 1#": 1}}`, `"left": "redeal 1#" is nothing that is counted`},
		{free, `{"piles": {}, "left": {"": 1}}`, `"left": "" is nothing that is counted`},
		{free, `{"piles": {}, "counters": {"x 1\npass": 2}}`, `"counters": there is no counter "x 1\npass"`},
		{
			free, `{"tableau": []}`,
			`"tableau": I do not know this; a board has piles as pat writes them, or as Solvitaire does tableau piles`,
		},
		{
			free, `{"tableau piles": [["KH"]]}`,
			`"tableau piles": 1 pile, and FreeCell has 8; an empty pile is written []`,
		},
		{free, `{"sequences": [["KH"]]}`, `"sequences": the piles of FreeCell stand under "tableau piles"`},
		{free, `{"stock": ["KH"]}`, `"stock": FreeCell has no stock`},
		{free, `{"hole": "KH"}`, `"hole": FreeCell has no pile of which only the top is told`},
		{
			free, `{"foundations": ["2H", "4H", "2C", "2D", "2S"]}`,
			"foundations, card 5: no foundation is left for 2S; each suit is listed from its base up",
		},
		{
			klondike, strings.Replace(solved(klondike, Solvitaire), "9D", "9X", 1),
			`tableau piles, pile 7, card 1: "9X" is no card`,
		},
		{klondike, strings.Replace(solved(klondike, Solvitaire), `"6H", `, "", 1), "missing: 6H"},
		{
			gaps, strings.Replace(solved(gaps, Solvitaire), `"6H", `, "", 1),
			`"sequences", row 1: it has 12 places, and a row of Gaps, a suit for each row has 13; a gap is written ""`,
		},
		{
			accordion, strings.Replace(solved(accordion, Solvitaire), `["6H"`, `["6H", "7H"`, 1),
			`"accordion": 53 cards, and Accordion has 52 piles`,
		},
	} {
		_, err := Read(c.g, c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60q: %v; want %q", c.text, err, c.want)
		}
	}
	if err := Write(&strings.Builder{}, dealt(t, free, "1"), "xml"); err == nil ||
		!strings.Contains(err.Error(), "there are text, json, fc-solve, solvitaire") {
		t.Error(err)
	}
}

func FuzzRead(f *testing.F) {
	gs := []*interp.Game{
		compiled(f, "freecell"), compiled(f, "klondike"), compiled(f, "gaps-basic-variant.pat"),
		compiled(f, "golf.pat"), compiled(f, "accordion.pat"),
	}
	for i, g := range gs {
		s := dealt(f, g, "solvitaire:1")
		for _, form := range Forms {
			var b strings.Builder
			if Write(&b, s, form) == nil {
				f.Add(uint8(i), b.String())
			}
		}
	}
	f.Add(uint8(0), "Foundations: H-K C-K D-K S-K\n:\n:\n:\n:\n:\n:\n:\n:\n")
	f.Fuzz(func(t *testing.T, game uint8, text string) {
		g := gs[int(game)%len(gs)]
		s, err := Read(g, text)
		if err != nil {
			return
		}
		n := 0
		for p := range g.Piles() {
			n += s.Len(p)
		}
		if n != g.Sheet().Pack.Size() {
			t.Fatalf("%d cards in %q", n, text)
		}
		if again, err := Read(g, written(t, s, JSON)); err != nil || again.Key() != s.Key() {
			t.Fatalf("%q is not read back: %v", text, err)
		}
	})
}
