package boards

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
	"pat/interp/numbers"
)

// twoChoices waits twice in its deal: two cards to the foundations, and one to the cells, from
// which it may come back. Some cards are set apart before, and some are dealt after.
const twoChoices = `game Two Choices

deal
  10 to stock
  3 to each tableau
  player plays 2 from tableau to foundations
  1 to each tableau
  player plays 1 from tableau to cells
  rest to stock

foundations 4
  base any card
  build up in any suit wrapping

tableau 6
  build down in any suit
  spaces take any card

cells 3

stock
  turn 1 to waste

waste

win when foundations full
`

// hiddenStock deals cards after the choice that lie nowhere while it waits, and takes cards back
// from the foundations freely.
const hiddenStock = `game Hidden Stock

deal
  4 to each tableau
  player plays 1 from tableau to foundations
  rest to each tableau

foundations 4
  base any card
  build up in suit wrapping
  worry back

tableau 8
  build down in any suit

win when foundations full
`

// While a deal waits, and behind every choice, the position is written in all forms that can say
// it, and what is read back waits for the same and has the same moves.
func TestWaitingDeals(t *testing.T) {
	all := map[string]*interp.Game{
		"two choices": gametest.Of(t, twoChoices), "hidden stock": gametest.Of(t, hiddenStock),
	}
	for _, id := range gametest.Library().IDs() {
		if g := compiled(t, id); g.Choices() > 0 {
			all[id] = g
		}
	}
	if len(all) < 6 {
		t.Fatalf("only %d games have a choice in their deal", len(all))
	}
	said := map[string]bool{}
	for name, g := range all {
		for n := range uint64(6) {
			s := dealt(t, g, numbers.Own(n).String())
			r := rand.New(rand.NewPCG(n, 2))
			for {
				waits := s.Choices()
				for _, form := range Forms {
					var b strings.Builder
					if err := Write(&b, s, form); err != nil {
						if form == Text || form == JSON {
							t.Errorf("%s, %s: %v", name, form, err)
						}
						continue
					}
					again, err := Read(g, b.String())
					switch {
					case err != nil:
						t.Errorf("%s, %s: %v\n%s", name, form, err, b.String())
						continue
					case again.Choices() != waits:
						t.Errorf("%s, %s: waits for %d plays, was read back as waiting for %d\n%s",
							name, form, waits, again.Choices(), b.String())
					}
					// Other forms do not say which of several equal piles is which.
					if want, got := moves(s), moves(again); again.Key() != s.Key() ||
						(form == Text || form == JSON) && !slices.Equal(got, want) {
						t.Errorf("%s, %s: the moves were %v, and are %v\n%s", name, form, want, got, b.String())
					}
					if waits > 0 {
						said[form+" "+name] = true
					}
				}
				ms := s.Moves(nil)
				if waits == 0 || len(ms) == 0 {
					break
				}
				s.Apply(ms[r.IntN(len(ms))])
			}
		}
	}
	for _, want := range []string{
		"fc-solve castles-end", "solvitaire castles-end", "fc-solve generals-patience", "solvitaire queen-of-italy",
	} {
		if !said[want] {
			t.Errorf("never written while it waits: %s", want)
		}
	}
}

// moves are all legal moves as they are typed, in order.
func moves(s *interp.State) []string {
	l := notation.For(s.Game())
	var out []string
	for _, m := range s.Moves(nil) {
		out = append(out, l.Format(s, m))
	}
	slices.Sort(out)
	return out
}

// A board that does not say for how many choices the deal waits shows it by the cards that are
// missing.
func TestChoicesShown(t *testing.T) {
	for name, c := range map[string]struct {
		game *interp.Game
		deal int    // plays made in the deal before it is written
		line string // instead of the line `choices`
		want int
	}{
		"unbegun":                               {compiled(t, "dutchess"), 0, "", 1},
		"made":                                  {compiled(t, "dutchess"), 1, "", 0},
		"piles that are never emptied":          {compiled(t, "castles-end"), 0, "", 1},
		"said to be made":                       {compiled(t, "dutchess"), 0, "choices 0", 0},
		"said to be left, in a game under way":  {compiled(t, "dutchess"), 1, "choices 1", 1},
		"two lines, nothing made":               {gametest.Of(t, twoChoices), 0, "", 3},
		"two lines, half of the first":          {gametest.Of(t, twoChoices), 1, "", 2},
		"cards that may come back show nothing": {gametest.Of(t, twoChoices), 2, "", 0},
		"but may be told":                       {gametest.Of(t, twoChoices), 2, "choices 1", 1},
		"foundations that may be emptied again": {gametest.Of(t, hiddenStock), 0, "", 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := dealt(t, c.game, "3")
			for range c.deal {
				s.Apply(s.Moves(nil)[0])
			}
			l := notation.For(c.game)
			var lines []string
			for line := range strings.Lines(l.Board(s)) {
				if !strings.HasPrefix(line, "choices ") {
					lines = append(lines, line)
				}
			}
			text := strings.Join(lines, "") + c.line
			again, err := Read(c.game, text)
			if err != nil {
				t.Fatal(err)
			}
			if got := again.Choices(); got != c.want {
				t.Errorf("it waits for %d plays, not %d:\n%s", got, c.want, text)
			}
			if back, err := Read(c.game, l.Board(again)); err != nil || back.Key() != again.Key() {
				t.Errorf("not written as it was read: %v\n%s", err, l.Board(again))
			}
		})
	}
}

// More choices than the deal leaves are no board.
func TestTooManyChoices(t *testing.T) {
	for _, c := range []struct {
		game, line, want string
	}{
		{"klondike", "choices 1", "line 1: `choices 1`: the deal of this game leaves the player no choice"},
		{"dutchess", "choices 2", "this game leaves the player 1 choice; the number is 0 or 1"},
		{"dutchess", "choices x", "line 1: `choices x`: the deal"},
	} {
		g := compiled(t, c.game)
		if _, err := Read(g, c.line); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s, %s: %v; want %q", c.game, c.line, err, c.want)
		}
	}
	s := dealt(t, compiled(t, "dutchess"), "3")
	text := strings.Replace(written(t, s, JSON), `"choices": 1`, `"choices": -1`, 1)
	if _, err := Read(s.Game(), text); err == nil || !strings.Contains(err.Error(), "leaves the player 1 choice") {
		t.Error(err)
	}
}

// leftOver deals to spaces alone: where there are none left the cards stay in a stock that the
// rules do not declare.
const leftOver = `game Left Over

deal
  1 to each hoard but two to tableau
  rest to each empty tableau

foundations 1
  base any card
  build up in suit

reserve hoard 2

tableau 1
  build up in any suit
  spaces take ace

win when all aces on foundations
`

// Cards that a deal has nowhere to lay are written and read back.
func TestCardsLeftOver(t *testing.T) {
	g := gametest.Of(t, leftOver)
	left := 0
	for deal := range uint64(40) {
		s := gametest.Deal(t, g, deal)
		if s.Len(g.Piles()-1) > 0 {
			left++
		}
		for _, form := range []string{Text, JSON} {
			var text strings.Builder
			if err := Write(&text, s, form); err != nil {
				t.Fatal(err)
			}
			back, err := Read(g, text.String())
			if err != nil {
				t.Fatalf("deal %d: %v", deal, err)
			}
			if back.Key() != s.Key() {
				t.Errorf("deal %d is read back as another", deal)
			}
		}
	}
	if left == 0 {
		t.Error("no deal leaves cards over")
	}
}
