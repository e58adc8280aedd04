package boards

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/notation"
)

// This file answers how a position is read whatever its form: which form a text is, that every card
// of the pack stands in it once for each deck, and what a form of another program leaves out.

// The forms.
const (
	Text       = "text"
	JSON       = "json"
	FCSolve    = "fc-solve"
	Solvitaire = "solvitaire"
)

// Forms lists all forms.
var Forms = []string{Text, JSON, FCSolve, Solvitaire}

// maxText bounds what is read.
const maxText = 1 << 20

// Read reads a position in any of the forms. Which form it is follows from its beginning: an object
// begins with a brace, a column of fc-solve with a card, a line of ours with a label. Errors say
// the line or the key.
func Read(g *interp.Game, text string) (*interp.State, error) {
	if len(text) > maxText {
		return nil, errors.New("this is no board: it is too long")
	}
	text = strings.TrimPrefix(strings.ReplaceAll(text, "\r\n", "\n"), "\ufeff")
	b := newBoard(g)
	switch {
	case strings.HasPrefix(strings.TrimSpace(text), "{"):
		return b.readObject(text)
	case looksLikeFCSolve(text):
		return b.readFCSolve(text)
	}
	if strings.TrimSpace(text) == "" {
		return nil, errors.New("there is no board here; a board is a pile a line, written `t3: KH 7C`")
	}
	return b.labels.ReadBoard(text, false)
}

// Write writes a position in a form. The forms of others are read back before they are given out:
// they were made for other games, and a position that comes back as another one is worse than none.
func Write(w io.Writer, s *interp.State, form string) error {
	b := newBoard(s.Game())
	var out string
	var err error
	switch form {
	case Text:
		out = b.labels.Board(s)
	case JSON:
		out, err = b.object(s)
	case FCSolve:
		out, err = b.fcSolve(s)
	case Solvitaire:
		out, err = b.solvitaire(s)
	default:
		return fmt.Errorf("there is no form %s; there are %s", form, strings.Join(Forms, ", "))
	}
	if err == nil && (form == FCSolve || form == Solvitaire) {
		err = b.faithful(s, out, form)
	}
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, out)
	return err
}

// faithful reports an error unless a text is read as the position it was written from. Keys are
// compared, so piles that may stand for one another may have changed places. What Read fills in
// counts as said.
func (b *board) faithful(s *interp.State, text, form string) error {
	same, err := b.labels.ReadBoard(b.labels.Board(s), false) // as if later shuffles were those of a board
	if err != nil {
		return err
	}
	again, err := Read(s.Game(), text)
	if err != nil || again.Key() != same.Key() {
		return fmt.Errorf("the form of %s cannot say all of this position; write it as %s or %s", form, Text, JSON)
	}
	return nil
}

// A board is a position being read: the cards found so far and where they stood. seen holds, for
// each kind of card, where in the text it stood, for the message when it stands once too often.
type board struct {
	game   *interp.Game
	labels *notation.Labels
	setup  interp.Setup
	seen   [cards.Kinds][]string
	deals  [2]*interp.State // two deals of the game, to see what every deal has
}

// newBoard is an empty one, with no card seen.
func newBoard(g *interp.Game) *board {
	return &board{
		game: g, labels: notation.For(g),
		setup: interp.Setup{Piles: map[int][]interp.Card{}, Counters: map[int]int{}, Left: map[string]int{}},
	}
}

// of lists the piles of a kind in the order of the rule file. Forms of other programs know kinds of
// piles and no names; a stock that the game only needs for its deal is left out.
func (b *board) of(kind dsl.Kind) []int {
	var ps []int
	for i := range b.game.Zones() {
		if z := b.game.Zone(i); z.Kind == kind && !z.Hidden {
			for p := z.First; p < z.First+z.Count; p++ {
				ps = append(ps, p)
			}
		}
	}
	return ps
}

// put lays a card on a pile; place says where it stood in the text. Both kinds of brackets mean
// face down: ours, (5H), and those of fc-solve, <5H>.
func (b *board) put(pile int, card, place string) error {
	down := false
	for _, br := range [...]string{"()", "<>"} {
		if len(card) > 2 && card[0] == br[0] && card[len(card)-1] == br[1] {
			card, down = card[1:len(card)-1], true
		}
	}
	k, err := cards.Parse(card)
	if err != nil {
		return fmt.Errorf("%s: %w", place, err)
	}
	return b.lay(pile, k, down, place)
}

// lay does the same with a card that has been read.
func (b *board) lay(pile int, k cards.Kind, down bool, place string) error {
	pack := b.game.Sheet().Pack
	if !pack.Has(k) {
		return fmt.Errorf("%s: %s is not in the pack of %s", place, k, b.game.Sheet().Title)
	}
	b.seen[k] = append(b.seen[k], place)
	if n := len(b.seen[k]); n > pack.Decks {
		return fmt.Errorf("%s: %s stands once too often, also in %s; the pack has %d", place, k,
			strings.Join(b.seen[k][:n-1], " and "), pack.Decks)
	}
	c := interp.Card(k)
	if down {
		c |= interp.FaceDown
	}
	b.setup.Piles[pile] = append(b.setup.Piles[pile], c)
	return nil
}

// missing lists the cards that have not been named, each as often as it lacks. With two decks a
// card can be there once and lack once.
func (b *board) missing() []cards.Kind {
	var ks []cards.Kind
	pack := b.game.Sheet().Pack
	for k := range pack.Mask().Each {
		for range pack.Decks - len(b.seen[k]) {
			ks = append(ks, k)
		}
	}
	return ks
}

// done makes the position, once every card has its place. Of many that are missing four are named:
// mostly a whole pile has been left out.
func (b *board) done() (*interp.State, error) {
	if ks := b.missing(); len(ks) > 0 {
		var ws []string
		for _, k := range ks[:min(len(ks), 4)] {
			ws = append(ws, k.String())
		}
		more := ""
		if n := len(ks) - len(ws); n > 0 {
			more = fmt.Sprintf(" and %d more", n)
		}
		return nil, fmt.Errorf("missing: %s%s; a board names every card of the pack of %s", strings.Join(ws, ", "),
			more, b.game.Sheet().Title)
	}
	return b.game.Position(b.setup)
}

// completed is done for a form of another program.
func (b *board) completed() (*interp.State, error) {
	b.complete()
	b.turn(dsl.Stock)
	b.turn(dsl.Reserve)
	return b.done()
}

// deal is one of two deals of the game. What both have alike is taken for what every deal has: two
// deals that are alike by chance in all cards of a zone are not to be expected.
func (b *board) deal(i int) *interp.State {
	if b.deals[i] == nil {
		s, err := b.game.Deal(uint64(i), rules.Setting{})
		if err != nil || s.Game() != b.game { // numbers asked are still open: its deals tell nothing
			s, _ = b.game.Position(interp.Setup{Partial: true})
		}
		b.deals[i] = s
	}
	return b.deals[i]
}

// complete puts the cards where they must be that a form of another program leaves out. Foundations
// and waste get what every deal lays there, if the text says nothing of them and those cards are
// still missing. What is missing then must have left the game, if that is possible: fc-solve and
// Solvitaire do not list discarded cards.
func (b *board) complete() {
	left := b.missing()
	if len(left) == 0 {
		return
	}
	put := func(p int, ks []cards.Kind) {
		for _, k := range ks {
			b.setup.Piles[p] = append(b.setup.Piles[p], interp.Card(k))
			b.seen[k] = append(b.seen[k], "")
		}
	}
	for _, kind := range [...]dsl.Kind{dsl.Foundations, dsl.Waste} {
		ps := b.of(kind)
		if slices.ContainsFunc(ps, func(p int) bool { return len(b.setup.Piles[p]) > 0 }) {
			continue
		}
		var have [2][]cards.Kind
		for i := range have {
			for _, p := range ps {
				for h := range b.deal(i).Len(p) {
					have[i] = append(have[i], b.deal(i).Card(p, h).Kind())
				}
			}
			slices.Sort(have[i])
		}
		all := !slices.ContainsFunc(have[0], func(k cards.Kind) bool { return !slices.Contains(left, k) })
		if !slices.Equal(have[0], have[1]) || !all {
			continue
		}
		for _, p := range ps {
			for h := range b.deal(0).Len(p) {
				put(p, []cards.Kind{b.deal(0).Card(p, h).Kind()})
			}
		}
	}
	if ds := b.of(dsl.Discard); len(ds) > 0 {
		put(ds[0], b.missing())
	}
}

// turn gives the cards of some piles the facing that a deal gives them: the top card, and those
// below it. Those forms do not say which cards of a stock or a reserve are face down.
func (b *board) turn(kind dsl.Kind) {
	for _, p := range b.of(kind) {
		pile := b.setup.Piles[p]
		s := b.deal(0)
		n := s.Len(p)
		if n == 0 {
			continue
		}
		for i := range pile {
			like := s.Card(p, 0)
			if i == len(pile)-1 {
				like = s.Card(p, n-1)
			}
			if pile[i] &^= interp.FaceDown; like.Down() {
				pile[i] |= interp.FaceDown
			}
		}
	}
}

// closed reports whether the deal lays cards of the tableau face down. Only then a small letter in
// Solvitaire's form means face down, for some write all suits small.
func (b *board) closed() bool {
	s := b.deal(0)
	for _, p := range b.of(dsl.Tableau) {
		for i := range s.Len(p) {
			if s.Card(p, i).Down() {
				return true
			}
		}
	}
	return false
}

// home finds the foundation for a card: the pile of its suit that it continues, or an empty one.
// Solvitaire lists foundations as one list, each suit from its base up.
func (b *board) home(k cards.Kind) (int, bool) {
	pack := b.game.Sheet().Pack
	for _, p := range b.of(dsl.Foundations) {
		pile := b.setup.Piles[p]
		if len(pile) == 0 {
			continue
		}
		top := pile[len(pile)-1].Kind()
		if top.Suit() == k.Suit() && pack.RankAt(pack.Place(top)+1) == k.Rank() && len(pile) < len(pack.Order) {
			return p, true
		}
	}
	return b.empty(k)
}

// empty finds an empty foundation for a suit. One that is kept for another suit is none; without
// `suits` the first empty one will do, as piles without suits are alike.
func (b *board) empty(k cards.Kind) (int, bool) {
	for _, p := range b.of(dsl.Foundations) {
		z := b.game.ZoneOf(p)
		if len(b.setup.Piles[p]) == 0 && (len(z.Suits) != z.Count || z.Suits[p-z.First] == k.Suit()) {
			return p, true
		}
	}
	return 0, false
}
