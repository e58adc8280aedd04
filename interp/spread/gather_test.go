package spread

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"time"

	"pat/interp/survey"
)

// A memory is a queue in memory whose workers, network and store go wrong by dice. Whatever is to
// happen next happens when an answer is asked for.
type memory struct {
	*rand.Rand
	faults  bool
	killer  int // a deal that ends whoever searches it; -1 is none
	blocks  map[Block]int
	answers []Answer
	losses  map[int]int // workers lost with a deal
}

var errDice = errors.New("the dice say no")

func (m *memory) bad(n int) bool { return m.faults && m.IntN(n) == 0 }

func (m *memory) Put(_ context.Context, b Block) error {
	if m.bad(20) {
		return errDice
	}
	if _, there := m.blocks[b]; !there {
		m.blocks[b] = 0
	}
	if m.bad(20) {
		return errDice // it is there all the same
	}
	return nil
}

func (m *memory) Waiting(context.Context) ([]Block, error) {
	if m.bad(10) {
		return nil, errDice
	}
	return slices.Collect(maps.Keys(m.blocks)), nil
}

func (m *memory) Mark(_ context.Context, mark string) error {
	if m.bad(10) {
		return errDice
	}
	m.answers = append(m.answers, Answer{Mark: mark})
	return nil
}

func (m *memory) Crew() Crew { return Crew{Workers: 2, Threads: 4} }
func (m *memory) Close(bool) {}

func (m *memory) Answer(context.Context) (Answer, func(), error) {
	for range 3 {
		m.step()
	}
	switch {
	case len(m.answers) == 0 || m.bad(5):
		return Answer{}, nil, errDice
	case m.bad(30): // the store of the server has lost one
		m.answers = m.answers[1:]
		return Answer{}, nil, errDice
	}
	a := m.answers[0]
	return a, func() {
		if !m.bad(10) { // otherwise it comes again
			m.answers = slices.DeleteFunc(m.answers, func(b Answer) bool {
				return fmt.Sprint(a) == fmt.Sprint(b)
			})
		}
	}, nil
}

// step has a worker do something.
func (m *memory) step() {
	var all []Block
	for b := range m.blocks {
		all = append(all, b)
	}
	if len(all) == 0 {
		return
	}
	slices.SortFunc(all, func(a, b Block) int { return a.First*1000 + a.Deals - b.First*1000 - b.Deals })
	b := all[m.IntN(len(all))]
	switch {
	case m.bad(40): // so has it lost this
		delete(m.blocks, b)
	case m.blocks[b] > 0: // it is given out again
		m.answers = append(m.answers, Answer{Block: b, Back: b.Lost + m.blocks[b]})
		m.off(b)
	case m.bad(10): // the worker is lost
		m.blocks[b]++
	default:
		a := Answer{Block: b}
		for i := b.First; i < b.First+b.Deals; i++ {
			if i == m.killer {
				m.losses[i]++
				m.blocks[b]++
				return
			}
			if m.bad(30) { // it is told to stop
				break
			}
			a.Records = append(a.Records, decided(i))
		}
		if n := len(a.Records) / 2; n > 0 && m.bad(4) {
			first := a
			first.Records, first.More = a.Records[:n], true
			m.answers = append(m.answers, first)
			a.Records, a.From = a.Records[n:], n
		}
		m.answers = append(m.answers, a)
		m.off(b)
	}
}

// off takes a block off the queue, unless the worker dies just before.
func (m *memory) off(b Block) {
	if m.bad(20) {
		m.blocks[b]++
		return
	}
	delete(m.blocks, b)
}

func name(i int) string { return strconv.Itoa(i + 1) }

func decided(i int) survey.Record {
	return survey.Record{Deal: name(i), Verdict: survey.Won, Positions: int64(i), MS: 1}
}

// A book is a record: it fails the test where a deal comes twice or in the place of another.
type book map[int]survey.Record

func (k book) survey(t *testing.T, deals, chances int) Survey {
	return Survey{
		Deals: deals, Name: name, Chances: chances, Quiet: time.Nanosecond,
		Has: func(i int) bool { _, has := k[i]; return has },
		Keep: func(first int, records []survey.Record) error {
			for j, r := range records {
				if _, twice := k[first+j]; twice || r.Deal != name(first+j) {
					t.Errorf("deal %d is written as %s, twice: %v", first+j, r.Deal, twice)
				}
				k[first+j] = r
			}
			return nil
		},
	}
}

// Whatever fails, and whenever the one who gathers is killed, each deal comes into the record once,
// as it was decided.
func TestNothingIsLostNorTwice(t *testing.T) {
	seeds := uint64(300)
	if testing.Short() {
		seeds = 30
	}
	for seed := range seeds {
		m := &memory{
			Rand: rand.New(rand.NewPCG(seed, 1)), faults: true, killer: -1,
			blocks: map[Block]int{}, losses: map[int]int{},
		}
		const deals = 200
		k := book{}
		for runs := 0; len(k) < deals; runs++ {
			if runs > 10_000 {
				t.Fatalf("seed %d: no end: %d of %d deals", seed, len(k), deals)
			}
			ctx, kill := context.WithCancel(t.Context())
			left := m.IntN(60)
			s := k.survey(t, deals, 1000)
			keep := s.Keep
			s.Keep = func(first int, records []survey.Record) error {
				if left -= 10; left < 0 {
					kill() // what comes after the writing is not done any more
				}
				return keep(first, records)
			}
			s.Trouble = func(error) {
				if left--; left < 0 {
					kill()
				}
			}
			if err := Gather(ctx, killed{m, ctx}, s); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			kill()
		}
		for i := range deals {
			if got := k[i]; got.Positions != int64(i) || got.Verdict != survey.Won {
				t.Fatalf("seed %d: deal %d is %+v", seed, i, got)
			}
		}
	}
}

// killed is a queue that nobody calls any more once the context is done: answers are not taken off.
type killed struct {
	*memory
	ctx context.Context
}

func (k killed) Answer(ctx context.Context) (Answer, func(), error) {
	a, done, err := k.memory.Answer(ctx)
	return a, func() {
		if k.ctx.Err() == nil {
			done()
		}
	}, err
}

// A deal that kills is recorded as unknown after three workers, and no other deal is.
func TestDealThatKills(t *testing.T) {
	for _, killer := range []int{0, 57, 99} {
		t.Run(name(killer), func(t *testing.T) {
			m := &memory{
				Rand: rand.New(rand.NewPCG(1, 2)), killer: killer, blocks: map[Block]int{}, losses: map[int]int{},
			}
			k := book{}
			if err := Gather(t.Context(), m, k.survey(t, 100, 0)); err != nil {
				t.Fatal(err)
			}
			for i := range 100 {
				want := decided(i)
				if i == killer {
					want = survey.Record{Deal: name(i), Verdict: survey.Unknown, Reason: LostReason(3)}
				}
				if fmt.Sprint(k[i]) != fmt.Sprint(want) {
					t.Errorf("deal %d is %+v, want %+v", i, k[i], want)
				}
			}
			if m.losses[killer] != 3 {
				t.Errorf("%d workers were lost, want 3", m.losses[killer])
			}
		})
	}
}
