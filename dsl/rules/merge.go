package rules

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// This file answers what the lines and blocks of a variant and of its parent come to together.

// A tree is a file with its ancestors merged into it.
type tree struct {
	file    *dsl.File
	lines   []*dsl.Line
	blocks  []*dsl.Block
	broken  bool
	removed []*dsl.Line // `without` lines of the file and its ancestors that took blocks away
	swapped []Swap      // lines of the file and its ancestors that stand in the place of others
	family  string      // title of the first ancestor
	parents []string    // names of the ancestors, nearest first
}

// A Swap is some lines of a variant and the lines of its parent in whose place they stand.
type Swap struct{ New, Old []*dsl.Line }

// noWithout answers `without` in a file that has no parent.
func (l *loader) noWithout(f *dsl.File) {
	for line := range dsl.EveryLine(f.Lines, f.Blocks) {
		if line.Lead() == "without" && line.Stmt != nil {
			l.diags = append(l.diags, &dsl.Diagnostic{
				Name: "variant-problem", Span: line.Span,
				Message: "`without` takes away lines of a parent, but this file is no variant",
				Offers:  []dsl.Offer{f.Source.Cut(line.Pos.Line, line.Pos.Line, "the line")},
			})
		}
	}
}

// merger applies a variant to its parent, as part f of the language says: line by line, word by
// word.
type merger struct {
	*loader
	parent  *tree
	child   *dsl.File
	swapped []Swap
}

// swap notes that some lines stand in the place of others.
func (m *merger) swap(with, old []*dsl.Line) {
	if len(with) > 0 && len(old) > 0 {
		m.swapped = append(m.swapped, Swap{with, old})
	}
}

func (m *merger) report(level dsl.Level, name string, at dsl.Span, message, help string) *dsl.Diagnostic {
	d := &dsl.Diagnostic{Level: level, Name: name, Span: at, Message: message, Help: help}
	m.diags = append(m.diags, d)
	return d
}

// cut adds to the last finding the offer to remove lines of the variant.
func (m *merger) cut(first, last *dsl.Line, what string) {
	m.diags[len(m.diags)-1].Offer(m.child.Source.Cut(first.Pos.Line, last.EndPos.Line, what))
}

// merge makes the tree of the variant: its lines in the place of the parent's, what `without` takes
// away, and each block with that of the same head. In a zone lines replace those that begin with
// the same word; in a block of steps the variant's take the place of all the parent's, unless it
// leaves some out by name.
func (m *merger) merge(t *tree) {
	t.lines = m.fileLines()
	for _, b := range m.parent.blocks {
		t.blocks = append(t.blocks, inherited(b))
	}
	t.removed = slices.Clone(m.parent.removed)
	for _, l := range m.child.Lines {
		if l.Lead() == "without" && l.Stmt != nil {
			n := len(t.blocks)
			if t.lines, t.blocks = m.without(l, t.lines, t.blocks); len(t.blocks) < n {
				t.removed = append(t.removed, l)
			}
		}
	}
	for _, b := range m.child.Blocks {
		i := slices.IndexFunc(t.blocks, func(x *dsl.Block) bool { return blockKey(x) == blockKey(b) })
		if i < 0 {
			t.blocks = append(t.blocks, &dsl.Block{Head: b.Head, Lines: m.noParentHere(b), Broken: b.Broken})
			continue
		}
		old := t.blocks[i]
		if b.Head.Stmt == nil {
			continue
		}
		n := &dsl.Block{Head: b.Head, Broken: old.Broken || b.Broken}
		switch h := b.Head.Stmt.(type) {
		case *dsl.ZoneHead:
			if h.Size == nil {
				n.Head = old.Head
			} else if oh, ok := old.Head.Stmt.(*dsl.ZoneHead); ok && oh.Size != nil &&
				oh.Size.Number == h.Size.Number && oh.Size.Columns == h.Size.Columns {
				n.Head = old.Head
			}
			n.Lines = m.zoneLines(old, b)
			if len(b.Lines) == 0 && n.Head == old.Head {
				d := m.report(dsl.Warning, "no-effect", b.Head.Span,
					fmt.Sprintf("`%s` says the same as the parent: no line stands under it", b.Head.Text()),
					"the lines that differ stand under it")
				d.Others = []dsl.Label{{Span: old.Head.Span, Text: "said here already"}}
			}
		default:
			n.Lines = m.steps(old, b)
			if may, ok := h.(*dsl.MayHead); ok {
				m.halfSaid(old.Head, b)
				if may.Times == nil && may.Guard == nil {
					n.Head = old.Head
				}
			}
		}
		if n.Head != old.Head {
			m.swap([]*dsl.Line{n.Head}, []*dsl.Line{old.Head})
		}
		t.blocks[i] = n
	}
}

// blockKey tells which block of a variant stands for which of its parent. Events are told apart by
// the whole head, as there may be several.
func blockKey(b *dsl.Block) string {
	switch h := b.Head.Stmt.(type) {
	case *dsl.ZoneHead:
		return h.Words()
	case *dsl.MayHead:
		if h.Redeal {
			return "may redeal"
		}
		return "may " + h.Name
	case nil:
		return fmt.Sprintf("unread %p", b)
	}
	return b.Head.Canonical()
}

// lineKey is the word by which lines of a variant replace those of its parent.
func lineKey(l *dsl.Line) string {
	if l.Stmt == nil {
		return l.Lead()
	}
	switch s := l.Stmt.(type) {
	case *dsl.Option:
		return "option " + s.Name
	case *dsl.Ask:
		return "ask " + s.Name
	case *dsl.Counter:
		return "counter " + s.Name
	case *dsl.Takes:
		if s.Only {
			return "takes only"
		}
	}
	return l.Lead()
}

// ownText are the words of lines that say something of their own file.
var ownText = []string{"game", "also", "source", "variant", "about", "author", "licence", "note"}

// Inherits reports whether a variant has the lines of a word from its parent.
func Inherits(word string) bool { return !slices.Contains(ownText, word) }

// inherited is a block as a variant has it from its parent: without the words of the author.
func inherited(b *dsl.Block) *dsl.Block {
	says := func(l *dsl.Line) bool { return !Inherits(l.Lead()) }
	if !slices.ContainsFunc(b.Lines, says) {
		return b
	}
	without := *b
	without.Lines = slices.DeleteFunc(slices.Clone(b.Lines), says)
	return &without
}

// fileLines merges the lines of the file.
func (m *merger) fileLines() []*dsl.Line {
	out, _ := parted(m.parent.lines, func(l *dsl.Line) bool { return Inherits(l.Lead()) })
	return m.replace(out, m.child.Lines)
}

// parted are those of some lines of which something is so, and the others.
func parted(lines []*dsl.Line, so func(*dsl.Line) bool) (those, others []*dsl.Line) {
	for _, l := range lines {
		if so(l) {
			those = append(those, l)
		} else {
			others = append(others, l)
		}
	}
	return those, others
}

// replace puts the lines of a variant in the place of its parent's lines of the same word. A group
// of lines with the same word goes together: one `build` line of the variant takes the place of all
// `build` lines of the parent. The new ones stand where the first of the old stood.
func (m *merger) replace(old, with []*dsl.Line) []*dsl.Line {
	out := slices.Clone(old)
	var keys []string
	for _, l := range with {
		if k := lineKey(l); k != "without" && !slices.Contains(keys, k) {
			keys = append(keys, k)
		}
	}
	unread := slices.ContainsFunc(with, func(l *dsl.Line) bool { return l.Stmt == nil }) // it may be of any group
	for _, k := range keys {
		has := func(l *dsl.Line) bool { return lineKey(l) == k }
		group, _ := parted(with, has)
		at := slices.IndexFunc(out, has)
		gone, rest := parted(out, has)
		if at < 0 {
			at = len(rest)
		}
		out = slices.Insert(rest, at, group...)
		m.swap(group, gone)
		switch {
		case unread:
		case sameLines(gone, group):
			m.repeated(gone, group)
		default:
			m.lost(gone, group)
		}
	}
	return out
}

// sameLines reports whether a group of lines says word for word what another does.
func sameLines(a, b []*dsl.Line) bool {
	return slices.EqualFunc(a, b, func(x, y *dsl.Line) bool { return x.Canonical() == y.Canonical() })
}

// begins reports whether a line begins with some words.
func begins(l *dsl.Line, words []string) bool {
	return len(l.Words) >= len(words) &&
		slices.EqualFunc(l.Words[:len(words)], words, func(t dsl.Token, w string) bool { return t.Value == w })
}

// zoneLines merges the lines of a zone.
func (m *merger) zoneLines(old, b *dsl.Block) []*dsl.Line {
	out := slices.Clone(old.Lines)
	for _, l := range b.Lines {
		if w, ok := l.Stmt.(*dsl.Without); ok {
			rest := m.drop(l, w, out, old.Head)
			m.dropped(l, out, rest, b.Lines)
			out = rest
		}
	}
	return m.replace(out, b.Lines)
}

// drop removes the lines that begin with the words of a `without`.
func (m *merger) drop(l *dsl.Line, w *dsl.Without, lines []*dsl.Line, head *dsl.Line) []*dsl.Line {
	gone, out := parted(lines, func(x *dsl.Line) bool { return begins(x, w.Words) })
	if len(gone) == 0 {
		m.nothingRemoved(l, w, head, lines)
	}
	m.swap([]*dsl.Line{l}, gone)
	return out
}

// steps merges the steps of a deal, an action or an event. With a `without` the steps that are
// added stand where the first that is left out stood.
func (m *merger) steps(old, b *dsl.Block) []*dsl.Line {
	out := slices.Clone(old.Lines)
	at, any := -1, false
	var added []*dsl.Line
	for _, l := range b.Lines {
		w, ok := l.Stmt.(*dsl.Without)
		if !ok {
			added = append(added, l)
			continue
		}
		any = true
		if i := slices.IndexFunc(out, func(x *dsl.Line) bool { return begins(x, w.Words) }); i >= 0 && at < 0 {
			at = i
		}
		out = m.drop(l, w, out, old.Head)
	}
	if !any {
		// A head alone, `may redeal once`, says how often or when; what happens stays the parent's.
		if may, ok := b.Head.Stmt.(*dsl.MayHead); ok && len(b.Lines) == 0 && (may.Times != nil || may.Guard != nil) {
			return out
		}
		if len(b.Lines) == 0 && len(out) > 0 {
			m.report(dsl.Error, "variant-problem", b.Head.Span,
				fmt.Sprintf("`%s` has no steps, and the steps of a variant take the place of its parent's",
					b.Head.Text()), m.stepsHelp(old, b)).
				Others = []dsl.Label{{Span: old.Head.Span, Text: dsl.Many(len(out), "step")}}
			return out
		}
		if len(added) > 0 && sameLines(out, added) {
			m.repeatedSteps(old, b)
		}
		m.swap(added, out)
		return added
	}
	if at < 0 {
		at = len(out)
	}
	return slices.Insert(out, min(at, len(out)), added...)
}

// stepsHelp says what to write where a block without steps stands for one that has some: of an
// action whose number of times is bounded the bound may be meant.
func (m *merger) stepsHelp(old, b *dsl.Block) string {
	const help = "`without` and the first word of a step leaves that step out"
	may, ok := old.Head.Stmt.(*dsl.MayHead)
	if !ok || may.Times == nil {
		return help
	}
	name := blockWords(b)
	return fmt.Sprintf("another number of times is said by `%s 5 times`, any number by `without %s` first, and "+
		"all steps under `%s`", name, name, name)
}

// noParentHere answers `without` in a block that the parent does not have.
func (m *merger) noParentHere(b *dsl.Block) []*dsl.Line {
	var out []*dsl.Line
	for _, l := range b.Lines {
		if _, ok := l.Stmt.(*dsl.Without); ok {
			m.report(dsl.Error, "variant-problem", l.Span,
				fmt.Sprintf("the parent has no block `%s`, so nothing can be left out of it", b.Head.Text()), "")
			if !m.unindented(l) {
				m.cut(l, l, "the line")
			}
			continue
		}
		out = append(out, l)
	}
	return out
}

// unindented offers, for a `without` that stands under a head, to take away the block or the line
// of the parent that it names. It reports whether there is one.
func (m *merger) unindented(l *dsl.Line) bool {
	words := strings.Join(l.Stmt.(*dsl.Without).Words, " ")
	named := func(b *dsl.Block) bool { return blockWords(b) == words }
	says := func(x *dsl.Line) bool { return lineKey(x) == words || x.Canonical() == words }
	if !slices.ContainsFunc(m.parent.blocks, named) && !slices.ContainsFunc(m.parent.lines, says) {
		return false
	}
	m.diags[len(m.diags)-1].Offer(m.child.Source.Unindented(l.Pos).Surely())
	return true
}

// without applies a `without` line of the file: it takes away lines of the file or whole blocks.
func (m *merger) without(l *dsl.Line, lines []*dsl.Line, blocks []*dsl.Block) ([]*dsl.Line, []*dsl.Block) {
	w := l.Stmt.(*dsl.Without)
	var gone, kept []*dsl.Line
	for _, x := range lines {
		switch {
		case x == l:
		case begins(x, w.Words) && x.Src != m.child.Source && x.Lead() != "without":
			gone = append(gone, x)
		default:
			kept = append(kept, x)
		}
	}
	blocks = slices.DeleteFunc(blocks, func(b *dsl.Block) bool {
		away := begins(b.Head, w.Words)
		if z, ok := b.Head.Stmt.(*dsl.ZoneHead); ok {
			away = z.Words() == strings.Join(w.Words, " ")
		}
		if away {
			gone = append(gone, b.Head)
			gone = append(gone, b.Lines...)
		}
		return away
	})
	if len(gone) == 0 {
		m.nothingRemoved(l, w, nil, nil)
	}
	m.swap([]*dsl.Line{l}, gone)
	return kept, blocks
}
