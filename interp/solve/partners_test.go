package solve

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pat/interp/gametest"
	"pat/interp/internal/reduce"
)

// pairingGame is a small game in which cards leave in pairs.
func pairingGame(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("game Pairing")
	ranks := 4 + r.IntN(2)
	line("ranks ace to %s", []string{"four", "five"}[ranks-4])
	line("suits %s\n", pick(r, "spades hearts", "spades hearts clubs"))
	stock, reserve, picture := r.IntN(3) > 0, r.IntN(3) == 0, r.IntN(2) == 0
	line("deal")
	if reserve {
		line("  %d to reserve", 1+r.IntN(2))
	}
	switch {
	case !stock && picture:
		line("  1 to each tableau\n  rest to reserve")
		reserve = true
	case !stock:
		line("  rest to each tableau")
	case picture:
		line("  1 to each tableau\n  rest to stock")
	default:
		line("  %d to each tableau%s\n  rest to stock", 1+r.IntN(2), pick(r, "", "", " top face up"))
	}
	if picture {
		line("tableau")
		rows := pick(r, ". * ./* . *", ". . * . ./. * . * ./* . * . *", "* . * . */. * . * ./. . * . .")
		for row := range strings.SplitSeq(rows, "/") {
			line("  row %s", row)
		}
		line("  covered by next row")
	} else {
		line("tableau %d", 2+r.IntN(3))
	}
	line("  %s", pick(r, "build none", "build none", "build none", "build none", "build up in suit"))
	line("  %s", pick(r, "spaces stay empty", "spaces stay empty", "spaces stay empty", "spaces take any card",
		"spaces take any card from waste", "spaces close up"))
	if r.IntN(8) == 0 {
		line("cells 1\n  takes %s", pick(r, "two", "any card from tableau"))
	}
	if reserve {
		line("reserve 1")
	}
	from := pick(r, "", " from tableau", " from tableau or waste", " from tableau or waste or stock")
	if !stock {
		from = strings.TrimSuffix(from, " or stock")
	}
	if reserve && from != "" {
		from += " or reserve"
	}
	line("discard")
	total := fmt.Sprintf("pair totalling %d", ranks)
	line("  takes %s%s%s", pick(r, total, total, fmt.Sprintf("pair totalling %d", ranks+1), "pair same rank",
		"pair up in any suit", "pair same suit", "set ace two"), from,
		pick(r, "", "", "", " at once", " twice", " when waste empty"))
	if r.IntN(3) > 0 {
		line("  takes %s%s", pick(r, "four", "five", "ace", "spades", "set ace two three", "3 cards same suit",
			"pair same rank"), from)
	}
	if stock {
		line("stock\n%s  turn %d to %s", pick(r, "", "  top card face up\n"), 1+r.IntN(2),
			pick(r, "waste", "waste", "waste", "each tableau"))
		if n := r.IntN(3); n > 0 {
			line("  redeals %s", pick(r, "1", "2", "unlimited"))
		}
	}
	line("waste")
	if r.IntN(8) == 0 {
		line("may tidy once\n  1 from tableau 1 to %s", pick(r, "waste", "discard", "tableau 2"))
	}
	line("win when %s", pick(r, "all cards in discard", "all cards in discard", "tableau empty", "waste empty"))
	return b.String()
}

// Where partners say that some card can never go, the complete search without any pruning says so
// too; and they are asked where the rules let them.
func TestPartnersAreMissing(t *testing.T) {
	files := 600
	if testing.Short() {
		files = 150
	}
	asked, missing, alive := 0, 0, 0
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 47))
		text := pairingGame(r)
		g := fromText(t, text)
		for deal := range uint64(3) {
			_, s := dealt(t, g, deal)
			partners := s.Game().Partners()
			if partners == nil {
				break
			}
			asked++
			found := reduce.Pairing{}
			hopeless := func(s *reduce.State) bool { return partners.Hopeless(s, &found) }
			said, won := heldAgainstSearch(t, r, s, 6, 1, hopeless, text)
			missing, alive = missing+said, alive+won
		}
	}
	t.Logf("asked in %d deals of %d games; in %d positions partners were missing, %d of the others can be won", asked,
		files, missing, alive)
	if asked < files || missing < files || alive < files/2 {
		t.Error("too few positions say something")
	}
}

// stockOfPairs is a small game in which cards leave in pairs with those of a stock and its waste.
func stockOfPairs(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	ranks := 4 + r.IntN(3)
	line("game Stock of Pairs")
	line("ranks ace to %s\nsuits spades hearts", []string{"four", "five", "six"}[ranks-4])
	line("deal\n  1 to each tableau%s\n  rest to stock", pick(r, "", "", "\n  1 to waste"))
	if r.IntN(2) == 0 {
		line("tableau\n  row . * .\n  row * . *\n  covered by next row")
	} else {
		line("tableau %d", 1+r.IntN(4))
	}
	line("  build none\n  spaces stay empty")
	line("stock\n%s  turn %s to waste", pick(r, "", "  top card face up\n", "  top card face up\n"),
		pick(r, "1", "1", "1", "2", "3"))
	if redeals := pick(r, "", "1", "1", "2", "unlimited"); redeals != "" {
		line("  redeals %s", redeals)
	}
	from := func() string {
		return pick(r, "tableau or waste or stock", "tableau or waste or stock", "tableau or waste", "tableau or stock",
			"waste or stock")
	}
	pair := pick(r, fmt.Sprint("pair totalling ", ranks), fmt.Sprint("pair totalling ", ranks+1), "pair same rank",
		"pair up in any suit")
	line("waste\ndiscard\n  takes %s from %s%s", pair, from(),
		pick(r, "", "", "", " at once", " twice", " when waste empty", " when stock empty"))
	for range r.IntN(3) {
		line("  takes %s from %s%s", pick(r, "ace", "two", "four", "pair same rank", "set ace two",
			"set ace two three"), from(), pick(r, "", "", "", " at once"))
	}
	line("win when %s", pick(r, "all cards in discard", "all cards in discard", "tableau empty"))
	return b.String()
}

// The search of games of pairs that turns the stock and plays as one step, and plays forced pairs
// at once, finds out what the search of every move finds out.
func TestPairsAreSearchedCompletely(t *testing.T) {
	files := 1500
	if testing.Short() {
		files = 400
	}
	rounds, won, lost := 0, 0, 0
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 53))
		text := stockOfPairs(r)
		g := fromText(t, text)
		for deal := range uint64(4) {
			_, s := dealt(t, g, deal)
			all, few := newProver(s.Clone(), 64<<20, false), newProver(s.Clone(), 64<<20, true)
			all.run(context.Background(), 20_000)
			few.run(context.Background(), 20_000)
			switch {
			case !all.done || !few.done:
				continue
			case all.won != few.won:
				t.Fatalf("deal %d: it is won: %t, and the search that leaves out says %t\n%s", deal, all.won,
					few.won, text)
			case all.won:
				won++
			default:
				lost++
			}
			if cy := s.Game().Cycle; cy != nil && !cy.TopOnly() {
				rounds++
			}
		}
	}
	t.Logf("%d deals are won, %d are not; in %d the stock goes round", won, lost, rounds)
	if rounds < files/8 || won < files/4 || lost < files/4 {
		t.Error("too few deals say something")
	}
}

// Many deals of games of pairs are known to hold no win without a search: some card has no partner,
// or pairs would have to wait for each other.
func TestPairsWaitForEachOther(t *testing.T) {
	for game, deals := range map[string][]uint64{"pyramid": {1, 6, 12, 15, 16, 21}, "giza": {6, 20, 22}} {
		g := gametest.Shipped(t, game)
		for _, deal := range deals {
			rep := Solve(context.Background(), gametest.Deal(t, g, deal), Limits{Positions: 1000})
			if rep.Verdict != Unwinnable || rep.Positions > 2 {
				t.Errorf("%s, deal %d: %s after %d positions", game, deal, rep.Verdict, rep.Positions)
			}
		}
	}
}

// A stock that goes round is no choice of its own in games of pairs, and pairs that must leave
// together do as soon as they can: few positions are left to be looked at.
func TestStockOfPairsGoesRound(t *testing.T) {
	for game, deals := range map[string][]uint64{"pyramid": {27, 32}, "triangle": {20, 24, 27}, "cheops": {2, 6}} {
		g := gametest.Shipped(t, game)
		for _, deal := range deals {
			rep := Solve(context.Background(), gametest.Deal(t, g, deal), Limits{Positions: 20_000})
			if rep.Verdict == Unknown {
				t.Errorf("%s, deal %d: %s after %d positions", game, deal, rep.Reason, rep.Positions)
			}
		}
	}
}

// A card that may leave alone waits where others need it, and goes where it helps.
func TestCardsThatOthersNeedWait(t *testing.T) {
	for name, lines := range map[string]string{
		"three leave together": "discard\n  takes set ace two three\n  takes three\n  takes four\n" +
			"win when all cards in discard",
		"a discard stays bare": "discard bare\n  takes pair totalling 5\ndiscard\n  takes pair totalling 5\n" +
			"win when tableau empty and bare empty",
	} {
		_, s := dealt(t, fromText(t, `game Waiting
ranks ace to four
suits spades hearts
deal
  1 to each tableau
tableau 8
  build none
  spaces stay empty
`+lines+"\n"), 1)
		p := newProver(s, 1<<20, true)
		if p.run(context.Background(), 10_000); !p.won {
			t.Errorf("%s: it is not won", name)
		}
	}
}
