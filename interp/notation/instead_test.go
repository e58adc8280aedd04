package notation

import (
	"errors"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/gametest"
)

// What is named instead of a card that does not go is played if it lies there, and nothing else is:
// asked of positions that are set up anew, with two cards changed.
func TestInsteadIsTrue(t *testing.T) {
	moves := 8
	if testing.Short() {
		moves = 4
	}
	var named, asked atomic.Int64
	t.Run("games", func(t *testing.T) {
		for n, id := range gametest.Library().IDs() {
			t.Run(id, func(t *testing.T) {
				t.Parallel()
				g := gametest.Shipped(t, id)
				s := gametest.Deal(t, g, uint64(n)+1)
				l, r := For(g), rand.New(rand.NewPCG(uint64(n), 9))
				for step := range moves {
					legal := s.Moves(nil)
					if len(legal) == 0 {
						break
					}
					if _, waits := s.Waiting(); !waits && step%4 == 3 {
						for _, typed := range typedPairs(l, s, r) {
							n, a := l.judgeInstead(t, s, typed)
							named.Add(n)
							asked.Add(a)
						}
					}
					s.Apply(legal[r.IntN(len(legal))])
				}
			})
		}
	})
	t.Logf("%d sentences name cards, %d cards were laid there", named.Load(), asked.Load())
	if named.Load() < 500 || asked.Load() < 20*named.Load() {
		t.Errorf("only %d sentences name cards, and %d cards were laid there", named.Load(), asked.Load())
	}
}

// typedPairs are plays that may be refused: of piles to others, to all of a zone, and to wherever
// they go.
func typedPairs(l *Labels, s *interp.State, r *rand.Rand) (out []string) {
	var open []int
	for p := range l.game.Piles() {
		if !l.game.ZoneOf(p).Hidden && p != l.game.Aside() {
			open = append(open, p)
		}
	}
	for range 3 {
		a, b := open[r.IntN(len(open))], open[r.IntN(len(open))]
		if s.Len(a) > 0 {
			out = append(out, l.Pile(a), l.Pile(a)+" "+l.Pile(b), l.Pile(a)+" "+l.Zone(l.game.ZoneOf(b).Index))
		}
	}
	return out
}

// judgeInstead types something, and asks of each card of the pack whether it is named rightly. It
// counts sentences and cards.
func (l *Labels) judgeInstead(t *testing.T, s *interp.State, typed string) (named, asked int64) {
	_, err := l.Parse(s, typed)
	var no *Refused
	if !errors.As(err, &no) {
		return 0, 0
	}
	text := l.Instead(s, no.Refusal)
	if text == "" {
		return 0, 0
	}
	u, err := l.ReadSetup(l.Board(s), false)
	if err != nil {
		t.Fatal(err)
	}
	// Cards that take part lie there already, and are left out of what is named: any other heart.
	var but cards.Mask
	for _, m := range no.Refusal.Of {
		if m.Kind() == interp.Play {
			for _, p := range []int{m.From(), m.To()} {
				for i := range s.Len(p) {
					if p == m.From() && i >= s.Len(p)-m.N() && m.N() > 1 || p == m.To() && i == s.Len(p)-1 {
						but |= s.Card(p, i).Kind().Bit()
					}
				}
			}
		}
	}
	everywhere := func(interp.Move) bool { return true }
	judge := func(own int, sets bool, words string, there func(interp.Move) bool) {
		words, another := strings.CutPrefix(words, "another ")
		if another {
			words = "a " + words
		}
		named := l.readSorts(t, words, but)
		if another {
			named &^= s.Card(own, s.Len(own)-1).Kind().Bit()
		}
		for _, k := range l.game.Pack() {
			accepted, sure := false, true
			for _, m := range no.Refusal.Of {
				if (m.Kind() == interp.Set) == sets && there(m) {
					legal, ok := l.laid(s, u, m, own, no.Refusal.Wants, k, strings.HasSuffix(words, " on top"))
					accepted, sure = accepted || legal, sure && ok
				}
			}
			if !sure {
				continue
			}
			asked++
			if accepted != named.Has(k) {
				t.Errorf("%s: %s; %s: is %s accepted? %v\n%s", typed, no.Refusal.Text, text, k, accepted, l.Board(s))
			}
		}
	}
	if strings.Contains(text, " would go with ") && !strings.HasPrefix(text, "it ") {
		for part := range strings.SplitSeq(text, ", and ") {
			words, card, _ := strings.Cut(part, " would go with ")
			for _, p := range l.Leaves(s, no.Refusal.Of[0]) {
				if s.Card(p, s.Len(p)-1).Kind().String() == card {
					judge(p, true, words, everywhere)
				}
			}
		}
		return 1, asked
	}
	own, err := l.Find(strings.Fields(typed)[0])
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(text, " takes ") || strings.Contains(text, " take ") && !strings.HasPrefix(text, "they ") {
		for part := range strings.SplitSeq(text, "; ") {
			said := pileTakes.FindStringSubmatch(part)
			there := func(m interp.Move) bool { return l.inRun(said[1], m.To()) }
			from := own
			if l.would(s, playOf(no.Refusal.Of, there), own) == 0 {
				from = l.giver(s, own, playOf(no.Refusal.Of, there).To(), l.readSorts(t, said[2], but))
			}
			judge(from, false, said[2], there)
		}
		return 1, asked
	}
	if m := no.Refusal.Of[0]; strings.HasSuffix(text, " may") && l.would(s, interp.PlayMove(own, m.To(), 1), own) == 0 {
		own = l.giver(s, own, m.To(), l.readSorts(t, text, but))
	}
	on, with, both := strings.Cut(text, ", or with ")
	if rest, only := strings.CutPrefix(text, "it would go with "); only {
		on, with, both = "", rest, true
	}
	if on != "" {
		judge(own, false, on, everywhere)
	}
	if both {
		judge(own, true, with, everywhere)
	}
	return 1, asked
}

// playOf is the first of some moves of which something holds, as one card.
func playOf(moves []interp.Move, holds func(interp.Move) bool) interp.Move {
	m := moves[slices.IndexFunc(moves, holds)]
	return interp.PlayMove(m.From(), m.To(), 1)
}

// giver is a pile of the zone of another from which a pile takes just some cards; that other where
// there is none.
func (l *Labels) giver(s *interp.State, own, to int, what cards.Mask) int {
	z := l.game.ZoneOf(own)
	for p := z.First; p < z.First+z.Count; p++ {
		if p != own && p != to && l.would(s, interp.PlayMove(p, to, 1), p) == what {
			return p
		}
	}
	return own
}

// pileTakes says what some piles take.
var pileTakes = regexp.MustCompile(`^(.+) takes? (.+)$`)

// inRun reports whether a pile is among those that are named: t1, t3–t5.
func (l *Labels) inRun(text string, pile int) bool {
	for part := range strings.SplitSeq(text, ", ") {
		first, last, _ := strings.Cut(part, "–")
		if last == "" {
			last = first
		}
		a, errA := l.find(first)
		b, errB := l.find(last)
		if errA == nil && errB == nil && a[0] <= pile && pile <= b[0] {
			return true
		}
	}
	return false
}

// laid sets up a position in which a card of a kind lies where another lay, and asks whether the
// play is legal there. It is sure where nothing happened by itself when it was set up.
func (l *Labels) laid(
	s *interp.State, u interp.Setup, m interp.Move, own int, wants interp.Wanted, k cards.Kind, whole bool,
) (legal, sure bool) {
	pile := own
	switch {
	case whole: // the card on top of what moves together
	case wants == interp.WantsCard && m.Kind() != interp.Set:
		m = interp.PlayMove(own, m.To(), 1)
	case m.Kind() == interp.Play:
		pile = m.To()
	default:
		pair := slices.DeleteFunc(l.Leaves(s, m), func(p int) bool { return p == own })
		if len(pair) != 1 {
			return false, false
		}
		pile = pair[0]
	}
	if len(u.Piles[pile]) == 0 {
		return false, true
	}
	u.Piles = maps.Clone(u.Piles)
	for p := range u.Piles {
		u.Piles[p] = slices.Clone(u.Piles[p])
	}
	at := len(u.Piles[pile]) - 1
	takesPart := func(p, i int) bool {
		top := i == len(u.Piles[p])-1
		if m.Kind() == interp.Set {
			return top && slices.Contains(l.Leaves(s, m), p)
		}
		return p == m.To() && top || p == m.From() && i >= len(u.Piles[p])-m.N()
	}
	if old := u.Piles[pile][at]; old.Kind() != k {
		there := false
		for p := range l.game.Piles() {
			for i, c := range u.Piles[p] {
				if !there && c.Kind() == k && !takesPart(p, i) {
					u.Piles[pile][at] = c.Faced(old.Down())
					u.Piles[p][i] = old.Faced(c.Down())
					there = true
				}
			}
		}
		if !there {
			return false, true // it can lie nowhere else
		}
	}
	x, err := l.game.Position(u)
	if err != nil {
		return false, false
	}
	defer x.Release()
	for p := range l.game.Piles() {
		for i, c := range u.Piles[p] {
			if x.Len(p) != len(u.Piles[p]) || x.Card(p, i) != c {
				return false, false
			}
		}
	}
	return x.Legal(m), x.Status() == interp.Playing
}

// readSorts reads which kinds of cards a sentence names.
func (l *Labels) readSorts(t *testing.T, text string, but cards.Mask) (out cards.Mask) {
	for _, frame := range []string{"it would go on ", "they take ", "it would go with ", "they would with "} {
		text = strings.TrimPrefix(text, frame)
	}
	for _, frame := range []string{" does", " may", " on top"} {
		text = strings.TrimSuffix(text, frame)
	}
	text = strings.ReplaceAll(strings.ReplaceAll(text, onFoundation, ""), ", or on ", ", ")
	for name := range strings.SplitSeq(strings.ReplaceAll(text, " or ", ", "), ", ") {
		ws := strings.Fields(name)
		of := func(k cards.Kind) bool { return k.String() == name }
		other := ws[0] == "another" || len(ws) == 3 && ws[1] == "other"
		if other && len(ws) == 3 {
			ws = slices.Delete(ws, 1, 2)
		}
		switch {
		case len(ws) == 2 && ws[0] == "any":
			of = func(k cards.Kind) bool { return k.Suit().String() == ws[1]+"s" }
		case len(ws) > 1:
			rank := ws[len(ws)-1]
			of = func(k cards.Kind) bool {
				isRank := k.Rank().Short() == rank || k.Rank().String() == rank
				return isRank && (len(ws) == 2 || k.Red() == (ws[1] == "red"))
			}
		}
		some := slices.DeleteFunc(l.game.Pack(), func(k cards.Kind) bool { return !of(k) })
		if len(some) == 0 {
			t.Errorf("%q names no card", name)
		}
		for _, k := range some {
			if other && but.Has(k) {
				continue
			}
			out |= k.Bit()
		}
	}
	return out
}
