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

// Instead says what would be legal instead of plays that are refused: "a red 7 does", behind the
// sentence of the refusal. It is empty where no card would be, or too many, or that is no reason.
func (l *Labels) Instead(s *interp.State, why interp.Refusal) string {
	var would cards.Mask
	for _, m := range why.Of {
		would |= l.would(s, m, why.Wants)
	}
	names := l.sorts(would)
	if len(names) == 0 || len(names) > mostInstead {
		return ""
	}
	either := dsl.Listed(names, "or")
	switch {
	case why.Wants == interp.WantsTop:
		return "it would go on " + either
	case why.Text == noneNow:
		return "they take " + either
	case strings.HasSuffix(why.Text, "may not start that pile"):
		return either + " may"
	}
	return either + " does"
}

// would lists the kinds of cards with which a play would be legal: alone in the place of the top
// card of the pile from which cards were to go, or on top of the pile to which they were.
func (l *Labels) would(s *interp.State, m interp.Move, wants interp.Wanted) (out cards.Mask) {
	pile := m.From()
	switch {
	case m.Kind() != interp.Play || wants == interp.WantsNone:
		return 0
	case wants == interp.WantsTop:
		pile = m.To()
	default:
		m = interp.PlayMove(m.From(), m.To(), 1)
	}
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

// sorts names kinds of cards in as few words as are exact: any heart, a king, a red 7, 7H.
func (l *Labels) sorts(mask cards.Mask) (names []string) {
	suits := map[cards.Suit]cards.Mask{} // all cards of a suit that there are
	ranks := map[cards.Rank]cards.Mask{}
	for _, k := range l.game.Pack() {
		suits[k.Suit()] |= k.Bit()
		ranks[k.Rank()] |= k.Bit()
	}
	if left := mask; left.Count() > mostInstead {
		for suit := range cards.Suit(cards.Suits) {
			if of := suits[suit]; of.Count() > 1 && left&of == of {
				names, left = append(names, "any "+strings.TrimSuffix(suit.String(), "s")), left&^of
			}
		}
		if left == 0 {
			return names
		}
		names = nil
	}
	for rank := range cards.Rank(cards.Ranks) {
		of := ranks[rank]
		here := mask & of
		switch sort := colour(here, of); {
		case here == 0:
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
