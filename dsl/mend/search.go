package mend

import (
	"container/heap"
	"slices"
	"strings"

	"pat/dsl"
)

// This file searches for the line that was meant. A node is a line, the root the line as it was
// written; an arc is an edit, and what it costs says how unlikely it is. Nodes are taken up in the
// order of their costs (best first, as in the algorithm of Dijkstra), so that the first line that
// the grammar reads is the likeliest. The grammar guides: what stands before the first word that it
// refuses may be right, but not all of it and that word too, so that every way to a line that can
// be read changes something up to there. Edits go from left to right, so that no order of them is
// tried twice.

// Bounds of a search.
const (
	mostNodes = 1500 // taken up
	mostCost  = 400
	mostSlips = 250 // of it for what no table of another book suggests
)

// A node is a line on the way.
type node struct {
	parent *node
	edit   edit
	words  []dsl.Token // made when the node is taken up
	from   int         // edits stand here or behind
	cost   int
	slips  int  // of the cost, what no book suggests
	open   bool // an edit on the way is one possibility of several
	number int  // in the order in which they were found
}

// path lists the edits from the root to the node.
func (n *node) path() []*node {
	if n.parent == nil {
		return nil
	}
	return append(n.parent.path(), n)
}

// A queue is a heap (container/heap) of nodes, the cheapest first. Of equal costs the one found
// first comes first, so that a line is answered the same way every time.
type queue []*node

func (q queue) Len() int { return len(q) }
func (q queue) Less(a, b int) bool {
	if q[a].cost != q[b].cost {
		return q[a].cost < q[b].cost
	}
	return q[a].number < q[b].number
}
func (q queue) Swap(a, b int) { q[a], q[b] = q[b], q[a] }
func (q *queue) Push(x any)   { *q = append(*q, x.(*node)) }
func (q *queue) Pop() any {
	last := len(*q) - 1
	n := (*q)[last]
	*q = (*q)[:last]
	return n
}

// A search is the search for one line.
type search struct {
	*dsl.Unread
	queue  queue
	pushed int
	seen   map[string]bool       // lines taken up, with where edits may stand
	next   map[string][]dsl.Want // what can stand behind words

	found   []*node  // lines that the grammar reads, of equal cost
	answer  *meeting // or a row that says what the author can do
	at      *node    // where it was met
	start   int      // and from which word on
	partial *node    // else: the best edit that leads on, though not to the end
}

// run searches. It ends with a line found, or an answer, or nothing.
//
// Edges of the search: a node whose cost is above that of a line found ends it, so that all lines
// of the same cost are found and the author is asked. Nodes are made cheaply, with an edit alone,
// and their words only when they are taken up, for most never are.
func (s *search) run() {
	s.seen, s.next = map[string]bool{}, map[string][]dsl.Want{}
	s.push(&node{words: s.Words})
	for taken := 0; len(s.queue) > 0 && taken < mostNodes; taken++ {
		n := heap.Pop(&s.queue).(*node)
		if len(s.found) > 0 && n.cost > s.found[0].cost {
			return
		}
		if n.edit.answer != nil {
			if len(s.found) == 0 {
				s.answer, s.at, s.start = n.edit.answer, n.parent, n.edit.i
			}
			return
		}
		if n.parent != nil {
			n.words = n.edit.apply(s.Spot, n.parent.words)
		}
		if len(n.words) == 0 {
			continue
		}
		stuck := s.stuck(n)
		key := canonical(n.words)
		if stuck < 0 {
			odd := s.stutters(n.words) || s.eachOfOne(n.words) || s.eachOfList(n.words)
			reads := !odd && key != canonical(s.Words) && s.Spot.Reads(n.words)
			if !s.seen[key] && reads && !s.torn(n) {
				s.seen[key] = true
				n.open = n.open || s.lacks(n)
				s.found = append(s.found, n)
			}
			continue
		}
		key += "\x00" + strings.Repeat("-", n.from)
		if s.seen[key] || !n.leads(s, stuck) {
			continue
		}
		s.seen[key] = true
		s.note(n, stuck)
		s.expand(n, stuck)
	}
}

// stuck is the first word of a node that cannot be read. A line whose rest is text reads anything:
// it must have been meant by its first word.
func (s *search) stuck(n *node) int {
	stuck := s.Spot.Stuck(n.words)
	if stuck >= 0 || n.parent == nil || !s.InColumn1() {
		return stuck
	}
	first := n.edit.i == 0 && n.parent.parent == nil && (n.edit.kind == slipped || len(n.edit.with) > 0)
	if s.Spot.Form(n.words[0]).IsText() && !first {
		return 0
	}
	return stuck
}

// eachOfOne reports whether a line says `each` of what is one pile, and its author did not.
func (s *search) eachOfOne(ws []dsl.Token) bool {
	for k := 1; k < len(ws); k++ {
		kind := dsl.KindNamed(ws[k].Value)
		one := kind == dsl.Stock || kind == dsl.Waste || kind == dsl.Discard
		if one && ws[k-1].Value == "each" && !strings.Contains(canonical(s.Words), "each "+ws[k].Value) {
			return true
		}
	}
	return false
}

// eachOfList reports whether a line deals each pile a number of its own and says `each`, and its
// author did not.
func (s *search) eachOfList(ws []dsl.Token) bool {
	list := len(ws) > 1 && ws[0].Type == dsl.TokNumber && ws[1].Type == dsl.TokNumber
	each := func(t dsl.Token) bool { return t.Value == "each" }
	return list && slices.ContainsFunc(ws, each) && !slices.ContainsFunc(s.Words, each)
}

// stutters reports whether a line says a word twice that the author did not: `to each each
// tableau`.
func (s *search) stutters(ws []dsl.Token) bool {
	for k := 1; k < len(ws); k++ {
		if word := ws[k].Type == dsl.TokWord; word && ws[k].Value == ws[k-1].Value {
			return !strings.Contains(canonical(s.Words), ws[k].Value+" "+ws[k].Value)
		}
	}
	return false
}

// lacks reports whether a row has put a kind of zone into the line that the file does not have.
func (s *search) lacks(n *node) bool {
	if s.Zones == nil || s.InColumn1() {
		return false
	}
	named := func(t dsl.Token) bool {
		return slices.ContainsFunc(s.Words, func(w dsl.Token) bool { return w.Value == t.Value })
	}
	for _, step := range n.path() {
		e := step.edit
		if e.row == nil {
			continue
		}
		for _, t := range step.words[e.i : e.i+len(e.with)] {
			if t.Type == dsl.TokKind && !s.Zones[t.Value] && !named(t) {
				return true
			}
		}
	}
	return false
}

// leads reports whether the last edit of a node leads on. What a book says may need more edits
// before it does.
//
// An edit that leaves the line stuck at the same place has helped nothing. Only rows of books,
// which may change words before a slip is mended, and repetitions go on without progress.
func (n *node) leads(s *search, stuck int) bool {
	if n.parent == nil || n.edit.row != nil || n.edit.kind == borrowed {
		return true
	}
	was := left(n.parent.words, s.stuck(n.parent))
	now := left(n.words, stuck)
	return now < was || now == 1 && was == 1 && n.edit.kind == again
}

// left measures what of a line is not read.
//
// Twice the number of words, so that an end that comes too early (1) is less than one word too many
// (2).
func left(ws []dsl.Token, stuck int) int {
	if stuck == len(ws) {
		return 1
	}
	return 2 * (len(ws) - stuck)
}

// note keeps the best first edit that leads on, for a line that has other mistakes too.
//
// For lines with several mistakes of which the search solves only the first.
func (s *search) note(n *node, stuck int) {
	if n.parent == nil || n.parent.parent != nil || n.open || s.partial != nil {
		return
	}
	e := n.edit
	end := e.i + len(e.with)
	on := stuck > end || end == len(n.words)
	book := e.row != nil && e.i <= s.Unread.Stuck && s.Unread.Stuck < e.j && stuck > end
	slip := e.kind == slipped && e.i == s.Unread.Stuck && s.Words[e.i].Type == dsl.TokUnknown
	if book || slip && on && n.cost <= 2*costSlip {
		s.partial = n
	}
}

// push adds a node to the queue unless it costs too much to be what anybody meant.
func (s *search) push(n *node) {
	if n.parent != nil && (n.cost > mostCost || n.slips > mostSlips) {
		return
	}
	n.number = s.pushed
	s.pushed++
	heap.Push(&s.queue, n)
}

// add puts the node behind an edit into the queue.
func (s *search) add(parent *node, e edit) {
	n := &node{parent: parent, edit: e, from: e.i, cost: parent.cost + e.cost, slips: parent.slips}
	n.open = parent.open || e.open
	if e.row == nil && e.kind != filler {
		n.slips += e.cost
	}
	switch e.kind {
	case slipped, inserted, confused:
		n.from = e.i + len(e.with)
	case borrowed:
		n.from = parent.from
	}
	s.push(n)
}

// wants lists what can stand behind some words.
func (s *search) wants(before []dsl.Token) []dsl.Want {
	key := canonical(before)
	w, ok := s.next[key]
	if !ok {
		w = s.Next(before)
		s.next[key] = w
	}
	return w
}

// canonical is what the grammar compares of some words.
func canonical(ws []dsl.Token) string {
	var b strings.Builder
	for i, t := range ws {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(t.Value)
	}
	return b.String()
}

// apply makes the line behind an edit.
func (e *edit) apply(at dsl.Spot, ws []dsl.Token) []dsl.Token {
	out := slices.Clone(ws[:e.i])
	if e.tokens != nil {
		out = append(out, e.tokens...)
	}
	after := ""
	if e.i > 0 {
		after = ws[e.i-1].Value
	}
	for _, w := range e.with {
		t := at.Token(w, after)
		out = append(out, t)
		after = t.Value
	}
	out = append(out, ws[e.j:]...)
	return out
}
