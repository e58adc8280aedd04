package frozen_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/internal/anygame"
	"pat/interp/internal/frozen"
	"pat/interp/notation"
)

// deal deals a game.
func deal(t *testing.T, sheet *rules.Sheet, number uint64) *interp.State {
	t.Helper()
	return gametest.Deal(t, gametest.Compiled(t, sheet), number)
}

// A cold watches that cards which are said never to move again lie still from then on.
type cold struct {
	finder *frozen.Finder
	lies   [][]interp.Card // by pile: what was said to stay
	said   int             // of how many cards that was said
}

// look asks about a position, and holds it against what was said of those before it.
func (c *cold) look(t *testing.T, s *interp.State) {
	t.Helper()
	for p, lies := range c.lies {
		for i, card := range lies {
			if i >= s.Len(p) || s.Card(p, i) != card && s.Card(p, i).Kind() != card.Kind() {
				t.Fatalf("pile %d: card %d was said to stay", p, i)
			}
		}
	}
	stays := c.finder.Stays(s.Machine())
	if stays == nil {
		return
	}
	if c.lies == nil {
		c.lies = make([][]interp.Card, len(stays))
	}
	for p, n := range stays {
		if n < len(c.lies[p]) {
			t.Fatalf("pile %d: %d cards were said to stay, and now %d are", p, len(c.lies[p]), n)
		}
		for i := len(c.lies[p]); i < n; i++ {
			c.lies[p] = append(c.lies[p], s.Card(p, i))
			c.said++
		}
	}
}

// play plays at random.
func (c *cold) play(t *testing.T, s *interp.State, moves int, r *rand.Rand) {
	t.Helper()
	c.look(t, s)
	for range moves {
		ms := s.Moves(nil)
		if len(ms) == 0 {
			return
		}
		s.Apply(ms[r.IntN(len(ms))])
		c.look(t, s)
	}
}

// Frozen cards never move in random games of all shipped files.
func TestFrozenCardsStay(t *testing.T) {
	lib, said := gametest.Library(), 0
	for i, id := range lib.IDs() {
		if testing.Short() && i%8 != 0 {
			continue
		}
		sheet, _, err := rules.Open(lib, id)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(i), 5))
		for number := range uint64(2) {
			s := deal(t, sheet, number+1)
			c := cold{finder: frozen.New(s.Game().Machine())}
			if c.play(t, s, 120, r); t.Failed() {
				t.Fatalf("%s, deal %d", id, number+1)
			}
			said += c.said
		}
	}
	if said < 1000 {
		t.Errorf("%d cards were said to stay", said)
	}
}

// Frozen cards never move in random games of files that are drawn at random.
func TestFrozenCardsOfAnyGame(t *testing.T) {
	files, said := uint64(800), 0
	if testing.Short() {
		files = 200
	}
	for seed := range files {
		text, sheet, ok := anygame.New(seed)
		if !ok {
			continue
		}
		g, err := interp.Compile(sheet, rules.Setting{})
		if err != nil {
			continue
		}
		r := rand.New(rand.NewPCG(seed, 6))
		for number := range uint64(6) {
			s := gametest.Deal(t, g, number+1)
			c := cold{finder: frozen.New(g.Machine())}
			if c.play(t, s, 40, r); t.Failed() {
				t.Fatalf("seed %d, deal %d:\n%s", seed, number+1, text)
			}
			said += c.said
		}
	}
	t.Logf("%d cards", said)
	if said < int(files) {
		t.Errorf("%d cards were said to stay", said)
	}
}

// What lets a card go keeps it from being frozen, line by line: K lies on Q of its suit, or A on a
// card that must wait for it.
func TestFrozen(t *testing.T) {
	const head = "game Cold\nranks ace to king\n\ndeal\n  3 to each tableau\n  rest to stock\n\nfoundations 4\n" +
		"  base ace\n  build up in suit\n\ntableau 3\n  build down in suit\n"
	const dead, pairs = "t1: QS KS\nt2: AS\n", "  spaces stay empty\n\ndiscard\n  takes "
	for name, c := range map[string]struct {
		rules, board string
		rulesOut     bool
	}{
		"a king on its queen": {"  spaces stay empty\n", dead, true},
		"spaces take it":      {"  spaces take king\n", dead, false},
		"spaces that never come": {
			"  spaces take king\n",
			"t1: QS KS\nt2: QH KH\nt3: QD KD\n", true,
		},
		"one of them comes":       {"  spaces take king\n", "t1: QS KS\nt2: QH KH\nt3: AD\n", false},
		"its ace is elsewhere":    {"  spaces stay empty\n", "t1: 2S\nt2: AS\n", false},
		"its ace lies under it":   {"  spaces stay empty\n", "t1: AS 2S\nt2: 2H\n", true},
		"a three for the two":     {"  spaces stay empty\n", "t1: AS 2S\nt2: 3S\n", false},
		"a three over its two":    {"  spaces stay empty\n", "t1: AS 2S\nt2: 2H 3H\nt3: AH 3S AD\n", true},
		"each under the other":    {"  spaces stay empty\n", "t1: AS 2H\nt2: AH 2S\n", true},
		"a run goes with another": {"  spaces stay empty\n  move sequence\n", "t1: AS 3H 2H\nt2: 4H AH\n", false},
		"a run has nowhere to go": {"  spaces stay empty\n  move sequence\n", "t1: AS 3H 2H\nt2: AH 5H 4S\n", true},
		"any card is taken":       {"  spaces stay empty\n  move any 1 card\n", dead, false},
		"an action takes it":      {"  spaces stay empty\n\nmay dig\n  1 from tableau to foundations\n", dead, false},
		"another takes others":    {"  spaces stay empty\n\nmay dig\n  1 from stock to waste\n\nwaste\n", dead, true},
		"it is gathered": {
			"  spaces stay empty\n\nmay redeal once\n  gather tableau\n  3 to each tableau\n",
			"t1: QS KS\nt2: AS\nleft redeal 1\n", false,
		},
		"no king makes a pair with it":   {pairs + "pair same rank from tableau\n", dead, true},
		"a king makes a pair with it":    {pairs + "pair same rank from tableau\n", "t1: QS KS\nt2: AS KH\n", false},
		"a king that comes up does":      {pairs + "pair same rank from tableau\n", "t1: QS KS\nt2: KH AS\n", false},
		"a king under it does not":       {pairs + "pair same rank from tableau\n", "t1: QS KH KS\nt2: AS\n", true},
		"no total with it":               {pairs + "pair totalling 14 from tableau\n", "t1: QS KS\nt2: 2S\n", true},
		"a total with it":                {pairs + "pair totalling 15 from tableau\n", "t1: QS KS\nt2: 2S\n", false},
		"three leave together":           {pairs + "3 cards totalling 15 from tableau\n", dead, false},
		"a named pair without the other": {pairs + "set king two from tableau\n", dead, true},
		"a cell takes it":                {"  spaces stay empty\n\ncells 1\n", dead, false},
		"they change places":             {"  spaces stay empty\n  swap king with any card\n", dead, false},
		"cards come under them":          {"  spaces stay empty\n  takes two at bottom\n", dead, false},
		"only from elsewhere": {
			"  spaces take king from waste\n\nwaste\n",
			dead, true,
		},
		"it stays on its pile":       {"  spaces take king\n  plays only to foundations\n", dead, true},
		"won with fewer cards":       {"  spaces stay empty\n\nwin when all aces on foundations\n", dead, false},
		"won when cards are covered": {"  spaces stay empty\n\nwin when cards in stock is 0\n", dead, false},
	} {
		t.Run(name, func(t *testing.T) {
			text := head + c.rules
			if !strings.Contains(c.rules, "win when") {
				text += "\nwin when tableau empty\n"
			}
			sheet, found := rules.Load(&rules.Library{}, "cold.pat", []byte(text))
			if found.Errors() > 0 {
				t.Fatal(found[0].Message)
			}
			s := deal(t, sheet, 1)
			at, err := notation.For(s.Game()).ReadBoard(c.board, true)
			if err != nil {
				t.Fatal(err)
			}
			if got := frozen.New(s.Game().Machine()).RulesOut(at.Machine()); got != c.rulesOut {
				t.Errorf("no win: %t, want %t", got, c.rulesOut)
			}
		})
	}
}
