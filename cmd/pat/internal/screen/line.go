package screen

import (
	"slices"
	"strings"

	"pat/cmd/pat/internal/prompt"
)

// This file answers how a line is typed: with a cursor in it and the lines before it at hand.

// A line is what is being typed.
type line struct {
	text []rune
	at   int      // the cursor, before this character
	old  []string // lines typed before, the latest last
	back int      // how many lines back the one shown is; 0 is the new one
	new  string   // the new one, while an old one is shown

	closed string // the letter that has closed a text over the line: it may have begun a word
}

func (l *line) String() string { return string(l.text) }

func (l *line) empty() bool { return len(l.text) == 0 }

func (l *line) set(s string) { l.text, l.at = []rune(s), len([]rune(s)) }

func (l *line) clear() { l.set(""); l.back, l.closed = 0, "" }

// draw draws the prompt with the line and returns the column of its cursor.
func (l *line) draw(c *canvas, y int) (cursor int) {
	room := max(1, c.w-3)
	from := max(0, l.at-room)
	c.text(0, y, "> ", bold)
	c.text(2, y, string(l.text[from:min(len(l.text), from+room)]), 0)
	return 2 + l.at - from
}

// take is the line as it is done: it becomes an old one.
func (l *line) take() string {
	s := strings.TrimSpace(l.String())
	if n := len(l.old); s != "" && (n == 0 || l.old[n-1] != s) {
		l.old = append(l.old, s)
	}
	l.clear()
	return s
}

// insert types a text. A line is one line: what is pasted with more is taken as blanks.
func (l *line) insert(s string) {
	rs := []rune(strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, s))
	l.text = append(l.text[:l.at:l.at], append(rs, l.text[l.at:]...)...)
	l.at += len(rs)
	l.recall()
}

// recall puts the letter that has closed a text before what is typed, once that begins a command
// only so: "q" closes a text, and "quit" typed over one is the command all the same.
func (l *line) recall() {
	begins := func(s string) bool {
		return slices.ContainsFunc(prompt.Words(), func(w string) bool { return strings.HasPrefix(w, s) })
	}
	if s := strings.ToLower(l.String()); l.closed != "" && !begins(s) {
		if begins(l.closed + s) {
			l.set(l.closed + l.String())
		}
		l.closed = ""
	}
}

// older shows the line so many lines further back.
func (l *line) older(by int) {
	if l.back == 0 {
		l.new = l.String()
	}
	to := max(0, min(l.back+by, len(l.old)))
	if l.back = to; to == 0 {
		l.set(l.new)
	} else {
		l.set(l.old[len(l.old)-to])
	}
}

// search shows the next older line that what is typed is part of.
func (l *line) search() {
	if l.back == 0 {
		l.new = l.String()
	}
	for i := l.back + 1; i <= len(l.old); i++ {
		if s := l.old[len(l.old)-i]; strings.Contains(s, l.new) {
			l.back = i
			l.set(s)
			return
		}
	}
}

// typed does what a key means for the line, or puts in the text that it types, and reports whether
// the line is another then.
func (l *line) typed(k, text string) bool {
	was := l.String()
	if !l.key(k) && text != "" {
		l.insert(text)
	}
	return l.String() != was
}

// key does what a key means for the line; ok is false if it means nothing.
func (l *line) key(k string) (ok bool) {
	switch k {
	case "left", "ctrl+b":
		l.at = max(0, l.at-1)
	case "right", "ctrl+f":
		l.at = min(len(l.text), l.at+1)
	case "home", "ctrl+a":
		l.at = 0
	case "end", "ctrl+e":
		l.at = len(l.text)
	case "up", "ctrl+p":
		l.older(1)
	case "down", "ctrl+n":
		l.older(-1)
	case "ctrl+r":
		l.search()
	case "backspace", "ctrl+h":
		l.cut(max(0, l.at-1), l.at)
	case "delete":
		l.cut(l.at, min(len(l.text), l.at+1))
	case "ctrl+u":
		l.cut(0, l.at)
	case "ctrl+k":
		l.cut(l.at, len(l.text))
	case "ctrl+w":
		l.cut(l.word(), l.at)
	default:
		return false
	}
	return true
}

// cut takes characters out.
func (l *line) cut(from, to int) {
	l.text = append(l.text[:from:from], l.text[to:]...)
	l.at = from
}

// word is where the word before the cursor begins.
func (l *line) word() int {
	i := l.at
	for i > 0 && l.text[i-1] == ' ' {
		i--
	}
	for i > 0 && l.text[i-1] != ' ' {
		i--
	}
	return i
}
