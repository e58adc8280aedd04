package told

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/interp"
	"pat/interp/gametest"
)

// A tally counts what was asked.
type tally struct{ legal, told, asked, unsure, wins, deals int }

func (t *tally) add(o tally) {
	t.legal, t.told, t.asked, t.unsure = t.legal+o.legal, t.told+o.told, t.asked+o.asked, t.unsure+o.unsure
	t.wins, t.deals = t.wins+o.wins, t.deals+o.deals
}

// hold plays a game at random and holds what is told of it against it.
func hold(g *interp.Game, deals, moves int, sum *tally) error {
	var text strings.Builder
	if err := prose.Write(&text, g.Sheet(), g.Setting()); err != nil {
		return err
	}
	b := read(g, text.String())
	if len(b.wrong) > 0 {
		return fmt.Errorf("%s", b.wrong[0])
	}
	for n := range uint64(deals) {
		if err := b.play(n+1, moves, sum); err != nil {
			return fmt.Errorf("deal %d: %w\n%s", n+1, err, text.String())
		}
	}
	return nil
}

// play plays one deal at random and asks everything in every position.
func (b *book) play(number uint64, moves int, sum *tally) error {
	s, err := b.g.Deal(number, b.g.Setting())
	if err != nil {
		return nil
	}
	if err := b.askDeal(s, sum); err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(number, 2))
	used, redeal := 0, slices.Index(b.g.Actions(), "redeal")
	var list []interp.Move
	for range moves {
		if s.Status() == interp.Faulted {
			return nil
		}
		if err := b.ask(s, sum); err != nil {
			return err
		}
		if s.Status() == interp.Playing {
			if err := b.askStock(s, used); err != nil {
				return err
			}
			if err := b.askFaces(s); err != nil {
				return err
			}
		}
		list = s.Moves(list[:0])
		if b.lostOnly && len(list) == 0 && s.Status() == interp.Playing {
			return fmt.Errorf("no move is left, and the game is not lost")
		}
		if len(list) == 0 {
			return nil
		}
		m := list[r.IntN(len(list))]
		if m.Kind() == interp.Action && m.Line() == redeal {
			used++
		}
		s.Apply(m)
	}
	return nil
}

// ask asks one position all the text says.
func (b *book) ask(s *interp.State, sum *tally) error {
	if err := b.askEnd(s, sum); err != nil {
		return err
	}
	if _, waits := s.Waiting(); waits || s.Status() != interp.Playing {
		return nil
	}
	for from := range b.g.Piles() {
		for n := 1; n <= min(s.Len(from), 5); n++ {
			for to := range b.g.Piles() {
				if from == to {
					continue
				}
				t := &try{s: s, from: from, to: to, n: n}
				says := b.judge(t)
				m := interp.PlayMove(from, to, n)
				legal := s.Legal(m)
				sum.asked++
				if legal {
					sum.legal++
				}
				switch {
				case says == yes && !legal && !idle(t), says == no && legal:
					return fmt.Errorf("%s: the text says %v, play %v\n%s", show(t), says, legal, s.Why(m).Text)
				case says == yes:
					sum.told++
				case says == unsure:
					sum.unsure++
				}
			}
		}
	}
	return nil
}

// idle reports whether a play that the text allows changes nothing, with all that follows from it
// by itself, or only which of two equal piles of a zone is which.
func idle(t *try) bool {
	before := lying(t.s)
	t.s.Apply(interp.PlayMove(t.from, t.to, t.n))
	defer t.s.Undo()
	return lying(t.s) == before
}

// lying tells how the cards lie, each zone's piles in any order, and the counters.
func lying(s *interp.State) string {
	piles := make([]string, s.Game().Piles())
	for p := range piles {
		piles[p] = fmt.Sprint(s.Game().ZoneOf(p).Index)
		for i := range s.Len(p) {
			piles[p] += fmt.Sprint(" ", s.Card(p, i))
		}
	}
	slices.Sort(piles)
	for i := range s.Game().Sheet().Counters {
		piles = append(piles, fmt.Sprint(s.Counter(i)))
	}
	return strings.Join(piles, ", ")
}

func show(t *try) string {
	z, y := t.s.Game().ZoneOf(t.from), t.s.Game().ZoneOf(t.to)
	on := "a space"
	if !t.empty() {
		on = t.below().Name()
	}
	var unit []string
	for i := t.s.Len(t.from) - t.n; i < t.s.Len(t.from); i++ {
		unit = append(unit, t.s.Card(t.from, i).Kind().Name())
	}
	return fmt.Sprintf("from %s to %s, %s on %s", z.Title(), y.Title(), strings.Join(unit, " and "), on)
}

// askEnd asks whether the game is won when the text says so.
func (b *book) askEnd(s *interp.State, sum *tally) error {
	won := no
	if b.vagueWin != nil {
		won = unsure
	}
	for _, c := range b.won {
		won = max(won, c(s))
	}
	if _, waits := s.Waiting(); waits || won == unsure || s.Status() == interp.Faulted {
		return nil
	}
	if (won == yes) != (s.Status() == interp.Won) {
		return fmt.Errorf("the text says %v of winning, play %v", won, s.Status())
	}
	if won == yes {
		sum.wins++
	}
	return nil
}

// What is told of every shipped game is how it plays, and of nearly every legal move the text
// says for certain that it is one.
func TestToldAsPlayed(t *testing.T) {
	deals, moves := 2, 30
	if testing.Short() {
		deals, moves = 1, 15
	}
	var all tally
	for _, id := range gametest.Library().IDs() {
		t.Run(id, func(t *testing.T) {
			var sum tally
			if err := hold(gametest.Shipped(t, id), deals, moves, &sum); err != nil {
				t.Error(err)
			}
			all.add(sum)
		})
	}
	if all.told < all.legal*19/20 || all.unsure > all.asked/20 {
		t.Errorf("the text is understood too seldom: %+v", all)
	}
	t.Logf("%+v", all)
}

// bare is a game whose foundations hold one card each, as nothing may be built there.
const bare = `game Bare Kings
deal
  4 to each tableau
foundations 4
  base king
  build none
tableau 13
  build down in any suit
  spaces take any card
win when foundations full
`

// A game that is won when foundations are full is won when each holds as many cards as the text
// says, and not with one less.
func TestFullAsTold(t *testing.T) {
	asked := 0
	full := func(t *testing.T, g *interp.Game) {
		var text strings.Builder
		if err := prose.Write(&text, g.Sheet(), g.Setting()); err != nil {
			t.Fatal(err)
		}
		b := read(g, text.String())
		if b.automatic || b.vagueWin != nil || len(b.won) != 1 {
			return
		}
		if !strings.Contains(text.String(), "foundations are full") {
			return
		}
		ones, rest := b.fillFoundations(t)
		if ones == nil {
			return
		}
		asked++
		for short := range 2 {
			last := ones[len(ones)-1]
			piles := map[int][]interp.Card{}
			for _, p := range ones {
				piles[p] = rest[p]
			}
			piles[last] = piles[last][:len(piles[last])-short]
			s, err := g.Position(interp.Setup{Piles: piles, Partial: true})
			if err != nil {
				return // no position that the rules know
			}
			if won := s.Status() == interp.Won; won != (short == 0) {
				t.Errorf("with %d cards short of what the text calls full, won is %v\n%s", short, won, text.String())
			}
		}
	}
	for _, id := range gametest.Library().IDs() {
		t.Run(id, func(t *testing.T) { full(t, gametest.Shipped(t, id)) })
	}
	t.Run("bare", func(t *testing.T) {
		g := soundGame(bare)
		if g == nil {
			t.Fatal("not a game")
		}
		before := asked
		if full(t, g); asked == before {
			t.Error("nothing is asked of it")
		}
	})
	if asked < 100 {
		t.Errorf("%d games are asked", asked)
	}
}

// fillFoundations gives each foundation as many cards as the text says, whatever they are but for
// the lowest.
func (b *book) fillFoundations(t *testing.T) (piles []int, filled map[int][]interp.Card) {
	t.Helper()
	pack := b.g.Sheet().Pack.Cards()
	filled = map[int][]interp.Card{}
	for _, z := range b.sections {
		if z.zone.Kind != dsl.Foundations {
			continue
		}
		if z.full == 0 || z.full*z.zone.Count > len(pack) {
			return nil, nil
		}
		for i := range z.zone.Count {
			p := z.zone.First + i
			piles = append(piles, p)
			for range z.full {
				filled[p] = append(filled[p], interp.Card(pack[0]))
				pack = pack[1:]
			}
		}
	}
	return piles, filled
}
