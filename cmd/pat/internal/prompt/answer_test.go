package prompt

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/numbers"
	"pat/interp/play"
)

// Lines are broken at words, as far in as they began; what has no blank stays whole.
func TestWrap(t *testing.T) {
	for _, c := range []struct {
		line  string
		width int
		want  []string
	}{
		{"one two three", 80, []string{"one two three"}},
		{"one two three", 13, []string{"one two three"}},
		{"one two three", 12, []string{"one two", "three"}},
		{"one two three", 7, []string{"one two", "three"}},
		{"one two three", 6, []string{"one", "two", "three"}},
		{"    one two three", 11, []string{"    one two", "    three"}},
		{"uninterrupted", 5, []string{"uninterrupted"}},
		{"uninterrupted words", 5, []string{"uninterrupted", "words"}},
		{"♠♠♠ ♠♠♠", 7, []string{"♠♠♠ ♠♠♠"}},
		{"", 5, []string{""}},
	} {
		if got := Wrap(c.line, c.width); !slices.Equal(got, c.want) {
			t.Errorf("%q at %d: %q, want %q", c.line, c.width, got, c.want)
		}
	}
}

// A search touches neither prompt nor session until its answer is asked for, so that the player may
// go on meanwhile; then its answer is of another position, and is not given.
func TestSearchApart(t *testing.T) {
	for _, word := range []string{"hint", "auto", "new winnable"} {
		t.Run(word, func(t *testing.T) {
			p := &Prompt{Session: session(t, "klondike", 17), World: &desk{}, Terminal: true}
			a := p.Command(word)
			if a.Search == nil || a.Show || a.Say != nil {
				t.Fatalf("answered at once: %+v", a)
			}
			ctx, cancel := context.WithCancel(context.Background())
			cancel()
			done := make(chan func() Answer)
			go func() { done <- a.Search.Run(ctx) }()
			p.Command("turn")
			before := p.Session.State.Key()
			if a := (<-done)(); !a.Stale || a.Say != nil || a.Show {
				t.Errorf("an answer of another position: %+v", a)
			}
			if p.Session.State.Key() != before || len(p.Session.Made()) != 1 {
				t.Error("the game was touched")
			}
		})
	}
}

// Whether the game can be won is worth knowing once it has gone on, too: the answer says of which
// position it is, and what was found is remembered of that.
func TestWinnableLater(t *testing.T) {
	p := &Prompt{Session: session(t, "bakers-dozen", 17), World: &desk{}, Terminal: true}
	a := p.Command("winnable")
	if a.Search == nil || !a.Search.Lasts {
		t.Fatalf("%+v", a)
	}
	answer := a.Search.Run(t.Context())
	p.Command("t3 t10")
	if p.Session.Count() != 1 {
		t.Fatal("no move was made")
	}
	if a := answer(); a.Stale || strings.Join(a.Say, " ") != "As it stood when you asked, the game could be won." {
		t.Errorf("%+v", a)
	}
	p.Command("undo")
	if a := p.Command("winnable").Search.Run(canceled(t))(); len(a.Say) == 0 || !strings.HasPrefix(a.Say[0], "Yes") {
		t.Errorf("what was found is forgotten: %+v", a)
	}
	stopped := p.Command("winnable").Search.Run(canceled(t))
	p.Command("new 18")
	if a := stopped(); !a.Stale {
		t.Errorf("an answer of another game: %+v", a)
	}
}

// canceled is a context that is done.
func canceled(t *testing.T) context.Context {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	return ctx
}

// Where the deal waits for a choice, a hint that stands in the place of its question says so; a new
// deal, whose board comes with the question, does not, nor does a search that tells nothing.
func TestTheDealStillWaits(t *testing.T) {
	const still = "The deal still waits"
	for word, reminds := range map[string]bool{"hint": true, "new winnable": false} {
		p := &Prompt{Session: session(t, "dutchess", 3), World: &desk{}, Terminal: true}
		a := p.Command(word).Search.Run(t.Context())()
		if said := strings.Join(a.Say, " "); said == "" || strings.Contains(said, still) != reminds {
			t.Errorf("%s: %q", word, said)
		}
	}
	p := &Prompt{Session: session(t, "dutchess", 3), World: &desk{}, Terminal: true}
	if a := p.reminded(Answer{}); a.Say != nil {
		t.Errorf("nothing is told, and yet %q", a.Say)
	}
}

// A long text is shown at a terminal as much at a time as there is room, until the reader has
// enough; in a pipe it is printed whole.
func TestPages(t *testing.T) {
	text := strings.Repeat("line\n", 25)
	for _, c := range []struct {
		name     string
		terminal bool
		answers  []string
		lines    int
		asked    int
	}{
		{"pipe", false, nil, 25, 0},
		{"to the end", true, []string{"", ""}, 25, 2},
		{"enough", true, []string{"", "q"}, 18, 2},
		{"left", true, nil, 9, 1},
		{"something typed", true, []string{" t5 f"}, 9, 1},
		{"a word that begins with q", true, []string{"", "quit"}, 18, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out bytes.Buffer
			asked := 0
			p := &Prompt{
				Out: &out, Terminal: c.terminal, Look: Look{Height: func() int { return 10 }},
				read: func(string) (string, error) {
					asked++
					if len(c.answers) < asked {
						return "", errCleared
					}
					return c.answers[asked-1], nil
				},
			}
			p.page(text)
			if n := strings.Count(out.String(), "line\n"); n != c.lines || asked != c.asked {
				t.Errorf("%d lines and %d questions, want %d and %d", n, asked, c.lines, c.asked)
			}
			typed := strings.TrimSpace(append(c.answers, "")[max(0, len(c.answers)-1)])
			if line, _ := p.next(p.read); typed != "" && typed != "q" && line != typed {
				t.Errorf("%q was typed, and is answered next as %q", typed, line)
			}
		})
	}
}

// undo takes back all that one command did, and redo makes it again.
func TestUndoTakesBackACommand(t *testing.T) {
	out := run(t, "bakers-dozen", "t3 t1\nundo\nauto\nundo\nredo\n")
	if !strings.Contains(out, "Taken back: t3 t1.") {
		t.Errorf("of one move:\n%s", out)
	}
	_, rest, _ := strings.Cut(out, "\nPlayed: t9 f, t7 f, t13 f.\n")
	if !strings.Contains(rest, "Taken back: t13 f, t7 f, t9 f.") ||
		!strings.Contains(rest, "Made again: t9 f, t7 f, t13 f.") {
		t.Errorf("of several:\n%s", out)
	}
}

// restart is taken back by undo as well, unless the moves went another way since.
func TestUndoRestart(t *testing.T) {
	const said = "The game is again as it was before `restart`."
	out := run(t, "bakers-dozen", "t3 t1\nt13 f\nrestart\nundo\nundo\n")
	if !strings.Contains(out, "The deal begins again; `undo` takes that back.") {
		t.Errorf("nothing is said of a restart:\n%s", out)
	}
	if !strings.Contains(out, said+"\n> undo\n") || !strings.Contains(out, "Taken back: t13 f.") {
		t.Error(out)
	}
	out = run(t, "bakers-dozen", "t3 t1\nrestart\nt13 f\nundo\nundo\n")
	if strings.Contains(out, said) || !strings.Contains(out, "There is no move to take back.") {
		t.Error(out)
	}
}

// The time between two commands counts for the game that is played then.
func TestTicks(t *testing.T) {
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	p := &Prompt{Session: session(t, "klondike", 17), World: &desk{}, Now: func() time.Time { return now }}
	p.Command("turn")
	now = now.Add(20 * time.Second)
	first := p.Session
	p.Command("new")
	now = now.Add(10 * time.Second)
	p.Command("turn")
	if first.Used.Time != 20*time.Second || p.Session.Used.Time != 10*time.Second {
		t.Errorf("%v and %v", first.Used.Time, p.Session.Used.Time)
	}
}

// Where the player knows all cards it is told unasked that no win is left, once, and again after
// going back before it; where cards are hidden nothing is.
func TestWarning(t *testing.T) {
	const text = `game Tiny
ranks ace two three
suits spades hearts
deal
  2 to each tableau
foundations 2
  base ace
  build up in suit
tableau 4
  build down in any suit
  move 1 card
  spaces stay empty
win when foundations full
`
	g := gametest.Of(t, text)
	warnings := func(board string, lines ...string) (said []string) {
		s, err := play.Start(g, numbers.Own(1), rules.Setting{})
		if err != nil {
			t.Fatal(err)
		}
		if s.State, err = s.Labels.ReadBoard(board, true); err != nil {
			t.Fatal(err)
		}
		p := &Prompt{Session: s, World: &desk{}, Terminal: true}
		for _, line := range lines {
			a := p.Command(line)
			text := ""
			if a.After != nil {
				text = strings.Join(a.After.Run(context.Background())().Say, " ")
			}
			said = append(said, text[:min(len(text), 11)])
		}
		return said
	}
	// 2S on 3H buries AS, on which it must go, for ever.
	board := "t1: AS 3H\nt2: 2S\nt3: AH 3S\nt4: 2H"
	got := warnings(board, "t2 t1", "t4 t3", "undo", "undo", "t2 t1")
	if want := []string{"This can no", "", "", "", "This can no"}; !slices.Equal(got, want) {
		t.Errorf("warned %q, want %q", got, want)
	}
	if got := warnings("t1: (AS) 3H\nt2: 2S\nt3: AH 3S\nt4: 2H", "t2 t1"); got[0] != "" {
		t.Errorf("a card is hidden: %q", got)
	}
}

// The top of a stock that lies open is known by its name, as any open card.
func TestOpenTopOfStockByName(t *testing.T) {
	p := &Prompt{Session: session(t, "pyramid", 556153561), World: &desk{}}
	for _, line := range []string{"kh", "4d 9c", "9h 4h"} {
		if a := p.Command(line); !a.Show {
			t.Fatalf("%s: %q", line, a.Say)
		}
	}
	if a := p.Command("why 7h"); strings.Contains(strings.Join(a.Say, ""), "not lie open") {
		t.Errorf("%q", a.Say)
	}
}

// What a friend is to type is a line or two: it is said below the board, and opens no page.
func TestShareIsSaid(t *testing.T) {
	p := &Prompt{Terminal: true, Session: session(t, "bakers-dozen", 17), World: &desk{}}
	if a := p.Command("share"); a.Text != "" || len(a.Say) != 2 || a.Say[1] != "pat play" {
		t.Errorf("a text %q, said %q", a.Text, a.Say)
	}
}
