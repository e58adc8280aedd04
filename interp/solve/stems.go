package solve

import (
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// Stems search the kinder game of that name (see reduce.Stems), depth first, and keep what they
// found: which of its positions hold a win there, and which do not. One stands for very many
// positions of the game as it is, so that most that a search asks about were met before. What holds
// no win by kinder rules holds none.
type stems struct {
	of         *reduce.Stems
	begun      bool
	root       reduce.Standing // what a search began with
	live, dead *table
	frames     []stemFrame // the positions that led to where it is
	list       []reduce.Standing
	room       int64 // bytes for what was found
}

// A stemFrame is a position, and which of the list follow on it and have not been looked at.
type stemFrame struct {
	key         machine.Key
	start, left int
}

// stemProof says what it means that they find no win.
const stemProof = "no position that can be reached is won, even if cards that were moved may lie wherever there is " +
	"a place for each"

// newStems are nil for a game in which there are none.
func newStems(relax *reduce.Relaxation, bytes int64) *stems {
	of := relax.Stems()
	if of == nil {
		return nil
	}
	return &stems{of: of, live: &table{}, dead: &table{}, room: bytes}
}

// begin begins anew with a position, from which all that are asked about are reached.
func (p *stems) begin(s *reduce.State) {
	if p == nil {
		return
	}
	p.live.renew(p.room / 2)
	p.dead.renew(p.room / 2)
	if p.begun = p.of.Begin(s); p.begun {
		p.root = p.of.Standing(s)
	}
}

// A prospect says whether a position holds a win by kinder rules.
type prospect uint8

const (
	unsure prospect = iota
	hopeful
	hopeless
)

// ask asks about a position, and looks at so many others at most; looked is how many those were.
func (p *stems) ask(s *reduce.State, most int) (found prospect, looked int) {
	if p == nil || !p.begun {
		return unsure, 0
	}
	return p.search(p.of.Standing(s), most)
}

// again asks once more about the position that a search began with.
func (p *stems) again(most int) (found prospect, looked int) {
	if p == nil || !p.begun {
		return unsure, 0
	}
	return p.search(p.root, most)
}

// known is what was found of a position.
func (p *stems) known(at reduce.Standing, k machine.Key) prospect {
	switch {
	case p.dead.has(k):
		return hopeless
	case p.live.has(k) || p.of.Won(at):
		return hopeful
	}
	return unsure
}

// search asks about a position.
func (p *stems) search(at reduce.Standing, most int) (found prospect, looked int) {
	k := standingKey(at)
	if found := p.known(at, k); found != unsure {
		return found, 0
	}
	p.frames, p.list = p.frames[:0], p.list[:0]
	looked = 1
	for p.enter(at, k); len(p.frames) > 0; {
		f := &p.frames[len(p.frames)-1]
		if f.left == 0 {
			p.dead.add(f.key)
			p.frames = p.frames[:len(p.frames)-1]
			continue
		}
		f.left--
		p.list = p.list[:f.start+f.left+1]
		at := p.list[f.start+f.left]
		k := standingKey(at)
		switch p.known(at, k) {
		case hopeless:
		case hopeful:
			for i := range p.frames {
				p.live.add(p.frames[i].key)
			}
			return hopeful, looked
		default:
			if looked >= most {
				return unsure, looked
			}
			p.enter(at, k)
			looked++
		}
	}
	return hopeless, looked
}

// enter lists what follows on a position.
func (p *stems) enter(at reduce.Standing, k machine.Key) {
	start := len(p.list)
	p.list = p.of.After(at, p.list)
	p.frames = append(p.frames, stemFrame{k, start, len(p.list) - start})
}

// standingKey is a key of a standing.
func standingKey(at reduce.Standing) machine.Key {
	return withLevels(machine.KeyOf(uint64(at.Kept), uint64(at.Out)), [2]uint8{})
}

// bytes is what they hold.
func (p *stems) bytes() int64 {
	if p == nil {
		return 0
	}
	return p.live.bytes() + p.dead.bytes()
}
