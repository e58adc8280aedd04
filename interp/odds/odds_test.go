package odds

import (
	"context"
	"reflect"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/numbers"
	"pat/interp/solve"
)

func sample() *Table {
	t := &Table{}
	t.Put(Row{
		Game: "b", Rules: "2", Engine: 1, Limit: 20, Deals: 200, Won: 150, Unwinnable: 30, Played: 1000, PlayedWon: 100,
		Moves: 90, Effort: [3]int64{10, 20, 30},
	})
	t.Put(Row{Game: "a", Rules: "1", Engine: 1, Limit: 20, Deals: 100, Played: 100, Chance: true})
	return t
}

// What is written is read again as it was, and sorted by game.
func TestTableIsReadAsWritten(t *testing.T) {
	want := sample()
	got, err := Parse(string(want.Format()))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) || got.Rows[0].Game != "a" {
		t.Errorf("%+v\nis read as\n%+v", want, got)
	}
	if r, ok := got.Of("b"); !ok || r.Unknown() != 20 {
		t.Errorf("b: %+v", r)
	}
	if r, ok := got.by("1"); !ok || r.Game != "a" {
		t.Errorf("hash 1: %+v", r)
	}
	if _, ok := got.Of("c"); ok {
		t.Error("c is there")
	}
	got.Put(Row{Game: "b", Rules: "3"})
	got.Keep([]string{"b"})
	if len(got.Rows) != 1 || got.Rows[0].Rules != "3" {
		t.Errorf("%+v", got.Rows)
	}
}

// A table that is damaged is told, with the line.
func TestDamageIsTold(t *testing.T) {
	text := string(sample().Format())
	last := strings.Count(text, "\n")
	for name, c := range map[string]struct{ old, new, want string }{
		"a figure changed":   {"  150  ", "  151  ", "do not add up"},
		"no number":          {"  150  ", "  x5x  ", "x5x is no number in column won"},
		"below zero":         {"  150  ", "  -15  ", "-15 is no number in column won"},
		"a column too many":  {"  150  ", " 1 150 ", "there are 18 columns, not 17"},
		"not in their order": {"\na ", "\nc ", "b stands after c"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Parse(strings.Replace(text, c.old, c.new, 1))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Fatalf("it is told %v", err)
			}
			if !strings.Contains(err.Error(), "line ") || last == 0 {
				t.Errorf("no line is named: %v", err)
			}
		})
	}
}

// The grades are what their page says.
func TestGrades(t *testing.T) {
	for _, c := range []struct {
		name                    string
		won, unwinnable, greedy int // of 100 each
		want                    Grade
	}{
		{"all won by anybody", 100, 0, 100, Easy},
		{"at the bound of easy", 100, 0, 20, Easy},
		{"below it", 100, 0, 19, Medium},
		{"can be won, but not so", 100, 0, 0, Medium},
		{"a game of luck", 40, 60, 40, Medium},
		{"mostly lost", 30, 70, 10, Hard},
		{"nothing is known", 0, 0, 0, Hard},
		{"lost", 2, 98, 1, VeryHard},
	} {
		r := Row{Deals: 100, Won: c.won, Unwinnable: c.unwinnable, Played: 100, PlayedWon: c.greedy}
		if got := r.grade(); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
	r := Row{Won: 100, Effort: [3]int64{10, 20, 30}}
	for effort, want := range map[int64]Grade{1: Easy, 10: Easy, 11: Medium, 29: Medium, 30: Hard, 99: Hard} {
		if g, ok := r.dealGrade(effort); !ok || g != want {
			t.Errorf("a deal won after %d positions is %s, %v", effort, g, ok)
		}
	}
	for name, r := range map[string]Row{
		"all take the same": {Won: 100, Effort: [3]int64{52, 52, 52}},
		"too few":           {Won: 3, Effort: [3]int64{1, 2, 3}},
	} {
		if g, ok := r.dealGrade(2); ok {
			t.Errorf("%s: yet a deal is %s", name, g)
		}
	}
}

func TestSentences(t *testing.T) {
	rows := sample().Rows
	simple := &Row{Deals: 100, Played: 1000, PlayedWon: 120}
	all := (&Row{Deals: 1000, Won: 1000}).Sentence()
	for want, got := range map[string]string{
		"Of 200 deals, 150 can be won by a player who knows all cards, 30 cannot, and of 20 it is not known. " +
			"Of all deals that makes 68.6 to 89.3 percent, with 95 percent confidence. A greedy player, who looks " +
			"neither ahead nor at hidden cards, wins 100 of 1 000. A game won takes about 90 moves. " +
			"The game is of medium difficulty.": rows[1].Sentence(),
		"Of 100 deals that were searched none could be decided: whether a player who knows all cards can win it " +
			"took too long to find out. A greedy player, who " +
			"looks neither ahead nor at hidden cards, wins none of 100. Cards are shuffled in play: what can be won " +
			"is won with the shuffles of its deal. As far as that tells, the game is hard.": rows[0].Sentence(),
		"All of 1 000 deals can be won by a player who knows all cards. Of all":            all[:69],
		"medium to play, 68-90 % can be won knowing all cards, a win takes about 90 moves": rows[1].Short(),
		"perhaps hard to play, the computer won none of 100 deals":                         rows[0].Short(),
		"perhaps hard to play, the computer won 120 of 1 000 deals":                        simple.Short(),
		"at least 10 %": simple.Share(),
		"simple play won 120 of 1 000 others, more is not known": simple.ofDeals(),
		"not known":                        rows[0].Share(),
		"of 100 others tried none was won": rows[0].ofDeals(),
		"of all deals 68-90 % can":         rows[1].ofDeals(),
	} {
		if got != want {
			t.Errorf("it says\n%s\nnot\n%s", got, want)
		}
	}
}

// A row comes out the same again, counts what the solver says of each deal, and stops at its
// bounds.
func TestMeasure(t *testing.T) {
	g := gametest.Shipped(t, "castles-end")
	l := Limits{Positions: 500, Deals: 120, Effort: 1, Played: 150}
	r, ok, err := Measure(t.Context(), "x", g, l)
	if err != nil || !ok {
		t.Fatal(err)
	}
	if again, _, _ := Measure(t.Context(), "x", g, l); again != r {
		t.Errorf("%+v\nand again\n%+v", r, again)
	}
	if r.Deals != Least || r.Played != 150 || r.Rules != g.Sheet().Hash() || r.Limit != 500 {
		t.Errorf("%+v", r)
	}
	var won, unwinnable, atMost int
	for n := range uint64(Least) {
		st, err := numbers.Own(n+1).Deal(g, rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		switch rep := solved(t.Context(), st, 500); rep.Verdict {
		case solve.Won:
			won++
			if rep.Positions <= r.Effort[1] {
				atMost++
			}
		case solve.Unwinnable:
			unwinnable++
		}
	}
	if won != r.Won || unwinnable != r.Unwinnable || won == 0 {
		t.Errorf("%d won, %d unwinnable, not %d and %d", won, unwinnable, r.Won, r.Unwinnable)
	}
	if atMost < (won+1)/2 || r.Effort[0] > r.Effort[1] || r.Effort[1] > r.Effort[2] || r.Moves < 52 {
		t.Errorf("quartiles %v, %d moves; %d of %d at the median", r.Effort, r.Moves, atMost, won)
	}
	if r, ok, _ := Measure(t.Context(), "x", g, Limits{500, 120, 1 << 40, 1}); !ok || r.Deals != 120 || r.Played != 1 {
		t.Errorf("with much effort allowed: %+v", r)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, ok, _ := Measure(ctx, "x", g, l); ok {
		t.Error("it has a row though nobody waits for it")
	}
}

// A deal is graded by a search that may be shorter than that of its row: what is found within the
// shorter one took as much in the longer.
func TestEffortDoesNotDependOnTheLimit(t *testing.T) {
	for _, id := range []string{"klondike", "canfield", "bisley", "freecell"} {
		g := gametest.Shipped(t, id)
		n := 0
		for deal := range uint64(25) {
			st := gametest.Deal(t, g, deal)
			short := solved(t.Context(), st, 3000)
			if short.Verdict == solve.Unknown {
				continue
			}
			n++
			long := solved(t.Context(), st, 30_000)
			if long.Positions != short.Positions || long.Verdict != short.Verdict {
				t.Errorf("%s, deal %d: %s after %d positions, and %s after %d", id, deal,
					short.Verdict, short.Positions, long.Verdict, long.Positions)
			}
		}
		if n < 5 {
			t.Errorf("%s: only %d deals were decided", id, n)
		}
	}
}

// What is found is won by its line, and as easy or hard as was wished.
func TestFind(t *testing.T) {
	table, err := Parse(games.Odds)
	if err != nil {
		t.Fatal(err)
	}
	g := gametest.Shipped(t, "bakers-dozen")
	row, ok := table.Of("bakers-dozen")
	if !ok {
		t.Fatal("the table has no Baker's Dozen")
	}
	var deals []numbers.ID
	for i := range uint64(Tries) {
		deals = append(deals, numbers.Own(1+i))
	}
	for _, wish := range []Wish{Winnable, ToBeEasy, ToBeHard} {
		for _, row := range []*Row{row, nil} {
			f, tried, err := Find(t.Context(), g, row, wish, deals[:20])
			if err != nil || f == nil {
				t.Fatalf("%s: none of %d: %v", wish, tried, err)
			}
			st, err := f.Deal.Deal(g, g.Setting())
			if err != nil {
				t.Fatal(err)
			}
			if wish != Winnable && row != nil {
				got, _ := row.dealGrade(solved(t.Context(), st, row.Limit).Positions)
				if got.String() != string(wish) {
					t.Errorf("%s is %s: %q", f.Deal, got, f.Text)
				}
			}
			for _, m := range f.Line {
				st.Apply(m)
			}
			if st.Status() != interp.Won {
				t.Errorf("%s: the line of %s does not win", wish, f.Deal)
			}
		}
	}
	if f, tried, err := Find(t.Context(), g, row, Winnable, nil); f != nil || tried != 0 || err != nil {
		t.Errorf("among no deals it finds %v after %d: %v", f, tried, err)
	}
}

// A game of which next to no deal is won soon is searched farther, and what is said where none is
// found speaks of what was wished.
func TestFindFarther(t *testing.T) {
	table, err := Parse(games.Odds)
	if err != nil {
		t.Fatal(err)
	}
	row, _ := table.Of("spiderette")
	if row == nil {
		t.Fatal("the table has no Spiderette")
	}
	var deals []numbers.ID
	for _, n := range []uint64{201, 202, 203, 205, 206, 207, 208} {
		deals = append(deals, numbers.Own(n))
	}
	g := gametest.Shipped(t, "spiderette")
	x := &seeker{game: g, row: row, wish: ToBeEasy, within: row.graded(), times: 1}
	if _, err := x.look(t.Context(), deals); err != nil || x.best != nil {
		t.Fatalf("%+v is found at once: %v", x.best, err)
	}
	f, tried, err := Find(t.Context(), g, row, ToBeEasy, deals)
	if err != nil || f == nil {
		t.Errorf("none of %d: %v", tried, err)
	}
	for wish, want := range map[Wish]string{
		Winnable: "I tried 50 deals and found none that I can win; this game goes on.",
		ToBeEasy: "I tried 50 deals and found none that I can win, and so no easy one; this game goes on.",
	} {
		if got := wish.NoneFound(50); got != want {
			t.Error(got)
		}
	}
}
