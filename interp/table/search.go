package table

import (
	"cmp"
	"context"
	"fmt"
	"runtime"

	"pat/dsl"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/play"
	"pat/interp/solve"
)

// This file answers hints, and whether the game can still be won. Every search is bounded in
// positions and in time, and depends on nothing but the position and its budget.

// A Hint is a move worth making.
type Hint struct {
	Move   string   `json:"move,omitempty"`
	Why    string   `json:"why"`
	Honest bool     `json:"honest"`         // no card was looked at that the player has not seen
	Plan   []string `json:"plan,omitempty"` // the moves that win, this one first; to be sent with the next request
	Play   *Play    `json:"play,omitempty"` // the move as data
}

// Winnable tells whether the game can be won by who knows all cards.
type Winnable struct {
	Can  string `json:"can"` // yes, no or unknown
	Text string `json:"text"`
}

// A Search is work that takes a while, in two halves, so that the game may go on meanwhile. It
// looks at the position as it was when the search was made, on whatever goroutine, until the
// context is done, and touches neither table nor session. What it returns is to be called where the
// table is used: it tells what was found.
type Search[A any] func(ctx context.Context) (tell func() A)

// searchMemory bounds the tables of a search.
const searchMemory = 64 << 20

// search looks for a win within a budget.
func (t *Table) search(ctx context.Context, b Budget) solve.Report {
	ctx, cancel := context.WithTimeout(ctx, b.time())
	defer cancel()
	return solve.Solve(ctx, t.s.State, solve.Limits{
		Positions: b.positions(), Memory: searchMemory, Seed: t.s.Deal.Seed(), Polish: true,
		// Where there is one thread, the clock goes on only when it is yielded.
		Watch: func(solve.Progress) { runtime.Gosched() },
	})
}

// hides reports whether there is something that the player cannot know.
func (t *Table) hides() bool { return !t.s.Query().Open() }

// Hint is a move worth making, as far as the player can know: where he cannot know all, the cards
// that he has not seen are dealt at random among their places, many times, and the move is told
// that begins a win most often. nil: there is no move.
func (t *Table) Hint(ctx context.Context, b Budget, plan []string) *Hint {
	if !t.hides() {
		return t.Thoughtful(ctx, b, plan)
	}
	h := &Hint{Honest: true}
	moves := t.s.State.DistinctMoves(nil)
	switch len(moves) {
	case 0:
		return nil
	case 1:
		t.advise(h, moves[0], "This is the only move.")
		return h
	}
	g, m, ok := t.guess(ctx, b)
	ways := "the unseen cards may lie"
	if g.Chance {
		ways = "cards may be shuffled"
	}
	switch {
	case !ok:
		t.advise(h, moves[0], "In the time I take I see nothing better.")
	case g.Begins == 0:
		t.advise(h, m, "This looks best; I see no win from here yet.")
	default:
		t.advise(h, m, fmt.Sprintf("This begins a win in %d of %d ways %s.", g.Begins, g.Ways, ways))
	}
	return h
}

// guess looks for a move that is good as far as the player can know. Without a budget it looks as
// long as the prompt does, so that both advise the same.
func (t *Table) guess(ctx context.Context, b Budget) (play.Guess, interp.Move, bool) {
	if b == (Budget{}) {
		return t.s.Query().Guess(ctx)
	}
	ctx, cancel := context.WithTimeout(ctx, b.time())
	defer cancel()
	return t.s.Query().GuessWithin(ctx, b.positions())
}

// Thoughtful is a move worth making for who knows all cards. A plan of an earlier answer is
// followed as long as it wins. nil: there is no move.
func (t *Table) Thoughtful(ctx context.Context, b Budget, plan []string) *Hint {
	h := &Hint{}
	knowing := "knowing all cards, "
	if !t.hides() {
		knowing = ""
		h.Honest = true
	}
	moves := t.s.State.DistinctMoves(nil)
	if len(moves) == 0 {
		return nil
	}
	line := t.line(plan)
	if line == nil {
		r := t.search(ctx, b)
		switch {
		case r.Verdict == solve.Unwinnable:
			h.Why = capital(knowing + "no win is left: " + t.shown(r.Reason) + ".")
			return h
		case len(r.Line) == 0 || !t.s.State.Legal(r.Line[0]):
			r.Line = moves[:1]
		}
		if r.Verdict != solve.Won {
			t.advise(h, r.Line[0], capital(knowing+"this looks best; I see no win from here yet."))
			if len(moves) == 1 {
				h.Why = "This is the only move."
			}
			return h
		}
		line = r.Line
	}
	h.Plan = t.written(line)
	why := "this wins."
	if n := len(line); n > 1 {
		why = "this is the first of " + dsl.Many(n, "move") + " that win."
	}
	t.advise(h, line[0], capital(knowing+why))
	return h
}

func (t *Table) advise(h *Hint, m interp.Move, why string) {
	h.Move, h.Why = t.s.Labels.Format(t.s.State, m), why
	p := t.play(m, h.Move)
	h.Play = &p
}

// line reads a plan, if it wins from here.
func (t *Table) line(plan []string) []interp.Move {
	if len(plan) == 0 {
		return nil
	}
	st := t.s.State.Clone()
	var line []interp.Move
	for _, text := range plan {
		m, err := t.s.Labels.Parse(st, text)
		if err != nil {
			return nil
		}
		line = append(line, m)
		st.Apply(m)
	}
	if st.Status() != interp.Won {
		return nil
	}
	return line
}

// written is a line as it is typed.
func (t *Table) written(line []interp.Move) []string {
	st := t.s.State.Clone()
	var out []string
	for _, m := range line {
		out = append(out, t.s.Labels.Format(st, m))
		st.Apply(m)
	}
	return out
}

// Winnable tells whether the game can still be won, and how that is known.
func (t *Table) Winnable(ctx context.Context, b Budget) Winnable {
	switch t.s.Status() {
	case interp.Won:
		return Winnable{"yes", "It is won."}
	case interp.Playing:
	default:
		return Winnable{"no", "No: the game has ended."}
	}
	knowing := ""
	if t.hides() {
		knowing = " by who knows all cards"
	}
	switch r := t.search(ctx, b); r.Verdict {
	case solve.Won:
		n := dsl.Many(len(r.Line), "move")
		return Winnable{"yes", "Yes: it can be won" + knowing + ", in " + n + " from here."}
	case solve.Unwinnable:
		return Winnable{"no", "No, not" + andEven(knowing) + ": " + t.shown(r.Reason) + "."}
	}
	const cannot = "I cannot tell: in the time I take I found neither a win nor a proof that there is none."
	return Winnable{"unknown", cannot}
}

func andEven(knowing string) string {
	if knowing == "" {
		return " any more"
	}
	return " even" + knowing
}

// newDeal looks for a deal as it is wished, from a number on.
func (t *Table) newDeal(ctx context.Context, a *Response, r *Request, row *odds.Row) *Fault {
	from, err := numbers.Parse(r.Number)
	if err != nil {
		return fault(BadDeal, "%v", err)
	}
	var deals []numbers.ID
	for i := range uint64(odds.Tries) {
		deals = append(deals, numbers.Own(from.Seed()+i))
	}
	f, tried, err := odds.Find(ctx, t.s.Game, row, cmp.Or(odds.Wish(r.Wish), odds.Winnable), deals)
	switch {
	case err != nil:
		return fault(BadDeal, "%v", err)
	case f == nil:
		a.Say = append(a.Say, say(Info, "%s", odds.NoneFound(tried)))
	default:
		a.Deal, a.Say = f.Deal.String(), append(a.Say, say(Info, "%s", f.Text))
	}
	return nil
}
