package view

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"pat/dsl"
	"pat/interp/gametest"
	"pat/interp/notation"
)

// drawn is a board of a rule text as it is drawn.
func drawn(t testing.TB, text, board string, o Options) string {
	t.Helper()
	g := gametest.Of(t, text)
	l := notation.For(g)
	s, err := l.ReadBoard(board, true)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := Write(&b, s, l, o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

const end = `
foundations 4
  base ace
  build up in suit
win when foundations full
`

// However narrow a terminal is, the top cards are shown and nothing fails.
func TestNarrow(t *testing.T) {
	text := `game A
deal
  rest to waste
tableau 3 rows of 1
  build none
  spaces stay empty
waste
` + end
	for width := 1; width < 40; width++ {
		got := drawn(t, text, "t1: 8C\nt2: 9C\nt3: 7D\nw: 2H 3H 4H 5H", Options{ASCII: true, Width: width})
		for _, card := range []string{"8C", "9C", "7D", "5H"} {
			if !strings.Contains(got, card) {
				t.Errorf("%d columns: no %s in\n%s", width, card, got)
			}
		}
		for line := range strings.Lines(got) {
			if width >= 17 && len(line) > width+1 {
				t.Errorf("%d columns: %q", width, line)
			}
		}
	}
}

func TestWrite(t *testing.T) {
	for _, c := range []struct{ name, text, board, want string }{
		{"piles of different height are columns", `game A
deal
  13 to each tableau
tableau 4
  build down in suit
  spaces take king
` + end, "t1: (9D) 8C\nt3: KH\nf2: AS 2S", `
foundations  f1 --   f2 2S   f3 --   f4 --

t1    t2    t3    t4
##    --    KH    --
8C
`},
		{"face-down cards of a tall pile are one, with their number", `game A
deal
  13 to each tableau
tableau 4
  build down in suit
  spaces take king
` + end, "t1: (AD) (2D) (3D) 4D 5D 6D 7D 8D 9D 10D JD QD KD AC 2C 3C 4C 5C 6C 7C\nt2: (8C) 9C", `
foundations  f1 --   f2 --   f3 --   f4 --

t1    t2    t3    t4
#x3   ##    --    --
4D    9C
5D
6D
7D
8D
9D
10D
JD
QD
KD
AC
2C
3C
4C
5C
6C
7C
`},
		{"in a taller one two cards share a row, the deepest first", `game A
deal
  26 to each tableau
tableau 2
  build down in suit
  spaces take king
` + end, "t1: (AD) (2D) 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC\nt2: AS", `
foundations  f1 --   f2 --   f3 --   f4 --

t1              t2
#x2 3D          AS
4D  5D
6D  7D
8D  9D
10D JD
QD  KD
AC  2C
3C
4C
5C
6C
7C
8C
9C
10C
JC
QC
KC
`},
		{"a picture shows by its place what lies on what: only what is in play has a label", `game A
deal
  1 to each tableau
  rest to stock
tableau
  row . . * . .
  row . * . * .
  row * . * . *
  covered by next row
  build none
  spaces stay empty
discard
  takes pair totalling 13
win when tableau empty
`, "t1: 9D\nt2: 7D\nt3: QC\nt4: 4D\nt5: AS\nt6: (8C)", `
discard  d --
stock    s --

      9D
   7D    QC
t4    t5    t6
4D    AS    ##
`},
		{"what has left a picture leaves nothing, and what it covered has a label", `game A
deal
  1 to each tableau
  rest to stock
tableau
  row . . * . .
  row . * . * .
  row * . * . *
  covered by next row
  build none
  spaces stay empty
discard
  takes pair totalling 13
win when tableau empty
`, "t1: 9D\nt2: 7D\nt3: QC\nt4: 4D\nd: 2S 3S", `
discard  d 3Sx2
stock    s --

      9D
         t3
   7D    QC
t4
4D
`},
		{"a grid keeps its gaps", `game A
deal
  1 to each tableau
tableau 2 rows of 3
  build none
  spaces take any card
` + end, "t1: 9D\nt5: 7D", `
foundations  f1 --   f2 --   f3 --   f4 --

t1    t2    t3
9D    --    --
t4    t5    t6
--    7D    --
`},
		{"places behind the last card of a closing row are no places", `game A
deal
  1 to each tableau
tableau 52
  build same rank from pile 1 right
  move pile
  spaces close up
win when all cards on tableau 1
`, "t1: 9D 9S\nt2: 7D", `
t1    t2
9Sx2  7D
`},
		{"reserves of single cards are a line, deep ones columns", `game A
deal
  1 to each reserve
  3 to each wing
  rest to stock
reserve 3
  spaces take any card from stock at once
reserve wing 2
` + end, "r1: 9D\nr3: 10S\nwi1: 2S 3S 4S\nwi2: 5S", `
reserve      r1 9D   r2 --   r3 10S
stock        s --
foundations  f1 --   f2 --   f3 --   f4 --

wing
w1    w2
2S    5S
3S
4S
`},
		{"long piles show their last cards and count the others; the stock its number", `game A
deal
  rest to stock
stock
  turn 1 to waste
waste
` + end, "s: (9D) (8D)\nw: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H", `
stock        s ##2
waste        w +8  9S  10S JS  QS  KS  AH  2H  3H  4H  5H  6H  7H  8H  9H  10H
foundations  f1 --   f2 --   f3 --   f4 --
`},
		{"a foundation that grows by equal ranks says its height", `game A
deal
  rest to stock
stock
  turn 1 to waste
foundations 13
  base pile number
  build same rank in any suit
  at most 4 cards
win when foundations full
`, "f1: AS AD AC\nf2: 2S", `
stock        s --
waste        w --
foundations  f1  ACx3   f2  2S     f3  --     f4  --     f5  --
             f6  --     f7  --     f8  --     f9  --     f10 --
             f11 --     f12 --     f13 --
`},
	} {
		got := drawn(t, c.text, c.board, Options{ASCII: true})
		clean := func(s string) string {
			var out []string
			for line := range strings.Lines(s) {
				if line = strings.TrimRight(line, " \n"); line != "" {
					out = append(out, line)
				}
			}
			return strings.Join(out, "\n")
		}
		if clean(got) != clean(c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// What a position has besides its cards.
func TestFacts(t *testing.T) {
	text := `game Facts
counter idle 0 to 8
score 3 times idle minus 2 times cards on lower
deal
  rest to stock
stock
  turn 1 to waste
  redeals 2
waste
foundations lower 2
  base rank of first card
  build up in suit wrapping
tableau 4
  build down in suit
  spaces take any card once
after turn
  add 1 to idle
win when foundations full
`
	g := gametest.Of(t, text)
	for _, c := range []struct{ board, want string }{
		{"", "base of lower: the rank of the first card · filling a space of the tableau: 1 left · redeal: 2 left · " +
			"score: 0 · idle: 0"},
		{
			"l2: 9D 10D\npass 3\ncounter idle 4\nleft redeal 0\nleft line1 0",
			"base of lower: nine · pass 3 · filling a space of the tableau: none left · redeal: none left · " +
				"score: 8 · idle: 4",
		},
	} {
		s, err := notation.For(g).ReadBoard(c.board, true)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(Facts(s), " · "); got != c.want {
			t.Errorf("%q tells\n%s\nwant\n%s", c.board, got, c.want)
		}
	}
}

// Cards of a text are shown as on the board, and nothing else of it is changed.
func TestCards(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"10H does not go on JS", "10♥ does not go on J♠"},
		{"AC and 2D", "A♣ and 2♦"},
		{"t10 A 10 HS 11H 1H", "t10 A 10 HS 11H 1H"},
	} {
		if got := Cards(c.text, false); got != c.want {
			t.Errorf("%q is shown as %q, want %q", c.text, got, c.want)
		}
		if got := Cards(c.text, true); got != c.text {
			t.Errorf("%q is shown as %q with letters only", c.text, got)
		}
	}
}

// In every shipped game and at every width no line is too long or ends in blanks, no face-up top
// card is missing, ASCII means ASCII, and colours change nothing but colours.
func TestShippedGames(t *testing.T) {
	for _, id := range gametest.Library().IDs() {
		g := gametest.Shipped(t, id)
		s := gametest.Deal(t, g, 3)
		g = s.Game()
		l := notation.For(g)
		r := rand.New(rand.NewPCG(3, 3))
		for i := range 15 {
			ms := s.Moves(nil)
			if len(ms) == 0 {
				break
			}
			s.Apply(ms[r.IntN(len(ms))])
			for _, width := range []int{80, 100} {
				var b, c strings.Builder
				if Write(&b, s, l, Options{ASCII: true, Width: width}) != nil ||
					Write(&c, s, l, Options{ASCII: true, Width: width, Colour: true}) != nil {
					t.Fatal(id)
				}
				text := b.String()
				if plain := strings.NewReplacer(red, "", cyan, "", dim, "", bold, "", off,
					"").Replace(c.String()); plain != text &&
					strings.ReplaceAll(plain, " ", "") != strings.ReplaceAll(text, " ", "") {
					t.Fatalf("%s: colours change the text:\n%s\n%s", id, plain, text)
				}
				for line := range strings.Lines(text) {
					line = strings.TrimSuffix(line, "\n")
					if len(line) > width || len(line) != utf8.RuneCountInString(line) || strings.HasSuffix(line, " ") {
						t.Fatalf("%s, move %d, %d columns: %q\n%s", id, i, width, line, text)
					}
				}
				words := map[string]bool{}
				for _, w := range strings.FieldsFunc(text,
					func(r rune) bool { return r == ' ' || r == '\n' || r == 'x' || r == ',' }) {
					words[w] = true
				}
				for p := range g.Piles() {
					z := g.ZoneOf(p)
					if n := s.Len(p); n > 0 && z.Kind != dsl.Discard && z.Kind != dsl.Stock &&
						!s.Card(p, n-1).Down() && !words[s.Card(p, n-1).Kind().String()] {
						t.Fatalf("%s: the top of %s, %s, is not drawn:\n%s", id, l.Pile(p), s.Card(p, n-1).Kind(), text)
					}
					if n := s.Len(p); n > 0 && !s.Covered(p) && z.Kind != dsl.Stock && !words[l.Pile(p)] {
						t.Fatalf("%s: %s has no label:\n%s", id, l.Pile(p), text)
					}
				}
			}
		}
	}
}
