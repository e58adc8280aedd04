package interp

import (
	"strings"
	"testing"
)

// Which cards are lumped in keys of a search, and whether the top of the waste is all that counts, goes by what the rules
// ask about.
func TestWhatKeysLeaveOut(t *testing.T) {
	const rest = "ranks ace to six\ndeal\n  1 to waste\n  rest to each tableau\ntableau 5\n  build none\n  spaces stay empty\nwin when all cards in waste\n"
	for _, c := range []struct {
		name, text  string
		lumped, top bool
	}{
		{"any suit", rest + "waste\n  build up or down in any suit\n", true, true},
		{"suits on the waste", rest + "waste\n  build up or down in suit\n", false, true},
		{"a suit in a condition", rest + "waste\n  build up or down in any suit when suit of card is not suit of top\n", false, true},
		{"one card in a condition", rest + "waste\n  build up or down in any suit when card is not ace of spades\n", true, true},
		{"one way", rest + "waste\n  build up or down in any suit one way\n", true, false},
		{"the bottom card", rest + "waste\n  build up or down in any suit when rank of bottom is not rank of card\n", true, false},
		{"the suit of the bottom card", rest + "waste\n  build up or down in any suit when suit of bottom is not suit of card\n", false, false},
		{"the bottom card of the waste", rest + "waste\n  build up or down in any suit when rank of bottom of waste is not rank of card\n", true, false},
		{"cards gathered", rest + "waste\n  build up or down in any suit\nmay again\n  gather waste\n  rest to tableau 1\n", true, false},
		{"cards played", rest + "waste\n  build up or down in any suit\ncells 1\n", true, false},
		{"suits in the tableau", strings.Replace(rest, "build none", "build down in suit", 1) + "waste\n  build up or down in any suit\n", false, false},
	} {
		g := fromText(t, "game Test\n"+c.text)
		s, err := g.Deal(1, g.Setting())
		if err != nil {
			t.Fatal(err)
		}
		if s, err = s.ForSearch(); err != nil {
			t.Fatal(err)
		}
		lumped, top := false, false
		for k := range s.g.mask.Each {
			lumped = lumped || s.g.alike[k] != Card(k) && k.Rank() > 1 // below two there may be an odd ace
		}
		for _, is := range s.g.topOnly {
			top = top || is
		}
		if lumped != c.lumped || top != c.top {
			t.Errorf("%s: lumped %t, top only %t; want %t, %t", c.name, lumped, top, c.lumped, c.top)
		}
	}
}

// Piles of which the first that can takes a card by itself are not alike.
func TestFirstPileTakes(t *testing.T) {
	for _, c := range []struct {
		stock, foundations string
		tableau, alike     bool // piles of these are alike
	}{
		{"turn 1 to waste", "base ace\n  build up in suit at once", true, true},
		{"turn 1 to waste but spades to tableau", "base ace\n  build up in suit", false, true},
		{"turn 1 to waste but aces to foundations", "base ace\n  build up in suit", true, true},
		{"turn 1 to waste", "base ace at once when 1 space in tableau\n  build up in suit", false, true},
		{"turn 1 to waste", "base rank of first card at once\n  build up in suit wrapping", false, true},
		{"turn 1 to waste", "base rank of first card\n  base ace\n  build up in suit wrapping", true, false},
	} {
		g := fromText(t, `game Test
suits spades hearts clubs
ranks ace to four
deal
  1 to each tableau
  rest to stock
foundations 3
  `+c.foundations+`
tableau 3
  build down in suit
  spaces take any card
stock
  `+c.stock+`
waste
win when foundations full
`)
		for i := range g.zones {
			switch z := &g.zones[i]; {
			case z.sheet.Kind == "tableau" && z.symmetric != c.tableau, z.sheet.Kind == "foundations" && z.symmetric != c.alike:
				t.Errorf("%s, %q: piles of %s are alike: %t", c.stock, c.foundations, z.sheet.Kind, z.symmetric)
			}
		}
	}
}
