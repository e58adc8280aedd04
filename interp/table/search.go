package table

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/play"
	"pat/interp/proof"
	"pat/interp/solve"
)

// This file answers hints, and whether the game can still be won. Every search is bounded in
// positions and in time, and depends on nothing but the position and its budget.

// A Hint is a move worth making.
type Hint struct {
	Move   string   `json:"move,omitempty"`
	Cards  string   `json:"cards,omitempty"` // what it does, in words
	Why    string   `json:"why"`
	Honest bool     `json:"honest"`         // no card was looked at that the player has not seen
	Plan   []string `json:"plan,omitempty"` // the moves that win, this one first; to be sent with the next request
	Play   *Play    `json:"play,omitempty"` // the move as data

	Make  interp.Move   `json:"-"` // the move, where there is one
	Found bool          `json:"-"` // the search came to something, be it that no win is left
	Lost  bool          `json:"-"` // no win is left: that is proved
	Line  []interp.Move `json:"-"` // that wins
}

// Winnable tells whether the game can be won by who knows all cards.
type Winnable struct {
	Can  string `json:"can"` // yes, no or unknown
	Text string `json:"text"`
	Then string `json:"-"` // the text for when the game has gone on meanwhile
	// The moves that win where the player knows all cards, to be sent with the next request.
	Plan []string `json:"plan,omitempty"`

	Honest bool          `json:"-"` // the player knows all cards
	Line   []interp.Move `json:"-"` // that wins
}

// Whether it can be won.
const (
	Yes     = "yes"
	No      = "no"
	Unknown = "unknown"
)

// A Search is work that takes a while, in two halves, so that the game may go on meanwhile. It
// looks at the position as it was when the search was made, on whatever goroutine, until the
// context is done, and touches neither table nor session. What it returns is to be called where the
// table is used: it tells what was found.
type Search[A any] func(ctx context.Context) (tell func() A)

// query asks about the position as it is now, within a budget.
func (t *Table) query(b Budget) *play.Query {
	q := t.s.Query()
	if q.Patience = b.Patience; b.Patience == 0 {
		q.Positions, q.Time = b.positions(), b.time()
	}
	return q
}

// OnlyMove is the hint where there is but one move; else nil.
func (t *Table) OnlyMove() *Hint {
	moves := t.s.State.DistinctMoves(nil)
	if len(moves) != 1 {
		return nil
	}
	return t.advise(&Hint{Honest: true, Found: true}, moves[0], "This is the only move.")
}

// Hint looks for a move worth making, as far as the player can know: where he cannot know all, the
// cards that he has not seen are dealt at random among their places, many times, and the move is
// told that begins a win most often. nil is found where there is no move.
func (t *Table) Hint(b Budget, plan []string) Search[*Hint] {
	q := t.query(b)
	if q.Open() {
		return t.Thoughtful(b, plan)
	}
	moves, only := t.s.State.DistinctMoves(nil), t.OnlyMove()
	told := t.s.Hopeless() // by an answer: what was proved is told to who asked
	return func(ctx context.Context) func() *Hint {
		if len(moves) < 2 {
			return func() *Hint { return only }
		}
		g, m, ok := guess(ctx, q, b)
		return func() *Hint {
			if !ok {
				return t.advise(&Hint{Honest: true}, moves[0], "In the time I take I see nothing better.")
			}
			why := how(g)
			switch {
			case told:
				why = "This keeps the game going; no win is left, as was proved."
			case g.Begins == 0:
				why += b.longer()
			}
			return t.advise(&Hint{Honest: true, Found: true}, m, why)
		}
	}
}

// guess looks for a move that is good as far as the player can know. Without a budget it looks as
// long at the prompt as elsewhere, so that all advise the same.
func guess(ctx context.Context, q *play.Query, b Budget) (play.Guess, interp.Move, bool) {
	if b.Patience > 0 || b == (Budget{}) {
		return q.Guess(ctx)
	}
	ctx, cancel := context.WithTimeout(ctx, b.time())
	defer cancel()
	return q.GuessWithin(ctx, b.positions())
}

// longer says that more is looked at when the same is asked again, where that is so.
func (b Budget) longer() string {
	if b.Patience == 0 {
		return ""
	}
	return " Asked again I look longer."
}

// how tells how good a guess is: what it comes to first, for there may be room for a line only.
func how(g play.Guess) string {
	dealt := "chance deals of the unseen cards"
	if g.Chance {
		dealt = "shuffles by chance"
	}
	if g.Begins == 0 {
		return fmt.Sprintf("This looks best; I see no win yet in %d %s.", g.Ways, dealt)
	}
	return fmt.Sprintf("This begins a win in %d of %d %s.", g.Begins, g.Ways, dealt)
}

// Thoughtful looks for a move worth making for who knows all cards. A plan of an earlier answer is
// followed as long as it wins. nil is found where there is no move.
func (t *Table) Thoughtful(b Budget, plan []string) Search[*Hint] {
	q, line := t.query(b), t.line(plan)
	return func(ctx context.Context) func() *Hint {
		rep := solve.Report{Verdict: solve.Won, Line: line}
		if line == nil {
			rep = q.Search(ctx)
		}
		return func() *Hint { return t.knowing(b, q, rep) }
	}
}

// knowing reads a hint off what a search has found.
func (t *Table) knowing(b Budget, q *play.Query, rep solve.Report) *Hint {
	h, knowing := &Hint{Honest: q.Open()}, "knowing all cards, "
	if h.Honest {
		knowing = ""
	}
	moves := t.s.State.DistinctMoves(nil)
	if len(moves) == 0 {
		return nil
	}
	switch n := len(rep.Line); {
	case rep.Verdict == solve.Unwinnable:
		h.Lost, h.Found = true, true
		none := "no win is left from here"
		if t.s.Count() == 0 && t.s.Board == "" {
			none = "this deal cannot be won"
		}
		h.Why = dsl.Capital(knowing + none + ": " + t.reason(q, rep.Reason) + ".")
		return h
	case rep.Verdict == solve.Won:
		h.Found, h.Line, h.Plan = true, rep.Line, t.written(rep.Line)
		why := "this wins."
		if n > 1 {
			why = "this is the first of " + dsl.Many(n, "move") + " that win."
		}
		return t.advise(h, rep.Line[0], dsl.Capital(knowing+why))
	case len(moves) == 1:
		return t.advise(h, moves[0], "This is the only move.")
	}
	first := moves[0]
	if len(rep.Line) > 0 && t.s.State.Legal(rep.Line[0]) {
		first = rep.Line[0]
	}
	return t.advise(h, first, dsl.Capital(knowing+"this looks best; I see no win from here yet."+b.longer()))
}

func (t *Table) advise(h *Hint, m interp.Move, why string) *Hint {
	h.Make, h.Move, h.Cards, h.Why = m, t.s.Labels.Format(t.s.State, m), t.about(m), why
	p := t.play(m, h.Move)
	h.Play = &p
	return h
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

// Winnable looks whether the game can still be won, and tells how that is known.
func (t *Table) Winnable(b Budget) Search[Winnable] {
	if over, ok := t.over(); ok {
		return func(context.Context) func() Winnable { return func() Winnable { return over } }
	}
	q := t.query(b)
	return func(ctx context.Context) func() Winnable {
		rep := q.Search(ctx)
		return func() Winnable {
			w, knowing := Winnable{Can: Unknown, Honest: q.Open(), Line: rep.Line}, " by "+t.whoKnows()
			if w.Honest {
				knowing = ""
			}
			switch rep.Verdict {
			case solve.Won:
				w.Can, w.Then = Yes, then+"could be won"+knowing+"."
				if w.Honest {
					w.Plan = t.written(rep.Line)
				}
				w.Text = "Yes: it can be won" + knowing + ", in " + dsl.Many(len(rep.Line), "move") + " from here."
			case solve.Unwinnable:
				why := ": " + t.reason(q, rep.Reason) + "."
				w.Can, w.Text, w.Then = No, t.cannot(w.Honest)+why, then+"could not be won"+why
			default:
				unknown := "I cannot tell: in the time I take I found neither a win nor a proof that there is none."
				w.Text = unknown + " Asked again I look longer."
				w.Then = "Of the game as it stood when you asked " + unknown
			}
			return w
		}
	}
}

// then begins what is told of a position once the game has gone on.
const then = "As it stood when you asked, the game "

// reason tells who plays why no win is left: by the cards that can never move again, where there
// are such and no card is hidden from the player, and else as the search says it, without the name
// of the proof, which stands in brackets behind it.
func (t *Table) reason(q *play.Query, reason string) string {
	if q.Open() {
		pile := t.pileName
		if t.voice.Short {
			pile = t.s.Labels.Pile
		}
		if cause := proof.Cause(q.Position(), t.card, pile); cause != "" {
			return cause
		}
	}
	reason, _, _ = strings.Cut(reason, " (")
	return t.shown(reason)
}

// over answers at once whether a game can be won that has come to an end.
func (t *Table) over() (w Winnable, ok bool) {
	switch t.s.Status() {
	case interp.Won:
		return Winnable{Can: Yes, Text: "It is won.", Honest: true}, true
	case interp.Playing:
		return w, false
	}
	return Winnable{Can: No, Text: "No: the game has ended.", Honest: true}, true
}

// whoKnows is who can do what a search finds; where cards are shuffled in play it knows how.
func (t *Table) whoKnows() string {
	if t.s.Game.Shuffles() {
		return "who knows all cards and what later shuffles bring"
	}
	return "who knows all cards"
}

// cannot says that no win is left; open that the player knows all cards.
func (t *Table) cannot(open bool) string {
	switch {
	case !open:
		return "No, not even by " + t.whoKnows()
	case t.s.Count() == 0:
		return "No"
	}
	return "No, not any more"
}

// Hopeless looks shortly for a proof that no win is left, for who knows all cards; what it tells is
// empty where it finds none.
func (t *Table) Hopeless() Search[[]Said] {
	q := t.s.Query()
	return func(ctx context.Context) func() []Said {
		why := q.Proof(ctx)
		return func() []Said {
			if why == "" {
				return nil
			}
			return []Said{say(Info, "This can no longer be won: %s.", t.reason(q, why))}
		}
	}
}

// A Wished deal is one that was looked for.
type Wished struct {
	*odds.Found       // nil: there is none among those tried
	Say         Said  // what is told of it
	Err         error // none can be dealt
}

// Wish looks for a deal as it is wished, among some.
func (t *Table) Wish(row *odds.Row, wish odds.Wish, deals []numbers.ID) Search[Wished] {
	game := t.s.Game
	return func(ctx context.Context) func() Wished {
		wish := cmp.Or(wish, odds.Winnable)
		found, tried, err := odds.Find(ctx, game, row, wish, deals)
		w := Wished{Found: found, Err: err}
		switch {
		case err != nil:
			w.Say = say(Refused, "%s", dsl.Sentence(err.Error()))
		case found == nil:
			w.Say = say(Info, "%s", wish.NoneFound(tried))
		default:
			w.Say = say(Info, "%s", found.Text)
		}
		return func() Wished { return w }
	}
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
	w := t.Wish(row, odds.Wish(r.Wish), deals)(ctx)()
	if w.Err != nil {
		return fault(BadDeal, "%v", w.Err)
	}
	if a.Say = append(a.Say, w.Say); w.Found != nil {
		a.Deal = w.Deal.String()
	}
	return nil
}
