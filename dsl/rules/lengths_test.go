package rules

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/dsl/cards"
)

// foundations reads a game with some lines of one foundation zone and finds how long its first pile
// gets.
func foundations(t *testing.T, head string, lines ...string) (*Sheet, *Length) {
	t.Helper()
	text := "game T\n" + head + "\ndeal\n  rest to stock\nfoundations 4\n  " + strings.Join(lines, "\n  ") +
		"\nstock\n  turn 1 to waste\nwaste\nwin when foundations full\n"
	s, ds := Load(&Library{}, "t.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatalf("%s: %s", text, ds[0].Message)
	}
	return s, s.Lengths(s.Find("foundations"), s.Defaults())[0]
}

func TestLengths(t *testing.T) {
	for _, c := range []struct {
		head, lines string
		want        string // by the card at the bottom, for spades; or the one length
	}{
		{"", "base ace|build up in suit", "13"},
		{"", "base ace|build none", "1"},
		{"", "base king|build down by 2 in suit", "7"},
		{"", "base any card|build up in suit", "13 12 11 10 9 8 7 6 5 4 3 2 1"},
		{"", "base any card|build up or down in suit", "13 12 11 10 9 8 7 8 9 10 11 12 13"},
		{"", "base any card|build up in suit wrapping", "13"},
		{"decks 2", "base any card|build up in suit wrapping", "13"}, // once round
		{"", "base any card|build up by 2 in suit wrapping", "13"},
		{"ranks ace to queen", "base any card|build up by 2 in suit wrapping", "6"},
		{"", "base ace|build up in suit|build up by 2 in suit", "13"},
		{"", "base ace|build up by 2 in suit|build up in suit", "13"},
		{"", "base ace|build up by 2 in suit|build up by 3 in suit", "7"}, // A 3 5 7 9 J K
		{"", "base ace|build up by 3 in suit|build down by 2 in suit", "11"},
		{"", "base six|build up or down by 2 in suit one way", "4"},
		{"", "base six|build up or down by 2 in suit one way|build up in suit", "13"},
		{"", "base any card|build same suit", "13"},
		{"decks 2", "base any card|build same suit", "26"},
		{"", "base pile number|build same rank in any suit", "4"},
		{"", "base pile number|build same rank in alternating colours", "4"},
		{"suits spades hearts clubs", "base pile number|build same rank in alternating colours", "3"},
		{"suits spades clubs", "base ace|build up in alternating colours", "1"},
		{"suits spades", "base ace|build up in other suits", "1"},
		{"", "base ace|build any card", "52"},
		{"", "base ace|build any higher in suit", "13"},
		{"", "takes king", "4"},
		{"", "takes sequence king to ace in suit", "13"},
		{"", "takes sequence of 5 down in suit", "5"},
		{"", "takes sequence ace to seven in suit|build up in suit", "13"},
		{"", "takes pair totalling 11", "-1"},
		{"", "base ace|build up in suit|at most 6 cards", "6"},
		{"", "build in order five to ace king in suit", "6"},
		{"", "base rank of first card|build in order ace to six in suit", "6 5 4 3 2 1 6 6 6 6 6 6 6"},
		{"", "base rank of first card|build in order ace to six in suit wrapping", "6"},
		{"", "base rank of first card|build up in suit wrapping but base", "13"},
		{"", "base ace|suits spades hearts clubs diamonds|build up in any suit", "13"},
	} {
		_, l := foundations(t, c.head, strings.Split(c.lines, "|")...)
		var ws []string
		for r := range cards.Rank(cards.Ranks) {
			if k := cards.Of(r, cards.Spades); l.Starts.Has(k) {
				ws = append(ws, fmt.Sprint(l.From[k]))
			}
		}
		got := strings.Join(ws, " ")
		if n, ok := l.One(); ok && !strings.Contains(c.want, " ") {
			got = fmt.Sprint(n)
		}
		if got != c.want {
			t.Errorf("%s: %s: %s, not %s", c.head, c.lines, got, c.want)
		}
	}
}

// A foundation may begin with a card that a turn of the stock sends there, too, though none of its
// lines would begin one with it.
func TestLengthsOfDiverted(t *testing.T) {
	const text = `game T
ranks ace to three
deal
  rest to stock
foundations 2
  takes hearts
stock
  turn 1 to waste but three to foundations
waste
win when foundations full
`
	s, ds := Load(&Library{}, "t.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	l := s.Lengths(s.Find("foundations"), s.Defaults())[0]
	three := cards.Of(2, cards.Clubs)
	if !l.Starts.Has(three) || l.From[three] < 2 {
		t.Errorf("three of clubs: %v, full with %d cards", l.Starts.Has(three), l.From[three])
	}
}

// The search finds what trying out all chains card by card finds, in packs small enough for that,
// and the order of the lines does not matter to it.
func TestLengthsExhaustive(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	pick := func(from ...string) string { return from[r.IntN(len(from))] }
	line := func() string {
		way := pick("up", "down", "up or down", "up by 2", "down by 2", "up by 3", "up or down by 2", "up or down by 3")
		suit := pick("in suit", "in any suit", "in alternating colours", "in other suits", "in colour")
		switch r.IntN(8) {
		case 0:
			return "build same rank " + suit
		case 1:
			return "build same suit"
		case 2:
			return "build any " + pick("higher", "lower") + " " + suit
		}
		if strings.Contains(way, " or ") && r.IntN(2) == 0 {
			return "build " + way + " " + suit + pick("", " wrapping") + " one way"
		}
		return "build " + way + " " + suit + pick("", " wrapping")
	}
	for i := range 400 {
		head := "decks " + pick("1", "1", "2") + "\nranks ace to " + pick("three", "four", "five", "six") + "\nsuits " +
			pick("spades", "spades hearts", "spades clubs", "spades hearts clubs")
		lines := []string{"base any card"}
		for range 1 + r.IntN(3) {
			lines = append(lines, line())
		}
		s, l := foundations(t, head, lines...)
		if s.Pack.Size() > 10 {
			continue
		}
		slices.Reverse(lines)
		_, turned := foundations(t, head, lines...)
		if *turned != *l {
			t.Errorf("%d: %s: %q turned round: %v, %v", i, head, lines, l.From, turned.From)
		}
		for k := range s.Pack.Mask().Each {
			if want := tryAll(s, s.Find("foundations"), k); l.From[k] != want {
				t.Fatalf("%d: %s: %q from %v: %d, not %d", i, head, lines, k, l.From[k], want)
			}
		}
	}
}

// tryAll lays cards on one another as the build lines of a zone say, in every way, and never comes
// back to a rank.
func tryAll(s *Sheet, z *Zone, first cards.Kind) int {
	e := s.envOf(z, 0, s.Defaults())
	var laid [cards.Kinds]int
	left := map[cards.Rank]bool{}
	pile := []cards.Kind{first}
	laid[first]++
	allowed := func(k cards.Kind) bool {
		top := pile[len(pile)-1]
		for _, b := range Forms[*Arrival](z) {
			if b.OnEmpty {
				continue
			}
			c := b.Cards[0].Any[0]
			rel := c.Relation()
			if rel == nil || !rel.OneWay {
				if t, _ := e.Card(c); t[top].Has(k) {
					return true
				}
				continue
			}
			up, _ := e.Up(rel)
			down, _ := e.Down(rel)
			goes := 0
			if len(pile) > 1 {
				below := pile[len(pile)-2]
				if up[below].Has(top) {
					goes++
				}
				if down[below].Has(top) {
					goes--
				}
			}
			if goes >= 0 && up[top].Has(k) || goes <= 0 && down[top].Has(k) {
				return true
			}
		}
		return false
	}
	best := 0
	var grow func()
	grow = func() {
		best = max(best, len(pile))
		top := pile[len(pile)-1].Rank()
		for k := range s.Pack.Mask().Each {
			if laid[k] == s.Pack.Decks || left[k.Rank()] || !allowed(k) {
				continue
			}
			left[top] = top != k.Rank()
			laid[k]++
			pile = append(pile, k)
			grow()
			pile = pile[:len(pile)-1]
			laid[k]--
			left[top] = false
		}
	}
	grow()
	return best
}
