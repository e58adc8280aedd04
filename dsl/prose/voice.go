package prose

import (
	"sync"

	"pat/dsl/internal/deal"
	"pat/dsl/rules"
)

// This file answers how `card`, `pile`, `source` and `top` of a condition are called, which depends
// on the line that they stand in. The same condition, `when top is red`, reads
//
//	spaces take any card when …     the space, and the card is "it"
//	build any card when …           the top card of the pile
//	move sequence when …            the top card of its pile
//	after move when …               the top card of that pile, after "the card moved"
//
// A voice is chosen once, by the function that tells the line, and everything below asks t.say.

// A voice says what the words card, pile, source, top and bottom are called in a sentence.
type voice struct {
	card   string
	pile   string
	place  string // the noun of pile
	top    string
	bottom string
	source string
	both   string // where the card comes from and where it goes, or the cards of a set
}

// A teller tells one game. It is passed by value where it changes, by in, as, at and toldOf, so
// that no change outlives the clause that it is made for.
type teller struct {
	*rules.Sheet
	setting rules.Setting
	zone    *rules.Zone // whose line is told, or nil
	seer    *rules.Zone // from whose piles a step sees, or nil
	say     voice
	stages  func() []deal.Stage // how the deal goes; worked out when first asked
	stage   deal.Stage          // of the deal, while it is told
	alone   bool                // the sentence names its zone itself: no "build down …" without a subject
}

// newTeller begins to tell a game under a setting; what the setting leaves open is the default. The
// setting that is passed in stays as it is.
func newTeller(s *rules.Sheet, set rules.Setting) *teller {
	full := s.Defaults()
	for n, v := range set.Options {
		if n != "" {
			full.Options[n] = v
		}
	}
	for n, v := range set.Asked {
		full.Asked[n] = v
	}
	stages := sync.OnceValue(func() []deal.Stage { return deal.Stages(s, full) })
	return &teller{Sheet: s, setting: full, say: nobody, stages: stages}
}

// env is what is known before the deal, as seen from a pile of a zone if there is one (from 0).
// What an Env cannot answer hangs on play and is told in words: "as many cards as the counter
// shows".
func (t *teller) env(z *rules.Zone, pile int) *rules.Env {
	if z == nil || pile < 0 {
		return &rules.Env{Sheet: t.Sheet, Setting: t.setting}
	}
	return t.Layout().Env(t.Sheet, t.setting, t.Layout().First(z)+pile)
}

// nobody is the voice where there is no card and no pile.
var nobody = voice{
	card: "the card", pile: "the pile", place: "pile", top: "the top card", bottom: "the bottom card",
	source: "the pile it comes from", both: "the two piles",
}

// arriving is the voice of lines that let cards come to a pile of the zone. The card has been named
// by the line, and the pile by the heading above it: "the top card of the pile".
func (t *teller) arriving() voice {
	p := "pile"
	if t.zone != nil {
		p = shortPile(t.zone)
	}
	return voice{
		card: "the card", pile: "the " + p, place: p,
		top: "the top card of the " + p, bottom: "the bottom card of the " + p,
		source: "the pile it comes from", both: "the two " + p + "s",
	}
}

// filling is the voice of lines about spaces. The pile is empty, so it is the space.
func (t *teller) filling() voice {
	v := t.arriving()
	v.card, v.pile = "it", "the space"
	return v
}

// leaving is the voice of lines about cards that leave their pile. The pile of the rule is then the
// source, too, as the language has it for lines that move cards.
func (t *teller) leaving() voice {
	v := t.arriving()
	v.card, v.pile = "it", "its "+v.place
	v.top, v.bottom = "the top card of its "+v.place, "the bottom card of its "+v.place
	v.source = v.pile
	return v
}

// swapping is the voice of `swap`. The rule is asked from the first card: its pile is the source,
// `pile` is that of the other card, and `top` is the other card itself.
func (t *teller) swapping() voice {
	v := t.arriving()
	v.pile = "the " + v.place + " of the other card"
	v.top, v.bottom = "the other card", "the bottom card under the other card"
	v.source = "the " + v.place + " of the first card"
	v.card, v.both = "the first card", "the two cards"
	return v
}

// taking is the voice of lines about piles that take cards, empty or not.
func (t *teller) taking() voice {
	v := t.arriving()
	v.card = "it"
	return v
}

// collecting is the voice of sets. A condition on a set is asked of every card of it where that
// lies, so `card` and `top` are each of them, and what is asked of two places is asked of them all:
// "if they lie in the same row".
func (t *teller) collecting() voice {
	v := t.leaving()
	v.card, v.pile, v.both = "each of them", "the pile of each of them", "they"
	v.top, v.bottom = v.card, "the bottom card of the pile of each of them"
	v.source = v.pile
	return v
}

// dealing is the voice of a step that is asked of every target: `it` is the target. It follows "but
// only where", which is said of each: "… to each tableau pile, but only where its top card is a
// king".
func dealing(target noun) voice {
	return voice{
		card: "the next card", pile: "it", place: target.one, top: "its top card", bottom: "its bottom card",
		source: "the pile the card comes from", both: "the two piles",
	}
}

// moved is the voice of what follows a move. It is asked when the card has come down: the pile is
// the one it lies on now.
var moved = voice{
	card: "the card moved", pile: "the pile it now lies on", place: "pile", top: "the top card of that pile",
	bottom: "the bottom card of that pile", source: "the pile it came from", both: "the two piles",
}

// toldOf is the teller of the guard of a step, in which `pile` is the one that the step goes to;
// after a move, the one that the card has come to.
func (t *teller) toldOf(target string) *teller {
	if t.say == moved {
		return t
	}
	v := t.say
	v.pile, v.top, v.bottom = target, "the top card of "+target, "the bottom card of "+target
	return t.as(v)
}

// of is the property of something: its rank, the rank of the top card. A card that is "it" has no
// "of it".
func of(property, what string) string {
	if what == "it" {
		return "its " + property
	}
	return "the " + property + " of " + what
}

// in puts a teller into a zone, with the voice of its arriving lines.
func (t *teller) in(z *rules.Zone) *teller {
	u := *t
	u.zone = z
	u.say = u.arriving()
	return &u
}

// as is the teller with another voice.
func (t *teller) as(v voice) *teller {
	u := *t
	u.say = v
	return &u
}
