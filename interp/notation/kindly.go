package notation

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
)

// This file reads what is no notation but can be understood: other signs between labels than
// blanks, or none; other words for turning the stock; cards in the place of piles. What is written
// in words is put into signs first, by spoken.go.

// mostReadings bounds the moves that cards of several packs are tried for.
const mostReadings = 400

// between are words of speech that stand before labels and between them.
var between = []string{"move", "play", "put", "from", "to", "on", "onto", "and", "with", "the"}

// turnWords are what other programs and players say for turning the stock.
var turnWords = []string{"deal", "d", "draw", "flip"}

// kindly reads a text that is no legal move in notation; err is why. A text that was understood and
// refused, or that means several moves, is read otherwise only where it takes the stock for a pile.
// One that could not be read is tried without the words of speech, then as a turn, then as labels
// parted in other ways, and last with cards for piles: the boldest reading comes last, and one that
// is understood and refused ends the search, for its answer says most.
func (l *Labels) kindly(s *interp.State, text string, err error) (interp.Move, error) {
	var no *Refused
	if actions := l.stockActions(s, text); actions != nil {
		name := l.game.Actions()[actions[0].Line()]
		return l.one(s, name, actions, func() interp.Refusal { return s.Why(actions[0]) })
	}
	switch {
	case errors.As(err, &no):
		return l.fromStock(s, text, err)
	case !isUnclear(err):
		return 0, err
	}
	first, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	if rest != "" && slices.Contains(between, strings.ToLower(first)) {
		return l.Parse(s, rest)
	}
	ws := words(text)
	if ofStock := len(ws) > 1 && l.isStock(ws[1]); ofStock && (ws[0] == "turn" || slices.Contains(turnWords, ws[0])) {
		return l.Parse(s, strings.Join(append([]string{"turn"}, ws[2:]...), " "))
	}
	if len(ws) > 0 && slices.Contains(turnWords, ws[0]) {
		return l.parse(s, strings.Join(append([]string{"turn"}, ws[1:]...), " "))
	}
	tokens, ok := l.tokens(ws)
	if !ok {
		return 0, l.unread(ws, err)
	}
	if !slices.ContainsFunc(tokens, l.isCard) {
		if strings.ContainsAny(text, "+~@") { // which say what is meant, and that is not so here
			return 0, err
		}
		plain := strings.Join(tokens, " ")
		m, other := l.parse(s, plain)
		if errors.As(other, &no) {
			return l.fromStock(s, plain, other)
		}
		if isUnclear(other) {
			return 0, err
		}
		return m, other
	}
	if len(tokens) == 1 {
		return l.onlyMoveOf(s, tokens[0])
	}
	return l.byCards(s, text, tokens, err)
}

// Renewal is the name of the legal action by which cards become the stock again or, in a game in
// which no line turns it, are dealt; "" if there is none, or several.
func (l *Labels) Renewal(s *interp.State) string {
	if legal := meant(s, l.renewals(s)); len(legal) == 1 {
		return l.game.Actions()[legal[0].Line()]
	}
	return ""
}

// renewals are all such actions, legal or not.
func (l *Labels) renewals(s *interp.State) (out []interp.Move) {
	deals := len(s.Turns()) == 0
	for i := range l.game.Actions() {
		if l.game.Redeals(i) || deals && l.game.Deals(i) {
			out = append(out, interp.ActionMove(i))
		}
	}
	return out
}

// stockActions are the actions that may be meant by the stock, or by a word for turning one, in a
// game in which none is turned.
func (l *Labels) stockActions(s *interp.State, text string) []interp.Move {
	word := strings.ToLower(strings.TrimSpace(text))
	meant := word == "turn" || slices.Contains(turnWords, word)
	if !meant && !l.isStock(word) || len(s.Turns()) > 0 {
		return nil
	}
	return l.renewals(s)
}

func isUnclear(err error) bool {
	_, unread := errors.AsType[*Unclear](err)
	return unread
}

// fromStock reads a play from the stock that the rules do not know as a turn, which is what is
// meant by it.
func (l *Labels) fromStock(s *interp.State, text string, err error) (interp.Move, error) {
	ws := strings.Fields(strings.ToLower(text))
	if !l.isStock(ws[0]) || len(s.Turns()) == 0 || len(ws) > 2 || len(ws) == 2 && l.dealsToMore(s, ws[1]) {
		return 0, err
	}
	m, other := l.parseTurn(s, append([]string{"turn"}, ws[1:]...))
	var no *Refused
	if errors.As(other, &no) && (len(ws) == 1 || s.Len(s.Stock()) == 0) {
		return 0, &Refused{text, no.Refusal}
	}
	if no != nil || isUnclear(other) {
		return 0, err
	}
	return m, other
}

// dealsToMore reports whether a word is one pile of several to which a line turns the stock: none
// of its cards is played there.
func (l *Labels) dealsToMore(s *interp.State, word string) bool {
	piles, none := l.find(word)
	return none == nil && len(piles) == 1 && slices.ContainsFunc(s.Turns(), func(t interp.TurnInfo) bool {
		return t.To >= 0 && l.game.ZoneOf(t.To).Count > 1 && l.game.ZoneOf(t.To) == l.game.ZoneOf(piles[0])
	})
}

// isStock reports whether a word names the stock.
func (l *Labels) isStock(word string) bool {
	piles, none := l.find(word)
	return none == nil && l.game.ZoneOf(piles[0]).Kind == dsl.Stock
}

// words splits a text at whatever is no part of a label or a card, without the words that stand
// between them in speech.
func words(text string) []string {
	text = strings.NewReplacer("♠", "s", "♤", "s", "♥", "h", "♡", "h", "♦", "d", "♢", "d", "♣", "c", "♧", "c").
		Replace(strings.ToLower(text))
	ws := strings.FieldsFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("_-@#", r)
	})
	var out []string
	for _, w := range ws {
		if w = strings.Trim(w, "-"); w != "" && !slices.Contains(between, w) {
			out = append(out, w)
		}
	}
	return out
}

// isCard reports whether a word is a card and no pile is called so.
func (l *Labels) isCard(w string) bool {
	_, none := cards.Parse(w)
	return none == nil && !l.isPile(w)
}

// isPile reports whether a word is the label of a pile or zone.
func (l *Labels) isPile(w string) bool {
	label, _, _ := strings.Cut(w, "@")
	_, none := l.find(label)
	return none == nil
}

// tokens splits words into piles and cards, of which the last may be followed by a number.
func (l *Labels) tokens(ws []string) (out []string, ok bool) {
	for i, w := range ws {
		if _, bare := number(w); bare && i == 2 && len(ws) == 3 {
			out = append(out, w)
			continue
		}
		parts := l.split(w)
		if parts == nil {
			return nil, false
		}
		out = append(out, parts...)
	}
	return out, len(out) > 0 && len(out) <= 10
}

// unread is why words cannot be read, of which some are cards or written together: the first that
// is neither card nor pile.
func (l *Labels) unread(ws []string, err error) error {
	var parts []string
	for _, w := range ws {
		if of := l.split(w); of != nil {
			parts = append(parts, of...)
		} else {
			parts = append(parts, labels.FindAllString(w, -1)...)
		}
	}
	known := func(w string) bool { return l.isPile(w) || l.isCard(w) }
	i := slices.IndexFunc(parts, func(w string) bool { return !known(w) })
	alone := len(parts) == len(ws) && !slices.ContainsFunc(parts, l.isCard)
	if i < 0 || alone || !slices.ContainsFunc(parts, known) {
		return err
	}
	if _, none := l.find(parts[i]); none != nil {
		return none
	}
	return err
}

// labels finds what looks like labels, written together: t13t3.
var labels = regexp.MustCompile(`[^0-9]+[0-9]*|[0-9]+`)

// split parts what is written together: t13t3, 7h8c. A number is not parted: t11 is no t1 with
// something behind it.
func (l *Labels) split(w string) []string {
	if l.isPile(w) || l.isCard(w) {
		return []string{w}
	}
	for i := 1; i < len(w); i++ {
		left, right := w[:i], w[i:]
		dash := right[0] == '-' && len(right) > 1 // t13-t3, where no pile is called so
		if dash {
			right = right[1:]
		}
		if !l.isPile(left) && !l.isCard(left) || unicode.IsDigit(rune(right[0])) && !l.isCard(left) && !dash {
			continue
		}
		if rest := l.split(right); rest != nil {
			return append([]string{left}, rest...)
		}
	}
	return nil
}

// A spot is a pile that a word means and, of a card in it, how many cards lie on that.
type spot struct {
	label string
	pile  int
	above int
}

// spots lists where a card lies face up, on top only or anywhere; of a word that is no card it is
// the word.
func (l *Labels) spots(s *interp.State, w string, top bool) (out []spot) {
	if !l.isCard(w) {
		return []spot{{label: w, pile: -1}}
	}
	kind, _ := cards.Parse(w)
	for p := range l.game.Piles() {
		if l.game.ZoneOf(p).Hidden {
			continue
		}
		shown := l.game.ZoneOf(p).Open // of a stock the top is, though it counts as face down
		for i := s.Len(p) - 1; i >= 0; i-- {
			open := shown && i == s.Len(p)-1
			if c := s.Card(p, i); (open || !c.Down()) && c.Kind() == kind {
				out = append(out, spot{l.Pile(p), p, s.Len(p) - 1 - i})
			}
			if top {
				break
			}
		}
	}
	return out
}

// byCards reads moves in which a card stands for the pile it lies in, and for how many cards move.
func (l *Labels) byCards(s *interp.State, text string, tokens []string, unread error) (interp.Move, error) {
	text = strings.Join(strings.Fields(strings.ToLower(text)), " ")
	readings := []string{""}
	for i, w := range tokens {
		spots := l.spots(s, w, i > 0)
		if len(spots) == 0 {
			return 0, &Refused{text, l.notOnTop(s, w, i > 0)}
		}
		var next []string
		for _, r := range readings {
			for _, x := range spots {
				next = append(next, l.withSpot(s, r, x, len(tokens))...)
			}
		}
		if readings = next; len(readings) > mostReadings {
			return 0, unclear("too many cards may be meant; name the piles")
		}
	}
	var ms []interp.Move
	var no, nearest *Refused
	for _, r := range readings {
		r, n, several := strings.Cut(r, "#") // the number of cards stands last
		m, err := l.parse(s, strings.TrimSpace(r+" "+n))
		if err == nil && !several && l.takesMore(m, tokens) {
			m, err = l.parse(s, r+" 1")
		}
		var which *Ambiguous
		switch {
		case err == nil && several && m.Kind() != interp.Play: // the number was taken for a pile
		case err == nil:
			ms = append(ms, m)
		case errors.As(err, &which):
			ms = append(ms, which.Moves...)
		case errors.As(err, &no) && (nearest == nil || no.Refusal.Nearer(nearest.Refusal)):
			nearest = no
		}
	}
	switch {
	case len(ms) > 0:
		return l.one(s, text, ms, func() interp.Refusal { return s.Why(ms[0]) })
	case nearest != nil:
		return 0, nearest
	}
	return 0, unread
}

// takesMore reports whether a play of a card by its name would take along what it lies on: it is
// the card that is meant, but where a whole sequence goes out.
func (l *Labels) takesMore(m interp.Move, tokens []string) bool {
	return l.isCard(tokens[0]) && m.Kind() == interp.Play && m.N() > 1 &&
		l.game.ZoneOf(m.To()).Kind != dsl.Foundations
}

// notOnTop says why a card cannot be meant: it lies on no pile, or not open, or where only top
// cards can be meant, under another one.
func (l *Labels) notOnTop(s *interp.State, w string, top bool) interp.Refusal {
	kind, _ := cards.Parse(w)
	spots := l.spots(s, w, false)
	all := len(spots)
	out := func(x spot) bool { return l.game.ZoneOf(x.pile).Kind == dsl.Discard }
	switch spots = slices.DeleteFunc(spots, out); {
	case len(spots) > 0 || all == 0:
	case all == l.game.Sheet().Pack.Decks:
		return interp.Refusal{Text: kind.String() + " is out of play", Cause: interp.Buried, Fails: 1}
	default:
		return interp.Refusal{Text: "no " + kind.String() + " in play lies open", Cause: interp.Buried, Fails: 1}
	}
	if top && len(spots) > 0 {
		at := s.Len(spots[0].pile) - spots[0].above
		return interp.Refusal{
			Text:  fmt.Sprintf("%s is covered by %s", kind, l.seen(s, spots[0].pile, at)),
			Cause: interp.Buried, Fails: 1,
		}
	}
	if !slices.Contains(l.game.Pack(), kind) {
		return interp.Refusal{Text: "there is no " + kind.String() + " in this game"}
	}
	return interp.Refusal{Text: kind.String() + " does not lie open", Cause: interp.Buried, Fails: 1}
}

// withSpot adds a spot to the reading of the words before it.
func (l *Labels) withSpot(s *interp.State, before string, x spot, words int) []string {
	text, n, some := strings.Cut(before, "#")
	if text != "" {
		text += " " + x.label
		if some {
			text += "#" + n
		}
		return []string{text}
	}
	if x.pile < 0 || x.above == 0 {
		return []string{x.label}
	}
	if words > 2 {
		return nil // cards that leave together lie on top
	}
	out := []string{x.label + "#" + strconv.Itoa(x.above+1)}
	if l.game.Has(interp.Pluck) {
		out = append(out, x.label+"@"+strconv.Itoa(s.Len(x.pile)-x.above))
	}
	return out
}

// onlyMoveOf is the one legal move of a card, wherever it lies.
func (l *Labels) onlyMoveOf(s *interp.State, card string) (interp.Move, error) {
	spots := l.spots(s, card, false)
	if len(spots) == 0 {
		return 0, &Refused{card, l.notOnTop(s, card, false)}
	}
	return l.only(s, s.Moves(nil), card, func(m interp.Move) bool {
		return slices.ContainsFunc(spots, func(x spot) bool { return l.takes(s, m, x) })
	}, func() interp.Refusal {
		return l.noMove(s, l.nearest(s, spots))
	})
}

// takes reports whether a move takes the card at a spot, as the lowest of those that move.
func (l *Labels) takes(s *interp.State, m interp.Move, x spot) bool {
	switch m.Kind() {
	case interp.Play:
		return m.From() == x.pile && m.N() == x.above+1
	case interp.Pluck:
		return m.From() == x.pile && m.At() == s.Len(x.pile)-1-x.above
	}
	return x.above == 0 && slices.Contains(l.Leaves(s, m), x.pile)
}
