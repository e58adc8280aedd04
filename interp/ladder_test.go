package interp

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/interp/internal/machine"
)

// One line says what a ladder of lines says, a rung for each pile or pass: both games are played
// side by side. In the games a line of three dots is the one line or the ladder; # is the rung.
func TestOneLineForALadder(t *testing.T) {
	const middle = "foundations 4\n  base ace\n  build up in suit\ntableau 8\n  build down in any suit\n" +
		"  spaces take any card\n"
	const end = "waste\nwin when foundations full\n"
	for _, c := range []struct {
		name, game, line, rung string
		piles                  int
	}{
		{
			"gather by the pass",
			"deal\n  6 to each tableau\n  rest to stock\n" + middle +
				"stock\nmay redeal\n  ...\n  1 to each tableau\n" + end,
			"gather tableau pass", "gather tableau # when pass is #", 8,
		},
		{
			"from the pass on",
			"deal\n  5 to each tableau\n  rest to stock\n" + middle +
				"stock\n  turn 1 to waste\nmay redeal 6 times\n  " +
				"gather waste\n  ...\n" + end,
			"1 to each of tableau pass to 8", "1 to each of tableau # to 8 when pass is #", 8,
		},
		{
			"up to the pass",
			"deal\n  5 to each tableau\n  rest to stock\n" + middle +
				"stock\n  turn 1 to waste\nmay redeal 6 times\n  " +
				"gather waste\n  ...\n" + end,
			"2 to each of tableau 1 to pass", "2 to each of tableau 1 to # when pass is #", 8,
		},
		{
			"a counter",
			"counter here 1 to 8\ndeal\n  5 to each tableau\n  rest to stock\n" + middle +
				"stock\nmay deal-pile\n  ...\n" +
				"  add 1 to here\n" + end,
			"1 to tableau here", "1 to tableau # when here is #", 8,
		},
		{
			"a counter past the piles",
			"counter here 0 to 9\ndeal\n  5 to each tableau\n  rest to stock\n" + middle +
				"stock\nmay deal-pile\n  ...\n" +
				"  1 to waste\n  add 1 to here\n" + end,
			"1 to tableau here", "1 to tableau # when here is #", 8,
		},
		{
			"a row",
			"counter here 1 to 2\ndeal\n  4 to each tableau\n  rest to stock\n" +
				strings.Replace(middle, "tableau 8", "tableau 2 rows of 4", 1) + "stock\nmay deal-row\n  ...\n" +
				"  add 1 to here\n" + end,
			"1 to each row here of tableau", "1 to each row # of tableau when here is #", 2,
		},
		{
			"in a condition",
			"counter here 1 to 8\ndeal\n  4 to each tableau\n  rest to stock\n" + middle +
				"stock\nmay deal-pile\n  1 to each tableau\n  ...\n" + end,
			"add 1 to here when top of tableau here is any card or tableau here empty",
			"add 1 to here when here is # and 1 cards in tableau # or here is # and tableau # empty", 8,
		},
		{
			"own to each",
			"deal\n  4 to each tableau\n  rest to each reserve\n" + middle +
				"reserve 8\n  plays only to foundations\nafter move\n  ...\n" + end,
			"1 from own reserve to each tableau when pile empty",
			"1 from reserve # to tableau # when tableau # empty", 8,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			var rungs []string
			for n := c.piles; n >= 1; n-- { // from the top: of what a rung counts up, one is climbed
				rungs = append(rungs, strings.ReplaceAll(c.rung, "#", fmt.Sprint(n)))
			}
			with := func(lines string) string { return "game Ladder\n" + strings.Replace(c.game, "...", lines, 1) }
			playAlike(t, with(c.line), with(strings.Join(rungs, "\n  ")))
		})
	}
}

// The nearest of some piles is the one with the next number, of two the one on the right.
func TestNearestForALadder(t *testing.T) {
	const game = `game Ladder
deal
  2 to each tableau
  rest to each reserve
foundations 4
  base ace
  build up in suit
tableau 8
  build down in any suit
reserve 8
  plays only to foundations
after move
  ...
win when foundations full
`
	with := func(lines ...string) string { return strings.Replace(game, "...", strings.Join(lines, "\n  "), 1) }
	var rungs []string
	for p := 1; p <= 8; p++ {
		far := func(q int) int { return max(2*(q-p)-1, 2*(p-q)) }
		order := []int{1, 2, 3, 4, 5, 6, 7, 8}
		slices.SortFunc(order, func(a, b int) int { return far(a) - far(b) })
		for i, q := range order {
			rung := fmt.Sprintf("1 from reserve %d to tableau %d when tableau %d empty", q, p, p)
			for _, before := range order[:i] {
				rung += fmt.Sprintf(" and reserve %d empty", before)
			}
			rungs = append(rungs, rung)
		}
	}
	one := with("1 from nearest nonempty reserve to each empty tableau")
	playAlike(t, one, with(rungs...))
	playAlike(t, with("1 from nearest nonempty reserve to each tableau when pile empty"), one)
}

// A step says by `its` the end of the pile that it takes cards from; after a move, `source` is the
// pile that the card of the move has left, in every step.
func TestItsAndSource(t *testing.T) {
	const game = `game Turning
deal
  5 to each tableau
  rest to each reserve
foundations 4
  base ace
  build up in suit
tableau 4
  build any card
  spaces take any card
reserve 4
  plays only to foundations
%s
  %s
win when foundations full
lose when cards in tableau 1 is 40 and cards in tableau 2 is 3 and cards in tableau 3 is 2 # no pile is like another
`
	for _, c := range []struct{ block, line, rung string }{
		{"may turn-over", "1 from bottom of each tableau to its top", "1 from bottom of tableau # to top of tableau #"},
		{"may turn-over", "1 from each tableau to its bottom", "1 from tableau # to bottom of tableau #"},
		{"may turn-over", "2 from bottom of each tableau to its top", "2 from bottom of tableau # to top of tableau #"},
		{"may turn-over", "all kings from each tableau to its bottom", "kings to bottom of tableau"},
		{"may turn-over", "kings from each tableau to its top", "kings to top of tableau"},
		{"after move", "1 from bottom of each tableau to its top", "1 from bottom of tableau # to top of tableau #"},
		{"after move from tableau", "1 from reserve 2 to source", ""},
		{"after move from tableau", "1 from own reserve to source", ""},
		{"after move from tableau", "1 from bottom of each tableau to bottom of source", ""},
	} {
		t.Run(c.block+" "+c.line, func(t *testing.T) {
			var rungs []string
			block := c.block
			for p := 1; p <= 4; p++ {
				if c.rung != "" && !strings.Contains(c.rung, "#") {
					rungs = []string{c.rung}
					break
				}
				if c.rung != "" {
					rungs = append(rungs, strings.ReplaceAll(c.rung, "#", fmt.Sprint(p)))
					continue
				}
				at := fmt.Sprintf("tableau %d", p)
				head := strings.Replace(c.block, "tableau", at, 1)
				if p == 1 {
					block = head
				} else {
					rungs = append(rungs, "\n"+head+"\n")
				}
				own := strings.NewReplacer("source", at, "own reserve", fmt.Sprintf("reserve %d", p))
				rungs = append(rungs, own.Replace(c.line))
			}
			ladder := strings.ReplaceAll(fmt.Sprintf(game, block, strings.Join(rungs, "\n  ")), "\n  \n", "\n")
			playAlike(t, fmt.Sprintf(game, c.block, c.line), ladder)
		})
	}
}

// A step does nothing where what its `when` asks is not so, and `pile` there is each pile that it
// goes to.
func TestWhenOfSteps(t *testing.T) {
	const game = `game Asking
decks 2
deal
  6 to each tableau
  10 to each waste
  rest to stock
foundations 8
  base ace
  build up in suit
tableau 4
  build any card
  spaces take any card
waste 2
stock
  turn 1 to waste 1
may act
  %s
win when foundations full
lose when cards in tableau 1 is 40 and cards in tableau 2 is 3 and cards in tableau 3 is 2 # no pile is like another
`
	for _, c := range []struct {
		line string
		pile int
		same string // as with `when pile number is` that one; nothing if it is to be the line itself
	}{
		{"1 from waste 1 to tableau 3", 3, ""},
		{"1 from waste 1 to each tableau", 3, "1 from waste 1 to tableau 3"},
		{
			"1 from waste 1 to first nonempty tableau", 3,
			"1 from waste 1 to tableau 3 when tableau 1 2 empty and tableau 3 not empty",
		},
		{"1 from waste 1 to tableau 2 or tableau 3", 3, "1 from waste 1 to tableau 3"},
		{"1 to tableau 3 face up", 3, ""},
		{"2 from bottom of each tableau to its top", 3, "2 from bottom of tableau 3 to top of tableau 3"},
		{"1 from each tableau to bottom of waste 2", 2, ""},
		{"all from waste 1 to tableau 3", 3, ""},
		{"all red card from each tableau to waste 2", 2, ""},
		{"kings to bottom of tableau", 3, "kings to bottom of tableau 3"},
		{"kings from each tableau to its bottom", 3, "kings to bottom of tableau 3"},
		{"rest to tableau 3 face up", 3, ""},
	} {
		with := func(line, when string) string { return fmt.Sprintf(game, line+when) }
		if c.same == "" {
			c.same = c.line
		}
		t.Run(c.line, func(t *testing.T) {
			playAlike(t, with(c.line, fmt.Sprintf(" when pile number is %d", c.pile)), with(c.same, ""))
			playAlike(t, with(c.line, " when pass is 9"), with("1 from waste 1 to tableau 3", " when pass is 9"))
		})
	}
}

// playAlike plays two games side by side: the same moves everywhere, and the same cards after each.
func playAlike(t *testing.T, one, other string) {
	t.Helper()
	a, b := fromText(t, one), fromText(t, other)
	act := func(m machine.Move) bool { return m.Kind() == machine.Action }
	done := 0
	for deal := range uint64(12) {
		r := rand.New(rand.NewPCG(deal, 11))
		s, o := mustDeal(t, a, deal), mustDeal(t, b, deal)
		for range 60 {
			ms, os := s.Moves(nil), o.Moves(nil)
			if !slices.Equal(ms, os) || s.Status != o.Status {
				t.Fatalf("deal %d: %v, and by the ladder %v", deal, ms, os)
			}
			if len(ms) == 0 {
				break
			}
			m := ms[r.IntN(len(ms))]
			if k := slices.IndexFunc(ms, act); k >= 0 && r.IntN(2) == 0 {
				m = ms[k]
			}
			s.Apply(m)
			o.Apply(m)
			done++
			for p := range s.Game.NPiles {
				for i := range max(s.Len(p), o.Len(p)) {
					if s.Len(p) != o.Len(p) || s.Card(p, i) != o.Card(p, i) {
						t.Fatalf("deal %d, after %v: pile %d holds %d cards, by the ladder %d", deal, m, p, s.Len(p),
							o.Len(p))
					}
				}
			}
		}
	}
	if done < 100 {
		t.Errorf("only %d moves were made", done)
	}
}

// A lone card goes to another space where something follows from it, and only there.
func TestLoneCardFollowed(t *testing.T) {
	const game = `game Wandering
ranks ace to three
suits spades
counter steps 0 to 9
deal
  1 to tableau 1
  rest to reserve
foundations 1
  base ace
  build up in suit
tableau 3
  build none
  spaces take any card from tableau
reserve
%s
win when foundations full or steps is 9
`
	for _, c := range []struct {
		steps []string
		moves int
	}{
		{nil, 0},
		{[]string{"after move", "  add 1 to steps"}, 2},
		{[]string{"after move when steps is 1", "  add 1 to steps"}, 0},
		{[]string{"after move from reserve", "  add 1 to steps"}, 0},
		{[]string{"after move from tableau", "  1 from reserve to source"}, 2},
		{[]string{"after move to tableau", "  1 from pile to reserve", "  1 from reserve to source"}, 0},
	} {
		s := mustDeal(t, fromText(t, fmt.Sprintf(game, strings.Join(c.steps, "\n"))), 1)
		kind := func(pile int) dsl.Kind { return s.Game.Zones[s.Game.Piles[pile].Zone].Sheet.Kind }
		n := 0
		for _, m := range s.Moves(nil) {
			if kind(m.From()) == dsl.Tableau && kind(m.To()) == dsl.Tableau {
				n++
			}
		}
		if n != c.moves {
			t.Errorf("%q: %d moves from space to space, want %d", c.steps, n, c.moves)
		}
	}
}
