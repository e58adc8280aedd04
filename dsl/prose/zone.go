package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what is said under the heading of a zone: first what may come, then the orders
// of the ranks spelt out, then what may leave. A zone without a rule of its own has what its kind
// takes and gives (dsl/kinds.go), which is told as well.

// section tells the rules of a zone: what comes, what leaves.
func (t *teller) section(p *page, z *rules.Zone) {
	u := t.in(z)
	comes, goes := u.comes(z), u.goes(z)
	hands, notes := u.hands(z), notesOf(z)
	if len(comes)+len(goes)+len(hands)+len(notes) == 0 {
		return
	}
	p.head(dsl.Capital(zoneName(t.Sheet, z).text))
	u.traffic(p, z, comes, goes)
	if hands != nil {
		p.para(sentences(hands))
	}
	p.paras(notes)
}

// traffic tells what comes to a zone, what it is built to, and what goes from it. Few sentences
// make one paragraph. That nothing may come is then said after what goes.
func (t *teller) traffic(p *page, z *rules.Zone, comes, goes []string) {
	orders := t.orders(z)
	if orders == nil && (len(comes) < 2 || len(goes) < 2) {
		if len(comes) == 1 && comes[0] == t.nothing(z) {
			comes, goes = goes, comes
		}
		p.para(sentences(orIf(append(comes, goes...))))
		return
	}
	p.para(sentences(orIf(comes)))
	for _, l := range orders {
		p.para(l)
	}
	p.para(sentences(orIf(goes)))
}

// comes tells what may come to a zone. Lines are told by what they are for, not in the order of the
// file: bases, builds, spaces, takes, limits, bounds. Only for what happens at once the order of
// the file is a rule: see takesFirst.
func (t *teller) comes(z *rules.Zone) []string {
	var out []string
	for _, a := range z.Arrivals((*rules.Arrival).Bases) {
		out = append(out, t.bases(a))
	}
	if z.BuildsNone() != nil {
		out = append(out, t.notBuilt())
	}
	builds := z.Arrivals((*rules.Arrival).Builds)
	for i, a := range builds {
		w := t.built(a)
		if i > 0 {
			w = "besides, " + w
		}
		out = append(out, w)
	}
	spaces, takes := z.Arrivals((*rules.Arrival).Fills), z.Arrivals((*rules.Arrival).Takes)
	only := z.Limits(rules.TakesOnly)
	later := takesFirst(z) // what happens at once is told in its order
	if !later {
		out = append(out, t.spaceLines(z, spaces, len(takes) > 0)...)
	}
	spacesOnly := len(spaces) > 0 && len(takes)+len(builds) == 0 && z.BuildsNone() == nil
	if spacesOnly && receives(z) && optional(z) {
		out = append(out, "no card may be laid on another there")
	}
	pile := shortPile(z)
	switch {
	case z.Kind.TakesAny() && only != nil && len(takes)+len(spaces) == 0:
		out = append(out, "an available card may be put in an empty "+pile+", but "+t.only(only))
	case z.Kind.TakesAny():
		out = append(out, "any available card may be put in an empty "+pile)
	}
	for _, a := range takes {
		out = append(out, t.takes(a))
	}
	if later {
		out = append(out, t.spaceLines(z, spaces, true)...)
	}
	if only != nil && receives(z) && (!z.Kind.TakesAny() || len(takes)+len(spaces) > 0) {
		out = append(out, "a card may be played here "+t.only(only))
	}
	if n, ok := t.capacity(z); ok && t.tellsFull(z) {
		out = append(out, t.aPile()+" is full with "+count(n, "card", "cards"))
	}
	if most := rules.Forms[*rules.Most](z); most != nil {
		out = append(out, t.atMost(most[0]))
	} else if room := z.Kind.Room(); room > 0 {
		out = append(out, a(pile)+" never holds more than "+count(room, "card", "cards"))
	}
	if z.Kind.Gives() == dsl.GivesNone && out == nil && !z.Broken && !t.comesBack(z) {
		its := "its"
		if z.Piles > 1 {
			its = "their"
		}
		out = append(out, its+" cards are out of play")
	}
	if out == nil && !z.Broken && optional(z) {
		out = append(out, t.nothing(z))
	}
	return out
}

// takesFirst reports whether a zone takes cards at once before it fills its spaces at once.
func takesFirst(z *rules.Zone) bool {
	fills := func(a *rules.Arrival) bool { return a.Once && a.Fills() }
	takes := func(a *rules.Arrival) bool { return a.Once && a.Takes() }
	all := rules.Forms[*rules.Arrival](z)
	first, filled := slices.IndexFunc(all, takes), slices.IndexFunc(all, fills)
	return first >= 0 && first < filled
}

// optional reports whether a zone is one that need not take any cards. Of such a zone it has to be
// said that nothing comes; of the foundations nobody would think so.
func optional(z *rules.Zone) bool {
	return z.Kind.Offers() && len(z.Kind.Needs()) == 0 && !z.Kind.TakesAny()
}

// aPile is a pile of the zone, or the only one.
func (t *teller) aPile() string {
	if t.zone != nil && t.zone.Piles == 1 {
		return "the " + t.say.place
	}
	return a(t.say.place)
}

// nothing tells that no card may be played to a zone.
func (t *teller) nothing(z *rules.Zone) string {
	return "nothing may be played to " + zoneName(t.Sheet, z).text
}

// goes tells what may leave a zone, and what lies there. A zone the player works on is told what
// moves together even without a line: the top card alone.
func (t *teller) goes(z *rules.Zone) []string {
	var out []string
	moves, plays := rules.Forms[*rules.Unit](z), z.Limits(rules.PlaysOnly)
	switch {
	case !z.Kind.Offers():
		if moves != nil {
			out = append(out, t.moves(moves, len(moves))...)
		}
	case moves != nil || z.Kind.Shifts():
		out = append(out, t.moves(moves, len(moves))...)
	case plays == nil && z.Piles > 1 && z.Kind.Room() != 1:
		out = append(out, "the top card of each "+shortPile(z)+" is available"+t.asleep(z))
	case plays == nil && z.Kind.Room() == 1:
		out = append(out, "the card in "+a(shortPile(z))+" is available")
	case plays == nil:
		out = append(out, "its top card is available"+t.asleep(z))
	}
	if plays != nil {
		out = append(out, t.playsOnly("its cards", plays))
	}
	for _, l := range z.Limits(rules.WorryBack) {
		out = append(out, t.worry(l))
	}
	for _, x := range rules.Forms[*rules.Exchange](z) {
		out = append(out, t.swap(x))
	}
	for _, x := range rules.Forms[*rules.Stays](z) {
		out = append(out, t.exposed(x))
	}
	if homes := rules.Forms[*rules.Homes](z); homes != nil {
		out = append(out, t.homes(homes))
	}
	return out
}

// comesBack reports whether a step takes cards from a zone.
func (t *teller) comesBack(z *rules.Zone) bool {
	return t.has(func(f rules.Form) bool {
		path, _ := rules.PathOf(f)
		return slices.ContainsFunc(path.From, func(p *rules.Place) bool { return p.Of(z) })
	})
}

// asleep is what is to be said of the top card of a zone where it may lie face down.
func (t *teller) asleep(z *rules.Zone) string {
	if rules.Forms[*rules.Stays](z) != nil && t.getsDown(z) {
		return " while it lies face up"
	}
	return ""
}

// orders spells out the ranks of each foundation where they follow one another in steps. `build up
// by pile number` makes four orders: 2 4 6 …, 3 6 9 …; they are nil where steps are of one, and
// where play decides.
func (t *teller) orders(z *rules.Zone) []string {
	c := soleBuilding(z)
	if z.Kind != dsl.Foundations || c == nil || len(c.Any) != 1 || c.Any[0].Relation() == nil {
		return nil
	}
	var out []string
	same := true
	for i := range z.Piles {
		place, ok := t.base(z, i)
		if !ok {
			return nil
		}
		var ws []string
		for _, r := range t.sequenceOf(z, i, t.Pack.RankAt(place), c.Any[0].Relation()) {
			ws = append(ws, r.Short())
		}
		if ws == nil {
			return nil
		}
		if n, ok := t.capacity(z); ok {
			ws = ws[:min(n, len(ws))]
		}
		out = append(out, strings.Join(ws, " "))
		same = same && out[i] == out[0]
	}
	if same {
		return []string{"The order is " + out[0] + "."}
	}
	for i := range out {
		out[i] = dsl.Capital(ordinal(i+1)) + " foundation: " + out[i]
	}
	return out
}
