package check

import (
	"regexp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/check/internal/judge"
	"pat/dsl/check/internal/play"
	"pat/dsl/check/internal/words"
	"pat/dsl/rules"
)

// This file tries cures: what a finding proposes is done, and the file judged again. A cure that
// leaves the finding where it is, or brings a mistake that was not there, is not proposed.

// mostTried bounds the work of the trials of one file. A trial costs the more, the more lines
// cannot be read: what was meant by them is looked for anew.
const mostTried = 40

// Try tries the cures of findings about a sheet, of reading it and of judging it, and takes those
// back that do not cure.
func Try(s *rules.Sheet, loaded, judged dsl.Diagnostics) {
	all := append(slices.Clip(loaded), judged...)
	t := &trial{sheet: s, before: all, sound: all.Errors() == 0, cost: 1 + 2*loaded.Errors()}
	t.read, t.alone = loaded.Errors() == 0, all.Errors() < 2
	for _, d := range all {
		if len(d.Offers) > 0 {
			t.offers(d)
			continue
		}
		if len(d.Fixes) == 0 && (strings.Contains(d.Help, removes) || d.Help == removesStep) {
			t.removal(d)
		}
		if len(d.Fixes) > 0 && t.n < mostTried && !t.cures(d, d.Fixes) {
			d.Fixes, d.Help, d.Label = nil, "", ""
		}
	}
}

// What findings say whose cure is that a line goes.
const (
	removes     = "remove the line"
	removesStep = "remove the step"
	orRemoves   = ", or " + removes
)

// mostOffered bounds how many cures of one finding are said.
const mostOffered = 2

// offers says of the cures that are offered those that cure.
func (t *trial) offers(d *dsl.Diagnostic) {
	var good []dsl.Offer
	for _, o := range d.Offers {
		here := o.Fixes[0].Span.Pos.Filename == t.sheet.Source().Name
		if here && len(good) < mostOffered && t.n < mostTried && t.cures(d, o.Fixes) {
			good = append(good, o)
		}
	}
	d.Offers, d.Help = good, dsl.OffersSay(good)
}

// A trial is a file whose cures are tried.
type trial struct {
	sheet  *rules.Sheet
	before dsl.Diagnostics
	sound  bool // there were no mistakes: none hid another
	read   bool // there were none in reading the file
	alone  bool // there is one mistake at most, which hides nothing that is not its own
	n      int  // work done
	cost   int  // of one trial
}

// removal makes a fix of the advice to remove a line, where that is all the advice there is, and
// takes the advice back where another line needs this one.
func (t *trial) removal(d *dsl.Diagnostic) {
	src := t.sheet.Source()
	if d.Span.Pos.Filename != src.Name || t.n >= mostTried {
		return
	}
	from := strings.LastIndexByte(src.Text[:d.Span.Pos.Offset], '\n') + 1
	to := len(src.Text)
	if n := strings.IndexByte(src.Text[from:], '\n'); n >= 0 {
		to = from + n + 1
	}
	fix := []dsl.Fix{{Span: src.Span(from, to)}}
	switch good := t.cures(d, fix); {
	case good && (d.Help == removes || d.Help == removesStep):
		d.Fixes = fix
	case good:
	case d.Help == removes, d.Help == removesStep:
		d.Help = ""
	case strings.HasPrefix(d.Help, removes):
		d.Help = strings.TrimLeft(d.Help[len(removes):], ",; ")
		d.Help = strings.TrimPrefix(d.Help, "or ")
	default:
		d.Help = strings.Replace(d.Help, orRemoves, "", 1)
	}
}

var lineNumber = regexp.MustCompile(`line \d+`)

// same is what makes two findings the same though the lines of the file have moved.
func same(d *dsl.Diagnostic) string { return d.Name + lineNumber.ReplaceAllString(d.Message, "line") }

// cures reports whether a finding is gone once fixes are made, and no mistake has come.
func (t *trial) cures(d *dsl.Diagnostic, fixes []dsl.Fix) bool {
	src := t.sheet.Source()
	if !slices.ContainsFunc(fixes, func(f dsl.Fix) bool { return f.Span.Pos.Filename == src.Name }) {
		return true
	}
	t.n += t.cost
	sheet, after := t.sheet.With(dsl.Fixed(src.Text, fixes))
	j := judge.New(sheet)
	if !j.Crowded() {
		words.Check(j)
	}
	early := len(after) + len(j.List) // what follows may have been hidden by other mistakes
	if j.Loaded() {
		play.Check(j)
	}
	after = append(after, j.List...)
	count := map[string]int{}
	for _, x := range t.before {
		count[same(x)]++
	}
	count[same(d)]-- // one of them is to go
	first, last := fixes[0].Span.Pos.Line, fixes[len(fixes)-1].Span.EndPos.Line
	for i, x := range after {
		k := same(x)
		count[k]--
		here := i < early && x.Span.Pos.Filename == src.Name && x.Span.Pos.Line >= first && x.Span.Pos.Line <= last
		switch {
		case count[k] >= 0:
		case k == same(d), x.Level == dsl.Error && (t.sound || here || t.read && i < early):
			return false
		case len(d.Offers) > 0 && t.alone && x.Level < dsl.Note:
			return false
		}
	}
	return true
}
