package prompt

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"pat/dsl"
	"pat/interp"
	"pat/interp/table"
)

// An Answer is what a line typed at the prompt is answered with. It is shown in this order: the
// board, the long text, what is said, the choices. What takes a while comes as a Search, whose
// answer is shown later.
type Answer struct {
	Show    bool           // the board has changed, or is asked for
	Text    string         // a long text in lines of its own, to be read page by page
	Say     []string       // sentences and lists, a line each, to be broken at words where they are too long
	Choices []table.Choice // what may have been meant: the next line may be one of their numbers, from 1
	Search  *Search        // work that has been begun; then nothing else is set
	After   *Search        // work for when this answer is shown; what it answers may be nothing
	Ask     *Wanted        // a question that has to be answered first; then nothing else is set
	Leave   bool           // the player leaves
	Stale   bool           // what was looked for is of a position that is left; then nothing else is set
	Demo    *Demo          // to be shown move by move; then the player's own board is shown again

	Hint *interp.Move // the legal move that a hint is about, to be shown on a board
}

// A Demo is a line that wins, as it is shown.
type Demo = table.Demo

// A Search is work that takes a while. Whoever shows answers may do it at once, or apart while the
// player goes on.
type Search struct {
	What  string // what is being looked for, a sentence; empty where that is plain
	Quiet bool   // nobody asked for it: what it finds may be nothing to tell
	Lasts bool   // it was asked for, and what it finds is worth telling once the game has gone on, too

	// Run does the work, on whatever goroutine, until the context is done. It touches neither
	// prompt nor session. The function it returns must be called where commands are: it gives the
	// answer, which is stale where the game has gone on meanwhile.
	Run func(ctx context.Context) (answer func() Answer)
}

// says answers with a sentence.
func says(format string, args ...any) Answer {
	return Answer{Say: []string{fmt.Sprintf(format, args...)}}
}

// tells answers with what the table says, a line each.
func (p *Prompt) tells(said []table.Said) (a Answer) {
	for _, s := range said {
		if s.List {
			a.Say = append(a.Say, p.list("", "", table.Between, strings.Split(s.Text, table.Between))...)
		} else {
			a.Say = append(a.Say, s.Text)
		}
	}
	return a
}

// more adds a sentence to the last line of an answer.
func (a Answer) more(sentence string) Answer {
	a.Say[len(a.Say)-1] += " " + sentence
	return a
}

// OnlyText reports whether an answer is a text to be read and nothing else, so that a question that
// was asked before it stands on.
func (a Answer) OnlyText() bool {
	return a.Text != "" && len(a.Say)+len(a.Choices) == 0 && !a.Show && !a.Leave
}

// hints adds the move that an answer is about.
func (a Answer) hints(m interp.Move) Answer {
	a.Hint = &m
	return a
}

// say adds a sentence to an answer.
func (a Answer) say(format string, args ...any) Answer {
	a.Say = append(a.Say, fmt.Sprintf(format, args...))
	return a
}

// with adds lines to an answer.
func (a Answer) with(lines []string) Answer {
	a.Say = append(a.Say, lines...)
	return a
}

// join adds what another answer says.
func (a Answer) join(b Answer) Answer { return a.with(b.Say) }

// Lines is what an answer says, and its choices, in lines of at most so many columns as far as
// words allow.
func (a Answer) Lines(width int) []string {
	var out []string
	for _, s := range a.Say {
		out = append(out, Wrap(s, width)...)
	}
	widest := 0
	for _, c := range a.Choices {
		widest = max(widest, utf8.RuneCountInString(c.Move))
	}
	digits := len(strconv.Itoa(len(a.Choices)))
	for i, c := range a.Choices {
		out = append(out, strings.TrimRight(fmt.Sprintf("  %*d) %-*s   %s", digits, i+1, widest, c.Move, c.Cards), " "))
	}
	return out
}

// Wrap breaks a line at words. What follows is as far in as the line began or, where a gap parts it
// into a word and what is said of it, as what is said. What was typed may stand in it, so that
// nothing is left in it that steers a terminal or cannot be seen.
func Wrap(line string, width int) []string {
	line = dsl.Harmless(line)
	rest := strings.TrimLeft(line, " ")
	indent := line[:len(line)-len(rest)]
	further := indent
	if len(indent) > 0 {
		further = strings.Repeat(" ", hang(line, width/2))
	}
	var out []string
	for utf8.RuneCountInString(indent+rest) > width {
		at := breakAt(rest, width-len(indent))
		if at < 0 {
			break
		}
		out = append(out, indent+strings.TrimRight(rest[:at], " "))
		rest = strings.TrimLeft(rest[at:], " ")
		indent = further
	}
	return append(out, indent+rest)
}

// hang is the column where a line goes on after its first gap of two blanks or more, if that is
// before some column; else where it begins.
func hang(line string, before int) int {
	text := []rune(line)
	begins := 0
	for begins < len(text) && text[begins] == ' ' {
		begins++
	}
	for i := begins; i+2 < min(len(text), before); i++ {
		if text[i] == ' ' && text[i+1] == ' ' {
			for i < len(text) && text[i] == ' ' {
				i++
			}
			if i < before {
				return i
			}
			break
		}
	}
	return begins
}

// breakAt is the byte of the last blank of a text before a column, or of the first one after it
// where no word ends before; -1 where there is none.
func breakAt(text string, column int) int {
	at, n := -1, 0
	for i, r := range text {
		if r == ' ' && (n <= column || at < 0) {
			at = i
		}
		if n++; n > column && at >= 0 {
			break
		}
	}
	return at
}

// list is a list after a heading, in lines that are broken between its members.
func (p *Prompt) list(head, indent, sep string, list []string) []string {
	if len(list) == 0 {
		return nil
	}
	width := p.Look.Columns()
	tight := strings.TrimRight(sep, " ")
	var out []string
	line := head
	for i, w := range list {
		if i < len(list)-1 {
			w += tight
		}
		gap := sep[len(tight):]
		if i == 0 {
			gap = ""
		}
		if i > 0 && utf8.RuneCountInString(line+gap+w) > width {
			out = append(out, line)
			line, gap = indent, ""
		}
		line += gap + w
	}
	return append(out, line)
}
