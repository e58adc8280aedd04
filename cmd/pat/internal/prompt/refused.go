package prompt

import (
	"errors"
	"slices"
	"strings"
	"unicode"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/view"
)

// This file answers lines that are no legal move: with the rule that forbids it, with a question,
// or with what may have been meant.

// refused says why a move cannot be made: which rule forbids it, in the words of its file.
func (p *Prompt) refused(line string, err error) Answer {
	var no *notation.Refused
	var which *notation.Ambiguous
	switch {
	case errors.As(err, &no):
		a := says("%s: %s.", no.Move, view.Cards(no.Refusal.Text, p.Look.ASCII))
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
	if _, none := cards.Parse(strings.Fields(line)[0]); none == nil {
		return says("A move names piles, not cards. `help` tells how moves are written.")
	}
	text := err.Error()
	word, _, _ := strings.Cut(text, " ")
	if _, none := p.Session.Labels.Find(word); none != nil { // t1 is no T1
		text = capital(text)
	}
	return says("%s. `help` tells how moves are written.", text)
}

// manyChoices is the number of choices from which they are not numbered but only listed.
const manyChoices = 10

// ask lets the player choose among the moves that a line may mean, by their numbers or by typing
// one.
func (p *Prompt) ask(which *notation.Ambiguous) Answer {
	if len(which.Choices) >= manyChoices {
		return Answer{Say: p.list("Which one? ", "", ", ", which.Choices)}
	}
	p.choice = which
	a := says("Which one? Type its number.")
	for i, m := range which.Moves {
		a.Choices = append(a.Choices, Choice{which.Choices[i], p.cards(m)})
	}
	return a
}

// cards tells which cards a move is about, as they lie now.
func (p *Prompt) cards(m interp.Move) string {
	st := p.Session.State
	name := func(pile int) string {
		switch n := st.Len(pile); {
		case n == 0:
			return "an empty pile"
		case st.Card(pile, n-1).Down():
			return "a face-down card"
		default:
			return view.Cards(st.Card(pile, n-1).Kind().String(), p.Look.ASCII)
		}
	}
	switch m.Kind() {
	case interp.Play:
		what := ""
		if n := st.Len(m.From()); m.N() <= n && !st.Card(m.From(), n-m.N()).Down() {
			what = view.Cards(st.Card(m.From(), n-m.N()).Kind().String(), p.Look.ASCII) + " "
		}
		return what + "to " + name(m.To())
	case interp.Pluck:
		return view.Cards(st.Card(m.From(), m.At()).Kind().String(), p.Look.ASCII) + " to " + name(m.To())
	}
	var names []string
	for _, pile := range p.Session.Labels.Leaves(st, m) {
		names = append(names, name(pile))
	}
	return strings.Join(names, " and ")
}

// elsewhere are words by which other programs call what is called otherwise here.
var elsewhere = map[string]string{
	"back": "undo", "deal": "turn", "draw": "turn", "flip": "turn", "h": "help", "list": "moves", "show": "board",
}

// meant is the command, action or move that a misspelt line may stand for.
func (p *Prompt) meant(line string) string {
	ws := strings.Fields(line)
	if move := p.respelt(line); move != "" {
		return move
	}
	if w := elsewhere[strings.ToLower(ws[0])]; w != "" && (w != "turn" || len(p.Session.State.Turns()) > 0) {
		return w
	}
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

// respelt is a line that names piles, but with other signs between them than here, or with none.
func (p *Prompt) respelt(line string) string {
	line = strings.ToLower(line)
	if strings.ContainsAny(line, "+~@") {
		return ""
	}
	var out []string
	for _, w := range strings.FieldsFunc(line,
		func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if slices.Contains([]string{"move", "from", "to", "on", "onto"}, w) {
			continue
		}
		from := 0
		for i := 1; i < len(w) && unicode.IsLetter(rune(w[0])); i++ {
			if unicode.IsDigit(rune(w[i-1])) && unicode.IsLetter(rune(w[i])) { // t2t1
				out, from = append(out, w[from:i]), i
			}
		}
		out = append(out, w[from:])
	}
	for _, w := range out {
		if _, none := p.Session.Labels.Find(w); none != nil && !p.labels(w) {
			return ""
		}
	}
	if n := len(out); n < 2 || n > 3 || strings.Join(out, " ") == strings.Join(strings.Fields(line), " ") {
		return ""
	}
	return strings.Join(out, " ")
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
