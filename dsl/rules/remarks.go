package rules

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// This file answers what a variant says that its author may not mean: what the parent says already,
// and what goes with it unseen.

// repeated warns of a group of lines that says the same as the parent's.
func (m *merger) repeated(gone, group []*dsl.Line) {
	if len(group) == 0 || group[0].Stmt == nil {
		return
	}
	if _, ok := group[0].Stmt.(*dsl.TextLine); ok {
		return
	}
	what, these := fmt.Sprintf("`%s` says", group[0].Text()), "the line"
	if len(group) > 1 {
		what, these = fmt.Sprintf("these %d `%s` lines say", len(group), lineKey(group[0])),
			fmt.Sprintf("the %d lines", len(group))
	}
	d := m.report(dsl.Warning, "no-effect", group[0].Span, what+" the same as the parent", "")
	d.Others = []dsl.Label{{Span: gone[0].Span, Text: "said here already"}}
	d.Offer(m.cuts(group, these).If("nothing else is meant"))
}

// cuts offers to remove some lines of the variant.
func (m *merger) cuts(lines []*dsl.Line, what string) dsl.Offer {
	o := dsl.Offer{Says: "remove " + what}
	for _, l := range lines {
		o.Fixes = append(o.Fixes, m.child.Source.Cut(l.Pos.Line, l.EndPos.Line, "").Fixes...)
	}
	return o
}

// dropped warns of a `without` that takes away what other lines of the same block say again, word
// for word.
func (m *merger) dropped(without *dsl.Line, before, after, block []*dsl.Line) {
	gone := slices.DeleteFunc(slices.Clone(before), func(l *dsl.Line) bool { return slices.Contains(after, l) })
	again := slices.DeleteFunc(slices.Clone(block), func(l *dsl.Line) bool {
		return !slices.ContainsFunc(gone, func(x *dsl.Line) bool { return lineKey(x) == lineKey(l) })
	})
	if len(gone) == 0 || !sameLines(gone, again) {
		return
	}
	d := m.report(dsl.Warning, "no-effect", without.Span,
		fmt.Sprintf("`%s` takes away what `%s` says again", without.Text(), again[0].Text()), "")
	d.Others = []dsl.Label{{Span: again[0].Span, Text: "as the parent says"}}
	d.Offer(m.cuts(append([]*dsl.Line{without}, again...), "both lines"))
}

// repeatedSteps warns of a block whose steps are those of the parent's. They take the parent's
// place as a whole, so that only all of them can be spared.
func (m *merger) repeatedSteps(old, b *dsl.Block) {
	d := m.report(dsl.Warning, "no-effect", b.Head.Span,
		fmt.Sprintf("the steps of `%s` say the same as the parent's", b.Head.Text()), "")
	d.Others = []dsl.Label{{Span: old.Head.Span, Text: "said here already"}}
	last := b.Lines[len(b.Lines)-1]
	if may, ok := b.Head.Stmt.(*dsl.MayHead); ok && (may.Times != nil || may.Guard != nil) &&
		b.Head.Canonical() != old.Head.Canonical() {
		m.cut(b.Lines[0], last, "the steps")
		d.Help = fmt.Sprintf("under `%s` alone the parent's steps hold", b.Head.Text())
		return
	}
	m.cut(b.Head, last, "the block")
}

// halfSaid warns of the head of an action in which a variant leaves out what its parent's says. One
// that says neither how often nor when keeps the parent's, any other takes its place as a whole:
// both may be meant otherwise, and neither shows.
func (m *merger) halfSaid(old *dsl.Line, b *dsl.Block) {
	head, was := b.Head.Stmt.(*dsl.MayHead), old.Stmt.(*dsl.MayHead)
	name, message, whole := blockWords(b), "", ""
	switch replaces := fmt.Sprintf("`%s` takes the place of the parent's `%s`", b.Head.Text(), old.Text()); {
	case head.Times == nil && head.Guard == nil && was.Times != nil && len(b.Lines) > 0: // without steps it is an error
		message = fmt.Sprintf("`%s` keeps how often the parent's may be done: `%s`", name,
			old.Src.Slice(was.Times.Span))
		whole = old.Text()
	case head.Times == nil && head.Guard != nil && was.Times != nil:
		message = replaces + ": now it may be done any number of times"
		whole = fmt.Sprintf("%s %s %s", name, old.Src.Slice(was.Times.Span), b.Head.Src.Slice(head.Guard.Span))
	// a redeal's without words
	case head.Times != nil && head.Guard == nil && was.Guard != nil &&
		old.Src.Slice(was.Guard.Span) != "when stock empty":
		message = fmt.Sprintf("%s: `%s` holds no longer", replaces, old.Src.Slice(was.Guard.Span))
		whole = fmt.Sprintf("%s %s %s", name, b.Head.Src.Slice(head.Times.Span), old.Src.Slice(was.Guard.Span))
	default:
		return
	}
	meant := "for any number of times"
	if head.Times != nil {
		meant = "if it is to hold no longer"
	}
	d := m.report(dsl.Warning, "half-said", b.Head.Span, message,
		fmt.Sprintf("%s, `without %s` stands first, and all steps under `%s`", meant, name, b.Head.Text()))
	d.Others = []dsl.Label{{Span: old.Span, Text: "the parent's"}}
	d.Offer(dsl.Instead(b.Head.Span, whole))
}

// lost warns of a group of lines that takes the place of the parent's general line where it only
// adds an exception.
func (m *merger) lost(gone, group []*dsl.Line) {
	if len(gone) == 0 || len(group) == 0 || group[0].Stmt == nil {
		return
	}
	bounded := func(l *dsl.Line) bool {
		return slices.ContainsFunc(l.Nodes, func(n any) bool {
			switch n.(type) {
			case *dsl.Times, *dsl.Guard:
				return true
			}
			return false
		})
	}
	switch group[0].Stmt.(type) {
	case *dsl.Unit, *dsl.Spaces, *dsl.Takes, *dsl.Build:
		lost := slices.IndexFunc(gone, func(l *dsl.Line) bool {
			return !bounded(l) && !slices.ContainsFunc(group, func(g *dsl.Line) bool {
				// the same, now only at times
				return g.Canonical() == l.Canonical() || strings.HasPrefix(g.Canonical(), l.Canonical()+" ")
			})
		})
		if lost < 0 || slices.ContainsFunc(group, func(l *dsl.Line) bool { return !bounded(l) }) {
			return
		}
		level := dsl.Note // a condition may well be a rule of its own
		if slices.ContainsFunc(group, counted) {
			level = dsl.Warning
		}
		d := m.report(level, "lost-line", group[0].Span,
			fmt.Sprintf("this replaces the parent's `%s`: now only the exception is left", gone[lost].Text()), "")
		d.Others = []dsl.Label{{Span: gone[lost].Span, Text: "no longer holds"}}
		src, at := m.child.Source, group[0].Span
		d.Offer(src.Below(at, gone[lost].Text(), "here too").If("it should still hold"))
		before := dsl.Span{Pos: at.Pos, EndPos: at.Pos}
		without := "without " + lineKey(gone[lost])
		d.Offer(dsl.Writing(without, dsl.Fix{Span: before, Text: without + "\n  "}).Where("before the line").If("not"))
	}
}

// counted reports whether a line holds so many times only.
func counted(l *dsl.Line) bool {
	return slices.ContainsFunc(l.Nodes, func(n any) bool {
		_, ok := n.(*dsl.Times)
		return ok
	})
}
