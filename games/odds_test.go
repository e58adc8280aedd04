package games_test

import (
	"math"
	"slices"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/gametest"
	"pat/interp/odds"
	"pat/interp/survey"
)

func oddsTable(t *testing.T) *odds.Table {
	t.Helper()
	table, err := odds.Parse(games.Odds)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

const makeOdds = "`go run ./cmd/pat odds games/odds.txt` makes what is missing"

// Every shipped game has a row in the table of odds, made with the rules it has now.
func TestOddsAreOfTheseRules(t *testing.T) {
	table := oddsTable(t)
	ids := gametest.Library().IDs()
	for _, id := range ids {
		sheet, _, err := rules.Open(gametest.Library(), id)
		if err != nil {
			t.Fatal(err)
		}
		row, ok := table.Of(id)
		switch {
		case !ok:
			t.Errorf("%s has no odds; %s", id, makeOdds)
		case row.Rules != sheet.Hash():
			t.Errorf("the odds of %s are of other rules (hash %s, now %s); %s", id, row.Rules, sheet.Hash(), makeOdds)
		case row.Engine > odds.Engine:
			t.Errorf("the odds of %s are of engine %d; there is only %d", id, row.Engine, odds.Engine)
		case row.Deals < odds.Least || row.Played < odds.Least:
			t.Errorf("of %s only %d deals were solved, and %d played", id, row.Deals, row.Played)
		}
	}
	for _, r := range table.Rows {
		if !slices.Contains(ids, r.Game) {
			t.Errorf("there are odds of %s, but no such game", r.Game)
		}
	}
	if string(table.Format()) != games.Odds {
		t.Errorf("the table is not as it is made: what can be worked out differs; %s", makeOdds)
	}
}

// What a row proves is so, whatever the engine: some games that are quickly done are measured
// again.
func TestOddsAreTrue(t *testing.T) {
	again := 0
	for _, r := range oddsTable(t).Rows {
		if r.Unknown() > 0 || r.Effort[2] > 60 || r.Engine != odds.Engine || again == 6 {
			continue
		}
		again++
		g, _ := compiled(t, r.Game)
		now, ok, err := odds.Measure(t.Context(), r.Game, g, odds.Limits{
			Positions: r.Limit, Deals: r.Deals, Effort: math.MaxInt64, Played: min(r.Played, 1000),
		})
		if err != nil || !ok {
			t.Fatal(r.Game, err)
		}
		if now.Won != r.Won || now.Unwinnable != r.Unwinnable {
			t.Errorf("%s: %d deals can be won and %d cannot, not %d and %d; %s", r.Game, now.Won, now.Unwinnable, r.Won,
				r.Unwinnable, makeOdds)
		}
		// The greedy player plays as he did, but for what chance does to a share.
		low, high := survey.Wilson(now.PlayedWon, now.Played)
		if share := float64(r.PlayedWon) / float64(r.Played); share < low-0.02 || share > high+0.02 {
			t.Errorf("%s: the greedy player wins %d of %d, not %d of %d; raise odds.Engine", r.Game, now.PlayedWon,
				now.Played, r.PlayedWon, r.Played)
		}
	}
	if again < 4 {
		t.Errorf("only %d games were measured", again)
	}
}

// Charlie Blake and Ian Gent, JAIR 85:21, 2026, tables 1 and 2: percent that can be won and half of
// the 95 % interval, of games whose rules are those of a shipped one. Others of the same name are
// not: our Thirty-Six lays aces out while it deals, our Fan deals a single card to the last pile,
// our Spanish Patience takes no cards back.
var published = map[string][2]float64{
	"carpet":               {95.186, 0.014}, // their preset with the aces out
	"canfield-any-run":     {71.245, 0.031}, // canfield moves no parts of piles
	"freecell-one-cell":    {19.348, 0.093},
	"freecell-two-cells":   {79.544, 0.091},
	"freecell-three-cells": {99.3583, 0.0162},
	"bakers-game":          {75.053, 0.028},
	"eight-off":            {99.8805, 0.0022},
	"freecell":             {99.998881, 0.000207},
	"golf":                 {45.109, 0.032},
	"king-albert":          {68.542, 0.092},
	"klondike":             {81.945, 0.084},
	"alpha-star":           {47.794, 0.032},
	"beleaguered-castle":   {68.170, 0.099},
	"canfield-whole-piles": {67.562, 0.034},
	"easthaven":            {82.844, 0.100},
	"somerset":             {53.725, 0.097},
	"accordion":            {99.99948, 0.00052},
}

// The odds agree with those published: the intervals meet.
func TestOddsAreThosePublished(t *testing.T) {
	table := oddsTable(t)
	for id, p := range published {
		r, ok := table.Of(id)
		if !ok {
			t.Errorf("there are no odds of %s", id)
			continue
		}
		low, high := r.Interval()
		if 100*high < p[0]-p[1] || 100*low > p[0]+p[1] {
			t.Errorf("%s: %.1f to %.1f %% can be won, of %d deals, and published are %.3f ± %.3f %%", id,
				100*low, 100*high, r.Deals, p[0], p[1])
		}
	}
}

// The games to begin with are shipped games, each once.
func TestFirst(t *testing.T) {
	first := games.First()
	for i, id := range first {
		if !slices.Contains(gametest.Library().IDs(), id) || slices.Contains(first[:i], id) {
			t.Errorf("%s is no game, or stands twice", id)
		}
	}
	if len(first) < 5 {
		t.Errorf("only %v", first)
	}
}
