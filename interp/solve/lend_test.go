package solve

import (
	"slices"
	"testing"
)

// Where loans must be of use at once, what may follow one is just those steps of the position that
// use it.
func TestStepsAfterALoan(t *testing.T) {
	loans, uses := 0, 0
	walk(t, 150, 150, func(t *testing.T, m *mover, steps []step) {
		for _, st := range steps {
			if st.loan() == 0 {
				continue
			}
			loans++
			m.do(st)
			if m.key() == m.s.Key() {
				t.Fatalf("%v: the key does not tell of the loan", st.move())
			}
			got := m.steps(nil)
			lent := m.lent.move()
			m.lent = 0
			want := slices.DeleteFunc(m.steps(nil), func(st step) bool {
				return !m.s.Follows(st.move(), lent)
			})
			m.lent = step(lent)
			m.undo()
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Fatalf("after %v come %v, want %v", st.move(), got, want)
			}
			uses += len(got)
		}
	})
	if loans < 1000 || uses < 500 {
		t.Errorf("only %d loans were met, with %d uses", loans, uses)
	}
}

// Loans must be of use only where nothing but that a card lies on another can come of them.
func TestLends(t *testing.T) {
	const (
		deal  = "game Loans\ndeal\n  5 to each tableau\n"
		stock = "  rest to stock\nstock\n  turn 1 to waste\nwaste\n"
		outs  = "foundations 4\n  base ace\n  build up in suit\n  worry back\n"
		end   = "win when foundations full\n"
	)
	for _, c := range []struct {
		what, text string
		want       bool
	}{
		{"plain", deal + stock + outs + "tableau 7\n  build down in suit\n  spaces take any card\n" + end, true},
		{"no loans", deal + stock +
			"foundations 4\n  base ace\n  build up in suit\ntableau 7\n  build down in suit\n" + end, false},
		{"loans not to spaces", deal + stock + outs + "tableau 7\n  build down in suit\n  spaces take any card from " +
			"tableau\n" + end, false},
		{"loans only to one pile", deal + stock + "foundations 4\n  base ace\n  build up in suit\n  worry back to " +
			"tableau 1\ntableau 7\n  build down in suit\n" + end, false},
		{"two packs", "game Loans\ndecks 2\n" + deal[len("game Loans\n"):] + stock +
			"foundations 8\n  base ace\n  build up in suit\n  worry back\ntableau 7\n  build down in suit\n" +
			end, false},
		{
			"stock dealt on the tableau",
			deal + "  rest to stock\nstock\n  turn 1 to each tableau\n" + outs + "tableau 7\n  build down in suit\n" +
				end, false,
		},
		{"building that depends", deal + stock + outs + "tableau 7\n  build down in suit when 9 cards on " +
			"foundations\n  spaces take any card\n" + end, false},
		{"spaces filled at once", deal + stock + outs + "tableau 7\n  build down in suit\n  spaces take any card " +
			"from waste at once\n  spaces take any card\n" + end, false},
	} {
		g := fromText(t, c.text)
		_, s := dealt(t, g, 1)
		if got := s.Game().Lends(); got != c.want {
			t.Errorf("%s: %t", c.what, got)
		}
	}
}

// A card that is at hand is lent as well: one that lies alone in a reserve, or any of a stock that
// goes round one by one.
func TestLendsWhatIsAtHand(t *testing.T) {
	const (
		outs  = "foundations 4\n  base ace\n  build up in suit\n"
		piles = "tableau 8\n  build down in any suit\n  spaces take any card\n"
		end   = "win when foundations full\n"
	)
	reserve := func(each, lines, end string) string {
		return "game Hand\ndeal\n  " + each + " to each reserve\n  rest to each tableau\n" + outs + "reserve 4\n" +
			lines + piles + end
	}
	stock := func(turn, redeals, end string) string {
		return "game Hand\ndeal\n  3 to each tableau\n  rest to stock\n" + outs + piles + "stock\n  turn " + turn +
			" to waste\n  redeals " + redeals + "\nwaste\n" + end
	}
	for _, c := range []struct {
		what, text string
		want       bool
	}{
		{"single cards", reserve("1", "", end), true},
		{"piles of three", reserve("3", "", end), false},
		{"cards come to the reserve", reserve("1", "  spaces take any card\n", end), false},
		{"cards of the reserve only go out", reserve("1", "  plays only to foundations\n", end), false},
		{"the reserve is to be empty", reserve("1", "", "win when reserve empty\n"), false},
		{
			"all but the foundations is to be empty", reserve("1", "", "win when reserve empty and tableau empty\n"),
			true,
		},
		{"by ones without end", stock("1", "unlimited", end), true},
		{"by ones, twice", stock("1", "1", end), false},
		{"by threes", stock("3", "unlimited", end), false},
		{"the stock is to be empty", stock("1", "unlimited", "win when stock empty and waste empty\n"), false},
	} {
		g := fromText(t, c.text)
		met := false
		for deal := range uint64(20) {
			_, s := dealt(t, g, deal)
			m := newMover(s, true)
			m.start(nil)
			for _, st := range m.steps(nil) {
				met = met || st.loan() != 0
			}
		}
		if met != c.want {
			t.Errorf("%s: %t", c.what, met)
		}
	}
}
