package check

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// Check judges one sheet. Mistakes of wording and merging are not repeated: rules.Load has told
// them, and what they hide is not judged.
func Check(s *rules.Sheet) dsl.Diagnostics {
	c := newChecker(s)
	if c.crowded() {
		d := c.errorf("bad-number", c.title(), "the zones have %d piles in all; a game has at most %d", c.size,
			rules.MaxPiles)
		d.Help = "use fewer or smaller zones"
	} else {
		c.words()
	}
	if c.loaded() {
		c.setups()
	}
	for _, d := range c.list {
		c.removal(d)
		c.home(d)
	}
	return c.list.Sort()
}

type checker struct {
	findings
	sheet  *rules.Sheet
	layout *rules.Layout
	main   string // name of the file being checked
	lines  []*line
	size   int // piles of all zones
}

func newChecker(s *rules.Sheet) *checker {
	c := &checker{sheet: s, layout: s.Layout()}
	ancestor := map[string]bool{}
	for _, p := range s.Parents {
		ancestor[p] = true
	}
	for name := range s.Sources {
		if !ancestor[name] {
			c.main = name
		}
	}
	for _, z := range s.Zones {
		c.size += z.Piles
	}
	if !c.crowded() {
		c.listLines()
	}
	return c
}

// crowded reports whether there are more piles than a game may have; then nothing else is judged.
func (c *checker) crowded() bool { return c.size > rules.MaxPiles }

// words judges what the lines say by themselves.
func (c *checker) words() {
	c.names()
	c.numbers()
	c.kinds()
	c.once()
	c.contexts()
	c.sorts()
	c.steps()
	c.tails()
	c.slips()
	c.unsaid()
	c.idle()
	c.bounds()
}

// setups judges the deal and the play, once for every combination of options.
func (c *checker) setups() {
	all := c.combinations()
	dealt := len(c.sheet.Deal) > 0 && !c.blamedIn(c.sheet.Deal) && !c.missing("undeclared-zone")
	play := dealt && c.list.Errors() == 0
	for _, g := range all {
		g.foundations()
		if !dealt {
			continue
		}
		g.dealOut()
		if !play || g.list.Errors() > 0 {
			continue
		}
		g.flow()
		g.beginsTwice()
		g.zones()
		if g.list.Errors() > 0 {
			continue
		}
		g.events()
		g.ends()
		g.tooFew()
		g.leftOut()
		g.consequences()
		g.effects()
		g.guards()
		g.deadlocks()
	}
	c.list = append(c.list, merged(all)...)
}

// missing reports whether something of a name has been found.
func (c *checker) missing(name string) bool {
	for _, d := range c.list {
		if d.Name == name {
			return true
		}
	}
	return false
}

// blamed reports whether an error has been found in a line.
func (c *checker) blamed(l *dsl.Line) bool {
	for _, d := range c.list {
		if d.Level == dsl.Error && d.Span.Pos.Filename == l.Pos.Filename && d.Span.Pos.Line == l.Pos.Line {
			return true
		}
	}
	return false
}

// blamedIn reports whether an error has been found in one of some lines.
func (c *checker) blamedIn(lines []*dsl.Line) bool { return slices.ContainsFunc(lines, c.blamed) }

// blamedZone reports whether an error has been found in a zone.
func (c *checker) blamedZone(z *rules.Zone) bool {
	return z.Head != nil && c.blamed(z.Head) || c.blamedIn(z.Lines)
}

// loaded reports whether the sheet is what the author wrote: nothing unread, nothing dropped or
// replaced because it could not be. Otherwise nothing may be concluded from what is not there.
func (c *checker) loaded() bool {
	s := c.sheet
	if s.Broken || c.crowded() {
		return false
	}
	zones, deals, mays := 0, 0, 0
	for _, b := range s.Blocks {
		switch b.Head.Stmt.(type) {
		case *dsl.ZoneHead:
			zones++
		case *dsl.DealHead:
			deals++
		case *dsl.MayHead:
			mays++
		}
	}
	for _, z := range s.Zones {
		if z.Implicit {
			continue
		}
		zones--
		if !c.sized(z) {
			return false
		}
	}
	for _, m := range s.Mays {
		if _, ok := m.Head.Stmt.(*dsl.MayHead); ok {
			mays--
		}
	}
	return zones == 0 && deals < 2 && mays == 0 && c.packed()
}

// sized reports whether a zone has the piles that its lines say.
func (c *checker) sized(z *rules.Zone) bool {
	if z.Implicit {
		return true
	}
	if r := rules.First[*dsl.Suits](z); r.Line != nil && z.Suits == nil {
		return false
	}
	h, ok := z.Head.Stmt.(*dsl.ZoneHead)
	if !ok {
		return false
	}
	if h.Size == nil {
		return true
	}
	n := dsl.Number(h.Size.Number)
	if h.Size.Columns != "" {
		n *= dsl.Number(h.Size.Columns)
	}
	return n == z.Piles
}

// packed reports whether the pack is the one that the file asks for.
func (c *checker) packed() bool {
	s := c.sheet
	seen := map[string]bool{}
	for _, l := range s.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.Decks:
			if seen["decks"] || dsl.Number(t.Number) != s.Pack.Decks {
				return false
			}
			seen["decks"] = true
		case *dsl.Ranks:
			if seen["ranks"] {
				return false
			}
			seen["ranks"] = true
		case *dsl.Suits:
			if seen["suits"] || len(t.List) != len(s.Pack.Suits) {
				return false
			}
			seen["suits"] = true
		case *dsl.Counter:
			for _, k := range s.Counters {
				if k.Name == t.Name && (k.Lo > k.Hi || k.Start < k.Lo || k.Start > k.Hi) {
					return false
				}
			}
		case *dsl.Ask:
			if n := dsl.Number(t.Count); n < 1 || n > 100 || dsl.Number(t.From) > dsl.Number(t.To) {
				return false
			}
		}
	}
	return s.Pack.Size() > 0
}
