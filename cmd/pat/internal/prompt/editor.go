package prompt

import (
	"errors"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/term"
)

// This file answers how a line is edited at a terminal. Moving and deleting is done by the library;
// here is what it does not know: that Ctrl-C gives up what is typed, and leaves where nothing is,
// completion, and the search in the lines of before.

// errCleared is a line that was given up with Ctrl-C.
var errCleared = errors.New("the line was given up")

// errSpared is a Ctrl-C that gives up nothing, nor leaves: it was meant for a search.
var errSpared = errors.New("the search has ended")

// The keys that the library leaves to the function that completes. Those it takes for the end of
// all input have other codes here, so that it does not.
const (
	keyTab    = '\t'
	keySearch = 'R' - '@' // Ctrl-R
	keyGiveUp = '\x1c'    // Ctrl-C
	keyCut    = '\x1d'    // Ctrl-D
)

// keyCodes puts what terminals send into what the library and this file know.
var keyCodes = strings.NewReplacer(
	"\x1b\x03", string(keyGiveUp), "\x1b\r", "\r", "\x03", string(keyGiveUp), "\x04", string(keyCut),
	"\x1bOA", "\x1b[A", "\x1bOB", "\x1b[B", "\x1bOC", "\x1b[C", "\x1bOD", "\x1b[D", "\x1bOH", "\x1b[H",
	"\x1bOF", "\x1b[F", "\x1b[1~", "\x1b[H", "\x1b[7~", "\x1b[H", "\x1b[4~", "\x1b[F", "\x1b[8~", "\x1b[F",
	"\x1bb", "\x1b[1;3D", "\x1bf", "\x1b[1;3C", "\x1b[1;5D", "\x1b[1;3D", "\x1b[1;5C", "\x1b[1;3C",
)

// An editor reads lines at a terminal, which is raw while it does.
type editor struct {
	terminal *term.Terminal
	in       io.Reader
	complete func(line string) []string
	spares   func() bool // whether Ctrl-C leaves nothing now; nil where it always does
	old      typedLines

	typed  string // as keyCodes has it, not yet given to the library
	escape bool   // an Escape came alone: the rest of a key may follow
	ends   error  // by which the line ends that is being typed

	offers  []string // by Tab, one after the other; the line without any is the last
	offered string   // the line with the one that is shown
	sought  string   // by Ctrl-R
	found   string   // the line that is shown for it
	back    int      // how far back that is
}

func newEditor(in io.Reader, out io.Writer, complete func(string) []string) *editor {
	e := &editor{in: in, complete: complete}
	e.terminal = term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{e, out}, "")
	e.terminal.History = &e.old
	e.terminal.AutoCompleteCallback = e.key
	return e
}

// line reads a line. It is errCleared where the player gave up what was typed, and io.EOF where
// there was nothing to give up, or with Ctrl-D.
func (e *editor) line(prompt string) (string, error) {
	e.offered, e.found = "", ""
	e.terminal.SetPrompt(prompt)
	line, err := e.terminal.ReadLine()
	if e.ends != nil {
		line, err, e.ends = "", e.ends, nil
	}
	return line, err
}

// Read gives the library what is typed, up to a key that may end the line: then Enter ends it.
func (e *editor) Read(b []byte) (n int, err error) {
	if e.ends != nil {
		return copy(b, "\r"), nil
	}
	if e.typed == "" {
		var buf [128]byte
		if n, err = e.in.Read(buf[:]); n == 0 {
			return 0, err
		}
		e.typed = e.keys(string(buf[:n]))
	}
	n = len(e.typed)
	if i := strings.IndexAny(e.typed, string(keyGiveUp)+string(keyCut)); i >= 0 {
		n = i + 1
	}
	n = copy(b, e.typed[:n])
	e.typed = e.typed[n:]
	return n, nil
}

// keys is what was sent in the codes of this file. An Escape alone is no key.
func (e *editor) keys(sent string) string {
	if e.escape && strings.IndexAny(sent, "[O") == 0 {
		sent = "\x1b" + sent
	}
	if e.escape = sent == "\x1b"; e.escape {
		return ""
	}
	return keyCodes.Replace(sent)
}

// key does what the library does not know; ok is false for all else.
func (e *editor) key(line string, at int, key rune) (now string, then int, ok bool) {
	switch key {
	case keyGiveUp:
		switch e.ends = errCleared; {
		case line != "":
		case e.spares != nil && e.spares():
			e.ends = errSpared
		default:
			e.ends = io.EOF
		}
		line += "^C"
		return line, len(line), true
	case keyCut:
		if line == "" {
			e.ends = io.EOF
		}
		_, n := utf8.DecodeRuneInString(line[at:])
		return line[:at] + line[at+n:], at, true
	case keyTab:
		return e.tab(line, at)
	case keySearch:
		return e.search(line, at)
	}
	return "", 0, false
}

// tab puts the next offer in the place of what stands before the cursor.
func (e *editor) tab(line string, at int) (now string, then int, ok bool) {
	head, tail := line[:at], line[at:]
	if line != e.offered || len(e.offers) == 0 {
		if e.offers = e.complete(head); len(e.offers) == 0 {
			return line, at, true
		}
		e.offers = append(slices.Clone(e.offers), head)
	}
	next := e.offers[0]
	e.offers = append(e.offers[1:], next)
	e.offered = next + tail
	return e.offered, len(next), true
}

// search shows the next older line that what is typed is part of.
func (e *editor) search(line string, at int) (now string, then int, ok bool) {
	if e.found == "" || line != e.found {
		e.sought, e.back = line, -1
	}
	for i := e.back + 1; i < e.old.Len(); i++ {
		if s := e.old.At(i); strings.Contains(s, e.sought) {
			e.found, e.back = s, i
			return s, len(s), true
		}
	}
	return line, at, true
}

// typedLines are the lines typed before, the latest last.
type typedLines struct{ lines []string }

// keep takes up a line, unless it is that of before.
func (h *typedLines) keep(line string) {
	if n := len(h.lines); n == 0 || h.lines[n-1] != line {
		h.lines = append(h.lines, line)
	}
}

// Add keeps nothing: not every line that is read is a command.
func (h *typedLines) Add(string) {}

func (h *typedLines) Len() int { return len(h.lines) }

func (h *typedLines) At(i int) string { return h.lines[len(h.lines)-1-i] }
