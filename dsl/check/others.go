package check

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file looks for what was meant where a line speaks of something that the game does not have:
// another zone of it, or what games with lines of that name declare.

// otherZone writes a zone of the game where the only line that speaks of one that it does not have
// speaks of it. A block that was forgotten is mostly spoken of by more lines than one.
func (t *trial) otherZone(d *dsl.Diagnostic) []dsl.Offer {
	word := d.About.NoZone
	if word == "" || len(t.says(word)) != 1 {
		return nil
	}
	var best []dsl.Offer
	most := leastUsual - 1
	for _, l := range t.lines() {
		for i, w := range l.Words {
			if w.Value != word || l.Lead() == "win" || !standsIn(d.Span, l) {
				continue // to another goal belongs another state
			}
			for _, zone := range zones(t, l, i) {
				s := slip{line: l, at: w.Span(), text: zone}
				usual := t.games.Usual(s.whole(), l.Inside)
				back, says := strings.CutSuffix(s.whole(), " to "+dsl.Tableau.String())
				if says && l.Lead() == "worry" { // alone it means the tableau
					usual += t.games.Usual(back, l.Inside)
				}
				if l.Inside == "deal" && (t.sheet.Find(zone).Kind.Keeps() || len(t.stepsTo(zone)) > 0) {
					continue // cards come there as it is, or are not dealt there
				}
				if usual < most || usual <= 0 || slices.Contains(strings.Fields(l.Text()), zone) {
					continue
				}
				o := t.sheet.Changed(l, s.at, zone)
				if len(o.Fixes) == 0 || t.n >= mostTried || !t.cleans(d, o) {
					continue
				}
				if usual > most {
					best = nil
				}
				best, most = append(best, o.If("the game has no "+word)), usual
			}
		}
	}
	if len(best) > 1 {
		return nil // nothing says which
	}
	return best
}

// stepsTo are the steps of the deal that say a zone.
func (t *trial) stepsTo(zone string) (out []*dsl.Line) {
	for _, l := range t.sheet.Deal {
		if slices.ContainsFunc(l.Words, func(w dsl.Token) bool { return w.Value == zone }) {
			out = append(out, l)
		}
	}
	return out
}

// named declares a name as games do that have one of that name, each way that they have once.
func (t *trial) named(d *dsl.Diagnostic) (out []dsl.Offer) {
	word := t.word(d)
	turned := func(words []string) bool { return words[0] == "turn" && words[1] == word }
	if slices.ContainsFunc(t.says(word), turned) {
		out = append(out, t.declared("option "+word+" 3 or 1").If("three are turned, or one"))
	}
	for _, lead := range []string{"option", "counter", "ask"} {
		for _, b := range t.ranking().Lines("", lead) {
			line := b.Lines[0]
			if words := strings.Fields(line); len(words) > 1 && words[1] == word {
				if lead == "ask" { // what it asks for is said in the words of that game
					line, _, _ = strings.Cut(line, " for ")
				}
				out = append(out, t.declared(line).If("it is as in "+b.Game))
			}
		}
	}
	return out
}

// taken takes away what a line of a variant says as its parent does: the word that does it was
// forgotten.
func (t *trial) taken(d *dsl.Diagnostic) (out []dsl.Offer) {
	if len(d.Others) == 0 || d.Others[0].Text != "said here already" {
		return nil
	}
	for _, l := range t.lines() {
		if standsIn(d.Span, l) {
			o := t.sheet.Changed(l, l.Span, "without "+l.Text())
			out = append(out, o.If("the parent's is to go"))
		}
	}
	return out
}

// blockOut takes the parent's block of steps away, where a variant has its head and no steps.
func (t *trial) blockOut(d *dsl.Diagnostic) (out []dsl.Offer) {
	for _, b := range t.sheet.Blocks {
		own := func(l *dsl.Line) bool { return l.Src == b.Head.Src }
		if standsIn(d.Span, b.Head) && !slices.ContainsFunc(b.Lines, own) {
			o := t.sheet.Changed(b.Head, b.Head.Span, "without "+b.Head.Text())
			out = append(out, o.If("the parent's steps are to go"))
		}
	}
	return out
}

// eitherLength proposes, beside a list that is made as long as a zone has piles, as many piles as
// the list is long: which of the two more games write comes first, unless the title says a number.
func (t *trial) eitherLength(d *dsl.Diagnostic) {
	if len(d.Offers) != 1 {
		return
	}
	was, heads := d.Offers[0], t.lines()
	list := slices.IndexFunc(heads, func(l *dsl.Line) bool { return standsIn(d.Span, l) && l.Inside == "deal" })
	if list < 0 || was.Fixes[0].Span.Pos.Line != d.Span.Pos.Line {
		return
	}
	l, n := heads[list], 0
	for n < len(l.Words) && l.Words[n].Type == dsl.TokNumber {
		n++
	}
	for _, b := range t.sheet.Blocks {
		if b.Head.Src != t.sheet.Source() { // the parent's, which the variant may say anew
			heads = append(slices.Clip(heads), b.Head)
		}
	}
	for _, h := range heads {
		k := len(h.Words) - 1
		if !pointsAt(d, h) || h == l || k < 1 || h.Words[k].Type != dsl.TokNumber || n < 2 {
			continue
		}
		piles := h.Words[k].Raw
		o := t.sheet.Changed(h, h.Words[k].Span(), strconv.Itoa(n))
		if t.n >= mostTried || !t.cleans(d, o) {
			continue
		}
		o = o.If("`" + l.Text() + "` is right")
		written := strings.TrimSpace(dsl.NewSource("", []byte(t.text(was))).Line(l.Pos.Line))
		usual := t.games.Times(l.Text()) > t.games.Times(written)
		if t.titledNumber(n) || (usual || t.upTo(l, n)) && !t.titledNumber(dsl.Number(piles)) {
			d.Offers = []dsl.Offer{o, was}
		} else {
			d.Offers = append(d.Offers, o)
		}
		return
	}
}

// upTo reports whether another step of the deal than one speaks of the piles of a zone up to one of
// some number, as the last.
func (t *trial) upTo(but *dsl.Line, last int) bool {
	return slices.ContainsFunc(t.sheet.Deal, func(l *dsl.Line) bool {
		for k, w := range l.Words[1:] {
			if l != but && l.Words[k].Value == "to" && w.Type == dsl.TokNumber && dsl.Number(w.Raw) == last {
				return true
			}
		}
		return false
	})
}

// titledNumber reports whether the title of the game says a number in words.
func (t *trial) titledNumber(n int) bool {
	return n > 1 && n < len(dsl.NumberWords) && t.titled(dsl.NumberWords[n])
}

// parentsName gives the name that something of the parent has to what is declared like it, under a
// name that looks like that one, and never used.
func (t *trial) parentsName(d *dsl.Diagnostic) (out []dsl.Offer) {
	for _, l := range t.lines() {
		if !standsIn(d.Span, l) || len(l.Words) < 2 {
			continue
		}
		for _, o := range t.sheet.Lines {
			if o.Src == l.Src || o.Lead() != l.Lead() || len(o.Words) < 2 {
				continue
			}
			if name := o.Words[1].Value; dsl.Slips(l.Words[1].Value, name) == 1 {
				o := t.sheet.Changed(l, l.Words[1].Span(), name)
				out = append(out, o.If(fmt.Sprintf("the `%s` of the parent is meant", name)))
			}
		}
	}
	return out
}

// lists writes the numbers of a list as much less, or more, each, as makes the cards of a deal come
// out: who forgets that other steps have dealt some to each pile is wrong in all of them.
func (t *trial) lists(d *dsl.Diagnostic) (out []dsl.Offer) {
	for _, l := range t.sheet.Deal {
		n := 0
		for n < len(l.Words) && l.Words[n].Type == dsl.TokNumber {
			n++
		}
		if n < 2 || l.Src != t.sheet.Source() {
			continue
		}
		at := l.Words[0].Span().To(l.Words[n-1].Span())
		for _, by := range []int{-1, 1, -2, 2} {
			var list []string
			for _, w := range l.Words[:n] {
				if k := dsl.Number(w.Raw) + by; k > 0 {
					list = append(list, strconv.Itoa(k))
				}
			}
			if len(list) < n {
				continue
			}
			if o := t.sheet.Changed(l, at, strings.Join(list, " ")); t.n < mostTried && t.cleans(d, o) {
				out = append(out, o.If("the other numbers are right"))
			}
		}
	}
	return out
}

// sisters names as the parent of a variant another game, whose name has a word of the one that is
// written: with it nothing is wrong any more.
func (t *trial) sisters(d *dsl.Diagnostic) (out []dsl.Offer) {
	src := t.sheet.Source()
	for n := 1; n <= src.Lines(); n++ {
		at := src.Said(n)
		is, variant := strings.CutPrefix(src.Slice(at), "variant of ")
		if !variant {
			continue
		}
		for _, id := range t.sisterIDs(is) {
			text := "variant of " + id
			o := dsl.Instead(at, text)
			if t.n < mostTried && t.cleans(d, o) {
				out = append(out, o.If("it changes "+id))
			}
		}
	}
	if len(out) > 1 {
		return nil // nothing says which
	}
	return out
}

// sisterIDs are the games whose id is that of another with words more before or behind it, or less.
func (t *trial) sisterIDs(id string) (out []string) {
	longer := func(a, b string) bool { return strings.HasPrefix(a, b+"-") || strings.HasSuffix(a, "-"+b) }
	for _, other := range t.sheet.Library().IDs() {
		if other != t.sheet.Source().Name && (longer(id, other) || longer(other, id)) {
			out = append(out, other)
		}
	}
	return out
}

// mostParents bounds how many parents are tried.
const mostParents = 12

// idleParts are words of names by which no game is known.
var idleParts = strings.Fields("a and at by for in is no not of on one or the three to two with")

// likeParent names another parent in the place of one that there is not, unless it is a mere slip.
func (t *trial) likeParent(d *dsl.Diagnostic) {
	if len(d.Certain()) > 0 {
		return
	}
	for i, o := range d.Offers {
		if _, id, ok := strings.Cut(o.Says, "`variant of "); ok && !o.Hedged() {
			d.Offers[i] = o.If("it changes " + strings.TrimSuffix(id, "`"))
		}
	}
	if more := t.likeParents(d); len(more) > 0 && more[0].Sure {
		d.Offers, d.Help = more, ""
	} else {
		t.propose(d, more, true)
	}
}

// likeParents names as the parent of a variant, in the place of one that there is not, a game whose
// name has words of that: first those that have no others. What is the only one of these is meant.
func (t *trial) likeParents(d *dsl.Diagnostic) (out []dsl.Offer) {
	src, lib := t.sheet.Source(), t.sheet.Library()
	at := src.Said(d.Span.Pos.Line)
	is, variant := strings.CutPrefix(src.Slice(at), "variant of ")
	if _, err := lib.Open(is, nil); !variant || err == nil || rules.IsPath(is) {
		return nil
	}
	parts := func(id string) []string {
		ws := strings.FieldsFunc(strings.ToLower(id), func(r rune) bool { return r == '-' || r == ' ' })
		return slices.DeleteFunc(ws, func(w string) bool { return slices.Contains(idleParts, w) })
	}
	mine := parts(is)
	type kin struct {
		id            string
		shared, other int
	}
	var all []kin
	for _, id := range lib.IDs() {
		k := kin{id: id}
		for _, w := range parts(id) {
			if slices.Contains(mine, w) {
				k.shared++
			} else {
				k.other++
			}
		}
		if k.shared > 0 && id != rules.ID(src.Name) {
			all = append(all, k)
		}
	}
	slices.SortStableFunc(all, func(a, b kin) int {
		return cmp.Or(cmp.Compare(a.other, b.other), cmp.Compare(b.shared, a.shared))
	})
	best := 0
	for i, k := range all[:min(len(all), mostParents)] {
		if k.other != all[best].other || k.shared != all[best].shared {
			if len(out) > 0 {
				break
			}
			best = i
		}
		o := dsl.Instead(at, "variant of "+k.id)
		if t.n < mostTried && t.cleans(d, o) {
			out = append(out, o.If("it changes "+k.id))
		}
	}
	alone := len(all) > 0 && all[0].other == 0 && (len(all) == 1 || all[1].other > 0)
	if alone && len(out) == 1 && strings.HasSuffix(out[0].Says, " of "+all[0].id+"`") {
		return []dsl.Offer{dsl.Instead(at, "variant of "+all[0].id).Surely()}
	}
	return out
}
