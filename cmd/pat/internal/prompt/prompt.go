package prompt

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/numbers"
	"pat/interp/play"
	"pat/interp/view"
)

// Look says how the board is shown.
type Look struct {
	ASCII  bool
	Colour bool
	Width  int
}

// A Table is what the prompt needs of the world.
type Table interface {
	New(old *play.Session, deal *numbers.ID) (*play.Session, error) // deal anew
	Reload(old *play.Session) (*play.Session, error)                // read the rule file again
	Save(s *play.Session, path string) error
	Load(path string) (*play.Session, error)
	Over(s *play.Session) // the session is left
	Warning() string      // something the player should know, once
}

// A Prompt is a game at a prompt.
type Prompt struct {
	In       io.Reader
	Out      io.Writer
	Terminal bool
	Look     Look
	Session  *play.Session
	Table    Table
	History  string // file of lines typed before

	out error // writing failed
}

// Run plays until the player leaves or input ends.
func (p *Prompt) Run() error {
	in, done := p.reader()
	defer done()
	defer func() { p.Table.Over(p.Session) }()
	p.show()
	p.say("Type a move, or `help`.")
	for p.out == nil {
		line, err := in("> ")
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if !p.Terminal {
			p.say("> %s", line)
		}
		if p.command(line) {
			return nil
		}
		if w := p.Table.Warning(); w != "" {
			p.say("%s", w)
		}
	}
	return p.out
}

func (p *Prompt) say(format string, args ...any) {
	_, err := fmt.Fprintf(p.Out, format+"\n", args...)
	if p.out == nil {
		p.out = err
	}
}

// show prints the board, and how the game stands if it is over or waits.
func (p *Prompt) show() {
	s := p.Session
	p.say("")
	p.say("%s", p.heading())
	p.say("")
	err := view.Write(p.Out, s.State, s.Labels, view.Options(p.Look))
	if p.out == nil {
		p.out = err
	}
	p.say("")
	switch s.Status() {
	case interp.Won:
		p.say("You have won, in %s! `new` deals another game.", moves(len(s.Made())))
	case interp.Lost:
		if l := s.State.LostBy(); l != nil {
			p.say("The game is lost: %s. `undo` takes moves back, `new` deals another game.", quote(l))
		} else {
			p.say("No move is left: the game is lost. `undo` takes moves back, `new` deals another game.")
		}
	case interp.Faulted:
		p.say("The game stops: %s. This is a mistake in the rules; `undo` takes the move back.", s.State.Fault())
	default:
		if l, ok := s.State.Waiting(); ok {
			p.say("The deal waits for your choice: %s.", quote(l))
		}
	}
}

func moves(n int) string {
	if n == 1 {
		return "1 move"
	}
	return fmt.Sprintf("%d moves", n)
}

// heading is one line: what is played, and how far it has come.
func (p *Prompt) heading() string {
	s := p.Session
	sheet := s.Game.Sheet()
	out := fmt.Sprintf("%s, deal %s", sheet.Title, s.Deal)
	if as := sheet.Assignments(s.Game.Setting()); len(as) > 0 {
		out += ", " + strings.Join(as, ", ")
	}
	if n := len(s.Made()); n > 0 {
		out += ", " + moves(n)
	}
	if s.State.Pass() > 1 {
		out += fmt.Sprintf(", pass %d", s.State.Pass())
	}
	for i, c := range sheet.Counters {
		out += fmt.Sprintf(", %s %s", c.Name, sheet.CounterText(c, s.State.Counter(i)))
	}
	return out
}

// quote is a line of the rules with its place.
func quote(l *dsl.Line) string {
	return fmt.Sprintf("`%s` (%s:%d)", l.Text(), filepath.Base(l.Src.Name), l.Pos.Line)
}

// command does what a line says, and reports whether the player leaves.
func (p *Prompt) command(line string) bool {
	ws := strings.Fields(line)
	word := strings.ToLower(ws[0])
	for i := range commands {
		c := &commands[i]
		if c.name != word && !contains(c.also, word) {
			continue
		}
		if len(ws)-1 > c.most {
			p.say("`%s` is written: %s", c.name, c.usage)
			return false
		}
		return c.do(p, ws[1:])
	}
	if _, err := p.Session.Do(line); err != nil {
		p.refused(err)
		return false
	}
	p.show()
	return false
}

func contains(list []string, w string) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

// refused says why a move cannot be made: which rule forbids it, in the words of its file.
func (p *Prompt) refused(err error) {
	var no *notation.Refused
	var which *notation.Ambiguous
	switch {
	case errors.As(err, &no):
		p.say("%s: %s.", no.Move, view.Cards(no.Refusal.Text, p.Look.ASCII))
		for _, l := range no.Refusal.Lines {
			p.say("    %s", quote(l))
		}
	case errors.As(err, &which):
		p.say("Which one? %s", strings.Join(which.Choices, ", "))
	default:
		p.say("%s. `help` tells how moves are written.", capital(err.Error()))
	}
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
