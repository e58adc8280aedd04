package check

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"sync"

	"pat/dsl"
	"pat/dsl/check/internal/play"
	"pat/dsl/check/internal/words"
	"pat/dsl/corpus"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file tries cures: what a finding proposes is done, and the file judged again. A cure that
// leaves the finding where it is, or brings a mistake that was not there, is not proposed.

// mostTried bounds the trials of one file; those of a long one count for more.
const mostTried = 60

// longFile is the number of lines from which a trial costs more than others, by their square: lines
// are judged by one another. A sheet is never so long; whoever writes thousands of lines to keep a
// server busy gets one trial.
const longFile = 150

// cost is that of one trial of a file of so many lines.
func cost(lines int) int {
	long := lines / longFile
	return 1 + long*long
}

// Try tries the cures of findings about a sheet, of reading it and of judging it, and takes those
// back that do not cure.
func Try(s *rules.Sheet, loaded, judged dsl.Diagnostics) {
	t := newTrial(s, loaded, judged)
	all := t.before
	for i, d := range all {
		most := mostOffered
		if i < len(loaded) {
			most = mostMeant
		}
		t.offers(d, most)
		if i < len(loaded) {
			t.likelier(d)
		}
	}
	answered := t.twice(all)
	for _, look := range []func(dsl.Diagnostics) map[*dsl.Diagnostic]bool{t.gap, t.otherHead, t.ends} {
		if answered == nil {
			answered = look(all)
		}
	}
	for i, d := range all {
		if answered[d] {
			continue
		}
		if i < len(loaded) && !t.stands(d) {
			if !t.suited(d) { // its line cannot be read
				t.complete(d)
			}
			t.lacking(d)
			continue
		}
		switch {
		case len(d.Certain()) > 0:
		case counts[d.Name] && d.Level == dsl.Error:
			t.search(d)
		default:
			t.wide(d)
		}
		t.lacking(d)
		t.presume(d)
	}
	t.causes(all)
	t.agree(all)
	for _, d := range all {
		t.stand(d)
	}
}

// stand puts a finding in the line that its first cure changes, where none of its cures changes the
// line in which it stands, which becomes a second place.
func (t *trial) stand(d *dsl.Diagnostic) {
	src := t.sheet.Source()
	if len(d.Offers) == 0 || d.Span.Pos.Filename != src.Name {
		return
	}
	changes := func(o dsl.Offer, n int) bool {
		return !slices.ContainsFunc(o.Fixes, func(f dsl.Fix) bool {
			return f.Span.Pos.Line != n || f.Span.EndPos.Line != n || strings.Contains(f.Text, "\n")
		})
	}
	n := d.Offers[0].Fixes[0].Span.Pos.Line
	here := func(o dsl.Offer) bool { return changes(o, d.Span.Pos.Line) }
	if !changes(d.Offers[0], n) || slices.ContainsFunc(d.Offers, here) {
		return
	}
	k := slices.IndexFunc(d.Others, func(l dsl.Label) bool {
		return l.Span.Pos.Filename == src.Name && l.Span.Pos.Line == n
	})
	if k < 0 {
		return
	}
	was := dsl.Label{Span: d.Span, Text: cmp.Or(d.Label, "here")}
	d.Span, d.Label = d.Others[k].Span, d.Others[k].Text
	d.Others = append([]dsl.Label{was}, slices.Delete(slices.Clone(d.Others), k, k+1)...)
}

// agree says of a cure what it takes for right, where another finding that proposes it says so.
func (t *trial) agree(all dsl.Diagnostics) {
	says := map[string]string{}
	for _, d := range all {
		for _, o := range d.Offers {
			if o.Hedged() {
				says[t.text(o)] = o.Says
			}
		}
	}
	for _, d := range all {
		for i, o := range d.Offers {
			if given := says[t.text(o)]; given != "" && !o.Sure && !o.Hedged() {
				d.Offers[i].Says = given
			}
		}
	}
}

// causes takes back what is proposed to findings of which the cure of another, after which nothing
// at all is found, takes care as well, where their own leave something: they only follow from it.
func (t *trial) causes(all dsl.Diagnostics) {
	if all.Errors()+all.Warnings() < 2 {
		return
	}
	whole := func(o dsl.Offer) bool {
		is := t.done[t.text(o)]
		return is != nil && is.found.Errors()+is.found.Warnings() == 0
	}
	cause := slices.IndexFunc(all, func(d *dsl.Diagnostic) bool { return slices.ContainsFunc(d.Offers, whole) })
	if cause < 0 {
		return
	}
	for _, d := range all {
		if d.Level != dsl.Note && !slices.ContainsFunc(d.Offers, whole) {
			d.Offers, d.About.Follows = nil, true
		}
	}
}

// stands reports whether a finding points at a line that could be read.
func (t *trial) stands(d *dsl.Diagnostic) bool {
	return slices.ContainsFunc(t.lines(), func(l *dsl.Line) bool {
		return l.Pos.Filename == d.Span.Pos.Filename && l.Pos.Line == d.Span.Pos.Line
	})
}

// emptied reports whether an offer leaves of a variant nothing in which it is another game than its
// parent.
func (t *trial) emptied(o dsl.Offer) bool {
	src := dsl.NewSource("", dsl.CutExamples([]byte(t.text(o))))
	for n := 1; n <= src.Lines(); n++ {
		lead, _, _ := strings.Cut(src.Slice(src.Said(n)), " ")
		if lead != "" && !forPeople(lead) {
			return false
		}
	}
	return true
}

// forPeople reports whether lines with a first word say nothing of how a game is played.
func forPeople(lead string) bool { return lead == "family" || !rules.Inherits(lead) }

// writes reports whether an offer does more than leave something out.
func writes(o dsl.Offer) bool {
	return slices.ContainsFunc(o.Fixes, func(f dsl.Fix) bool { return strings.TrimSpace(f.Text) != "" })
}

// Bounds on how many cures of one finding are said: of a line that cannot be read, the lines that
// may be meant; of others those that come first.
const (
	mostOffered = 2
	mostMeant   = 4
)

// offers leaves of the cures of a finding those that cure. Of those that do, the ones that bring
// something milder are left only where none brings nothing.
func (t *trial) offers(d *dsl.Diagnostic, most int) {
	offers := d.Offers
	var good, clean []dsl.Offer
	for _, o := range offers {
		here := o.Fixes[0].Span.Pos.Filename == t.sheet.Source().Name
		enough := len(clean) == most || len(clean) > 0 && t.giveUp(o)
		if !here || enough || t.n >= mostTried || slices.ContainsFunc(good, o.Same) {
			continue
		}
		cures, all := t.cures(d, o)
		o.Sure = o.Sure && all && (d.Level == dsl.Error || writes(o)) // what says nothing may have been meant
		if o.Sure && !writes(o) && t.emptied(o) {
			o = o.If("nothing more is meant")
		}
		switch {
		case cures && all:
			clean = append(clean, o)
			fallthrough
		case cures:
			good = append(good, o)
		}
	}
	if d.Offers = good; len(clean) > 0 {
		d.Offers = clean
	}
	d.Offers = d.Offers[:min(len(d.Offers), most)]
	if len(d.Offers) > 0 && (strings.HasPrefix(d.Help, corpus.LinesOfGames) ||
		d.Name == "missing-rule" && strings.HasPrefix(d.Help, "for example `")) {
		d.Help = "" // they show less than the line that is meant
	}
	if len(d.Offers) < len(offers) && strings.HasPrefix(d.Label, "did you mean ") {
		d.Label = "" // it is among what does not cure
	}
}

// likelier leaves of several lines that may be meant those that are like lines of games, if some
// are.
func (t *trial) likelier(d *dsl.Diagnostic) {
	if len(d.Offers) < 2 || d.Span.Pos.Filename != t.sheet.Source().Name {
		return
	}
	src := t.sheet.Source()
	usual := func(o dsl.Offer) int {
		return t.games.UsualAt(d.Span.Pos.Line, dsl.NewSource(src.Name, []byte(t.text(o))))
	}
	most := 0
	for _, o := range d.Offers {
		if strings.Count(t.text(o), "\n") != strings.Count(src.Text, "\n") {
			return
		}
		most = max(most, usual(o))
	}
	if most >= leastUsual {
		d.Offers = slices.DeleteFunc(d.Offers, func(o dsl.Offer) bool { return usual(o) == 0 })
	}
	slices.SortStableFunc(d.Offers, func(a, b dsl.Offer) int { return min(usual(b), 1) - min(usual(a), 1) })
}

// giveUp reports whether an offer removes a block, or a line of the file, which the author wants:
// it is no cure where something can be put right.
func (t *trial) giveUp(o dsl.Offer) bool {
	return len(o.Fixes) == 1 && o.Fixes[0].Text == "" && o.Fixes[0].Span.Pos.Column == 1 &&
		!strings.HasPrefix(strings.TrimLeft(t.sheet.Source().Slice(o.Fixes[0].Span), "\r\n"), " ")
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

	games   *corpus.Corpus         // how other games are written
	ranking func() *corpus.Ranking // those most like the file first, weighed when first asked for

	own  []*dsl.Line         // see lines
	done map[string]*outcome // of texts
}

// newTrial is for the cures of what is found in reading a file and in judging it.
func newTrial(s *rules.Sheet, loaded, judged dsl.Diagnostics) *trial {
	all := append(slices.Clip(loaded), judged...)
	games := s.Library().Corpus()
	return &trial{
		sheet: s, before: all, cost: cost(s.Source().Lines()), games: games,
		sound: all.Errors() == 0, read: loaded.Errors() == 0, alone: all.Errors() < 2,
		ranking: sync.OnceValue(func() *corpus.Ranking { return games.Rank(s.Title, s.Source().Text) }),
	}
}

// An outcome is what is found in a file once an offer is taken.
type outcome struct {
	found dsl.Diagnostics
	early int // how many of them by reading the file and by its words: what follows may have been hidden
}

// text is that of the file once an offer is taken.
func (t *trial) text(o dsl.Offer) string { return dsl.Fixed(t.sheet.Source().Text, o.Fixes) }

// after judges the file as an offer makes it.
func (t *trial) after(o dsl.Offer) *outcome {
	text := t.text(o)
	if is := t.done[text]; is != nil {
		return is
	}
	t.n += t.cost
	sheet, found := t.sheet.With(text)
	j := judge.New(sheet)
	if !j.Crowded() {
		words.Check(j)
	}
	is := &outcome{early: len(found) + len(j.List)}
	if j.Loaded() {
		play.Check(j)
	}
	is.found = append(found, j.List...)
	if t.done == nil {
		t.done = map[string]*outcome{}
	}
	t.done[text] = is
	return is
}

var number = regexp.MustCompile(`\d+`)

// same is what makes two findings the same though the lines of the file have moved, or so has a
// sum.
func same(d *dsl.Diagnostic) string { return d.Name + number.ReplaceAllString(d.Message, "0") }

// A spot is a line in which something is found.
type spot struct {
	file, name string
	line       int
}

// wasAt is the line of a text, before some changes, that is a line of it after them.
func wasAt(line int, fixes []dsl.Fix) int {
	moved := 0
	for _, f := range fixes {
		added := strings.Count(f.Text, "\n")
		if from := f.Span.Pos.Line + moved; line > from+added {
			moved += added - (f.Span.EndPos.Line - f.Span.Pos.Line)
		}
	}
	return line - moved
}

// cures reports whether a finding is gone once an offer is taken, and nothing as bad or worse has
// come; clean, whether nothing has come at all. What other mistakes may have hidden is not counted,
// nor what was found in a line already and is now said otherwise.
func (t *trial) cures(d *dsl.Diagnostic, o dsl.Offer) (good, clean bool) {
	fixes, is := o.Fixes, t.after(o)
	count, had := map[string]int{}, map[spot]bool{}
	for _, x := range t.before {
		count[same(x)]++
		if x != d {
			had[spot{x.Span.Pos.Filename, x.Name, x.Span.Pos.Line}] = true
		}
	}
	count[same(d)]-- // one of them is to go
	first, last := fixes[0].Span.Pos.Line, fixes[len(fixes)-1].Span.EndPos.Line
	// What is found elsewhere may have been hidden, by another mistake or by the line itself that
	// could not be read. Of several lines that may be meant, one that leads to a finding is not.
	seen := t.sound || t.alone && (t.read || !o.Sure)
	clean = true
	for i, x := range is.found {
		k, at := same(x), x.Span.Pos
		count[k]--
		mine := at.Filename == t.sheet.Source().Name
		here := i < is.early && mine && at.Line >= first && at.Line <= last
		hidden := !seen && !here && !(t.read && i < is.early)
		if mine {
			at.Line = wasAt(at.Line, fixes)
		}
		switch {
		case count[k] >= 0:
		case k == same(d):
			return false, false
		case x.Name == d.Name && x.Level == dsl.Note && d.Level == dsl.Note: // the same of less
			return false, false
		case had[spot{at.Filename, x.Name, at.Line}], x.Level == dsl.Note, hidden:
		case x.Level <= d.Level:
			return false, false
		default:
			clean = false
		}
	}
	return true, clean
}
