package reduce

import (
	"strings"
	"testing"

	"pat/dsl"
	"pat/interp/internal/machine"
)

// Which cards are lumped in keys of a search, and whether the top of the waste is all that counts,
// goes by what the rules ask about.
func TestWhatKeysLeaveOut(t *testing.T) {
	const rest = "ranks ace to six\ndeal\n  1 to waste\n  rest to each tableau\ntableau 5\n  build none\n  spaces " +
		"stay empty\nwin when all cards in waste\n"
	const (
		wholes = "ranks ace to three\ndeal\n  1 to each tableau\n  rest to discard\ntableau 7\n  build any card " +
			"from pile 1 right when suit of source is suit of top\n"
		between = "  spaces close up\ndiscard\n"
		whole   = wholes + "  move pile\n" + between
		one     = "win when tableau 2 to 7 empty\n"
	)
	for _, c := range []struct {
		name, text  string
		lumped, top bool
	}{
		{"whole piles", whole + one, false, true},
		{"whole piles, all on one", strings.Replace(whole, "  rest to discard\n", "", 1) + "win when all cards on " +
			"tableau 1\n", false, true},
		{"whole piles, spaces counted", whole + "win when 6 spaces in tableau\n", false, true},
		{"parts of piles", wholes + "  move any cards\n" + between + one, false, false},
		{"top cards too", wholes + "  move pile\n  move 1 card\n" + between + one, false, false},
		{"cards of piles counted", whole + "win when cards on tableau 1 is at least 6\n", false, false},
		{"some cards of piles counted", whole + "win when 2 aces on tableau 1\n", false, false},
		{"cards of a pile counted", strings.Replace(whole, "source is suit of top", "source is suit of top or cards "+
			"on source is 2", 1) + one, false, false},
		{"bounded piles", whole + "win when tableau 5 to 7 empty\n", false, true},
		{"bounded piles", strings.Replace(whole, "  move", "  at most 4 cards\n  move", 1) +
			"win when tableau 5 to 7 empty\n", false, false},
		{"what is covered face down", strings.Replace(whole, "  1 to each tableau\n", "  1 to each tableau face "+
			"down\n  1 to each tableau\n", 1) + one, false, false},
		{"foundations take tops", whole + "foundations 2\n  base ace\n  build up in any suit\nwin when foundations " +
			"full\n", false, false},
		{"pairs are taken", whole + "  takes pair same rank from tableau\n" + one, false, false},
		{
			"piles that come apart elsewhere",
			whole + "reserve 1\n  spaces take pile from tableau\n  move 1 card\n" + one, false, false,
		},
		{"lowest cards are built", strings.Replace(whole, " any card from pile 1 right when suit of source is suit "+
			"of top", " same suit or same rank from pile 1 right", 1) + one, false, false},
		{"lowest cards in a condition", strings.Replace(whole, "suit of source is suit of top", "suit of source is "+
			"suit of top or rank of card is rank of top", 1) + one, false, false},
		{
			"lowest cards let piles move",
			strings.Replace(whole, "move pile", "move pile when card is not ace", 1) + one,
			false, false,
		},
		{"lowest cards let piles go", strings.Replace(whole, "  move pile\n", "  move pile\n  plays only to tableau "+
			"when card is not ace\n", 1) + one, false, false},
		{"lowest cards let piles come", strings.Replace(whole, "  move pile\n", "  move pile\n  takes only from "+
			"tableau when card is not ace\n", 1) + one, false, false},
		{"lowest cards in an event", "counter tick 0 to 9\n" + whole + "after move of ace\n  add 1 to tick\nwin " +
			"when tick is 2\n", false, false},
		{"lowest cards in a condition of an event", "counter tick 0 to 9\n" + whole + "after move when card is " +
			"ace\n  add 1 to tick\nwin when tick is 2\n", false, false},
		{"lowest cards in a step", "counter tick 0 to 9\n" + whole + "after move\n  add rank to tick\nwin when tick " +
			"is 2\n", false, false},
		{
			"an event of any card", "counter tick 0 to 9\n" + whole +
				"after move\n  add 1 to tick\nwin when tick is 2\n",
			false, true,
		},
		{"bottom cards", strings.Replace(whole, "suit of top", "suit of bottom", 1) + one, false, false},
		{"a pile given back", whole + "may again once\n  1 from tableau 1 to tableau 7\n" + one, false, false},
		{"any suit", rest + "waste\n  build up or down in any suit\n", true, true},
		{"suits on the waste", rest + "waste\n  build up or down in suit\n", false, true},
		{
			"a suit in a condition",
			rest + "waste\n  build up or down in any suit when suit of card is not suit of top\n", false, true,
		},
		{
			"one card in a condition", rest + "waste\n  build up or down in any suit when card is not ace of spades\n",
			true, true,
		},
		{"one way", rest + "waste\n  build up or down in any suit one way\n", true, false},
		{
			"the bottom card", rest + "waste\n  build up or down in any suit when rank of bottom is not rank of card\n",
			true, false,
		},
		{"the suit of the bottom card", rest + "waste\n  build up or down in any suit when suit of bottom is not " +
			"suit of card\n", false, false},
		{"the bottom card of the waste", rest + "waste\n  build up or down in any suit when rank of bottom of waste " +
			"is not rank of card\n", true, false},
		{"cards gathered", rest + "waste\n  build up or down in any suit\nmay again\n  gather waste\n  rest to " +
			"tableau 1\n", true, false},
		{"cards played", rest + "waste\n  build up or down in any suit\ncells 1\n", true, false},
		{"suits in the tableau", strings.Replace(rest, "build none", "build down in suit", 1) +
			"waste\n  build up or down in any suit\n", false, false},
	} {
		g := fromText(t, "game Test\n"+c.text)
		s := mustDeal(t, g, 1)
		s, err := s.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		lumped, top := false, false
		for k := range s.g.Mask.Each {
			lumped = lumped || s.g.Alike[k] != machine.Card(k) && k.Rank() > 1 // below two there may be an odd ace
		}
		for _, is := range s.g.TopOnly {
			top = top || is
		}
		if lumped != c.lumped || top != c.top {
			t.Errorf("%s: lumped %t, top only %t; want %t, %t", c.name, lumped, top, c.lumped, c.top)
		}
	}
}

// What lies under the top of a foundation follows from the cards elsewhere, as long as keys tell
// all of these.
func TestTopsOfOneZone(t *testing.T) {
	g := fromText(t, `game Test
ranks ace to three
deal
  1 to each tableau
  1 to foundations
  1 to each reserve
reserve 5
tableau 6
  build any card from reserve
  move pile
  spaces stay empty
foundations 1
  base any card from reserve
  build any card from reserve
win when reserve empty and cards on foundations is 3 to 4
`)
	s, err := mustDeal(t, g, 1).ForSearch()
	if err != nil {
		t.Fatal(err)
	}
	for p := range s.g.NPiles {
		if kind := s.g.ZoneOf(p).Sheet.Kind; s.g.TopOnly[p] != (kind == dsl.Foundations) {
			t.Errorf("keys tell the top only of a pile of %s is %t", kind, s.g.TopOnly[p])
		}
	}
}

// A board may lay cards face down where the deal does not: then what is covered may come to light
// in a game whose piles move whole.
func TestBoardsHideMore(t *testing.T) {
	g := fromText(t, "game Test\nranks ace to two\nsuits spades hearts\ndeal\n  1 to each tableau\ntableau 4\n  "+
		"build any card from pile 1 right\n"+
		"  move pile\n  spaces close up\nwin when tableau 2 to 4 empty\n")
	for _, down := range []machine.Card{0, machine.FaceDown} {
		all := g.Pack.Cards()
		first := g.Zones[0].First
		s := position(t, g, machine.Setup{Piles: map[int][]machine.Card{
			first:     {machine.Card(all[0]) | down, machine.Card(all[1])},
			first + 1: {machine.Card(all[2]), machine.Card(all[3])},
		}})
		s, err := s.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		if top := s.g.TopOnly[s.g.Zones[0].First]; top != (down == 0) {
			t.Errorf("face down %t: keys tell the top only is %t", down != 0, top)
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
		{"turn 1 to waste", "base ace at once\n  build up in suit\n  takes only from tableau", true, true},
		{"turn 1 to waste", "base ace at once\n  build up in suit\n  takes only when foundations empty", false, true},
		{
			"turn 1 to waste", "base ace at once\n  build up in suit\n" +
				"after move of ace to foundations\n  add 1 to late",
			false, true,
		},
		{
			"turn 1 to waste", "base ace at once\n  build up in suit\nafter move of ace to tableau\n  add 1 to late",
			true, true,
		},
		{"turn 1 to waste", "base ace at once\n  build up in suit\ntableau high 1\n  build none\n  spaces take any " +
			"card\n  plays only when foundations empty", false, true},
		{"turn 1 to waste", "base rank of first card at once\n  build up in suit wrapping", false, true},
		{"turn 1 to waste", "base rank of first card\n  base ace\n  build up in suit wrapping", true, false},
	} {
		g := fromText(t, `game Test
suits spades hearts clubs
ranks ace to four
counter late 0 to 3
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
		for i := range g.Zones {
			switch z := &g.Zones[i]; {
			case z.Sheet.Kind == dsl.Tableau && z.Symmetric != c.tableau,
				z.Sheet.Kind == dsl.Foundations && z.Symmetric != c.alike:
				t.Errorf("%s, %q: piles of %s are alike: %t", c.stock, c.foundations, z.Sheet.Kind, z.Symmetric)
			}
		}
	}
}
