package screen

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl/cards"
	"pat/interp/layout"
)

// found runs what was begun by a key until the search that is among it has ended, and shows what it
// has found.
func (t *Table) found(test *testing.T, cmd tea.Cmd) {
	test.Helper()
	ends := make(chan found, 1)
	var run func(tea.Cmd)
	run = func(cmd tea.Cmd) {
		switch msg := cmd().(type) {
		case tea.BatchMsg:
			for _, c := range msg {
				go run(c)
			}
		case found:
			ends <- msg
		}
	}
	go run(cmd)
	select {
	case msg := <-ends:
		t.Update(msg)
	case <-time.After(time.Minute):
		test.Fatal("no search ends")
	}
}

// Who takes a single sign for a word that is typed ends it with Enter: that plays no card. The sign
// stands in the line for a while, and as long as it does Enter only takes it away; then, or a
// second time, Enter plays as ever.
func TestEnterAfterASingleKey(t *testing.T) {
	for _, key := range []stroke{".", "-", "=", ",", "+"} {
		p := aPrompt(t, "bakers-dozen", 17)
		table := New(p)
		made := func() bool {
			before := p.Session.Count()
			table.say, table.choices = nil, 0
			table.Update(code("enter"))
			return p.Session.Count() != before || len(table.say) > 0
		}
		for _, k := range []stroke{".", "-"} { // something to undo and to redo
			table.Update(code(k))
		}
		strike := func() {
			if _, cmd := table.Update(code(key)); table.search != nil { // a hint is looked for
				table.found(t, cmd)
			}
		}
		line := func() string {
			c := newCanvas(table.w, table.h)
			table.drawAll(c)
			said := strings.Split(c.String(false, false), "\n")[table.promptRow()]
			return strings.TrimSpace(regexp.MustCompile("\x1b[^m]*m").ReplaceAllString(said, ""))
		}
		strike()
		if got := line(); got != "> "+key {
			t.Errorf("after %s the line is %q", key, got)
		}
		if made() || line() != ">" {
			t.Errorf("%s and Enter: %v, %q", key, table.say, line())
		}
		if !made() {
			t.Errorf("%s, Enter and Enter: nothing is done", key)
		}
		strike()
		old := faded{table.strikes - 1}
		if table.Update(old); line() != "> "+key {
			t.Errorf("%s is taken away by the time of the one before", key)
		}
		table.Update(faded{table.strikes})
		if line() != ">" || !made() {
			t.Errorf("%s and, a while later, Enter: nothing is done; %q", key, line())
		}
	}
}

// Who moves the cursor while something is looked for plays on: Enter does what it always does, and
// what is found is told and takes the cursor nowhere. Once the position is left it is looked for no
// longer.
func TestGoingOnDuringASearch(t *testing.T) {
	for name, away := range map[string]func(*Table){
		"tab":    func(table *Table) { table.Update(code("tab")) },
		"pick":   func(table *Table) { table.Update(code("space")) },
		"esc":    func(table *Table) { table.Update(code("esc")) },
		"a text": func(table *Table) { table.command("rules"); table.Update(code("esc")) },
		"a word": func(table *Table) { table.command("no such word") },
	} {
		begin := func() (*Table, tea.Cmd) {
			table := New(aPrompt(t, "bakers-dozen", 17))
			cmd := table.command("hint")
			table.cursor = 5 // of which no card can go
			table.next(1)
			if away(table); table.search == nil || strings.HasPrefix(table.say0(), "Looking") {
				t.Fatalf("%s: %q", name, table.say)
			}
			return table, cmd
		}
		table, _ := begin()
		table.Update(code("enter"))
		if len(table.p.Session.Made()) == 0 && table.choices == 0 && table.held == nil && len(table.say) == 0 {
			t.Errorf("%s and Enter: nothing is done", name)
		}
		table, cmd := begin()
		at, picked := table.cursor, table.held != nil
		table.found(t, cmd)
		if table.cursor != at || table.offered || (table.held != nil) != picked {
			t.Errorf("%s: what is found moves the cursor or offers a move", name)
		}
		if len(table.say) == 0 || strings.HasPrefix(table.say[0], "Enter makes") {
			t.Errorf("%s: told is %q", name, table.say)
		}
		table, _ = begin()
		table.held = nil
		if table.answer(table.p.Make(table.moves[0])); table.search != nil && !table.search.quiet {
			t.Errorf("%s: a move was made, and it is still looked for one", name)
		}
	}
	table := New(aPrompt(t, "bakers-dozen", 17))
	cmd := table.begin(&prompt.Search{Run: func(context.Context) func() prompt.Answer {
		return func() prompt.Answer { return prompt.Answer{Say: []string{"So:"}, Demo: &prompt.Demo{}} }
	}})
	table.Update(code("tab"))
	table.Update(cmd())
	if table.demo != nil || !strings.Contains(table.say0(), "`demo` shows it") {
		t.Errorf("a line that was found is shown while the player has gone on; %q", table.say)
	}
}

func (t *Table) say0() string { return strings.Join(t.say[:min(1, len(t.say))], "") }

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
	table.Update(faded{table.strikes})
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

// Who has seen a hint takes it with Enter, and soon: its key is ended by Enter only for a moment
// after the answer is there, and for less than half a second where none is.
func TestEnterSoonAfterAHint(t *testing.T) {
	for _, c := range []struct {
		after time.Duration // since the hint is told
		makes int
	}{{100 * time.Millisecond, 0}, {200 * time.Millisecond, 1}} {
		synctest.Test(t, func(t *testing.T) {
			p := aPrompt(t, "bakers-dozen", 17)
			table := New(p)
			msgs := make(chan tea.Msg, 20)
			var run func(tea.Cmd)
			run = func(cmd tea.Cmd) {
				if cmd == nil {
					return
				}
				go func() {
					msg := cmd()
					if batch, ok := msg.(tea.BatchMsg); ok {
						for _, c := range batch {
							run(c)
						}
						return
					}
					msgs <- msg
				}()
			}
			update := func(msg tea.Msg) {
				_, cmd := table.Update(msg)
				run(cmd)
			}
			update(code(","))
			for table.hint == nil {
				update(<-msgs)
			}
			for end := time.After(c.after); ; {
				select {
				case msg := <-msgs:
					update(msg)
					continue
				case <-end:
				}
				break
			}
			table.Update(code("enter"))
			if made := p.Session.Count(); made != c.makes {
				t.Errorf("Enter %v after a hint makes %d moves; %q", c.after, made, table.say)
			}
			if table.search != nil {
				table.search.stop()
			}
			time.Sleep(time.Second) // what fades has faded
		})
	}
}

var ctrlC = tea.KeyPressMsg{Code: 'c', Mod: tea.ModCtrl}

// Ctrl-C that was meant for a search which has just ended leaves nothing, once: it is told, and
// what was found stands on. A search that was stopped has had its Ctrl-C.
func TestCtrlCAfterASearch(t *testing.T) {
	leaves := func(cmd tea.Cmd) bool {
		if cmd == nil {
			return false
		}
		_, quits := cmd().(tea.QuitMsg)
		return quits
	}
	ended := func() *Table {
		table := New(aPrompt(t, "bakers-dozen", 17))
		table.Update(table.command("hint")())
		return table
	}
	table := ended()
	told := strings.Join(table.say, " ")
	if _, cmd := table.Update(ctrlC); leaves(cmd) {
		t.Error("Ctrl-C right after a search leaves")
	}
	said := strings.Join(table.say, " ")
	if !strings.HasPrefix(said, "The search has ended; Ctrl-C leaves.") || !strings.HasSuffix(said, told) {
		t.Errorf("it says %q", said)
	}
	table.Update(code("enter"))
	if table.p.Session.Count() != 1 {
		t.Errorf("Enter makes %d moves, and it says %q", table.p.Session.Count(), said)
	}
	table = ended()
	table.Update(ctrlC)
	if _, cmd := table.Update(ctrlC); !leaves(cmd) {
		t.Error("the second Ctrl-C does not leave")
	}
	table = ended()
	table.searched = table.searched.Add(-prompt.Grace)
	if _, cmd := table.Update(ctrlC); !leaves(cmd) {
		t.Error("Ctrl-C a second after a search does not leave")
	}
	table = New(aPrompt(t, "bakers-dozen", 17))
	cmd := table.command("hint")
	table.Update(ctrlC)
	table.Update(cmd())
	if _, cmd := table.Update(ctrlC); !leaves(cmd) {
		t.Errorf("Ctrl-C after a search that was stopped does not leave: %q", table.say)
	}
}

// What is looked for and not found is told.
func TestNotFound(t *testing.T) {
	table := New(aPrompt(t, "klondike", 3))
	s := table.p.Session.State
	open, unseen := "", slices.Clone(cards.Standard(1).Cards())
	for pile := range s.Game().Piles() {
		if n := s.Len(pile); n > 0 && !s.Card(pile, n-1).Down() {
			open = s.Card(pile, n-1).Kind().String()
			unseen = slices.DeleteFunc(unseen, func(k cards.Kind) bool { return k.String() == open })
		}
	}
	for _, c := range []struct{ typed, want string }{
		{"/zz", "No card is called zz."},
		{"/9zz", "No card is called 9zz."},
		{"/" + unseen[0].String(), "None lies open."},
		{"/" + open, ""},
		{"/ " + strings.ToLower(open[:len(open)-1]), ""},
		{"/" + open[len(open)-1:], ""},
		{"/", ""},
	} {
		table.say = nil
		for _, k := range c.typed {
			table.Update(code(string(k)))
		}
		table.Update(code("enter"))
		if said := strings.Join(table.say, " "); said != c.want {
			t.Errorf("%s: it says %q, want %q", c.typed, said, c.want)
		}
	}
}

// While a deal waits for a choice the cursor goes where it will, and the choice stays in sight.
func TestChoiceStaysInSight(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {40, 20}, {40, 12}} {
		table := New(aPrompt(t, "dutchess", 7))
		table.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		for _, k := range []stroke{"right", "right", "left"} {
			table.Update(code(k))
			board := table.View().Content
			label := table.label(table.cursor) + ": "
			if room := size[1] > 12; !strings.Contains(board, "waits for your choice") && room ||
				strings.Contains(board, label) != room || table.choices != 4 {
				t.Errorf("%v, after %s:\n%s", size, k, board)
			}
		}
		for _, k := range []stroke{"2", "enter"} {
			table.Update(code(k))
		}
		if table.p.Session.Count() != 1 || table.pointed {
			t.Errorf("%v: the second is chosen: %v", size, table.p.Session.Made())
		}
	}
}
