package trial

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/numbers"
)

// run tries a rule file: a text, or a game of the library.
func run(t testing.TB, ctx context.Context, text string, p Plan) *Report {
	t.Helper()
	g := gametest.Of(t, text)
	var err error
	if p.Deals, err = numbers.ParseRange("1-8"); err != nil {
		t.Fatal(err)
	}
	p.Moves, p.Positions = 150, 2000
	r, err := Run(ctx, g, rules.Setting{}, p, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// dozen is a game in which all is in order, but for what is put into it.
func dozen(deal, tableau, more string) string {
	return "game Test\n\ndeal\n  4 to each tableau\n" + deal + "\nfoundations 4\n  base ace\n" +
		"  build up in suit\n\n" +
		"tableau 13\n  build down in any suit\n  move 1 card\n" +
		tableau + "\n" + more + "\nwin when foundations full\n"
}

// What an author will hardly have meant is found, and nothing of a game where there is none of it.
func TestFindings(t *testing.T) {
	flip := "game Flip\n\ndeal\n  rest to stock\n\nstock\n  turn 1 to waste\n\nwaste\n\nwin when stock empty\n"
	for _, c := range []struct{ name, text, finding, says string }{
		{
			"a line that cannot be used",
			dozen("", "  spaces take any card\n  build up in suit when foundations full\n", ""),
			"unused-line", "test.pat:14: `build up in suit when foundations full` was never used",
		},
		{
			"a zone for nothing", dozen("", "  spaces take king\n", "reserve 2\n"),
			"idle-zone", "No card ever lies on the reserve.",
		},
		{
			"cards that stay",
			"game Test\n\ndeal\n  4 kings to reserve\n  4 to each tableau\n  rest to stock\n\nreserve\n\n" +
				"tableau 4\n  build down in suit\n  spaces stay empty\n\nstock\n  turn 1 to each tableau\n\n" +
				"win when stock empty\n",
			"still-card", "Never moved from where it was dealt: KC KD KH KS.",
		},
		{"it wins itself", flip, "always-won", "whoever moves at random wins every time"},
		{"no choice", flip, "no-choice", "only one move is legal at a time"},
		{"nobody wins", dozen("", "  spaces stay empty\n  plays only to tableau\n", ""), "never-won", "No"},
		{
			"no move at all",
			"game Test\n\ndeal\n  4 to each tableau\n\ntableau 13\n  build down in suit when tableau empty\n\n" +
				"win when tableau empty\n", "no-start", "No move is legal once the cards are dealt, in any deal.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := run(t, t.Context(), c.text, Plan{Seed: 1, Solve: 2})
			for _, f := range r.Findings {
				if f.Name == c.finding && strings.Contains(f.Text, c.says) {
					return
				}
			}
			t.Errorf("no %s with %q in %v\n%s", c.finding, c.says, r.Findings, strings.Join(r.Sentences(), "\n"))
		})
	}
	for line, text := range map[string]string{
		"build none": "game Test\n\ndeal\n  1 to each tableau\n  rest to stock\n\nfoundations 4\n" +
			"  base ace\n  build up in suit\n\ntableau 8\n  build none\n  spaces take any card from stock at once\n" +
			"  plays only to foundations\n\nstock\n\nwin when foundations full\n",
		"at most 52 cards": "game Test\n\ndeal\n  1 to foundations\n  rest to stock\n\nfoundations\n" +
			"  base any card\n  build up or down in any suit wrapping\n  at most 52 cards\n\n" +
			"stock\n  turn 1 to waste\n  redeals 2\n\nwaste\n\nwin when foundations full\n",
	} {
		t.Run(line, func(t *testing.T) {
			for _, l := range run(t, t.Context(), text, Plan{Seed: 1}).Unused {
				if l.Text == line {
					t.Error("told of a line that must be, or that lets a pile go on")
				}
			}
		})
	}
	t.Run("uses left", func(t *testing.T) {
		r := run(t, t.Context(), dozen("", "  spaces stay empty\n", "may redeal twice when foundations full\n"+
			"  gather tableau\n  4 to each tableau\n"), Plan{Seed: 1})
		said := strings.Join(r.Sentences(), "\n")
		if !strings.Contains(said, "ended with no move left while `may redeal` had uses left") {
			t.Errorf("not told:\n%s", said)
		}
		for _, f := range r.Findings {
			if strings.Contains(f.Text, "spaces stay empty") {
				t.Errorf("told of a line that must be: %s", f.Text)
			}
		}
	})
	t.Run("a sound game", func(t *testing.T) {
		r := run(t, t.Context(), "game Sound\nvariant of bakers-dozen\n", Plan{Seed: 1, Solve: 8})
		if len(r.Findings) > 0 {
			t.Errorf("%v", r.Findings)
		}
	})
}

// Every game that was played ended in one way, every deal that was searched has one verdict, and
// the lengths lie as they must.
func TestSums(t *testing.T) {
	for _, game := range []string{"bakers-dozen", "klondike", "golf"} {
		t.Run(game, func(t *testing.T) {
			r := run(t, t.Context(), "game Sums\nvariant of "+game+"\n", Plan{Seed: 3, Solve: 4})
			if r.Done != 8 || r.Asked != 8 || len(r.Players) != 2 {
				t.Fatalf("%+v", r)
			}
			for _, p := range r.Players {
				sum, wins := 0, 0
				for _, e := range p.Ends {
					if sum += e.Games; e.How == won {
						wins += e.Games
					}
				}
				if sum != p.Games || p.Games != 8 || wins != p.Won {
					t.Errorf("%+v", p)
				}
				if m := p.Moves; m.Least > m.Median || m.Median > m.Most || m.Most > 150 {
					t.Errorf("lengths %+v", m)
				}
			}
			if n := r.Solver; n.Deals != 4 || n.Won+n.Unwinnable+n.Unknown != n.Deals {
				t.Errorf("%+v", n)
			}
			if c := r.Choice; c.Least < 1 || c.Least > c.Median || c.Median > c.Most || c.Single < 0 || c.Single > 1 {
				t.Errorf("%+v", c)
			}
		})
	}
}

// The same plan comes to the same, and another seed to something else.
func TestAgain(t *testing.T) {
	text := func(seed uint64) string {
		out, err := json.Marshal(run(t, t.Context(), "game Again\nvariant of klondike\n", Plan{Seed: seed, Solve: 2}))
		if err != nil {
			t.Fatal(err)
		}
		return strings.Replace(string(out), `"seed":2`, `"seed":1`, 1)
	}
	once, again := text(1), text(1)
	if once != again {
		t.Error("one plan came to two reports")
	}
	if once == text(2) {
		t.Error("the seed changes nothing")
	}
}

// A trial that is broken off tells of what was played to its end, and no more.
func TestBrokenOff(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	r := run(t, ctx, "game Off\nvariant of klondike\n", Plan{Seed: 1, Solve: 2})
	if r.Done != 0 || r.Players[0].Games != 0 || r.Solver.Deals != 0 || len(r.Findings) != 0 {
		t.Errorf("%+v", r)
	}
	if s := r.Sentences(); len(s) != 2 || s[1] != "No game came to its end." {
		t.Errorf("%q", s)
	}
}
