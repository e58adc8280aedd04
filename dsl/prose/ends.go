package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file answers what is chosen before the deal (options, numbers that are asked), how the game
// is won and lost, and how it is counted.

// options tells the choices before the deal.
func (t *teller) options() []string {
	var out []string
	for _, o := range t.Options {
		if len(t.others(o)) > 0 {
			out = append(out, t.choosing(o))
		}
	}
	for _, q := range t.Asks {
		out = append(out, t.asking(q))
	}
	return out
}

// choosing tells an option, with its present value and the others.
func (t *teller) choosing(o *rules.Option) string {
	text := "choose " + quoted(o.Name) + ": it is " + t.Format(t.chosen(o))
	if os := t.others(o); os != nil {
		text += " now, and may also be " + dsl.Listed(os, "or")
	}
	return text
}

// asking tells numbers that are asked.
func (t *teller) asking(q *rules.Ask) string {
	text, them := "name ", "them"
	if q.Text != "" {
		text += q.Text + ": "
	}
	text += count(q.Count, "number", "numbers") + " from " + digit(q.Lo) + " to " + digit(q.Hi)
	if q.Count == 1 {
		them = "it"
	}
	if pile := t.apiece(q); pile != "" {
		text += ", one for each " + pile + " in turn"
	}
	text += "; the rules call " + them + " " + quoted(q.Name)
	if nums := t.setting.Asked[q.Name]; nums != nil {
		text += ", now " + q.Format(nums)
	}
	return text
}

// apiece is what a pile is called of those that have a number each of some that are asked. `ask k 4
// numbers …` gives one to each of four piles if a line of a zone with four of them uses k; the file
// does not say it otherwise.
func (t *teller) apiece(q *rules.Ask) string {
	for _, z := range t.Zones {
		for _, l := range t.AllLines() {
			if at := t.Placed(l); at == nil || at.Zone != z || z.Piles < 2 || z.Piles != q.Count {
				continue
			}
			if slices.Contains(strings.Fields(l.Text()), q.Name) {
				return pileNoun(t.Sheet, z).one
			}
		}
	}
	return ""
}

// ends tells how the game is won and lost.
func (t *teller) ends() []string {
	var wins, loses []string
	for _, g := range t.Won {
		wins = append(wins, t.won(g.Cond))
	}
	for _, g := range t.Lost {
		loses = append(loses, t.cond(g.Cond))
	}
	var out []string
	if wins != nil {
		out = append(out, "the game is won when "+clauses(wins, "or when"))
	}
	out = append(out, "it is lost when no move is left"+prefixed(" or when ", clauses(loses, "or when")))
	return out
}

// scores tells how the game is counted, if it is.
func (t *teller) scores() []string {
	if t.Score == nil {
		return nil
	}
	return []string{t.score(t.Score)}
}

// score tells what a position counts.
func (t *teller) score(s *rules.Score) string {
	text := "the score is "
	for i, p := range s.Points {
		if i > 0 {
			text += ", less "
		}
		if n := max(p.Times, -p.Times); n != 1 {
			text += digit(n) + " times "
		}
		text += t.value(p.Value)
	}
	if s.Least {
		return text + "; the lower, the better"
	}
	return text + "; the higher, the better"
}

func prefixed(before, s string) string {
	if s == "" {
		return ""
	}
	return before + s
}

// fills reports whether some foundations hold all cards of their suits only when every one of
// them is full.
func (t *teller) fills(zs []*rules.Zone) bool {
	room := 0
	suits := map[cards.Suit]bool{}
	for _, z := range zs {
		n, ok := t.capacity(z)
		if !ok {
			return false
		}
		room += n * z.Piles
		of := z.Suits
		if len(of) == 0 {
			of = t.Pack.Suits
		}
		for _, s := range of {
			suits[s] = true
		}
	}
	return room == len(suits)*t.Pack.Size()/len(t.Pack.Suits)
}

// won is a winning condition; it says what full means. Full is plain where a pile has a length that
// is known; where it hangs on play, it is when no card can be laid on it any more.
func (t *teller) won(c *rules.Cond) string {
	text := t.cond(c)
	rules.Each(c, func(x *rules.Stands) {
		if x.Is != rules.IsFull || x.Ref.Place == nil {
			return
		}
		zs := x.Ref.Place.Zones
		if len(zs) == 2 && rules.Opposite(zs[0], zs[1]) && !t.fills(zs) {
			text += " (together they hold all the cards; a suit may be divided between its two foundations as it comes)"
			return
		}
		for _, z := range zs {
			if _, ok := t.capacity(z); !ok && z.Kind == dsl.Foundations {
				text += " (no further card could ever be laid on them)"
				return
			}
		}
	})
	return text
}
