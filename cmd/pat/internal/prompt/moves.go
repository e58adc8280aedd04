package prompt

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/interp"
)

// manyMoves is the number of moves of a group from which those of the same cards are written
// together.
const manyMoves = 20

// mostMoves is the number of entries of a group that are written at most.
const mostMoves = 100

// A moveGroup is what leads to one zone, or is of one sort: moves that lead to equal positions
// stand together.
type moveGroup struct {
	title string
	order int
	moves [][]interp.Move
}

// listMoves lists all legal moves, or those from and to a pile, in groups by where they lead.
func (p *Prompt) listMoves(args []string) Answer {
	st, l := p.Session.State, p.Session.Labels
	ms := st.Moves(nil)
	if len(ms) == 0 {
		return p.noMove()
	}
	if len(args) > 0 {
		is, err := p.piles(strings.ToLower(args[0]))
		if err != nil {
			return says("%s", dsl.Sentence(err.Error()))
		}
		ms = slices.DeleteFunc(ms, func(m interp.Move) bool {
			switch m.Kind() {
			case interp.Turn:
				return !is(st.Stock())
			case interp.Play, interp.Pluck:
				return !is(m.From()) && !is(m.To())
			}
			return !slices.ContainsFunc(l.Leaves(st, m), is)
		})
		if len(ms) == 0 {
			return says("No move leads from %s or there now.", args[0])
		}
	}
	var a Answer
	equal := false
	for _, x := range p.moveGroups(ms) {
		var entries []string
		for _, same := range x.moves {
			entries = append(entries, l.Alike(st, same))
		}
		if len(entries) > manyMoves {
			entries = p.merged(x.moves)
		}
		if n := len(entries) - mostMoves; n > 0 {
			entries = append(entries[:mostMoves], fmt.Sprintf("and %d more", n))
		}
		equal = equal || slices.ContainsFunc(entries, func(e string) bool { return strings.Contains(e, "=") })
		head := fmt.Sprintf("%-13s", short(x.title, 11))
		a.Say = append(a.Say, p.list(head, strings.Repeat(" ", len(head)), "   ", entries)...)
	}
	if equal {
		a = a.say("Where = stands between them, it makes no difference which.")
	}
	return a
}

// piles reports which piles a word means: that of a label, or all of a zone.
func (p *Prompt) piles(word string) (is func(pile int) bool, err error) {
	g, l := p.Session.Game, p.Session.Labels
	for i := range g.Zones() {
		if z := g.Zone(i); !z.Hidden && (l.Zone(i) == word || z.Title() == word) {
			return func(pile int) bool { return g.ZoneOf(pile).Index == i }, nil
		}
	}
	one, err := l.Find(word)
	return func(pile int) bool { return pile == one }, err
}

// moveGroups puts moves into groups, in the order in which they are told.
func (p *Prompt) moveGroups(ms []interp.Move) []*moveGroup {
	st, l, g := p.Session.State, p.Session.Labels, p.Session.Game
	var groups []*moveGroup
	ms = slices.Clone(ms)
	slices.SortStableFunc(ms, func(a, b interp.Move) int {
		la, lb := l.Leaves(st, a), l.Leaves(st, b)
		return cmp.Or(slices.Compare(la, lb), cmp.Compare(a.N(), b.N()), cmp.Compare(a.To(), b.To()))
	})
	// what leaves for good comes first, then sets, then zones in the order of the file, exchanges,
	// and last what is no move of cards
	for _, same := range st.Alike(ms) {
		title, order := "actions", 3000
		switch m := same[0]; m.Kind() {
		case interp.Play, interp.Pluck:
			zone := g.ZoneOf(m.To()).Index
			title, order = g.Zone(zone).Title(), 1000+zone
			if g.Zone(zone).Kind.Keeps() {
				order -= 1000
			}
		case interp.Set:
			title, order = "together", 500
		case interp.Swap:
			title, order = "exchange", 2000
		}
		i := slices.IndexFunc(groups, func(x *moveGroup) bool { return x.title == title })
		if i < 0 {
			i = len(groups)
			groups = append(groups, &moveGroup{title, order, nil})
		}
		groups[i].moves = append(groups[i].moves, same)
	}
	slices.SortFunc(groups, func(a, b *moveGroup) int { return a.order - b.order })
	return groups
}

// severalTargets is the number of targets from which moves of the same cards are one entry.
const severalTargets = 3

// merged writes moves of the same cards to several piles as one: `w → r1 r2 r3`. Moves of the same
// cards stand together, as moveGroups has sorted them.
func (p *Prompt) merged(ms [][]interp.Move) []string {
	var out []string
	for i := 0; i < len(ms); {
		head, to := p.headOf(ms[i])
		targets := []string{to}
		n := i + 1
		for ; n < len(ms) && head != ""; n++ {
			next, to := p.headOf(ms[n])
			if next != head {
				break
			}
			targets = append(targets, to)
		}
		if n-i >= severalTargets {
			out = append(out, parted(head, targets)...)
		} else {
			for _, same := range ms[i:n] {
				out = append(out, p.Session.Labels.Alike(p.Session.State, same))
			}
		}
		i = n
	}
	return out
}

// widestEntry is how many columns an entry of several targets has at most.
const widestEntry = 66

// parted is the entry of several targets, or as many as its width asks for.
func parted(head string, targets []string) (out []string) {
	text := head + targets[0]
	for _, to := range targets[1:] {
		if len([]rune(text))+1+len([]rune(to)) > widestEntry {
			out, text = append(out, text), head+to
			continue
		}
		text += " " + to
	}
	return append(out, text)
}

// headOf is how an entry for several targets begins, and the target of some moves that lead to
// equal positions; it begins with nothing where they cannot be told so.
func (p *Prompt) headOf(same []interp.Move) (head, to string) {
	st, l := p.Session.State, p.Session.Labels
	arrow := " → "
	if p.Look.ASCII {
		arrow = " > "
	}
	m := same[0]
	if from, to, ok := l.Ends(st, same); ok {
		if m.N() > 1 {
			from += fmt.Sprintf(" (%d cards)", m.N())
		}
		return from + arrow, to
	}
	switch {
	case len(same) > 1:
	case m.Kind() == interp.Swap:
		return l.Pile(m.From()) + " ~ ", l.Pile(m.To())
	case m.Kind() == interp.Pluck:
		return fmt.Sprintf("%s@%d%s", l.Pile(m.From()), m.At()+1, arrow), l.Pile(m.To())
	}
	return "", ""
}

// short is as much of a title as its column has room for.
func short(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n])
	}
	return s
}
