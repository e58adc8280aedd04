package table

import (
	"context"
	"fmt"

	"pat/dsl"
	"pat/interp"
	"pat/interp/play"
)

// This file answers how a game is won: a line that wins, shown move by move on a copy, so that the
// game itself stays as it is and nothing is won by watching.

// A Demo is a line that wins, and how far it is shown.
type Demo struct {
	Say    Said // how many moves it has, or why there is none
	Honest bool // the player knows all cards, too
	Lost   bool // no win is left: that is proved
	Line   []interp.Move

	from *interp.State
	t    *Table // of the copy
	at   int
}

// demoPatience is how many times as long as a hint a line to be shown is looked for: who wants to
// see one waits.
const demoPatience = 10

// Demo looks for a line that wins, by all cards, so many times as long as for who asks first.
func (t *Table) Demo(patience int) Search[*Demo] {
	b := Budget{Patience: demoPatience * max(1, patience)}
	look, from := t.Thoughtful(b, nil), t.s.State.Clone()
	return func(ctx context.Context) func() *Demo {
		tell := look(ctx)
		return func() *Demo {
			d := &Demo{from: from}
			switch h := tell(); {
			case h == nil:
				d.Say = t.NoMove()
			case h.Lost:
				d.Lost, d.Honest, d.Say = true, h.Honest, say(Info, "%s", h.Why)
			case h.Line == nil:
				d.Say = say(Info, "%s", "In the time I take I found no line that wins."+b.longer())
			default:
				d.Honest, d.Line = h.Honest, h.Line
				d.Say = say(Info, "So it can be won, in %s; your game stays as it is.",
					dsl.Many(len(h.Line), "move"))
			}
			d.t = (&Table{s: &play.Session{Game: t.s.Game, State: from.Clone(), Labels: t.s.Labels}}).In(t.voice)
			return d
		}
	}
}

// State is the position that is shown.
func (d *Demo) State() *interp.State { return d.t.s.State }

// At is how many moves have been shown.
func (d *Demo) At() int { return d.at }

// Next is the move that comes next; ok is false where the game is won.
func (d *Demo) Next() (m interp.Move, ok bool) {
	if d.at == len(d.Line) {
		return 0, false
	}
	return d.Line[d.at], true
}

// Coming tells the move that comes next, and which of how many it is.
func (d *Demo) Coming() string {
	m, ok := d.Next()
	if !ok {
		return "So it is won."
	}
	text := fmt.Sprintf("Move %d of %d: %s", d.at+1, len(d.Line), d.t.s.Labels.Format(d.State(), m))
	if cards := d.t.About(m); cards != "" {
		text += " (" + cards + ")"
	}
	return text
}

// Go shows so many moves more, or fewer.
func (d *Demo) Go(by int) {
	to := max(0, min(d.at+by, len(d.Line)))
	if to < d.at {
		d.t.s.State, d.at = d.from.Clone(), 0
	}
	for ; d.at < to; d.at++ {
		d.State().Apply(d.Line[d.at])
	}
}
