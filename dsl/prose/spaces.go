package prose

import (
	"cmp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how empty piles are filled (`spaces take`), what piles take empty or not
// (`takes`), and what bounds both (`takes only`, `at most`). A line that permits is told with
// "may", one with `at once` by what happens.

// spaces tells one `spaces` line. only says that nothing else fills spaces. Only a line without a
// number of times can be "only with": used up, it would leave nothing to say.
func (t *teller) spaces(p *rules.Arrival, only bool) string {
	u := t.as(t.filling())
	if p.Whole {
		from := "another " + u.say.place
		if p.From != nil {
			from = u.targets(p.From)
		}
		if p.Once {
			return "a space is filled at once with all the face-up cards of " + from + u.ending(p)
		}
		return "all the face-up cards of " + from + " may be moved together into a space" + u.ending(p)
	}
	in, p := u.inPart(p)
	if p.Once {
		return "a space" + in + " is filled at once with " + u.atOnce(p) + u.following(p) + u.ending(p)
	}
	anyway := t.zone != nil && t.zone.Kind.TakesAny() || t.free4all(p.Sole())
	if only && in == "" && !anyway && p.Times == 0 {
		return "spaces may be filled only with " + u.filler(p) + besidesOnly(u.tail(p.Times, p.When))
	}
	return tailed("spaces"+in+" may be filled with "+u.available(p), u.ending(p))
}

// inPart is where the spaces are that a line speaks of, if all that it asks is in which row or
// column they lie, and the line without that: "spaces in row 1".
func (t *teller) inPart(p *rules.Arrival) (in string, open *rules.Arrival) {
	q := p.When.Sole()
	if q == nil || q.Not {
		return "", p
	}
	c, ok := q.Ask.(*rules.Compare)
	if !ok {
		return "", p
	}
	line, ok := c.Left.Sole().(*rules.LineNumber)
	f := t.compared(c, false)
	if !ok || line.Ref != nil || !strings.HasPrefix(f.rest, "in ") {
		return "", p
	}
	all := *p
	all.When = nil
	return " " + f.rest, &all
}

// closed tells that the spaces of a zone close up.
const closed = "spaces close up at once: all later cards move forward, in reading order, to fill them"

// spaceLines tells all `spaces` lines of a zone; with others there are more ways to an empty pile.
// Lines at once are tried in their order, so the second begins with what the first lacks: "when
// there is none, …". What comes when all of them lack a card is said last, if nothing else fills.
func (t *teller) spaceLines(z *rules.Zone, rs []*rules.Arrival, others bool) []string {
	var out []string
	if z.StaysEmpty() != nil {
		out, others = append(out, t.unfilled()), true
	}
	if z.ClosesUp() != nil {
		out, others = append(out, closed), true
	}
	may, whole := "", false // of which spaces a permission has been told, and whether of all
	for i, r := range rs {
		w := t.spaces(r, len(rs) == 1 && !others)
		which, by, permits := strings.Cut(w, " may be filled ")
		switch {
		case permits && may != "" && (whole || which == may || which == "spaces"):
			w = which + " may also be filled " + by
		case i > 0 && rs[i-1].Once:
			w = t.lacking(rs[i-1]) + ", " + w
		}
		out = append(out, w)
		if !r.Once {
			may, whole = which, whole || which == "spaces"
		}
	}
	if may == "" && !others && len(rs) > 0 {
		rest := "spaces stay empty"
		if t.fillers(t.zone) != nil {
			rest = "no card may be moved to a space"
		}
		out = append(out, t.lacking(rs[len(rs)-1])+", "+rest)
	}
	return out
}

// lacking is the case in which a line that fills spaces at once cannot. A line with a condition may
// fail by that as well: "otherwise".
func (t *teller) lacking(p *rules.Arrival) string {
	always := p.When == nil && p.Times == 0
	switch {
	case always && t.fromStock(p):
		return "when there is none"
	case !always || p.Cards == nil || !t.free4all(p.Sole()):
		return "otherwise"
	case p.From != nil && len(p.From.Any) > 1:
		return "when there is none either"
	}
	return "when there is none"
}

// free4all reports whether a phrase means any card, however many come with it.
func (t *teller) free4all(c *rules.Cards) bool { return rules.EveryCard(c.Any) && len(c.But) == 0 }

// units reports whether cards of some zones can move several together.
func (t *teller) units(zs []*rules.Zone) bool {
	return slices.ContainsFunc(zs, func(z *rules.Zone) bool {
		return slices.ContainsFunc(rules.Forms[*rules.Unit](z), (*rules.Unit).Several)
	})
}

// filler is what fills a space besides any card: kings from the tableau, with the cards that move
// with them.
func (t *teller) filler(p *rules.Arrival) string {
	c := p.Sole()
	plural := !t.perPlace(c)
	text := t.someCard(c, "the card below")
	if plural {
		text = t.someCards(c, "the card below")
	}
	if p.Size > 0 {
		return t.someCard(c, "") + t.fromPlaces(p.From)
	}
	text += t.fromPlaces(p.From)
	switch {
	case !t.unitsTo(p.From):
		return text
	case plural:
		return text + ", alone or with the cards that move with them"
	}
	return text + ", alone or with the cards that move with it"
}

// unitsTo reports whether several cards together can come from some places, or any, to a pile of
// the zone. Where it is false nothing is said of cards that come along: nobody would expect them.
func (t *teller) unitsTo(from *rules.Places) bool {
	if t.zone != nil && (t.zone.Kind.Room() == 1 || t.zone.Kind.Keeps()) {
		return false
	}
	return t.units(t.Zones) && (from == nil || t.unitsFrom(from))
}

// perPlace reports whether a phrase depends on the space: it is told in the singular.
func (t *teller) perPlace(c *rules.Cards) bool {
	return t.perPile(c) || slices.ContainsFunc(c.Any, func(k *rules.Card) bool { return k.Relation() != nil })
}

// available is what may fill a space: any available card, any available card from the waste.
func (t *teller) available(p *rules.Arrival) string {
	if !t.free4all(p.Sole()) {
		return t.filler(p)
	}
	text := "any available card" + t.fromPlaces(p.From)
	if t.unitsTo(p.From) {
		text += ", alone or with the cards that move with it"
	}
	return text
}

// unitsFrom reports whether units of several cards can come from some places.
func (t *teller) unitsFrom(ps *rules.Places) bool {
	for _, p := range ps.Any {
		zs := t.Zones
		switch {
		case p.Word != "":
			zs = p.Zones
		case t.zone != nil:
			zs = []*rules.Zone{t.zone}
		}
		if t.units(zs) {
			return true
		}
	}
	return false
}

func (t *teller) fromPlaces(ps *rules.Places) string {
	if ps == nil {
		return ""
	}
	return " from " + t.places(ps)
}

// atOnce is what fills a space by itself, with its sources in order.
func (t *teller) atOnce(p *rules.Arrival) string {
	c, from := p.Sole(), p.From
	if !t.free4all(c) || from == nil {
		text := t.someCard(c, "the card below")
		if t.free4all(c) {
			text = "any available card"
		}
		if from == nil {
			return text + ", if there is one"
		}
		if t.fromStock(p) {
			return text + t.fromPlaces(from) + ", one on the other, or with as many as are left"
		}
		return text + t.fromPlaces(from) + t.inTurn(from)
	}
	var ws []string
	for _, p := range from.Any {
		if !t.onePile(p) {
			return "an available card" + t.fromPlaces(from) + t.inTurn(from)
		}
		ws = append(ws, "the top card of "+t.piles(p).text)
	}
	return strings.Join(ws, " or, if there is none, with ")
}

// onePile reports whether a place is one pile: named, or that of the same number as the pile of the
// rule.
func (t *teller) onePile(p *rules.Place) bool {
	switch {
	case p.Word == "":
		return false
	case p.Own:
		own := *p
		own.Own = false
		return !own.Narrowed() && t.zone != nil && pilesIn(t.Sheet, p.Word) == t.zone.Piles
	}
	return !p.Narrowed() && (pilesIn(t.Sheet, p.Word) == 1 || single(p.Numbers))
}

// following tells that the cards that move with one come with it, where a space is filled at once.
func (t *teller) following(p *rules.Arrival) string {
	if p.Size > 0 || !t.unitsTo(p.From) {
		return ""
	}
	return ", together with the cards that move with it"
}

// fromStock reports whether several cards come at once from the stock: then fewer come where it
// runs short.
func (t *teller) fromStock(p *rules.Arrival) bool {
	return p.Size > 1 && p.From != nil && len(p.From.Any) == 1 && t.isStock(p.From.Any[0])
}

// inTurn tells that several places are looked at one after another.
func (t *teller) inTurn(ps *rules.Places) string {
	if len(ps.Any) > 1 {
		return ", looked for in this order"
	}
	return ""
}

// takes tells a `takes` line.
func (t *teller) takes(k *rules.Arrival) string {
	u := t.as(t.taking())
	what, c := "a single card", k.Sole()
	switch {
	case k.Grouped():
		return t.collected(k)
	case c != nil && t.free4all(c):
		what = "any available card"
	case c != nil:
		what = u.someCard(c, "the card below")
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
		if c != nil && t.zone != nil && t.unitsTo(k.From) {
			if c.Named() {
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
	return tailed(text, u.ending(k))
}

// only tells the `takes only` lines of a zone: only from the waste.
func (t *teller) only(ls []*rules.Limit) string {
	return t.as(t.taking()).limits(ls, "from ", "from anywhere")
}

// limits tells the limits of one kind of a zone.
func (t *teller) limits(ls []*rules.Limit, to, anywhere string) string {
	var ws []restriction
	for _, l := range ls {
		w := t.restriction(l, to)
		if n := len(ws) - 1; n >= 0 && ws[n].where == w.where && sameGuard(ws[n].when, w.when) { // if this, or if that
			ws[n].when += ", or" + w.when
			continue
		}
		ws = append(ws, w)
	}
	return onlyOf(ws, anywhere)
}

// sameGuard reports whether two guards begin with one conjunction, by which they can be joined.
func sameGuard(a, b string) bool {
	return strings.HasPrefix(a, " if ") && strings.HasPrefix(b, " if ")
}

// limit tells one of the limits of one kind of a zone by itself. What several allow no single one
// does alone, so that only where it is the only one "only" is true.
func (t *teller) limit(l *rules.Limit, of []*rules.Limit, to, anywhere string) string {
	w := t.restriction(l, to)
	if len(of) < 2 || w == (restriction{}) {
		return onlyOf([]restriction{w}, anywhere)
	}
	return cmp.Or(w.where, anywhere) + w.when + ", and apart from that only as other lines say"
}

// restriction tells one limit.
func (t *teller) restriction(l *rules.Limit, to string) restriction {
	w := restriction{when: t.when(l.When)}
	if l.Places != nil {
		w.where = to + t.places(l.Places)
	}
	return w
}

// A restriction is where and when cards may go or come by one `only` line; either may be open.
type restriction struct{ where, when string }

// onlyOf tells restrictions any one of which is enough; anywhere is what no place means. A line
// without a place means any place, and beside lines with one it has to be said, after these: "only
// from the waste, or from anywhere when the stock is empty".
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
	rs = slices.Clone(rs)
	slices.SortStableFunc(rs, func(a, b restriction) int {
		return cmp.Compare(min(len(b.where), 1), min(len(a.where), 1))
	})
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
func (t *teller) atMost(m *rules.Most) string {
	if t.zone != nil && t.zone.Kind == dsl.Foundations {
		return t.aPile() + " is full with " + t.amount(m.N, "card", "cards")
	}
	return t.aPile() + " never holds more than " + t.amount(m.N, "card", "cards")
}

// receives reports whether cards can ever be played to a zone.
func receives(z *rules.Zone) bool { return len(rules.Forms[*rules.Arrival](z)) > 0 }

// unfilled tells that no card is played to the spaces of a zone, and what else fills them.
func (t *teller) unfilled() string {
	by := t.fillers(t.zone)
	switch len(by) {
	case 0:
		return "spaces are never filled"
	case 1:
		return "no card may be moved to a space; only " + by[0] + " fills spaces"
	}
	return "no card may be moved to a space; only " + dsl.Listed(by, "and") + " fill spaces"
}

// fillers are the turns and steps after the deal that may lay cards in spaces of a zone. `spaces
// stay` forbids the player to fill them, not a deal from the stock.
func (t *teller) fillers(z *rules.Zone) []string {
	var out []string
	add := func(hit bool, by string) {
		if hit && !slices.Contains(out, by) {
			out = append(out, by)
		}
	}
	if stock := t.Unnamed(dsl.Stock); stock != nil {
		for _, turn := range rules.Forms[*rules.MoveStep](stock) {
			add(stepsFill(z, []rules.Step{turn}), "the stock")
		}
	}
	for _, m := range t.Mays {
		by := quoted(m.Name)
		if m.Name == "redeal" {
			by = "a redeal"
		}
		add(stepsFill(z, m.Does), by)
	}
	for _, a := range t.Afters {
		by := "what follows a move"
		switch a.On {
		case rules.AfterTurn:
			by = "the stock"
		case rules.AfterRedeal:
			by = "a redeal"
		case rules.AfterAction:
			by = quoted(a.Name)
		}
		add(stepsFill(z, a.Does), by)
	}
	return out
}

// stepsFill reports whether some of the steps may lay cards in spaces of a zone.
func stepsFill(z *rules.Zone, steps []rules.Step) bool {
	return slices.ContainsFunc(steps, func(st rules.Step) bool {
		path, ok := rules.PathOf(st)
		return ok && slices.ContainsFunc(path.To, func(p *rules.Place) bool { return p.Of(z) && !p.Nonempty })
	})
}
