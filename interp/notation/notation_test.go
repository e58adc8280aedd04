package notation

import (
	"errors"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/gametest"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

func compile(t testing.TB, text string) (*interp.Game, *Labels) {
	t.Helper()
	g := gametest.Of(t, text)
	return g, For(g)
}

func at(t testing.TB, l *Labels, board string) *interp.State {
	t.Helper()
	s, err := l.ReadBoard(board, true)
	if err != nil {
		t.Fatal(err)
	}
	s.Moves(nil)
	return s
}

const building = `game Building
deal
  7 to each tableau
  rest to stock
foundations lower 2
  base ace
  build up in suit
foundations upper 2
  base king
  build down in suit
tableau 4
  build down in any suit
  move sequence
  spaces take any card
reserve line 2
reserve lawn
stock
  turn 1 to waste
waste
win when foundations full
`

const pairs = `game Pairs
deal
  1 to each tableau
  rest to stock
tableau 12
  build none
  spaces take any card from stock at once
discard
  takes pair totalling 13 from tableau
  takes king from tableau
  takes 3 cards same rank from tableau
win when all cards in discard
`

const totals = `game Totals
deal
  1 to each tableau
  rest to stock
tableau 12
  build none
  spaces stay empty
discard
  takes pair totalling 13 from tableau or waste or stock
stock
  top card face up
  turn 1 to waste
waste
win when all cards in discard
`

const swaps = `game Swaps
deal
  1 to each tableau
tableau 4 rows of 13
  build none
  spaces stay empty
  swap any card when in same row
  home column
win when tableau home
`

const plucks = `game Plucks
deal
  7 to each tableau
  rest to stock
tableau 7
  build down in suit
  move any 1 card
  spaces take any card
win when tableau in sequence
`

// A label is the letter of the kind, or the shortest beginning of a name that nothing else begins
// with.
func TestLabels(t *testing.T) {
	g, l := compile(t, building)
	var got []string
	for p := range g.Piles() {
		got = append(got, l.Pile(p))
	}
	want := "lo1 lo2 u1 u2 t1 t2 t3 t4 li1 li2 la s w"
	if strings.Join(got, " ") != want {
		t.Errorf("labels %v, want %s", got, want)
	}
	for _, c := range []struct{ label, want string }{
		{"t3", "t3"},
		{"3", "t3"},
		{"tableau3", "t3"},
		{"lower2", "lo2"},
		{"w", "w"},
		{"waste", "w"},
		{"lawn", "la"},
		{"f1", "lo1 u1"},
		{"f", "lo1 lo2 u1 u2"},
		{"lo", "lo1 lo2"},
		{"l1", "lo1 li1 la"},
	} {
		ps, err := l.find(c.label)
		var names []string
		for _, p := range ps {
			names = append(names, l.Pile(p))
		}
		if got := strings.Join(names, " "); got != c.want || err != nil {
			t.Errorf("%s means %s (%v), want %s", c.label, got, err, c.want)
		}
	}
	for _, bad := range []string{"t0", "t5", "t99999", "x1", "t1x", "la2"} {
		if ps, err := l.find(bad); err == nil {
			t.Errorf("%s means %v", bad, ps)
		}
	}
}

// What is typed is read as the move it means; labels in a row are a pair or an exchange where they
// are no play.
func TestParse(t *testing.T) {
	for _, c := range []struct{ game, board, typed, want string }{
		{building, "t1: 5C\nt2: 6D", "t1 t2", "t1 t2"},
		{building, "t1: 5C\nt2: 6D", "1 2", "t1 t2"},
		{building, "t1: 9H 5C 4D\nt2: 6D", "T1 T2", "t1 t2 2"},
		{building, "t1: 9H 5C 4D\nt2: 6D", "t1 t2 2", "t1 t2 2"},
		{building, "w: AS", "w f", "w lo1"},
		{building, "t1: 5C 4D\nt2: 5D 9S\nt3: KD\nt4: KH\nw: 2S\nlo2: AS", "w", "w lo2"},
		{building, "s: (5C)", "turn", "turn"},
		{pairs, "t1: 9D\nt2: 4C\nt3: KS", "t1+t2", "t1+t2"},
		{pairs, "t1: 9D\nt2: 4C\nt3: KS", "t2+t1", "t1+t2"},
		{pairs, "t1: 9D\nt2: 4C\nt3: KS", "t2 t1", "t1+t2"},
		{pairs, "t1: 9D\nt2: 4C\nt3: KS", "2 1", "t1+t2"},
		{pairs, "t1: 9D\nt2: 4C\nt3: KS", "t1", "t1+t2"},
		{pairs, "t1: 9D\nt2: 4C\nt3: KS", "t3", "t3 d"},
		{pairs, "t1: 9D\nt2: 9C\nt3: KS\nt4: 9S", "t4 t1 t2", "t1+t2+t4"},
		{pairs, "t1: 9D\nt2: 9C\nt3: KS\nt4: 9S", "4 1 2", "t1+t2+t4"},
		{swaps, "t1: 9D\nt2: 4C", "t1~t2", "t1~t2"},
		{swaps, "t1: 9D\nt2: 4C", "t1 t2", "t1~t2"},
		{plucks, "t1: 9D 5C 2H\nt2: 6C", "t1@2 t2", "t1@2 t2"},
		{plucks, "t1: 9D 5C\nt2: 6C", "t1@2 t2", "t1 t2"},
	} {
		_, l := compile(t, c.game)
		s := at(t, l, c.board)
		m, err := l.Parse(s, c.typed)
		if err != nil {
			t.Errorf("%q: %v", c.typed, err)
			continue
		}
		if got := l.exact(s, m); got != c.want && l.Format(s, m) != c.want {
			t.Errorf("%q is read as %s, want %s", c.typed, got, c.want)
		}
	}
}

// Where several moves are meant each choice is offered, and each is written so that it is clear.
func TestAmbiguous(t *testing.T) {
	for _, c := range []struct{ game, board, typed, want string }{
		{building, "w: 5C\nt1: 6D\nt2: 6H\nt3: 2C\nt4: 2S", "w t", "w t1, w t2"},
		{building, "w: 5C\nt1: 6D\nt2: 6H\nt3: 2C\nt4: 2S", "w", "w t1, w t2"},
		{building, "w: 5C\nlo1: AC 2C 3C 4C\nu1: KC QC JC 10C 9C 8C 7C 6C", "w f", "w lo1, w u1"},
		{building, "t1: 2H\nt2: 2S\nt3: 3C\nt4: 9S", "t t3", "t1 t3, t2 t3"},
		{pairs, "t1: 9D\nt2: 4C\nt3: 4S", "t1", "t1+t2, t1+t3"},
		{plucks, "t1: 9D 5C 2H\nt2: 6C", "t1@2 t", "t1@2 t2, t1@2 t3"},
	} {
		_, l := compile(t, c.game)
		s := at(t, l, c.board)
		_, err := l.Parse(s, c.typed)
		var which *Ambiguous
		if !errors.As(err, &which) {
			if err == nil && !strings.Contains(c.want, ",") {
				continue
			}
			t.Errorf("%q: %v", c.typed, err)
			continue
		}
		if got := strings.Join(which.Choices, ", "); got != c.want {
			t.Errorf("%q offers %s, want %s", c.typed, got, c.want)
		}
		for i, text := range which.Choices {
			if m, err := l.Parse(s, text); err != nil || s.After(m) != s.After(which.Moves[i]) {
				t.Errorf("the choice %q: %v", text, err)
			}
		}
	}
}

const marching = `game Marching
deal
  rest to each tableau
tableau 4
  build any card from pile 1 right when rank of source is rank of top
  spaces take any card once
win when all cards on tableau 1
`

// A refusal names what is wrong with what was meant, and no card that lies face down.
func TestRefused(t *testing.T) {
	for _, c := range []struct{ game, board, typed, want, not string }{
		{building, "t1: 5C\nt2: 7D", "t1 t2", "5C does not go on 7D", ""},
		{building, "t1: 5C\nt2: 7D\nt3: (AS)", "t1 t3", "5C does not go there", "AS"},
		{building, "t1: 5C\nt2: 7D", "t1 t9", "there is no pile t9", ""},
		{building, "t1: 5C\nt2: 7D", "t9t1", "there is no pile t9:", "t9t1"},
		{building, "t1: 5C\nt2: 7D", "t1t9", "there is no pile t9:", "t1t9"},
		{building, "t1: 5C\nt2: 7D", "t1 t2 x", "`x` is no number of cards", ""},
		{building, "t1: 5C\nt2: 7D", "t1 t2 t3 t4", "I cannot read", ""},
		{building, "t1: 5C\nt2: 7D", "t1+t2", "do not leave together in this game", ""},
		{building, "t1: 5C\nt2: 7D", "+", "a set is written like this", "which pile"},
		{building, "t1: 5C\nt2: 7D", "t1+", "a set is written like this", "which pile"},
		{building, "t1: 5C\nt2: 7D", "t1~t2", "not exchanged in this game", ""},
		{building, "t1: 5C\nt2: 7D\ns: 9C", "turn w w", "to one place at a time", ""},
		{building, "t1: 5C\nt2: 7D", "t1 f", "5C may not start that pile", ""},
		{building, "t1: 5C\nlo1: AC\nu2: KC", "t1 f", "none of them takes it now", ""},
		{building, "t1: 5C\nlo1: AC\nlo2: AS\nu2: KC", "t1 lo", "5C does not go on AC", ""},
		{building, "t1: 5C\nt2: 7D", "t f", "which pile of the tableau", ""},
		{pairs, "t1: 9D\nt2: 5C\nt3: KS", "t1 t2", "9D and 5C do not leave together", ""},
		{pairs, "t1: 9D\nt2: (5C)\nt3: KS", "t1 t2", "a face-down card never moves", "5C"},
		{pairs, "t1: 9D\nt2: 9C\nt3: KS", "t1 t1", "stay where they are", ""},
		{pairs, "t1: 9D\nt2: 9C\nt3: KS", "t1 d", "9D", ""},
		{pairs, "t1: 9D\nt2: 9C\nt3: KS\nd: KH", "t1 d", "9D does not go there", "KH"},
		{totals, "t1: JD\nw: 3C\ns: (4H) (3S)", "t1 s", "JD and 3S total 14", ""},
		{totals, "t1: JD\nw: 3C\ns: (4H) (3S)", "w t1", "JD and 3C total 14", ""},
		{pairs, "t1: 9D\nt2: 9C\nt3: KS", "t1", "t1: no place takes it", "is written"},
		{marching, "t1: 5C 4D\nt2: 7D", "5c 7d", "5C is covered by 4D", "together"},
		{building, "t1: 6C 5C\nt2: 7D", "5c 7d", "5C does not go on 7D", ""},
		{pairs, "t1: 9D\nt2: 9C\nd: KH 3S", "9d kh", "KH is out of play", "covered"},
		{building, "t1: 5C KD\nt2: 7D", "5c 7d", "5C and KD do not move together", "covered"},
		{marching, "t1: 5C\nt2: 7D", "t2 t1", "7D does not go on 5C", ""},
		{marching, "t1: 5C\nt2: 5D", "t1 t2", "5C may not go there from that pile", ""},
		{marching, "t1: 5C\nt2: 5D\nleft line1 0", "t1 t3", "5C may not go there any more", ""},
		{swaps, "t1: 9D\nt2: 8D\nt14: 5C", "t1 t14", "9D and 5C may not change places", ""},
		{swaps, "t1: 9D\nt2: 8D\nt14: (5C)", "t1 t14", "a face-down card never moves", "5C"},
		{plucks, "t1: 9D 5C 2H\nt2: 6C", "t1@4 t2", "only 3 cards", ""},
		{plucks, "t1: 9D 5C 2H\nt2: 6C", "t1@1 t2", "9D does not go on 6C", ""},
	} {
		_, l := compile(t, c.game)
		s := at(t, l, c.board)
		_, err := l.Parse(s, c.typed)
		if err == nil {
			t.Errorf("%q is legal", c.typed)
			continue
		}
		if text := err.Error(); !strings.Contains(text, c.want) || c.not != "" && strings.Contains(text, c.not) {
			t.Errorf("%q: %s; want %q", c.typed, text, c.want)
		}
	}
}

// A position that is written and read is the same, counters and what is left of bounds included.
func TestBoard(t *testing.T) {
	text := `game Board
counter idle 0 to 8
deal
  7 to each tableau face down
  rest to stock
tableau 4
  build down in any suit
  spaces take any card once
stock
  turn 1 to waste
  redeals 2
waste
after turn
  add 1 to idle
win when stock empty and waste empty
`
	_, l := compile(t, text)
	board := "t1: (9D) 5C\nt3: 2H\ns: (5S) (KC)\nw: AH 10S\npass 2\ncounter idle 5\nleft line1 0\nleft redeal 1\n"
	s := at(t, l, board)
	if got := l.Board(s); got != board {
		t.Errorf("written\n%swant\n%s", got, board)
	}
	for _, bad := range []string{
		"t1 9D", "t9: 9D", "t1: 9X", "t: 9D", "t1: 9D\nt1: 8D", "pass 0", "counter idle 9",
		"counter busy 1", "left nothing 1", "t1: 9D 9D",
	} {
		if _, err := l.ReadBoard(bad, true); err == nil {
			t.Errorf("%q is read as a board", bad)
		}
	}
	if _, err := l.ReadBoard("t1: 9D", false); err == nil {
		t.Error("a pack with one card is a whole game")
	}
}

// Every move of every shipped game is read as it is written, and so are labels in a row where they
// stand for a set or an exchange.
func TestRoundTrip(t *testing.T) {
	for _, id := range gametest.Library().IDs() {
		g := gametest.Shipped(t, id)
		roundTrip(t, id, g)
	}
}

// Sets are read as they are written where not the first pile takes them.
func TestRoundTripOfSetsToALaterPile(t *testing.T) {
	g, _ := compile(t, "game Sets\ndeal\n  4 to each of tableau 1 to 13\nfoundations 4\n  base ace\n  build up in "+
		"suit\ntableau 14\n  build down in suit\n  takes pair same rank from tableau\nwin when foundations full\n")
	roundTrip(t, "sets", g)
}

// Turns are read as they are written where neither the pile nor the number of cards tells them
// apart.
func TestRoundTripOfTurns(t *testing.T) {
	for _, turns := range []string{
		"turn 3 to waste twice\n  turn 1 to waste",
		"turn 2 to waste 3 times\n  turn 1 to waste\n  turn 1 to waste once when no spaces in tableau",
		"turn 1 to waste\n  turn 1 to each tableau\n  turn 2 to waste once\n  turn 1 to tableau 1 once",
	} {
		g, _ := compile(t, "game Turns\ndeal\n  5 to each tableau\n  rest to stock\nfoundations 4\n  base ace\n  "+
			"build up in suit\ntableau 7\n  build down in alternating colours\n  spaces take any card\nstock\n  "+
			turns+"\nwaste\nwin when foundations full\n")
		roundTrip(t, turns, g)
	}
}

// A move is written so that it is the very same when it is read, not one to an equal position:
// later moves name piles.
func TestRoundTripOfEqualPiles(t *testing.T) {
	g, _ := compile(t, "game Back\nsuits spades\ndeal\n  rest to each tableau\nfoundations 4\n  base any card\n  "+
		"build up in suit\n  worry back\ntableau 7\n  build down in any suit\n  move any cards\n  spaces take any "+
		"card\nwin when tableau empty\n")
	s := gametest.Deal(t, g, 1)
	l := For(g)
	for _, text := range []string{"t1 f1", "t1 f3", "t2 f4"} {
		m, err := l.Parse(s, text)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := l.Parse(s, l.Format(s, m)); err != nil || back != m {
			t.Errorf("%q is written %q and read as %v (%v)", text, l.Format(s, m), back, err)
		}
		s.Apply(m)
	}
}

// A single card is written without a number, though another pile takes several cards of the same
// pile together.
func TestRoundTripOfOneCardBesideSeveral(t *testing.T) {
	g, _ := compile(t, "game Whole\ndeal\n  rest to each tableau\nfoundations 3\n  takes sequence up in any suit\n"+
		"  suits clubs spades hearts\ntableau 3\n  build other rank\n  move sequence\n  spaces stay empty\n"+
		"win when tableau empty\n")
	for deal := range uint64(50) {
		roundTripOf(t, "whole", g, deal)
	}
}

// roundTrip writes and reads all moves along a random game.
func roundTrip(t *testing.T, id string, g *interp.Game) {
	t.Helper()
	roundTripOf(t, id, g, 5)
}

func roundTripOf(t *testing.T, id string, g *interp.Game, deal uint64) {
	t.Helper()
	s := gametest.Deal(t, g, deal)
	l := For(s.Game())
	r := rand.New(rand.NewPCG(5, 5))
	for range 20 {
		ms := s.Moves(nil)
		if len(ms) == 0 {
			break
		}
		for _, m := range ms {
			text := l.Format(s, m)
			back, err := l.Parse(s, text)
			if err != nil || back != m {
				t.Fatalf("%s: %q is read as %v (%v)\n%s", id, text, back, err, l.Board(s))
			}
			if left := l.Leaves(s, m); m.Kind() >= interp.Turn != (left == nil) ||
				slices.ContainsFunc(left, func(p int) bool { return s.Len(p) == 0 }) {
				t.Fatalf("%s: %q moves cards of the piles %v", id, text, left)
			}
		}
		plainly(t, id, l, s)
		s.Apply(ms[r.IntN(len(ms))])
	}
}

// plainly reads plays of two labels by the short way, and by the long one.
func plainly(t *testing.T, id string, l *Labels, s *interp.State) {
	t.Helper()
	for from := range l.plain {
		for to := range l.plain {
			for _, text := range []string{from + " " + to, from + " " + to + " 2"} {
				m, ok := l.parsePlain(s, text)
				if !ok {
					continue
				}
				if back, err := l.parse(s, l.inSigns(text)); err != nil || back != m {
					t.Fatalf("%s: %q is read as %v and as %v (%v)\n%s", id, text, m, back, err, l.Board(s))
				}
			}
		}
	}
}

// FuzzParse types anything: what is accepted is legal, what is not is answered.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"t1 t2", "t1+t2+t3", "t1~t2", "t1@1 f", "turn w 3", "+", "~", "@", "t t", "3 4 5",
		"d d d d", "t1+",
	} {
		f.Add(text, uint8(0))
		f.Add(text, uint8(1))
		f.Add(text, uint8(2))
		f.Add(text, uint8(3))
	}
	var states []*interp.State
	for _, text := range []string{building, pairs, swaps, plucks} {
		g, _ := compile(f, text)
		s, err := g.Deal(1, rules.Setting{})
		if err != nil {
			f.Fatal(err)
		}
		states = append(states, s)
	}
	f.Fuzz(func(t *testing.T, text string, which uint8) {
		s := states[which%4]
		l := For(s.Game())
		m, err := l.Parse(s, text)
		if err == nil && !s.Legal(m) {
			t.Errorf("%q is read as %v, which is not legal", text, m)
		}
		if err != nil && err.Error() == "" {
			t.Errorf("%q is not answered", text)
		}
	})
}

// Whatever zones are called, every pile has a label of its own and is found by it.
func TestLabelsAreFound(t *testing.T) {
	for _, zones := range [][]string{
		{"foundations 4", "cells f 3", "tableau 12"},
		{"tableau 12", "cells t 3", "foundations 4"},
		{"tableau row1 12", "tableau row11 3", "foundations 4"},
		{"tableau 12", "reserve t1 3", "foundations 4"},
		{"reserve b1", "reserve b2", "tableau 8", "foundations 4"},
		{"reserve b 8", "reserve b-1 3", "tableau 8", "foundations 4"},
	} {
		var b strings.Builder
		b.WriteString("game Names\ndeal\n  rest to stock\n")
		for _, z := range zones {
			b.WriteString(z + "\n")
			switch kind, _, _ := strings.Cut(z, " "); dsl.KindNamed(kind) {
			case dsl.Foundations:
				b.WriteString("  base ace\n  build up in suit\n")
			case dsl.Tableau:
				b.WriteString("  build down in suit\n  spaces take any card\n")
			case dsl.Reserve:
				b.WriteString("  takes any card from waste\n")
			}
		}
		b.WriteString("stock\n  turn 1 to waste\nwaste\nwin when foundations full\n")
		g, l := compile(t, b.String())
		seen := map[string]bool{}
		for p := range g.Piles() - 1 {
			label := l.Pile(p)
			if got, err := l.Find(label); err != nil || got != p || seen[label] {
				t.Errorf("%v: pile %d is called %s, which means %d (%v)", zones, p, label, got, err)
			}
			seen[label] = true
		}
	}
}

// What is no notation but understood is read as what it means, in every game: each legal move
// written without blanks, with an arrow, and by the names of its cards where they are seen.
func TestKindly(t *testing.T) {
	for _, id := range []string{"klondike", "spider", "pyramid", "montana", "accordion", "penguin", "la-belle-lucie"} {
		t.Run(id, func(t *testing.T) {
			text, err := games.FS.ReadFile(id + ".pat")
			if err != nil {
				t.Fatal(err)
			}
			g, l := compile(t, string(text))
			st := gametest.Deal(t, g, 17)
			for range 12 {
				ms := st.Moves(nil)
				if len(ms) == 0 {
					break
				}
				for _, m := range ms {
					plain := l.Format(st, m)
					for _, text := range []string{
						strings.ReplaceAll(plain, " ", " -> "), "move " + strings.ReplaceAll(plain, " ", " to "),
					} {
						if got, err := l.Parse(st, text); err != nil || got != m {
							t.Fatalf("%q is read as %v, %v; want %q", text, got, err, plain)
						}
					}
					if plain == "turn" {
						for _, text := range []string{"turn stock", "turn the stock", "draw from stock"} {
							if got, err := l.Parse(st, text); err != nil || got != m {
								t.Fatalf("%q is read as %v, %v; want %q", text, got, err, plain)
							}
						}
					}
					if m.Kind() != interp.Play || m.N() != 1 || st.Len(m.To()) == 0 {
						continue
					}
					from, to := st.Card(m.From(), st.Len(m.From())-1), st.Card(m.To(), st.Len(m.To())-1)
					if from.Down() || to.Down() {
						continue
					}
					text := from.Kind().String() + to.Kind().String()
					got, err := l.Parse(st, text)
					var which *Ambiguous
					if err == nil && st.After(got) == st.After(m) {
						continue
					}
					if !errors.As(err, &which) || !slices.Contains(which.Moves, m) {
						t.Fatalf("%q is read as %v, %v; want %q", text, got, err, plain)
					}
				}
				st.Apply(ms[len(ms)/2])
			}
		})
	}
}

// Of several lines whose condition does not hold, those are named whose condition holds for another
// card.
func TestNearestCondition(t *testing.T) {
	_, l := compile(t, `game A
counter chosen 0 to 2
deal
  13 to each tableau
tableau 4
  build none
  spaces stay empty
discard
  takes any card from tableau when chosen is 1 and suit is not spades
  takes any card from tableau when chosen is 2 and suit is not hearts
may choose
  add 1 to chosen
win when tableau empty
`)
	s := at(t, l, "t1: 5H\ncounter chosen 2\n")
	var why *Refused
	if _, err := l.Parse(s, "t1 d"); !errors.As(err, &why) || len(why.Refusal.Lines) != 1 ||
		!strings.Contains(why.Refusal.Lines[0].Text(), "suit is not hearts") {
		t.Errorf("%v: by %v", err, why.Refusal.Lines)
	}
}
