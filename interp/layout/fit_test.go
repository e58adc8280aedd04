package layout

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/interp"
)

// pile reads cards, those face down in brackets.
func pile(t *testing.T, text string) (out []interp.Card) {
	t.Helper()
	for w := range strings.FieldsSeq(text) {
		k, err := cards.Parse(strings.Trim(w, "()"))
		if err != nil {
			t.Fatal(err)
		}
		c := interp.Card(k)
		if strings.HasPrefix(w, "(") {
			c |= interp.FaceDown
		}
		out = append(out, c)
	}
	return out
}

// shown is items as text, a row after the other.
func shown(cs []interp.Card, items []Item) string {
	var rows []string
	for i, it := range items {
		s := ""
		switch it.Sign {
		case Face:
			if s = cs[it.From].Kind().String(); cs[it.From].Down() {
				s = "#"
			}
		case Backs:
			s = fmt.Sprintf("#x%d", it.N)
		case Run:
			s = fmt.Sprintf(":%d", it.N)
		case Rest:
			s = fmt.Sprintf("^%d", it.N)
		}
		if i > 0 && items[i-1].Y == it.Y {
			rows[len(rows)-1] += "+" + s
		} else {
			rows = append(rows, s)
		}
	}
	return strings.Join(rows, " ")
}

func TestColumnStepByStep(t *testing.T) {
	for _, c := range []struct {
		name, pile            string
		together, room, width int
		want                  string
	}{
		{"all of it fits", "(2S) (3S) KH QC", 1, 4, 3, "# # KH QC"},
		{"face-down cards become one, only as many as needed", "(2S) (3S) (4S) KH QC", 1, 4, 3, "#x2 # KH QC"},
		{"two cards share a row, the deepest first", "2S 9H 4C KH QC 7D", 1, 5, 7, "2S+9H 4C KH QC 7D"},
		{"three share where it is wide enough", "2S 9H 4C KH QC 7D", 1, 3, 11, "2S+9H+4C KH+QC 7D"},
		{"where it is narrow none share: a run keeps its ends", "KS QS JS 10S 9S 2H", 1, 5, 3, "KS :2 10S 9S 2H"},
		{"no more of a run than is needed", "KS QS JS 10S 9S 2H", 1, 4, 3, "KS :3 9S 2H"},
		{"what is no run is counted", "KS 3H JS 10D 9S 2H", 1, 4, 3, "^3 10D 9S 2H"},
		{"the deepest run goes first", "5H 4H 3H 2H AH KS QS JS 10S 2C", 1, 8, 3, "5H :3 AH KS QS JS 10S 2C"},
		{"what moves together stays longest", "3H 8S KS QS JS 10S", 4, 5, 3, "^2 KS QS JS 10S"},
		{"then its inside goes", "3H 8S KS QS JS 10S", 4, 4, 3, "^2 KS :2 10S"},
		{"in the end the top card stays", "3H 8S KS QS JS 10S", 4, 1, 3, "^5 10S"},
		{"cards of two suits are no run", "KS QH JS 10S 2H", 1, 4, 3, "^2 JS 10S 2H"},
	} {
		t.Run(c.name, func(t *testing.T) {
			cs := pile(t, c.pile)
			if got := shown(cs, Terminal.Column(cs, c.together, c.room, c.width)); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

func TestLine(t *testing.T) {
	cs := pile(t, "2S 9H 4C KH QC 7D")
	for _, c := range []struct {
		room int
		want string
	}{{23, "0 4 8 12 16 20"}, {22, "^2@0 4 8 12 16"}, {7, "^5@0 4"}} {
		var got []string
		for _, it := range Terminal.Line(cs, c.room) {
			s := fmt.Sprint(it.X)
			if it.Sign == Rest {
				s = fmt.Sprintf("^%d@%d", it.N, it.X)
			}
			got = append(got, s)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("in %d columns: %v, want %s", c.room, got, c.want)
		}
	}
}

// Whatever the pile, the room and the metric: it is no longer than the room, all cards are counted
// once and in their order, the top card is there and nothing lies over anything else.
func TestSqueezingOfAnyPile(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for n := range 20000 {
		m := Terminal
		if n%2 == 1 {
			m = Page
		}
		cs := make([]interp.Card, 1+r.IntN(60))
		down := r.IntN(len(cs))
		k := r.IntN(cards.Kinds)
		for i := range cs {
			if r.IntN(3) == 0 {
				k = r.IntN(cards.Kinds)
			} else if k++; k == cards.Kinds {
				k = 0
			}
			if cs[i] = interp.Card(k); i < down {
				cs[i] |= interp.FaceDown
			}
		}
		room, width := m.CardH+m.LeastOpen*(1+r.IntN(25)), m.CardW+r.IntN(3*m.CardW)
		items := m.Column(cs, 1+r.IntN(len(cs)), room, width)
		next := 0
		for i, it := range items {
			if it.From != next || it.N < 1 || (it.N > 1) != (it.Sign != Face) {
				t.Fatalf("item %d of %s is %+v", i, shown(cs, items), it)
			}
			next += it.N
			if it.Y+m.CardH > room || it.X > width {
				t.Fatalf("%+v goes beyond %d in %s", it, room, shown(cs, items))
			}
			if i > 0 {
				if b := items[i-1]; b.Y > it.Y || b.Y == it.Y && b.X+m.CardW > it.X {
					t.Fatalf("%+v lies over %+v", it, b)
				}
			}
		}
		if last := items[len(items)-1]; next != len(cs) || last.Sign != Face {
			t.Fatalf("%d of %d cards, the last %+v", next, len(cs), last)
		}
	}
}

// On a page cards move together before any is left out.
func TestStepsShrink(t *testing.T) {
	cs := pile(t, "(2S) (3S) KH QC 7D")
	wide := Page.Column(cs, 1, 1000, 100)
	tight := Page.Column(cs, 1, Page.CardH+2*Page.LeastShut+2*Page.LeastOpen, 100)
	if got := wide[4].Y; got != 2*Page.Shut+2*Page.Open {
		t.Errorf("with room the top card lies at %d", got)
	}
	if got := tight[4].Y; len(tight) != 5 || got != 2*Page.LeastShut+2*Page.LeastOpen {
		t.Errorf("without, at %d of %d items", got, len(tight))
	}
}
