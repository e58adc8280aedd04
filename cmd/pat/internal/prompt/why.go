package prompt

import (
	"strings"

	"pat/interp/table"
)

// This file shows the lines of the rules by which something happened, may happen or may not.

// mostWhy is how many lines are said under the board; more are a text of their own.
const mostWhy = 16

// why tells the lines of the rules by which the last command did what it did, or why it was
// refused; or of a move: by which it is legal or not, or was made.
func (p *Prompt) why(args []string) Answer {
	if line := strings.Fields(p.refusedLine); len(args) == 0 && len(line) > 0 {
		args = append([]string{"not"}, line...)
	}
	a := p.quoted(p.table().Why(args))
	if len(a.Say) > mostWhy {
		return Answer{Text: strings.Join(a.Say, "\n") + "\n"}
	}
	return a
}

// quoted answers with what the table says, each sentence with the lines of the rules that it is
// about.
func (p *Prompt) quoted(said []table.Said) (a Answer) {
	for _, s := range said {
		if len(s.Rules) > 0 {
			s.Text = strings.TrimSuffix(s.Text, ".") + ":"
		}
		a = a.join(p.tells([]table.Said{s}))
		for _, q := range s.Rules {
			a = a.say("    `%s` (%s:%d)", q.Text, q.File, q.Line)
		}
	}
	return a
}
