package play

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
	"pat/interp/numbers"
	"pat/interp/solve"
)

func forEachGame(t *testing.T, f func(t *testing.T, id string, g *interp.Game)) {
	for _, id := range gametest.Library().IDs() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			f(t, id, gametest.Shipped(t, id))
		})
	}
}

func start(t testing.TB, g *interp.Game, number uint64) *Session {
	t.Helper()
	s, err := Start(g, numbers.Own(number), rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// wander makes moves at random, takes some back and makes some again.
func wander(s *Session, r *rand.Rand, steps int) {
	for range steps {
		switch k := r.IntN(10); {
		case k == 0:
			s.Undo(1 + r.IntN(3))
		case k == 1:
			s.Redo(1 + r.IntN(3))
		case k == 2:
			s.UndoStep()
		case k == 3:
			s.RedoStep()
		default:
			ms := s.State.Moves(nil)
			if len(ms) == 0 {
				s.Undo(5)
				continue
			}
			if m := ms[r.IntN(len(ms))]; r.IntN(3) == 0 {
				s.Along([]interp.Move{m})
			} else {
				s.Make(m)
			}
		}
	}
}

// same compares two sessions: position, moves made and undone.
func same(t *testing.T, a, b *Session) {
	t.Helper()
	if x, y := a.Labels.Board(a.State), b.Labels.Board(b.State); x != y {
		t.Fatalf("positions differ:\n%s\n%s", x, y)
	}
	if a.State.Key() != b.State.Key() {
		t.Fatal("hashes differ")
	}
	if !slices.Equal(a.made, b.made) {
		t.Fatalf("moves differ: %v, %v", a.made, b.made)
	}
	if !slices.Equal(a.undone, b.undone) {
		t.Fatalf("undone moves differ: %v, %v", a.undone, b.undone)
	}
	if a.ID != b.ID || a.Used != b.Used {
		t.Fatalf("id and use differ: %s %v, %s %v", a.ID, a.Used, b.ID, b.Used)
	}
}

// Whatever was played, a save resumes to the same position, and so does the journal.
func TestSaveAndJournalResume(t *testing.T) {
	forEachGame(t, func(t *testing.T, id string, g *interp.Game) {
		for n := range uint64(6) {
			s := start(t, g, n)
			s.ID = "0123456789abcdef"
			var journal bytes.Buffer
			journal.Write(s.JournalHeader(id))
			s.Journal(func(entry string) error {
				journal.WriteString(entry + "\n")
				return nil
			})
			wander(s, rand.New(rand.NewPCG(n, 2)), 120)

			var save bytes.Buffer
			if err := s.Save(&save, id); err != nil {
				t.Fatal(err)
			}
			sv, err := Read(bytes.NewReader(save.Bytes()), false)
			if err != nil {
				t.Fatal(err)
			}
			resumed, err := Resume(g, sv)
			if err != nil {
				t.Fatal(err)
			}
			same(t, s, resumed)

			jv, err := Read(bytes.NewReader(journal.Bytes()), true)
			if err != nil {
				t.Fatal(err)
			}
			again, err := Resume(g, jv)
			if err != nil {
				t.Fatal(err)
			}
			same(t, s, again)

			// A journal begun in the middle of a game holds all of it.
			hv, err := Read(bytes.NewReader(s.JournalHeader(id)), true)
			if err != nil {
				t.Fatal(err)
			}
			begun, err := Resume(g, hv)
			if err != nil {
				t.Fatal(err)
			}
			same(t, s, begun)
		}
	})
}

// Every listed move is read back as itself; a turn or an exchange may be one to an equal position.
func TestNotationReadsItself(t *testing.T) {
	forEachGame(t, func(t *testing.T, _ string, g *interp.Game) {
		for n := range uint64(4) {
			s := start(t, g, n)
			r := rand.New(rand.NewPCG(n, 3))
			for range 80 {
				ms := s.State.Moves(nil)
				if len(ms) == 0 {
					break
				}
				names := map[string]bool{}
				for _, m := range ms {
					text := s.Labels.Format(s.State, m)
					if names[text] {
						t.Fatalf("deal %d: two moves are called %q", n, text)
					}
					names[text] = true
					back, err := s.Labels.Parse(s.State, text)
					if err != nil {
						t.Fatalf("deal %d: %q: %v\n%s", n, text, err, s.Labels.Board(s.State))
					}
					if s.State.After(back) != s.State.After(m) {
						t.Fatalf("deal %d: %q was read as another move\n%s", n, text, s.Labels.Board(s.State))
					}
					if k := m.Kind(); back != m && (k == interp.Play || k == interp.Pluck || k == interp.Set) {
						t.Fatalf("deal %d: %q was read as a move to another pile\n%s", n, text, s.Labels.Board(s.State))
					}
				}
				s.Make(ms[r.IntN(len(ms))])
			}
			board := s.Labels.Board(s.State)
			if _, waits := s.State.Waiting(); !waits {
				again, err := s.Labels.ReadBoard(board, false)
				if err != nil {
					t.Fatalf("%v\n%s", err, board)
				}
				if got := s.Labels.Board(again); got != board {
					t.Fatalf("a board was read as another:\n%s\n%s", board, got)
				}
			}
		}
	})
}

// auto plays what nobody could want back, and nothing else.
func TestAuto(t *testing.T) {
	g := gametest.Shipped(t, "freecell")
	l := notation.For(g)
	// 3S stays: 2D may be wanted on it, and the ace of diamonds is not out.
	st, err := l.ReadBoard("f1: AS\nf2: AH\nt1: 3S 2H\nt2: 9C 2S\nt3: 4D KD\nt4: AC", true)
	if err != nil {
		t.Fatal(err)
	}
	s := &Session{Game: g, State: st, Labels: l}
	got := s.MakeAll(s.Out(false))
	slices.Sort(got)
	if want := []string{"t1 f", "t2 f", "t4 f"}; !slices.Equal(got, want) {
		t.Errorf("played %v, want %v", got, want)
	}
	// 3D may still be wanted for 2C: it waits; with clubs further on it goes.
	for text, want := range map[string]int{
		"f1: AS 2S\nf2: AD 2D\nt1: 9C 3D\nt2: KS 2C\nt3: 5C":         0,
		"f1: AS 2S\nf2: AD 2D\nf3: AC 2C\nt1: 9C 3D\nt2: KS\nt3: 5C": 1,
		"f1: AS\nf2: AD 2D\nf3: AC\nt1: 9C 3D\nt2: KS 2C\nt3: 5C 2S": 3,
		"f1: AS 2S\nf2: AD 2D 3D\nf3: AC 2C\nt1: 9C 4D\nt2: 3S 7H\n": 0,
	} {
		st, err := l.ReadBoard(text, true)
		if err != nil {
			t.Fatal(err)
		}
		s := &Session{Game: g, State: st, Labels: l}
		if got := s.MakeAll(s.Out(false)); len(got) != want {
			t.Errorf("%q: played %v, want %d", text, got, want)
		}
	}
}

func TestLineThatWins(t *testing.T) {
	g := gametest.Shipped(t, "bakers-dozen")
	l := notation.For(g)
	st, err := l.ReadBoard("f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS\nf2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\nf3: "+
		"AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC\nf4: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD\nt1: KS QS", false)
	if err != nil {
		t.Fatal(err)
	}
	s := &Session{Game: g, State: st, Labels: l}
	rep := learn(t, s)
	if rep.Verdict != solve.Won || len(rep.Line) != 2 || l.Format(st, rep.Line[0]) != "t1 f" {
		t.Errorf("%+v", rep)
	}
	if s.Make(rep.Line[0]); s.Status() != interp.Playing {
		t.Error(s.Status())
	}
	if s.Do("t1 f"); s.Status() != interp.Won {
		t.Errorf("the line leads to a game that is %s", s.Status())
	}
}

func saved(t *testing.T, g *interp.Game, id string) string {
	t.Helper()
	s := start(t, g, 17)
	wander(s, rand.New(rand.NewPCG(1, 1)), 30)
	var b bytes.Buffer
	if err := s.Save(&b, id); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A game dealt by a number of another program is saved with its scheme, and resumed to the same
// position.
func TestOtherNumbers(t *testing.T) {
	forEachGame(t, func(t *testing.T, id string, g *interp.Game) {
		for i, number := range []string{"ms:617", "pysol:98804262199142645760", "solvitaire:1"} {
			d, err := numbers.Parse(number)
			if err != nil {
				t.Fatal(err)
			}
			s, err := Start(g, d, rules.Setting{})
			if err != nil {
				t.Fatal(err)
			}
			wander(s, rand.New(rand.NewPCG(1, uint64(i))), 30)
			var b bytes.Buffer
			if err := s.Save(&b, id); err != nil {
				t.Fatal(err)
			}
			for _, journal := range []bool{false, true} {
				text := b.String()
				if journal {
					text = string(s.JournalHeader(id))
				}
				if !strings.Contains(text, "\ndeal "+number+"\n") {
					t.Fatalf("the scheme is lost:\n%s", text)
				}
				sv, err := Read(strings.NewReader(text), journal)
				if err != nil {
					t.Fatal(err)
				}
				again, err := Resume(g, sv)
				if err != nil {
					t.Fatal(err)
				}
				if again.Deal != d || again.State.Key() != s.State.Key() {
					t.Errorf("%s was resumed as %s:\n%s\n%s", d, again.Deal, s.Labels.Board(s.State),
						again.Labels.Board(again.State))
				}
			}
		}
	})
}

// Actions may have the names of the lines of a save.
func TestActionsNamedAsLines(t *testing.T) {
	g := gametest.Of(t, "game X\ndeal\n  rest to stock\nstock\n  turn 1 to "+
		"waste\nwaste\nmay end\n  1 from stock to waste\nmay undone\n  2 from stock to waste\nwin when stock empty\n")
	for undo := range 5 {
		s := start(t, g, 1)
		for _, m := range []string{"undone", "end", "undone", "end"} {
			if _, err := s.Do(m); err != nil {
				t.Fatal(err)
			}
		}
		s.Undo(undo)
		var save bytes.Buffer
		if err := s.Save(&save, "x.pat"); err != nil {
			t.Fatal(err)
		}
		for text, journal := range map[string]bool{save.String(): false, string(s.JournalHeader("x.pat")): true} {
			sv, err := Read(strings.NewReader(text), journal)
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			again, err := Resume(g, sv)
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			same(t, s, again)
		}
		lines := strings.SplitAfter(save.String(), "\n")
		if _, err := Read(strings.NewReader(strings.Join(lines[:len(lines)-2], "")), false); !errors.Is(err, ErrCut) {
			t.Errorf("cut short: %v", err)
		}
	}
}

// A save that is cut short, edited, of another version, or no save at all is refused and says why.
func TestBadSaves(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	good := saved(t, g, "klondike")
	lines := strings.SplitAfter(good, "\n")
	for name, c := range map[string]struct {
		text string
		want error
	}{
		"empty":       {"", ErrNotASave},
		"other":       {"hello\n", ErrNotASave},
		"binary":      {"\x00\x01\x02", ErrNotASave},
		"version":     {strings.Replace(good, "pat game 2", "pat game 3", 1), ErrVersion},
		"cut":         {strings.Join(lines[:len(lines)-3], ""), ErrCut},
		"no end":      {strings.Join(lines[:len(lines)-2], ""), ErrCut},
		"torn end":    {good[:len(good)-12], ErrEdited},
		"other deal":  {strings.Replace(good, "deal 17", "deal 18", 1), ErrEdited},
		"a move less": {strings.Replace(good, lines[9], "", 1), ErrEdited},
		"appended":    {good + "t1 t2\n", ErrEdited},
		"no number":   {strings.Replace(good, "deal 17", "deal x", 1), ErrEdited},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Read(strings.NewReader(c.text), false)
			if !errors.Is(err, c.want) {
				t.Errorf("got %v, want %v", err, c.want)
			}
		})
	}
	sv, err := Read(strings.NewReader(good), false)
	if err != nil {
		t.Fatal(err)
	}
	var changed *RulesChanged
	if _, err := Resume(gametest.Shipped(t, "klondike-three-passes"), sv); !errors.As(err, &changed) {
		t.Errorf("other rules: %v", err)
	}
}

// A journal may be torn anywhere: what was written whole is resumed.
func TestTornJournal(t *testing.T) {
	g := gametest.Shipped(t, "bakers-dozen")
	s := start(t, g, 17)
	for range 10 {
		s.Make(s.State.Moves(nil)[0])
	}
	whole := s.JournalHeader("bakers-dozen")
	head := bytes.Index(whole, []byte("moves\n")) + len("moves\n")
	for cut := head; cut < len(whole); cut++ {
		sv, err := Read(bytes.NewReader(whole[:cut]), true)
		if err != nil {
			t.Fatalf("cut at %d: %v", cut, err)
		}
		r, err := Resume(g, sv)
		if err != nil {
			t.Fatalf("cut at %d: %v", cut, err)
		}
		if want := bytes.Count(whole[head:cut], []byte("\n")); len(r.Made()) != want {
			t.Fatalf("cut at %d: %d moves, want %d", cut, len(r.Made()), want)
		}
	}
}

// FuzzRead reads anything as a save: no panic, and what is accepted resumes or says why not.
func FuzzRead(f *testing.F) {
	g := gametest.Shipped(f, "klondike")
	s := start(f, g, 17)
	wander(s, rand.New(rand.NewPCG(1, 1)), 30)
	var b bytes.Buffer
	s.Save(&b, "klondike")
	f.Add(b.Bytes(), false)
	f.Add(s.JournalHeader("klondike"), true)
	f.Fuzz(func(t *testing.T, text []byte, journal bool) {
		sv, err := Read(bytes.NewReader(text), journal)
		if err != nil {
			return
		}
		sv.Rules = g.Sheet().Hash()
		if r, err := Resume(g, sv); err == nil {
			r.Moves()
		}
	})
}

// FuzzDo types anything at a game: no panic; what is refused changes nothing.
func FuzzDo(f *testing.F) {
	for _, text := range []string{
		"t3 t7", "t3 t7 4", "3 f", "t3@2 f1", "t3+t5", "t3~t9", "turn", "turn w 3", "redeal",
		"w", "99999999999 t1", "t0 t0", "f f",
	} {
		f.Add(text, uint8(0))
		f.Add(text, uint8(3))
	}
	ids := gametest.Library().IDs()
	slices.Sort(ids)
	f.Fuzz(func(t *testing.T, text string, which uint8) {
		s := start(t, gametest.Shipped(t, ids[int(which)%len(ids)]), 17)
		wander(s, rand.New(rand.NewPCG(uint64(which), 1)), int(which))
		before := s.Labels.Board(s.State)
		if _, err := s.Do(text); err != nil {
			if err.Error() == "" {
				t.Fatal("an error says nothing")
			}
			if s.Labels.Board(s.State) != before {
				t.Fatalf("%q was refused and changed the position", text)
			}
		}
	})
}

// What one command did is taken back and made again together, and so it is after a kill.
func TestSteps(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	s := start(t, g, 17)
	turn := func() []interp.Move { return s.State.Moves(nil)[:1] }
	s.Make(turn()[0])
	s.MakeAll(turn())
	s.Along(turn())
	s.Along(turn())
	sv, err := Read(bytes.NewReader(s.JournalHeader("klondike")), true)
	if err != nil {
		t.Fatal(err)
	}
	if s, err = Resume(g, sv); err != nil {
		t.Fatal(err)
	}
	for i, want := range []int{3, 1, 0} {
		if got := s.UndoStep(); len(got) != want {
			t.Errorf("step %d: %d moves are taken back, want %d", i, len(got), want)
		}
	}
	for i, want := range []int{1, 3, 0} {
		if got := s.RedoStep(); len(got) != want {
			t.Errorf("step %d: %d moves are made again, want %d", i, len(got), want)
		}
	}
	if s.Used.Undos != 2 {
		t.Errorf("%d commands were taken back", s.Used.Undos)
	}
}

// A game kept in the form before is read.
func TestOldForm(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	text := "pat game 1\ngame klondike\ntitle Klondike\nrules " + g.Sheet().Hash() + "\ndeal 17\nmoves\nturn\n" +
		"turn\nundo\n"
	sv, err := Read(strings.NewReader(text), true)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Resume(g, sv)
	if err != nil || s.Count() != 1 || s.ID != "" || len(s.Undone()) != 1 {
		t.Errorf("%+v, %v", s, err)
	}
}

// Time counts between commands, of a long absence a minute, and with each move the journal
// has it: a kill loses no more than the time since.
func TestTime(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	s := start(t, g, 17)
	var journal strings.Builder
	journal.Write(s.JournalHeader("klondike"))
	s.Journal(func(entry string) error {
		journal.WriteString(entry + "\n")
		return nil
	})
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	kept := func() Used {
		sv, err := Read(strings.NewReader(journal.String()), true)
		if err != nil {
			t.Fatal(err)
		}
		return sv.Used
	}
	for _, c := range []struct {
		gap, total, kept time.Duration
	}{
		{time.Hour, 0, 0}, // nothing is counted before the first tick
		{20 * time.Second, 20 * time.Second, 20 * time.Second},
		{20 * time.Second, 40 * time.Second, 40 * time.Second},
		{time.Hour, 100 * time.Second, 100 * time.Second},
		{-time.Hour, 100 * time.Second, 100 * time.Second}, // a clock that was set back
		{time.Second, 101 * time.Second, 101 * time.Second},
	} {
		now = now.Add(c.gap)
		s.Tick(now)
		s.Make(s.State.Moves(nil)[0])
		if s.Used.Time != c.total || kept().Time != c.kept {
			t.Errorf("after %v: %v, kept %v; want %v, %v", c.gap, s.Used.Time, kept().Time, c.total, c.kept)
		}
	}
	s.Helped(false)
	s.Helped(true)
	if want := (Used{Hints: 1, All: 1, Time: 101 * time.Second}); s.Used != want || kept() != want {
		t.Errorf("%+v, kept %+v, want %+v", s.Used, kept(), want)
	}
	s.Tick(now.Add(time.Second))
	if s.Flush(); kept().Time != 102*time.Second {
		t.Errorf("kept %v", kept().Time)
	}
}
