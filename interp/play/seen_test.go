package play

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/internal/anygame"
	"pat/interp/notation"
	"pat/interp/numbers"
	"pat/interp/solve"
)

// What was seen stays known where it goes, through the waste and back into the stock; what never
// lay open is not known.
func TestSeenThroughRedeals(t *testing.T) {
	s := start(t, gametest.Shipped(t, "klondike"), 299)
	if n := s.Seen().Unknown(); n != 21+24 {
		t.Errorf("of %d cards it is not known where they lie", n)
	}
	turns := 0
	for ; turns < 8; turns++ {
		if _, err := s.Do("turn"); err != nil {
			t.Fatal(err)
		}
		if n := s.Seen().Unknown(); n != 21+24-3*(turns+1) {
			t.Errorf("after %d turns: %d unknown", turns+1, n)
		}
	}
	if _, err := s.Do("redeal"); err != nil {
		t.Fatal(err)
	}
	v := s.Seen()
	stock := 0
	for p := range s.Game.Piles() {
		for i := range s.State.Len(p) {
			if s.State.Card(p, i).Down() && v.piles[p][i].known {
				stock++
			}
		}
	}
	if stock != 24 || v.Unknown() != 21 {
		t.Errorf("of the stock %d cards are known, %d in all not", stock, v.Unknown())
	}
	s.Undo(100)
	if n := s.Seen().Unknown(); n != 21+24 {
		t.Errorf("taken back: %d unknown", n)
	}
}

// What is shuffled is known together, and of no card where it lies.
func TestSeenThroughShuffles(t *testing.T) {
	g := gametest.Of(t, "game X\nranks ace two three\n\ndeal\n  2 to each "+
		"tableau face down\n  rest to stock\n\nstock\n  turn 1 to waste\nwaste\nmay stir\n  gather waste\n  shuffle\n"+
		"tableau 2\n  build none\n  spaces stay empty\nwin when tableau empty\n")
	s := start(t, g, 5)
	for _, m := range []string{"turn", "turn", "turn", "stir"} {
		if _, err := s.Do(m); err != nil {
			t.Fatal(err)
		}
	}
	v := s.Seen()
	if n := v.Unknown(); n != 10 { // the tops of the tableau lie open
		t.Errorf("%d cards are not known", n)
	}
	// All of the stock seen, a shuffle leaves the tableau out of it.
	s = start(t, g, 5)
	for _, m := range append(slices.Repeat([]string{"turn"}, 8), "stir") {
		if _, err := s.Do(m); err != nil {
			t.Fatal(err)
		}
	}
	d := s.Seen().deck()
	if !slices.Equal(d.ends, []int{2, 10}) {
		t.Errorf("%d cards in groups that end at %v", len(d.kinds), d.ends)
	}
}

// A Klondike in which 24 cards were never seen is not called stuck; it is when they have been.
func TestHonestlyStuck(t *testing.T) {
	s := start(t, gametest.Shipped(t, "klondike"), 299)
	for s.Status() == interp.Playing && s.Seen().Unknown() > 21 {
		if s.Stuck() {
			t.Fatalf("after %d moves, %d cards never seen", s.Count(), s.Seen().Unknown())
		}
		if _, err := s.Do("turn"); err != nil {
			t.Fatal(err)
		}
	}
}

// told is all that the game tells about itself by what the player knows, and what is open.
func told(t *testing.T, s *Session, hint bool) string {
	t.Helper()
	var b strings.Builder
	v := s.Seen()
	for p := range s.Game.Piles() {
		fmt.Fprintf(&b, "%d:", p)
		for i := range s.State.Len(p) {
			switch c := s.State.Card(p, i); {
			case v.piles[p][i].known:
				fmt.Fprintf(&b, " %s", c.Kind())
			default:
				b.WriteString(" ?")
			}
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "%s %v %d\n", s.Status(), s.Stuck(), v.Unknown())
	fmt.Fprintln(&b, s.Moves())
	q := s.Query()
	fmt.Fprintln(&b, q.Open(), q.Finish())
	if hint && s.Status() == interp.Playing && !q.Open() {
		g, m, ok := q.guess(t.Context(), 3, 150)
		fmt.Fprintln(&b, g, m, ok)
	}
	return b.String()
}

// shuffleUnseen is a pack that differs in the places of cards that the player has not seen.
func shuffleUnseen(s *Session, pack []cards.Kind, r *rand.Rand) []cards.Kind {
	unseen := map[cards.Kind]int{}
	all := map[cards.Kind]int{}
	for _, k := range pack {
		all[k]++
	}
	for _, k := range s.Seen().deck().kinds {
		unseen[k]++
	}
	var at []int
	for i, k := range pack {
		if unseen[k] == all[k] {
			at = append(at, i)
		}
	}
	other := slices.Clone(pack)
	r.Shuffle(len(at), func(i, j int) { other[at[i]], other[at[j]] = other[at[j]], other[at[i]] })
	return other
}

// No honest answer depends on a card that the player has not seen: all that is told is the same to
// the byte.
func TestHonest(t *testing.T) {
	withOthersUnseen(t, func(t *testing.T, s, other *Session, try int) {
		if a, b := told(t, s, try == 0), told(t, other, try == 0); a != b {
			t.Errorf("after %v: it is told\n%s\nand with other cards unseen\n%s", s.Made(), a, b)
		}
	})
}

// asksStock finds rules that compare with a card of the stock, which lies hidden: play shows what
// it is, and so does what is offered instead.
var asksStock = regexp.MustCompile(`\b(after|as|top of|bottom of) stock\b`)

// No refusal, and nothing that is offered instead, depends on a card that the player has not seen:
// in the shipped games and in games made at random.
func TestRefusalsAreHonest(t *testing.T) {
	refused, instead := 0, 0
	compare := func(t *testing.T, s, other *Session, try int) {
		r := rand.New(rand.NewPCG(uint64(s.Count()), uint64(try)))
		for _, typed := range typedAtRandom(s, r) {
			a, b := refusedWith(s, typed), refusedWith(other, typed)
			if !slices.Equal(a, b) {
				t.Errorf("%q after %v: it is told\n%q\nand with other cards unseen\n%q", typed, s.Made(), a, b)
			}
			if len(a) > 0 {
				refused++
			}
			if len(a) > 1 && a[1] != "" {
				instead++
			}
		}
	}
	withOthersUnseen(t, compare)
	files := 300
	if testing.Short() {
		files = 60
	}
	for n := range files {
		text, sheet, ok := anygame.New(uint64(n))
		if !ok || asksStock.MatchString(text) {
			continue
		}
		g, err := interp.Compile(sheet, sheet.Defaults())
		if err != nil {
			continue // a game of these rules is too large
		}
		seen := func(t *testing.T, s, other *Session, try int) {
			if s.Status() == other.Status() && slices.Equal(s.Moves(), other.Moves()) {
				compare(t, s, other, try) // else some rule asks for what lies hidden, and play shows it
			}
		}
		if withUnseen(t, fmt.Sprint("file ", n), g, uint64(n), seen); t.Failed() {
			t.Fatalf("in\n%s", text)
		}
	}
	t.Logf("%d refusals, %d of them with what would go instead", refused, instead)
	if refused < 3000 || instead < 500 {
		t.Error("which is too few to tell")
	}
}

// typedAtRandom is what somebody may type that is no legal move: of piles, zones and cards, seen or
// not.
func typedAtRandom(s *Session, r *rand.Rand) (out []string) {
	l, g := s.Labels, s.Game
	var open []int
	for p := range g.Piles() {
		if !g.ZoneOf(p).Hidden && p != g.Aside() {
			open = append(open, p)
		}
	}
	pack := g.Pack()
	for range 8 {
		a, b := open[r.IntN(len(open))], open[r.IntN(len(open))]
		card, onto := pack[r.IntN(len(pack))].String(), pack[r.IntN(len(pack))].String()
		out = append(out, l.Pile(a), card, l.Pile(a)+" "+l.Pile(b), l.Pile(a)+" "+l.Zone(g.ZoneOf(b).Index),
			card+" "+l.Pile(b), card+" "+onto, fmt.Sprintf("%s %s %d", l.Pile(a), l.Pile(b), 2+r.IntN(3)))
	}
	return append(out, "turn", "redeal")
}

// refusedWith is all that is told of what cannot be played: why, what would go instead, and what
// each other pile has against the card.
func refusedWith(s *Session, typed string) (out []string) {
	_, err := s.Labels.Parse(s.State, typed)
	var no *notation.Refused
	switch {
	case err == nil:
		return nil
	case !errors.As(err, &no):
		return []string{err.Error()}
	}
	out = []string{no.Refusal.Text, s.Labels.Instead(s.State, no.Refusal)}
	for _, line := range no.Refusal.Lines {
		out = append(out, line.Text())
	}
	if pile, at, ok := s.Labels.Lies(s.State, typed); ok {
		for _, m := range s.Labels.Misses(s.State, pile, at) {
			out = append(out, s.Labels.Where(m), m.Text)
		}
	}
	return out
}

// withOthersUnseen plays every game with hidden cards some moves far, permutes the cards that were
// not seen, makes the same moves, and asks for both games to be compared.
func withOthersUnseen(t *testing.T, compare func(t *testing.T, s, other *Session, try int)) {
	t.Helper()
	permuted := 0
	for n, id := range gametest.Library().IDs() {
		permuted += withUnseen(t, id, gametest.Shipped(t, id), uint64(n), compare)
	}
	t.Logf("%d positions", permuted)
	if permuted < 100 {
		t.Errorf("only %d positions were compared", permuted)
	}
}

// withUnseen does that for one game, and counts the positions that were compared.
func withUnseen(t *testing.T, name string, g *interp.Game, n uint64,
	compare func(t *testing.T, s, other *Session, try int),
) (permuted int) {
	t.Helper()
	r := rand.New(rand.NewPCG(n, 7))
	order := g.Pack()
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	dealt := func(pack []cards.Kind) *Session {
		st, err := g.DealOrder(pack, 1, rules.Setting{})
		if err != nil {
			return nil
		}
		return &Session{Game: st.Game(), State: st, Labels: notation.For(st.Game()), Deal: numbers.Own(1)}
	}
	s := dealt(order)
	if s == nil || s.Seen().Unknown() == 0 {
		return 0
	}
	tries := 2
	if testing.Short() {
		tries = 1
	}
	for try := range tries {
		for range 6 {
			if ms := s.State.Moves(nil); len(ms) > 0 {
				s.Make(ms[r.IntN(len(ms))])
			}
		}
		other := dealt(shuffleUnseen(s, order, r))
		if other == nil {
			continue
		}
		follows := true
		for _, m := range s.Made() {
			if _, err := other.Do(m); err != nil {
				follows = false // what turned up by the rules is not what did here
				break
			}
		}
		if !follows || looks(s) != looks(other) {
			continue // a deal that looks at the cards, as one that sinks the kings
		}
		permuted++
		t.Run(fmt.Sprintf("%s %d", name, try), func(t *testing.T) { compare(t, s, other, try) })
	}
	return permuted
}

// looks is the table as the player sees it, now and at every moment before.
func looks(s *Session) string {
	var b strings.Builder
	back := start2(s)
	for _, m := range append([]string{""}, s.Made()...) {
		if m != "" {
			if _, err := back.Do(m); err != nil {
				return err.Error()
			}
		}
		for p := range s.Game.Piles() {
			for i := range back.State.Len(p) {
				if c := back.State.Card(p, i); c.Down() {
					b.WriteByte('?')
				} else {
					b.WriteString(c.Kind().String())
				}
			}
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// start2 is the same deal from its beginning.
func start2(s *Session) *Session {
	n := s.Count()
	st := s.State
	for range n {
		st.Undo()
	}
	first := st.Clone()
	for _, m := range s.Made() {
		mv, err := s.Labels.Parse(st, m)
		if err != nil {
			panic(err)
		}
		st.Apply(mv)
	}
	return &Session{Game: s.Game, State: first, Labels: s.Labels, Deal: s.Deal}
}

// An honest hint says of how many ways a win begins with it, and the same again.
func TestGuess(t *testing.T) {
	s := start(t, gametest.Shipped(t, "klondike"), 17)
	g, m, ok := s.Query().guess(t.Context(), 8, 2000)
	if !ok || g.Ways != 8 || g.Begins > g.Won || g.Won > g.Ways || !s.State.Legal(m) {
		t.Errorf("%+v %v", g, ok)
	}
	if again, m2, _ := s.Query().guess(t.Context(), 8, 2000); again != g || m2 != m {
		t.Errorf("asked again: %+v, %+v", g, again)
	}
	// Where it is won in one move, whatever lies hidden, every way says so, and not all are asked.
	x := gametest.Of(t, "game X\ndeal\n  rest to stock\nstock\n  turn 1 to "+
		"waste\nwaste\nwin when 1 card in waste\n")
	g, _, ok = start(t, x, 1).Query().Guess(t.Context())
	if want := (Guess{Ways: agreed, Won: agreed, Begins: agreed}); !ok || g != want {
		t.Errorf("%+v", g)
	}
}

// A game that is decided is finished, and only such a one.
func TestFinish(t *testing.T) {
	g := gametest.Shipped(t, "klondike")
	full := func(suit string, n int) string {
		return strings.Join(strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K")[:n], suit+" ") + suit
	}
	board := "f1: " + full("S", 13) + "\nf2: " + full("H", 13) + "\nf3: " + full("C", 13) + "\nf4: " + full("D", 10) +
		"\nt1: KD\nt2: QD\nt3: JD"
	s := on(t, g, board, false)
	if ms := s.Query().Finish(); len(ms) != 3 {
		t.Errorf("%v", ms)
	}
	moves, _, won := s.Query().Auto(t.Context(), 10)
	if s.MakeAll(moves); !won || s.Status() != interp.Won {
		t.Error("auto does not finish it")
	}
	if len(s.UndoStep()) != 3 {
		t.Error("one undo does not take it back")
	}
	hidden := on(t, g, strings.Replace(board, "t2: QD\nt3: JD", "t2: (JD) QD", 1), false)
	if ms := hidden.Query().Finish(); ms != nil {
		t.Errorf("a card was never seen, and still: %v", ms)
	}
	if rep := learn(t, s); rep.Verdict != solve.Won {
		t.Error(rep.Verdict)
	}
}

// The cards are followed to where they lie: in every game, through a hundred moves at random, what
// is known lies there, all that lies open is known, and no card is lost. It is the same whether it
// was looked for all the way, with moves taken back, or at the end alone.
func TestSeenFollows(t *testing.T) {
	forEachGame(t, func(t *testing.T, id string, g *interp.Game) {
		s := start(t, g, 3)
		r := rand.New(rand.NewPCG(3, 3))
		for i := range 100 {
			ms := s.State.Moves(nil)
			if len(ms) == 0 {
				break
			}
			s.Make(ms[r.IntN(len(ms))])
			if s.Seen(); i%11 == 10 {
				s.Undo(r.IntN(i + 2))
			}
		}
		v := s.Seen()
		s.sights = nil
		if now := s.Seen(); !reflect.DeepEqual(v.piles, now.piles) {
			t.Fatalf("followed all the way: %v, at the end: %v", v.piles, now.piles)
		}
		for p := range g.Piles() {
			if len(v.piles[p]) != s.State.Len(p) {
				t.Fatalf("pile %d: %d cards are followed of %d", p, len(v.piles[p]), s.State.Len(p))
			}
			for i, x := range v.piles[p] {
				c := s.State.Card(p, i)
				if x.kind != c.Kind() || !c.Down() && !x.known {
					t.Fatalf("pile %d, card %d: %s, and followed is %s, known %v", p, i, c.Kind(), x.kind, x.known)
				}
			}
		}
	})
}
