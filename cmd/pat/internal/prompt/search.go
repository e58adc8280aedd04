package prompt

import (
	"context"
	"time"

	"pat/cmd/pat/internal/settings"
	"pat/interp"
	"pat/interp/table"
)

// until gives a context for a search.
func (p *Prompt) until() (context.Context, context.CancelFunc) {
	if p.Until == nil {
		return context.WithCancel(context.Background())
	}
	return p.Until()
}

// ask makes a search about the position as it is now; tell answers with what was found. Once the
// game has gone on nobody waits for that, and what was answered since then is to be read.
func ask[T any](p *Prompt, what string, look table.Search[T], tell func(found T, stopped bool) Answer) Answer {
	return askFor(p, what, look, tell, nil)
}

// askFor is ask for what is worth knowing once the game has gone on, too: late answers then.
func askFor[T any](
	p *Prompt, what string, look table.Search[T], tell func(found T, stopped bool) Answer, late func(found T) Answer,
) Answer {
	asked, of := p.Session, p.Session.State.Key()
	run := func(ctx context.Context) func() Answer {
		found := look(ctx)
		stopped := ctx.Err() != nil
		return func() Answer {
			switch same := p.Session == asked; {
			case same && asked.State.Key() == of:
				return p.reminded(tell(found(), stopped))
			case same && late != nil && stopped:
				return p.stop()
			case same && late != nil:
				return p.reminded(late(found()))
			}
			return Answer{Stale: true}
		}
	}
	return Answer{Search: &Search{What: what, Lasts: late != nil, Run: run}}
}

// reminded adds to what is said in the place of the deal's question that the deal still waits. With
// the board the question is shown anew.
func (p *Prompt) reminded(a Answer) Answer {
	_, waits := p.Session.State.Waiting()
	hides := len(a.Say) > 0 && !a.Show && !a.Leave
	if !waits || !hides || !p.Terminal {
		return a
	}
	a = a.say("The deal still waits for your choice: type its number.")
	a.Choices = p.Standing().Choices
	return a
}

// stop tells that a search was interrupted. At a terminal the game goes on; in a pipe nobody is
// there to go on.
func (p *Prompt) stop() Answer {
	p.stopped = !p.Terminal
	return Answer{Say: []string{"Stopped."}, Leave: p.stopped}
}

// Grace is how long after the end of a search a Ctrl-C on an empty line may have been meant for it:
// the first one does not leave, and SearchEnded is said.
const (
	Grace       = time.Second
	SearchEnded = "The search has ended; Ctrl-C leaves."
)

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
		if all = args[0] == "all" || args[0] == "thoughtful"; !all && args[0] != "honest" {
			return says("`hint` is written: hint, or `hint all` for one that knows all cards")
		}
	}
	if s.Status() != interp.Playing {
		return p.noMove()
	}
	t := p.table()
	if h := t.OnlyMove(); h != nil {
		s.Helped(false)
		return p.advises(h)
	}
	look := t.Hint
	if all {
		look = t.Thoughtful
	}
	budget := table.Budget{Patience: p.patience("hint")}
	return ask(p, looking, look(budget, nil), func(h *table.Hint, stopped bool) Answer {
		if stopped && (!h.Found || !p.Terminal) {
			return p.stop()
		}
		p.learn(p.Session.State, h.Line, h.Lost)
		p.Session.Helped(!h.Honest)
		return p.advises(h)
	})
}

// noMove answers who asks for a move where there is none.
func (p *Prompt) noMove() Answer {
	if p.Session.Status() != interp.Won {
		return p.Standing()
	}
	return p.tells([]table.Said{p.table().NoMove()}).more("`new` deals another game.")
}

// looking is said while something is looked for.
const looking = "Looking …"

// advises answers with a hint, or with what to do where no win is left.
func (p *Prompt) advises(h *table.Hint) Answer {
	switch a := says("%s", h.Why); {
	case !h.Lost:
		what := h.Move
		if cards := p.table().About(h.Make); cards != "" {
			what += " (" + cards + ")"
		}
		return says("%s: %s", what, uncapital(h.Why)).hints(h.Make)
	case p.Session.Count() == 0 && p.Session.Board == "":
		return a.more("`new winnable` looks for one that can.")
	default:
		return a.more("`undo` takes moves back.")
	}
}

// learn remembers of a position of the game a line that wins, or that no win is left.
func (p *Prompt) learn(of *interp.State, line []interp.Move, lost bool) {
	switch {
	case lost:
		p.Session.Lose(of.Key())
	case line != nil:
		p.Session.Know(of, line)
	}
}

// winnable tells whether the game can still be won by who knows all cards. The player may go on
// meanwhile.
func (p *Prompt) winnable([]string) Answer {
	look := p.table().Winnable(table.Budget{Patience: p.patience("winnable")})
	if p.Session.Status() != interp.Playing {
		return says("%s", look(context.Background())().Text)
	}
	of := p.Session.State.Clone()
	learn := func(w table.Winnable) {
		if w.Can != table.Unknown {
			p.learn(of, w.Line, w.Can == table.No)
		}
		p.Session.Helped(!w.Honest)
	}
	late := func(w table.Winnable) Answer {
		learn(w)
		return says("%s", w.Then)
	}
	return askFor(p, looking, look, func(w table.Winnable, stopped bool) Answer {
		if stopped && w.Can == table.Unknown {
			return p.stop()
		}
		learn(w)
		a := says("%s", w.Text)
		switch {
		case w.Can != table.Yes:
			return a
		case w.Honest:
			return a.more("`hint` tells the first.")
		}
		return a.more("`hint all` tells the first.")
	}, late)
}

// demo shows a line that wins, if one is found. It counts as help that knows all cards.
func (p *Prompt) demo([]string) Answer {
	if p.Session.Status() != interp.Playing {
		return p.noMove()
	}
	return ask(p, looking, p.table().Demo(p.patience("demo")), func(d *table.Demo, stopped bool) Answer {
		if stopped && d.Line == nil {
			return p.stop()
		}
		p.learn(p.Session.State, d.Line, d.Lost)
		p.Session.Helped(!d.Honest)
		a := p.tells([]table.Said{d.Say})
		if d.Line != nil {
			a.Demo = d
		}
		return a
	})
}

// auto plays what needs no thought.
func (p *Prompt) auto([]string) Answer {
	if p.Session.Status() != interp.Playing {
		return p.noMove()
	}
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
