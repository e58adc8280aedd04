package prompt

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
	"time"

	"pat/dsl"
	"pat/interp"
	"pat/interp/table"
	"pat/interp/view"
)

// This file is the prompt as lines of text: it reads commands, does searches while the player
// waits, and prints what is answered.

// ErrStopped is the end of a game in a pipe in which a search was interrupted.
var ErrStopped = errors.New("interrupted")

// Run plays until the player leaves or input ends. It ends by quit, the end of input, or where
// nothing more can be written. In a pipe each line is printed after a > before it is answered, so
// that the output reads like a game at a terminal; a warning of the world comes after the answer.
func (p *Prompt) Run() error {
	in, done := p.reader()
	defer done()
	p.read = in
	defer func() {
		for _, line := range p.Goodbye() {
			p.print("%s", line)
		}
	}()
	p.printBoard()
	if p.Terminal && p.Session.Count() == 0 {
		for _, line := range (Answer{Say: p.World.Hello()}).Lines(p.wrapAt()) {
			p.print("%s", line)
		}
	}
	p.print("Type a move, or `help`.")
	p.typed = p.First
	for p.out == nil {
		p.tick()
		line, err := p.next(in)
		switch {
		case errors.Is(err, errCleared):
			continue
		case errors.Is(err, errSpared):
			p.searched = time.Time{}
			p.print("%s", SearchEnded)
			continue
		case errors.Is(err, io.EOF):
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
			p.print("> %s", dsl.Harmless(line))
		}
		if p.answer(p.Command(line)) {
			break
		}
		if w := p.World.Warning(); w != "" {
			p.print("%s", w)
		}
	}
	if p.stopped && p.out == nil {
		return ErrStopped
	}
	return p.out
}

// next is the line to be answered: one that was typed where only Enter was asked for, or one that
// is read.
func (p *Prompt) next(in func(string) (string, error)) (line string, err error) {
	if line, p.typed = p.typed, ""; line != "" {
		return line, nil
	}
	return p.waiting(in)
}

// goesOn asks for Enter. Who types q, or gives the line up, has seen enough; so has who types
// anything else, and that is answered next.
func (p *Prompt) goesOn(question string) bool {
	answer, err := p.read(question)
	if answer = strings.TrimSpace(answer); err != nil || answer == "" {
		return err == nil
	}
	if answer != "q" {
		p.typed = answer
	}
	return false
}

// answer prints an answer, and waits for a search. It reports whether the player leaves. The parts
// of an answer come in a fixed order: a search is waited for and its answer told in the place of
// this one, a question is asked; then the board, a long text, what is said, a demo, and what is
// searched for after it.
func (p *Prompt) answer(a Answer) (leave bool) {
	if s := a.Search; s != nil {
		if s.What != "" && p.Terminal {
			p.print("%s", s.What)
		}
		ctx, done := p.until()
		defer done()
		a := s.Run(ctx)()
		switch {
		case s.Quiet:
		case ctx.Err() != nil: // the player stopped it
			p.searched = time.Time{}
		default:
			p.searched = time.Now()
		}
		return p.answer(a)
	}
	if a.Ask != nil {
		return p.answer(p.question(a.Ask))
	}
	if a.Show {
		p.printBoard()
	}
	if a.Text != "" {
		p.page(a.Text)
	}
	for _, line := range a.Lines(p.wrapAt()) {
		p.print("%s", line)
	}
	if a.Demo != nil {
		p.show(a.Demo)
	}
	if a.After != nil {
		p.answer(Answer{Search: a.After})
	}
	return a.Leave
}

// question asks what a game wants to know before it begins, until it is answered or left.
func (p *Prompt) question(w *Wanted) Answer {
	p.answer(Answer{Say: w.Say()})
	for {
		line, err := p.read(w.prompt())
		if errors.Is(err, errCleared) {
			continue
		}
		if err != nil {
			return p.NotBegun(w)
		}
		nums, a, done := w.Answer(line)
		switch {
		case done:
			return p.Begin(w, nums)
		case a.Leave:
			return p.NotBegun(w)
		}
		p.answer(a)
	}
}

// show shows a line that wins: at a terminal a move at a time, and at the end the board that the
// player left.
func (p *Prompt) show(d *table.Demo) {
	p.searched = time.Time{} // Ctrl-C is for what is shown
	for _, more := d.Next(); more; _, more = d.Next() {
		p.print("%s", d.Coming())
		if p.Terminal && !p.goesOn("-- Enter shows it, q ends -- ") {
			break
		}
		d.Go(1)
		p.print("")
		p.draw(d.State())
		p.print("")
	}
	if _, more := d.Next(); !more {
		p.print("%s", d.Coming())
	}
	p.print("%s", DemoEnds)
	if p.Terminal {
		p.printBoard()
	}
}

// DemoEnds is said when a line is shown no further.
const DemoEnds = "Your game is as you left it."

// draw prints a position.
func (p *Prompt) draw(st *interp.State) {
	if err := view.Write(p.Out, st, p.Session.Labels, p.Look.Options()); p.out == nil {
		p.out = err
	}
}

// page prints a long text, at a terminal as much at a time as it has lines.
func (p *Prompt) page(text string) {
	text = strings.TrimRight(text, "\n")
	if !p.Terminal {
		p.print("%s", text)
		return
	}
	var lines []string
	for line := range strings.SplitSeq(text, "\n") {
		lines = append(lines, Wrap(line, p.Look.Columns())...)
	}
	room := len(lines)
	if p.Look.Height != nil {
		room = max(p.Look.Height()-1, 2)
	}
	for len(lines) > room {
		p.print("%s", strings.Join(lines[:room], "\n"))
		lines = lines[room:]
		if !p.goesOn(fmt.Sprintf("-- %d more; Enter goes on, q ends -- ", len(lines))) {
			return
		}
	}
	p.print("%s", strings.Join(lines, "\n"))
}

// printBoard prints the board, and how the game stands if it is over or waits.
func (p *Prompt) printBoard() {
	p.print("")
	p.print("%s", p.Heading())
	for _, line := range p.list("", "", ", ", view.Facts(p.Session.State)) {
		p.print("%s", line)
	}
	p.print("")
	p.draw(p.Session.State)
	p.print("")
	for _, line := range p.Standing().Lines(p.Look.Columns()) {
		p.print("%s", line)
	}
}

func (p *Prompt) print(format string, args ...any) {
	_, err := fmt.Fprintf(p.Out, format+"\n", args...)
	if p.out == nil {
		p.out = err
	}
}

// wrapAt is the column at which sentences are broken: who reads a pipe wants them whole.
func (p *Prompt) wrapAt() int {
	if p.Terminal {
		return p.Look.Columns()
	}
	return math.MaxInt
}
