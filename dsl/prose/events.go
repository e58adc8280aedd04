package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// stepList tells steps one after another in a sentence.
func (t *teller) stepList(ls []*dsl.Line) string {
	var ws []string
	for _, l := range ls {
		if w := t.stepOf(l); w != "" {
			ws = append(ws, w)
		}
	}
	if ws == nil {
		return "nothing else is done"
	}
	return strings.Join(ws, "; then ")
}

// actions tells what the player may do besides playing cards, turning and redealing.
func (t *teller) actions() []string {
	var out []string
	for _, m := range t.Mays {
		if m.Name != "redeal" {
			out = append(out, t.may(m))
		}
	}
	return out
}

// after tells what follows an event.
func (t *teller) after(x *rules.After) string {
	e := x.Event
	u := t
	what := "you have done " + quoted(e.Name)
	switch {
	case e.Turn:
		what = "the stock has been turned"
	case e.Redeal:
		what = "a redeal"
	case e.Swap:
		u = t.as(t.swapping())
		what = "two cards have changed places"
	case e.Move:
		u = t.as(moved)
		what = "a card has been moved"
		if e.Of != nil {
			what = t.someCard(e.Of, "") + " has been moved"
		}
		if e.From != nil {
			what += " from " + t.places(e.From)
		}
		if e.To != nil {
			what += " to " + t.places(e.To)
		}
		if t.has(atOnce) {
			what += ", by you or at once"
		}
	}
	text := "each time after " + what
	if w := u.when(e.Guard); w != "" {
		text += "," + w
	}
	return text + ": " + u.stepList(x.Steps)
}

// counters tells the counters of the game.
func (t *teller) counters() []string {
	var out []string
	for _, c := range t.Counters {
		f := func(n int) string { return t.Format(rules.Value{Sort: c.Sort, N: n}) }
		text := "keep a counter, " + quoted(c.Name) + ", which goes from " + f(c.Lo) + " to " + f(c.Hi) +
			"; it begins at " + f(c.Start)
		if t.added(c.Name) {
			text += ", and after " + f(c.Hi) + " comes " + f(c.Lo) + " again"
		}
		out = append(out, text)
	}
	return out
}

// added reports whether some step adds to a counter.
func (t *teller) added(name string) bool {
	return t.has(func(s dsl.Stmt) bool {
		x, ok := s.(*dsl.Add)
		return ok && x.Name == name
	})
}

// quoted is a name that the file gives, as it stands in a sentence.
func quoted(name string) string { return "“" + name + "”" }
