package prose

import (
	"strings"
	"testing"
)

// Every word that narrows a place is told, alone and beside others: no two places that differ in
// one are told alike.
func TestPlacesWithSeveralWords(t *testing.T) {
	words := []struct{ says, told string }{
		{"each", "each "},
		{"first", "the first "},
		{"other", "other "},
		{"empty", " empty"},
		{"nonempty", "non-empty "},
	}
	for _, zone := range []string{"tableau", "tableau 2 to 5", "row 2 of grid"} {
		told := map[string]string{}
		for set := range 1 << len(words) {
			has := func(i int) bool { return set>>i&1 != 0 }
			if has(0) && has(1) || has(3) && has(4) {
				continue // `each` and `first`, `empty` and `nonempty` exclude each other
			}
			place := zone
			for i := len(words) - 1; i >= 0; i-- {
				if has(i) {
					place = words[i].says + " " + place
				}
			}
			s := sheet(t, edited(t, "spaces take any card => spaces take any card / plays only to "+place))
			says := ""
			for _, l := range s.AllLines() {
				if l.Lead() == "plays" {
					says = Phrase(s, l)
				}
			}
			for i, w := range words {
				if has(i) && !strings.Contains(says, w.told) {
					t.Errorf("`%s`: no %q in %q", place, w.told, says)
				}
			}
			if other, known := told[says]; known {
				t.Errorf("`%s` is told like `%s`: %q", place, other, says)
			}
			told[says] = place
		}
	}
}

// Restrictions that name no place, or no time, are told as what they are.
func TestRestrictions(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{"plays only to foundations", "may be played only to the foundations."},
		{"plays only when stock empty", "may be played only when the stock is empty."},
		{
			"plays only when stock empty / plays only when waste empty",
			"may be played only when the stock is empty, or when the waste is empty.",
		},
		{
			"plays only to foundations / plays only when stock empty",
			"may be played only to the foundations, or anywhere when the stock is empty.",
		},
		{"plays only until stock empty", "may be played only as long as the stock is not empty."},
		{
			"plays only until stock empty and waste empty",
			"may be played except when the stock and the waste are empty.",
		},
		{
			"plays only to foundations / plays only until stock empty and waste empty",
			"may be played only to the foundations, or anywhere except when the stock and the waste are empty.",
		},
	} {
		s := sheet(t, edited(t, "at most 9 cards => at most 9 cards / "+c.lines))
		if got := flat(told(t, s)); !strings.Contains(got, c.want) {
			t.Errorf("%s: nowhere %q in\n%s", c.lines, c.want, told(t, s))
		}
	}
}

// What a step to each pile asks of `own` it asks of the pile that belongs to that pile, wherever
// the step stands.
func TestOwnOfEachTarget(t *testing.T) {
	text := flat(told(t, sheet(t, `game House
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit
  spaces stay empty
stock
  turn 1 to each tableau when not own foundations full
win when foundations full
`)))
	if want := "only where the foundation of the same number is not full"; !strings.Contains(text, want) {
		t.Errorf("want %q in\n%s", want, text)
	}
}
