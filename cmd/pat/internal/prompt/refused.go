package prompt

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/interp"
	"pat/interp/notation"
)

// This file answers lines that are no legal move: with the rule that forbids it, with a question,
// or with what may have been meant.

// refused says why a move cannot be made: which rule forbids it, in the words of its file.
func (p *Prompt) refused(line string, err error) Answer {
	var no *notation.Refused
	var which *notation.Ambiguous
	switch {
	case errors.As(err, &no):
		a := says("%s: %s.", no.Move, p.Look.Cards(no.Refusal.Text))
		for _, l := range no.Refusal.Lines {
			a = a.say("    %s", quote(l))
		}
		return a
	case errors.As(err, &which):
		return p.ask(which)
	}
	if w := p.meant(line); w != "" {
		return says("Did you mean `%s`? `help` tells what can be typed.", w)
	}
	if ws := strings.Fields(line); len(ws) == 1 && len(line) > 2 && !strings.ContainsAny(line, "+~@0123456789") {
		return says("I do not know `%s`. `help` tells what can be typed.", line)
	}
	text := err.Error()
	word, _, _ := strings.Cut(text, " ")
	if _, none := p.Session.Labels.Find(word); none != nil { // t1 is no T1
		text = capital(text)
	}
	return says("%s. `help` tells how moves are written.", text)
}

// manyChoices is the number of choices from which they are not numbered but only listed.
const manyChoices = 20

// ask lets the player choose among the moves that a line may mean, by their numbers or by typing
// one.
func (p *Prompt) ask(which *notation.Ambiguous) Answer {
	if len(which.Choices) >= manyChoices {
		return Answer{Say: p.list("Which one? ", "", ", ", which.Choices)}
	}
	p.choice = which.Moves
	a := says("Which one? Type its number.")
	for i, m := range which.Moves {
		a.Choices = append(a.Choices, Choice{which.Choices[i], p.cards(m)})
	}
	return a
}

// choosing asks for the choice that the deal waits for: by the cards, as a player would.
func (p *Prompt) choosing(l *dsl.Line) Answer {
	st := p.Session.State
	what := cmp.Or(prose.Choice(p.Session.Game.Sheet(), l), quote(l))
	ms := p.offers()
	if len(ms) >= manyChoices {
		a := says("The deal waits for your choice: %s.", what)
		var names []string
		for _, m := range ms {
			names = append(names, p.Session.Labels.Format(st, m))
		}
		a.Say = append(a.Say, p.list("Choose: ", "", ", ", names)...)
		return a
	}
	a := says("The deal waits for your choice: %s.", what).say("Type its number.")
	for _, m := range ms {
		a.Choices = append(a.Choices, Choice{p.Session.Labels.Format(st, m), p.cards(m)})
	}
	return a
}

// chosen is the move that a number means, of what was asked by the last answer or by the deal.
func (p *Prompt) chosen(ws []string) (m interp.Move, ok bool) {
	n, err := strconv.Atoi(ws[0])
	if err != nil || len(ws) > 1 || n < 1 {
		return 0, false
	}
	ms := p.choice
	if _, waits := p.Session.State.Waiting(); waits && ms == nil {
		ms = p.offers()
	}
	if n > len(ms) || !p.Session.State.Legal(ms[n-1]) {
		return 0, false
	}
	return ms[n-1], true
}

// cards tells which cards a move is about, as they lie now.
func (p *Prompt) cards(m interp.Move) string {
	st := p.Session.State
	name := func(pile int) string {
		switch n := st.Len(pile); {
		case n == 0:
			return p.empty(pile)
		case st.Card(pile, n-1).Down():
			return "a face-down card"
		default:
			return p.Look.Cards(st.Card(pile, n-1).Kind().String())
		}
	}
	switch m.Kind() {
	case interp.Turn, interp.Action:
		return ""
	case interp.Play:
		what := ""
		if n := st.Len(m.From()); m.N() <= n && !st.Card(m.From(), n-m.N()).Down() {
			what = p.Look.Cards(st.Card(m.From(), n-m.N()).Kind().String()) + " "
		}
		return what + "to " + name(m.To())
	case interp.Pluck:
		return p.Look.Cards(st.Card(m.From(), m.At()).Kind().String()) + " to " + name(m.To())
	}
	var names []string
	for _, pile := range p.Session.Labels.Leaves(st, m) {
		names = append(names, name(pile))
	}
	return strings.Join(names, " and ")
}

// meant is the command or action that a misspelt line may stand for.
func (p *Prompt) meant(line string) string {
	ws := strings.Fields(line)
	if len(ws[0]) < 3 || strings.ContainsAny(ws[0], "+~@0123456789") {
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

// empty names an empty pile.
func (p *Prompt) empty(pile int) string {
	g := p.Session.Game
	switch z := g.ZoneOf(pile); {
	case z.Kind == dsl.Foundations:
		return "a foundation"
	case z.Count == 1:
		return "the " + z.Title()
	}
	return "an empty pile"
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func uncapital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
