package solve

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"pat/interp/internal/machine"
)

// A mixer writes rule files at random in which much of the language meets: cells and reserves, two
// layouts, lines that restrict and lines that depend, spaces filled at once. Many of them are no
// games; those are left out.
type mixer struct {
	*rand.Rand
	strings.Builder
	stock, reserve, cells, high, loans, hand bool
	suits                                    int
	top                                      string
}

func (m *mixer) line(format string, args ...any) { fmt.Fprintf(m, format+"\n", args...) }

// once is true once in n times.
func (m *mixer) once(n int) bool { return m.IntN(n) == 0 }

// maybe is a phrase once in n times, else nothing.
func (m *mixer) maybe(n int, words ...string) string {
	if m.once(n) {
		return pick(m.Rand, words...)
	}
	return ""
}

func mixedGame(r *rand.Rand) string {
	m := &mixer{
		Rand: r, stock: r.IntN(2) == 0, reserve: r.IntN(3) == 0, cells: r.IntN(3) == 0, high: r.IntN(3) == 0,
		loans: r.IntN(2) == 0, hand: r.IntN(3) == 0,
	}
	m.suits = 2 + m.IntN(3)
	m.top = pick(r, "four", "five", "six")
	if m.suits == 2 {
		m.top = pick(r, "six", "seven", "eight")
	}
	suits := strings.Join([]string{"spades", "hearts", "clubs", "diamonds"}[:m.suits], " ")
	m.line("game Mixed\nsuits %s\nranks ace to %s", suits, m.top)
	m.deal()
	m.line("foundations %d", m.suits)
	m.line("  base ace%s", m.maybe(12, " or "+m.top))
	m.line("  build up in suit%s%s", m.maybe(8, " wrapping"), m.maybe(20, " when no spaces in tableau"))
	if m.loans {
		m.line("  worry back%s%s", m.maybe(3, " to tableau"),
			m.maybe(8, " when no spaces in tableau", " when cards in pile is at least 2"))
	}
	if m.reserve {
		m.line("reserve %d", 1+m.IntN(3))
		if m.once(3) && (!m.hand || m.once(6)) {
			m.line("  %s", pick(r, "takes any card", "spaces take any card", "spaces take any card from tableau",
				"build down in suit"))
		}
	}
	name := ""
	if m.high {
		name = "low "
	}
	m.layout("tableau "+name, 2+m.IntN(3))
	if m.high {
		m.layout("tableau high ", 1+m.IntN(2))
	}
	if m.cells {
		m.line("cells %d", 1+m.IntN(2))
		if m.once(6) {
			m.line("  %s", pick(r, "takes only from tableau", "plays only to foundations", "at most 2 cards"))
		}
	}
	if m.stock {
		if m.hand {
			m.line("stock\n  turn %s to waste\n  redeals unlimited", pick(r, "1", "1", "2", "3"))
		} else {
			m.line("stock\n  turn %d to %s", 1+m.IntN(3),
				pick(r, "waste", "waste", "waste", "waste", "each tableau", "each tableau face down"))
			m.line("  redeals %s", pick(r, "unlimited", "1", "2", "unlimited shuffled"))
		}
		m.line("waste")
	}
	m.line("win when %s", pick(r, "foundations full", "foundations full", "all cards on foundations",
		pick(m.Rand, m.empty()...)))
	return m.String()
}

// empty are goals that ask for piles to be empty.
func (m *mixer) empty() []string {
	goals := []string{"tableau empty"}
	if m.reserve {
		goals = append(goals, "reserve empty", "reserve empty and tableau empty")
	}
	if m.stock {
		goals = append(goals, "waste empty and stock empty")
	}
	return goals
}

func (m *mixer) deal() {
	m.line("deal")
	if m.once(12) {
		m.line("  all threes to foundations") // which nothing leads to
	} else if m.loans || m.once(3) {
		m.line("  all aces to foundations")
		if m.once(3) {
			m.line("  all twos to foundations")
		}
	}
	switch {
	case m.reserve && m.hand:
		m.line("  1 to each reserve")
	case m.reserve:
		m.line("  %d to each reserve", 1+m.IntN(2))
	}
	low := "tableau"
	if m.high {
		m.line("  1 to each high")
		low = "low"
	}
	down := m.maybe(4, " top face up", " alternately face down")
	if m.stock {
		m.line("  %d to each %s%s\n  rest to stock", 1+m.IntN(3), low, down)
	} else {
		m.line("  rest to each %s%s", low, down)
	}
}

func (m *mixer) layout(head string, piles int) {
	relations := []string{
		"in alternating colours", "in alternating colours", "in suit", "in any suit", "in colour",
		"in other suits",
	}
	m.line("%s%d", head, piles)
	m.line("  build %s %s%s%s", pick(m.Rand, "down", "down", "down", "down", "up", "up or down"),
		pick(m.Rand, relations...),
		m.maybe(5, " wrapping"), m.maybe(10, " when no spaces in tableau", " from tableau"))
	m.line("  move %s", pick(m.Rand, "1 card", "sequence", "sequence", "pile", "any cards", "sequence in suit",
		"any 1 card", "sequence by free spaces"))
	switch {
	case m.reserve && m.once(4):
		m.line("  spaces take any card from reserve at once")
	case m.stock && m.once(4):
		m.line("  spaces take any card from waste%s", m.maybe(2, " at once"))
	}
	m.line("  spaces %s", pick(m.Rand, "take any card", "take any card", "take "+m.top, "stay empty", "take 1 card",
		"take any card from tableau"))
	if m.once(8) {
		m.line("  %s", pick(m.Rand, "at most 4 cards", "takes only from tableau",
			"plays only to foundations or tableau"))
	}
}

// loanGame writes a rule file at random in which it is narrow, and cards are lent by foundations,
// reserves and a stock.
func loanGame(r *rand.Rand) string {
	m := &mixer{Rand: r, suits: 2 + r.IntN(3), top: pick(r, "four", "five", "six")}
	suits := strings.Join([]string{"spades", "hearts", "clubs", "diamonds"}[:m.suits], " ")
	reserve, stock := m.once(2), m.once(2)
	m.line("game Loans\nsuits %s\nranks ace to %s\ndeal", suits, m.top)
	if !m.once(3) {
		m.line("  all aces to foundations")
		if m.once(2) {
			m.line("  all twos to foundations")
		}
	}
	if reserve {
		m.line("  %s to each reserve", pick(r, "1", "1", "2"))
	}
	if stock {
		m.line("  %d to each tableau\n  rest to stock", 1+m.IntN(4))
	} else {
		m.line("  rest to each tableau")
	}
	m.line("foundations %d\n  base ace\n  build up in suit", m.suits)
	if !m.once(3) {
		m.line("  worry back")
	}
	if reserve {
		m.line("reserve %d", 1+m.IntN(4))
	}
	m.line("tableau %d\n  build down %s", 1+m.IntN(4),
		pick(r, "in alternating colours", "in alternating colours", "in suit", "in any suit", "in other suits"))
	m.line("  move %s", pick(r, "1 card", "sequence", "pile"))
	m.line("  spaces %s", pick(r, "take any card", "take "+m.top, "stay empty"))
	if m.once(4) {
		m.line("cells 1")
	}
	if stock {
		m.line("stock\n  turn %s to waste\n  redeals %s\nwaste", pick(r, "1", "1", "2", "3"),
			pick(r, "unlimited", "unlimited", "1"))
	}
	m.reserve, m.stock = reserve, stock
	m.line("win when %s", pick(r, "foundations full", "foundations full", "foundations full", pick(r, m.empty()...)))
	return m.String()
}

// What a search leaves out changes no verdict in games of all sorts either, nor in those in which
// loans are needed.
func TestPruningOfMixedGames(t *testing.T) {
	files := 400
	if os.Getenv("PAT_DEALS") != "" {
		files = 20_000
	}
	mixed := comparePruning(t, files, mixedGame)
	if mixed.all < files/2 || mixed.blind < files/10 {
		t.Errorf("only %d positions of mixed games were compared, %d of them blind", mixed.all, mixed.blind)
	}
	loans := comparePruning(t, files, loanGame)
	if mixed.kinder+loans.kinder < files/10 {
		t.Errorf("only %d positions of games with kinder rules were compared", mixed.kinder+loans.kinder)
	}
	if loans.all < files/2 || loans.back < files/10 || loans.hand < files/10 {
		t.Errorf("only %d positions of games with loans were compared, %d and %d of games that lend", loans.all,
			loans.back, loans.hand)
	}
}

// compared counts positions, those of games whose foundations lend, those of games that lend only
// what is at hand, and those that a blind search calls unwinnable, and one by kinder rules as Solve
// makes it.
type compared struct{ all, back, hand, blind, kinder int }

// comparePruning holds what is called unwinnable, of deals and of later positions, against a search
// that leaves nothing out.
func comparePruning(t *testing.T, files int, text func(*rand.Rand) string) (n compared) {
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 23))
		text := text(r)
		g, ok := compiles(text)
		if !ok {
			continue
		}
		for number := range uint64(4) {
			s, err := dealOf(g, number)
			if err != nil {
				break
			}
			for range int(number) * 8 { // from later positions too
				moves := s.Moves(nil)
				if s.Status != machine.Playing {
					break
				}
				s.Apply(moves[r.IntN(len(moves))])
			}
			if s = s.Clone(); len(s.Moves(nil)) == 0 {
				continue
			}
			search, err := s.ForSearch()
			if err != nil {
				t.Fatal(err)
			}
			pruned := newProver(search, 16<<20, true)
			pruned.run(t.Context(), 20_000)
			lost := pruned.failed()
			var blind *prover
			if b := search.Game().NewBlind(); b != nil {
				blind = newBlindProver(search, b, 16<<20)
				blind.run(t.Context(), 20_000)
				if blind.failed() {
					n.blind++
					checkBlindWalk(t, r, search, blind, text)
				}
			}
			kinder, _, err := newKinder(s, search, 16<<20)
			if err != nil {
				t.Fatal(err)
			}
			if kinder != nil {
				kinder.run(t.Context(), 20_000)
				if kinder.failed() {
					n.kinder++
				}
			}
			if !lost && !blind.failed() && !kinder.failed() {
				continue
			}
			full := newProver(s, 16<<20, false)
			full.run(t.Context(), 60_000)
			if !full.done {
				continue
			}
			n.all++
			if g := search.Game(); g.Lends() {
				if g.Returns() {
					n.back++
				} else {
					n.hand++
				}
			}
			if full.won {
				t.Errorf("file %d, deal %d: a position that can be won is called unwinnable, blind %t, by kinder "+
					"rules %t\n%s", i, number, blind.failed(), kinder.failed(), text)
			}
		}
	}
	t.Logf("%d unwinnable positions compared, %d of games whose foundations lend, %d that lend only what is at "+
		"hand, %d blind, %d by kinder rules", n.all, n.back, n.hand, n.blind, n.kinder)
	return n
}
