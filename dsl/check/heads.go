package check

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// This file looks for the head of a block that was forgotten. The lines below it fall to the block
// above, or to none, and what is told of them, or of what the game now lacks, is only what follows.
// The head is one under which they are lines, and with which nothing is found any more.

// Bounds on what is tried.
const (
	mostPlaces = 4  // where the head may have stood
	mostHeads  = 40 // trials in all
)

// A stray is a stretch of lines of one block above which a head may be missing.
type stray struct {
	in          string // the head above it; "" for none
	first, last int
	lines       []string
	gap         bool // a blank line, or no block, stands above it, as above a head
}

// A headed is a head that puts a file right, and how much speaks for it.
type headed struct {
	head  string
	offer dsl.Offer
	said  int  // lines that stand in such blocks of games
	begun int  // lines that begin as some in such blocks of games do
	kin   int  // lines of which such a block of the parent has some that begin so
	bare  bool // it is one pile, where several are spoken of
}

// lostHead proposes to the first finding in lines above which a head is missing, or else to one
// that follows from it, the head that puts all right; what others in these lines propose is taken
// back. It returns the findings that are answered so.
func (t *trial) lostHead(all dsl.Diagnostics, gap bool) (answered map[*dsl.Diagnostic]bool) {
	split := slices.ContainsFunc(all, func(d *dsl.Diagnostic) bool { return d.Name == "split-block" })
	if all.Errors()+all.Warnings() == 0 && !split || t.cost > 1 {
		return nil
	}
	whole := func(d *dsl.Diagnostic) bool {
		return slices.ContainsFunc(d.Offers, func(o dsl.Offer) bool { return t.cleans(d, o) })
	}
	cured := slices.ContainsFunc(all, whole)
	was := t.n
	defer func() { t.n = was }() // what is tried here is bounded by itself
	for _, s := range t.strays(all) {
		if s.gap != gap || cured && !s.gap {
			continue // what is proposed is nearer
		}
		found := t.headsFor(s, was)
		if len(found) == 0 {
			continue
		}
		return t.answer(all, s, found)
	}
	return nil
}

// gap finds a head that is missing below a blank line, and ends one in the middle of a block.
func (t *trial) gap(all dsl.Diagnostics) map[*dsl.Diagnostic]bool  { return t.lostHead(all, true) }
func (t *trial) ends(all dsl.Diagnostics) map[*dsl.Diagnostic]bool { return t.lostHead(all, false) }

// otherHead proposes to a finding in a block the head of another kind of zone, where the lines of
// the block are lines of that kind, and mostly stand there in games.
func (t *trial) otherHead(all dsl.Diagnostics) map[*dsl.Diagnostic]bool {
	if t.cost > 1 {
		return nil
	}
	src := t.sheet.Source()
	was := t.n
	defer func() { t.n = was }()
	for _, d := range all {
		doubt := d.Level == dsl.Note && !doubts[d.Name]
		if doubt || d.Span.Pos.Filename != src.Name || counts[d.Name] || ofHead[d.Name] || t.mended(d) {
			continue
		}
		s, head := t.blockAt(d.Span.Pos.Line)
		lead, rest, _ := strings.Cut(head, " ")
		if len(s.lines) == 0 || dsl.KindNamed(lead) == dsl.NoKind {
			continue
		}
		heads := t.games.Heads(t.sheet.Title, s.lines)
		said := func(kind string) (said, begun int) {
			for _, h := range heads {
				if strings.Fields(h.Text)[0] == kind {
					return h.Said, h.Begun
				}
			}
			return 0, 0
		}
		at := src.Said(s.first - 1)
		here, hereBegun := said(lead)
		var found []headed
		for _, k := range dsl.AllKinds() {
			n, begun := said(k.String())
			o := dsl.Instead(at, strings.TrimSpace(k.String()+" "+rest))
			fits := begun == len(s.lines) && (n > here || n == here && begun > hereBegun)
			if k.String() == lead || !fits || t.n-was >= mostHeads || !t.reads(o, s, 0) {
				continue
			}
			if is := t.after(o).found; is.Errors()+is.Warnings() == 0 {
				found = append(found, headed{offer: o.If("its head is wrong"), said: n})
			}
		}
		if len(found) == 0 {
			continue
		}
		slices.SortStableFunc(found, func(a, b headed) int { return cmp.Compare(b.said, a.said) })
		s.first-- // the head itself
		return t.answer(all, s, found[:min(len(found), mostOffered)])
	}
	return nil
}

// ofHead are findings of a head that is right, or of lines that do not go together under it.
var ofHead = map[string]bool{"contradiction": true, "variant-problem": true}

// mended reports whether a finding has a certain cure, in its line, that puts all right.
func (t *trial) mended(d *dsl.Diagnostic) bool {
	elsewhere := func(f dsl.Fix) bool { return f.Span.Pos.Line != d.Span.Pos.Line || strings.Contains(f.Text, "\n") }
	fixes := d.Certain()
	return len(fixes) > 0 && writes(d.Offers[0]) && !slices.ContainsFunc(fixes, elsewhere) && t.cleans(d, d.Offers[0])
}

// blockAt are the lines of the block in which a line stands, or which it is the head of, and its
// head, which stands above the first of them.
func (t *trial) blockAt(n int) (s stray, head string) {
	src := t.sheet.Source()
	for n > 1 && (src.Line(n) == "" || strings.TrimLeft(src.Line(n), " \t") != src.Line(n)) {
		n--
	}
	if n+1 > src.Lines() || !startsBlock(src.Line(n)) {
		return s, ""
	}
	return t.stretch(n + 1), src.Slice(src.Said(n))
}

// answer puts heads into the findings of a stretch of lines.
func (t *trial) answer(all dsl.Diagnostics, s stray, found []headed) map[*dsl.Diagnostic]bool {
	in := func(d *dsl.Diagnostic) bool {
		n := d.Span.Pos.Line
		return d.Span.Pos.Filename == t.sheet.Source().Name && s.first <= n && n <= s.last
	}
	first := slices.IndexFunc(all, in)
	if first < 0 { // something else is missed, and these lines are why
		first = slices.IndexFunc(all, func(d *dsl.Diagnostic) bool { return d.Level != dsl.Note })
		d := all[first]
		d.Others = append([]dsl.Label{{Span: d.Span, Text: cmp.Or(d.Label, "here")}}, d.Others...)
		d.Span, d.Label = t.sheet.Source().Said(s.first), ""
	}
	answered := map[*dsl.Diagnostic]bool{}
	for i, d := range all {
		if i != first && !in(d) {
			continue
		}
		answered[d] = true
		if i != first {
			d.Offers = nil
			continue
		}
		var heads []dsl.Offer
		for _, h := range found {
			heads = append(heads, h.offer)
		}
		t.foremost(d, heads)
	}
	return answered
}

// strays are the stretches of lines above which a head may be missing: those with a blank line
// above them, or else each end of a block in which something is found.
func (t *trial) strays(all dsl.Diagnostics) []stray {
	src := t.sheet.Source()
	var gaps, ends []stray
	from, blank, above, head := 0, true, false, "" // where the block begins, and what is above the line
	told := func(n, last int) bool {
		return slices.ContainsFunc(all, func(d *dsl.Diagnostic) bool {
			at := d.Span.Pos
			summed := counts[d.Name] || d.Name == "not-in-the-pack"
			return d.Level != dsl.Note && !summed && at.Filename == src.Name && n <= at.Line && at.Line <= last
		})
	}
	for n := 1; n <= src.Lines(); n++ {
		text := src.Line(n)
		switch trimmed := strings.TrimSpace(text); {
		case trimmed == "":
			blank = true
		case trimmed[0] == '#':
		case text[0] != ' ' && text[0] != '\t':
			from, blank, above = n+1, false, startsBlock(text)
			head = src.Slice(src.Said(n))
		case src.InExample(n): // no block may be meant there
		default:
			s := t.stretch(n)
			s.in = head
			switch {
			case blank || !above:
				s.gap, above = true, true
				gaps = append(gaps, s)
			case n >= from && told(n, s.last):
				ends = append(ends, s)
			}
			blank = false
		}
	}
	if len(gaps) > 0 {
		return gaps[:min(len(gaps), mostPlaces)]
	}
	return ends[:min(len(ends), mostPlaces)]
}

// stretch is a line of a block and those below it, up to the next head or blank line.
func (t *trial) stretch(n int) stray {
	src := t.sheet.Source()
	s := stray{first: n, last: n}
	for ; n <= src.Lines() && strings.TrimLeft(src.Line(n), " \t") != src.Line(n); n++ {
		if text := strings.TrimSpace(src.Slice(src.Said(n))); text != "" {
			s.lines, s.last = append(s.lines, text), n
		}
	}
	return s
}

// headsFor are the heads that put the file right above a stretch of lines, the likeliest first: of
// one block, or of two that the lines fit as well.
func (t *trial) headsFor(s stray, was int) (out []headed) {
	src := t.sheet.Source()
	at := src.Whole(s.first)
	at.EndPos = at.Pos
	for _, h := range t.heads(s) {
		if t.n-was >= mostHeads {
			break
		}
		if h.head == s.in || h.begun+h.kin == 0 || !s.gap && h.said < len(s.lines) {
			continue
		}
		text := h.head + "\n"
		if !s.gap {
			text = "\n" + text
		}
		o := dsl.Offer{Fixes: []dsl.Fix{{Span: at, Text: text}}}
		if !t.reads(o, s, strings.Count(text, "\n")) {
			continue
		}
		if is := t.after(o).found; is.Errors()+is.Warnings() > 0 {
			continue
		}
		says := fmt.Sprintf("write `%s` above `%s`", h.head, s.lines[0])
		h.offer = o.Saying(says).If("its head is missing")
		out = append(out, h)
	}
	slices.SortStableFunc(out, func(a, b headed) int {
		all := func(h headed) int { return one(h.said == len(s.lines)) }
		return cmp.Or(one(a.bare)-one(b.bare), cmp.Compare(b.begun, a.begun), cmp.Compare(all(b), all(a)),
			cmp.Compare(b.kin, a.kin), cmp.Compare(b.said, a.said))
	})
	if len(out) > 0 {
		best := out[0]
		ofParent := func(h headed) bool { // with another number of piles
			is, _, more := strings.Cut(h.head, " ")
			return more && slices.ContainsFunc(out, func(o headed) bool { return o.head == is && o.kin > 0 })
		}
		out = slices.DeleteFunc(slices.Clone(out), ofParent)
		out = slices.DeleteFunc(out, func(h headed) bool {
			return h.begun < best.begun || h.said <= best.said && h.kin < best.kin
		})
	}
	return out[:min(len(out), mostOffered)]
}

// heads are those that may have stood above some lines: blocks of the parent, then what games have
// above such lines. A name that the file does not say is another game's.
func (t *trial) heads(s stray) (out []headed) {
	heads := t.games.Heads(t.sheet.Title, s.lines)
	add := func(head string) {
		if slices.ContainsFunc(out, func(h headed) bool { return h.head == head }) {
			return
		}
		is := headed{head: head, kin: t.kin(head, s.lines), bare: t.several(head)}
		for _, h := range heads {
			if strings.Fields(h.Text)[0] == strings.Fields(head)[0] {
				is.said, is.begun = h.Said, h.Begun
			}
		}
		out = append(out, is)
	}
	for _, b := range t.sheet.Blocks {
		if b.Head.Src == t.sheet.Source() {
			continue
		}
		head, _ := t.headWords(b.Head)
		add(head)
	}
	for _, h := range heads {
		words := strings.Fields(h.Text)
		named := len(words) > 1 && dsl.KindNamed(words[0]) != dsl.NoKind && dsl.Number(words[1]) == 0
		if !named || len(t.says(words[1])) > 0 {
			add(h.Text)
			if often, twice := strings.CutSuffix(h.Text, " twice"); twice {
				add(often + " once")
			}
		}
	}
	return out
}

// several reports whether a head is the word for a kind alone, which is one pile, where the file
// speaks of several and has none.
func (t *trial) several(head string) bool {
	return t.noZone(head) && slices.ContainsFunc(t.says(head), func(words []string) bool {
		return slices.Contains(words, "each")
	})
}

// headWords are the words of a head, of a zone without the number of its piles.
func (t *trial) headWords(head *dsl.Line) (words string, zone bool) {
	for _, z := range t.sheet.Zones {
		if z.Head == head {
			return z.Words(), true
		}
	}
	return head.Canonical(), false
}

// kin is how many of some lines begin as lines of the parent's block do that has a head.
func (t *trial) kin(head string, lines []string) (n int) {
	for _, b := range t.sheet.Blocks {
		words, zone := t.headWords(b.Head)
		if head != words && !(zone && strings.HasPrefix(head, words+" ")) {
			continue
		}
		for _, l := range lines {
			lead, _, _ := strings.Cut(strings.TrimPrefix(l, "without "), " ")
			n += one(slices.ContainsFunc(b.Lines, func(o *dsl.Line) bool {
				return o.Src != t.sheet.Source() && o.Lead() == lead
			}))
		}
	}
	return n
}

// reads reports whether lines begin as lines of a block do, once its head is put above them.
func (t *trial) reads(o dsl.Offer, s stray, below int) bool {
	src := dsl.NewSource(t.sheet.Source().Name, []byte(t.text(o)))
	spot, ok := src.SpotAt(s.first+below, true, t.sheet.Names)
	return ok && !slices.ContainsFunc(s.lines, func(l string) bool {
		lead, _, _ := strings.Cut(strings.ToLower(l), " ")
		return spot.Form(spot.Token(lead, "")) == nil
	})
}
