package notation

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
)

// This file says of a play that is refused which cards would go: in the place of the one that does
// not, or below it. Each is asked of the rules as they are, so that what is named would be played
// if it lay there, and what is not named would not.

// mostInstead is how many cards or sorts of cards are named; more tell nobody anything.
const mostInstead = 4

// mostAsked is how many piles of a zone are asked for what begins another.
const mostAsked = 6

// mostApart is how many are named of one pile where each of several takes cards of its own.
const mostApart = 2

// Instead says what would be legal instead of moves that are refused: "a red 7 does", behind the
// sentence of the refusal. It is empty where no card would be, or too many, or that is no reason.
// It tries every card of the pack in the place of the one that does not go (interp's LegalIf),
// which is quick enough for one refusal and told only to people.
func (l *Labels) Instead(s *interp.State, why interp.Refusal) string {
	switch {
	case why.Wants == interp.WantsTop:
		return l.whereto(s, why.Of)
	case why.Says == interp.Vacant:
		return l.welcome(s, why.Of)
	case why.Wants == interp.WantsCard && len(why.Of) == 1 && why.Of[0].Kind() == interp.Set:
		return l.mates(s, why.Of[0])
	}
	var would, below cards.Mask
	var each []takes
	for _, m := range why.Of {
		if m.Kind() == interp.Play && why.Wants == interp.WantsCard {
			here := l.fills(s, m.From(), m.To())
			would, each = would|here, addTakes(each, m.To(), here)
			if n := s.Len(m.To()); n > 0 && l.isSeen(s, m.To()) {
				below |= s.Card(m.To(), n-1).Kind().Bit()
			}
		}
	}
	either, apart := l.either(would, below), ""
	if why.Says == interp.NoneTakes || why.Says == interp.StartsNot {
		apart = l.eachTakes(each)
	}
	switch {
	case apart != "":
		return apart
	case either == "" && why.Wants == interp.WantsCard && len(why.Of) == 1 && why.Of[0].N() > 1:
		m := why.Of[0]
		for i := s.Len(m.From()) - m.N(); i < s.Len(m.From()); i++ {
			below |= s.Card(m.From(), i).Kind().Bit()
		}
		if top := l.either(l.would(s, m, m.From()), below); top != "" {
			return "they would with " + top + " on top"
		}
		return ""
	case either == "":
		return ""
	case why.Says == interp.NoneTakes:
		return "they take " + either
	case why.Says == interp.StartsNot:
		return either + " may"
	}
	return either + " does"
}

// fills lists the kinds of cards that a pile takes in the place of the top card of another. A space
// may look at that very card, such as its neighbour, and take nothing from where it lies: then it
// is what comes from other piles of that zone, unless of two cards there only one may come.
func (l *Labels) fills(s *interp.State, from, to int) cards.Mask {
	out := l.would(s, interp.PlayMove(from, to, 1), from)
	if out != 0 || s.Len(to) > 0 {
		return out
	}
	var plays []interp.Move
	z := l.game.ZoneOf(from)
	for p := z.First; p < z.First+z.Count; p++ {
		if p != from && p != to && s.Len(p) > 0 && l.isSeen(s, p) {
			plays = append(plays, interp.PlayMove(p, to, 1))
		}
	}
	out = l.mostly(s, plays)
	for _, m := range plays {
		if out.Has(s.Card(m.From(), s.Len(m.From())-1).Kind()) != s.Legal(m) {
			return 0
		}
	}
	return out
}

// welcome says what a pile takes from others, and nothing where that leaves out a card that may
// come.
func (l *Labels) welcome(s *interp.State, plays []interp.Move) string {
	if either := l.either(l.welcomed(s, plays), 0); either != "" {
		return "it takes " + either
	}
	return ""
}

// welcomed lists the kinds of cards that a pile takes from others, none where that would leave out
// a card that may come.
func (l *Labels) welcomed(s *interp.State, plays []interp.Move) cards.Mask {
	out := l.mostly(s, plays)
	for _, m := range plays {
		if s.Legal(m) && !out.Has(s.Card(m.From(), s.Len(m.From())-1).Kind()) {
			return 0
		}
	}
	return out
}

// Begins is what begins an empty pile, as it may be written there: a rank, K, where that is any
// card of it that has not gone to stay, or a card, KH. It is empty where other cards begin it as
// well, sets among them, or where that hangs on cards that are not seen.
func (l *Labels) Begins(s *interp.State, pile int) string {
	if s.Len(pile) > 0 || slices.Contains(l.game.SetTargets(), pile) {
		return ""
	}
	what := l.begins(s, pile)
	if spots, kinds := l.unseen(s); what != "" && len(spots) > 0 {
		other := s.Imagine(spots, kinds, 0)
		defer other.Release()
		if l.begins(other, pile) != what {
			return ""
		}
	}
	return what
}

// unseen is where cards lie that are not seen, and their kinds, each at the place of another.
func (l *Labels) unseen(s *interp.State) (spots []interp.Spot, kinds []cards.Kind) {
	for p := range l.game.Piles() {
		for i := range s.Len(p) {
			if c := s.Card(p, i); c.Down() && !(i == s.Len(p)-1 && l.isSeen(s, p)) {
				spots, kinds = append(spots, interp.Spot{Pile: p, At: i}), append(kinds, c.Kind())
			}
		}
	}
	if len(kinds) > 0 {
		kinds = append(kinds[1:], kinds[0])
	}
	return spots, kinds
}

func (l *Labels) begins(s *interp.State, pile int) string {
	to, times := l.game.ZoneOf(pile).Index, map[int]int{}
	plays := slices.DeleteFunc(l.onto(s, pile), func(m interp.Move) bool {
		from := l.game.ZoneOf(m.From()).Index
		times[from]++
		return !l.game.Goes(from, to) || times[from] > mostAsked && !s.Legal(m)
	})
	takes := l.welcomed(s, plays)
	if takes == 0 {
		return ""
	}
	rank := takes.First().Rank()
	var every, left cards.Mask // of the rank: all, and those that may still come
	for _, k := range l.game.Pack() {
		if k.Rank() == rank {
			every |= k.Bit()
		}
	}
	for p := range l.game.Piles() {
		for i := range s.Len(p) {
			if !l.game.ZoneOf(p).Kind.Keeps() {
				left |= s.Card(p, i).Kind().Bit() & every
			}
		}
	}
	switch {
	case takes&^every != 0:
		return ""
	case takes != every && takes.Count() == 1:
		return takes.First().String()
	case left&^takes == 0:
		return rank.Short()
	}
	return ""
}

// mostly lists the kinds of cards that a pile takes from others, each asked with any card in the
// place of its own. That card changes places with it, and may be the very one that the rule looks
// at: so a kind counts that most of those piles may give from which cards come, and those beside
// them whose own card is the wrong one.
func (l *Labels) mostly(s *interp.State, plays []interp.Move) (out cards.Mask) {
	times := map[cards.Kind]int{}
	piles := 0
	gives, wrong := map[int]bool{}, map[int]int{} // by zones
	for _, m := range plays {
		zone, would := l.game.ZoneOf(m.From()).Index, l.would(s, m, m.From())
		switch {
		case would != 0:
			piles++
			gives[zone] = true
		case s.Why(m).Cause == interp.Unlike:
			wrong[zone]++
		}
		for k := range would.Each {
			times[k]++
		}
	}
	for zone := range gives {
		piles += wrong[zone]
	}
	for k, n := range times {
		if 2*n > piles {
			out |= k.Bit()
		}
	}
	return out
}

// takes is which cards some piles take.
type takes struct {
	to   []int
	what cards.Mask
}

// addTakes adds that a pile takes some cards: with those that take the same it is one.
func addTakes(list []takes, pile int, what cards.Mask) []takes {
	i := slices.IndexFunc(list, func(t takes) bool { return t.what == what })
	switch {
	case i < 0:
		return append(list, takes{[]int{pile}, what})
	case !slices.Contains(list[i].to, pile):
		list[i].to = append(list[i].to, pile)
	}
	return list
}

// eachTakes says what each of some piles takes, where they take different cards: "t6 takes 3C; t35
// takes 10H". It is empty where they take the same, or too much for a sentence.
func (l *Labels) eachTakes(each []takes) string {
	each = slices.DeleteFunc(slices.Clone(each), func(t takes) bool { return t.what == 0 })
	if len(each) < 2 || len(each) > mostInstead {
		return ""
	}
	var parts []string
	for _, t := range each {
		names := l.sorts(t.what, 0)
		if len(names) > mostApart {
			return ""
		}
		take := " takes "
		if len(t.to) > 1 {
			take = " take "
		}
		parts = append(parts, l.Where(Miss{To: t.to})+take+dsl.Listed(names, "or"))
	}
	return strings.Join(parts, "; ")
}

// whereto says of a card that goes nowhere on which it would go, and with which it would leave.
func (l *Labels) whereto(s *interp.State, moves []interp.Move) string {
	own, ok := l.common(s, moves)
	if !ok {
		return ""
	}
	var on, out, with cards.Mask // on a pile in play, on one that keeps its cards, as one of a pair
	for _, m := range moves {
		pair := slices.DeleteFunc(l.Leaves(s, m), func(p int) bool { return p == own })
		switch {
		case m.Kind() == interp.Play && l.game.ZoneOf(m.To()).Kind == dsl.Foundations:
			out |= l.would(s, m, m.To())
		case m.Kind() == interp.Play:
			on |= l.would(s, m, m.To())
		case m.Kind() == interp.Set && len(pair) == 1:
			with |= l.would(s, m, pair[0])
		}
	}
	var parts []string
	if either := l.either(on, 0); either != "" {
		parts = append(parts, "on "+either)
	}
	if either := l.either(out, 0); either != "" {
		parts = append(parts, "on "+either+onFoundation)
	}
	if either := l.mate(s, own, with); either != "" {
		parts = append(parts, "with "+either)
	}
	if parts == nil {
		return ""
	}
	return "it would go " + strings.Join(parts, ", or ")
}

// onFoundation is where a card lies that another would go on: one like it may lie elsewhere.
const onFoundation = " on a foundation"

// mates says of the cards of a pair which would go with the one, and which with the other.
func (l *Labels) mates(s *interp.State, m interp.Move) string {
	piles := l.Leaves(s, m)
	if len(piles) != 2 {
		return ""
	}
	var parts []string
	for i, p := range piles {
		if either := l.mate(s, p, l.would(s, m, piles[1-i])); either != "" {
			parts = append(parts, either+" would go with "+l.seen(s, p, s.Len(p)-1))
		}
	}
	return strings.Join(parts, ", and ")
}

// mate names the kinds of cards that go with the top card of a pile.
func (l *Labels) mate(s *interp.State, pile int, with cards.Mask) string {
	top := s.Card(pile, s.Len(pile)-1).Kind()
	var another cards.Mask
	for _, k := range l.game.Pack() {
		if k.Rank() == top.Rank() && k != top {
			another |= k.Bit()
		}
	}
	if with != 0 && with == another {
		return "another " + word(top.Rank())
	}
	return l.either(with, 0)
}

// common is the one pile that some moves all take a card from.
func (l *Labels) common(s *interp.State, moves []interp.Move) (pile int, ok bool) {
	var piles []int
	for i, m := range moves {
		if leaves := l.Leaves(s, m); i == 0 {
			piles = leaves
		} else {
			piles = slices.DeleteFunc(piles, func(p int) bool { return !slices.Contains(leaves, p) })
		}
	}
	if len(piles) != 1 || s.Len(piles[0]) == 0 {
		return 0, false
	}
	return piles[0], true
}

// would lists the kinds of cards with which a move would be legal, on top of a pile.
func (l *Labels) would(s *interp.State, m interp.Move, pile int) (out cards.Mask) {
	if s.Len(pile) == 0 || !l.isSeen(s, pile) {
		return 0
	}
	for _, k := range l.game.Pack() {
		if s.LegalIf(m, pile, s.Len(pile)-1, k) {
			out |= k.Bit()
		}
	}
	return out
}

// either names kinds of cards, of which any will do; empty where there is none, or too many to be
// named. Where they would be too many, what lies below them, of which there is but one, may be left
// out of a sort: any other heart.
func (l *Labels) either(mask, below cards.Mask) string {
	for _, but := range []cards.Mask{0, below} {
		if names := l.sorts(mask, but); len(names) <= mostInstead {
			return dsl.Listed(names, "or")
		}
	}
	return ""
}

// sorts names kinds of cards in as few words as are exact: any heart, a king, a red 7, 7H. Where
// all of a sort are named but for those of another mask, the others of it are: another king.
func (l *Labels) sorts(mask, but cards.Mask) (names []string) {
	suits := map[cards.Suit]cards.Mask{} // all cards of a suit that there are
	ranks := map[cards.Rank]cards.Mask{}
	for _, k := range l.game.Pack() {
		suits[k.Suit()] |= k.Bit()
		ranks[k.Rank()] |= k.Bit()
	}
	left := mask
	if !slices.ContainsFunc(l.game.Pack(), func(k cards.Kind) bool { return k.Bit()&mask == 0 }) {
		return []string{"any card"}
	}
	for suit := range cards.Suit(cards.Suits) {
		every, of := "any ", suits[suit]
		if of&^mask != 0 && of&^mask == of&but {
			every = "any other "
		} else if of&^mask != 0 {
			continue
		}
		if of.Count() > mostInstead {
			names, left = append(names, every+strings.TrimSuffix(suit.String(), "s")), left&^of
		}
	}
	for rank := range cards.Rank(cards.Ranks) {
		all := mask & ranks[rank]
		missing := ranks[rank] &^ mask
		switch sort, here := colour(all, ranks[rank]), left&all; {
		case here == 0:
		case missing != 0 && missing == ranks[rank]&but:
			names = append(names, "another "+word(rank))
		case sort != "":
			names = append(names, article(sort+word(rank)))
		default:
			for k := range here.Each {
				names = append(names, k.String())
			}
		}
	}
	return names
}

// colour is what stands before the rank of cards that are all of that rank, or all of a colour: a
// blank, with red or black; empty where they are neither.
func colour(here, of cards.Mask) string {
	var red cards.Mask
	for k := range of.Each {
		if k.Red() {
			red |= k.Bit()
		}
	}
	switch {
	case here == of:
		return " "
	case here.Count() < 2:
		return ""
	case here == red:
		return " red "
	case here == of&^red:
		return " black "
	}
	return ""
}

// word is a rank as it is spoken of: king, 7.
func word(r cards.Rank) string {
	if short := r.Short(); short[0] >= '0' && short[0] <= '9' {
		return short
	}
	return r.String()
}

// article puts a or an before what begins with a blank.
func article(what string) string {
	if slices.ContainsFunc([]string{" ace", " 8"}, func(w string) bool { return strings.HasPrefix(what, w) }) {
		return "an" + what
	}
	return "a" + what
}
