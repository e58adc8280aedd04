package screen

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
	"pat/interp/numbers"
	"pat/interp/play"
)

// This test counts the keys that whole games take which are won, move by move, by the shortest way
// that the keys offer. Nothing is typed in them but the number of what is asked.

// A stroke is a key, by its name in keyCodes or its character.
type stroke = string

func code(key stroke) tea.KeyPressMsg {
	if k, ok := keyCodes[key]; ok {
		return k
	}
	if key == "shift+tab" {
		return tea.KeyPressMsg{Code: tea.KeyTab, Mod: tea.ModShift}
	}
	return tea.KeyPressMsg{Code: []rune(key)[0], Text: key}
}

// cursorKeys move the cursor and nothing else.
func (t *Table) cursorKeys() map[stroke]func() {
	return map[stroke]func(){
		"left": func() { t.step(-1, 0) }, "right": func() { t.step(1, 0) },
		"up": func() { t.step(0, -1) }, "down": func() { t.step(0, 1) },
		"tab": func() { t.next(1) }, "shift+tab": func() { t.next(-1) },
	}
}

// way is the fewest keys that bring the cursor to a pile, with cards of a pile picked up or none.
func (t *Table) way(to int, h *held) (keys []stroke, ok bool) {
	from, was := t.cursor, t.held
	defer func() { t.cursor, t.held = from, was }()
	t.held = h
	how := map[int][]stroke{from: {}}
	for todo := []int{from}; len(todo) > 0; todo = todo[1:] {
		if todo[0] == to {
			return how[to], true
		}
		moves := t.cursorKeys()
		for _, key := range []stroke{"left", "right", "up", "down", "tab", "shift+tab"} {
			if h != nil && h.pile == todo[0] && (key == "up" || key == "down") {
				continue // more or fewer cards
			}
			t.cursor = todo[0]
			moves[key]()
			if _, been := how[t.cursor]; !been {
				how[t.cursor] = append(slices.Clone(how[todo[0]]), key)
				todo = append(todo, t.cursor)
			}
		}
	}
	return nil, false
}

// strokes are the fewest keys that make a move.
func (t *Table) strokes(m interp.Move) []stroke {
	var ways [][]stroke
	add := func(keys ...[]stroke) { ways = append(ways, slices.Concat(keys...)) }
	s := t.p.Session
	name := s.Labels.Format(s.State, m)
	if name == t.turn() {
		add([]stroke{"."})
	}
	if o, ok := t.out(); ok && t.alike(o, m) {
		add([]stroke{"+"})
	}
	for _, pile := range s.Labels.Leaves(s.State, m) {
		if !t.there(pile) || t.stock(pile) { // keys on the stock turn it
			continue
		}
		walk, ok := t.way(pile, nil)
		if !ok {
			continue
		}
		var which *notation.Ambiguous
		if only, err := s.Labels.Parse(s.State, t.label(pile)); err == nil && t.alike(only, m) {
			add(walk, []stroke{"enter"})
		} else if errors.As(err, &which) && len(which.Moves) < 10 { // which are asked by number
			for i, offered := range which.Moves {
				if t.alike(offered, m) {
					add(walk, []stroke{"enter", fmt.Sprint(i + 1), "enter"})
				}
			}
		}
		if m.Kind() != interp.Play || m.From() != pile {
			continue
		}
		if on, ok := t.carry(&held{pile, 0}, m); ok {
			add(walk, []stroke{"space"}, on)
		}
		ns := t.counts(pile)
		if fewer := len(ns) - 1 - slices.Index(ns, m.N()); fewer > 0 {
			if on, ok := t.carry(&held{pile, m.N()}, m); ok {
				add(walk, []stroke{"space"}, slices.Repeat([]stroke{"down"}, fewer), on)
			}
		}
	}
	text := strings.ReplaceAll(name, " ", "")
	if got, err := s.Labels.Parse(s.State, text); err == nil && got == m {
		add(strings.Split(text, ""), []stroke{"enter"})
	}
	add(strings.Split(name, ""), []stroke{"enter"})
	return slices.MinFunc(ways, func(a, b []stroke) int { return len(a) - len(b) })
}

// carry is the keys that lay what is picked up where a move takes it.
func (t *Table) carry(h *held, m interp.Move) (keys []stroke, ok bool) {
	was := t.cursor
	defer func() { t.cursor, t.held = was, nil }()
	t.held, t.cursor = h, h.pile
	for _, o := range t.moves {
		if to, ok := t.goal(o); ok && to == m.To() && !t.alike(o, m) {
			return nil, false // another number of cards fits as well
		}
	}
	if to, ok := t.goal(m); !ok || to != m.To() {
		return nil, false
	}
	keys, ok = t.way(m.To(), h)
	return append(keys, "enter"), ok
}

// alike reports whether two moves lead to equal positions.
func (t *Table) alike(a, b interp.Move) bool {
	return a == b || len(t.p.Session.State.Alike([]interp.Move{a, b})) == 1
}

// wonGame is a table at the beginning of a won game on record, and its moves.
func wonGame(t *testing.T, file string) (*Table, []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var id string
	var deal uint64
	var moves, set []string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		switch word, rest, _ := strings.Cut(line, " "); word {
		case "game":
			id = rest
		case "deal":
			fmt.Sscan(rest, &deal) //nolint:errcheck // the test of games reads them
		case "set":
			set = append(set, rest)
		case "":
		default:
			moves = append(moves, line)
		}
	}
	sheet, ds, err := rules.Open(gametest.Library(), id)
	if err != nil || ds.Errors() > 0 {
		t.Fatal(id, err, ds)
	}
	setting := sheet.Defaults()
	for _, a := range set {
		if err := sheet.Set(&setting, a); err != nil {
			t.Fatal(id, err)
		}
	}
	g, err := interp.Compile(sheet, setting)
	if err != nil {
		t.Fatal(err)
	}
	s, err := play.Start(g, numbers.Own(deal), setting)
	if err != nil {
		t.Fatal(err)
	}
	p := aPrompt(t, "bakers-dozen", 1)
	p.Session = s
	return New(p), moves
}

// The stock is turned by one key and undone by one, a card is put out by one mostly, and a move
// takes four in the median, of no game more than five.
func TestStrokes(t *testing.T) {
	files, err := filepath.Glob("../../../../testdata/won/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	step := 9
	if testing.Short() {
		step = 60
	}
	kinds := map[string][]int{}
	for i := 0; i < len(files); i += step {
		id := strings.TrimSuffix(filepath.Base(files[i]), ".txt")
		table, moves := wonGame(t, files[i])
		table.command("set warn off") // what is told after a move is not what is counted
		table.command("set finish no")
		var all []int
		for _, text := range moves[:min(len(moves), 120)] {
			kind, n := table.played(t, text)
			kinds[kind], kinds["all"] = append(kinds[kind], n), append(kinds["all"], n)
			all = append(all, n)
		}
		if n := median(all); n > 5 {
			t.Errorf("%s: %d keys a move in the median", id, n)
		}
		made := len(table.p.Session.Made())
		if table.Update(code("-")); len(table.p.Session.Made()) >= made {
			t.Errorf("%s: one key undoes nothing", id)
		}
	}
	for kind, most := range map[string]int{"turn": 1, "out": 1, "others": 4, "all": 4} {
		n := median(kinds[kind])
		t.Logf("%s: %d moves, in the median %d keys, at most %d", kind, len(kinds[kind]), n, slices.Max(kinds[kind]))
		if n > most || kind == "turn" && slices.Max(kinds[kind]) > most {
			t.Errorf("%s: %d keys in the median, more than %d", kind, n, most)
		}
	}
}

// played makes a move by the fewest keys, and tells how many there are of what kind.
func (t *Table) played(test *testing.T, text string) (kind string, n int) {
	test.Helper()
	s := t.p.Session
	m, err := s.Labels.Parse(s.State, text)
	if err != nil {
		test.Fatal(text, err)
	}
	name, made, keys := s.Labels.Format(s.State, m), s.Count(), t.strokes(m)
	switch {
	case name == t.turn():
		kind = "turn"
	case t.keeps(m):
		kind = "out"
	default:
		kind = "others"
	}
	for _, key := range keys {
		t.Update(code(key))
	}
	t.Update(faded{t.strikes})
	if s.Count() != made+1 {
		test.Fatalf("%s: %q makes %v:\n%s", name, keys, s.Made()[made:], strings.Join(t.say, "\n"))
	}
	if s.Made()[made] != name { // an equal one: the line goes on with its own
		t.Update(code("-"))
		t.answer(t.p.Make(m))
	}
	t.back()
	return kind, len(keys)
}

// median is the one in the middle.
func median(ns []int) int {
	slices.Sort(ns)
	return ns[len(ns)/2]
}
