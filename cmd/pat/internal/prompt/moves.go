package prompt

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/interp"
)

// manyMoves is the number of moves of a group from which those of the same cards are written together.
const manyMoves = 20

// mostMoves is the number of entries of a group that are written at most.
const mostMoves = 100

// listMoves lists all legal moves, in groups by where they lead.
func (p *Prompt) listMoves([]string) bool {
	st, l := p.Session.State, p.Session.Labels
	ms := st.Moves(nil)
	if len(ms) == 0 {
		p.say("No move is left.")
		return false
	}
	g := p.Session.Game
	type group struct {
		title string
		order int
		moves []interp.Move
	}
	var groups []*group
	for _, m := range ms {
		title, order := "actions", 3000
		switch m.Kind() {
		case interp.Play, interp.Pluck:
			zone := g.ZoneOf(m.To())
			title, order = g.Zone(zone).Title(), 1000+zone
			if k := g.Zone(zone).Kind; k == "foundations" || k == "discard" {
				order -= 1000
			}
		case interp.Set:
			title, order = "together", 500
		case interp.Swap:
			title, order = "exchange", 2000
		}
		i := slices.IndexFunc(groups, func(x *group) bool { return x.title == title })
		if i < 0 {
			i = len(groups)
			groups = append(groups, &group{title, order, nil})
		}
		groups[i].moves = append(groups[i].moves, m)
	}
	slices.SortFunc(groups, func(a, b *group) int { return a.order - b.order })
	for _, x := range groups {
		slices.SortStableFunc(x.moves, func(a, b interp.Move) int {
			la, lb := l.Leaves(st, a), l.Leaves(st, b)
			return cmp.Or(slices.Compare(la, lb), cmp.Compare(a.N(), b.N()), cmp.Compare(a.To(), b.To()))
		})
		var entries []string
		for _, m := range x.moves {
			entries = append(entries, l.Format(st, m))
		}
		if len(entries) > manyMoves {
			entries = p.merged(x.moves)
		}
		if n := len(entries) - mostMoves; n > 0 {
			entries = append(entries[:mostMoves], fmt.Sprintf("and %d more", n))
		}
		p.wrapped(fmt.Sprintf("%-13s", short(x.title, 11)), strings.Repeat(" ", 13), "   ", entries)
	}
	return false
}

// merged writes moves of the same cards to several piles as one: `w → r1 r2 r3`.
func (p *Prompt) merged(ms []interp.Move) []string {
	st, l := p.Session.State, p.Session.Labels
	arrow := "→"
	if p.Look.ASCII {
		arrow = ">"
	}
	var out []string
	last := ""
	for _, m := range ms {
		head := ""
		switch m.Kind() {
		case interp.Play, interp.Swap:
			head = l.Pile(m.From())
			if m.Kind() == interp.Swap {
				head += " ~"
			} else if m.N() > 1 {
				head += fmt.Sprintf(" (%d cards)", m.N())
			}
		case interp.Pluck:
			head = fmt.Sprintf("%s@%d", l.Pile(m.From()), m.At()+1)
		default:
			out, last = append(out, l.Format(st, m)), ""
			continue
		}
		if head == last {
			out[len(out)-1] += " " + l.Pile(m.To())
			continue
		}
		last = head
		if m.Kind() != interp.Swap {
			head += " " + arrow
		}
		out = append(out, head+" "+l.Pile(m.To()))
	}
	return out
}

func short(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n])
	}
	return s
}
