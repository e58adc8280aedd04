package prompt

import (
	"context"
	"fmt"
	"time"

	"pat/dsl"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/play"
	"pat/interp/solve"
)

// until gives a context for a search.
func (p *Prompt) until() (context.Context, context.CancelFunc) {
	if p.Until == nil {
		return context.WithCancel(context.Background())
	}
	return p.Until()
}

// search makes a search about the position as it is now: work finds something out, on a copy of it,
// and tell words it where the position is still the same.
func search[T any](p *Prompt, what string,
	work func(context.Context, *play.Query) T, tell func(found T, stopped bool) Answer,
) Answer {
	asked, q := p.Session, p.Session.Query()
	return Answer{Search: &Search{What: what, Run: func(ctx context.Context) func() Answer {
		found := work(ctx, q)
		stopped := ctx.Err() != nil
		return func() Answer {
			if p.Session != asked || !q.Asked(asked) {
				return says("The game has gone on since you asked; ask again.")
			}
			return tell(found, stopped)
		}
	}}}
}

// stop tells that a search was interrupted. At a terminal the game goes on; in a pipe nobody is
// there to go on.
func (p *Prompt) stop() Answer {
	p.stopped = !p.Terminal
	return Answer{Say: []string{"Stopped."}, Leave: p.stopped}
}

func (p *Prompt) hint([]string) Answer {
	if p.Session.Status() != interp.Playing {
		return p.noMove()
	}
	return search(p, "", func(ctx context.Context, q *play.Query) solve.Report { return q.Search(ctx) },
		func(rep solve.Report, stopped bool) Answer {
			switch h, _ := p.Session.Advise(rep); {
			case h.None != "" && len(p.Session.Made()) == 0 && p.Session.Board == "":
				return says("This deal cannot be won: %s. `new winnable` looks for one that can.", h.None)
			case h.None != "":
				return says("No win is left from here: %s. `undo` takes moves back.", h.None)
			case h.Wins && h.Left == 1:
				return says("%s wins.", h.Move)
			case h.Wins:
				return says("%s: the first of %d moves that win.", h.Move, h.Left)
			case stopped:
				return p.stop()
			case len(p.Session.State.DistinctMoves(nil)) == 1:
				return says("%s is the only move; I see no win from here yet.", h.Move)
			default:
				return says("%s looks best; I see no win from here yet.", h.Move)
			}
		})
}

// winnable tells whether the game can still be won by who knows all cards.
func (p *Prompt) winnable([]string) Answer {
	switch p.Session.Status() {
	case interp.Won:
		return says("It is won.")
	case interp.Playing:
	default:
		return says("No: the game has ended.")
	}
	return search(p, "", func(ctx context.Context, q *play.Query) solve.Report { return q.Search(ctx) },
		func(rep solve.Report, stopped bool) Answer {
			p.Session.Learn(rep)
			switch {
			case rep.Verdict == solve.Won:
				win := "win"
				if len(rep.Line) == 1 {
					win = "wins"
				}
				return says("Yes: I know %s that %s from here; `hint` tells the first.",
					dsl.Many(len(rep.Line), "move"), win)
			case rep.Verdict == solve.Unwinnable:
				return says("No: %s.", rep.Reason)
			case stopped:
				return p.stop()
			default:
				return says("I cannot tell: in the time I take I found neither a win nor a proof that there is none.")
			}
		})
}

// stuck tells that nothing can be done any more, though moves are legal.
func (p *Prompt) stuck() Answer {
	a := says("You are stuck: no move that changes anything is left.")
	if len(p.Session.State.Turns()) > 0 {
		a = says("You are stuck: no card can be played any more, however often you turn.")
	}
	return a.say("`undo` takes moves back, `new` deals another game.")
}

// mostForced is how many moves without a choice `auto` makes at a time: some games never end by
// themselves.
const mostForced = 300

// auto plays what needs no thought: cards that are safe on the foundations, and the only move where
// there is but one.
func (p *Prompt) auto([]string) Answer {
	type line struct {
		moves  []interp.Move
		forced int
		won    bool
	}
	return search(p, "", func(ctx context.Context, q *play.Query) (l line) {
		l.moves, l.forced, l.won = q.Auto(ctx, mostForced)
		return l
	}, func(l line, stopped bool) Answer {
		s := p.Session
		played := s.MakeAll(l.moves)
		if len(played) == 0 {
			switch {
			case stopped:
				return p.stop()
			case len(s.State.Moves(nil)) == 0:
				return p.noMove()
			case len(s.Game.Sheet().OfKind(dsl.Foundations)) > 0:
				return says("No card is safe on the foundations, and there is more than one move.")
			}
			return says("There is more than one move.")
		}
		a := Answer{Show: true, Say: p.list("Played: ", "", ", ", inRuns(played))}
		switch {
		case stopped:
			end := p.stop()
			a.Say, a.Leave = append(a.Say, end.Say...), end.Leave
		case l.forced == mostForced:
			a = a.say("I stop after %d moves without a choice; `auto` goes on.", mostForced)
		}
		return a
	})
}

// inRuns writes a move once that is made several times running.
func inRuns(ms []string) (out []string) {
	for i := 0; i < len(ms); {
		n := i + 1
		for n < len(ms) && ms[n] == ms[i] {
			n++
		}
		if n-i > 2 {
			out = append(out, fmt.Sprintf("%s (%d times)", ms[i], n-i))
		} else {
			out = append(out, ms[i:n]...)
		}
		i = n
	}
	return out
}

// dealsTried is how many deals are tried for one that can be won, and tryTime for how long.
const (
	dealsTried = 50
	tryTime    = 20 * time.Second
)

// newWinnable deals a number that can be won, as far as one is proved soon; else the game goes on.
func (p *Prompt) newWinnable() Answer {
	var tries []numbers.ID
	for range dealsTried {
		tries = append(tries, p.Table.Number())
	}
	type found struct {
		deal  *numbers.ID
		line  []interp.Move
		tried int
		err   error
	}
	g := p.Session.Game
	return search(p, "Looking for a deal that can be won …", func(ctx context.Context, _ *play.Query) (f found) {
		for start := time.Now(); f.tried < dealsTried && time.Since(start) < tryTime && ctx.Err() == nil; f.tried++ {
			d := tries[f.tried]
			s, err := play.Start(g, d, g.Setting())
			if err != nil {
				return found{err: err}
			}
			if rep := s.Query().Search(ctx); rep.Verdict == solve.Won {
				return found{deal: &d, line: rep.Line}
			}
		}
		return f
	}, func(f found, stopped bool) Answer {
		switch {
		case f.err != nil:
			return says("%s.", capital(f.err.Error()))
		case f.deal != nil:
			old := p.Session
			a := p.deal(f.deal)
			if p.Session != old {
				p.Session.Know(f.line)
			}
			return a
		case stopped:
			return p.stop()
		}
		deals := "1 deal and it is not one"
		if f.tried != 1 {
			deals = fmt.Sprintf("%d deals and found none", f.tried)
		}
		return says("I tried %s that I can win; this game goes on.", deals)
	})
}
