package notation

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pat/interp"
	"pat/interp/gametest"
)

// Cards and piles in words are read as their signs are, whatever stands between them.
func TestSpoken(t *testing.T) {
	_, l := compile(t, building)
	s := at(t, l, "t1: 9S 8C\nt2: 7H\nt3: KS\nt4: QS\nli1: AH\n")
	for _, c := range []struct{ text, want string }{
		{"seven of hearts on eight of clubs", "t2 t1"},
		{"Seven of Hearts, on Eight of Clubs.", "t2 t1"},
		{"7 of hearts to 8 of clubs", "t2 t1"},
		{"move the 7 hearts to the 8 clubs", "t2 t1"},
		{"queen spades onto king spades", "t4 t3"},
		{"q of spades on k spades", "t4 t3"},
		{"QS on the king of spades", "t4 t3"},
		{"tableau 2 to tableau 1", "t2 t1"},
		{"tableau 4 on king of spades", "t4 t3"},
		{"ace of hearts to foundation", "li1 lo"},
		{"ace of heart to lower 2", "li1 lo2"},
		{"line 1 foundations", "li1 lo"},
		{"ace of hearts", "li1 lo"},
		{"tableau two to tableau one", "t2 t1"},
		{"Tableau Four on king of spades", "t4 t3"},
	} {
		want, err := l.Parse(s, c.want)
		if err != nil {
			t.Fatalf("%s: %v", c.want, err)
		}
		if m, err := l.Parse(s, c.text); err != nil || m != want {
			t.Errorf("%q is read as %v, %v; want %s", c.text, m, err, c.want)
		}
	}
	if p, at, ok := l.Lies(s, "eight of clubs"); !ok || l.Pile(p) != "t1" || at != 1 {
		t.Errorf("the eight of clubs lies in %d, at %d: %v", p, at, ok)
	}
}

// What is a move without words stays that move: a number behind the name of a single pile is a pile
// of the tableau, and the name of a suit may be that of a pile.
func TestSpokenOnlyInWords(t *testing.T) {
	_, l := compile(t, strings.ReplaceAll(building, "reserve lawn", "reserve hearts-row"))
	for _, text := range []string{"waste 3", "t2 hearts", "7 hearts", "t1 t2 4", "hearts 2", "turn 2", "t 3"} {
		if got := l.inSigns(text); got != text {
			t.Errorf("%q is read as %q", text, got)
		}
	}
	if got := l.inSigns("7 of hearts"); got != "7h" {
		t.Errorf("7 of hearts is read as %q", got)
	}
}

// A rank stands for whatever card of it may be meant; what may mean several moves is asked. A sign
// that may be the number of a pile is a rank only where that means no legal move.
func TestRanks(t *testing.T) {
	_, l := compile(t, building)
	royal := at(t, l, "t1: 9S 8C\nt2: 7H\nt3: KS\nt4: QS\nli1: AH\n")
	eights := at(t, l, "t1: 8C\nt2: 7H\nt3: 8H\nt4: 9D\n")
	fours := at(t, l, "t1: 9D 3S\nt3: 10H 4C\nt4: KS 8S\n")
	for _, c := range []struct {
		s          *interp.State
		text, want string
	}{
		{royal, "seven on eight", "t2 t1"},
		{royal, "red seven on black eight", "t2 t1"},
		{royal, "black seven on eight", "refused"},
		{royal, "the seven onto the eight.", "t2 t1"},
		{royal, "move seven to t1", "t2 t1"},
		{royal, "t2 on eight", "t2 t1"},
		{royal, "queen on king", "t4 t3"},
		{royal, "q on k", "t4 t3"},
		{royal, "Q on king of spades", "t4 t3"},
		{royal, "ace to lower", "li1 lo1"},
		{royal, "ace lower", "li1 lo1"},
		{royal, "queen t3", "t4 t3"},
		{royal, "q k", "t4 t3"},
		{royal, "k q", "refused"},
		{royal, "six on seven", "refused"},
		{eights, "seven on eight", "t2 t3 or t2 t1"},
		{eights, "seven on black eight", "t2 t1"},
		{eights, "3 on 4", "t3 t4"},
		{fours, "3 on 4", "t1 t3"},
		{fours, "3 to 4", "refused"},
	} {
		s := c.s
		m, err := l.Parse(s, c.text)
		var which *Ambiguous
		got := "refused"
		switch {
		case err == nil:
			got = l.exact(s, m)
		case errors.As(err, &which):
			got = strings.Join(which.Choices, " or ")
		}
		if got != c.want {
			t.Errorf("%q is read as %s, want %s: %v", c.text, got, c.want, err)
		}
	}
}

// In every game each play that is legal is read by the names of its piles, and by those of its
// cards as by their signs.
func TestSpokenInEveryGame(t *testing.T) {
	asked := 0
	for _, id := range gametest.Library().IDs() {
		g := gametest.Shipped(t, id)
		s := gametest.Deal(t, g, 3)
		l := For(g)
		name := func(p int) string {
			z := g.ZoneOf(p)
			same := func(i int) bool { return g.Zone(i).Title() == z.Title() && g.Zone(i) != z }
			if z.Count == 1 || slices.ContainsFunc(l.all(), same) || l.zones[z.Index] == z.Title() {
				return l.Pile(p)
			}
			return fmt.Sprintf("%s %d", z.Title(), g.Pile(p).Number)
		}
		for _, m := range s.Moves(nil) {
			if m.Kind() != interp.Play {
				continue
			}
			said := name(m.From()) + " to " + name(m.To())
			signs := l.Pile(m.From()) + " to " + l.Pile(m.To())
			judgeSpoken(t, l, s, id, said, signs)
			if top := s.Card(m.From(), s.Len(m.From())-1); !top.Down() {
				k, to := top.Kind(), m.To()
				judgeSpoken(t, l, s, id, k.Name()+" to "+name(to), k.String()+" to "+l.Pile(to))
			}
			asked++
		}
	}
	if asked < 500 {
		t.Errorf("only %d plays are asked", asked)
	}
}

// all lists the zones.
func (l *Labels) all() (out []int) {
	for i := range l.zones {
		out = append(out, i)
	}
	return out
}

func judgeSpoken(t *testing.T, l *Labels, s *interp.State, id, said, signs string) {
	t.Helper()
	want, why := l.Parse(s, signs)
	if got, err := l.Parse(s, said); got != want || (err == nil) != (why == nil) {
		t.Errorf("%s: %q is read as %v, %v; want %v, %v, as %q", id, said, got, err, want, why, signs)
	}
}
