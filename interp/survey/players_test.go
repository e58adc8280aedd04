package survey

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

func played(t *testing.T, p *Player, s *interp.State, seed uint64, most int) Record {
	t.Helper()
	r, ok := p.Play(t.Context(), s, seed, most)
	if !ok {
		t.Fatal("it was not played to its end")
	}
	return r
}

// A player stops where nobody waits for it any more, and what it has not played to its end is no
// record.
func TestPlayersAreStopped(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	for i := range Players {
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
		defer cancel()
		if Players[i].Name == "greedy" {
			cancel() // it may come to an end of its own soon
		}
		if r, ok := Players[i].Play(ctx, gametest.Deal(t, g, 1), 1, math.MaxInt); ok {
			t.Errorf("%s: %+v", Players[i].Name, r)
		}
	}
}

// A deal is always played in the same way, and another seed plays otherwise.
func TestPlayersAreFixedByTheSeed(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	for _, p := range Players {
		differ := false
		for n := range uint64(20) {
			sa, sb, sc := gametest.Deal(t, g, n), gametest.Deal(t, g, n), gametest.Deal(t, g, n)
			a, b := played(t, &p, sa, n, 500), played(t, &p, sb, n, 500)
			if a.Moves != b.Moves || a.Verdict != b.Verdict || a.Reason != b.Reason || sa.Key() != sb.Key() {
				t.Errorf("%s, deal %d: %+v, then %+v", p.Name, n, a, b)
			}
			played(t, &p, sc, n+1, 500)
			differ = differ || sa.Key() != sc.Key()
			if a.Verdict == Lost && a.Reason == "" || a.Moves > 500 || a.Moves == 0 {
				t.Errorf("%s, deal %d: %+v", p.Name, n, a)
			}
		}
		if !differ {
			t.Errorf("%s does not care for the seed", p.Name)
		}
	}
}

// Each legal move is as likely as another, those to equal positions being one: of 4000 first moves,
// none is off by five standard deviations.
func TestRandomIsUniform(t *testing.T) {
	g := gametest.Shipped(t, "bakers-dozen")
	s := gametest.Deal(t, g, 17)
	moves := s.DistinctMoves(nil)
	tally := map[interp.Key]float64{}
	random := &Players[slices.IndexFunc(Players, func(p Player) bool { return p.Name == "random" })]
	const n = 4000
	for seed := range uint64(n) {
		c := s.Clone()
		if r := played(t, random, c, seed, 1); r.Moves != 1 || r.Reason != "1 moves were made" {
			t.Fatalf("%+v", r)
		}
		tally[c.Key()]++
	}
	if len(tally) != len(moves) {
		t.Errorf("%d of %d moves were made", len(tally), len(moves))
	}
	p := 1 / float64(len(moves))
	for _, k := range tally {
		if d := k - n*p; d*d > 25*n*p*(1-p) {
			t.Errorf("a move was made %v times of %d; %d are legal", k, n, len(moves))
		}
	}
}

// The order of the greedy player's wishes, one position each.
func TestGreedyWishes(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	l := notation.For(g)
	greedy := &Players[slices.IndexFunc(Players, func(p Player) bool { return p.Name == "greedy" })]
	for board, want := range map[string]string{
		"f1: AS\nt1: (KH) 2S\nt2: (9C) 5H\nt3: 6C":       "f1: AS 2S", // out, rather than a card turned up
		"t1: (KH) 5H\nt2: 6C\nt3: 4S\nt4: 5D":            "t2: 6C 5H", // a card turned up, rather than a space
		"t1: 5H\nt2: (KC) (2D) 6C\nw: 7S":                "t2: (KC) (2D) 6C 5H",
		"w: 5H\nt2: (KC) 6C\nt3: (9S) JC\nt4: JS 10D 9C": "t2: (KC) 6C 5H", // into play, rather than run to run
		// the stock, rather than what lies as well already
		"t1: 9S 8H\nt2: 9C\ns: (2S) (3S) (4S)": "w: 4S 3S 2S",
	} {
		s, err := l.ReadBoard(board, true)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(8) {
			c := s.Clone()
			played(t, greedy, c, seed, 1)
			after := l.Board(c)
			if !slices.Contains(splitLines(after), want) {
				t.Errorf("%q: the first move led to\n%s", board, after)
			}
		}
	}
}

func splitLines(s string) []string {
	var out []string
	for len(s) > 0 {
		i := slices.Index([]byte(s), '\n')
		out = append(out, s[:i])
		s = s[i+1:]
	}
	return out
}

// The greedy player is better than chance, and comes to an end without a bound.
func TestGreedyEndsAndIsBetter(t *testing.T) {
	for _, id := range []string{"klondike", "bakers-dozen", "freecell"} {
		g := gametest.Shipped(t, id)
		out := map[string]int{}
		for n := range uint64(30) {
			for i := range Players {
				s := gametest.Deal(t, g, n)
				most := 300
				if Players[i].Name == "greedy" {
					most = 100_000
				}
				r := played(t, &Players[i], s, n, most)
				if Players[i].Name == "greedy" && r.Moves == most {
					t.Errorf("%s, deal %d: no end", id, n)
				}
				out[Players[i].Name] += look(s).Out
			}
		}
		if out["greedy"] <= out["random"] {
			t.Errorf("%s: cards played out: %v", id, out)
		}
	}
}

// The greedy player does not peek: where the cards that lie hidden change places, he chooses the
// same move. In every game with hidden cards, at the deal and some moves later.
func TestGreedyDoesNotPeek(t *testing.T) {
	compared := 0
	for n, id := range gametest.Library().IDs() {
		s := gametest.Deal(t, gametest.Shipped(t, id), 1)
		r := rand.New(rand.NewPCG(uint64(n), 3))
		for range 12 {
			moves := slices.Clone(s.DistinctMoves(nil))
			m, ok := best(s, moves, nil, rand.New(rand.NewPCG(1, 0)))
			if !ok {
				break
			}
			if other := permuted(s, r); other != nil && slices.Equal(other.DistinctMoves(nil), moves) {
				compared++
				if o, _ := best(other, moves, nil, rand.New(rand.NewPCG(1, 0))); o != m {
					t.Errorf("%s: he chooses %v, and with other cards hidden %v", id, m, o)
				}
			}
			s.Apply(m)
		}
	}
	t.Logf("%d positions", compared)
	if compared < 1000 {
		t.Errorf("only %d positions were compared", compared)
	}
}

// permuted is a position with its hidden cards at other places; nil where there are none to move.
func permuted(s *interp.State, r *rand.Rand) *interp.State {
	var spots []interp.Spot
	var kinds []cards.Kind
	for p := range s.Game().Piles() {
		for at := range s.Len(p) {
			if c := s.Card(p, at); c.Down() {
				spots, kinds = append(spots, interp.Spot{Pile: p, At: at}), append(kinds, c.Kind())
			}
		}
	}
	if len(kinds) < 2 {
		return nil
	}
	r.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	return s.Imagine(spots, kinds, r.Uint64())
}
