package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// stock tells how the stock is turned, and redeals.
func (t *teller) stock(p *page) {
	var turns, notes []string
	if z := t.Unnamed(dsl.Stock); z != nil {
		notes = notesOf(z)
		u := t.in(z)
		last := ""
		for _, r := range rules.All[*dsl.Turn](z) {
			what, when := u.turn(r.Stmt)
			if what == last {
				when = strings.TrimPrefix(when, ",")
				what = "you may also do so"
			} else {
				last = what
			}
			turns = append(turns, what+when)
		}
		if len(turns) > 0 {
			turns = append(turns, u.short(z)...)
		}
		if rules.First[*dsl.Open](z).Line != nil {
			turns = append(turns, "the top card of the stock lies face up and may be played "+
				"like the top card of any pile")
		}
		turns = append(turns, u.comes(z)...)
		turns = append(turns, u.goes(z)...)
	}
	var again []string
	for _, m := range t.Mays {
		if m.Name == "redeal" {
			again = append(again, t.may(m))
		}
	}
	if again != nil && t.speaks(dsl.OfPass) {
		again = append(again, "each redeal begins the next pass")
	}
	switch {
	case turns != nil || notes != nil:
		p.head("The stock")
	case again != nil:
		p.head("Redeals")
	}
	p.para(sentences(turns))
	p.para(sentences(again))
	p.paras(notes)
}

// turn tells one way to turn the stock.
func (t *teller) turn(x *dsl.Turn) (what, when string) {
	step := x.Step()
	verb := "deal "
	to := " to " + t.stepTargets(step)
	if p := x.To.Any[0]; p.Zone != nil {
		if zs := t.Zone(p.Zone.Word); len(zs) > 0 && zs[0].Kind == dsl.Waste {
			verb = "turn "
		}
	}
	text := "you may " + verb + t.quantity(x.Qty, "card", "cards") + " from the stock" + to
	for _, q := range x.Qty.Terms {
		if q.Pass {
			text = "you may " + verb + "cards from the stock" + to + ": " + t.quantity(x.Qty, "card", "cards")
		}
	}
	for _, w := range t.manners(step) {
		text += ", " + w
	}
	if !x.To.Any[0].Which().Each && !x.Packet && t.rows(step) != 1 {
		text += ", one on the other"
	}
	switch but := t.diverted(step); {
	case x.Times == nil && x.Guard == nil:
		return text, ", whenever you like" + but
	case but != "":
		return text, times(x.Times) + but
	case x.Guard != nil && x.Guard.Cond != nil && x.To.Any[0].Which().Each && speaksOfPlay(x.Guard.Cond):
		return text, times(x.Times) + t.guardOf(x.To, x.Guard, false)
	case x.Guard != nil:
		return text, times(x.Times) + "," + t.when(x.Guard)
	}
	return text, times(x.Times)
}

// short tells what happens when the stock runs short.
func (t *teller) short(z *rules.Zone) []string {
	for _, r := range rules.All[*dsl.Turn](z) {
		if t.rows(r.Stmt.Step()) != 1 || r.Stmt.To.Any[0].Which().Each {
			return []string{"if fewer cards are left in the stock, they are dealt as far as they go"}
		}
	}
	return nil
}

// may tells an action of the player.
func (t *teller) may(m *rules.May) string {
	often := ", " + howOften(max(1, m.Times)) + " in the whole game"
	switch {
	case m.N != nil && m.N.Name == "":
		often = ", " + howOften(dsl.Number(m.N.Digits)) + " in the whole game"
	case m.N != nil:
		if o := t.Option(m.N.Name); o != nil {
			often = ", " + howOften(t.chosen(o).N) + " in the whole game" + t.note(o)
		} else {
			often = ", as many times in the whole game as " + t.named(m.N.Name)
		}
	case m.Times == 0:
		often = ", as often as you like"
	}
	when := ""
	for i, g := range m.Guards {
		w := t.when(g)
		if i > 0 && w != "" {
			w = ", and only" + w
		}
		when += w
	}
	if idiom := t.newStock(m); idiom != "" {
		return upper(trimmed(when)) + ", you may " + idiom + often
	}
	name := m.Name
	if m.Name != "redeal" {
		name = quoted(m.Name)
	}
	text := "you may " + name + when + often + ": " + t.stepList(m.Steps)
	if t.mayRunShort(m.Steps) {
		text += "; where the cards do not suffice, they are dealt as far as they go"
	}
	return text
}

// mayRunShort reports whether steps deal a number of cards to several piles, which may be more
// than there are.
func (t *teller) mayRunShort(steps []*dsl.Line) bool {
	return slices.ContainsFunc(steps, func(l *dsl.Line) bool {
		x, ok := l.Stmt.(*dsl.MoveStep)
		if !ok || x.From != nil || x.Guard != nil || len(x.Qty) == 0 {
			return false
		}
		return len(x.Qty) > 1 || x.To.Any[0].Which().Each
	})
}

func trimmed(s string) string {
	if s != "" && s[0] == ' ' {
		return s[1:]
	}
	return s
}

// newStock is the idiom of a redeal that only turns one pile over.
func (t *teller) newStock(m *rules.May) string {
	if m.Name != "redeal" || len(m.Steps) == 0 || len(m.Steps) > 2 || len(m.Guards) == 0 {
		return ""
	}
	g, ok := m.Steps[0].Stmt.(*dsl.Gather)
	if !ok || t.turnedOver(g) == "" || g.Guard != nil {
		return ""
	}
	what := zoneName(t.Sheet, t.Zone(g.From[0].Zone.Word)[0]).text
	if len(m.Steps) == 1 {
		return "turn " + what + " over, without shuffling it, to be the new stock"
	}
	if _, ok := m.Steps[1].Stmt.(*dsl.Shuffle); !ok {
		return ""
	}
	return "shuffle " + what + " and turn it face down to be the new stock"
}
