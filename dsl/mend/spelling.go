package mend

import (
	"slices"
	"strings"

	"pat/dsl"
)

// Which words does a word look like, and what does it cost that it was written for one of them?

// misspelt adds the words that look like word k and can stand in its place.
//
// A word of the language (ours) is a slip for another only if it is near to it and no name of a
// card; a word of a book is spelt right, so only its ending may be wrong.
func (s *search) misspelt(n *node, k int) {
	t := n.words[k]
	if t.Type == dsl.TokNumber || t.Type == dsl.TokBad {
		return
	}
	written := strings.ToLower(t.Raw)
	foreign := t.Type == dsl.TokUnknown && isBookWord(t) // which is spelt right, but for its ending
	ours := t.Type != dsl.TokUnknown
	wants := s.wants(n.words[:k])
	if ours && k > 1 && len(wants) == 1 && len(wants[0].Tokens) == 1 {
		if only := wants[0].Tokens[0]; only.Type == dsl.TokWord { // nothing else can stand there
			with := []string{only.Value}
			s.add(n, edit{kind: confused, i: k, j: k + 1, with: with, cost: costInsert + 30})
		}
	}
	for _, want := range wants {
		for _, w := range want.Tokens {
			if w.Type == dsl.TokNumber || w.Type == dsl.TokUnknown || w.Value == t.Value || joins(n.words, k, w) {
				continue
			}
			for _, spelling := range spellings(w) {
				if foreign && !strings.HasPrefix(spelling, written) && !strings.HasPrefix(written, spelling) {
					continue
				}
				cost := likeness(written, spelling, foreign || ours)
				if ours && w.Type == dsl.TokZone && namedLike(written, spelling) {
					cost = costJoint + 15 // nine for the zone ninth
				}
				if cost > 0 && !(ours && namesCard(w)) {
					cost += s.unlike(n, k, w)
					s.add(n, edit{kind: slipped, i: k, j: k + 1, with: []string{spelling}, cost: cost})
				}
			}
		}
	}
}

// joins reports whether a word would make alternatives of what are none in the place of word k, a
// small word that is spelt right: in `any card on king` it says where a card goes.
func joins(ws []dsl.Token, k int, w dsl.Token) bool {
	if !joint(w) || !slices.Contains(small, ws[k].Value) || k == 0 || k+1 == len(ws) {
		return false
	}
	a, b := ws[k-1], ws[k+1]
	ways := slices.Contains(bothWays, a.Value) && slices.Contains(bothWays, b.Value)
	return !alike(a, b) && !ways && a.Type != dsl.TokNumber
}

// namedLike reports whether a word of the language begins as the name of a zone does, and may have
// been written for it.
func namedLike(t, name string) bool {
	return len(t) > 2 && len(name) > 3 && t[:3] == name[:3] && dsl.Slips(t, name) <= 2
}

// foreign adds the words of other books that unknown words of the line look like; a row may then be
// met that begins before them.
func (s *search) foreign(n *node) {
	for k, t := range n.words {
		if t.Type != dsl.TokUnknown || len(t.Value) < 3 || isBookWord(t) {
			continue
		}
		for _, w := range vocabulary() {
			if d := len(w) - len(t.Value); d <= 1 && d >= -1 && dsl.Slips(t.Value, w) == 1 {
				cost := likeness(t.Value, w, false) + 12
				s.add(n, edit{kind: borrowed, i: k, j: k + 1, with: []string{w}, cost: cost})
			}
		}
	}
}

// spellings are the ways to write a word.
func spellings(w dsl.Token) []string {
	out := []string{w.Value}
	if k, ok := dsl.LookUp(w.Value); ok && (w.Type == dsl.TokRank || w.Type == dsl.TokSuit) {
		out = append(out, k.Also...)
	}
	return out
}

// likeness is what it costs that one word was written for another, or 0 where that cannot be.
func likeness(t, w string, known bool) int {
	if d := len(t) - len(w); d > 3 || d < -3 {
		return 0
	}
	slips := dsl.Slips(t, w)
	short, long := t, w
	if len(short) > len(long) {
		short, long = long, short
	}
	switch {
	case slips == 0 || slips > max(1, len(t)*2/5) || slips >= len(w):
		return 0
	case known && len(short) > 2 && strings.HasPrefix(long, short): // cover, covered
		return costSlip
	case known && (slips > 1 || len(t) < 2):
		return 0
	case known && len(t) > 2 && len(t) == len(w) && t[0] != w[0]:
		return 0
	case known:
		return costJoint + 15
	}
	if plural(t, w) {
		return costSlip - 5
	}
	cost := costSlip + 45*(slips-1)
	if digits := "0123456789"; strings.ContainsAny(t, digits) && !strings.ContainsAny(w, digits) {
		cost += 45 // a number is no slip of a letter
	}
	if t[0] != w[0] {
		cost += 4
	}
	if len(t) != len(w) && !doubles(t, w) {
		cost += 2
	}
	if k, ok := dsl.LookUp(w); ok && k.Tier != dsl.Core {
		cost += 5 // the everyday words are likelier
	}
	return cost + farKeys(t, w)
}

// doubles reports whether one word is another with one letter twice.
func doubles(t, w string) bool {
	for i := 1; i < len(t); i++ {
		if t[i] == t[i-1] && t[:i]+t[i+1:] == w {
			return true
		}
	}
	return false
}

// keys are the rows of letters on a keyboard.
var keys = []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}

// farKeys is what it costs more that a letter stands for one whose key is not beside its own: that
// is no slip of the finger.
func farKeys(t, w string) int {
	if len(t) != len(w) {
		return 0
	}
	var differ []int
	for i := range t {
		if t[i] != w[i] {
			differ = append(differ, i)
		}
	}
	if len(differ) != 1 {
		return 0
	}
	place := func(c byte) (x, y int) {
		for y, row := range keys {
			if x := strings.IndexByte(row, c); x >= 0 {
				return x, y
			}
		}
		return -9, -9
	}
	ax, ay := place(t[differ[0]])
	bx, by := place(w[differ[0]])
	// A row lies half a key to the right of the one above it.
	if dx, dy := 2*(bx-ax)+by-ay, by-ay; max(dx, -dx)+max(dy, -dy) == 2 {
		return 0
	}
	return 15
}
