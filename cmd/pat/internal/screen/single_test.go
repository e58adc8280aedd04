package screen

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/interp/layout"
)

// Who takes a single key for a word that is typed ends it with Enter: that plays no card. Enter
// that comes later, or a second time, plays as ever.
func TestEnterAfterASingleKey(t *testing.T) {
	for _, key := range []stroke{".", "-", "=", ",", "+"} {
		p := aPrompt(t, "bakers-dozen", 17)
		now := time.Unix(0, 0)
		p.Now = func() time.Time { return now }
		table := New(p)
		made := func(after time.Duration) bool {
			now = now.Add(after)
			before := p.Session.Count()
			table.say, table.choices = nil, 0
			table.Update(code("enter"))
			return p.Session.Count() != before || len(table.say) > 0
		}
		for _, k := range []stroke{".", "-"} { // something to undo and to redo
			table.Update(code(k))
		}
		strike := func() {
			if _, cmd := table.Update(code(key)); cmd != nil { // a hint is looked for
				table.Update(cmd())
			}
		}
		strike()
		if made(typedAsWord / 3) {
			t.Errorf("%s and Enter: %v", key, table.say)
		}
		if !made(typedAsWord / 3) {
			t.Errorf("%s, Enter and Enter: nothing is done", key)
		}
		strike()
		if !made(2 * typedAsWord) {
			t.Errorf("%s and, a while later, Enter: nothing is done", key)
		}
	}
}

// Enter after a hint makes its move, wherever the cursor is; once another key is pressed Enter is
// what it always is. The marks of a hint go where something else is picked up.
func TestEnterMakesTheHint(t *testing.T) {
	ask := func() *Table {
		table := New(aPrompt(t, "bakers-dozen", 17))
		if cmd := table.command("hint"); cmd != nil {
			table.Update(cmd())
		}
		if table.hint == nil || !strings.HasPrefix(table.say[0], "Enter makes ") {
			t.Fatalf("no move is offered: %q", table.say)
		}
		return table
	}
	slow := New(aPrompt(t, "bakers-dozen", 17))
	cmd := slow.command("hint")
	for range 2 { // the first while it is looked for
		slow.cursor = 12 // of which an ace can go
		slow.Update(code("enter"))
		if n := slow.p.Session.Count(); (n > 0) != (cmd == nil) {
			t.Fatalf("%d moves are made", n)
		}
		if cmd != nil {
			slow.Update(cmd())
			cmd = nil
		}
	}
	table := ask()
	want := table.p.Session.Labels.Format(table.p.Session.State, *table.hint)
	table.cursor = 5 // of which no card can go
	table.Update(code("enter"))
	if made := table.p.Session.Made(); len(made) != 1 || made[0] != want {
		t.Errorf("made: %q, hinted: %s", made, want)
	}
	table = ask()
	hint := *table.hint
	table.Update(code("left"))
	table.Update(code("right"))
	table.Update(code("enter"))
	if made := table.p.Session.Made(); len(made) > 0 && hint.From() != table.cursor {
		t.Errorf("made: %q", made)
	}
	table = ask()
	table.Update(code("left"))
	for table.hint.From() == table.cursor || len(table.targetsOf()) == 0 {
		table.next(1)
	}
	table.Update(code("space"))
	if table.hint != nil {
		t.Error("with other cards picked up the hint stays marked")
	}
}

// targetsOf is where the cards at the cursor can go.
func (t *Table) targetsOf() []int {
	t.held = &held{t.cursor, 0}
	defer func() { t.held = nil }()
	return t.targets()
}

// However long a hint is, it stands below the board of which it speaks.
func TestHintStaysOnTheBoard(t *testing.T) {
	table := New(aPrompt(t, "pyramid", 17))
	table.Update(tea.WindowSizeMsg{Width: 40, Height: 20})
	m := table.moves[0]
	table.answer(prompt.Answer{Say: []string{"this: " + strings.Repeat("because ", 30)}, Hint: &m})
	if table.over != nil || table.hint == nil || !strings.HasPrefix(table.say[0], "Enter makes this: because") {
		t.Errorf("it says %q, over it a text: %v", table.say, table.over != nil)
	}
}

// Places that come to the same are nowhere asked about: an ace goes to one of eight empty
// foundations by its pile, by its name, by Enter, by two clicks and by Tab, which passes over the
// others.
func TestPlacesThatComeToTheSame(t *testing.T) {
	begin := func() (*Table, int) {
		table := New(aPrompt(t, "forty-thieves", 3))
		pile, err := table.p.Session.Labels.Find("t4") // the ace of clubs
		if err != nil {
			t.Fatal(err)
		}
		table.cursor = pile
		return table, pile
	}
	typed := func(line string) func(*Table, int) {
		return func(table *Table, _ int) { table.command(line) }
	}
	keys := func(ks ...stroke) func(*Table, int) {
		return func(table *Table, _ int) {
			for _, k := range ks {
				table.Update(code(k))
			}
		}
	}
	for name, do := range map[string]func(*Table, int){
		"pile": typed("t4"), "card": typed("ac"), "foundation": typed("ac f"), "enter": keys("enter"),
		"tab": keys("space", "tab", "enter"),
		"clicks": func(table *Table, pile int) {
			for range 2 {
				x, y, _ := table.win.Place(pile, table.p.Session.State.Len(pile)-1)
				table.Update(tea.MouseClickMsg(tea.Mouse{X: x, Y: y + head, Button: tea.MouseLeft}))
			}
		},
	} {
		table, pile := begin()
		do(table, pile)
		if made := table.p.Session.Made(); len(made) != 1 || made[0] != "t4 f" || table.choices > 0 {
			t.Errorf("%s: made %q, %d choices: %q", name, made, table.choices, table.say)
		}
	}
	table, _ := begin()
	table.Update(code("space"))
	met := map[int]bool{}
	for range 20 {
		table.Update(code("tab"))
		met[table.cursor] = true
	}
	if len(met) != 1 {
		t.Errorf("Tab goes to %d piles", len(met))
	}
}

// A hint that comes after the game has gone on takes the place of no later answer.
func TestLateHint(t *testing.T) {
	table := New(aPrompt(t, "bakers-dozen", 17))
	look := table.command("hint")
	table.command("t13 f")
	table.command("t1 t2")
	said := strings.Join(table.say, " ")
	if look == nil || !strings.Contains(said, "does not go on") {
		t.Fatalf("answered: %q", said)
	}
	table.Update(look())
	if now := strings.Join(table.say, " "); now != said || table.hint != nil {
		t.Errorf("%q stood there, now %q", said, now)
	}
}

// What is worth knowing later is looked for while the player goes on: his keys do what they always
// do, nothing that nobody asked for takes its place, and what is found is told when it is.
func TestSearchWhileThePlayerGoesOn(t *testing.T) {
	p := aPrompt(t, "bakers-dozen", 17)
	table := New(p)
	told := prompt.Answer{Say: []string{"It could be won."}}
	cmd := table.begin(&prompt.Search{Lasts: true, Run: func(context.Context) func() prompt.Answer {
		return func() prompt.Answer { return told }
	}})
	heading := func() string {
		c := newCanvas(table.w, table.h)
		table.drawHeading(c)
		return strings.SplitN(c.String(false, false), "\n", 2)[0]
	}
	table.Update(code("enter"))
	if p.Session.Count() != 0 || strings.Contains(heading(), "still looking") {
		t.Error("Enter played a card while the player waited")
	}
	table.Update(code("+"))
	table.command("t3 t10")
	if p.Session.Count() == 0 || table.search == nil || !strings.Contains(heading(), "still looking") {
		t.Fatalf("%d moves were made; %q", p.Session.Count(), heading())
	}
	before := p.Session.Count()
	if table.Update(code("enter")); p.Session.Count() == before && len(table.say) == 0 {
		t.Error("Enter does nothing although the player has gone on")
	}
	table.Update(cmd())
	if table.search != nil || !slices.Equal(table.say, told.Say) {
		t.Errorf("told %q", table.say)
	}
}

// Where there is no room for cards as they are settled the next smaller ones are shown and it is
// told; in a larger window that is not true any more and is taken back.
func TestNoRoomForCards(t *testing.T) {
	table := New(aPrompt(t, "klondike", 3))
	table.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	table.command("set size large")
	const no = "This window has no room for large cards."
	if !slices.Contains(table.say, no) || table.plan.Metric.CardH != layout.Framed.CardH {
		t.Errorf("cards %d high; %q", table.plan.Metric.CardH, table.say)
	}
	table.Update(tea.WindowSizeMsg{Width: 100, Height: 50})
	if slices.Contains(table.say, no) || table.plan.Metric.CardH != layout.Large.CardH {
		t.Errorf("in a larger window: cards %d high; %q", table.plan.Metric.CardH, table.say)
	}
	table.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	if table.command("menu"); table.palette == nil {
		t.Error("menu opens nothing")
	}
}
