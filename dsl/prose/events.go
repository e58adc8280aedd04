package prose

import (
	"slices"
	"strings"

	"pat/dsl/rules"
)

// This file answers what happens besides playing cards: actions of the player other than redeals
// (`may`), what follows a move (`after`), and counters.

// stepList tells steps one after another in a sentence.
func (t *teller) stepList(steps []rules.Step) string { return t.stepsBy(steps, "; then ") }

// stepSentences tells steps one after another in sentences, the first without its capital and the
// last without its stop.
func (t *teller) stepSentences(steps []rules.Step) string { return t.stepsBy(steps, ". Then ") }

// stepsBy tells steps one after another. A gathering that is shuffled next is told without its
// order, which would be work for nothing.
func (t *teller) stepsBy(steps []rules.Step, then string) string {
	var ws []string
	for i, st := range steps {
		w := t.stepOf(st)
		if g, ok := st.(*rules.Gather); ok && shuffledNext(steps[i+1:]) {
			w = t.gathered(g, false)
		}
		if w != "" {
			ws = append(ws, w)
		}
	}
	if ws == nil {
		return "nothing else is done"
	}
	return strings.Join(again(ws), then)
}

// again tells steps that are done again once: do this twice more. All steps may be done again from
// the first on, or one step after the others.
func again(ws []string) []string {
	for size := 1; size <= len(ws)/2; size++ {
		times := 1
		for (times+1)*size <= len(ws) && slices.Equal(ws[times*size:(times+1)*size], ws[:size]) {
			times++
		}
		if times > 1 && times*size == len(ws) {
			this := "all this"
			if size == 1 {
				this = "this"
			}
			return append(slices.Clone(ws[:size]), "do "+this+" "+howOften(times-1)+" more")
		}
	}
	return ws
}

// shuffledNext reports whether what lies in the stock is shuffled before anything is done with it,
// so that nothing hangs on its order.
func shuffledNext(steps []rules.Step) bool {
	for _, st := range steps {
		if !isA[*rules.Gather](st) {
			return isA[*rules.Shuffle](st)
		}
	}
	return false
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
	u := t
	what := "you have done " + quoted(x.Name)
	switch x.On {
	case rules.AfterTurn:
		what = "the stock has been turned"
	case rules.AfterRedeal:
		what = "a redeal"
	case rules.AfterSwap:
		u = t.as(t.swapping())
		what = "two cards have changed places"
	case rules.AfterMove:
		u = t.as(moved)
		what = "a card has been moved"
		if x.Of != nil {
			what = t.someCard(x.Of, "") + " has been moved"
		}
		if x.From != nil {
			what += " from " + t.places(x.From)
		}
		if x.To != nil {
			what += " to " + t.places(x.To)
		}
		if t.has(atOnce) {
			what += ", by you or at once"
		}
	}
	text := "each time after " + what
	if w := u.when(x.When); w != "" {
		text += "," + w
	}
	return text + ": " + u.stepList(x.Does)
}

// counters tells the counters of the game. Only what is added to can run past its end; a counter
// that is set never does.
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
	return t.has(func(f rules.Form) bool {
		x, ok := f.(*rules.Change)
		return ok && x.Add && x.Name == name
	})
}

// quoted is a name that the file gives, as it stands in a sentence.
func quoted(name string) string { return "“" + name + "”" }
