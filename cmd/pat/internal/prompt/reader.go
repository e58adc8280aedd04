package prompt

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/term"
)

// promptSign stands before a line in which a command is typed, against an answer to a question.
const promptSign = "> "

// maxLine is the longest line read from a pipe.
const maxLine = 1 << 16

// reader makes the function that reads a line: with editing, history and completion at a terminal,
// plainly from a pipe. done must be called in the end.
func (p *Prompt) reader() (read func(string) (string, error), done func()) {
	if !p.Terminal {
		sc := bufio.NewScanner(p.In)
		sc.Buffer(nil, maxLine)
		return func(string) (string, error) {
			switch {
			case sc.Scan():
				return sc.Text(), nil
			case errors.Is(sc.Err(), bufio.ErrTooLong):
				return "", fmt.Errorf("a line of the input is longer than %d bytes", maxLine)
			case sc.Err() != nil:
				return "", sc.Err()
			}
			return "", io.EOF
		}, func() {}
	}
	in, tty := p.In.(*os.File)
	out, _ := p.Out.(*os.File)
	if !tty || os.Getenv("TERM") == "dumb" { // the system edits lines there, if anything does
		return func(prompt string) (string, error) {
			if tty {
				fmt.Fprint(p.Out, prompt)
			}
			line, err := ReadLine(p.In)
			if errors.Is(err, io.EOF) {
				p.print("") // the end of input leaves no line of its own
			}
			return line, err
		}, func() {}
	}
	e := newEditor(in, p.Out, p.Complete)
	e.old.lines = p.OldLines()
	read = func(prompt string) (string, error) {
		raw, err := term.MakeRaw(int(in.Fd()))
		if err != nil {
			return "", err
		}
		defer term.Restore(int(in.Fd()), raw) //nolint:errcheck // nothing can be done about it
		heeds(out)
		e.spares = func() bool { return prompt == promptSign && time.Since(p.searched) < Grace }
		if w, h, err := term.GetSize(int(out.Fd())); err == nil {
			e.terminal.SetSize(w, h) //nolint:errcheck // nothing stands there yet
		}
		line, err := e.line(prompt)
		if err == nil && strings.TrimSpace(line) != "" && prompt == promptSign {
			e.old.keep(line)
		}
		return line, err
	}
	return read, func() { p.KeepLines(e.old.lines) }
}

// mostLines is how many typed lines are kept.
const mostLines = 1000

// OldLines are the lines typed before, the latest last. A lost history is no reason not to play.
func (p *Prompt) OldLines() (out []string) {
	text, _ := os.ReadFile(p.History)
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" {
			out = append(out, line)
		}
	}
	return out
}

// KeepLines writes the lines typed to their file. A lost history is no reason to complain.
func (p *Prompt) KeepLines(lines []string) {
	if p.History == "" || os.MkdirAll(filepath.Dir(p.History), 0o755) != nil {
		return
	}
	text := strings.Join(append(lines[max(0, len(lines)-mostLines):], ""), "\n")
	p.WriteFile(p.History, []byte(text)) //nolint:errcheck
}

// Complete offers commands, what may follow them, and legal moves that begin like the line. A blank
// stands behind a command that more may follow.
func (p *Prompt) Complete(line string) []string {
	line = strings.ToLower(line)
	first, _, further := strings.Cut(line, " ")
	var all []string
	for i := range commands {
		c := &commands[i]
		for _, w := range append([]string{c.name}, c.also...) {
			switch {
			case further && w == first:
				for _, next := range c.next() {
					all = append(all, w+" "+next)
				}
			case further || len(w) == 1: // a letter is no word to be completed
			case c.most == 0:
				all = append(all, w)
			default:
				all = append(all, w+" ")
			}
		}
	}
	all = append(all, p.Session.Moves()...)
	return slices.DeleteFunc(all, func(w string) bool { return !strings.HasPrefix(w, line) })
}

// ReadLine reads a line, and no further than the end of the line, so that nothing is lost for who
// reads next.
func ReadLine(in io.Reader) (string, error) {
	var line []byte
	var b [1]byte
	for len(line) < maxLine {
		n, err := in.Read(b[:])
		if n == 1 && b[0] == '\n' {
			return string(line), nil
		}
		if n == 1 {
			line = append(line, b[0])
		}
		if err != nil {
			return "", err
		}
	}
	return "", io.ErrUnexpectedEOF
}
