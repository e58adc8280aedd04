package interp

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Compile turns a sheet into a game, with options chosen by the setting; what it leaves open is the default.
// A sheet with errors, or one that says what this version cannot play, is refused: the error is a
// *CompileError with the places.
func Compile(sheet *rules.Sheet, setting rules.Setting) (*Game, error) {
	g, err := compile(sheet, setting)
	if err != nil {
		return nil, err
	}
	g.derived = &derived{games: map[string]*Game{}, setAt: map[string]int{}}
	return g, nil
}

// A CompileError tells why a sheet cannot be played.
type CompileError struct{ Diagnostics dsl.Diagnostics }

func (e *CompileError) Error() string {
	d := e.Diagnostics[0]
	msg := fmt.Sprintf("%s:%d:%d: %s", d.Span.Pos.Filename, d.Span.Pos.Line, d.Span.Pos.Column, d.Message)
	if n := len(e.Diagnostics) - 1; n > 0 {
		msg += fmt.Sprintf(" (and %d more)", n)
	}
	return msg
}

// compileFor compiles for a search, or for play.
func compileFor(sheet *rules.Sheet, setting rules.Setting, how searching) (*Game, error) {
	full := sheet.Defaults()
	for n, v := range setting.Options {
		full.Options[n] = v
	}
	for n, v := range setting.Asked {
		full.Asked[n] = v
	}
	for _, a := range sheet.Asks { // compiled with the lowest numbers until they are given
		if _, ok := full.Asked[a.Name]; !ok {
			full.Asked[a.Name] = slices.Repeat([]int{a.Lo}, a.Count)
		}
	}
	c := &compiler{
		Game:      &Game{sheet: sheet, setting: full, pack: sheet.Pack, size: sheet.Pack.Size(), aside: -1},
		byZone:    map[*rules.Zone]int{},
		searching: how,
	}
	if sheet.Broken {
		c.fail("unread", dsl.Span{}, "the file could not be read whole")
	}
	if c.size == 0 || c.size > 1000 {
		c.fail("bad-pack", dsl.Span{}, "a game has 1 to 1000 cards, not %d", c.size)
	}
	if len(c.diags) == 0 {
		c.compile()
	}
	if len(c.diags) > 0 {
		return nil, &CompileError{c.diags.Sort()}
	}
	return c.Game, nil
}

func compile(sheet *rules.Sheet, setting rules.Setting) (*Game, error) {
	return compileFor(sheet, setting, searching{})
}

type compiler struct {
	*Game
	diags  dsl.Diagnostics
	byZone map[*rules.Zone]int
	layout *rules.Layout
	line   *dsl.Line // being compiled
	zone   int       // whose line it is, or -1
	slots  int       // numbers kept in ints so far
	asides bool      // some deal step sets cards apart

	eachPlace *dsl.Place // that a question is compiled about pile by pile, or nil
	eachAs    int32      // the place ofEach that it is in there

	searching
}

// searching tells for what search a game is compiled, if for any.
type searching struct {
	search    bool // nobody will be told which line says no
	knownBase int  // place of the base rank, if it is fixed for good; else 0
	freely    bool // a stock that goes round may be stopped at every card, and goes round without end
	still     bool // no stock is taken to go round
	hides     bool // cards lie face down where no step lays them so
	mixed     bool // foundations that begin with the rank of the first card begin with several
	odd       bool // cards lie on foundations that could not have come there
	unreduced bool // no two positions are taken for one
}

func (c *compiler) fail(name string, at dsl.Span, format string, args ...any) {
	c.diags = append(c.diags, &dsl.Diagnostic{Name: name, Span: at, Message: fmt.Sprintf(format, args...)})
}

func (c *compiler) compile() {
	for 1<<c.shift <= c.size {
		c.shift++
	}
	c.dups = c.pack.Decks > 1
	c.packCards = c.pack.Cards()
	c.mask = c.pack.Mask()
	c.rankMask = make([]cards.Mask, len(c.pack.Order)+1)
	for i, r := range c.pack.Order {
		c.rankMask[i+1] = c.mask & cards.OfRank(r)
	}
	c.suitMask = make([]cards.Mask, len(c.pack.Suits)+1)
	for i, s := range c.pack.Suits {
		c.suitMask[i+1] = c.mask & cards.OfSuit(s)
	}
	c.start[intPass] = 1
	c.slots = intCounters
	for _, k := range c.sheet.Counters {
		c.counters = append(c.counters, counter{k.Lo, k.Hi})
		c.start[c.slot()] = int16(k.Start)
	}
	c.usesAt = c.slots
	c.layOut()
	if len(c.diags) > 0 {
		return
	}
	for i := range c.zones {
		c.compileZone(i)
	}
	c.zone = -1
	c.compileDeal()
	c.compileTurns()
	c.compileActions()
	c.compileAfters()
	c.compileEnds()
	c.fullLengths()
	c.sums()
	c.symmetry()
	c.flips()
	for i := range c.zones {
		z := &c.zones[i]
		z.up = c.search && !c.hides && z.sheet.Kind == dsl.Tableau && !c.laysDown(z)
	}
	c.routes()
	c.compileChoices()
	c.compileSafety()
	c.compileCycle()
	c.compileForesight()
	c.compileLending()
	c.compileBlindness()
	c.kept = c.slots
	plucks := slices.ContainsFunc(c.sources, func(s source) bool { return s.pluck })
	c.merges = c.dups && (len(c.auto) > 0 || len(c.afters) > 0 || c.hasSwaps || plucks || len(c.closing) > 0)
	c.quiet = len(c.flipPiles) == 0 && len(c.auto) == 0 && len(c.closing) == 0
	if c.fillsFromStock() || slices.ContainsFunc(c.afters, func(a after) bool { return a.on == onAction || a.on == onRedeal }) { // what is gathered may come back to where it lay
		for i := range c.actions {
			c.actions[i].sure = nil
		}
	}
	c.circles = c.mayCircle()
	c.chains = c.newChains()
}

// slot takes the next kept number.
func (c *compiler) slot() int {
	if c.slots == maxInts {
		c.fail("too-many", dsl.Span{}, "a game keeps at most %d counters and lines with TIMES", maxInts-intCounters)
		return maxInts - 1
	}
	c.slots++
	return c.slots - 1
}

// uses takes a slot for a line with TIMES, or none.
func (c *compiler) uses(t *dsl.Times) int16 { return c.usesN(rules.Times(t)) }

func (c *compiler) usesN(n int) int16 {
	if n == 0 {
		return -1
	}
	i := c.slot()
	c.start[i] = int16(n)
	c.usesOf = append(c.usesOf, c.line)
	c.hasUses = true
	return int16(i)
}

// layOut numbers zones and piles.
func (c *compiler) layOut() {
	zones := slices.Clone(c.sheet.Zones)
	if c.sheet.Unnamed(dsl.Stock) == nil {
		zones = append(zones, &rules.Zone{Kind: dsl.Stock, Implicit: true, Piles: 1, Rows: 1, Columns: 1})
	}
	c.layout = c.sheet.Layout()
	if len(zones) > len(c.sheet.Zones) {
		c.layout = rules.LayOut(zones)
	}
	for i, z := range zones {
		zn := zone{
			sheet: z, first: len(c.piles), n: z.Piles, rows: z.Rows, columns: z.Columns,
			atMost: -1, fixedMax: -1, stays: noGuard,
			gives: z.Kind.Gives(), cells: z.Kind.TakesAny() && z.Kind.Room() == 1, down: z.Kind.Facing() == dsl.FaceDown,
			hidden: z.Implicit && z.Kind == dsl.Stock && c.sheet.Unnamed(dsl.Stock) == nil,
		}
		c.byZone[z] = i
		for _, j := range c.layout.Of(z) {
			p := &c.layout.Piles[j]
			pl := pile{zone: uint8(i), number: uint8(p.Number), row: uint8(p.Row), column: uint8(p.Column)}
			if rules.First[*dsl.Covered](z).Line != nil {
				pl.covers = []uint8{}
				for _, q := range p.CoveredBy {
					pl.covers = append(pl.covers, uint8(q))
				}
			}
			c.piles = append(c.piles, pl)
		}
		if z.Kind == dsl.Stock {
			c.stock = zn.first
		}
		zn.grid = make([]int16, z.Rows*z.Columns)
		for k := range zn.grid {
			zn.grid[k] = rules.NoPile
		}
		for _, j := range c.layout.Of(z) {
			zn.grid[(c.layout.Piles[j].Row-1)*z.Columns+c.layout.Piles[j].Column-1] = int16(j)
		}
		c.zones = append(c.zones, zn)
	}
	c.nPiles = len(c.piles) + 1 // one for cards set apart
	if c.nPiles > maxPiles-1 {
		c.fail("bad-number", dsl.Span{}, "the zones have %d piles in all; a game has at most %d", c.nPiles-1, rules.MaxPiles)
		return
	}
	for p := range c.nPiles {
		c.self = append(c.self, uint8(p))
	}
	c.piles = append(c.piles, pile{zone: c.piles[c.stock].zone})
}

// guard compiles the guards of a line; always if it has none.
func (c *compiler) guard(gs ...*dsl.Guard) int32 {
	out := always
	for _, g := range gs {
		if g == nil {
			continue
		}
		var n int32
		switch {
		case g.Cond != nil && g.Word == "until":
			n = c.node(opNot, c.cond(g.Cond), 0, 0)
		case g.Cond != nil:
			n = c.cond(g.Cond)
		default:
			n = c.passIs(g.Pass)
			if g.And != nil {
				n = c.node(opAnd, n, c.cond(g.And), 0)
			}
		}
		if out == always {
			out = n
		} else {
			out = c.node(opAnd, out, n, 0)
		}
	}
	return out
}

// compileDeal compiles the deal.
func (c *compiler) compileDeal() {
	c.deals = c.steps(c.sheet.Deal, true)
	if c.asides {
		c.aside = c.nPiles - 1
	} else {
		c.nPiles--
		c.piles = c.piles[:c.nPiles]
		c.self = c.self[:c.nPiles]
	}
	c.seed = make([]Key, c.nPiles)
	for i := range c.seems {
		c.alike[i], c.seems[i] = Card(i), Card(i)
	}
}

// compileTurns compiles the `turn` lines of the stock.
func (c *compiler) compileTurns() {
	stock := c.zones[c.piles[c.stock].zone].sheet
	for _, r := range rules.All[*dsl.Turn](stock) {
		c.line = r.Line
		t := r.Stmt
		tn := turn{step: step{line: r.Line, from: -1, newPile: -1, but: -1, value: -1, packet: t.Packet, qty: []qty{c.qty(t.Qty)}}}
		c.stepEnd(&tn.step, t.To, t.How, t.Guard, t.Times)
		c.turns = append(c.turns, tn)
	}
	effect := func(tn *turn) string {
		t := tn.line.Stmt.(*dsl.Turn)
		how := ""
		for _, h := range t.How {
			how += fmt.Sprint(words(tn.line, h.Span))
		}
		return fmt.Sprint(words(tn.line, t.Qty.Span), t.Packet, words(tn.line, t.To.Span), how)
	}
	for i := range c.turns {
		for j := range c.turns {
			mine, other := &c.turns[i], &c.turns[j]
			first := j < i
			if bound := mine.uses >= 0; bound != (other.uses >= 0) {
				first = bound
			}
			if i != j && first && effect(mine) == effect(other) {
				mine.instead = append(mine.instead, j)
			}
		}
	}
	c.fits(len(c.turns), "`turn` lines")
}

// maxLines is how many lines of one sort a Move can tell apart.
const maxLines = 256

func (c *compiler) fits(n int, what string) {
	if n > maxLines {
		c.fail("too-many", dsl.Span{}, "a game has at most %d %s", maxLines, what)
	}
}

func words(l *dsl.Line, sp dsl.Span) string {
	return strings.Join(strings.Fields(l.Src.Slice(sp)), " ")
}

// compileActions compiles `may` blocks and `redeals`.
func (c *compiler) compileActions() {
	for _, m := range c.sheet.Mays {
		c.line = m.Head
		n := m.Times
		if m.N != nil {
			if v := c.nodes[c.num(m.N)]; v.op == opConst {
				n = int(v.a)
			}
		}
		a := action{name: m.Name, line: m.Head, redeal: m.Name == "redeal", uses: c.usesN(n)}
		for _, g := range m.Guards {
			a.guards = append(a.guards, c.guard(g))
		}
		a.steps = c.steps(m.Steps, false)
		for i := range a.steps {
			st := &a.steps[i]
			if st.op == stepShuffle {
				a.mixes = true
			}
			if i == 0 && st.op == stepGather && st.but < 0 && st.guard == always && len(a.steps) == 1 {
				for _, pl := range st.gather {
					if p := &c.places[pl]; p.of == ofPiles && p.pick == 0 && !p.empty && !p.other && !contains(p.piles, uint8(c.stock)) {
						a.sure = append(a.sure, p.piles...) // a stock that is gathered may lie as it lay
					}
				}
			}
		}
		c.actions = append(c.actions, a)
	}
	c.fits(len(c.actions), "actions")
}

// fillsFromStock reports whether cards of the stock come to piles by themselves.
func (c *compiler) fillsFromStock() bool {
	return slices.ContainsFunc(c.auto, func(a autoRule) bool {
		return a.arrive >= 0 && slices.ContainsFunc(c.zones[a.zone].arrive[a.arrive].sources, func(list []uint8) bool {
			return contains(list, uint8(c.stock))
		})
	})
}

// compileAfters compiles `after` blocks.
func (c *compiler) compileAfters() {
	for _, b := range c.sheet.Afters {
		c.line = b.Head
		e := b.Event
		a := after{line: b.Head, of: -1, action: -1}
		switch {
		case e.Turn:
			a.on = onTurn
		case e.Redeal:
			a.on = onRedeal
		case e.Swap:
			a.on = onSwap
		case e.Move:
			a.on = onMove
			if e.Of != nil {
				a.of = c.cards(e.Of)
			}
			a.from, a.to = c.pileSet(e.From), c.pileSet(e.To)
		default:
			a.on = onAction
			a.action = slices.IndexFunc(c.sheet.Mays, func(m *rules.May) bool { return m.Name == e.Name })
		}
		a.guard = c.guard(e.Guard)
		a.steps = c.steps(b.Steps, false)
		c.afters = append(c.afters, a)
	}
}

func (c *compiler) compileEnds() {
	for _, r := range c.sheet.Wins {
		c.line = r.Line
		c.wins = append(c.wins, goal{line: r.Line, cond: c.cond(r.Stmt.Cond)})
	}
	for _, r := range c.sheet.Loses {
		c.line = r.Line
		c.loses = append(c.loses, goal{line: r.Line, cond: c.cond(r.Stmt.Cond)})
	}
}

// flips finds the piles whose face-down cards can turn up: those of all zones that ever hold one.
func (c *compiler) flips() {
	any := false
	facing := func(steps []step) {
		for i := range steps {
			if f := steps[i].facing; f == faceDown || f == faceTop || f == faceAltUp || f == faceAltDown || steps[i].op == stepFace {
				any = true
			}
		}
	}
	facing(c.deals)
	for i := range c.turns {
		facing([]step{c.turns[i].step})
	}
	for i := range c.actions {
		facing(c.actions[i].steps)
	}
	for i := range c.afters {
		facing(c.afters[i].steps)
	}
	if !any {
		return
	}
	for i := range c.zones {
		z := &c.zones[i]
		if z.sheet.Kind.Facing() != dsl.AsLaid || z.stays == always {
			continue
		}
		c.flipPiles = append(c.flipPiles, c.self[z.first:z.first+z.n]...)
	}
}
