package prompt

import (
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/table"
)

// This file answers lines that are no legal move: with the reason, with a question, or with what
// may have been meant.

// refused says why a line is not done: by what the table says, with what may have been meant and
// where the way to write it is told.
func (p *Prompt) refused(line string, done *table.Done) Answer {
	a := p.tells(done.Say)
	_, waits := p.Session.State.Waiting()
	switch {
	case len(done.Choices) > 0:
		if len(done.Choices) < manyChoices {
			p.choice = done.Choices
		}
		return p.offer(a, done.Choices)
	case !done.Unread:
		p.refusedLine = line
		if len(done.Say[0].Rules) > 0 && p.Terminal && !p.toldWhy {
			p.toldWhy = true
			a = a.more("`why` shows the rule.")
		}
		if waits { // for what, the refusal has told
			return a
		}
		return a.join(p.Standing())
	case waits && isNumber(line):
		choices := p.table().Offers()
		return p.offer(says("There are %s.", dsl.Many(len(choices), "choice")), choices)
	}
	if w := p.meant(line); w != "" {
		return says("Did you mean `%s`? `help` tells what can be typed.", w)
	}
	if ws := strings.Fields(line); len(ws) == 1 && len(line) > 2 && !strings.ContainsAny(line, "+~@0123456789") {
		return says("I do not know `%s`. `help` tells what can be typed.", line)
	}
	return a.more("`help` tells how moves are written.")
}

// manyChoices is the number of choices from which they are not numbered but only listed.
const manyChoices = 20

// offer lets the player choose among moves, by their numbers or by typing one.
func (p *Prompt) offer(a Answer, choices []table.Choice) Answer {
	if len(choices) < manyChoices {
		a.Choices = choices
		return a.more("Type its number.")
	}
	var moves []string
	for _, c := range choices {
		moves = append(moves, c.Move)
	}
	return a.with(p.list("", "", ", ", moves))
}

// chosen is the move that a number means, of what was asked by the last answer or by the deal.
func (p *Prompt) chosen(ws []string) (m interp.Move, ok bool) {
	n, err := strconv.Atoi(ws[0])
	if err != nil || len(ws) > 1 || n < 1 {
		return 0, false
	}
	choices := p.choice
	if _, waits := p.Session.State.Waiting(); waits && choices == nil {
		choices = p.table().Offers()
	}
	if n > len(choices) || !p.Session.State.Legal(choices[n-1].Make) {
		return 0, false
	}
	return choices[n-1].Make, true
}

func isNumber(line string) bool {
	_, err := strconv.Atoi(strings.TrimSpace(line))
	return err == nil
}

// meant is the command or action that a misspelt line may stand for.
func (p *Prompt) meant(line string) string {
	ws := strings.Fields(line)
	if len(ws[0]) < 3 || strings.ContainsAny(ws[0], "+~@0123456789") || p.Session.Labels.Speaks(ws[0]) {
		return ""
	}
	var known []string
	for _, w := range append(append(Words(), "turn"), p.Session.Game.Actions()...) {
		if len(w) > 2 {
			known = append(known, w)
		}
	}
	word := strings.ToLower(ws[0])
	if slices.Contains(known, word) {
		return "" // not the word is wrong but what follows
	}
	for i := 1; i < len(word); i++ { // two letters in the wrong order are one slip
		if w := word[:i-1] + word[i:i+1] + word[i-1:i] + word[i+1:]; slices.Contains(known, w) {
			return w
		}
	}
	return dsl.Near(word, known)
}

func uncapital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
