package prose

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// WriteLines writes every line of a game, those that a variant takes over included, each with
// what it says in English.
func WriteLines(w io.Writer, s *rules.Sheet) error {
	p := &page{}
	say := func(l *dsl.Line, at string) {
		if l == nil || l.Stmt == nil {
			return
		}
		fmt.Fprintf(&p.b, "%s%s\n", at, l.Text())
		if says := Phrase(s, l); says != "" {
			p.wrap(says, at+indent+indent, at+indent+indent)
		}
	}
	for _, l := range s.Lines {
		say(l, "")
	}
	for _, b := range s.Blocks {
		p.b.WriteByte('\n')
		say(b.Head, "")
		for _, l := range b.Lines {
			say(l, indent)
		}
	}
	_, err := io.WriteString(w, p.b.String())
	return err
}

// Phrase says one line of a sheet in one English sentence, with options at their defaults: "On
// the tableau, cards are built down in alternating colours." It is "" for a line that could not
// be read.
func Phrase(s *rules.Sheet, l *dsl.Line) string {
	if l == nil || l.Stmt == nil {
		return ""
	}
	t := newTeller(s, s.Defaults())
	t.alone = true
	at := s.Placed(l)
	if at.Zone != nil {
		return sentence(t.in(at.Zone).zoneLine(at.Zone, l))
	}
	return sentence(t.line(at))
}

// Choice says what a line of the deal leaves to the player, without full stop: "play one card from
// the reserve to a foundation". It is "" for any other line.
func Choice(s *rules.Sheet, l *dsl.Line) string {
	if l == nil {
		return ""
	}
	x, ok := l.Stmt.(*dsl.Player)
	if !ok {
		return ""
	}
	return newTeller(s, s.Defaults()).choice(x)
}

// Uses says which lines of a sheet want what one of its lines names, in English, a sentence each.
func Uses(s *rules.Sheet, named *dsl.Line, name string) (out []string) {
	look := func(l *dsl.Line) {
		if l == nil || l == named || !slices.Contains(strings.Fields(l.Text()), name) {
			return
		}
		if says := Phrase(s, l); says != "" && !slices.Contains(out, says) {
			out = append(out, says)
		}
	}
	for _, l := range s.Lines {
		look(l)
	}
	for _, b := range s.Blocks {
		look(b.Head)
		for _, l := range b.Lines {
			look(l)
		}
	}
	return out
}

// zoneLine is the clause of a line in a zone.
func (t *teller) zoneLine(z *rules.Zone, l *dsl.Line) string {
	where := zoneName(t.Sheet, z)
	on := z.Kind.In() + " " + where.text + ", "
	if z.Kind.Shifts() {
		on = "on " + where.text + ", "
	}
	switch x := l.Stmt.(type) {
	case *dsl.ZoneHead:
		return "there " + where.is("is ", "are ") + t.zoneSize(z)
	case *dsl.Base:
		return t.bases(rules.Rule[*dsl.Base]{Line: l, Stmt: x})
	case *dsl.Build:
		return on + t.built(rules.Rule[*dsl.Build]{Line: l, Stmt: x})
	case *dsl.Spaces:
		ways := len(rules.All[*dsl.Spaces](z)) + len(t.takings(z))
		return on + t.spaces(rules.Rule[*dsl.Spaces]{Line: l, Stmt: x}, ways == 1)
	case *dsl.Takes:
		if x.Only {
			return on + "cards may be played " + t.only(formOf[*rules.OldLimit](z, l))
		}
		if z.Kind == dsl.Discard || z.Piles == 1 && x.Set == nil {
			on = ""
		}
		return on + t.takes(rules.Rule[*dsl.Takes]{Line: l, Stmt: x})
	case *dsl.AtMost:
		t.say.place = pileNoun(t.Sheet, z).one
		return t.atMost(rules.Rule[*dsl.AtMost]{Line: l, Stmt: x})
	case *dsl.Suits:
		return t.suitsOf(z)
	case *dsl.Move:
		return on + t.moves(formOf[*rules.OldUnit](z, l), len(rules.OldForms[*rules.OldUnit](z)))[0]
	case *dsl.Plays:
		return t.playsOnly("the cards of "+where.text, formOf[*rules.OldLimit](z, l))
	case *dsl.Worry:
		return t.worry(formOf[*rules.OldLimit](z, l)[0])
	case *dsl.Swap:
		return on + t.swap(rules.Rule[*dsl.Swap]{Line: l, Stmt: x})
	case *dsl.Exposed:
		return on + t.exposed(rules.Rule[*dsl.Exposed]{Line: l, Stmt: x})
	case *dsl.Home:
		return on + t.homes([]rules.Rule[*dsl.Home]{{Line: l, Stmt: x}})
	case *dsl.Turn:
		what, when := t.turn(x)
		return what + when
	case *dsl.Redeals:
		if i := slices.IndexFunc(t.Mays, func(m *rules.May) bool { return m.Head == l }); i >= 0 {
			return t.may(t.Mays[i])
		}
	case *dsl.Open:
		return "the top card of the stock lies face up and may be played"
	case *dsl.Row:
		return "a row of the picture of " + where.text
	case *dsl.Covered:
		return on + "a card is covered as long as a card of the next row lies on it, " +
			"and a covered card can neither be moved nor built on"
	}
	return ""
}

// formOf is the form of one line of a zone, alone.
func formOf[T rules.OldForm](z *rules.Zone, l *dsl.Line) []T {
	return slices.DeleteFunc(rules.OldForms[T](z), func(f T) bool { return f.Says() != l })
}

// line is the clause of a line of the file, of a head or of a step.
func (t *teller) line(l *rules.Placed) string {
	switch x := l.Stmt.(type) {
	case *dsl.TextLine:
		return t.textLine(x)
	case *dsl.Decks, *dsl.Ranks, *dsl.Suits:
		return sentences(t.packOnly())
	case *dsl.Worth:
		return t.worths()
	case *dsl.Option:
		if o := t.Option(x.Name); o != nil {
			return t.choosing(o)
		}
	case *dsl.Ask:
		if q := t.Ask(x.Name); q != nil {
			return t.asking(q)
		}
	case *dsl.Counter:
		for i, c := range t.Counters {
			if c.Line == l.Line {
				return t.counters()[i]
			}
		}
	case *dsl.Score:
		return t.score(x)
	case *dsl.End:
		if x.Word == "win" {
			return "the game is won when " + t.won(x.Cond)
		}
		return "the game is lost when " + t.cond(x.Cond)
	case *dsl.DealHead:
		return "the cards are dealt"
	}
	switch l.In {
	case rules.AtMay:
		return t.may(l.May)
	case rules.AtAfter:
		return t.after(l.After)
	}
	return t.stepIn(l)
}

func (t *teller) textLine(x *dsl.TextLine) string {
	switch x.Word {
	case "game":
		return "the game is called " + x.Text
	case "also":
		return "it is also known as " + x.Text
	case "family":
		return "it is of the family " + x.Text
	case "variant":
		return "it is a variant of " + x.Text
	case "about":
		return "its author says: " + x.Text
	case "author":
		return "it is by " + x.Text
	case "licence":
		return "its licence: " + x.Text
	case "note":
		return "note: " + x.Text
	}
	return "its rules are from " + x.Text
}

// stepIn is a step with where it stands.
func (t *teller) stepIn(l *rules.Placed) string {
	before := ""
	switch l.In {
	case rules.InDeal:
		before = "in the deal: "
	case rules.InMay:
		before = "in the " + l.May.Name + ": "
	case rules.InAfter:
		before = "after that: "
		switch e := l.After.Event; {
		case e.Move:
			t = t.as(moved)
		case e.Swap:
			t = t.as(t.swapping())
		}
	}
	return prefixed(before, t.stepOf(l.Line))
}
