package check

import (
	"cmp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what else is wrong with a file that has mistakes, so that it is told beside
// them and not a round later. What hides it is put right in every way that was offered; what is
// then found whatever was meant holds of the file as it stands.

// mostReadings bounds in how many ways a file with mistakes is read.
const mostReadings = 4

// Beside lists what is found in a file beside its mistakes, once these are put right. Its caller
// says how a sheet is judged.
func Beside(s *rules.Sheet, told dsl.Diagnostics, judge Judging) dsl.Diagnostics {
	texts := readings(s, told)
	if len(texts) == 0 {
		return nil
	}
	var first *reading
	for _, fixes := range texts {
		r := &reading{fixes: fixes, from: s.Source()}
		r.sheet, r.loaded = s.With(dsl.Fixed(s.Source().Text, fixes))
		if r.loaded.Errors() > 0 {
			return nil
		}
		r.loaded, r.judged = judge(r.sheet, r.loaded)
		if first == nil {
			first = r
			first.keep(func(d *dsl.Diagnostic) bool { return r.new(d, told, len(texts) == 1) })
		} else {
			first.keep(func(d *dsl.Diagnostic) bool { return r.finds(first, d) })
		}
	}
	for _, d := range first.all() {
		if !slices.Contains(first.kept, d) {
			d.Offers = nil // they are not tried
		}
	}
	Try(first.sheet, first.loaded, first.judged)
	return first.back()
}

// Judging is how a sheet is judged, and what reading it showed put at its place.
type Judging func(s *rules.Sheet, loaded dsl.Diagnostics) (read, judged dsl.Diagnostics)

// readings are the ways to put all mistakes of a file right: the first cure of each, the second of
// each, and so on. There is none where a mistake has no cure, or one that is not certain alone.
func readings(s *rules.Sheet, told dsl.Diagnostics) [][]dsl.Fix {
	var ways [][]dsl.Offer
	most := 0
	for _, d := range told {
		if d.Level != dsl.Error {
			continue
		}
		some := d.Offers
		if d.Span.Pos.Filename != s.Source().Name || len(some) == 0 || len(some) == 1 && !some[0].Sure {
			return nil
		}
		ways = append(ways, some)
		most = max(most, len(some))
	}
	var out [][]dsl.Fix
	for k := range min(most, mostReadings) {
		var fixes []dsl.Fix
		for _, some := range ways {
			fixes = apart(fixes, some[min(k, len(some)-1)].Fixes)
		}
		out = append(out, fixes)
	}
	return out
}

// apart adds some changes to others, in order, unless they touch: then the one cure is the other's.
func apart(fixes, more []dsl.Fix) []dsl.Fix {
	touch := func(a dsl.Fix) bool {
		return slices.ContainsFunc(fixes, func(b dsl.Fix) bool {
			return a.Span.Pos.Offset <= b.Span.EndPos.Offset && b.Span.Pos.Offset <= a.Span.EndPos.Offset
		})
	}
	if slices.ContainsFunc(more, touch) {
		return fixes
	}
	fixes = append(fixes, more...)
	slices.SortStableFunc(fixes, func(a, b dsl.Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
	return fixes
}

// A reading is a file with its mistakes put right in one way, and what is found in it.
type reading struct {
	from   *dsl.Source // the file as it stands
	fixes  []dsl.Fix   // in order, apart from one another
	sheet  *rules.Sheet
	loaded dsl.Diagnostics
	judged dsl.Diagnostics
	kept   dsl.Diagnostics // what is told of them; nil if nothing has been left out yet
}

// all are the findings, those of reading the file first.
func (r *reading) all() dsl.Diagnostics { return slices.Concat(r.loaded, r.judged) }

// keep leaves of what is told that of which a question is answered with yes.
func (r *reading) keep(asked func(d *dsl.Diagnostic) bool) {
	if r.kept == nil {
		r.kept = r.all()
	}
	r.kept = slices.DeleteFunc(r.kept, func(d *dsl.Diagnostic) bool { return !asked(d) })
}

// new reports whether a finding is of what the cures have not written, and was not told. Where
// more than one thing can be meant, it does not point there either.
func (r *reading) new(d *dsl.Diagnostic, told dsl.Diagnostics, certain bool) bool {
	at, ok := r.span(d.Span)
	if !ok || slices.ContainsFunc(d.Others, func(l dsl.Label) bool {
		_, ok := r.span(l.Span)
		return !ok && !certain
	}) {
		return false
	}
	return !slices.ContainsFunc(told, func(x *dsl.Diagnostic) bool {
		return same(x) == same(d) || x.Level == dsl.Error && x.Span.Pos.Filename == at.Pos.Filename &&
			x.Span.Pos.Line <= at.Pos.Line && at.Pos.Line <= x.Span.EndPos.Line
	})
}

// finds reports whether a finding of another reading is one of this.
func (r *reading) finds(other *reading, d *dsl.Diagnostic) bool {
	at, _ := other.span(d.Span)
	is := func(x *dsl.Diagnostic) bool {
		here, ok := r.span(x.Span)
		return ok && here == at && x.Name == d.Name && x.Message == d.Message
	}
	return slices.ContainsFunc(r.all(), is)
}

// span is the place in the file as it stands of one in the file as read; not ok if it lies in a
// line that a cure has written.
func (r *reading) span(at dsl.Span) (dsl.Span, bool) {
	if at.Pos.Filename != r.from.Name {
		return at, true
	}
	from, ok := r.offset(at.Pos.Offset)
	to, also := r.offset(at.EndPos.Offset)
	if !ok || !also || from > to {
		return at, false
	}
	at = r.from.Span(from, to)
	for _, f := range r.fixes {
		apart := strings.HasPrefix(f.Text, "\n") || f.Span.Pos.Column == 1 && strings.HasSuffix(f.Text, "\n")
		more := f.Span.Pos.Offset == f.Span.EndPos.Offset && apart // lines below or above
		if !more && f.Span.Pos.Line <= at.EndPos.Line && at.Pos.Line <= f.Span.EndPos.Line {
			return at, false
		}
	}
	return at, true
}

// offset is the place in the file as it stands of one in the file as read.
func (r *reading) offset(at int) (int, bool) {
	moved := 0 // by how much the text behind the changes so far has moved
	for _, f := range r.fixes {
		from := f.Span.Pos.Offset + moved
		if at < from || at == from && f.Span.Pos.Offset == f.Span.EndPos.Offset {
			break
		}
		if at < from+len(f.Text) {
			return 0, false
		}
		moved += len(f.Text) - (f.Span.EndPos.Offset - f.Span.Pos.Offset)
	}
	return at - moved, true
}

// back are the findings at their places in the file as it stands. What speaks of lines by number is
// left out where the cures have moved them.
func (r *reading) back() dsl.Diagnostics {
	lines := r.sheet.Source().Lines() != r.from.Lines()
	var out dsl.Diagnostics
	for _, d := range r.kept {
		if says := strings.Join(append([]string{d.Message, d.Advice()}, d.Notes...), " "); lines &&
			strings.Contains(says, "line ") {
			continue
		}
		d.Span, _ = r.span(d.Span)
		var others []dsl.Label
		for _, o := range d.Others {
			if at, ok := r.span(o.Span); ok {
				others = append(others, dsl.Label{Span: at, Text: o.Text})
			}
		}
		d.Others = others
		d.Offers = slices.DeleteFunc(d.Offers, func(o dsl.Offer) bool {
			for i, f := range o.Fixes {
				at, ok := r.span(f.Span)
				if !ok {
					return true
				}
				o.Fixes[i].Span = at
			}
			return false
		})
		out = append(out, d)
	}
	return out
}
