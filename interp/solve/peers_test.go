package solve

import (
	"context"
	"encoding/csv"
	"os"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/internal/reduce"
	"pat/interp/numbers"
)

// peer compiles a rule file of testdata/peers.
func peer(t testing.TB, name string) *reduce.Game {
	t.Helper()
	lib := &rules.Library{Shelves: []rules.Shelf{
		{FS: os.DirFS("../../testdata/peers")}, {FS: games.FS},
	}}
	sheet, ds, err := rules.Open(lib, name)
	if err != nil || ds.Errors() > 0 {
		t.Fatalf("%s: %v %v", name, err, ds)
	}
	g, err := compile(sheet, sheet.Defaults())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func peerDeal(t testing.TB, g *reduce.Game, deal string) *reduce.State {
	t.Helper()
	id, err := numbers.Parse(deal)
	if err != nil {
		t.Fatal(err)
	}
	s, err := id.Deal(played(t, g), g.Setting)
	if err != nil {
		t.Fatal(err)
	}
	return seen(t, s)
}

// Whatever Solve decides about a deal agrees with what other solvers found: over the first deals of
// each of their games with few positions in an everyday run, over all of them with as many as it
// takes where PAT_DEALS is set.
func TestVerdictsOfPeers(t *testing.T) {
	f, err := os.Open("../../testdata/peers/verdicts.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	deals, limits := 5, Limits{Positions: 20_000}
	if os.Getenv("PAT_DEALS") != "" {
		deals, limits = 1000, Limits{Positions: 1_000_000}
	}
	compiled := map[string]*reduce.Game{}
	met := map[string]int{}
	decided := map[string]int{}
	for _, r := range rows[1:] {
		name, deal, want := r[0], r[1], r[2]
		if met[name]++; met[name] > deals {
			continue
		}
		g := compiled[name]
		if g == nil {
			g = peer(t, name)
			compiled[name] = g
		}
		rep := search(context.Background(), peerDeal(t, g, deal), limits)
		switch got := rep.Verdict.String(); {
		case got == want:
			decided[want]++
		case rep.Verdict != Unknown:
			t.Errorf("%s %s is %s, others say %s", name, deal, got, want)
		case strings.Contains(rep.Reason, "dropped"):
			t.Errorf("%s %s: %s", name, deal, rep.Reason)
		}
	}
	t.Logf("agreed on %d won and %d unwinnable deals", decided["won"], decided["unwinnable"])
	if decided["won"] < len(compiled) || decided["unwinnable"] < len(compiled)/2 {
		t.Errorf("too few deals were decided: %v", decided)
	}
}

// benchPeers are games that ask different things of a search.
var benchPeers = []string{
	"bakers-dozen", "free-cell", "klondike", "canfield", "spanish-norem", "good-measure-AS-AH",
	"black-hole",
}

// BenchmarkProver reports positions a second of the complete search.
func BenchmarkProver(b *testing.B) {
	for _, name := range benchPeers {
		b.Run(name, func(b *testing.B) {
			g := peer(b, name)
			positions := int64(0)
			for b.Loop() {
				s, err := peerDeal(b, g, "solvitaire:1").ForSearch()
				if err != nil {
					b.Fatal(err)
				}
				p := newProver(s, DefaultMemory, true)
				p.run(context.Background(), 100_000)
				positions += p.positions
			}
			b.ReportMetric(float64(positions)/b.Elapsed().Seconds(), "positions/s")
		})
	}
}

// BenchmarkSolve reports deals a second, over deals 1, 2, 3 … with at most 200,000 positions each,
// and how many of them were left open.
func BenchmarkSolve(b *testing.B) {
	for _, name := range benchPeers {
		b.Run(name, func(b *testing.B) {
			g := peer(b, name)
			open := 0
			deal := 0
			for b.Loop() {
				deal++
				s := mustDeal(b, g, uint64(deal))
				if search(context.Background(), s, Limits{Positions: 200_000}).Verdict == Unknown {
					open++
				}
			}
			b.ReportMetric(float64(deal)/b.Elapsed().Seconds(), "deals/s")
			b.ReportMetric(float64(open)/float64(deal), "open/deal")
		})
	}
}
