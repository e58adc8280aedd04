package prompt

import (
	"pat/cmd/pat/internal/settings"
	"pat/dsl"
	"pat/interp"
	"pat/interp/table"
)

// This file is what follows a move by itself: cards that go to the foundations, a game that is
// decided, and one that can no longer be won.

// follow answers a move: with what goes by itself after it, as the player has settled it.
func (p *Prompt) follow(m interp.Move) Answer {
	s := p.Session
	back, told := s.TakesBack(m), s.Hopeless()
	out := p.Settings.Get(settings.Auto)
	if out == "off" {
		out = ""
	}
	a := p.did(p.table().Make(m, out))
	if len(s.Undone()) == 0 { // the game goes another way than before a restart
		p.restarted = restarted{}
	}
	if !back {
		a = p.finish(a)
	}
	if !told {
		a.After = p.warning()
	}
	p.watch()
	return a
}

// finish tells that a game is decided, once in a game, or plays it to its end.
func (p *Prompt) finish(a Answer) Answer {
	s, how := p.Session, p.Settings.Get(settings.Finish)
	if how == "no" || s.Status() != interp.Playing || how == "ask" && p.decided == s {
		return a
	}
	moves := s.Finish()
	switch {
	case len(moves) < 2: // one move is not worth a word
		return a
	case how == "yes":
		s.Along(moves)
		return a.say("The rest is decided: %s made.", dsl.Many(len(moves), "move"))
	}
	p.decided = s
	return a.say("The rest plays itself: `auto` finishes the game.")
}

// warning is a search for a proof that no win is left, where the player knows all cards and
// was not told before; nil where there is none.
func (p *Prompt) warning() *Search {
	s := p.Session
	if !p.Terminal || p.Settings.Get(settings.Warn) != "on" || s.Status() != interp.Playing {
		return nil
	}
	if !s.Open() {
		return nil
	}
	a := ask(p, "", p.table().Hopeless(), func(said []table.Said, _ bool) Answer {
		if len(said) == 0 {
			return Answer{}
		}
		s.Lose(s.State.Key())
		return p.tells(said).more("`undo` takes moves back.")
	})
	a.Search.Quiet = true
	return a.Search
}

// watch tells the world that something was done: a game that has ended is to be kept.
func (p *Prompt) watch() {
	if s := p.Session; s.Count() > 0 && (s.Status() == interp.Won || s.Status() == interp.Lost) {
		p.World.Ended(s)
	}
}
