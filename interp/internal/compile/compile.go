package compile

import (
	"fmt"
	"slices"
	"sync"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// This file answers in which order a sheet becomes a game, and compiles all that is no line of a
// zone: piles, the deal, turns, actions, events and ends.

// Compile turns a sheet into a game, with options chosen by the setting; what it leaves open is the
// default. A sheet with errors, or one that says what this version cannot play, is refused: the
// error is a *CompileError with the places.
func Compile(sheet *rules.Sheet, setting rules.Setting) (*machine.Game, error) {
	g, err := CompileFor(sheet, setting, machine.Spec{})
	if err != nil {
		return nil, err
	}
	g.Derived = machine.NewDerived()
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

// CompileFor compiles for a search, or for play. A search leaves out what only play needs, as
// points, and folds more into tables; how says what it knows of the position that it starts from.
// The game that comes of it plays the same moves.
func CompileFor(sheet *rules.Sheet, setting rules.Setting, how machine.Spec) (*machine.Game, error) {
	c := &compiler{
		Game: &machine.Game{
			Sheet: sheet, Setting: sheet.Complete(setting), Pack: sheet.Pack, Size: sheet.Pack.Size(), Aside: -1,
			Spec: how, Compile: CompileFor, Spare: &sync.Pool{},
		},
		byZone: map[*rules.Zone]int{}, fixes: map[*code.Arrival]fixedLine{},
	}
	if sheet.Broken {
		c.fail("unread", dsl.Span{}, "the file could not be read whole")
	}
	if c.Size == 0 || c.Size > 1000 {
		c.fail("bad-pack", dsl.Span{}, "a game has 1 to 1000 cards, not %d", c.Size)
	}
	if len(c.diags) == 0 {
		c.compile()
	}
	if len(c.diags) > 0 {
		return nil, &CompileError{c.diags.Sort()}
	}
	return c.Game, nil
}

// A compiler compiles one sheet. What it finds wrong it notes and goes on, so that all is told at
// once; a game that has some wrong is never given out.
type compiler struct {
	*machine.Game
	diags  dsl.Diagnostics
	byZone map[*rules.Zone]int
	layout *rules.Layout
	line   *dsl.Line // being compiled
	zone   int       // whose line it is, or -1
	slots  int       // numbers kept in ints so far
	fixes  map[*code.Arrival]fixedLine
	asides bool // some deal step sets cards apart

	eachPlace *rules.Place // that a question is compiled about pile by pile, or nil
	eachAs    int32        // the place ofEach that it is in there
}

// fail notes why the sheet cannot be played. Whoever calls it goes on with any harmless value.
func (c *compiler) fail(name string, at dsl.Span, format string, args ...any) {
	c.diags = append(c.diags, &dsl.Diagnostic{Name: name, Span: at, Message: fmt.Sprintf(format, args...)})
}

// unplayed refuses a line that has a meaning, of which nothing is known here: a game that is played
// as if it did not say it would be another one.
func (c *compiler) unplayed(f rules.Form) {
	l := f.Says()
	c.fail("not-yet", l.Span, "`%s` cannot be played yet", l.Text())
}

// compile compiles the sheet, in an order that has reasons: piles and counters before lines that
// speak of them, and all lines before what is read off all of them together.
func (c *compiler) compile() {
	for 1<<c.Shift <= c.Size {
		c.Shift++
	}
	c.Dups = c.Pack.Decks > 1
	c.PackCards = c.Pack.Cards()
	c.Mask = c.Pack.Mask()
	c.RankMask = make([]cards.Mask, len(c.Pack.Order)+1)
	for i, r := range c.Pack.Order {
		c.RankMask[i+1] = c.Mask & cards.OfRank(r)
	}
	c.SuitMask = make([]cards.Mask, len(c.Pack.Suits)+1)
	for i, s := range c.Pack.Suits {
		c.SuitMask[i+1] = c.Mask & cards.OfSuit(s)
	}
	c.Start[machine.IntPass] = 1
	c.slots = machine.IntCounters
	for _, k := range c.Sheet.Counters {
		c.Counters = append(c.Counters, code.Counter{Lo: k.Lo, Hi: k.Hi})
		c.Start[c.slot()] = int16(k.Start)
	}
	c.UsesAt = c.slots
	c.layOut()
	if len(c.diags) > 0 {
		return
	}
	for i := range c.Zones {
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
	c.flips()
	for i := range c.Zones {
		z := &c.Zones[i]
		z.Up = c.Search && !c.Hides && z.Sheet.Kind == dsl.Tableau && !footprint.LaysDown(c.Game, z)
	}
	c.draws()
	c.routes()
	c.compileChoices()
	c.Kept = c.slots
	plucks := slices.ContainsFunc(c.Sources, func(s machine.Source) bool { return s.Pluck })
	follows := len(c.Auto)+len(c.Afters)+len(c.Closing) > 0 // something may, by itself, from a move
	c.Merges = c.Dups && (follows || c.HasSwaps || plucks)
	c.Passive = len(c.FlipPiles) == 0 && len(c.Auto) == 0 && len(c.Closing) == 0
	c.Circles = c.mayCircle()
	c.takenBack()
	c.FindShapes()
	for i := range c.Wins { // whether it is won need not be asked as long as too many cards lie elsewhere
		c.Wins[i].Rest, _ = c.RestOf(c.Wins[i].Cond)
	}
	c.compileScore()
}

// compileScore compiles what is counted in points, when all that play is made of is there: it adds
// nothing to that. A search counts none.
func (c *compiler) compileScore() {
	s := c.Sheet.Score
	if s == nil || c.Search {
		return
	}
	asks := c.AsksPass // points may ask for the pass, and no rule does by that: keys need not tell it
	c.line = s.Line
	for _, p := range s.Points {
		c.Points = append(c.Points, code.Points{Times: p.Times, Value: c.value(p.Value)})
	}
	c.AsksPass = asks
}

// slot takes the next kept number. Kept numbers are those of a position that are no cards: the
// pass, counters, uses left. They are part of its key, so two positions that differ in one are two.
func (c *compiler) slot() int {
	if c.slots == machine.MaxInts {
		c.fail("too-many", dsl.Span{}, "a game keeps at most %d counters and lines with TIMES",
			machine.MaxInts-machine.IntCounters)
		return machine.MaxInts - 1
	}
	c.slots++
	return c.slots - 1
}

// uses takes a slot for a line that may be used so often, or none. It counts down: `redeals 2`
// begins with 2, and at 0 the line is used up.
func (c *compiler) uses(n int) int16 {
	if n == 0 {
		return -1
	}
	return c.bounded(n)
}

// bounded is uses where 0 is never: that of an option.
func (c *compiler) bounded(n int) int16 {
	i := c.slot()
	c.Start[i] = int16(n)
	c.UsesOf = append(c.UsesOf, c.line)
	c.HasUses = true
	return int16(i)
}

// layOut numbers zones and piles, in the order of the file: piles of a zone follow one another, so
// that a zone is a first pile and a number of them. There is always a stock, for the deal takes its
// cards from there; one that the file does not name is hidden. Behind all others stands a pile for
// cards that the deal sets apart, which goes again if it sets none apart.
func (c *compiler) layOut() {
	zones := slices.Clone(c.Sheet.Zones)
	if c.Sheet.Unnamed(dsl.Stock) == nil {
		zones = append(zones, &rules.Zone{Kind: dsl.Stock, Implicit: true, Piles: 1, Rows: 1, Columns: 1})
	}
	c.layout = c.Sheet.Layout()
	if len(zones) > len(c.Sheet.Zones) {
		c.layout = rules.LayOut(zones)
	}
	for i, z := range zones {
		zn := code.Zone{
			Sheet: z, First: len(c.Piles), N: z.Piles, Rows: z.Rows, Columns: z.Columns,
			AtMost: -1, FixedMax: -1, Stays: code.NoGuard,
			Gives: z.Kind.Gives(), Cells: z.Kind.TakesAny() && z.Kind.Room() == 1,
			Down:   z.Kind.Facing() == dsl.FaceDown,
			Hidden: z.Implicit && z.Kind == dsl.Stock && c.Sheet.Unnamed(dsl.Stock) == nil,
		}
		c.byZone[z] = i
		for _, j := range c.layout.Of(z) {
			p := &c.layout.Piles[j]
			pl := code.Pile{Zone: uint8(i), Number: uint8(p.Number), Row: uint8(p.Row), Column: uint8(p.Column)}
			if z.Covered() != nil {
				pl.Covers = []uint8{}
				for _, q := range p.CoveredBy {
					pl.Covers = append(pl.Covers, uint8(q))
				}
			}
			c.Piles = append(c.Piles, pl)
		}
		if z.Kind == dsl.Stock {
			c.Stock = zn.First
		}
		zn.Grid = make([]int16, z.Rows*z.Columns)
		for k := range zn.Grid {
			zn.Grid[k] = rules.NoPile
		}
		for _, j := range c.layout.Of(z) {
			zn.Grid[(c.layout.Piles[j].Row-1)*z.Columns+c.layout.Piles[j].Column-1] = int16(j)
		}
		c.Zones = append(c.Zones, zn)
	}
	c.NPiles = len(c.Piles) + 1 // one for cards set apart
	if c.NPiles > code.MaxPiles-1 {
		c.fail("bad-number", dsl.Span{}, "the zones have %d piles in all; a game has at most %d", c.NPiles-1,
			rules.MaxPiles)
		return
	}
	for p := range c.NPiles {
		c.Self = append(c.Self, uint8(p))
	}
	c.Piles = append(c.Piles, code.Pile{Zone: c.Piles[c.Stock].Zone})
}

// guard compiles the condition of a line; always if it has none.
func (c *compiler) guard(w *rules.Cond) int32 {
	if w == nil {
		return code.Always
	}
	return c.cond(w)
}

// compileDeal compiles the deal. Only now it is known whether a step sets cards apart, `12 to
// stock`; without one the pile for them, the last, is taken away again.
func (c *compiler) compileDeal() {
	c.Deals = c.steps(c.Sheet.Deals, true)
	if c.asides {
		c.Aside = c.NPiles - 1
	} else {
		c.NPiles--
		c.Piles = c.Piles[:c.NPiles]
		c.Self = c.Self[:c.NPiles]
	}
	c.Seed = make([]machine.Key, c.NPiles)
	for p := range c.Seed {
		c.Seed[p] = machine.PileSeed(p)
	}
	for i := range c.Seems {
		c.Alike[i], c.Seems[i] = machine.Card(i), machine.Card(i)
	}
}

// compileTurns compiles the `turn` lines of the stock. They are compiled when all zones are, as
// they may speak of any of them.
func (c *compiler) compileTurns() {
	stock := c.ZoneOf(c.Stock).Sheet
	turns := rules.Forms[*rules.MoveStep](stock)
	for _, t := range turns {
		c.line = t.Line
		tn := code.TurnRule{Step: code.Step{Line: t.Line, From: -1, NewPile: -1, But: -1, Value: -1}}
		c.move(&tn.Step, t, false)
		c.Turns = append(c.Turns, tn)
	}
	for i := range c.Turns {
		for j := range c.Turns {
			mine, other := &c.Turns[i], &c.Turns[j]
			// Of lines that do the same, one without TIMES comes first, for it is never used up,
			// and else the one that stands first; while that may be used the others are no moves of
			// their own.
			first := j < i
			if bound := mine.Uses >= 0; bound != (other.Uses >= 0) {
				first = bound
			}
			if i != j && first && turns[i].Deed() == turns[j].Deed() {
				mine.Instead = append(mine.Instead, j)
			}
		}
	}
	c.fits(len(c.Turns), "`turn` lines")
}

// maxLines is how many lines of one sort a Move can tell apart.
const maxLines = 256

// fits fails where there are more.
func (c *compiler) fits(n int, what string) {
	if n > maxLines {
		c.fail("too-many", dsl.Span{}, "a game has at most %d %s", maxLines, what)
	}
}

// compileActions compiles `may` blocks and `redeals`. `redeals n` is an action as any other here:
// rules has made it one.
func (c *compiler) compileActions() {
	for _, m := range c.Sheet.Mays {
		c.line = m.Head
		a := code.ActionRule{Name: m.Name, Line: m.Head, Redeal: m.Name == "redeal", Uses: c.uses(m.Times)}
		if m.Redeals != nil {
			if v := c.Nodes[c.value(m.Redeals)]; v.Op == code.OpConst {
				a.Uses = c.bounded(int(v.A))
			}
		}
		for _, g := range m.Conds() {
			a.Guards = append(a.Guards, c.guard(g))
		}
		a.Steps = c.steps(m.Does, false)
		for i := range a.Steps {
			st := &a.Steps[i]
			// An action that changes nothing is no move. Mostly that has to be tried, and taken
			// back; one that only gathers all cards of some piles needs no trial while one of them
			// has any.
			gathers := st.Op == code.StepGather && st.But < 0 && st.Guard == code.Always
			if gathers && len(a.Steps) == 1 {
				for _, pl := range st.Gather {
					p := &c.Places[pl]
					which := p.Empty || p.Other || p.Pick != rules.AllOfThem || p.Numbered()
					all := p.Of == code.OfPiles && !which // that hold a card
					if all && !machine.Contains(p.Piles, uint8(c.Stock)) {
						a.Sure = append(a.Sure, p.Piles...) // a stock that is gathered may lie as it lay
					}
				}
			}
		}
		c.Actions = append(c.Actions, a)
	}
	c.fits(len(c.Actions), "actions")
}

// compileAfters compiles `after` blocks. A move is followed if its piles are among those that are
// said; nil is any pile.
func (c *compiler) compileAfters() {
	for _, b := range c.Sheet.Afters {
		c.line = b.Head
		a := code.After{Line: b.Head, Of: -1, Action: -1}
		switch b.On {
		case rules.AfterTurn:
			a.On = code.OnTurn
		case rules.AfterRedeal:
			a.On = code.OnRedeal
		case rules.AfterSwap:
			a.On = code.OnSwap
		case rules.AfterMove:
			a.On = code.OnMove
			if b.Of != nil {
				a.Of = c.cards(b.Of)
			}
			a.From, a.To = c.pileSet(b.From), c.pileSet(b.To)
			c.followed(a.From, a.To)
		default:
			a.On = code.OnAction
			a.Action = slices.IndexFunc(c.Sheet.Mays, func(m *rules.May) bool { return m.Name == b.Name })
		}
		a.Guard = c.guard(b.When)
		a.Steps = c.steps(b.Does, false)
		c.Afters = append(c.Afters, a)
	}
}

// followed marks the zones inside which a play may have consequences.
func (c *compiler) followed(from, to *code.PileSet) {
	for i := range c.Zones {
		z := &c.Zones[i]
		some := func(ps *code.PileSet) bool {
			return slices.ContainsFunc(c.Self[z.First:][:z.N], func(p uint8) bool { return ps.Has(int(p)) })
		}
		z.Followed = z.Followed || some(from) && some(to)
	}
}

// compileEnds compiles what wins and loses. A game is asked for both after all that follows from a
// move, first whether it is won.
func (c *compiler) compileEnds() {
	goals := func(of []*rules.Goal) (out []code.Goal) {
		for _, g := range of {
			c.line = g.Line
			out = append(out, code.Goal{Line: g.Line, Cond: c.cond(g.Cond)})
		}
		return out
	}
	c.Wins, c.Loses = goals(c.Sheet.Won), goals(c.Sheet.Lost)
}

// flips finds the piles whose face-down cards can turn up: those of all zones that ever hold one.
// Where no step lays any card face down there are none, and no move has to look. A zone that keeps
// its exposed cards down for good (`exposed card stays down`) has none either.
func (c *compiler) flips() {
	any := false
	facing := func(steps []code.Step) {
		for i := range steps {
			if !steps[i].LaysUp() || steps[i].Op == code.StepFace {
				any = true
			}
		}
	}
	facing(c.Deals)
	for i := range c.Turns {
		facing([]code.Step{c.Turns[i].Step})
	}
	for i := range c.Actions {
		facing(c.Actions[i].Steps)
	}
	for i := range c.Afters {
		facing(c.Afters[i].Steps)
	}
	if !any {
		return
	}
	for i := range c.Zones {
		z := &c.Zones[i]
		if z.Sheet.Kind.Facing() != dsl.AsLaid || z.Stays == code.Always {
			continue
		}
		c.FlipPiles = append(c.FlipPiles, c.Self[z.First:z.First+z.N]...)
	}
}
