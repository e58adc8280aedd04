package prose

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what one line says, outside the page: in the listing of a file, at
// the prompt, in an editor. Where the page leaves a zone to its heading, a line alone
// names it: "On the tableau, …", which is what the field alone of a teller is for.

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

// Aim says what wins a game, in English, a sentence each, and if cards have to lie where they
// belong, where that is.
func Aim(s *rules.Sheet) (out []string) {
	home := false
	for _, w := range s.Won {
		out = append(out, Phrase(s, w.Line))
		home = home || rules.SpeaksOf(w)&dsl.OfHome != 0
	}
	for _, z := range s.Zones {
		if homes := rules.Forms[*rules.Homes](z); home && homes != nil {
			t := newTeller(s, s.Defaults()).in(z)
			t.alone = true
			out = append(out, sentence(t.homes(homes)))
		}
	}
	return out
}

// Allows says what a line allows, as Phrase does; of an action when it is allowed, and not what it
// does. `may spin when stock empty` is "You may “spin” when the stock is empty, as often as you
// like."
func Allows(s *rules.Sheet, l *dsl.Line) string {
	m, ok := s.FormOf(l).(*rules.May)
	if !ok {
		return Phrase(s, l)
	}
	t := newTeller(s, s.Defaults())
	t.alone = true
	return sentence(t.mayBe(m))
}

// Choice says what a line of the deal leaves to the player, without full stop: "play one card from
// the reserve to a foundation". It is "" for any other line.
func Choice(s *rules.Sheet, l *dsl.Line) string {
	x, ok := s.FormOf(l).(*rules.Choose)
	if !ok {
		return ""
	}
	return newTeller(s, s.Defaults()).choice(x)
}

// Uses says which lines of a sheet want what one of its lines names, in English, a sentence each,
// as it is told to whoever is asked for it. What the ranks count is a sentence of its own. The
// rules speak of a reader, "the number asked (base)"; who is asked is addressed: "your number".
func Uses(s *rules.Sheet, named *dsl.Line, name string) (out []string) {
	note, counts := newTeller(s, s.Defaults()).numerals(), false
	yours := strings.NewReplacer("the number ("+name+") of ", "your number for ", "the number asked ("+name+")",
		"your number", note, "")
	for _, l := range s.AllLines() {
		if l == named || !slices.Contains(strings.Fields(l.Text()), name) {
			continue
		}
		says := Phrase(s, l)
		counts = counts || note != "" && strings.Contains(says, note)
		if says = yours.Replace(says); says != "" && !slices.Contains(out, says) {
			out = append(out, says)
		}
	}
	if counts {
		out = append(out, sentence(strings.Replace(strings.Trim(note, " ()"), " counting ", " counts ", 1)))
	}
	return out
}

// zoneLine is the clause of a line in a zone. The order of the cases is of no matter: a line has
// one form.
func (t *teller) zoneLine(z *rules.Zone, l *dsl.Line) string {
	where := zoneName(t.Sheet, z)
	on := z.Kind.In() + " " + where.text + ", "
	if z.Kind.Shifts() {
		on = "on " + where.text + ", "
	}
	if l == z.Head {
		return "there " + where.is("is ", "are ") + t.zoneSize(z)
	}
	switch x := t.FormOf(l).(type) {
	case *rules.Arrival:
		return t.arrivalLine(z, x, on)
	case *rules.Limit:
		switch of := z.Limits(x.Of); x.Of {
		case rules.TakesOnly:
			return on + "cards may be played " + t.as(t.taking()).limit(x, of, "from ", "from anywhere")
		case rules.PlaysOnly:
			return "the cards of " + where.text + " may be played " +
				t.as(t.leaving()).limit(x, of, "to ", "anywhere")
		}
		return t.worry(x)
	case *rules.Unit:
		return on + t.moves([]*rules.Unit{x}, len(rules.Forms[*rules.Unit](z)))[0]
	case *rules.Most:
		t.say.place = pileNoun(t.Sheet, z).one
		return t.atMost(x)
	case *rules.Exchange:
		return on + t.swap(x)
	case *rules.Stays:
		return on + t.exposed(x)
	case *rules.Homes:
		return on + t.homes([]*rules.Homes{x})
	case *rules.Hands:
		return t.hand(z, x)
	case *rules.Counts:
		return "in a hand " + t.counts(x)
	case *rules.MoveStep:
		what, when := t.turn(x)
		return what + when
	case *rules.May:
		return t.may(x)
	}
	return t.declared(z, l, on)
}

// arrivalLine is the clause of a line that lets cards come to a zone. "On the …" is left out where
// the clause names its zone itself: "the waste takes, empty or not, …".
func (t *teller) arrivalLine(z *rules.Zone, a *rules.Arrival, on string) string {
	switch {
	case a.Base:
		return t.bases(a)
	case a.Builds():
		return on + t.built(a)
	case a.Fills():
		ways := len(rules.LinesOf[*dsl.Spaces](z)) + len(z.Arrivals((*rules.Arrival).Takes))
		return on + t.spaces(a, ways == 1)
	case z.Kind == dsl.Discard, z.Piles == 1 && !a.Grouped() && a.Cards != nil:
		on = ""
	}
	return on + t.takes(a)
}

// declared is the clause of a line in a zone that lets nothing come or go. Such a line has no form;
// the zone knows which of its lines it is.
func (t *teller) declared(z *rules.Zone, l *dsl.Line, on string) string {
	switch l {
	case z.BuildsNone():
		return on + t.notBuilt()
	case z.StaysEmpty():
		return on + t.unfilled()
	case z.ClosesUp():
		return on + closed
	case z.Open():
		return "the top card of the stock lies face up and may be played"
	case z.Covered():
		return on + "a card is covered as long as a card of the next row lies on it, " +
			"and a covered card can neither be moved nor built on"
	}
	switch l.Stmt.(type) {
	case *dsl.Suits:
		return t.suitsOf(z)
	case *dsl.Row:
		return "a row of the picture of " + zoneName(t.Sheet, z).text
	}
	return ""
}

// notesOf is what the author tells of a zone in words of his own.
func notesOf(z *rules.Zone) []string {
	var out []string
	for _, l := range z.Lines {
		if x, ok := l.Stmt.(*dsl.TextLine); ok {
			out = append(out, note(x.Text))
		}
	}
	return out
}

// line is the clause of a line of the file, of a head or of a step.
func (t *teller) line(l *rules.Placed) string {
	switch x := l.Form.(type) {
	case *rules.Goal:
		if x.Win {
			return "the game is won when " + t.won(x.Cond)
		}
		return "the game is lost when " + t.cond(x.Cond)
	case *rules.Score:
		return t.score(x)
	case *rules.May:
		return t.may(x)
	case *rules.After:
		return t.after(x)
	case nil:
		return t.said(l.Line)
	}
	return t.stepIn(l)
}

// said is the clause of a line of the file that only declares something.
func (t *teller) said(l *dsl.Line) string {
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
			if c.Line == l {
				return t.counters()[i]
			}
		}
	case *dsl.DealHead:
		return "the cards are dealt"
	}
	return ""
}

// textLine is the clause of a line that is words for the reader: `game Klondike`, `note …`.
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

// stepIn is a step with where it stands. A step after a move speaks of the card that was moved; the
// voice is that of its block.
func (t *teller) stepIn(l *rules.Placed) string {
	before := ""
	switch l.In {
	case rules.InDeal:
		before = "in the deal: "
	case rules.InMay:
		before = "in the " + l.May.Name + ": "
	case rules.InAfter:
		before = "after that: "
		switch l.After.On {
		case rules.AfterMove:
			t = t.as(moved)
		case rules.AfterSwap:
			t = t.as(t.swapping())
		}
	}
	return prefixed(before, t.stepOf(l.Form))
}
