package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file answers how a step lays cards: face up or down, row by row or in packets, from pile to
// pile, and which go elsewhere.

// manners tells how a step lays its cards: which way they face, row by row, in packets. Row by row
// is said where it makes a difference: more than one card to each of several piles, one by one. Of
// cards from elsewhere or of a list of numbers, it is said by their own sentences.
func (t *teller) manners(x *rules.MoveStep) []string {
	var out []string
	rows := t.rows(x)
	singly := !x.Packet && x.From == nil && len(x.Qty) == 1 // card by card, as many to each pile
	row := singly && rows != 1 && x.To.Any[0].Each
	f := t.facing(x, rows)
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
	case x.Packet && x.To.Any[0].Each:
		out = append(out, "in packets (each pile gets its cards together, the first card lowest)")
	case x.Packet:
		out = append(out, "together, the first card lowest")
	}
	if x.NewPile != nil {
		out = append(out, "beginning with the first pile; whenever "+t.someCard(x.NewPile, "")+
			" comes and cards lie on that pile already, it begins the next pile, as long as there is one")
	}
	return out
}

// manyRows is the number of rows where piles get different numbers of cards.
const manyRows = -1

// rows is the number of cards that a step deals to a pile; 0 where that is not fixed.
func (t *teller) rows(x *rules.MoveStep) int {
	if len(x.Qty) > 1 {
		return manyRows
	}
	if len(x.Qty) == 1 {
		if n, ok := t.fixed(x.Qty[0]); ok {
			return n
		}
	}
	return 0
}

// facing tells which way cards lie: as said, or up, and face down in the stock. Where nothing is
// said, cards lie as the kind of the zone has it. "" is where a reader needs no word: named cards
// are laid so that they are seen, and those out of play are of no matter.
func (t *teller) facing(x *rules.MoveStep, rows int) string {
	to := x.To.Any[0]
	each := to.Each || rows == manyRows
	switch x.Facing {
	case rules.FacingUp:
		return "face up"
	case rules.FacingDown:
		return "face down"
	case rules.AlternatelyUp:
		return inTurns("up", "down", each)
	case rules.AlternatelyDown:
		return inTurns("down", "up", each)
	case rules.FacingTop:
		switch {
		case rows == 1:
			return "face up"
		case each || pilesIn(t.Sheet, to.Word) > 1 && !single(to.Numbers):
			return "the last card of each pile face up, the others face down"
		}
		return "the last face up, the others face down"
	}
	switch {
	case to.Named() && to.Zones[0].Kind.Facing() == dsl.FaceDown:
		return "face down"
	case to.Named() && to.Zones[0].Kind.Gives() == dsl.GivesNone, x.LooksFor():
		return ""
	}
	return "face up"
}

// inTurns is the facing of cards that lie one way and the other.
func inTurns(first, second string, rows bool) string {
	what := "card"
	if rows {
		what = "row"
	}
	return "the first " + what + " face " + first + ", the second face " + second + " and so on in turn"
}

// diverted tells which cards go elsewhere while dealing. The guard of the step is asked of each
// such card.
func (t *teller) diverted(x *rules.MoveStep) string {
	text := ""
	u := t.as(voice{
		card: "it", pile: "the pile it was for", place: "pile", top: "the top card of that pile",
		bottom: "the bottom card of that pile", source: "the pack", both: "the two piles",
	})
	for _, d := range x.Diverts {
		what := u.someCard(d.Cards, "")
		goes := " goes to " + u.target(d.To) + " instead"
		if t.inDeal(x) && t.isStock(d.To) { // what is not yet dealt
			goes = " goes under the pack instead"
			if d.To.End >= 0 {
				goes = " goes back on the pack instead"
			}
		}
		if w, ok := d.Cards.Any[0].Is.(*rules.PlayableCard); ok && w.On == nil && len(d.Cards.Any) == 1 {
			what, goes = "a card that may be played to "+u.target(d.To), " goes there instead"
		}
		when := u.when(x.When)
		if when != "" {
			when = "," + when + ","
		}
		text += "; but " + what + when + goes
		if d.Replaced {
			text += ", and the next card takes its place"
		} else {
			text += ", and its place stays short of it"
		}
	}
	return text
}

// guardOf is the guard of a step; where it speaks of a pile it is asked of every target. `1 to each
// tableau when top is king` asks pile by pile, but all of them before the first card is laid: "but
// only where its top card is a king before any of these cards moves". One pile that cards are taken
// to is named, for "that pile" would be read as theirs. Of a step that diverts cards the guard says
// which, and diverted tells it.
func (t *teller) guardOf(x *rules.MoveStep) string {
	g, p := x.When, x.To.Any[0]
	if g == nil || len(x.Diverts) > 0 {
		return ""
	}
	pass, _ := g.InPass()
	if pass > 0 || !speaksOfPlay(g) {
		return t.ifOnly(g)
	}
	if !p.Each && p.Word != "" && p.Pick == rules.AllOfThem && x.From != nil { // not the pile it is taken from
		return t.toldOf(t.target(endless(p))).ifOnly(g)
	}
	if p.Word == "" || !p.Each {
		return t.toldOf("that pile").ifOnly(g)
	}
	u := t.seenFrom(x).as(dealing(pilesNoun(t.Sheet, p.Word)))
	which := ", but only where "
	if until := g.Until(); until != nil {
		which, g = ", but not where ", until
	}
	if which += u.cond(g); rules.SpeaksOf(g) == dsl.OfNumber { // where a pile lies does not change
		return which
	}
	return which + " before any of these cards moves"
}

// perPiles tells a list of numbers: one card to the first pile, two to the second. Rising numbers
// have an idiom, "one to the first pile, two to the second and so on"; others are told in stretches
// of equal ones: "three to each of piles 1 to 4 and two to pile 5".
func (t *teller) perPiles(x *rules.MoveStep) string {
	var ns []int
	for _, q := range x.Qty {
		n, written := q.Digits()
		if !written {
			return "to its piles in order " + t.amounts(x.Qty)
		}
		ns = append(ns, n)
	}
	to := numbers(x.To.Any[0].Numbers, len(ns))
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
		j, k := stretch(ns, to, i, 0), max(stretch(ns, to, i, 1), stretch(ns, to, i, -1))
		if stretch(ns, to, k-1, 0) > k { // its last pile is told with those that get as many
			k--
		}
		some := number(ns[i])
		if ns[i] == 0 {
			some = "none"
		}
		switch {
		case k >= i+leastSlope:
			way := "up"
			if ns[k-1] < ns[i] {
				way = "down"
			}
			ws = append(ws, some+" to pile "+digit(to[i])+", "+number(ns[i+1])+" to pile "+digit(to[i+1])+
				" and so on, "+way+" to "+number(ns[k-1])+" to pile "+digit(to[k-1]))
			j = k
		case j == i+1:
			ws = append(ws, some+" to pile "+digit(to[i]))
		default:
			ws = append(ws, some+" to each of piles "+through(to[i], to[j-1]))
		}
		i = j
	}
	return parted(ws)
}

// leastSlope is the number of piles, each with one card more or less than the one before, from
// which they are told as one stretch.
const leastSlope = 4

// stretch is where a stretch of piles that follow each other ends, beginning with the i-th, of
// which each gets so many more cards than the one before. One that gets none is told by itself.
func stretch(ns, to []int, i, more int) int {
	j := i + 1
	for j < len(ns) && ns[j] == ns[j-1]+more && to[j] == to[i]+j-i {
		if more != 0 && min(ns[i], ns[j]) == 0 {
			break
		}
		j++
	}
	return j
}

// ofEachSuit is the idiom for bases of one rank, one in each suit. It is "" unless the piles are as
// many as the suits and between them ask for all cards of the rank.
func (t *teller) ofEachSuit(p *rules.Place) string {
	var all cards.Mask
	n := 0
	for _, z := range p.Zones {
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
func (t *teller) baseList(x *rules.MoveStep) string {
	p := x.To.Any[0]
	var starts []cards.Kind
	n := 0
	for _, z := range p.Zones {
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
		return t.inPack(starts)
	}
	for _, z := range p.Zones {
		if cs := t.oneBase(z); cs != "" && len(p.Zones) == 1 {
			return count(z.Piles, "card", cs)
		}
	}
	return ""
}

// inPack lists cards of the pack, equal ones that follow each other as a number of them.
func (t *teller) inPack(ks []cards.Kind) string {
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
