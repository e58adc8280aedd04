package interp

import (
	"cmp"
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
	g.derived = &derived{games: map[string]*Game{}}
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

// compileFor compiles for a search in positions whose base rank, by its place, is known (0: it is not).
func compileFor(sheet *rules.Sheet, setting rules.Setting, search bool, base int) (*Game, error) {
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
		knownBase: base,
		Game:      &Game{sheet: sheet, setting: full, pack: sheet.Pack, size: sheet.Pack.Size(), aside: -1},
		byZone:    map[*rules.Zone]int{},
		search:    search,
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
	return compileFor(sheet, setting, false, 0)
}

type compiler struct {
	*Game
	diags  dsl.Diagnostics
	byZone map[*rules.Zone]int
	line   *dsl.Line // being compiled
	zone   int       // whose line it is, or -1
	slots  int       // numbers kept in ints so far
	asides bool      // some deal step sets cards apart

	search    bool // nobody will be told which line says no
	knownBase int  // place of the base rank, if it is fixed for good
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
		c.counters = append(c.counters, counter{k.Name, k.Lo, k.Hi})
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
	c.routes()
	c.compileSafety()
	c.compileCycle()
	c.kept = c.slots
	plucks := slices.ContainsFunc(c.sources, func(s source) bool { return s.pluck })
	c.merges = c.dups && (len(c.auto) > 0 || len(c.afters) > 0 || c.hasSwaps || plucks || len(c.closing) > 0)
	c.quiet = len(c.flipPiles) == 0 && len(c.auto) == 0 && len(c.closing) == 0
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
	if c.sheet.Find("stock") == nil {
		zones = append(zones, &rules.Zone{Kind: "stock", Implicit: true, Piles: 1, Rows: 1, Columns: 1})
	}
	for i, z := range zones {
		zn := zone{
			sheet: z, first: len(c.piles), n: z.Piles, rows: z.Rows, columns: z.Columns,
			atMost: -1, fixedMax: -1, baseZone: -1, stays: noGuard, run: -1,
			cells: z.Kind == "cells", down: z.Kind == "stock",
			hidden: z.Implicit && z.Kind == "stock" && c.sheet.Find("stock") == nil,
		}
		c.byZone[z] = i
		for j := range z.Piles {
			p := pile{zone: uint8(i), number: uint8(j + 1), row: 1, column: uint8(j + 1)}
			switch {
			case z.Picture != nil:
				p.row, p.column = uint8(z.Picture[j].Row), uint8(z.Picture[j].Column)
			case z.Rows > 1:
				p.row, p.column = uint8(j/z.Columns+1), uint8(j%z.Columns+1)
			}
			c.piles = append(c.piles, p)
		}
		if z.Kind == "stock" {
			c.stock = zn.first
		}
		zn.grid = make([]int16, z.Rows*z.Columns)
		for k := range zn.grid {
			zn.grid[k] = -1
		}
		for j := range z.Piles {
			p := &c.piles[zn.first+j]
			zn.grid[(int(p.row)-1)*z.Columns+int(p.column)-1] = int16(zn.first + j)
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

// compileZone compiles the lines of one zone.
func (c *compiler) compileZone(i int) {
	c.zone = i
	z := &c.zones[i]
	sh := z.sheet
	z.receives = false
	if sh.Suits != nil {
		z.suits = make([]cards.Mask, z.n)
		for j := range z.n {
			k := j
			if sh.Rows > 1 {
				k = int(c.piles[z.first+j].row) - 1
			}
			z.suits[j] = cards.OfSuit(sh.Suits[k])
		}
	}
	if z.cells {
		z.arrive = append(z.arrive, arrival{onEmpty: true, onCards: true, phrase: -1, seq: -1, guard: always, static: true, uses: -1})
		z.fixedMax = 1
	}
	for _, l := range sh.Lines {
		c.line = l
		switch t := l.Stmt.(type) {
		case *dsl.Base:
			c.base(z, l, t)
		case *dsl.Build:
			c.build(z, l, t)
		case *dsl.Spaces:
			c.spaces(z, l, t)
		case *dsl.Takes:
			c.takes(z, i, l, t)
		case *dsl.AtMost:
			z.atMost = c.num(t.N)
			z.fixedMax = -1
			if nd := c.nodes[z.atMost]; nd.op == opConst {
				z.fixedMax = int(nd.a)
			}
		case *dsl.Move:
			c.move(z, l, t)
		case *dsl.Plays:
			z.plays = append(z.plays, restriction{l, c.reach(t.To, z), c.guard(t.Guard)})
		case *dsl.Worry:
			to := c.reach(t.To, z)
			if t.To == nil {
				to = &reach{same: *c.kindSet("tableau")}
			}
			z.worry = append(z.worry, restriction{l, to, c.guard(t.Guard)})
		case *dsl.Swap:
			s := swapRule{line: l, mine: c.cards(t.Cards), theirs: -1, guard: c.guard(t.Guard), uses: c.uses(t.Times)}
			if t.With != nil {
				s.theirs = c.cards(t.With)
			}
			s.from = c.pileList(t.From)
			if t.From == nil {
				s.from = c.self[z.first : z.first+z.n]
			}
			z.swaps = append(z.swaps, s)
			c.hasSwaps = true
		case *dsl.Exposed:
			z.stays = c.guard(t.Guard)
		case *dsl.Open:
			z.open = true
		case *dsl.Home:
			z.homes = append(z.homes, homeRule{l, c.cards(t.Cards), c.guard(t.Guard)})
		case *dsl.Covered:
			c.cover(z)
		}
	}
	if len(z.moves) == 0 {
		z.moves = []unitRule{{kind: unitOne, guard: always, uses: -1}}
	}
	z.receives = len(z.arrive) > 0
	if z.closes {
		c.closing = append(c.closing, i)
	}
}

// cover makes each row of a picture lie on the one before: a pile is covered by the piles of the next row whose
// stars stand at the same, the previous or the following column.
func (c *compiler) cover(z *zone) {
	for a := z.first; a < z.first+z.n; a++ {
		pa := &c.piles[a]
		pa.covers = []uint8{}
		for b := z.first; b < z.first+z.n; b++ {
			pb := &c.piles[b]
			if d := int(pb.column) - int(pa.column); pb.row == pa.row+1 && d >= -1 && d <= 1 {
				pa.covers = append(pa.covers, uint8(b))
				pb.under = append(pb.under, uint8(a))
			}
		}
	}
}

// arrivalOf fills in the end of an arriving line.
func (c *compiler) arrivalOf(l *dsl.Line, t *dsl.Arrive, a arrival) arrival {
	a.line, a.once, a.bottom = l, t.Once, t.Bottom
	z := &c.zones[c.zone]
	a.from = c.reach(t.From, z)
	a.guard = c.guard(t.Guard)
	a.uses = c.uses(t.Times)
	if c.search {
		c.foldGuard(&a)
	}
	a.static = c.needs(a.guard)&^needState == 0
	a.loose = a.phrase >= 0 && c.looseCards(a.phrase)
	if a.bottom {
		c.hasBottom = true
	}
	switch {
	case !a.once:
	case t.From == nil:
		a.sources = [][]uint8{c.anywhere()}
	case c.dependsOnPile(t.From):
		for j := range z.n {
			a.sources = append(a.sources, c.pilesFrom(t.From, z.first+j))
		}
	default:
		a.sources = [][]uint8{c.pileList(t.From)}
	}
	return a
}

// anywhere lists the piles that an `at once` line without `from` looks at: all but the stock, foundations and
// discards.
func (c *compiler) anywhere() []uint8 {
	var out []uint8
	for i := range c.zones {
		z := &c.zones[i]
		switch z.sheet.Kind {
		case "stock", "foundations", "discard":
			continue
		}
		if i == c.zone {
			continue
		}
		out = append(out, c.self[z.first:z.first+z.n]...)
	}
	if z := &c.zones[c.zone]; z.sheet.Kind == "tableau" {
		out = append(out, c.self[z.first:z.first+z.n]...)
	}
	return out
}

func (c *compiler) arrives(z *zone, i int, a arrival) {
	z.arrive = append(z.arrive, a)
	if a.once {
		c.auto = append(c.auto, autoRule{zone: i, arrive: len(z.arrive) - 1, set: -1})
	}
}

func (c *compiler) base(z *zone, l *dsl.Line, t *dsl.Base) {
	a := arrival{onEmpty: true, phrase: -1, seq: -1}
	if len(t.Cards) == 1 {
		a.phrase = c.cards(t.Cards[0])
	} else {
		a.phrase = c.eachPile(z, t.Cards)
	}
	c.arrives(z, c.zone, c.arrivalOf(l, &t.Arrive, a))
}

// eachPile makes one phrase of a list with one for each pile.
func (c *compiler) eachPile(z *zone, list []*dsl.Cards) int32 {
	pt := part{kind: partTable, place: -1, dims: []dim{{by: byPile, low: z.first, size: z.n, stride: 1}}}
	for j := range z.n {
		var m cards.Table
		if j < len(list) {
			var ok bool
			m, ok = c.env(z.first+j).Cards(list[j].Any, list[j].But)
			if !ok {
				c.fail("not-fixed", list[j].Span, "`%s` is not known before the game begins; in a list every base must be", c.line.Src.Slice(list[j].Span))
			}
		}
		pt.tables = append(pt.tables, m)
	}
	c.phrases = append(c.phrases, phrase{sort: ofParts, parts: []part{pt}})
	return int32(len(c.phrases) - 1)
}

func (c *compiler) build(z *zone, l *dsl.Line, t *dsl.Build) {
	switch {
	case t.None:
	case t.Order != nil:
		o := &order{base: -1, wrap: t.Wrapping, suits: t.SuitRel}
		for _, rr := range t.Order {
			o.ranks = append(o.ranks, c.rankRun(rr)...)
		}
		for _, r := range o.ranks {
			o.masks = append(o.masks, c.mask&cards.OfRank(r))
		}
		for k := range cards.Kind(cards.Kinds) {
			o.table[k] = rules.Suits(t.SuitRel, k)
		}
		for _, r := range rules.All[*dsl.Base](z.sheet) {
			if len(r.Stmt.Cards) == 1 && len(r.Stmt.Cards[0].Any) == 1 && r.Stmt.Cards[0].Any[0].FirstRank {
				o.base = int32(c.zone)
			}
		}
		a := c.arrivalOf(l, &t.Arrive, arrival{onEmpty: o.base < 0, onCards: true, phrase: -1, seq: -1})
		a.order = o
		c.arrives(z, c.zone, a)
	default:
		c.arrives(z, c.zone, c.arrivalOf(l, &t.Arrive, arrival{onCards: true, phrase: c.cards(t.Cards), seq: -1}))
	}
}

// rankRun spells out `A to B` through the ranks of the pack, up or down.
func (c *compiler) rankRun(rr *dsl.RankRange) []cards.Rank {
	from, _ := cards.RankNamed(rr.From.Name)
	if rr.To == nil {
		return []cards.Rank{from}
	}
	to, _ := cards.RankNamed(rr.To.Name)
	a, b := c.pack.RankPlace(from), c.pack.RankPlace(to)
	if a == 0 || b == 0 {
		return nil
	}
	var out []cards.Rank
	for p := a; ; p += cmp.Compare(b, a) {
		out = append(out, c.pack.RankAt(p))
		if p == b {
			return out
		}
	}
}

func (c *compiler) spaces(z *zone, l *dsl.Line, t *dsl.Spaces) {
	switch {
	case t.Stay:
	case t.Close:
		z.closes = true
	default:
		a := arrival{onEmpty: true, phrase: -1, seq: -1, whole: t.Pile}
		if t.Cards != nil {
			a.phrase = c.cards(t.Cards)
			a.size = c.sizeOf(t.Cards)
		}
		c.arrives(z, c.zone, c.arrivalOf(l, &t.Arrive, a))
	}
}

// sizeOf is the number in `take 3 cards`, or 0.
func (c *compiler) sizeOf(t *dsl.Cards) int {
	if len(t.Any) == 1 && t.Any[0].Count != "" {
		return atoi(t.Any[0].Count)
	}
	return 0
}

func atoi(digits string) int {
	n := 0
	for _, d := range digits {
		n = n*10 + int(d-'0')
	}
	return n
}

func (c *compiler) takes(z *zone, i int, l *dsl.Line, t *dsl.Takes) {
	if t.Only {
		z.only = append(z.only, restriction{l, c.reach(t.From, z), c.guard(t.Guard)})
		return
	}
	if t.Set == nil {
		a := arrival{onEmpty: true, onCards: true, phrase: c.cards(t.Cards), seq: -1, size: c.sizeOf(t.Cards)}
		c.arrives(z, i, c.arrivalOf(l, &t.Arrive, a))
		return
	}
	set := t.Set
	if set.Sequence {
		a := arrival{onEmpty: true, phrase: -1, seq: c.seq(set.Seq, z)}
		if z.sheet.Kind == "discard" {
			a.onCards = true
		}
		a = c.arrivalOf(l, &t.Arrive, a)
		// The unit that comes is one card or many; the line asks only of the whole.
		c.arrives(z, i, a)
		z.onUnit = append(z.onUnit, int16(c.seqLength(set.Seq)))
		return
	}
	if set.Number == "1" && set.ToNumber == "" && set.Alike == nil {
		c.arrives(z, i, c.arrivalOf(l, &t.Arrive, arrival{onEmpty: true, onCards: true, phrase: -1, seq: -1, size: 1}))
		return
	}
	r := setRule{line: l, zone: i, phrase: -1, least: 2, guard: c.guard(t.Guard), uses: c.uses(t.Times), once: t.Once}
	r.from = c.pileList(t.From)
	if t.From == nil {
		r.from = c.anywhere()
	}
	// In the order of the piles, as a set is written: it then leaves in the same order when it is read again.
	r.from = slices.Sorted(slices.Values(r.from))
	alike := set.Alike
	switch {
	case set.Pair != nil:
		r.most, alike = 2, set.Pair
	case set.Listed != nil:
		r.least, r.most = len(set.Listed), len(set.Listed)
		for _, k := range set.Listed {
			r.listed = append(r.listed, c.phrase([]*dsl.Card{k}, nil, k.Span))
		}
	case set.Number != "":
		r.least = atoi(set.Number)
		r.most = r.least
		if set.ToNumber != "" {
			r.most = atoi(set.ToNumber)
		}
	}
	if alike != nil {
		for _, n := range alike.Totals {
			r.totals = append(r.totals, c.num(n))
		}
		if alike.Rel != nil {
			r.alike = alike.Rel.Alike != ""
			r.phrase = c.relation(alike.Rel)
		}
	}
	if t.Guard != nil && t.Guard.Cond != nil && len(t.Guard.Cond.Or) == 1 {
		for _, q := range t.Guard.Cond.Or[0].And {
			if q.Touching && !q.Not {
				r.touching = true
			}
		}
	}
	for _, p := range r.from {
		if c.zones[c.piles[p].zone].rows > 1 || c.zones[c.piles[p].zone].sheet.Picture != nil {
			r.touching = false
		}
	}
	c.sets = append(c.sets, r)
	if t.Once {
		c.auto = append(c.auto, autoRule{zone: i, arrive: -1, set: len(c.sets) - 1})
	}
}

func (c *compiler) move(z *zone, l *dsl.Line, t *dsl.Move) {
	r := unitRule{line: l, seq: -1, to: c.reach(t.To, z), guard: c.guard(t.Guard), uses: c.uses(t.Times)}
	switch {
	case t.Number != "":
		r.kind = unitOne
		if t.Number != "1" {
			c.fail("bad-number", l.Span, "`move %s cards`: the top card moves alone, or a `sequence`, the `pile` or `any cards`", t.Number)
		}
	case t.Pile:
		r.kind = unitPile
	case t.AnyCards:
		r.kind = unitAny
	case t.AnyOne != "":
		r.kind = unitPluck
		if t.AnyOne != "1" {
			c.fail("bad-number", l.Span, "`move any %s cards`: it is `move any 1 card` or `move any cards`", t.AnyOne)
		}
	default:
		r.kind = unitRun
		r.seq = c.seq(t.Seq, z)
		for _, f := range t.Free {
			switch f.Word {
			case "spaces":
				r.free = append(r.free, freeRule{piles: c.kindList("tableau")})
			default:
				for _, fz := range c.sheet.Zone(f.Word) {
					zn := &c.zones[c.byZone[fz]]
					r.free = append(r.free, freeRule{cells: fz.Kind == "cells", piles: c.self[zn.first : zn.first+zn.n]})
				}
			}
		}
	}
	z.moves = append(z.moves, r)
}

func (c *compiler) kindList(kind string) []uint8 {
	var out []uint8
	for _, z := range c.sheet.OfKind(kind) {
		zn := &c.zones[c.byZone[z]]
		out = append(out, c.self[zn.first:zn.first+zn.n]...)
	}
	return out
}

func (c *compiler) kindSet(kind string) *pileSet {
	ps := &pileSet{}
	for _, p := range c.kindList(kind) {
		ps.add(int(p))
	}
	return ps
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
}

// compileTurns compiles the `turn` lines of the stock.
func (c *compiler) compileTurns() {
	stock := c.zones[c.piles[c.stock].zone].sheet
	for _, r := range rules.All[*dsl.Turn](stock) {
		c.line = r.Line
		t := r.Stmt
		tn := turn{step: step{line: r.Line, from: -1, newPile: -1, but: -1, packet: t.Packet, qty: []qty{c.qty(t.Qty)}}, same: -1}
		c.stepEnd(&tn.step, t.To, t.How, t.Guard, t.Times)
		key := func(t *dsl.Turn) string {
			return fmt.Sprint(words(r.Line, t.Qty.Span), t.Packet, words(r.Line, t.To.Span), len(t.How))
		}
		for j := range c.turns {
			if o := c.turns[j].line.Stmt.(*dsl.Turn); key(o) == key(t) {
				tn.same = j
				break
			}
		}
		c.turns = append(c.turns, tn)
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
					if p := &c.places[pl]; p.of == ofPiles && p.pick == 0 && !p.empty && !p.other {
						a.sure = append(a.sure, p.piles...)
					}
				}
			}
		}
		c.actions = append(c.actions, a)
	}
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
		c.wins = append(c.wins, goal{r.Line, c.cond(r.Stmt.Cond)})
	}
	for _, r := range c.sheet.Loses {
		c.line = r.Line
		c.loses = append(c.loses, goal{r.Line, c.cond(r.Stmt.Cond)})
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
		if k := z.sheet.Kind; k == "stock" || k == "discard" || k == "foundations" || k == "cells" || z.stays == always {
			continue
		}
		c.flipPiles = append(c.flipPiles, c.self[z.first:z.first+z.n]...)
	}
}
