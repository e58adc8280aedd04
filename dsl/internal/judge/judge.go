package judge

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// A Judge holds a sheet and what has been found in it. Both rounds of judging stand on it.
type Judge struct {
	Findings
	Sheet  *rules.Sheet
	Layout *rules.Layout
	Main   string // name of the file being checked
	Lines  []*rules.Placed
	Size   int // piles of all zones
}

// New is the judge of a sheet, with nothing found yet.
func New(s *rules.Sheet) *Judge {
	c := &Judge{Sheet: s, Layout: s.Layout()}
	ancestor := map[string]bool{}
	for _, p := range s.Parents {
		ancestor[p] = true
	}
	for name := range s.Sources {
		if !ancestor[name] {
			c.Main = name
		}
	}
	for _, z := range s.Zones {
		c.Size += z.Piles
	}
	if !c.Crowded() {
		c.Lines = s.Every()
	}
	return c
}

// Crowded reports whether there are more piles than a game may have; then nothing else is judged.
func (c *Judge) Crowded() bool { return c.Size > rules.MaxPiles }

// Missing reports whether something of a name has been found.
func (c *Judge) Missing(name string) bool {
	return slices.ContainsFunc(c.List, func(d *dsl.Diagnostic) bool { return d.Name == name })
}

// Blamed reports whether an error has been found in a line.
func (c *Judge) Blamed(l *dsl.Line) bool {
	return slices.ContainsFunc(c.List, func(d *dsl.Diagnostic) bool {
		return d.Level == dsl.Error && d.Span.Pos.Filename == l.Pos.Filename && d.Span.Pos.Line == l.Pos.Line
	})
}

// BlamedIn reports whether an error has been found in one of some lines.
func (c *Judge) BlamedIn(lines []*dsl.Line) bool { return slices.ContainsFunc(lines, c.Blamed) }

// BlamedZone reports whether an error has been found in a zone.
func (c *Judge) BlamedZone(z *rules.Zone) bool {
	return z.Head != nil && c.Blamed(z.Head) || c.BlamedIn(z.Lines)
}

// Loaded reports whether the sheet is what the author wrote: nothing unread, nothing dropped or
// replaced because it could not be. Otherwise nothing may be concluded from what is not there.
func (c *Judge) Loaded() bool {
	s := c.Sheet
	if s.Broken || c.Crowded() {
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
		if !c.Sized(z) {
			return false
		}
	}
	for _, m := range s.Mays {
		if _, ok := m.Head.Stmt.(*dsl.MayHead); ok {
			mays--
		}
	}
	return zones == 0 && deals < 2 && mays == 0 && c.Packed()
}

// Beside is the zone of the parent beside which a variant puts a new one of the same kind: that
// with the nearest name, or the first. It is nil where a zone is no such new one.
func (c *Judge) Beside(z *rules.Zone) *rules.Zone {
	if len(c.Sheet.Parents) == 0 || z.Head == nil || z.Head.Pos.Filename != c.Main || z.Name == "" ||
		c.inParent(z) {
		return nil
	}
	var first *rules.Zone
	for _, old := range c.Sheet.OfKind(z.Kind) {
		switch {
		case old == z || old.Implicit || c.Own(old):
		case dsl.Near(z.Name, []string{old.Name}) != "":
			return old
		case first == nil:
			first = old
		}
	}
	return first
}

// inParent reports whether a parent has a zone of that name: a variant may say its head anew.
func (c *Judge) inParent(z *rules.Zone) bool {
	for name, src := range c.Sheet.Sources {
		for n := 1; name != c.Main && n <= src.Lines(); n++ {
			head := strings.Fields(src.Line(n))
			if len(head) > 1 && head[0] == z.Kind.String() && strings.EqualFold(head[1], z.Name) {
				return true
			}
		}
	}
	return false
}

// Own reports whether a zone stands in the file being checked alone.
func (c *Judge) Own(z *rules.Zone) bool {
	here := func(l *dsl.Line) bool { return l.Pos.Filename == c.Main }
	return here(z.Head) && !slices.ContainsFunc(z.Lines, func(l *dsl.Line) bool { return !here(l) })
}

// Sized reports whether a zone has the piles that its lines say.
func (c *Judge) Sized(z *rules.Zone) bool {
	if z.Implicit {
		return true
	}
	if r := rules.First[*dsl.Suits](z); r.Line != nil && !r.Stmt.Any && z.Suits == nil {
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

// Packed reports whether the pack, the counters and what is asked are as the file says.
func (c *Judge) Packed() bool {
	s := c.Sheet
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
