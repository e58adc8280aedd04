package notation

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/gametest"
)

// No reason for which a move is refused is false: every sentence that can be said has a test of its
// own here, by what lies on the table and what is legal; a sentence that has none fails.
func TestReasonsAreTrue(t *testing.T) {
	deals, moves := 1, 24
	if testing.Short() {
		moves = 8
	}
	for _, id := range gametest.Library().IDs() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			g := gametest.Shipped(t, id)
			w := &witness{t: t, l: For(g), never: map[claim]string{}, done: map[claim]string{}}
			for deal := range uint64(deals) {
				r := rand.New(rand.NewPCG(deal, 5))
				s := gametest.Deal(t, g, deal+1)
				for step := range moves {
					w.legal = s.Moves(nil)
					w.note(s, step)
					if _, waits := s.Waiting(); !waits && step%4 == 0 && s.Status() == interp.Playing {
						w.probe(s, r)
					}
					if len(w.legal) == 0 {
						break
					}
					s.Apply(w.legal[r.IntN(len(w.legal))])
				}
			}
			for c, text := range w.never {
				if move, ok := w.done[c]; ok {
					t.Errorf("%s: %q was said, and %s is legal", l(w, c), text, move)
				}
			}
		})
	}
}

func l(w *witness, c claim) string { return fmt.Sprintf("%s %s %s", c.of, w.l.Pile(c.pile), c.suit) }

// A claim is something that is said never to happen: cards that leave a pile, come to it, several
// of them, or of a suit.
type claim struct {
	of   string
	pile int
	suit string
}

// A witness judges reasons.
type witness struct {
	t     *testing.T
	l     *Labels
	legal []interp.Move
	never map[claim]string // what was said never to happen, with the sentence
	done  map[claim]string // what was legal at some time
}

// note remembers what is legal.
func (w *witness) note(s *interp.State, step int) {
	if _, waits := s.Waiting(); waits {
		return // the player lays cards as part of the deal
	}
	for _, m := range w.legal {
		text := fmt.Sprintf("%s after %d moves", w.l.Format(s, m), step)
		if m.Kind() == interp.Play || m.Kind() == interp.Pluck {
			w.done[claim{"leave", m.From(), ""}] = text
			w.done[claim{"come to", m.To(), ""}] = text
			k := s.Card(m.From(), s.Len(m.From())-m.N())
			if m.Kind() == interp.Pluck {
				k = s.Card(m.From(), m.At())
			}
			w.done[claim{"suit to", m.To(), k.Kind().Suit().String()}] = text
			if m.N() > 1 {
				w.done[claim{"several to", m.To(), ""}] = text
			}
		}
	}
}

// probe types what is no legal move, at random.
func (w *witness) probe(s *interp.State, r *rand.Rand) {
	g := w.l.game
	var open []int
	var all []string
	for p := range g.Piles() {
		if !g.ZoneOf(p).Hidden && p != g.Aside() {
			open = append(open, p)
		}
		for i := range s.Len(p) {
			all = append(all, s.Card(p, i).Kind().String())
		}
	}
	for range 16 {
		a, b := open[r.IntN(len(open))], open[r.IntN(len(open))]
		x, y := all[r.IntN(len(all))], all[r.IntN(len(all))]
		n := 1 + r.IntN(max(1, s.Len(a)))
		zone := strings.TrimRight(w.l.Zone(g.ZoneOf(b).Index), "-")
		for _, typed := range []attempt{
			{[]string{w.l.Pile(a), w.l.Pile(b)}},
			{[]string{w.l.Pile(a), w.l.Pile(b), strconv.Itoa(n)}},
			{[]string{w.l.Pile(a), zone}},
			{[]string{w.l.Pile(a)}},
			{[]string{x, y}},
			{[]string{x, w.l.Pile(b)}},
			{[]string{x}},
			{[]string{x, zone}},
		} {
			w.judge(s, typed)
		}
	}
}

// An attempt is what was typed: for each word the piles that it may mean, and the card.
type attempt struct {
	words []string
}

// judge types something, and asks whether what it is answered with is so.
func (w *witness) judge(s *interp.State, a attempt) {
	typed := strings.Join(a.words, " ")
	_, err := w.l.Parse(s, typed)
	var no *Refused
	if !errors.As(err, &no) || slices.Contains(w.l.game.Actions(), no.Move) { // the stock for what deals from it
		return
	}
	if why := w.lie(s, a, no.Refusal.Text); why != "" {
		w.t.Errorf("%s: %q: %s\n%s", typed, no.Refusal.Text, why, w.l.Board(s))
	}
}

// piles are those that a word may mean.
func (w *witness) piles(s *interp.State, word string) (out []int) {
	if ps, err := w.l.find(strings.ToLower(word)); err == nil {
		return ps
	}
	return w.holding(s, word)
}

// holding are the piles in which a card lies.
func (w *witness) holding(s *interp.State, word string) (out []int) {
	k, err := cards.Parse(word)
	if err != nil {
		return nil
	}
	for p := range w.l.game.Piles() {
		for i := range s.Len(p) {
			if s.Card(p, i).Kind() == k {
				out = append(out, p)
				break
			}
		}
	}
	return out
}

func (w *witness) lie(s *interp.State, a attempt, text string) string {
	if label, rest, ok := strings.Cut(text, " comes nearest: "); ok {
		return w.lie(s, attempt{[]string{a.words[0], label}}, rest)
	}
	for _, x := range sentences {
		if said := x.form.FindStringSubmatch(text); said != nil {
			if why := x.lie(w, s, a, said); why != "" || len(a.words) == 1 {
				return why
			}
			return w.names(s, a, text)
		}
	}
	return "nobody can tell whether this is so"
}

// names asks whether the first card that a sentence names is one that was meant: it was typed, or
// lies in a pile that was.
func (w *witness) names(s *interp.State, a attempt, text string) string {
	found := regexp.MustCompile(`\b`+aCard+`\b`).FindAllString(text, -1)
	for _, name := range found {
		near := slices.ContainsFunc(a.words, func(word string) bool { return strings.EqualFold(word, name) })
		for _, word := range a.words {
			for _, p := range w.piles(s, word) {
				near = near || slices.Contains(w.holding(s, name), p) || s.Covered(p)
			}
		}
		if !near {
			return name + " has nothing to do with it"
		}
	}
	return ""
}

// anyLegal finds a legal play of some cards.
func (w *witness) anyLegal(s *interp.State, fits func(m interp.Move) bool) string {
	for _, m := range w.legal {
		if (m.Kind() == interp.Play || m.Kind() == interp.Pluck) && fits(m) {
			return w.l.Format(s, m) + " is legal"
		}
	}
	return ""
}

// from and to tell what an attempt is about; of one word every pile is a target.
func (w *witness) from(s *interp.State, a attempt) []int { return w.piles(s, a.words[0]) }

func (w *witness) to(s *interp.State, a attempt) []int {
	if len(a.words) > 1 {
		if all := w.piles(s, a.words[1]); w.l.isPile(strings.ToLower(a.words[1])) {
			return all
		} else {
			return w.under(s, a.words[1], all)
		}
	}
	var all []int
	for p := range w.l.game.Piles() {
		all = append(all, p)
	}
	return all
}

// says notes what is never to happen, for the piles of which it is said: one of them at least.
func (w *witness) says(of, suit, text string, piles []int) string {
	if len(piles) == 1 {
		w.never[claim{of, piles[0], suit}] = text
	}
	return ""
}

// between reports whether a move goes from where an attempt does to where it goes.
func (w *witness) between(s *interp.State, a attempt, m interp.Move) bool {
	return slices.Contains(w.from(s, a), m.From()) && slices.Contains(w.to(s, a), m.To())
}

// lowest is the card that a move takes lowest.
func lowest(s *interp.State, m interp.Move) string {
	if m.Kind() == interp.Pluck {
		return s.Card(m.From(), m.At()).Kind().String()
	}
	return s.Card(m.From(), s.Len(m.From())-m.N()).Kind().String()
}

// goes finds a legal play of a card to one of some piles.
func (w *witness) goes(s *interp.State, card string, from, tos []int) string {
	return w.anyLegal(s, func(m interp.Move) bool {
		return slices.Contains(tos, m.To()) && slices.Contains(from, m.From()) && lowest(s, m) == card
	})
}

// on reports whether a card lies somewhere directly on another, in a pile or by a picture.
func (w *witness) on(s *interp.State, upper, lower string) bool {
	is := func(p, i int, name string) bool {
		c := s.Card(p, i)
		return c.Down() && name == "a face-down card" || c.Kind().String() == name
	}
	for p := range w.l.game.Piles() {
		for i := range s.Len(p) {
			if !is(p, i, lower) {
				continue
			}
			if i+1 < s.Len(p) && is(p, i+1, upper) {
				return true
			}
			if i+1 < s.Len(p) || !s.Covered(p) {
				continue
			}
			// Of a picture: in the next row, beside or below it.
			z := w.l.game.ZoneOf(p)
			for q := z.First; q < z.First+z.Count; q++ {
				if s.Len(q) > 0 && is(q, s.Len(q)-1, upper) && w.l.game.Pile(q).Row != w.l.game.Pile(p).Row {
					return true
				}
			}
		}
	}
	return false
}

// tops reports whether a card lies on top of one of some piles.
func (w *witness) tops(s *interp.State, card string, piles []int) bool {
	return slices.ContainsFunc(piles, func(p int) bool {
		return s.Len(p) > 0 && s.Card(p, s.Len(p)-1).Kind().String() == card
	})
}

// under are those of some piles with a card on top.
func (w *witness) under(s *interp.State, card string, piles []int) (out []int) {
	for _, p := range piles {
		if w.tops(s, card, []int{p}) {
			out = append(out, p)
		}
	}
	return out
}

// otherTop asks what was said of a top card whether that is what decides: with some other card in
// its place the move is legal, the rest of the table being as it is.
func (w *witness) otherTop(s *interp.State, a attempt, said []string) string {
	if len(a.words) < 2 || len(w.from(s, a)) != 1 || len(w.under(s, said[2], w.to(s, a))) != 1 {
		return ""
	}
	from, to := w.from(s, a)[0], w.under(s, said[2], w.to(s, a))[0]
	at := s.Len(from) - 1
	for at >= 0 && s.Card(from, at).Kind().String() != said[1] {
		at--
	}
	if at < 0 || from == to || s.Len(to) == 1 { // with another card at its bottom it is another pile
		return ""
	}
	move, board := interp.PlayMove(from, to, s.Len(from)-at), w.l.Board(s)
	tried := 0
	seen := map[cards.Kind]bool{}
	for _, k := range w.l.game.Pack() {
		if seen[k] || k.String() == said[2] {
			continue
		}
		seen[k] = true
		other, err := w.l.ReadBoard(withTop(board, w.l.Pile(to), k.String()), true)
		if err != nil || other.Status() != interp.Playing {
			continue
		}
		tried++
		if other.Legal(move) || other.Legal(interp.PluckMove(from, at, to)) {
			return ""
		}
	}
	if tried == 0 {
		return ""
	}
	return fmt.Sprintf("and on no other of %d cards either", tried)
}

// withTop is a board on which a pile has another card on top; the card itself goes from where it
// lies to where that one lay.
func withTop(board, pile, card string) string {
	var top string
	var lines []string
	for line := range strings.SplitSeq(board, "\n") {
		if rest, ok := strings.CutPrefix(line, pile+":"); ok {
			ws := strings.Fields(rest)
			top, ws[len(ws)-1] = ws[len(ws)-1], "TOP"
			line = pile + ": " + strings.Join(ws, " ")
		}
		lines = append(lines, line)
	}
	changed := false
	for i, line := range lines {
		label, rest, ok := strings.Cut(line, ":")
		if !ok || changed || strings.Contains(label, " ") {
			continue
		}
		ws := strings.Fields(rest)
		for j, word := range ws {
			if !changed && strings.Trim(word, "()") == card {
				ws[j], changed = strings.Replace(word, card, top, 1), true
			}
		}
		lines[i] = label + ": " + strings.Join(ws, " ")
	}
	return strings.Replace(strings.Join(lines, "\n"), "TOP", card, 1)
}
