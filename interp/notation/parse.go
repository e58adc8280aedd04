package notation

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/interp"
)

// Parse reads a move as it is typed, in notation or so that it can be understood. The move it
// returns is legal. Errors are *Unclear, *Ambiguous or *Refused. Notation is tried first, and
// kindly only where that finds no legal move: so what Format has written is never read as anything
// else, and saves stay what they are.
func (l *Labels) Parse(s *interp.State, text string) (interp.Move, error) {
	if m, ok := l.parsePlain(s, text); ok {
		return m, nil
	}
	text = l.inSigns(text)
	m, err := l.parse(s, text)
	if err == nil || len(text) > longest || strings.TrimSpace(text) == "" {
		return m, err
	}
	if m, err = l.kindly(s, text, err); err == nil {
		return m, nil
	}
	return l.byRanks(s, text, err)
}

// parsePlain reads a play as Format writes most of them: two plain labels, and a number of cards
// behind them or none, so that just one play is legal. That is what parse makes of such a text,
// too, but it looks for much else before, and saves and solutions are full of them.
func (l *Labels) parsePlain(s *interp.State, text string) (m interp.Move, ok bool) {
	from, rest, _ := strings.Cut(text, " ")
	to, count, counted := strings.Cut(rest, " ")
	froms := l.plain[from]
	if len(froms) != 1 {
		return 0, false
	}
	n := 1
	if counted {
		if n, ok = number(count); !ok || n < 1 {
			return 0, false
		}
	}
	ok = false
	for _, p := range l.plain[to] {
		if play := interp.PlayMove(froms[0], p, min(n, 1000)); s.Legal(play) {
			if ok {
				return 0, false // which is meant hangs on where they lead
			}
			m, ok = play, true
		}
	}
	return m, ok
}

// longest is the length of the longest text that is read as a move.
const longest = 400

// parse reads a move in notation. The sign in the first word says which kind of move it is: + a
// set, ~ an exchange, @ a card inside its pile; an action is its name.
func (l *Labels) parse(s *interp.State, text string) (interp.Move, error) {
	ws := strings.Fields(strings.ToLower(text))
	if len(ws) == 0 {
		return 0, unclear("type a move, for example `t3 t7`")
	}
	if len(text) > longest {
		return 0, unclear("that is no move: it is too long")
	}
	if i := slices.Index(l.game.Actions(), ws[0]); i >= 0 && len(ws) == 1 {
		return l.legal(s, interp.ActionMove(i), ws[0])
	}
	switch {
	case ws[0] == "turn":
		return l.parseTurn(s, ws)
	case ws[0] == "redeal" && len(ws) == 1:
		return 0, &Refused{ws[0], interp.Refusal{Text: "there is no redeal in this game"}}
	case strings.Contains(ws[0], "+"):
		return l.parseSet(s, ws)
	case strings.Contains(ws[0], "~"):
		return l.parseSwap(s, ws)
	case strings.Contains(ws[0], "@"):
		return l.parsePluck(s, ws)
	case len(ws) == 1:
		return l.onlyMove(s, ws[0])
	case len(ws) > 2 && l.game.Has(interp.Set):
		if _, ok := number(ws[2]); !ok || len(ws) > 3 {
			return l.parseSet(s, []string{strings.Join(ws, "+")})
		}
	case len(ws) > 3:
		return 0, unclear("I cannot read `%s`; a move is written `t3 t7`, or `t3 t7 4` for four cards", text)
	}
	return l.parsePlay(s, ws)
}

// legal is a move if it is legal, else why it is not.
func (l *Labels) legal(s *interp.State, m interp.Move, text string) (interp.Move, error) {
	if s.Legal(m) {
		return m, nil
	}
	return 0, &Refused{text, s.Why(m)}
}

// one picks a move among those that a text may mean: legal ones that lead to equal positions are
// one.
func (l *Labels) one(s *interp.State, text string, ms []interp.Move, why func() interp.Refusal) (interp.Move, error) {
	found := meant(s, ms)
	switch len(found) {
	case 0:
		return 0, &Refused{text, why()}
	case 1:
		return found[0], nil
	}
	var choices []string
	for _, m := range found {
		choices = append(choices, l.exact(s, m))
	}
	return 0, &Ambiguous{choices, found}
}

// meant lists the legal ones among some moves, of those that lead to equal positions the first.
func meant(s *interp.State, ms []interp.Move) []interp.Move {
	if len(ms) == 1 && s.Legal(ms[0]) {
		return ms
	}
	var found []interp.Move
	var keys []interp.Key
	for _, m := range ms {
		if !s.Legal(m) {
			continue
		}
		if k := s.After(m); !slices.Contains(keys, k) {
			found, keys = append(found, m), append(keys, k)
		}
	}
	return found
}

// exact writes a move with all its labels in full. It is what is offered where a text means several
// moves.
func (l *Labels) exact(s *interp.State, m interp.Move) string {
	switch out := l.Format(s, m); {
	case m.Kind() == interp.Play && m.N() > 1:
		return fmt.Sprintf("%s %s %d", l.Pile(m.From()), l.Pile(m.To()), m.N())
	case m.Kind() == interp.Play:
		return l.Pile(m.From()) + " " + l.Pile(m.To())
	case m.Kind() == interp.Set && !strings.Contains(out, " "):
		return out + " " + l.Pile(m.To())
	default:
		return out
	}
}

// number reads a small number. Four digits at most: nothing here is counted beyond that, and no
// number overflows.
func number(s string) (int, bool) {
	n := 0
	if s == "" || len(s) > 4 {
		return 0, false
	}
	for _, c := range s {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, true
}

// parsePlay reads `t3 t7` and `t3 t7 4`. If no play is legal it may still be a set or an exchange
// written without its sign (together); if that is none either, it is told why the play is not.
func (l *Labels) parsePlay(s *interp.State, ws []string) (interp.Move, error) {
	froms, err := l.find(ws[0])
	if err != nil {
		return 0, err
	}
	tos, err := l.find(ws[1])
	if err != nil {
		return 0, err
	}
	want := 0
	if len(ws) == 3 {
		n, ok := number(ws[2])
		if !ok || n < 1 {
			return 0, unclear("`%s` is no number of cards", ws[2])
		}
		want = n
	}
	if len(froms) == 1 && len(tos) == 1 { // the first of plays, as most moves are written
		if m := interp.PlayMove(froms[0], tos[0], min(max(1, want), 1000)); s.Legal(m) {
			return m, nil
		}
	}
	ms := l.plays(s, froms, tos, want)
	m, err := l.one(s, strings.Join(ws, " "), ms, func() interp.Refusal {
		return l.whyNone(s, froms[0], tos, min(want, 1000))
	})
	if r, refused := err.(*Refused); refused {
		if len(froms) > 1 {
			return 0, unclear("which pile of the %s? %s to %s", l.game.ZoneOf(froms[0]).Title(),
				l.Pile(froms[0]), l.Pile(froms[len(froms)-1]))
		}
		return l.together(s, ws, r)
	}
	return m, err
}

// faceUp is the number of cards on top of a pile that lie face up.
func faceUp(s *interp.State, pile int) int {
	n := s.Len(pile)
	for n > 0 && !s.Card(pile, n-1).Down() {
		n--
	}
	return s.Len(pile) - n
}

// plays lists the plays that labels of piles may mean: of so many cards, or without a number those
// of one card. Only where no single card may go are the longest units meant: Format leaves a number
// out for single cards, so that beside a legal one nothing longer may be meant.
func (l *Labels) plays(s *interp.State, froms, tos []int, want int) []interp.Move {
	var ms []interp.Move
	for _, from := range froms {
		for _, to := range tos {
			if m := interp.PlayMove(from, to, min(max(1, want), 1000)); want > 0 || s.Legal(m) {
				ms = append(ms, m)
			}
		}
	}
	if want > 0 || len(ms) > 0 {
		return ms
	}
	for _, from := range froms {
		for _, to := range tos {
			n := faceUp(s, from)
			for n > 1 && !s.Legal(interp.PlayMove(from, to, n)) {
				n--
			}
			if n > 1 {
				ms = append(ms, interp.PlayMove(from, to, n))
			}
		}
	}
	return ms
}

// together reads labels of piles without + or ~ between them, where they mean no play: the cards
// leave together, or change places. played is why it is no play.
func (l *Labels) together(s *interp.State, ws []string, played *Refused) (interp.Move, error) {
	var piles []int
	for _, w := range ws {
		ps, err := l.find(w)
		if err != nil || len(ps) != 1 || slices.Contains(piles, ps[0]) {
			return 0, played
		}
		piles = append(piles, ps[0])
	}
	var others []func() (interp.Move, error)
	if l.game.Has(interp.Set) {
		others = append(others, func() (interp.Move, error) { return l.parseSet(s, []string{strings.Join(ws, "+")}) })
	}
	if len(ws) == 2 && l.game.Has(interp.Swap) {
		others = append(others, func() (interp.Move, error) { return l.parseSwap(s, []string{strings.Join(ws, "~")}) })
	}
	answer := error(played)
	for i, other := range others {
		m, err := other()
		if _, refused := err.(*Refused); !refused {
			return m, err
		}
		// Where nothing is ever built, a play was not meant, but where the last word is a number.
		_, counted := number(ws[len(ws)-1])
		if i == 0 && !counted && !l.game.ZoneOf(piles[1]).Builds && s.Len(piles[1]) > 0 {
			answer = err
		}
	}
	return 0, answer
}

// onlyMove is the one legal move of the cards of a pile, if there is just one, or all of them lead
// to equal positions.
func (l *Labels) onlyMove(s *interp.State, label string) (interp.Move, error) {
	if _, bare := number(label); bare { // likelier a slip than a pile
		return 0, unclear("%s alone is no move; a move is written `t3 t7`, or `3 7`", label)
	}
	piles, err := l.find(label)
	if err != nil {
		return 0, err
	}
	return l.only(s, s.Moves(nil), label, func(m interp.Move) bool {
		return slices.ContainsFunc(l.Leaves(s, m), func(p int) bool { return slices.Contains(piles, p) })
	}, func() interp.Refusal {
		if len(piles) == 1 {
			return l.NoMove(s, piles[0], s.Len(piles[0])-1)
		}
		return interp.Refusal{Text: "no card there can be played now"}
	})
}

// only is the one move among some legal ones that a text means, if there is just one, or all of
// them lead to equal positions; none says why there is none.
func (l *Labels) only(
	s *interp.State, ms []interp.Move, text string, means func(interp.Move) bool, none func() interp.Refusal,
) (interp.Move, error) {
	ms = slices.DeleteFunc(ms, func(m interp.Move) bool { return !means(m) })
	same := s.Alike(ms)
	switch len(same) {
	case 0:
		return 0, &Refused{text, none()}
	case 1:
		return ms[0], nil
	}
	var choices []string
	ms = ms[:0]
	for _, alike := range same {
		ms = append(ms, alike[0])
		choices = append(choices, l.Format(s, alike[0]))
	}
	return 0, &Ambiguous{choices, ms}
}

// Leaves lists the piles from which the player moves cards: none for a turn or an action.
func (l *Labels) Leaves(s *interp.State, m interp.Move) []int {
	switch m.Kind() {
	case interp.Play, interp.Pluck:
		return []int{m.From()}
	case interp.Swap:
		return []int{m.From(), m.To()}
	case interp.Set:
		var out []int
		for _, p := range s.SetPiles(m, nil) {
			out = append(out, int(p))
		}
		return out
	}
	return nil
}

// parsePluck reads `t3@2 f1`, cards counted from the bottom, from 1. The top card is a play.
func (l *Labels) parsePluck(s *interp.State, ws []string) (interp.Move, error) {
	text := strings.Join(ws, " ")
	label, at, _ := strings.Cut(ws[0], "@")
	froms, err := l.find(label)
	if err != nil {
		return 0, err
	}
	n, ok := number(at)
	if !ok || n < 1 || len(froms) != 1 || len(ws) != 2 {
		return 0, unclear("a card inside a pile is played like this: `t3@2 f1`, the second from the bottom")
	}
	if n > s.Len(froms[0]) {
		return 0, unclear("%s has only %s", l.Pile(froms[0]), dsl.Many(s.Len(froms[0]), "card"))
	}
	tos, err := l.find(ws[1])
	if err != nil {
		return 0, err
	}
	var ms []interp.Move
	for _, to := range tos {
		if n == s.Len(froms[0]) {
			ms = append(ms, interp.PlayMove(froms[0], to, 1))
		} else {
			ms = append(ms, interp.PluckMove(froms[0], n-1, to))
		}
	}
	return l.one(s, text, ms, func() interp.Refusal { return s.Why(ms[0]) })
}

// parseSet reads `t3+t5` and, with where they go, `t3+t5 r1`. The order of the piles is of no
// matter.
func (l *Labels) parseSet(s *interp.State, ws []string) (interp.Move, error) {
	text := strings.Join(ws, " ")
	var piles []uint8
	for _, label := range strings.Split(ws[0], "+") {
		if label == "" {
			return 0, unclear("a set is written like this: `t3+t5`")
		}
		ps, err := l.find(label)
		if err != nil {
			return 0, err
		}
		if len(ps) != 1 {
			return 0, l.several(label, ps)
		}
		if slices.Contains(piles, uint8(ps[0])) {
			return 0, unclear("%s is named twice", l.Pile(ps[0]))
		}
		piles = append(piles, uint8(ps[0]))
	}
	if len(piles) > 200 || len(ws) > 2 {
		return 0, unclear("a set is written like this: `t3+t5`")
	}
	slices.Sort(piles)
	var tos []int
	if len(ws) == 2 {
		ps, err := l.find(ws[1])
		if err != nil {
			return 0, err
		}
		tos = ps
	} else {
		tos = l.game.SetTargets()
	}
	if len(tos) == 0 {
		return 0, unclear("cards do not leave together in this game")
	}
	var ms []interp.Move
	for _, to := range tos {
		ms = append(ms, s.SetMove(piles, to))
	}
	return l.one(s, text, ms, func() interp.Refusal { return s.Why(ms[0]) })
}

// parseSwap reads `t3~t9`. Which of the two stands first is of no matter where both lines allow it.
func (l *Labels) parseSwap(s *interp.State, ws []string) (interp.Move, error) {
	a, b, _ := strings.Cut(ws[0], "~")
	pa, err := l.find(a)
	if err != nil {
		return 0, err
	}
	pb, err := l.find(b)
	if err != nil {
		return 0, err
	}
	if len(pa) != 1 || len(pb) != 1 || len(ws) > 1 {
		return 0, unclear("an exchange is written like this: `t3~t9`")
	}
	m := interp.SwapMove(pa[0], pb[0])
	if o := interp.SwapMove(pb[0], pa[0]); !s.Legal(m) && s.Legal(o) {
		m = o
	}
	return l.legal(s, m, ws[0])
}

// parseTurn reads `turn`, with the pile it goes to, the number of cards, and the number of the
// `turn` line, each only where there are several.
func (l *Labels) parseTurn(s *interp.State, ws []string) (interp.Move, error) {
	text := strings.Join(ws, " ")
	infos := s.Turns()
	if len(infos) == 0 {
		return 0, &Refused{text, s.Why(interp.TurnMove(0))}
	}
	if len(ws) == 2 && strings.HasPrefix(ws[1], "#") {
		n, ok := number(ws[1][1:])
		if !ok || n < 1 || n > len(infos) {
			return 0, unclear("`%s` is no `turn` line: this game has %d", ws[1], len(infos))
		}
		return l.legal(s, interp.TurnMove(n-1), text)
	}
	var to []int
	cards := 0
	for _, w := range ws[1:] {
		if n, ok := number(w); ok && len(w) < 3 && (to != nil || len(ws) == 2) {
			cards = n
			continue
		}
		ps, err := l.find(w)
		if err != nil {
			return 0, err
		}
		if to != nil {
			return 0, unclear("the stock is turned to one place at a time, not to `%s` as well", w)
		}
		to = ps
	}
	ms := turnsTo(infos, to, cards)
	if len(ms) == 0 {
		return 0, unclear("the stock is not turned like that in this game")
	}
	return l.one(s, text, ms, func() interp.Refusal { return s.Why(ms[0]) })
}

// turnsTo lists the turns to one of some piles, or to any for nil, of so many cards, or any number
// for 0.
func turnsTo(infos []interp.TurnInfo, to []int, cards int) []interp.Move {
	var ms []interp.Move
	for i, t := range infos {
		if (to == nil || slices.Contains(to, t.To)) && (cards == 0 || cards == t.Cards) {
			ms = append(ms, interp.TurnMove(i))
		}
	}
	return ms
}
