package play

import (
	"context"
	"testing"

	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
	"pat/interp/numbers"
	"pat/interp/solve"
)

// on sets up a position.
func on(t *testing.T, g *interp.Game, board string, partial bool) *Session {
	t.Helper()
	l := notation.For(g)
	st, err := l.ReadBoard(board, partial)
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Game: g, State: st, Labels: l, Deal: numbers.Own(0)}
}

// learn searches, and remembers what was found.
func learn(t *testing.T, s *Session) solve.Report {
	t.Helper()
	rep := s.Query().Search(t.Context())
	switch rep.Verdict {
	case solve.Won:
		s.Know(s.State, rep.Line)
	case solve.Unwinnable:
		s.Lose(s.State.Key())
	}
	return rep
}

// Whoever follows the hints wins, and each is one move nearer: a line is not changed for another on
// the way.
func TestHintsLeadToTheWin(t *testing.T) {
	for _, id := range []string{"freecell", "bakers-dozen", "klondike"} {
		s := start(t, gametest.Shipped(t, id), 17)
		left := 0
		for s.Status() == interp.Playing {
			rep := learn(t, s)
			if rep.Verdict != solve.Won || left > 0 && len(rep.Line) != left-1 {
				t.Fatalf("%s, after %d moves: %+v, and %d were left before it", id, len(s.Made()), rep, left)
			}
			left = len(rep.Line)
			if !s.State.Legal(rep.Line[0]) {
				t.Fatalf("%s: %v is not legal", id, rep.Line[0])
			}
			s.Make(rep.Line[0])
		}
		if s.Status() != interp.Won || left != 1 {
			t.Errorf("%s: %s with %d left", id, s.Status(), left)
		}
		// Taken back and strayed from, the line is found again where it is met.
		s.Undo(3)
		if rep := learn(t, s); rep.Verdict != solve.Won || len(rep.Line) != 3 {
			t.Errorf("%s: three moves before the end: %+v", id, rep)
		}
	}
}

// A game that cannot be won any more is said to be so, with the reason.
func TestNoWinIsLeft(t *testing.T) {
	g := gametest.Shipped(t, "bakers-dozen")
	// The ace of spades lies under the king, and the king goes nowhere.
	s := on(t, g, "f2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\nf3: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC\nf4: AD "+
		"2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD\nt1: 3S AS 2S KS\nt2: 9S 8S 7S\nt3: 4S JS 10S\nt4: QS 5S 6S", false)
	if rep := learn(t, s); rep.Verdict != solve.Unwinnable || rep.Reason == "" {
		t.Errorf("%+v", rep)
	}
	// It stays so until it is taken back.
	if m := s.State.Moves(nil)[0]; !s.Hopeless() {
		t.Error("it is not remembered")
	} else if s.Make(m); !s.Hopeless() {
		t.Error("a move gives no hope")
	}
	if s.Undo(1); !s.Hopeless() {
		t.Error("taking a move back does not help here")
	}
	if s.Stuck() {
		t.Error("cards can still be played: that is not stuck")
	}
}

// What was proved of a position is known again where it is come back to, by redo or by the same
// move.
func TestProofIsKept(t *testing.T) {
	s := start(t, gametest.Shipped(t, "klondike"), 17)
	s.Make(s.State.Moves(nil)[0])
	m := s.State.Moves(nil)[0]
	s.Make(m)
	s.Lose(s.State.Key()) // say
	for name, again := range map[string]func(){"redo": func() { s.Redo(1) }, "made": func() { s.Make(m) }} {
		if s.Undo(1); s.Hopeless() {
			t.Fatal("what was taken back still counts")
		}
		again()
		if rep := s.Query().Search(t.Context()); !s.Hopeless() || rep.Verdict != solve.Unwinnable {
			t.Errorf("%s: hopeless %v, %+v", name, s.Hopeless(), rep)
		}
	}
}

// Stuck is exact: where cards can only be turned it goes through all that can be turned up, once
// the player has seen it.
func TestStuck(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	for board, want := range map[string]bool{
		"t1: 9S\nt2: 9H\ns: (2S) (3S) (4S) (5S) (6S) (7S)\n": true,  // nothing turned up goes anywhere
		"t1: 9S\nt2: 9H\ns: (2S) (3S) (4S) (8H) (6S) (7S)\n": false, // the third card comes up and goes on 9S
		// of three turned the top one only: it never comes up
		"t1: 9S\nt2: 9H\ns: (2S) (8H) (3S) (5S) (6S) (7S)\n":       true,
		"t1: 9S\nt2: 9H\ns: (2S) (8H) (3S) (5S) (6S) (7S) (10S)\n": false, // one card more shifts what comes up
		"t1: 9S\nt2: 8H\n": false,
		"t1: KS\n":         false, // to another space changes nothing: no move is left, which is told as such
		"f1: AS\nw: 9S\nt1: 3S\nt2: 3C\nt3: 3D\nt4: 3H\nt5: 9C 8D\n": true, // nor is there a play
	} {
		s := on(t, g, board, true)
		for s.Seen().Unknown() > 0 {
			if s.Stuck() {
				t.Errorf("%q: stuck before the stock is seen", board)
			}
			if _, err := s.Do("turn"); err != nil {
				t.Fatal(err)
			}
		}
		before := s.Labels.Board(s.State)
		if got := s.Stuck(); got != want {
			t.Errorf("%q: stuck is %v; moves %v", board, got, s.Moves())
		}
		if s.Labels.Board(s.State) != before {
			t.Error("asking changed the position")
		}
	}
	// Where the stock is shuffled without end nothing is said, and it takes no long time.
	x := gametest.Of(t, "game X\ndeal\n  1 to each tableau\n  rest to "+
		"stock\nfoundations\n  base ace\n  build up in suit\ntableau 1\n  build none\n  spaces stay empty\nstock\n  "+
		"turn 1 to waste\nwaste\nmay stir\n  gather waste\n  shuffle\nwin when foundations full\n")
	if on(t, x, "t1: 9S\ns: (2S) (3S) (4S)", true).Stuck() {
		t.Error("there is no end of shuffles to look at")
	}
}

// A line found in one session is known in another of the same deal.
func TestKnow(t *testing.T) {
	g := gametest.Shipped(t, "bakers-dozen")
	one, two := start(t, g, 17), start(t, g, 17)
	rep := learn(t, one)
	if rep.Verdict != solve.Won {
		t.Skip("no line is found in time")
	}
	two.Know(two.State, rep.Line)
	done, cancel := context.WithCancel(t.Context())
	cancel()
	if again := two.Query().Search(done); again.Verdict != solve.Won || len(again.Line) != len(rep.Line) {
		t.Errorf("%+v", again)
	}
}

// TestPlaysBeforeTurning asks for hints where plays turn cards up and the stock could be turned
// first as well: another time would do for that.
func TestPlaysBeforeTurning(t *testing.T) {
	game := gametest.Shipped(t, "quadruple-klondike")
	for deal := range uint64(2) {
		s := start(t, game, deal+1)
		g, m, ok := s.Query().guess(t.Context(), 16, wayPositions(len(game.Pack())))
		if g.Begins == 0 {
			t.Errorf("deal %d: no way is searched far enough for a game of so many cards: %+v", deal+1, g)
		}
		if !ok || !plays(m) || !uncovers(s.State, m) {
			t.Errorf("deal %d: the hint is %s", deal+1, s.Labels.Format(s.State, m))
		}
	}
}

// A hint does not lead to where the game has been, so that hints do not go round in a circle.
func TestHintsGoOn(t *testing.T) {
	s := start(t, gametest.Shipped(t, "spider"), 5)
	_, best, _ := s.Query().guess(t.Context(), 4, 500)
	after := s.State.Clone()
	after.Apply(best)
	q := s.Query()
	q.passed = map[interp.Key]bool{after.Key(): true}
	if _, m, ok := q.guess(t.Context(), 4, 500); !ok || m == best {
		t.Errorf("it is still %s", s.Labels.Format(s.State, best))
	}

	s = start(t, gametest.Shipped(t, "freecell"), 1)
	begun := s.State.Key()
	s.Make(s.State.Moves(nil)[0])
	if q := s.Query(); len(s.made) == 0 || !q.passed[begun] {
		t.Errorf("%d moves, %d positions passed", len(s.made), len(q.passed))
	}
	s.Undo(1)
	if q := s.Query(); q.passed[begun] {
		t.Error("what is taken back was not passed")
	}
	s.Redo(1)
	if q := s.Query(); !q.passed[begun] {
		t.Error("what is made again was passed")
	}
}

// A hint to turn does not become one to take back the last play instead: it is no other time.
func TestHintsDoNotTakeBack(t *testing.T) {
	s := start(t, gametest.Shipped(t, "canfield"), 60)
	for _, move := range []string{"t4 t1", "turn", "t1 t3", "turn"} {
		if _, err := s.Do(move); err != nil {
			t.Fatal(err)
		}
	}
	q := s.Query()
	if q.undoes != interp.PlayMove(s.made[2].move.To(), s.made[2].move.From(), 1) {
		t.Errorf("the last play is taken back by %v", q.undoes)
	}
	if _, m, ok := q.guess(t.Context(), 8, 1500); !ok || m.Kind() != interp.Turn {
		t.Errorf("the hint is %s", s.Labels.Format(s.State, m))
	}
}

// An action with which no line wins is no hint as long as something can be played.
func TestPlaysBeforeActing(t *testing.T) {
	s := start(t, gametest.Shipped(t, "montana"), 8)
	g, m, ok := s.Query().Guess(t.Context())
	if !ok || g.Won == 0 && !plays(m) {
		t.Errorf("the hint is %s", s.Labels.Format(s.State, m))
	}
}
