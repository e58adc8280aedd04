package prompt

import (
	"context"
	"fmt"
	"time"

	"pat/dsl"
	"pat/interp"
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

// stop tells that a search was interrupted. At a terminal the game goes on; in a pipe nobody is
// there to go on.
func (p *Prompt) stop() (leave bool) {
	p.say("Stopped.")
	p.stopped = !p.Terminal
	return p.stopped
}

func (p *Prompt) hint([]string) bool {
	ctx, done := p.until()
	defer done()
	h, ok := p.Session.Hint(ctx)
	switch {
	case !ok:
		p.noMove()
	case h.None != "" && len(p.Session.Made()) == 0 && p.Session.Board == "":
		p.say("This deal cannot be won: %s. `new winnable` looks for one that can.", h.None)
	case h.None != "":
		p.say("No win is left from here: %s. `undo` takes moves back.", h.None)
	case h.Wins && h.Left == 1:
		p.say("%s wins.", h.Move)
	case h.Wins:
		p.say("%s: the first of %d moves that win.", h.Move, h.Left)
	case ctx.Err() != nil:
		return p.stop()
	case len(p.Session.State.DistinctMoves(nil)) == 1:
		p.say("%s is the only move; I see no win from here yet.", h.Move)
	default:
		p.say("%s looks best; I see no win from here yet.", h.Move)
	}
	return false
}

// winnable tells whether the game can still be won by who knows all cards.
func (p *Prompt) winnable([]string) bool {
	ctx, done := p.until()
	defer done()
	switch s := p.Session; s.Status() {
	case interp.Won:
		p.say("It is won.")
	case interp.Playing:
		switch rep := s.Search(ctx); {
		case rep.Verdict == solve.Won:
			win := "win"
			if len(rep.Line) == 1 {
				win = "wins"
			}
			p.say("Yes: I know %s that %s from here; `hint` tells the first.", dsl.Many(len(rep.Line), "move"), win)
		case rep.Verdict == solve.Unwinnable:
			p.say("No: %s.", rep.Reason)
		case ctx.Err() != nil:
			return p.stop()
		default:
			p.say("I cannot tell: in the time I take I found neither a win nor a proof that there is none.")
		}
	default:
		p.say("No: the game has ended.")
	}
	return false
}

// stuck tells that nothing can be done any more, though moves are legal.
func (p *Prompt) stuck() {
	if len(p.Session.State.Turns()) > 0 {
		p.say("You are stuck: no card can be played any more, however often you turn.")
	} else {
		p.say("You are stuck: no move that changes anything is left.")
	}
	p.say("`undo` takes moves back, `new` deals another game.")
}

// dealsTried is how many deals are tried for one that can be won, and tryTime for how long.
const (
	dealsTried = 50
	tryTime    = 20 * time.Second
)

// newWinnable deals a number that can be won, as far as one is proved soon; else the game goes on.
func (p *Prompt) newWinnable() bool {
	ctx, done := p.until()
	defer done()
	tried := 0
	if p.Terminal {
		p.say("Looking for a deal that can be won …")
	}
	for start := time.Now(); tried < dealsTried && time.Since(start) < tryTime; tried++ {
		d := p.Table.Number()
		s, err := play.Start(p.Session.Game, d, p.Session.Game.Setting())
		if err != nil {
			p.say("%s.", capital(err.Error()))
			return false
		}
		if rep := s.Search(ctx); rep.Verdict == solve.Won {
			old := p.Session
			if p.deal(&d); p.Session != old {
				p.Session.Know(rep.Line)
			}
			return false
		}
		if ctx.Err() != nil {
			return p.stop()
		}
	}
	deals := "1 deal and it is not one"
	if tried != 1 {
		deals = fmt.Sprintf("%d deals and found none", tried)
	}
	p.say("I tried %s that I can win; this game goes on.", deals)
	return false
}
