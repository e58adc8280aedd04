package refusal_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/internal/anygame"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
	"pat/interp/internal/refusal"
)

// mended are the causes of which it can be tried what happens where they are taken away.
var mended = []refusal.Cause{refusal.Elsewhere, refusal.Unlike, refusal.Together, refusal.NotNow}

// A refusal names the line and the cause that forbid a move. It is asked of the rules: one line of
// a game is loosened in one respect, from where and to where, which cards, how many, when. Where
// the move is legal then, nothing else stood against it, and the refusal has to say just this: that
// one thing forbids it, by such a line, for such a cause. And where it says that one thing does,
// its lines without any of their conditions let the move be made.
func TestLineAndCauseForbid(t *testing.T) {
	lib := gametest.Library()
	var all judge
	var mu sync.Mutex
	tries, files := 24, 200
	if testing.Short() {
		tries, files = 8, 60
	}
	judge := func(t *testing.T, n int, sheet *rules.Sheet) {
		g, err := reduce.Play(sheet, sheet.Defaults())
		if err != nil {
			return // a game of these rules is too large
		}
		s, err := g.Deal(uint64(n)+1, g.Setting)
		if err != nil {
			return // and this cannot be dealt
		}
		j := judge{t: t, s: s, lines: linesOf(g)}
		r := rand.New(rand.NewPCG(uint64(n), 11))
		for step := range 48 {
			moves := s.Moves(nil)
			if len(moves) == 0 {
				break
			}
			if step%12 == 0 && s.Ints[machine.IntWaitStep] == 0 {
				for range tries {
					j.try(anyMove(s, r))
				}
			}
			s.Apply(moves[r.IntN(len(moves))])
		}
		mu.Lock()
		defer mu.Unlock()
		all.refused, all.alone, all.together = all.refused+j.refused, all.alone+j.alone, all.together+j.together
	}
	t.Run("games", func(t *testing.T) {
		for n, id := range lib.IDs() {
			t.Run(id, func(t *testing.T) {
				t.Parallel()
				sheet, _, err := rules.Open(lib, id)
				if err != nil {
					t.Fatal(err)
				}
				judge(t, n, sheet)
			})
		}
	})
	for n := range files {
		if text, sheet, ok := anygame.New(uint64(n)); ok {
			t.Run(fmt.Sprint("file ", n), func(t *testing.T) {
				if judge(t, n, sheet); t.Failed() {
					t.Logf("in\n%s", text)
				}
			})
		}
	}
	t.Logf("%d moves refused: %d would be legal but for one line in one respect, %d but for the lines named",
		all.refused, all.alone, all.together)
	if all.refused < 1000*tries || all.alone < all.refused/10 || all.together < all.refused/1000 {
		t.Error("which is too few to tell")
	}
}

// anyMove is a move that somebody could type: cards of a pile to another, two cards together, a
// turn, an action.
func anyMove(s *machine.State, r *rand.Rand) machine.Move {
	g := s.Game
	a, b := r.IntN(g.NPiles), r.IntN(g.NPiles)
	switch i := r.IntN(12); {
	case i == 0 && len(g.Turns) > 0:
		return machine.TurnMove(r.IntN(len(g.Turns)))
	case i == 1 && len(g.Actions) > 0:
		return machine.ActionMove(r.IntN(len(g.Actions)))
	case i < 6 && len(g.Sets) > 0 && a != b:
		return s.SetMove([]uint8{uint8(min(a, b)), uint8(max(a, b))}, g.Zones[g.Sets[r.IntN(len(g.Sets))].Zone].First)
	case i == 6 && s.N[a] > 1:
		return machine.PluckMove(a, r.IntN(int(s.N[a])-1), b)
	}
	return machine.PlayMove(a, b, 1+r.IntN(max(1, min(3, int(s.N[a])))))
}

// A judge holds refusals against what loosened rules say.
type judge struct {
	t                        *testing.T
	s                        *machine.State
	lines                    []*dsl.Line
	refused, alone, together int
}

func (j *judge) try(m machine.Move) {
	s := j.s
	if s.Status != machine.Playing || s.Legal(m) {
		return
	}
	why := refusal.Why(s, m)
	j.refused++
	if m.Kind() < machine.Turn && s.Idle(m) { // whether it changes anything may hang on any line
		if !strings.Contains(why.Text, "would change nothing") {
			j.t.Errorf("%v would change nothing: %s", m, why.Text)
		}
		return
	}
	single, told := false, false
	var near string
	lines := j.lines
	if m.Kind() == machine.Turn || m.Kind() == machine.Action {
		lines = why.Lines // whether they change anything may hang on any other
	}
	for _, line := range lines {
		for _, cause := range mended {
			if !j.legalWith(m, []*dsl.Line{line}, cause) {
				continue
			}
			single = true
			near += fmt.Sprintf("\n\tby %q it would go but for cause %d", line.Text(), cause)
			ownRule := why.Lines == nil && cause == refusal.Together // a foundation takes one card at a time
			told = told || (ownRule || slices.Contains(why.Lines, line)) && j.means(m, why.Cause, cause)
		}
	}
	switch {
	case single && (why.Fails != 1 || !told):
		j.t.Errorf("%v: %s: cause %d, %d of them, by %s%s", m, why.Text, why.Cause, why.Fails, texts(why.Lines), near)
	case single:
		j.alone++
	case why.Fails != 1 || len(why.Lines) == 0 || !slices.Contains(mended, why.Cause) || j.never(m):
	case j.legalWith(m, why.Lines, mended...):
		j.together++
	default:
		j.t.Errorf("%v: %s: cause %d, but without what is asked by %s it is not legal", m, why.Text, why.Cause,
			texts(why.Lines))
	}
}

// means reports whether a refusal that tells one cause means another by it: a condition about the
// card on which others go does not hold for them, rather than now.
func (j *judge) means(m machine.Move, told, is refusal.Cause) bool {
	if told == refusal.Unlike && is == refusal.NotNow && m.Kind() == machine.Play && j.s.N[m.To()] > 0 {
		g := j.s.Game
		defer func() { j.s.Game = g }()
		j.s.Game = loosened(g, j.s, m, j.lines, []refusal.Cause{told})
		for k := range j.s.Game.Mask.Each {
			if refusal.LegalIf(j.s, m, m.To(), int(j.s.N[m.To()])-1, k) {
				return true
			}
		}
	}
	return told == is
}

// never reports whether no line may let a move be made: a turn or an action that may change
// nothing, a face-down card among the cards.
func (j *judge) never(m machine.Move) bool {
	switch m.Kind() {
	case machine.Turn, machine.Action:
		return true
	case machine.Play:
		from := m.From()
		for i := int(j.s.N[from]) - m.N(); i < int(j.s.N[from]); i++ {
			if j.s.At(from, i).Down() {
				return true
			}
		}
	}
	return false
}

// legalWith reports whether a move would be legal if some lines did not ask what makes some causes,
// or no move for no other reason than that it changes nothing.
func (j *judge) legalWith(m machine.Move, lines []*dsl.Line, causes ...refusal.Cause) bool {
	g := j.s.Game
	defer func() { j.s.Game = g }()
	j.s.Game = loosened(g, j.s, m, lines, causes)
	return j.s.Legal(m) || m.Kind() < machine.Turn && j.s.Idle(m)
}

func texts(lines []*dsl.Line) (out []string) {
	for _, l := range lines {
		out = append(out, fmt.Sprintf("%q", l.Text()))
	}
	return out
}

// linesOf lists the lines by which something may move.
func linesOf(g *machine.Game) (out []*dsl.Line) {
	add := func(lines ...*dsl.Line) {
		for _, l := range lines {
			if l != nil && !slices.Contains(out, l) {
				out = append(out, l)
			}
		}
	}
	for i := range g.Zones {
		z := &g.Zones[i]
		add(rules.LinesOf[*dsl.Suits](z.Sheet)...)
		for _, a := range z.Arrive {
			add(a.Line)
		}
		for _, r := range slices.Concat(z.Only, z.Plays, z.Worry) {
			add(r.Line)
		}
		for _, r := range z.Moves {
			add(r.Line)
		}
	}
	for _, r := range g.Sets {
		add(r.Line)
	}
	for _, r := range g.Turns {
		add(r.Line)
	}
	for _, r := range g.Actions {
		add(r.Line)
	}
	return out
}

// loosened is a game in which some lines do not ask of a move what makes some causes.
func loosened(
	g *machine.Game, s *machine.State, m machine.Move, lines []*dsl.Line, causes []refusal.Cause,
) *machine.Game {
	off := func(c refusal.Cause) bool { return slices.Contains(causes, c) }
	means := func(l *dsl.Line) bool { return l != nil && slices.Contains(lines, l) }
	out := *g
	out.Direct = make([][]*machine.Route, len(g.Zones)) // the tables say what the lines said before
	for i := range out.Direct {
		out.Direct[i] = make([]*machine.Route, len(g.Zones))
	}
	out.Zones = slices.Clone(g.Zones)
	for i := range out.Zones {
		z := &out.Zones[i]
		z.Arrive, z.Moves = slices.Clone(z.Arrive), slices.Clone(z.Moves)
		if off(refusal.Elsewhere) && slices.ContainsFunc(rules.LinesOf[*dsl.Suits](z.Sheet), means) {
			z.Suits = nil
		}
		for i := range z.Arrive {
			if means(z.Arrive[i].Line) {
				loosenArrival(&z.Arrive[i], m, off)
			}
		}
		for i := range z.Moves {
			if means(z.Moves[i].Line) {
				loosenUnit(&z.Moves[i], m, off)
			}
		}
		for _, list := range []*[]code.Restriction{&z.Only, &z.Plays, &z.Worry} {
			*list = slices.Clone(*list)
			for i := range *list {
				r := &(*list)[i]
				if means(r.Line) && (off(refusal.Elsewhere) || off(refusal.NotNow)) {
					r.Guard = code.Always
				}
				if means(r.Line) && off(refusal.Elsewhere) {
					r.Piles = nil
				}
			}
		}
	}
	out.Sets = slices.Clone(g.Sets)
	for i := range out.Sets {
		if means(out.Sets[i].Line) {
			loosenSet(&out.Sets[i], g.Self[:g.NPiles], off)
		}
	}
	out.Turns, out.Actions = slices.Clone(g.Turns), slices.Clone(g.Actions)
	for i := range out.Turns {
		if r := &out.Turns[i]; means(r.Line) && off(refusal.NotNow) {
			r.Guard, r.Uses = code.Always, -1
		}
	}
	for i := range out.Actions {
		if r := &out.Actions[i]; means(r.Line) && off(refusal.NotNow) {
			r.Guards, r.Uses = nil, -1
		}
	}
	return &out
}

func loosenArrival(a *code.Arrival, m machine.Move, off func(refusal.Cause) bool) {
	if off(refusal.Unlike) {
		a.Phrase, a.Order, a.All = -1, nil, false
		if a.Tops != nil {
			a.Tops, a.Guard = nil, code.Always
		}
	}
	if off(refusal.Elsewhere) {
		a.From, a.Uses = nil, -1
		if a.At != nil {
			a.At, a.Guard = nil, code.Always
		}
	}
	if off(refusal.Together) {
		a.Size, a.Seq, a.Whole = 1, -1, false
		if m.Kind() == machine.Play {
			a.Size = m.N()
		}
	}
	if off(refusal.NotNow) && a.Tops == nil && a.At == nil {
		a.Guard = code.Always
	}
}

func loosenUnit(r *code.UnitRule, m machine.Move, off func(refusal.Cause) bool) {
	if off(refusal.Elsewhere) {
		r.To, r.Uses = nil, -1
	}
	if off(refusal.Together) {
		if r.Kind = code.UnitAny; m.Kind() == machine.Pluck {
			r.Kind = code.UnitPluck
		}
	}
	if off(refusal.NotNow) {
		r.Guard, r.Free = code.Always, nil
	}
}

func loosenSet(r *code.SetRule, piles []uint8, off func(refusal.Cause) bool) {
	if off(refusal.Unlike) {
		r.Listed, r.Totals, r.Phrase, r.Least, r.Most = nil, nil, -1, 2, 2
	}
	if off(refusal.Elsewhere) {
		r.From, r.Uses = piles, -1
	}
	if off(refusal.NotNow) {
		r.Guard = code.Always
	}
}
