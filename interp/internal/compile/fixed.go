package compile

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// This file works out before play which cards a line lets come, where that is fixed by the card
// that comes, the one on top and which pile it is. `takes any card when rank is pile number` is a
// table for each pile, `build down in suit when card is red` one for all.

// A fixedLine is for each pile of a zone the cards that a line lets come, by the card on top, under
// machine.NoTop to a space. Piles that are alike share a table.
type fixedLine []*[64]cards.Mask

// fixed is what a line of a zone lets come, or nil where more tells.
func (c *compiler) fixed(a *code.Arrival, z *code.Zone) fixedLine {
	if t, ok := c.fixes[a]; ok {
		return t
	}
	t := c.fix(a, z)
	c.fixes[a] = t
	return t
}

// fix works that out. A condition that speaks of both cards is asked of each two that the phrase
// lets meet; where these are too many, it stays open.
func (c *compiler) fix(a *code.Arrival, z *code.Zone) fixedLine {
	guard, phrase := footprint.Of(c.Game, a.Guard), footprint.OfPhrase(c.Game, a.Phrase)
	if a.Order != nil || phrase.Card || !ofPileAndTop(guard) || !ofPileAndTop(phrase) {
		return nil
	}
	s := &machine.State{Game: c.Game}
	out, left := make(fixedLine, z.N), mostAsked
	for i := range out {
		if i > 0 && !guard.Pile() && !phrase.Pile() {
			out[i] = out[0]
			continue
		}
		p := z.First + i
		some := func(top cards.Kind) cards.Mask {
			if a.Phrase < 0 {
				return a.Lowest
			}
			return a.Lowest & s.Mask(a.Phrase, top, &machine.Ctx{Card: rules.None, Pile: int16(p), Source: -1})
		}
		holds := func(top cards.Kind, of cards.Mask) cards.Mask {
			return c.holds(s, a.Guard, guard, p, top, of, &left)
		}
		if !guard.Top { // it is the same whatever lies there
			all := holds(rules.None, a.Lowest)
			holds = func(_ cards.Kind, of cards.Mask) cards.Mask { return of & all }
		}
		t := &[64]cards.Mask{}
		if a.OnEmpty {
			t[machine.NoTop] = holds(rules.None, some(rules.None))
		}
		if a.OnCards {
			for top := range c.Mask.Each {
				t[top] = holds(top, some(top))
			}
		}
		if out[i] = t; left < 0 {
			return nil
		}
	}
	return out
}

// holds is the cards of some for which a condition holds of a pile and what lies on top of it; left
// counts how often it may still be asked.
func (c *compiler) holds(s *machine.State, guard int32, looks *footprint.Print, p int, top cards.Kind, of cards.Mask,
	left *int,
) (m cards.Mask) {
	ask := func(k cards.Kind) bool {
		*left--
		return *left >= 0 && s.Test(guard, &machine.Ctx{Card: k, Pile: int16(p), Source: -1, Fold: true, Top: top})
	}
	switch {
	case guard < 0:
		return of
	case !looks.Card:
		if ask(rules.None) {
			return of
		}
		return 0
	}
	for k := range of.Each {
		if ask(k) {
			m |= k.Bit()
		}
	}
	return m
}

// mostAsked bounds how often a condition is asked to make a table of it.
const mostAsked = 1 << 13

// ofPileAndTop reports whether nothing is looked at of a position but which pile a rule is asked of
// and what lies on top of it.
func ofPileAndTop(f *footprint.Print) bool {
	which := f.Own&^footprint.Which == 0 && f.Kin == 0
	return which && !f.From && f.Source == 0 && f.Game == 0 && f.Asks(0)
}

// A tables keeps one table of those that are equal.
type tables map[[64]cards.Mask]*[64]cards.Mask

// of is the table that is kept.
func (ts tables) of(t *[64]cards.Mask) *[64]cards.Mask {
	if kept := ts[*t]; kept != nil {
		return kept
	}
	ts[*t] = t
	return t
}

// together is for each pile of a zone what some lines let come there, of the suit of the pile if it
// has one.
func together(lines []fixedLine, z *code.Zone) []*[64]cards.Mask {
	out, kept := make([]*[64]cards.Mask, z.N), tables{}
	for i := range out {
		same := i > 0 && z.Suits == nil
		for _, l := range lines {
			same = same && l[i] == l[0]
		}
		if same {
			out[i] = out[0]
			continue
		}
		t := &[64]cards.Mask{}
		for _, l := range lines {
			for k, m := range l[i] {
				if z.Suits != nil {
					m &= z.Suits[i]
				}
				t[k] |= m
			}
		}
		out[i] = kept.of(t)
	}
	return out
}
