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
		p.noMove()
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
			if g.Zone(zone).Kind.Keeps() {
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

// severalTargets is the number of targets from which moves of the same cards are one entry.
const severalTargets = 3

// merged writes moves of the same cards to several piles as one: `w → r1 r2 r3`.
func (p *Prompt) merged(ms []interp.Move) []string {
	st, l := p.Session.State, p.Session.Labels
	arrow := " → "
	if p.Look.ASCII {
		arrow = " > "
	}
	head := func(m interp.Move) string {
		switch out := l.Pile(m.From()); {
		case m.Kind() == interp.Swap:
			return out + " ~ "
		case m.Kind() == interp.Pluck:
			return fmt.Sprintf("%s@%d%s", out, m.At()+1, arrow)
		case m.N() > 1:
			return fmt.Sprintf("%s (%d cards)%s", out, m.N(), arrow)
		default:
			return out + arrow
		}
	}
	var out []string
	for i := 0; i < len(ms); {
		n := i + 1
		for n < len(ms) && ms[i].Kind() != interp.Set && ms[i].Kind() == ms[n].Kind() && head(ms[i]) == head(ms[n]) {
			n++
		}
		if n-i >= severalTargets {
			entry := head(ms[i])
			for _, m := range ms[i:n] {
				entry += l.Pile(m.To()) + " "
			}
			out = append(out, strings.TrimRight(entry, " "))
		} else {
			for _, m := range ms[i:n] {
				out = append(out, l.Format(st, m))
			}
		}
		i = n
	}
	return out
}

func short(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n])
	}
	return s
}
