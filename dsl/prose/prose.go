package prose

import (
	"io"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what the page of a game is: its sections, in their order. That is the order in
// which somebody needs them who lays the cards out: the pack, the table, the deal, each zone, the
// rest of the play, the end, and last what goes without saying.

// Write writes the complete English rules of a game under a setting, as plain text of at most Width
// columns. An option that the setting leaves out has its default, which is the first of its
// choices.
func Write(w io.Writer, s *rules.Sheet, set rules.Setting) error {
	t := newTeller(s, set)
	p := &page{}
	for _, o := range s.Options {
		if note := t.note(o); note != "" {
			p.once = append(p.once, once{full: note, brief: " (option " + o.Name + ")"})
		}
	}
	// what ranks count, and how they go round, is needed once a page; later it is left out
	for _, note := range []string{t.numerals(), t.past("above"), t.past("below")} {
		p.once = append(p.once, once{full: note})
	}
	t.front(p)
	p.head("The pack")
	p.para(sentences(t.pack()))
	p.list("Before the deal", t.options())
	p.head("The layout")
	t.layout(p)
	t.dealing(p)
	for _, z := range byKind(s) {
		if z.Kind != dsl.Stock {
			t.section(p, z)
		}
	}
	t.stock(p)
	p.list("Further moves", t.actions())
	p.list("What follows a move", t.follows())
	p.list("Counters", t.counters())
	p.list("Score", t.scores())
	p.head("Winning and losing")
	p.para(sentences(t.ends()))
	p.head("As always")
	p.para(sentences(t.always()))
	_, err := io.WriteString(w, p.b.String())
	return err
}

// front writes the title, other names, the family and where the rules come from.
func (t *teller) front(p *page) {
	title := t.Title
	if title == "" {
		title = t.ID
	}
	p.title(title)
	if t.About != "" {
		p.para(sentence(t.About))
	}
	var text []string
	if len(t.Also) > 0 {
		text = append(text, "also known as "+dsl.Listed(t.Also, "or"))
	}
	if t.Family != "" && t.Family != t.Title {
		text = append(text, "family: "+t.Family)
	}
	if len(t.From) > 0 {
		text = append(text, "rules from "+strings.Join(t.From, "; "))
	}
	if len(t.Authors) > 0 {
		text = append(text, "by "+dsl.Listed(t.Authors, "and"))
	}
	if t.Licence != "" {
		text = append(text, "licence: "+t.Licence)
	}
	if text != nil {
		p.para(sentences(text))
	}
	for _, text := range t.Notes {
		p.para(note(text))
	}
}

// note is a note of the author.
func note(text string) string { return "Note: " + sentence(text) }

// dealing writes the deal as a numbered list. A deal of one step is a sentence. What happens before
// the cards are dealt has no number.
func (t *teller) dealing(p *page) {
	if t.DealHead == nil {
		return
	}
	p.head("The deal")
	before, steps := t.deal()
	if len(steps) < 2 {
		p.para(sentences(append([]string{before}, steps...)))
		return
	}
	p.para(sentence(before) + " Then, in this order:")
	for i, s := range steps {
		p.item(digit(i+1)+".", sentence(s))
	}
}

// follows tells the events.
func (t *teller) follows() []string {
	var out []string
	for _, x := range t.Afters {
		out = append(out, t.after(x))
	}
	return out
}

// list writes a section of sentences, one a paragraph, if there are any.
func (p *page) list(head string, text []string) {
	if len(text) == 0 {
		return
	}
	p.head(head)
	for _, w := range text {
		p.para(sentence(w))
	}
}
