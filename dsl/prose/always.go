package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what no line says and a player still has to know: the defaults of the language,
// and of them only those that could matter in this game. A default that some line changes is told
// with "where nothing else is said", one that no line could touch is left out.

// always tells those defaults of the language that matter in this game.
func (t *teller) always() []string {
	var out []string
	add := func(yes bool, text string) {
		if yes {
			out = append(out, text)
		}
	}
	single := func(a *rules.Arrival) bool { return !a.Grouped() }
	founded := len(t.OfKind(dsl.Foundations)) > 0
	only := "only the top card of a " + t.lain(t.Zones).one + " is available, and one card is moved at a time"
	special := t.units(t.Zones) || t.comesSo(t.Zones, (*rules.Arrival).Grouped) || t.has(func(f rules.Form) bool {
		u, ok := f.(*rules.Unit)
		return isA[*rules.Exchange](f) || ok && u.Of == rules.AnyOne
	})
	add(special, "where nothing else is said, "+only)
	add(!special, only)
	alone := t.units(t.Zones) && t.comesSo(t.OfKind(dsl.Foundations), single)
	add(alone, "foundations take one card at a time"+t.butSets())
	worries := t.has(func(f rules.Form) bool {
		l, ok := f.(*rules.Limit)
		return ok && l.Of == rules.WorryBack
	})
	add(founded && !worries, "cards on the foundations stay there")
	round := "building does not go round from " + t.highest().String() + " to " + t.lowest().String()
	rounds := t.speaks(dsl.OfRound) || t.has(listed)
	add(t.stops() && rounds, "where it is not said, "+round)
	add(t.stops() && !rounds, round)
	down := t.faceDown()
	add(down && t.turnsUp(), "a face-down card is turned up as soon as no card lies on it"+t.orCovers()+t.staysDown())
	add(down, "a face-down card is never played")
	add(t.turnsWithoutRedeal(), "there is no redeal")
	add(true, t.changes())
	add(t.has(hasTimes), "a rule that may be used only so many times is spent only where no other rule allows the same")
	add(t.speaks(dsl.OfNeighbour), "where a rule asks about a "+t.lain(t.Zones).one+
		" that is not there, such as one to the left of the first, it allows nothing")
	if t.has(atOnce) {
		add(true, "what is said to happen at once happens after every move, and when the deal is done; "+
			"it is no choice, but no other play is compulsory")
		add(true, t.automatic())
	} else {
		add(true, "no play is compulsory")
	}
	return out
}

// changes tells that a move has to change something. It is told of what the game has, of a move
// only where cards can be put to and fro in spaces.
func (t *teller) changes() string {
	var ws []string
	filled := t.comesSo(t.Zones, func(a *rules.Arrival) bool {
		return a.OnEmpty && !a.OnCards && !a.Base && a.Cards != nil && !a.Once
	})
	if filled || len(t.OfKind(dsl.Cells)) > 0 {
		ws = append(ws, "move")
	}
	action := slices.ContainsFunc(t.Mays, func(m *rules.May) bool { return m.Name != "redeal" })
	if t.redeals() {
		ws = append(ws, "redeal")
	}
	if action {
		ws = append(ws, "action")
	}
	if ws == nil {
		return ""
	}
	return a(dsl.Listed(ws, "or")) + " that would change nothing is not allowed"
}

// listed reports whether a line gives an order of its own.
func listed(f rules.Form) bool {
	a, ok := f.(*rules.Arrival)
	return ok && a.Order != nil
}

// lain is what the cards of some zones lie in.
func (t *teller) lain(zs []*rules.Zone) noun {
	places, piles := false, false
	for _, z := range zs {
		opened := z.Kind.Gives() == dsl.GivesOpen && z.Open() != nil
		if opened || z.Kind.Offers() && z.Kind.Room() != 1 {
			places, piles = places || drawn(z), piles || !drawn(z)
		}
	}
	switch {
	case places && piles:
		return noun{"pile or place", "piles or places"}
	case places:
		return noun{"place", "places"}
	}
	return noun{"pile", "piles"}
}

// has reports whether some line of the sheet is of a sort.
func (t *teller) has(sort func(rules.Form) bool) bool {
	return slices.ContainsFunc(t.Every(), func(l *rules.Placed) bool { return l.Form != nil && sort(l.Form) })
}

// isA reports whether a form is of one type.
func isA[T rules.Form](f rules.Form) bool {
	_, ok := f.(T)
	return ok
}

// speaks reports whether some line of the sheet speaks of something.
func (t *teller) speaks(of dsl.Speaks) bool {
	return t.has(func(f rules.Form) bool { return rules.SpeaksOf(f)&of != 0 })
}

// comesSo reports whether cards come to some zones by a line of a sort.
func (t *teller) comesSo(zs []*rules.Zone, so func(*rules.Arrival) bool) bool {
	return slices.ContainsFunc(zs, func(z *rules.Zone) bool {
		return slices.ContainsFunc(rules.Forms[*rules.Arrival](z), so)
	})
}

// butSets is the exception where foundations take several cards in one move, too.
func (t *teller) butSets() string {
	if t.comesSo(t.OfKind(dsl.Foundations), (*rules.Arrival).Grouped) {
		return ", but for those that are said to come together"
	}
	return ""
}

// stops reports whether some building has an end.
func (t *teller) stops() bool {
	return t.has(func(f rules.Form) bool {
		a, ok := f.(*rules.Arrival)
		if !ok || !a.Builds() || a.Order != nil {
			return false
		}
		return slices.ContainsFunc(a.Sole().Any, func(c *rules.Card) bool {
			r := c.Relation()
			return r != nil && r.Like == rules.NoLikeness && !r.Wraps
		})
	})
}

// faceDown reports whether cards outside the stock ever lie face down.
func (t *teller) faceDown() bool {
	return t.speaks(dsl.OfDown) || t.has(isA[*rules.TurnOver])
}

// turnsUp reports whether exposed cards turn up in some zone to which cards come face down.
func (t *teller) turnsUp() bool {
	for _, z := range t.Zones {
		stays := rules.Forms[*rules.Stays](z)
		if z.Kind.Facing() == dsl.AsLaid && t.getsDown(z) && (stays == nil || stays[0].When != nil) {
			return true
		}
	}
	return false
}

// orCovers is what keeps cards down in a picture.
func (t *teller) orCovers() string {
	if slices.ContainsFunc(t.Zones, func(z *rules.Zone) bool { return z.Covered() != nil }) {
		return " or covers it"
	}
	return ""
}

// staysDown is the exception where some zone keeps its cards down.
func (t *teller) staysDown() string {
	if t.has(isA[*rules.Stays]) {
		return ", except where it is said to stay face down"
	}
	return ""
}

// getsDown reports whether some step lays cards face down in a zone.
func (t *teller) getsDown(z *rules.Zone) bool {
	in := func(p *rules.Place) bool { // or the pile of the rule, whichever that is
		return p.Word == "" || p.Of(z)
	}
	return t.has(func(f rules.Form) bool {
		switch x := f.(type) {
		case *rules.MoveStep:
			return x.LaysDown() && slices.ContainsFunc(x.To.Any, in)
		case *rules.TurnOver:
			return in(x.Place)
		}
		return false
	})
}

// turnsWithoutRedeal reports whether the stock is turned and then spent.
func (t *teller) turnsWithoutRedeal() bool {
	z := t.Unnamed(dsl.Stock)
	if z == nil || rules.Forms[*rules.MoveStep](z) == nil {
		return false
	}
	for _, m := range t.Mays {
		if m.Name == "redeal" {
			return false
		}
	}
	return true
}

// hasTimes reports whether a line by which cards are played may be used so many times only.
func hasTimes(f rules.Form) bool {
	return f.Often() > 0 && !isA[*rules.May](f) && !isA[*rules.MoveStep](f)
}

// atOnce reports whether a line happens by itself.
func atOnce(f rules.Form) bool {
	a, ok := f.(*rules.Arrival)
	return ok && a.Once
}

// automatic tells in which order things happen by themselves. The order is that in which interp
// does it: what follows the move, turning up, one thing at once, closing up, and again from the
// beginning.
func (t *teller) automatic() string {
	var what, ws []string
	n := 0
	for _, z := range t.Zones {
		some := false
		for _, f := range z.Forms {
			if atOnce(f) {
				n++
				some = true
			}
		}
		if some {
			ws = append(ws, zoneName(t.Sheet, z).text)
		}
	}
	if len(t.Afters) > 0 {
		what = append(what, "what follows it is done")
	}
	if t.faceDown() && t.turnsUp() {
		what = append(what, "face-down cards turn up")
	}
	what = append(what, "the first thing that can happen at once does")
	if slices.ContainsFunc(t.Zones, func(z *rules.Zone) bool { return z.ClosesUp() != nil }) {
		what = append(what, "spaces close up")
	}
	text := ""
	if len(what) > 1 {
		text = "after each move " + strings.Join(what, ", then ") + ", and so on until nothing changes"
	}
	switch {
	case n < 2:
		return text
	case text != "":
		text += ". "
	}
	if len(ws) == 1 {
		return text + dsl.Capital("of several things that could happen at once the one told first comes first, "+
			"piles from the first to the last")
	}
	return text + dsl.Capital("of several things that could happen at once those of "+
		dsl.Listed(ws, "come first, then those of")+
		"; for each of them in the order told here, piles from the first to the last")
}
