package check

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
)

// This file looks for what was meant where a finding says only what is wrong: one word is written
// otherwise, in a way in which authors get it wrong (slips.go), and the file judged again. Slips
// are tried from the likeliest on; the likeliest that leave nothing to be found are proposed if
// they are few. Where many would do, nothing says which is meant.

// Bounds on what is proposed.
const (
	mostAlike = 2 // cures that are equally likely
	mostCost  = 3 // near the finding: what is less likely is hardly ever meant
	mostFar   = 6 // in the rest of the file
)

// counts are the findings of numbers that do not agree with each other. There a slip is what
// happens, and of those that make the numbers agree few are as near. Of all others a cure is looked
// for in all of the file, and must be the only one.
var counts = map[string]bool{
	"too-many-cards": true, "cards-left-over": true, "list-length": true, "pile-out-of-range": true, "bad-number": true,
}

// How far a line is from what a finding points at.
const (
	itsLine    = 0 // the finding stands there
	itsOthers  = 1 // second places, and the heads of the blocks
	itsBlock   = 2 // the rest of the blocks
	restOfFile = 5 // other lines
)

// search looks for the cure of a finding.
func (t *trial) search(d *dsl.Diagnostic) {
	var alike []dsl.Offer // of one likelihood
	var texts []string    // after them
	cost := -1
	slips := t.slips(d)
	if t.before.Errors() > 1 {
		if o, ok := t.all(d, slips); ok {
			d.Offers = []dsl.Offer{o}
			return
		}
	}
	for _, s := range slips {
		if s.cost != cost && len(alike) > 0 {
			break // what is less likely is not asked
		}
		if t.n >= mostTried {
			alike = nil // there may be more
			break
		}
		cost = s.cost
		o := t.sheet.Changed(s.line, s.at, s.text)
		if len(o.Fixes) == 0 || slices.Contains(texts, t.text(o)) {
			continue
		}
		if _, clean := t.cures(d, o); clean {
			alike = append(alike, o)
			texts = append(texts, t.text(o))
		}
	}
	if d.About.Bound > 0 {
		alike = t.usualOnes(t.nearest(d, alike))
	}
	if alike = t.best(alike); len(alike) > 0 && len(alike) <= mostAlike {
		d.Offers = alike // a slip is likelier than what a sum alone suggests
	}
}

// all is the one slip of some that puts all of a file right that has several mistakes.
func (t *trial) all(d *dsl.Diagnostic, slips []slip) (cure dsl.Offer, ok bool) {
	for _, s := range slips {
		if t.n >= mostTried {
			return cure, false
		}
		o := t.sheet.Changed(s.line, s.at, s.text)
		if len(o.Fixes) == 0 || ok && t.text(o) == t.text(cure) || !t.cleans(d, o) {
			continue
		}
		if ok {
			return cure, false
		}
		cure, ok = o, true
	}
	return cure, ok
}

// nearest leaves of cures of a number that is out of range the one that writes the nearest in it,
// if that is among them or cures as well.
func (t *trial) nearest(d *dsl.Diagnostic, all []dsl.Offer) []dsl.Offer {
	bound := fmt.Sprint(d.About.Bound)
	for _, l := range t.lines() {
		for _, w := range l.Words {
			if !standsIn(d.Span, l) || dsl.Number(w.Raw) != d.About.Beyond || !within(w.Span(), d.Span) {
				continue
			}
			o := t.sheet.Changed(l, w.Span(), bound)
			if _, clean := t.cures(d, o); len(o.Fixes) > 0 && clean {
				return []dsl.Offer{o}
			}
		}
	}
	return all
}

// usualOnes leaves of cures of one line those that make it like lines of games, if some do.
func (t *trial) usualOnes(all []dsl.Offer) []dsl.Offer {
	some := slices.DeleteFunc(slices.Clone(all), func(o dsl.Offer) bool { return t.usual(o) < leastUsual })
	if len(some) == 0 {
		return all
	}
	return some
}

// twoSided are the findings of two lines that do not go together: the one in which they stand and
// the second place.
var twoSided = map[string]bool{
	"list-length": true, "foundation-cannot-start": true, "pile-out-of-range": true, "against-goal": true,
}

// presume says of the cures of a finding what each takes for right. Of two lines that do not go
// together, as of a list and the number of piles that it is for, either may be wrong; of a sum, any
// of its terms; what is missing for a goal may be missing in any line. A goal itself is put right
// where it stands.
func (t *trial) presume(d *dsl.Diagnostic) {
	line := func(o dsl.Offer) int { return o.Fixes[0].Span.Pos.Line }
	for i, o := range d.Offers {
		if o.Sure || o.Hedged() || t.ofGoal(o) {
			continue
		}
		var against []*dsl.Line
		for _, l := range t.lines() {
			n := l.Pos.Line
			other := func(p dsl.Offer) bool { return line(p) == n }
			said := twoSided[d.Name] && pointsAt(d, l) || summed(d) && slices.ContainsFunc(d.Offers, other)
			if n != line(o) && said {
				against = append(against, l)
			}
		}
		here := standsIn(d.Span, &dsl.Line{Span: o.Fixes[0].Span})
		parents := t.parents(d)
		switch {
		case d.Name == "unused-zone" && strings.Contains(o.Says, "`without "):
			d.Offers[i] = o.If("the variant has none")
		case len(against) == 0 && twoSided[d.Name] && parents != "":
			d.Offers[i] = o.If("`" + parents + "` of the parent is right")
		case len(against) == 1:
			d.Offers[i] = o.If("`" + against[0].Text() + "` is right")
		case len(against) > 1, summed(d):
			d.Offers[i] = o.If("the other numbers are right")
		case d.Name == "impossible-win", d.Name == "no-effect" && !here && says(o):
			d.Offers[i] = o.If("all other lines are right")
		}
	}
}

// says reports whether an offer writes more than that something is left out.
func says(o dsl.Offer) bool {
	return slices.ContainsFunc(o.Fixes, func(f dsl.Fix) bool {
		return slices.ContainsFunc(strings.Split(f.Text, "\n"), func(line string) bool {
			words := strings.Fields(line)
			return len(words) > 1 && words[0] != "without"
		})
	})
}

// parents is the line of a parent that is the second place of a finding, or "".
func (t *trial) parents(d *dsl.Diagnostic) string {
	for _, o := range d.Others {
		if src := t.sheet.Sources[o.Span.Pos.Filename]; src != nil && src != t.sheet.Source() {
			return strings.TrimSpace(src.Line(o.Span.Pos.Line))
		}
	}
	return ""
}

// summed reports whether a finding is of a sum of the steps of the deal.
func summed(d *dsl.Diagnostic) bool { return d.Name == "too-many-cards" || d.Name == "cards-left-over" }

// standsIn reports whether a stretch of text begins in a line.
func standsIn(at dsl.Span, l *dsl.Line) bool {
	return at.Pos.Filename == l.Pos.Filename && at.Pos.Line == l.Pos.Line
}

// pointsAt reports whether a finding stands in a line, or names it as a second place.
func pointsAt(d *dsl.Diagnostic, l *dsl.Line) bool {
	return standsIn(d.Span, l) || slices.ContainsFunc(d.Others, func(o dsl.Label) bool { return standsIn(o.Span, l) })
}

// best leaves of cures those after which the least is found in all, and the evenest of them.
func (t *trial) best(all []dsl.Offer) []dsl.Offer {
	if len(all) < 2 {
		return all
	}
	left := func(o dsl.Offer) int {
		n := 0
		for _, d := range t.after(o).found {
			known := slices.ContainsFunc(t.before, func(x *dsl.Diagnostic) bool { return same(x) == same(d) })
			switch {
			case d.Level != dsl.Note:
				n += 100
			case !known:
				n++
			}
		}
		return n
	}
	if as := t.asOthers(all); len(as) > 0 {
		return as
	}
	least := left(slices.MinFunc(all, func(a, b dsl.Offer) int { return cmp.Compare(left(a), left(b)) }))
	return t.toLast(evenest(slices.DeleteFunc(slices.Clone(all), func(o dsl.Offer) bool { return left(o) > least })))
}

// toLast leaves of cures of one line those with which it speaks of piles up to the last, if some
// do.
func (t *trial) toLast(all []dsl.Offer) []dsl.Offer {
	last := func(o dsl.Offer) bool {
		n := o.Fixes[0].Span.Pos.Line
		words := strings.Fields(dsl.NewSource("", []byte(t.text(o))).Line(n))
		for _, z := range t.sheet.Zones {
			ends := map[string]int{z.Title(): z.Piles, "row": z.Rows, "column": z.Piles / max(1, z.Rows)}
			for i := 4; i < len(words); i++ {
				of := ends[words[i-3]]
				if words[i-1] == "to" && of > 1 && words[i] == strconv.Itoa(of) && slices.Contains(words, z.Title()) {
					return true
				}
			}
		}
		return false
	}
	if !slices.ContainsFunc(all, last) {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(o dsl.Offer) bool {
		beside := func(p dsl.Offer) bool { return p.Fixes[0].Span.Pos.Line == o.Fixes[0].Span.Pos.Line && last(p) }
		return !last(o) && slices.ContainsFunc(all, beside)
	})
}

// asOthers leaves of cures those of a list of suits that write it as another line of the file does,
// or else as most games have it.
func (t *trial) asOthers(all []dsl.Offer) []dsl.Offer {
	times := func(o dsl.Offer) int {
		n := o.Fixes[0].Span.Pos.Line
		line := strings.TrimSpace(dsl.NewSource("", []byte(t.text(o))).Line(n))
		if !strings.HasPrefix(line, "suits ") {
			return -1 // of another line
		}
		for _, l := range t.lines() {
			if l.Pos.Line != n && l.Text() == line {
				return 1 << 20
			}
		}
		return t.games.Times(line)
	}
	most := times(slices.MaxFunc(all, func(a, b dsl.Offer) int { return cmp.Compare(times(a), times(b)) }))
	if most < 1 {
		return nil
	}
	fewer := func(o dsl.Offer) bool { n := times(o); return n >= 0 && n < most }
	return slices.DeleteFunc(slices.Clone(all), fewer)
}

// slips are those that may have led to a finding, the likeliest first.
func (t *trial) slips(d *dsl.Diagnostic) []slip {
	var out []slip
	add := func(s slip, far int) {
		if s.cost += far; far == itsLine && !within(s.at, d.Span) {
			s.cost++
		}
		if d.Name == "pile-out-of-range" && s.digits {
			s.cost += 2 // the last pile is nearer
		}
		if s.bent() || s.begins() {
			s.cost++ // it is as it was meant
		}
		if s.cost <= mostCost || far == restOfFile && s.cost <= mostFar {
			out = append(out, s)
		}
	}
	for _, l := range t.lines() {
		far := t.far(d, l)
		for _, s := range t.slipsIn(l) {
			if far <= itsOthers || s.hand {
				add(s, far)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b slip) int { return cmp.Compare(a.cost, b.cost) })
	return out
}

// far is how far a line is from what a finding points at.
func (t *trial) far(d *dsl.Diagnostic, l *dsl.Line) int {
	in := func(l *dsl.Line) bool { return standsIn(d.Span, l) }
	if in(l) {
		return itsLine
	}
	if summed(d) && (l.Inside == "deal" || t.dealtTo(l)) || pointsAt(d, l) {
		return itsOthers
	}
	for _, b := range t.sheet.Blocks {
		switch {
		case b.Head != l && !slices.Contains(b.Lines, l), !in(b.Head) && !slices.ContainsFunc(b.Lines, in):
		case b.Head == l:
			return itsOthers
		default:
			return itsBlock
		}
	}
	return restOfFile
}

// dealtTo reports whether a line is the head of a zone to each of whose piles the deal brings
// cards: the number of piles is part of the sum.
func (t *trial) dealtTo(l *dsl.Line) bool {
	if _, head := l.Stmt.(*dsl.ZoneHead); !head {
		return false
	}
	title := l.Words[0].Value
	if len(l.Words) > 1 && l.Words[1].Type != dsl.TokNumber {
		title = l.Words[1].Value
	}
	return slices.ContainsFunc(t.stepsTo(title), func(s *dsl.Line) bool {
		return slices.ContainsFunc(s.Words, func(w dsl.Token) bool { return w.Value == "each" })
	})
}

// within reports whether a stretch of text is part of another.
func within(at, of dsl.Span) bool {
	return of.Pos.Offset <= at.Pos.Offset && at.EndPos.Offset <= of.EndPos.Offset
}

// lines are the lines of the sheet that stand in the file.
func (t *trial) lines() []*dsl.Line {
	if t.own == nil {
		t.own = slices.DeleteFunc(t.sheet.AllLines(), func(l *dsl.Line) bool {
			_, text := l.Stmt.(*dsl.TextLine)
			return text || l.Src != t.sheet.Source()
		})
	}
	return t.own
}
