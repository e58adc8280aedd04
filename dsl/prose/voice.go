package prose

import (
	"sync"

	"pat/dsl/check"
	"pat/dsl/rules"
)

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

// A teller tells one game.
type teller struct {
	*rules.Sheet
	setting rules.Setting
	zone    *rules.Zone // whose line is told, or nil
	seer    *rules.Zone // from whose piles a step sees, or nil
	say     voice
	stages  func() []check.Stage // how the deal goes
	stage   check.Stage          // of the deal, while it is told
	alone   bool                 // the sentence names its zone itself: no "build down …" without a subject
}

// newTeller begins to tell a game under a setting; what the setting leaves open is the default.
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
	stages := sync.OnceValue(func() []check.Stage { return check.Dealt(s, full) })
	return &teller{Sheet: s, setting: full, say: nobody, stages: stages}
}

// env is what is known before the deal, as seen from a pile of a zone if there is one (from 0).
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

// arriving is the voice of lines that let cards come to a pile of the zone.
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

// filling is the voice of lines about spaces.
func (t *teller) filling() voice {
	v := t.arriving()
	v.card, v.pile = "it", "the space"
	return v
}

// leaving is the voice of lines about cards that leave their pile.
func (t *teller) leaving() voice {
	v := t.arriving()
	v.card, v.pile = "it", "its "+v.place
	v.top, v.bottom = "the top card of its "+v.place, "the bottom card of its "+v.place
	v.source = v.pile
	return v
}

// swapping is the voice of `swap`.
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

// collecting is the voice of sets.
func (t *teller) collecting() voice {
	v := t.leaving()
	v.card, v.pile, v.both = "each of them", "the pile of each of them", "they"
	v.top, v.bottom = v.card, "the bottom card of the pile of each of them"
	v.source = v.pile
	return v
}

// lying is the voice of lines about a card where it lies.
func (t *teller) lying() voice {
	return t.leaving()
}

// dealing is the voice of a step that is asked of every target: `it` is the target.
func dealing(target noun) voice {
	return voice{
		card: "the next card", pile: "it", place: target.one, top: "its top card", bottom: "its bottom card",
		source: "the pile the card comes from", both: "the two piles",
	}
}

// moved is the voice of what follows a move.
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

// of is the property of something: its rank, the rank of the top card.
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
