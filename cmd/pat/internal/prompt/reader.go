package prompt

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/peterh/liner"
)

// promptSign stands before a line in which a command is typed, against an answer to a question.
const promptSign = "> "

// errCleared is a line that was given up with Ctrl-C.
var errCleared = errors.New("the line was given up")

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
	l := liner.NewLiner()
	l.SetCtrlCAborts(true)
	l.SetCompleter(p.Complete)
	if f, err := os.Open(p.History); err == nil {
		l.ReadHistory(f) //nolint:errcheck // a lost history is no reason not to play
		f.Close()
	}
	read = func(prompt string) (string, error) {
		line, err := l.Prompt(prompt)
		if errors.Is(err, liner.ErrPromptAborted) {
			return "", errCleared
		}
		if errors.Is(err, io.EOF) {
			p.print("") // Ctrl-D leaves no line of its own
		}
		if err == nil && strings.TrimSpace(line) != "" && prompt == promptSign {
			l.AppendHistory(line)
		}
		return line, err
	}
	return read, func() {
		p.keepHistory(l)
		l.Close()
	}
}

// keepHistory writes the lines typed to their file. A lost history is no reason to complain.
func (p *Prompt) keepHistory(l *liner.State) {
	if p.History == "" {
		return
	}
	var b bytes.Buffer
	if _, err := l.WriteHistory(&b); err == nil && os.MkdirAll(filepath.Dir(p.History), 0o755) == nil {
		p.WriteFile(p.History, b.Bytes()) //nolint:errcheck
	}
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
