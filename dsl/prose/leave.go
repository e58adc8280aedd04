package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what leaves a pile: what moves as a unit (`move sequence`, `move pile`), how
// many cards at a time (`by free cells`), where to (`plays only to`), swaps, and cards that lie
// right (`home`).

// sequence is a sequence as a noun: sequence of thirteen cards down in suit. It may have any number
// of cards, a number of them, or ends: "from king to ace in suit". Ends without a suit are
// regardless of it.
func (t *teller) sequence(q *rules.Seq) string {
	text := "sequence"
	cards := " of cards "
	if q.Of != nil {
		text += " of " + t.amount(q.Of, "card", "cards")
		cards = " "
	}
	if q.Ends {
		text += " from " + q.From.String() + " to " + q.To.String()
		if q.By != nil {
			if n, ok := t.constant(q.By); ok && n.Sort == rules.Number {
				text += " by " + manifold(n.N)
			} else {
				text += " by steps of " + t.value(q.By)
			}
		}
	}
	switch {
	case q.Rel != nil && q.Rel.Like != rules.NoLikeness:
		text += cards + t.related(q.Rel, "")
	case q.Rel != nil:
		text += " " + t.builtly(q.Rel)
	case q.Ends && q.Suits != rules.SuitUnsaid:
		text += " " + suitly(q.Suits)
	case q.Ends:
		text += " regardless of suit"
	default:
		text += t.asBuilt(q)
	}
	if q.Wraps {
		text += ", " + t.lowest().String() + " and " + t.highest().String() + " being next to each other"
	}
	return text
}

// asBuilt is a sequence in the relation of the zone's build lines, stricter in suit if it says so.
// `sequence in suit` under `build down in alternating colours` changes the suits only: "down in
// suit".
func (t *teller) asBuilt(q *rules.Seq) string {
	strict := ""
	if q.Suits != rules.SuitUnsaid {
		strict = " " + suitly(q.Suits)
	}
	if t.zone == nil {
		return strict
	}
	c := soleBuilding(t.zone)
	if rel := c.Relation(); rel != nil && len(c.But) == 0 && rel.Like == rules.NoLikeness {
		r := *rel
		if q.Suits != rules.SuitUnsaid {
			r.Suits = q.Suits
		}
		return " " + t.builtly(&r)
	}
	return strict + ", each card on the next as they are built on " + zoneName(t.Sheet, t.zone).text
}

// soleBuilding is the phrase of the one build line of a zone, or nil.
func soleBuilding(z *rules.Zone) *rules.Cards {
	builds := z.Arrivals((*rules.Arrival).Builds)
	if len(builds) != 1 || z.BuildsNone() != nil {
		return nil
	}
	return builds[0].Sole()
}

// moves tells what moves as a unit. all is the number of move lines of the zone: one alone also
// forbids. `move` lines are all that moves from the zone. So it is said at the end that no other
// card moves, unless a line lets a single card go, always and anywhere, or has said only itself.
func (t *teller) moves(ms []*rules.Unit, all int) []string {
	u := t.as(t.leaving())
	p := u.say.place
	if all == 0 {
		return []string{"only the top card of a " + p + " may be moved"}
	}
	var out []string
	always, only := false, false
	for _, m := range ms {
		text := u.unit(m, p, all == 1 && unbound(m))
		only = only || all == 1 && unbound(m) && m.Of == rules.APile
		always = always || unbound(m) && alone(m)
		if m.To != nil {
			text = tailed(text, " to "+u.places(m.To))
		}
		text = tailed(text, u.tail(m.Times, m.When))
		if len(m.Free) > 0 {
			text += "; " + u.free(m)
		}
		out = append(out, text)
	}
	if len(ms) == all && !always && !only {
		out = append(out, u.nothingElse())
	}
	return out
}

// unbound reports whether a move line holds always, for every place.
func unbound(m *rules.Unit) bool { return m.Times == 0 && m.When == nil && m.To == nil }

// alone reports whether a move line lets a single card move, whatever it is.
func alone(m *rules.Unit) bool {
	switch m.Of {
	case rules.ARun:
		return m.Seq.AnyLength()
	case rules.OneCard:
		return m.N == 1
	}
	return m.Of != rules.APile
}

// nothingElse tells that what the move lines of a zone say is all that moves, where they do not
// say it of single cards.
func (t *teller) nothingElse() string {
	if ws := t.takeAlone(); ws != nil {
		return "apart from that only the top card of a " + t.say.place + " may be moved, and only to " +
			dsl.Listed(ws, "or")
	}
	return "apart from that no card may be moved"
}

// unit tells one move line.
func (t *teller) unit(m *rules.Unit, p string, only bool) string {
	switch {
	case m.Of == rules.OneCard && m.N != 1:
		return "exactly " + count(m.N, "card", "cards") + " on top of a " + p +
			" may be moved together"
	case m.Of == rules.OneCard && only:
		return "only the top card of a " + p + " may be moved"
	case m.Of == rules.OneCard:
		return "the top card of a " + p + " may be moved alone"
	case m.Of == rules.APile && only:
		return "a " + p + " is moved only as a whole" + t.faceUpOnly(", all its face-up cards together") + t.aloneHome()
	case m.Of == rules.APile && t.faceDown():
		return "all the face-up cards of a " + p + " may be moved together"
	case m.Of == rules.APile:
		return "a whole " + p + " may be moved together"
	case m.Of == rules.AnyCards:
		return "any face-up card of a " + p + " may be moved together with all the cards on it, " +
			"whether they are in sequence or not"
	case m.Of == rules.AnyOne:
		return "any " + count(m.N, "face-up card", "face-up cards") + " may be taken out of its " + p +
			", also from under other cards"
	case !m.Seq.AnyLength():
		return "a whole " + t.sequence(m.Seq) + " on top of a " + p + " may be moved as a unit"
	}
	if t.seqOfBuilding(m.Seq) {
		return "cards in sequence, as they are built here, may be moved together, " +
			"all of them or any number from the top"
	}
	what := "a " + t.sequence(m.Seq)
	if strings.ContainsAny(what, ",;") {
		what += ","
	}
	return what + " may be moved as a unit, all of it or any number of its cards from the top"
}

// seqOfBuilding reports whether a sequence is what the zone's build lines make, and no more is
// said of it.
func (t *teller) seqOfBuilding(q *rules.Seq) bool {
	plain := q.AsItBuilt && q.Of == nil && q.Suits == rules.SuitUnsaid && !q.Wraps
	if !plain || t.zone == nil {
		return false
	}
	return t.zone.BuildsNone() != nil || len(t.zone.Arrivals((*rules.Arrival).Builds)) > 0
}

// aloneHome tells that single cards may go to foundations and discards whatever `move` says.
func (t *teller) aloneHome() string {
	ws := t.takeAlone()
	if ws == nil {
		return ""
	}
	return "; only to " + dsl.Listed(ws, "or") + " its top card goes alone"
}

// takeAlone are the places to which single cards go whatever `move` says.
func (t *teller) takeAlone() []string {
	var ws []string
	for _, k := range dsl.AllKinds() {
		switch one, _ := k.Pile(); {
		case !k.Keeps() || len(t.OfKind(k)) == 0:
		case k.Implicit(): // of which there is one as a rule
			ws = append(ws, "the "+one)
		default:
			ws = append(ws, a(one))
		}
	}
	return ws
}

// faceUpOnly is a text that matters only in a game in which cards lie face down.
func (t *teller) faceUpOnly(text string) string {
	if t.faceDown() {
		return text
	}
	return ""
}

// playsOnly tells where the cards of a zone may go.
func (t *teller) playsOnly(whose string, ls []*rules.Limit) string {
	return whose + " may be played " + t.as(t.leaving()).limits(ls, "to ", "anywhere")
}

// worry tells that foundation cards may come back.
func (t *teller) worry(l *rules.Limit) string {
	u := t.as(t.leaving())
	const returned = "worried back, that is, returned"
	to, back := "the tableau", returned
	if l.Places != nil {
		to = u.places(l.Places)
		plays := func(z *rules.Zone) bool { return !z.Kind.Keeps() }
		back = "moved" // from one foundation to another it goes on, not back
		for _, p := range l.Places.Any {
			if slices.ContainsFunc(p.Zones, plays) {
				back = returned
			}
		}
	}
	return "the top card of " + t.aPile() + " may be " + back + " to " + to + ", where the rules allow it" +
		comma(u.when(l.When))
}

// swap tells an exchange of two top cards. Where both are named by their ranks and suits they are
// what the sentence speaks of: "a three on top of a pile may change places with a two on top of
// another". Else it says of two top cards what they must be.
func (t *teller) swap(x *rules.Exchange) string {
	u := t.as(t.swapping())
	p := u.say.place
	here, there := "the top card of a "+p, "the top card of another "+p
	if x.From != nil {
		there = "the top card of " + u.targets(x.From)
	}
	var is []string
	switch c, w := x.Cards, x.With; {
	case w != nil && plain(c) && plain(w):
		here = strings.Replace(here, "the top card of", u.someCard(c, "")+" on top of", 1)
		there = strings.Replace(there, "the top card of", u.someCard(w, "")+" on top of", 1)
	default:
		if !t.free4all(c) {
			is = append(is, "the first card is "+u.alternatives(c.Any, c.But, "the other card", sort.being))
		}
		if w != nil && !t.free4all(w) {
			is = append(is, "the other card is "+u.alternatives(w.Any, w.But, "the first card", sort.being))
		}
	}
	g := x.When
	if saidWhen(g) {
		is = append(is, u.cond(g))
		g = nil
	}
	text := here + " may change places with " + there
	if is != nil {
		text += " if " + clauses(is, "and")
	}
	return text + u.when(g) + times(x.Times)
}

// plain reports whether a phrase names cards by colour, rank and suit alone.
func plain(c *rules.Cards) bool {
	for _, x := range c.Any {
		if _, named := x.Is.(*rules.NamedCard); !named {
			return false
		}
	}
	return len(c.But) == 0
}

// exposed tells that uncovered cards do not turn up.
func (t *teller) exposed(x *rules.Stays) string {
	u := t.as(t.leaving())
	return "a face-down card stays face down when it becomes the top card" + comma(u.when(x.When))
}

// homes tells which cards lie right.
func (t *teller) homes(hs []*rules.Homes) string {
	u := t.as(t.leaving())
	var ws []string
	for _, h := range hs {
		w := "it is " + u.alternatives(h.Cards.Any, h.Cards.But, "", sort.being)
		if saidWhen(h.When) {
			if strings.Contains(w, " and ") {
				w += ","
			}
			w += " and " + u.cond(h.When)
		} else {
			w += u.when(h.When)
		}
		ws = append(ws, w)
	}
	return "a card lies where it belongs if " + strings.Join(ws, ". It also does if ")
}

// openness is how far an empty pile helps to move several cards one by one: it does if it may
// take any card.
type openness int

const (
	neverOpen openness = iota
	maybeOpen
	alwaysOpen
)

// opened tells whether the spaces of a zone take any card: a line that asks for more than that
// may or may not.
func (t *teller) opened(z *rules.Zone) openness {
	most, only := neverOpen, z.Limits(rules.TakesOnly)
	for _, a := range rules.Forms[*rules.Arrival](z) {
		switch cs := a.Sole(); {
		case cs == nil || !a.OnEmpty || a.Base || !t.free4all(cs) || a.Times > 0:
			continue
		case (a.From == nil || t.comeFrom(a.From)) && a.When == nil && only == nil:
			return alwaysOpen
		}
		most = maybeOpen
	}
	return most
}

// comeFrom reports whether places are all piles of the zone that is told, and perhaps others.
func (t *teller) comeFrom(ps *rules.Places) bool {
	return slices.ContainsFunc(ps.Any, func(p *rules.Place) bool {
		return p.Of(t.zone) && p.Whole()
	})
}

// together is how far the spaces of several zones are open.
func (t *teller) together(zs []*rules.Zone) openness {
	is := neverOpen
	for i, z := range zs {
		if o := t.opened(z); i == 0 {
			is = o
		} else if o != is {
			is = maybeOpen
		}
	}
	return is
}

// free tells how many cards `by free` allows: as many as could be moved one by one. With c empty
// cells and s spaces that take any card it is (c+1)·2^s cards, s without the space moved to: each
// cell holds one card, and each space lets all that can be moved be laid aside once.
func (t *teller) free(m *rules.Unit) string {
	var cells, spaces []string
	maybe := false
	for _, f := range m.Free {
		zs, space := f.Zones, "empty "+nounOf(t.Sheet, f.Zones).one
		switch {
		case f.Spaces:
			zs, space = t.OfKind(dsl.Tableau), "space in the tableau"
		case len(zs) > 0 && zs[0].Kind == dsl.Cells:
			cells = append(cells, space)
			continue
		}
		if is := t.together(zs); is != neverOpen {
			spaces = append(spaces, space)
			maybe = maybe || is == maybeOpen
		}
	}
	if cells == nil && spaces == nil {
		return "no more than one at a time"
	}
	text := "no more of them at a time than could be moved one by one: one card"
	if cells != nil {
		text += ", one more for each " + dsl.Listed(cells, "and each")
	}
	return text + doubled(spaces, cells != nil, maybe)
}

// doubled tells what spaces add to the number of cards that may be moved at a time.
func doubled(spaces []string, cells, maybe bool) string {
	if spaces == nil {
		return ""
	}
	what, example := ", ", " (four with two such spaces)"
	if cells {
		what, example = ", and that number ", " (six with two empty cells and one such space)"
	}
	text := what + "doubled for each " + dsl.Listed(spaces, "and each") + " but the one moved to"
	if maybe {
		return text + ", provided that it may take any card"
	}
	return text + example
}
