package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how a condition is written and how it hangs on its line: `when A and B or C`,
// `until A`, `in pass 2`, `twice`. A condition is alternatives (Cond), each with parts that must
// all hold (AllOf), each a question (Test) that may be denied. A question becomes a fact, not a
// text, so that facts with a common part can share it: "the stock and the waste are empty", "the
// top card is a king or an ace".

// A fact is a tested condition as a clause: subject, verb and the rest, so that facts with the
// same parts can be told together. A fact with text is only that.
type fact struct {
	text    string
	subject np
	verb    string // be, lie, hold, show
	not     bool
	rest    string
}

// String writes the clause. may is a verb without an s; all others take does not.
func (f fact) String() string {
	if f.text != "" {
		return f.text
	}
	verb := ""
	switch f.verb {
	case "be":
		verb = f.subject.is("is", "are")
		if f.not {
			verb += " not"
		}
	case "may":
		verb = "may"
		if f.not {
			verb += " not"
		}
	default:
		verb = f.subject.is(f.verb+"s", f.verb)
		if f.not {
			verb = f.subject.is("does not ", "do not ") + f.verb
		}
	}
	return join(f.subject.text, verb, f.rest)
}

// cond is a condition as a clause. Single questions may share a subject. With "and" inside an
// alternative a comma stands before or, as and binds closer: "the stock is empty and the waste is
// empty, or the counter shows 0".
func (t *teller) cond(c *rules.Cond) string {
	if len(c.Any) == 1 {
		return t.all(c.Any[0])
	}
	var fs []fact
	simple := true
	for _, x := range c.Any {
		if len(x.Tests) > 1 {
			simple = false
			continue
		}
		fs = append(fs, t.test(x.Tests[0], false))
	}
	if simple {
		return join1(mergeRests(fs), "or")
	}
	var ws []string
	for _, x := range c.Any {
		ws = append(ws, t.all(x))
	}
	return strings.Join(ws, ", or ")
}

// all is a condition all parts of which hold.
func (t *teller) all(c *rules.AllOf) string {
	var fs []fact
	for xs := c.Tests; len(xs) > 0; {
		n := emptyBeside(xs)
		if n > 1 {
			fs = append(fs, fact{subject: many(t.beside(besideOf(xs[0]), n)), verb: "be", rest: states[rules.IsEmpty]})
		} else {
			n = 1
			fs = append(fs, t.test(xs[0], false))
		}
		xs = xs[n:]
	}
	return join1(mergeSubjects(fs), "and")
}

// emptyBeside is how many questions, from the first on, ask of the nearest piles on one side, one
// after another, whether they are empty: `pile left empty and pile 2 left empty`.
func emptyBeside(xs []*rules.Test) int {
	for i, x := range xs {
		p, first := besideOf(x), besideOf(xs[0])
		if p == nil || first.Right*first.Right+first.Down*first.Down != 1 ||
			p.Right != (i+1)*first.Right || p.Down != (i+1)*first.Down {
			return i
		}
	}
	return len(xs)
}

// besideOf is the pile beside that of the rule of which a question asks whether it is empty.
func besideOf(x *rules.Test) *rules.Place {
	if is, ok := x.Ask.(*rules.Stands); ok && is.Is == rules.IsEmpty && !x.Not {
		if p := is.Ref.Place; p != nil && p.Kind == rules.Beside && p.End == 0 {
			return p
		}
	}
	return nil
}

// join1 writes facts as a list; see join for words.
func join1(fs []fact, word string) string {
	var ws []string
	for _, f := range fs {
		ws = append(ws, f.String())
	}
	return dsl.Listed(ws, word)
}

// mergeSubjects tells equal states together: the stock and the waste are empty. Denied ones stay
// apart: "the stock is not empty and the waste is not empty" is not "the stock and the waste are
// not empty", which may mean one of them.
func mergeSubjects(fs []fact) []fact {
	var out []fact
	for _, f := range fs {
		is := f.text == "" && f.verb == "be" && !f.not && len(f.rest) > 0
		if n := len(out); is && n > 0 {
			o := &out[n-1]
			if o.text == "" && o.verb == f.verb && !o.not && o.rest == f.rest {
				o.subject = many(strings.Replace(o.subject.text, " and ", ", ", 1) + " and " + f.subject.text)
				continue
			}
		}
		out = append(out, f)
	}
	return out
}

// mergeRests tells what may be true of one thing together: the top card is a king or an ace. It is
// only for facts joined by or.
func mergeRests(fs []fact) []fact {
	var out []fact
	for _, f := range fs {
		if n := len(out); n > 0 && f.text == "" && !f.not {
			o := &out[n-1]
			if o.text == "" && o.verb == f.verb && !o.not && o.subject == f.subject {
				o.rest = either(o.rest, f.rest)
				continue
			}
		}
		out = append(out, f)
	}
	return out
}

// either joins two things that one card may be: a king or an ace, of the same rank or suit as the
// top card.
func either(x, y string) string {
	const same = "of the same "
	of, than, _ := strings.Cut(strings.TrimPrefix(x, same), " ")
	or, thanOr, _ := strings.Cut(strings.TrimPrefix(y, same), " ")
	if strings.HasPrefix(x, same) && strings.HasPrefix(y, same) && than == thanOr {
		return strings.TrimSpace(same + of + " or " + or + " " + than)
	}
	return x + " or " + y
}

// test is one question, turned round if not is set. Both the caller (`until`, which is the contrary
// of `when`) and the question itself may deny; twice is not at all.
func (t *teller) test(q *rules.Test, not bool) fact {
	not = q.Not != not
	switch x := q.Ask.(type) {
	case *rules.EachPile:
		if not { // not of each: of some pile it is not so
			text := t.test(x.Test, false).String()
			if rest, each := strings.CutPrefix(text, "each "); each {
				return fact{text: "not every " + rest}
			}
			return fact{text: "it is not so that " + text}
		}
		return t.test(x.Test, false)
	case *rules.PassIs:
		return fact{subject: one("it"), verb: "be", not: not, rest: "the " + ordinal(x.N) + " pass"}
	case *rules.SameLine:
		return fact{subject: many(t.say.both), verb: "lie", not: not, rest: "in the same " + rowOr(x.Column)}
	case *rules.Touching:
		if x.Sides {
			return fact{subject: many(t.say.both), verb: "lie", not: not, rest: "side by side or one above the other"}
		}
		return fact{subject: many(t.say.both), verb: "touch", not: not, rest: t.touch()}
	case *rules.Count:
		return t.counted(x, not)
	case *rules.Stands:
		return t.stated(x, not)
	case *rules.IsCard:
		return t.cardIs(x, not)
	case *rules.Compare:
		return t.compared(x, not)
	}
	return fact{text: "it is so"}
}

// touch tells what touching means in the zones that have neighbours.
func (t *teller) touch() string {
	for _, z := range t.Zones {
		if z.Rows > 1 && z.Picture != nil { // where cards of a row are two signs apart
			return "(in neighbouring rows, no more than half a card to the side)"
		}
		if z.Rows > 1 {
			return "(in a row, in a column or at a corner)"
		}
	}
	return "with no other card between them"
}

// speaksOfPlay reports whether a condition asks about the card or pile of a rule, not about the
// state of the game: it is told with "if", not "when".
func speaksOfPlay(c *rules.Cond) bool { return rules.SpeaksOf(c)&dsl.OfPlay != 0 }

// when is a guard as it stands behind a clause: " when the stock is empty"; "" if there is none.
// The three words that may begin it read
//
//	when stock empty              when the stock is empty
//	until stock empty             as long as the stock is not empty
//	in pass 2 when stock empty    in the second pass, when the stock is empty
func (t *teller) when(g *rules.Cond) string {
	if g == nil {
		return ""
	}
	if pass, more := g.InPass(); pass > 0 {
		text := " in the " + ordinal(pass) + " pass"
		if more != nil {
			text += ", " + t.ifSo(more)
		}
		return text
	}
	if until := g.Until(); until != nil {
		return " " + t.unless(until)
	}
	return " " + t.ifSo(g)
}

// saidWhen reports whether a guard is a condition with `when` before it.
func saidWhen(g *rules.Cond) bool {
	if g == nil {
		return false
	}
	pass, _ := g.InPass()
	return pass == 0 && g.Until() == nil
}

// ifSo is a condition with its conjunction. Passes have a shorter one: in the first three passes.
func (t *teller) ifSo(c *rules.Cond) string {
	if sole := c.Sole(); sole != nil {
		f := t.test(sole, false)
		passes, some := strings.CutPrefix(f.rest, "one of ")
		if some && f.subject == one("it") && !f.not {
			return "in " + passes
		}
	}
	if speaksOfPlay(c) {
		return "if " + t.cond(c)
	}
	return "when " + t.cond(c)
}

// unless is the contrary of a condition: as long as the stock is not empty. Only a sole question
// can be turned round; the contrary of several is "except when".
func (t *teller) unless(c *rules.Cond) string {
	if sole := c.Sole(); sole != nil {
		return "as long as " + t.test(sole, true).String()
	}
	return "except when " + t.cond(c)
}

// times is how often a line may be used: ", twice in the whole game".
func times(n int) string {
	if n == 0 {
		return ""
	}
	return ", " + howOften(n) + " in the whole game"
}

// tailed puts the end of a line behind its clause; a clause with commas of its own gets another.
func tailed(text, tail string) string {
	if strings.HasPrefix(tail, " ") && strings.Contains(text, ",") {
		return text + "," + tail
	}
	return text + tail
}

// comma puts one before the end of a line, if there is one without.
func comma(tail string) string {
	if strings.HasPrefix(tail, " ") {
		return "," + tail
	}
	return tail
}

// besidesOnly is the end of a line that says "only" of something else already: …, and only when
// the stock is empty.
func besidesOnly(tail string) string {
	switch {
	case strings.HasPrefix(tail, " except"):
		return "," + tail
	case strings.HasPrefix(tail, " "):
		return ", and only" + tail
	}
	return tail
}

// tail is the end of a line that both bounds and conditions make. n is 0 for any number of times.
// It begins with a comma or a blank, or is "".
func (t *teller) tail(n int, g *rules.Cond) string {
	w := t.when(g)
	if n > 0 && w != "" {
		return times(n) + "," + w
	}
	return times(n) + w
}
