package rules

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"sync"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what a sheet holds, how it is loaded, and which of its zones a word means. The
// fields come in pairs: what was read (Deal, Mays.Steps, Zone.Lines: lines of the file, to point
// at) and what it means (Deals, Mays.Does, Zone.Forms), which everybody else uses.

// A Sheet is the complete rules of one game.
type Sheet struct {
	ID     string // of the file
	Title  string
	Also   []string
	Family string
	From   []string // where the rules come from, as the author says

	About, Licence string   // as the author says; "" for nothing
	Authors, Notes []string // the same; those of zones stand among their lines

	Pack  *cards.Pack
	Worth [cards.Ranks]int // what each rank counts in totals

	Options  []*Option
	Asks     []*Ask
	Counters []*Counter

	Zones []*Zone // in the order of the file; stock, waste and discard may be implicit, at the end

	DealHead *dsl.Line
	Deal     []*dsl.Line
	Mays     []*May
	Afters   []*After

	Deals []Step // what the steps of the deal mean
	Won   []*Goal
	Lost  []*Goal
	Score *Score // nil where no points are counted

	Lines    []*dsl.Line // the merged lines of the file, in order
	Blocks   []*dsl.Block
	Removed  []Rule[*dsl.Without] // what took blocks of an ancestor away
	Swapped  []Swap               // lines of variants in the place of those of their parents
	Names    *dsl.Names
	Examples []*dsl.Example // of the file itself: an ancestor's speak of its own rules
	Sources  dsl.Sources    // of the file and its ancestors
	Parents  []string       // names of its ancestors, nearest first
	Broken   bool           // some line or block could not be read

	own    *dsl.Source // the file itself
	lib    *Library    // in which its ancestors are
	file   *File       // as it was found
	layout *Layout
	forms  map[*dsl.Line]Form

	relations sync.Map // tables of relations, by relationKey; see Env.direction
}

// A Rule is a line with its content.
type Rule[T dsl.Stmt] struct {
	Line *dsl.Line
	Stmt T
}

// An Option is a choice before the deal; the first choice is the default.
type Option struct {
	Name    string
	Line    *dsl.Line
	Choices []Value
}

// An Ask is a list of numbers the player gives.
type Ask struct {
	Name          string
	Line          *dsl.Line
	Count, Lo, Hi int
	Text          string // what it is, in words for the player; may be empty
}

// A Counter goes round from Lo to Hi.
type Counter struct {
	Name          string
	Line          *dsl.Line
	Sort          Sort
	Lo, Hi, Start int // for ranks, their places
}

// A May is an action of the player. `redeals n` is one too.
type May struct {
	Name  string // "redeal" or a name
	Head  *dsl.Line
	Times int // 0: any number
	Steps []*dsl.Line

	Short   bool  // said by a `redeals` line
	Redeals *Expr // how often, of `redeals N`; nil otherwise
	When    *Cond // as it is said
	Stock   *Cond // of a redeal: the stock is empty, which needs no saying
	Does    []Step

	times *dsl.Num // Redeals, and Stock, as they are said
	stock *dsl.Guard
}

// Says is the line that lets the player do it.
func (m *May) Says() *dsl.Line { return m.Head }

// Holds is when the player may do it, as it is said; nil for always.
func (m *May) Holds() *Cond { return m.When }

// Often is how often the player may do it; 0 for any number.
func (m *May) Often() int { return m.Times }

// Conds are all conditions that must hold.
func (m *May) Conds() (out []*Cond) {
	for _, c := range []*Cond{m.Stock, m.When} {
		if c != nil {
			out = append(out, c)
		}
	}
	return out
}

// An After is the steps that belong to an event.
type After struct {
	Head  *dsl.Line
	Steps []*dsl.Line

	On       EventKind
	Name     string // of the action, for AfterAction
	Of       *Cards // of a move: which cards
	From, To *Places
	When     *Cond
	Does     []Step

	said *dsl.AfterHead // the event, as it is said
}

// EventKind says what happens before the steps of an event.
type EventKind uint8

// The kinds of events.
const (
	AfterAction EventKind = iota
	AfterTurn
	AfterRedeal
	AfterSwap
	AfterMove
)

// Says is the line of the event.
func (a *After) Says() *dsl.Line { return a.Head }

// Holds is when the steps are done; nil for always.
func (a *After) Holds() *Cond { return a.When }

// Often is 0: an event may happen any number of times.
func (a *After) Often() int { return 0 }

// A Goal is a condition that ends the game.
type Goal struct {
	Said
	Win  bool
	Cond *Cond
}

// A Score is what a position counts in points: no rule of play, for nothing that may be done hangs
// on it.
type Score struct {
	Said
	Least  bool // the fewer the better
	Points []Points
}

// Points are so many times a value; fewer than none are taken away.
type Points struct {
	Times int
	Value *Expr
}

// May is the action of a name, "redeal" among them, or nil.
func (s *Sheet) May(name string) *May {
	return found(s.Mays, func(m *May) string { return m.Name }, name)
}

// Load reads a file with its ancestors and makes the sheet. The sheet is never nil; if there are
// errors it holds what could be made out, for the checker to go on with.
func Load(lib *Library, name string, text []byte) (*Sheet, dsl.Diagnostics) {
	return LoadFile(lib, &File{Name: name, Text: text})
}

// LoadFile is Load of a file that was found in the library.
func LoadFile(lib *Library, f *File) (*Sheet, dsl.Diagnostics) { return loadFile(lib, f, false) }

// loadFile merges the ancestors, builds the sheet and lays it out; only then places can be
// resolved, as they become numbers of piles.
func loadFile(lib *Library, f *File, plain bool) (*Sheet, dsl.Diagnostics) {
	l := &loader{lib: lib, srcs: dsl.Sources{}, plain: plain}
	t := l.load(f, nil)
	b := &builder{sheet: &Sheet{
		ID: ID(f.Name), Sources: l.srcs, Names: t.file.Names, Broken: t.broken,
		Swapped: t.swapped, own: t.file.Source, Examples: t.file.Examples, lib: lib, file: f,
	}, tree: t, diags: l.diags}
	b.build()
	b.sheet.layout = LayOut(b.sheet.Zones)
	b.sheet.resolve()
	return b.sheet, b.diags.Sort()
}

// With loads the sheet that its file would make with another text. What was meant by lines that
// cannot be read is not looked for.
func (s *Sheet) With(text string) (*Sheet, dsl.Diagnostics) {
	f := *s.file
	f.Name, f.Text = s.own.Name, []byte(text)
	return loadFile(s.lib, &f, true)
}

// Open finds a game by id or path and loads it.
func Open(lib *Library, name string) (*Sheet, dsl.Diagnostics, error) {
	f, err := lib.Open(name, nil)
	if err != nil {
		return nil, nil, err
	}
	s, ds := LoadFile(lib, f)
	return s, ds, nil
}

// Find returns the zone that a word means alone: a name, or a kind with one unnamed zone. Otherwise
// nil.
func (s *Sheet) Find(word string) *Zone {
	for _, z := range s.Zones {
		if z.Name == word || z.Name == "" && z.Kind.String() == word {
			return z
		}
	}
	return nil
}

// Unnamed is the zone of a kind that has no name, or nil.
func (s *Sheet) Unnamed(kind dsl.Kind) *Zone {
	for _, z := range s.Zones {
		if z.Name == "" && z.Kind == kind {
			return z
		}
	}
	return nil
}

// Declares reports whether the zone of a kind that has no name has a block of its own. What the
// steps of the deal do not take lies in the stock then.
func (s *Sheet) Declares(kind dsl.Kind) bool {
	z := s.Unnamed(kind)
	return z != nil && !z.Implicit
}

// Zone lists the zones that a word means: a named one; of a kind, the unnamed one, or else all.
func (s *Sheet) Zone(word string) []*Zone {
	if z := s.Find(word); z != nil {
		return []*Zone{z}
	}
	return s.OfKind(dsl.KindNamed(word))
}

// ZoneOf is the zone by whose build lines it is asked whether the cards of a place are in sequence:
// that of the first pile the place may be, or, where it names none, that of the line.
func (s *Sheet) ZoneOf(p *Place, line *Zone) *Zone {
	switch {
	case p != nil && len(p.Piles) > 0:
		return s.layout.Piles[p.Piles[0]].Zone
	case p != nil && p.Word != "":
		return nil
	}
	return line
}

// Layout is where the piles of the game stand.
func (s *Sheet) Layout() *Layout { return s.layout }

// OfKind lists all zones of a kind.
func (s *Sheet) OfKind(kind dsl.Kind) []*Zone {
	var zs []*Zone
	for _, z := range s.Zones {
		if z.Kind == kind {
			zs = append(zs, z)
		}
	}
	return zs
}

// Hash tells two sheets apart that play differently. It is made of the merged lines as the grammar
// reads them, so that comments, blanks, texts for people and the count of points do not count.
func (s *Sheet) Hash() string {
	h := sha256.New()
	add := func(indent string, lines ...*dsl.Line) {
		for _, l := range lines {
			switch l.Stmt.(type) {
			case *dsl.TextLine, *dsl.Score: // they change nothing in play
			default:
				fmt.Fprintln(h, indent+l.Played())
			}
		}
	}
	add("", s.Lines...)
	for _, b := range s.Blocks {
		add("", b.Head)
		add(" ", b.Lines...)
	}
	return hex.EncodeToString(h.Sum(nil))[:16]
}

// Source is the text of the file itself.
func (s *Sheet) Source() *dsl.Source { return s.own }

// Library is where the file and its ancestors have been looked for.
func (s *Sheet) Library() *Library { return s.lib }
