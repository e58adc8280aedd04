package prompt

import (
	"context"

	"pat/cmd/pat/internal/settings"
	"pat/dsl"
	"pat/interp"
	"pat/interp/play"
	"pat/interp/solve"
	"pat/interp/table"
)

// until gives a context for a search.
func (p *Prompt) until() (context.Context, context.CancelFunc) {
	if p.Until == nil {
		return context.WithCancel(context.Background())
	}
	return p.Until()
}

// ask makes a search about the position as it is now; tell answers with what was found, where the
// position is still the same.
func ask[T any](p *Prompt, what string, look table.Search[T], tell func(found T, stopped bool) Answer) Answer {
	asked, of := p.Session, p.Session.State.Key()
	job := &Search{What: what}
	job.Run = func(ctx context.Context) func() Answer {
		found := look(ctx)
		stopped := ctx.Err() != nil
		return func() Answer {
			switch {
			case p.Session == asked && asked.State.Key() == of:
			case job.Quiet:
				return Answer{}
			default:
				return says("The game has gone on since you asked; ask again.")
			}
			return tell(found(), stopped)
		}
	}
	return Answer{Search: job}
}

// search makes a search of the prompt's own.
func search[T any](p *Prompt, what string,
	work func(context.Context, *play.Query) T, tell func(found T, stopped bool) Answer,
) Answer {
	q := p.Session.Query()
	return ask(p, what, func(ctx context.Context) func() T {
		found := work(ctx, q)
		return func() T { return found }
	}, tell)
}

// stop tells that a search was interrupted. At a terminal the game goes on; in a pipe nobody is
// there to go on.
func (p *Prompt) stop() Answer {
	p.stopped = !p.Terminal
	return Answer{Say: []string{"Stopped."}, Leave: p.stopped}
}

// mostPatience is how many times as long as at first is searched at most where the same is asked
// again.
const mostPatience = 30

// patience is how many times as long as else is searched: twice as long each time that the same is
// asked of the same position.
func (p *Prompt) patience(what string) int {
	asked := question{what, p.Session.State.Key()}
	if p.asked != asked {
		p.asked, p.patient = asked, 0
	}
	p.patient = min(max(1, 2*p.patient), mostPatience)
	return p.patient
}

// A question is what was asked of which position.
type question struct {
	what string
	of   interp.Key
}

// hint looks for a good move: as far as the player can know, or knowing all cards.
func (p *Prompt) hint(args []string) Answer {
	s := p.Session
	all := p.Settings.Get(settings.Hints) == "all"
	if len(args) > 0 {
		if all = args[0] == "all"; !all && args[0] != "honest" {
			return says("`hint` is written: hint, or `hint all` for one that knows all cards")
		}
	}
	if s.Status() != interp.Playing {
		return p.tells([]table.Said{p.table().NoMove()})
	}
	if ms := s.State.DistinctMoves(nil); len(ms) == 1 {
		s.Helped(false)
		return says("%s is the only move.", s.Labels.Format(s.State, ms[0])).hints(ms[0])
	}
	patience := p.patience("hint")
	if open := s.Query().Open(); all || open {
		return p.thoughtful(patience, open)
	}
	type guess struct {
		play.Guess
		move interp.Move
		ok   bool
	}
	return search(p, "Looking …", func(ctx context.Context, q *play.Query) (g guess) {
		q.Patience = patience
		g.Guess, g.move, g.ok = q.Guess(ctx)
		return g
	}, func(g guess, stopped bool) Answer {
		if !g.ok || stopped && !p.Terminal {
			return p.stop()
		}
		p.Session.Helped(false)
		move := p.Session.Labels.Format(p.Session.State, g.move)
		ways := "the unseen cards may lie"
		if g.Chance {
			ways = "cards may be shuffled"
		}
		switch {
		case g.Begins > 0 && g.Begins == g.Ways:
			return says("%s: it begins a win in all of %d ways tried %s.", move, g.Ways, ways).hints(g.move)
		case g.Begins > 0:
			return says("%s: it begins a win in %d of %d ways %s.", move, g.Begins, g.Ways, ways).hints(g.move)
		}
		return says("%s looks best; I see no win yet in %d ways %s.", move, g.Ways, ways).hints(g.move)
	})
}

// thoughtful is a hint that knows all cards; open says that the player does, too.
func (p *Prompt) thoughtful(patience int, open bool) Answer {
	return search(p, "Looking …", func(ctx context.Context, q *play.Query) solve.Report {
		q.Patience = patience
		return q.Search(ctx)
	}, func(rep solve.Report, stopped bool) Answer {
		knowing := ""
		if !open {
			knowing = "With all cards known: "
		}
		h, _ := p.Session.Advise(rep)
		if stopped && !h.Wins && h.None == "" {
			return p.stop()
		}
		p.Session.Helped(!open)
		switch {
		case h.None != "" && p.Session.Count() == 0 && p.Session.Board == "":
			none := capital(knowing + "this deal cannot be won: " + h.None)
			return says("%s. `new winnable` looks for one that can.", none)
		case h.None != "":
			return says("%s: %s. `undo` takes moves back.", capital(knowing+"no win is left from here"), h.None)
		case h.Wins && h.Left == 1:
			return says("%s%s wins.", knowing, h.Move).hints(h.Best)
		case h.Wins:
			return says("%s%s: the first of %d moves that win.", knowing, h.Move, h.Left).hints(h.Best)
		}
		return says("%s%s looks best; I see no win from here yet.", knowing, h.Move).hints(h.Best)
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
	knowing, open := ", for who knows all cards", p.Session.Query().Open()
	if open {
		knowing = ""
	}
	patience := p.patience("winnable")
	return search(p, "Looking …", func(ctx context.Context, q *play.Query) solve.Report {
		q.Patience = patience
		return q.Search(ctx)
	}, func(rep solve.Report, stopped bool) Answer {
		p.Session.Learn(rep)
		if stopped && rep.Verdict == solve.Unknown {
			return p.stop()
		}
		p.Session.Helped(!open)
		switch rep.Verdict {
		case solve.Won:
			win, ask := "win", "hint"
			if len(rep.Line) == 1 {
				win = "wins"
			}
			if !open {
				ask = "hint all"
			}
			return says("Yes%s: I know %s that %s from here; `%s` tells the first.", knowing,
				dsl.Many(len(rep.Line), "move"), win, ask)
		case solve.Unwinnable:
			return says("No%s: %s.", knowing, rep.Reason)
		}
		return says("I cannot tell: in the time I take I found neither a win nor a proof that there is none.")
	})
}

// auto plays what needs no thought.
func (p *Prompt) auto([]string) Answer {
	return ask(p, "", p.table().Auto(), func(d *table.Done, stopped bool) Answer {
		if stopped && !d.Made {
			return p.stop()
		}
		a := p.did(d)
		p.watch()
		if stopped {
			end := p.stop()
			a.Say, a.Leave = append(a.Say, end.Say...), end.Leave
		}
		return a
	})
}
