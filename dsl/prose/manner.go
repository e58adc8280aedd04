package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// manners tells how a step lays its cards: which way they face, row by row, in packets.
func (t *teller) manners(x *dsl.MoveStep) []string {
	var out []string
	rows := t.rows(x)
	singly := !x.Rest && !x.Packet && x.From == nil && len(x.Qty) == 1 // card by card, as many to each pile
	row := singly && rows != 1 && x.To.Any[0].Which().Each
	f := t.facing(x.How, x.To, rows, x.LooksFor())
	switch {
	case row && strings.HasPrefix(f, "the "):
		out = append(out, "row by row", f)
	case row && f != "":
		out = append(out, f, "row by row")
	case row:
		out = append(out, "row by row")
	case f != "":
		out = append(out, f)
	}
	switch {
	case x.Packet && x.To.Any[0].Which().Each:
		out = append(out, "in packets (each pile gets its cards together, the first card lowest)")
	case x.Packet:
		out = append(out, "together, the first card lowest")
	}
	for _, h := range x.How {
		if h.NewPileAt != nil {
			what := t.alternatives(h.NewPileAt.Any, nil, "", sort.single)
			out = append(out, "beginning with the first pile; whenever "+what+
				" comes and cards lie on that pile already, it begins the next pile, as long as there is one")
		}
	}
	return out
}

// manyRows is the number of rows where piles get different numbers of cards.
const manyRows = -1

// rows is the number of cards that a step deals to a pile; 0 where that is not fixed.
func (t *teller) rows(x *dsl.MoveStep) int {
	if len(x.Qty) > 1 {
		return manyRows
	}
	if len(x.Qty) == 1 {
		if n, ok := t.fixedQty(x.Qty[0]); ok {
			return n
		}
	}
	return 0
}

// facing tells which way cards lie: as said, or up, and face down in the stock.
func (t *teller) facing(hs []*dsl.How, to *dsl.Places, rows int, lifted bool) string {
	each := to.Any[0].Which().Each || rows == manyRows
	for _, h := range slices.Backward(hs) { // the last word counts
		first, second := "up", "down"
		if h.Face == "down" {
			first, second = "down", "up"
		}
		switch {
		case h.Alternately && each:
			return "the first row face " + first + ", the second face " + second + " and so on in turn"
		case h.Alternately:
			return "the first card face " + first + ", the second face " + second + " and so on in turn"
		case h.Face != "":
			return "face " + h.Face
		case h.TopUp && rows == 1:
			return "face up"
		case h.TopUp && (each || t.severalPiles(to)):
			return "the last card of each pile face up, the others face down"
		case h.TopUp:
			return "the last face up, the others face down"
		}
	}
	if p := to.Any[0]; p.Zone != nil {
		switch zs := t.Zone(p.Zone.Word); {
		case len(zs) == 0:
		case zs[0].Kind.Facing() == dsl.FaceDown:
			return "face down"
		case zs[0].Kind.Gives() == dsl.GivesNone:
			return ""
		}
	}
	if lifted {
		return ""
	}
	return "face up"
}

func (t *teller) severalPiles(to *dsl.Places) bool {
	p := to.Any[0]
	return p.Zone != nil && pilesIn(t.Sheet, p.Zone.Word) > 1 && !single(p.Zone.Ranges)
}

// diverted tells which cards go elsewhere while dealing. The guard of the step is asked of each
// such card.
func (t *teller) diverted(x *dsl.MoveStep) string {
	text := ""
	u := t.as(voice{
		card: "it", pile: "the pile it was for", place: "pile", top: "the top card of that pile",
		bottom: "the bottom card of that pile", source: "the pack", both: "the two piles",
	})
	for _, h := range x.How {
		if h.But == nil {
			continue
		}
		what := u.alternatives(h.But.Any, nil, "", sort.single)
		goes := " goes to " + u.target(h.ButTo) + " instead"
		if t.inDeal(x) && t.isStock(h.ButTo) { // what is not yet dealt
			goes = " goes under the pack instead"
			if h.ButTo.Which().End != "bottom" {
				goes = " goes back on the pack instead"
			}
		}
		if len(h.But.Any) == 1 && h.But.Any[0].Playable && h.But.Any[0].PlayOn == nil {
			what, goes = "a card that may be played to "+u.target(h.ButTo), " goes there instead"
		}
		when := u.when(x.Guard)
		if when != "" {
			when = "," + when + ","
		}
		text += "; but " + what + when + goes
		if h.Replaced {
			text += ", and the next card takes its place"
		} else {
			text += ", and its place stays short of it"
		}
	}
	return text
}

// stepGuard is the guard of a step; where it speaks of a pile it is asked of every target.
func (t *teller) stepGuard(x *dsl.MoveStep) string { return t.guardOf(x.To, x.Guard, x.Diverts()) }

func (t *teller) guardOf(to *dsl.Places, g *dsl.Guard, but bool) string {
	if g == nil || but {
		return ""
	}
	p := to.Any[0]
	if g.Cond == nil || !speaksOfPlay(g.Cond) {
		return t.ifOnly(g)
	}
	if p.Zone == nil || !p.Which().Each {
		return t.toldOf("that pile").ifOnly(g)
	}
	u := t.as(dealing(pilesNoun(t.Sheet, p.Zone.Word)))
	is := u.cond(g.Cond)
	if g.Word == "until" {
		return ", but not to those of which this is true: " + is + " (asked of all of them before any card moves)"
	}
	return ", but only to those of which this is true: " + is + " (asked of all of them before any card moves)"
}

// perPiles tells a list of numbers: one card to the first pile, two to the second.
func (t *teller) perPiles(x *dsl.MoveStep) string {
	var ns []int
	for _, q := range x.Qty {
		if q.Sole() == nil || q.Sole().Name != "" {
			return "to its piles in order " + t.amounts(x.Qty)
		}
		ns = append(ns, dsl.Number(q.Sole().Digits))
	}
	var rs []*dsl.Range
	if p := x.To.Any[0]; p.Zone != nil {
		rs = p.Zone.Ranges
	}
	to := numbers(rs, len(ns))
	if len(to) < len(ns) {
		to = numbers(nil, len(ns)) // more numbers than piles: a mistake
	}
	rising := len(ns) > 2
	for i, n := range ns {
		rising = rising && n == i+1 && to[i] == to[0]+i
	}
	switch last := len(ns) - 1; {
	case rising && to[0] == 1:
		return "one to the first pile, two to the second and so on, up to " + number(len(ns)) +
			" to the " + ordinal(len(ns))
	case rising:
		return "one to pile " + digit(to[0]) + ", two to pile " + digit(to[1]) + " and so on, up to " +
			number(ns[last]) + " to pile " + digit(to[last])
	}
	var ws []string
	for i := 0; i < len(ns); {
		j := i
		for j < len(ns) && ns[j] == ns[i] && to[j] == to[i]+j-i {
			j++
		}
		if j == i+1 {
			ws = append(ws, number(ns[i])+" to pile "+digit(to[i]))
		} else {
			ws = append(ws, number(ns[i])+" to each of piles "+through(to[i], to[j-1]))
		}
		i = j
	}
	return dsl.Listed(ws, "and")
}

// ofEachSuit is the idiom for bases of one rank, one in each suit.
func (t *teller) ofEachSuit(p *dsl.Place) string {
	var all cards.Mask
	n := 0
	for _, z := range t.Zone(p.Zone.Word) {
		for i := range z.Piles {
			m, _ := t.baseCards(z, i)
			all |= m
			n++
		}
	}
	if n != len(t.Pack.Suits) || n < 2 || all == 0 {
		return ""
	}
	r := all.First().Rank()
	if all != t.Pack.Mask()&cards.OfRank(r) {
		return ""
	}
	return a(r.String()) + " of each suit"
}

// baseList are the cards that the bases of a step's target ask for.
func (t *teller) baseList(x *dsl.MoveStep) string {
	p := x.To.Any[0]
	if p.Zone == nil {
		return ""
	}
	var starts []cards.Kind
	n := 0
	for _, z := range t.Zone(p.Zone.Word) {
		for i := range z.Piles {
			n++
			if m, ok := t.baseCards(z, i); ok && m.Count() == 1 {
				starts = append(starts, m.First())
			}
		}
	}
	if len(starts) == n && n > 0 {
		if r := t.ofEachSuit(p); r != "" {
			return r
		}
		return t.byName(starts)
	}
	for _, z := range t.Zone(p.Zone.Word) {
		if cs := t.oneBase(z); cs != "" && len(t.Zone(p.Zone.Word)) == 1 {
			return count(z.Piles, "card", cs)
		}
	}
	return ""
}

// byName lists cards of the pack, equal ones that follow each other as a number of them.
func (t *teller) byName(ks []cards.Kind) string {
	var ws []string
	for i := 0; i < len(ks); {
		k, n := ks[i], 1
		for i+n < len(ks) && ks[i+n] == k {
			n++
		}
		switch {
		case n > 1:
			_, suit, _ := strings.Cut(k.Name(), " of ")
			ws = append(ws, number(n)+" "+k.Rank().Plural()+" of "+suit)
		case t.Pack.Decks > 1:
			ws = append(ws, a(k.Name()))
		default:
			ws = append(ws, "the "+k.Name())
		}
		i += n
	}
	return dsl.Listed(ws, "and")
}
