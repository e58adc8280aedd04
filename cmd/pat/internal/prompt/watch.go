package prompt

import (
	"fmt"
	"time"

	"pat/dsl"
)

// This file follows a rule file that is written while it is played: `pat play --watch`.

// WatchEvery is how often a watched file is looked at while nothing is typed.
const WatchEvery = 300 * time.Millisecond

// A Change is what a rule file says after it was written anew.
type Change struct {
	File     string          // as the player knows it
	Findings dsl.Diagnostics // all there is to say of it
	Broken   bool            // it has mistakes, so that it cannot be played
}

// mostFindings is how many findings stand under the board; `pat check` tells all.
const mostFindings = 5

// Watch looks whether the rules have been written anew since it was asked last. Then it answers:
// the game is the same deal by the new rules, with the same moves as far as they are legal; or,
// where they have mistakes, it stays as it is. What the checker finds is told in both cases. ok is
// false where nothing has changed, or nothing is watched.
func (p *Prompt) Watch() (a Answer, ok bool) {
	if p.Changes == nil {
		return a, false
	}
	c, ok := p.Changes()
	if !ok {
		return a, false
	}
	switch {
	case c.Broken:
		a = Answer{Show: true}.say("%s has %s; the game goes on by the rules as they were.", c.File,
			dsl.Many(c.Findings.Errors(), "mistake"))
	case p.Session.Count() == 0:
		if a = p.reload(nil); len(a.Say) == 0 {
			a = a.say("%s is read again.", c.File)
		}
	default:
		a = p.reload(nil)
	}
	return a.with(p.findings(c)), true
}

// findings are what the checker says of a file, a place and a cure each; mistakes come first.
func (p *Prompt) findings(c Change) (out []string) {
	shown, left := 0, 0
	for _, level := range []dsl.Level{dsl.Error, dsl.Warning} {
		for _, d := range c.Findings {
			switch {
			case d.Level != level:
				continue
			case shown == mostFindings:
				left++
				continue
			}
			shown++
			at := d.Span.Pos
			out = append(out, fmt.Sprintf("%s:%d:%d: %s: %s [%s]",
				dsl.Visible(at.Filename), at.Line, at.Column, d.Level, dsl.Visible(d.Message), d.Name))
			if advice := d.Advice(); advice != "" {
				out = append(out, "    "+dsl.Visible(advice))
			}
		}
	}
	if left > 0 {
		out = append(out, fmt.Sprintf("and %d more; `pat check %s` tells all", left, c.File))
	}
	return out
}

// waiting reads a line. While nothing is typed it looks after the rules, where they are watched and
// nobody edits a line: at a terminal a board in the midst of a line would hide it.
func (p *Prompt) waiting(read func(string) (string, error)) (string, error) {
	if p.Changes == nil || p.Terminal {
		line, err := read(promptSign)
		p.look()
		return line, err
	}
	type typed struct {
		line string
		err  error
	}
	next := make(chan typed, 1)
	go func() {
		line, err := read(promptSign)
		next <- typed{line, err}
	}()
	tick := time.NewTicker(WatchEvery)
	defer tick.Stop()
	for {
		select {
		case t := <-next:
			p.look()
			return t.line, t.err
		case <-tick.C:
			p.look()
		}
	}
}

// look shows what has become of the rules.
func (p *Prompt) look() {
	if a, ok := p.Watch(); ok {
		p.answer(a)
	}
}
