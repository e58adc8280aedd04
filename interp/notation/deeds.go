package notation

import (
	"fmt"

	"pat/interp"
)

// This file writes what happened in a move: cards that went elsewhere as moves are written, and
// what cannot be typed in a few words.

// Deed writes what a deed did to the cards: `r t3`, `t4 f1 13` for 13 cards, `t2@3 t5` for a card
// from inside a pile, `9H turns up on t3`, `t3 turns down`, `shuffle`, `t6–t17 close up` for piles
// each of which goes to where the one before it lay. A deed is one line's doing; what follows by
// itself from a move is deeds of its own, in their order.
func (l *Labels) Deed(d interp.Deed) []string {
	var out []string
	for cs := d.Changes; len(cs) > 0; {
		if n, text := l.closing(cs); n > 0 {
			out, cs = append(out, text), cs[n:]
			continue
		}
		n := together(cs)
		switch c := cs[0]; {
		case c.Kind == interp.Turned && c.Down:
			out = append(out, l.Pile(c.From)+" turns down")
		case c.Kind == interp.Turned:
			out = append(out, c.Card.Kind().String()+" turns up on "+l.Pile(c.From))
		case c.Kind == interp.Shuffled:
			out = append(out, "shuffle")
			n = min(2, len(cs)) // with the pile that is replaced by it
		case c.Kind == interp.Replaced:
			out = append(out, l.takenOut(cs[:n])...)
		default:
			sum := 0
			for _, x := range cs[:n] {
				sum += x.N
			}
			out = append(out, l.carried(c.From, c.To, sum))
		}
		cs = cs[n:]
	}
	return out
}

// together is how many of some changes are told together: cards that follow one another from a pile
// to another, and piles out of which some are taken with the one to which they go.
func together(cs []interp.Change) int {
	moved := func(c interp.Change) bool { return c.Kind == interp.Carried || c.Kind == interp.Laid }
	n := 1
	switch c := cs[0]; {
	case moved(c):
		for n < len(cs) && moved(cs[n]) && cs[n].From == c.From && cs[n].To == c.To {
			n++
		}
	case c.Kind == interp.Replaced:
		for n < len(cs) && cs[n].Kind == interp.Replaced && len(cs[n-1].With) < len(cs[n-1].Was) {
			n++
		}
	}
	return n
}

// fewClosing is how many piles that close up are still told one by one.
const fewClosing = 2

// closing is how many of some changes are a row of piles that closes up: each goes to where the one
// before it lay.
func (l *Labels) closing(cs []interp.Change) (changes int, text string) {
	moved := func(c interp.Change) bool { return c.Kind == interp.Carried || c.Kind == interp.Laid }
	piles, from := 0, -1
	for _, c := range cs {
		next := piles == 0 || c.To == from && c.From == from+1
		if !moved(c) || !next && (c.From != from || c.To != cs[changes-1].To) {
			break
		}
		if changes++; next {
			piles, from = piles+1, c.From
		}
	}
	if piles <= fewClosing || cs[0].To >= cs[0].From {
		return 0, ""
	}
	return changes, fmt.Sprintf("%s–%s close up", l.Pile(cs[0].From), l.Pile(from))
}

// carried writes cards that went from the top of a pile to another.
func (l *Labels) carried(from, to, n int) string {
	out := l.Pile(from) + " " + l.Pile(to)
	if n > 1 {
		out += fmt.Sprintf(" %d", n)
	}
	return out
}

// takenOut writes cards that were taken out of piles and went to the last of them.
func (l *Labels) takenOut(cs []interp.Change) (out []string) {
	last := cs[len(cs)-1]
	if len(cs) == 1 || len(last.With) < len(last.Was) {
		return []string{l.Pile(last.From) + " is laid anew"}
	}
	for _, c := range cs[:len(cs)-1] {
		if n := len(c.Was) - len(c.With); n > 1 {
			out = append(out, l.carried(c.From, last.From, n))
			continue
		}
		at := 0
		for at < len(c.With) && c.With[at] == c.Was[at] {
			at++
		}
		out = append(out, fmt.Sprintf("%s@%d %s", l.Pile(c.From), at+1, l.Pile(last.From)))
	}
	return out
}
