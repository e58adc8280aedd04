package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// spaces tells one `spaces` line. only says that nothing else fills spaces.
func (t *teller) spaces(r rules.Rule[*dsl.Spaces], only bool) string {
	p := r.Stmt
	u := t.as(t.filling())
	switch {
	case p.Stay:
		return t.unfilled()
	case p.Close:
		return "spaces close up at once: all later cards move forward, in reading order, to fill them"
	case p.Pile:
		from := "another " + u.say.place
		if p.From != nil {
			from = u.targets(p.From)
		}
		if p.Once {
			return "a space is filled at once with all the face-up cards of " + from + u.ending(&p.Arrive)
		}
		return "all the face-up cards of " + from + " may be moved together into a space" + u.ending(&p.Arrive)
	}
	if p.Once {
		return "a space is filled at once with " + u.atOnce(p.Cards, p.From) + u.following(p) + u.ending(&p.Arrive)
	}
	anyway := t.zone != nil && t.zone.Kind.TakesAny() || t.free4all(p.Cards)
	if only && !anyway && p.Times == nil {
		return "spaces may be filled only with " + u.filler(p.Cards, p.From) + besidesOnly(u.tail(p.Times, p.Guard))
	}
	return tailed("spaces may be filled with "+u.available(p.Cards, p.From), u.ending(&p.Arrive))
}

// spaceLines tells all `spaces` lines of a zone; with others there are more ways to an empty pile.
func (t *teller) spaceLines(rs []rules.Rule[*dsl.Spaces], others bool) []string {
	var out []string
	may := false // a permission has been told
	for i, r := range rs {
		w := t.spaces(r, len(rs) == 1 && !others)
		by, permits := strings.CutPrefix(w, "spaces may be")
		switch {
		case permits && may:
			w = "spaces may also be" + by
		case i > 0 && rs[i-1].Stmt.Once:
			w = t.lacking(rs[i-1].Stmt) + ", " + w
		}
		out = append(out, w)
		may = may || !r.Stmt.Once
	}
	if !may && !others && len(rs) > 0 {
		rest := "spaces stay empty"
		if t.fillers(t.zone) != nil {
			rest = "no card may be moved to a space"
		}
		out = append(out, t.lacking(rs[len(rs)-1].Stmt)+", "+rest)
	}
	return out
}

// lacking is the case in which a line that fills spaces at once cannot.
func (t *teller) lacking(p *dsl.Spaces) string {
	switch {
	case p.Cards != nil && p.Guard == nil && p.Times == nil && t.fromStock(p.Cards, p.From):
		return "when there is none"
	case p.Cards == nil || !t.free4all(p.Cards) || p.Guard != nil || p.Times != nil:
		return "otherwise"
	case p.From != nil && len(p.From.Any) > 1:
		return "when there is none either"
	}
	return "when there is none"
}

// free4all reports whether a phrase means any card, however many come with it.
func (t *teller) free4all(c *dsl.Cards) bool { return anyCard(c.Any) && len(c.But) == 0 }

// units reports whether cards of some zones can move several together.
func (t *teller) units(zs []*rules.Zone) bool {
	return slices.ContainsFunc(zs, func(z *rules.Zone) bool {
		return slices.ContainsFunc(rules.OldForms[*rules.OldUnit](z), (*rules.OldUnit).Several)
	})
}

// filler is what fills a space besides any card: kings from the tableau, with the cards that move
// with them.
func (t *teller) filler(c *dsl.Cards, from *dsl.Places) string {
	plural := !t.perPlace(c)
	text := t.someCard(c, "the card below")
	if plural {
		text = t.someCards(c.Any, c.But, "the card below")
	}
	if len(c.Any) == 1 && c.Any[0].Count != "" {
		return t.someCard(c, "") + t.fromPlaces(from)
	}
	text += t.fromPlaces(from)
	switch {
	case !t.unitsTo(from):
		return text
	case plural:
		return text + ", alone or with the cards that move with them"
	}
	return text + ", alone or with the cards that move with it"
}

// unitsTo reports whether several cards together can come from some places, or any, to a pile of
// the zone.
func (t *teller) unitsTo(from *dsl.Places) bool {
	if t.zone != nil && (t.zone.Kind.Room() == 1 || t.zone.Kind.Keeps()) {
		return false
	}
	return t.units(t.Zones) && (from == nil || t.unitsFrom(from))
}

// perPlace reports whether a phrase depends on the space: it is told in the singular.
func (t *teller) perPlace(c *dsl.Cards) bool {
	if t.perPile(c) {
		return true
	}
	for _, x := range c.Any {
		if w := x.What(); w != nil && w.Rel != nil {
			return true
		}
	}
	return false
}

// available is what may fill a space: any available card, any available card from the waste.
func (t *teller) available(c *dsl.Cards, from *dsl.Places) string {
	if !t.free4all(c) {
		return t.filler(c, from)
	}
	text := "any available card" + t.fromPlaces(from)
	if t.unitsTo(from) {
		text += ", alone or with the cards that move with it"
	}
	return text
}

// unitsFrom reports whether units of several cards can come from some places.
func (t *teller) unitsFrom(ps *dsl.Places) bool {
	for _, p := range ps.Any {
		zs := t.Zones
		switch {
		case p.Zone != nil:
			zs = t.Zone(p.Zone.Word)
		case t.zone != nil:
			zs = []*rules.Zone{t.zone}
		}
		if t.units(zs) {
			return true
		}
	}
	return false
}

func (t *teller) fromPlaces(ps *dsl.Places) string {
	if ps == nil {
		return ""
	}
	return " from " + t.places(ps)
}

// atOnce is what fills a space by itself, with its sources in order.
func (t *teller) atOnce(c *dsl.Cards, from *dsl.Places) string {
	if !t.free4all(c) || from == nil {
		text := t.someCard(c, "the card below")
		if t.free4all(c) {
			text = "any available card"
		}
		if from == nil {
			return text + ", if there is one"
		}
		if t.fromStock(c, from) {
			return text + t.fromPlaces(from) + ", one on the other, or with as many as are left"
		}
		return text + t.fromPlaces(from) + t.inTurn(from)
	}
	var ws []string
	for _, p := range from.Any {
		if p.Zone == nil || len(p.Mods) > 0 || pilesIn(t.Sheet, p.Zone.Word) > 1 && !single(p.Zone.Ranges) {
			return "an available card" + t.fromPlaces(from) + t.inTurn(from)
		}
		ws = append(ws, "the top card of "+t.piles(p).text)
	}
	return strings.Join(ws, " or, if there is none, with ")
}

// following tells that the cards that move with one come with it, where a space is filled at once.
func (t *teller) following(p *dsl.Spaces) string {
	if len(p.Cards.Any) == 1 && p.Cards.Any[0].Count != "" || !t.unitsTo(p.From) {
		return ""
	}
	return ", together with the cards that move with it"
}

// fromStock reports whether several cards come at once from the stock: then fewer come where it
// runs short.
func (t *teller) fromStock(c *dsl.Cards, from *dsl.Places) bool {
	several := len(c.Any) == 1 && dsl.Number(c.Any[0].Count) > 1
	return several && from != nil && len(from.Any) == 1 && t.isStock(from.Any[0])
}

// inTurn tells that several places are looked at one after another.
func (t *teller) inTurn(ps *dsl.Places) string {
	if len(ps.Any) > 1 {
		return ", looked for in this order"
	}
	return ""
}

// takes tells a `takes` line.
func (t *teller) takes(r rules.Rule[*dsl.Takes]) string {
	k := r.Stmt
	u := t.as(t.taking())
	what := "a single card"
	switch one := k.Set != nil && k.Set.Number == "1" && k.Set.ToNumber == "" && k.Set.Alike == nil; {
	case k.Set != nil && !one:
		return t.collected(k)
	case !one && t.free4all(k.Cards):
		what = "any available card"
	case !one:
		what = u.someCard(k.Cards, "the card below")
	}
	what += u.fromPlaces(k.From)
	text := ""
	switch {
	case t.zone != nil && t.zone.Kind == dsl.Discard && k.Once:
		text = what + " is discarded at once"
	case t.zone != nil && t.zone.Kind == dsl.Discard:
		text = what + " may be discarded"
	case k.Once:
		text = what + " is moved at once to the first " + u.say.place + " that may take it, empty or not"
	default:
		if k.Set == nil && t.zone != nil && t.unitsTo(k.From) {
			if k.Cards.Names() {
				what += ", or several such cards together"
			} else {
				what += ", alone or with the cards that move with it"
			}
		}
		text = "each " + u.say.place + " takes, empty or not, " + what
		if t.zone != nil && t.zone.Piles == 1 {
			text = zoneName(t.Sheet, t.zone).text + " takes, empty or not, " + what
		}
	}
	if k.Bottom {
		text += ", and it goes under the " + u.say.place + ", face up"
	}
	return tailed(text, u.ending(&k.Arrive))
}

// only tells the `takes only` lines of a zone: only from the waste.
func (t *teller) only(ls []*rules.OldLimit) string {
	return t.as(t.taking()).limits(ls, "from ", "from anywhere")
}

// limits tells the limits of one kind of a zone.
func (t *teller) limits(ls []*rules.OldLimit, to, anywhere string) string {
	var ws []restriction
	for _, l := range ls {
		w := restriction{when: t.when(l.Guard)}
		if l.Places != nil {
			w.where = to + t.places(l.Places)
		}
		ws = append(ws, w)
	}
	return onlyOf(ws, anywhere)
}

// A restriction is where and when cards may go or come by one `only` line; either may be open.
type restriction struct{ where, when string }

// onlyOf tells restrictions any one of which is enough; anywhere is what no place means.
func onlyOf(rs []restriction, anywhere string) string {
	placed := false
	for _, r := range rs {
		if r == (restriction{}) {
			return anywhere // no restriction at all
		}
		placed = placed || r.where != ""
	}
	if len(rs) == 1 {
		switch r := rs[0]; {
		case r.where != "":
			return "only " + r.where + besidesOnly(r.when)
		case strings.HasPrefix(r.when, " except "):
			return strings.TrimSpace(r.when)
		}
	}
	var ws []string
	for _, r := range rs {
		if r.where == "" && placed {
			r.where = anywhere
		}
		if strings.HasPrefix(r.when, " except ") && r.where == "" {
			r.where = "at any time"
		}
		ws = append(ws, strings.TrimSpace(r.where+r.when))
	}
	return "only " + strings.Join(ws, ", or ")
}

// atMost tells the bound of a pile.
func (t *teller) atMost(r rules.Rule[*dsl.AtMost]) string {
	if t.zone != nil && t.zone.Kind == dsl.Foundations {
		return t.aPile() + " is full with " + t.amount(r.Stmt.N, "card", "cards")
	}
	return t.aPile() + " never holds more than " + t.amount(r.Stmt.N, "card", "cards")
}
