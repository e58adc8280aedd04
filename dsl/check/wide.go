package check

import (
	"cmp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
)

// This file looks in all of a file for the one word that puts it right: an end for the other, a
// zone for another, the rank or the number beside. A finding often stands where the slip is not.

// Bounds on the search in all of the file.
const (
	mostWide   = 60 // trials more
	wideGap    = 2  // by how much a cure may be less likely than another and vie with it
	leastUsual = 2  // lines of games that are like the line that is meant
	farUsual   = 3  // times as many are like a line that is likelier than another
)

// elsewhere are findings that another word hushes and does not cure: a line or a block is missing,
// two lines contradict each other.
var elsewhere = map[string]bool{
	"missing-rule": true, "undeclared-zone": true, "unused-zone": true, "endless": true,
}

// doubts are notes that something is probably not meant.
var doubts = map[string]bool{"against-goal": true, "half-goal": true}

// wide looks for the one word of the file that puts all of it right, a likely one written for
// another. That nothing is found any more, and that no other word does it, is the proof; where a
// line is missing, another word elsewhere is none. What a finding proposes itself may be what is
// meant as well: then both are said, each with what it takes for right.
func (t *trial) wide(d *dsl.Diagnostic) {
	givenUp := d.Name == "unused-zone" && len(d.Offers) == 1 && strings.Contains(d.Offers[0].Says, "`without ")
	ordered := len(d.Offers) == 1 && t.reorders(d.Offers[0]) // every word is as it was meant
	apart := elsewhere[d.Name] && !givenUp || d.Level == dsl.Note && !doubts[d.Name]
	if !t.read || ordered || apart || t.soleAbsent(d) {
		return
	}
	var found []dsl.Offer
	var slips []slip
	least := 0
	for _, s := range t.wideSlips(d) {
		if len(found) > 0 && s.cost > least+wideGap {
			break
		}
		if t.n >= mostTried+mostWide {
			return // there may be more
		}
		usual := t.games.Usual(s.whole(), s.line.Inside)
		less := s.place && !t.lacks(d, s.text) && usual < t.games.Usual(s.line.Text(), s.line.Inside)
		if usual < leastUsual && !s.digits || less {
			continue
		}
		o := t.sheet.Changed(s.line, s.at, s.text)
		if len(o.Fixes) == 0 || !t.cleans(d, o) {
			continue
		}
		if len(found) == 0 {
			least = s.cost
		}
		found, slips = append(found, o), append(slips, s)
	}
	rival := func(o dsl.Offer) bool {
		more := strings.HasPrefix(o.Fixes[0].Text, "\n") // a line that was forgotten
		return t.text(o) != t.text(found[0]) && (more || farUsual*t.usual(o) >= t.usual(found[0])) && t.cleans(d, o)
	}
	titled := slices.IndexFunc(slips, func(s slip) bool {
		return t.titledNumber(dsl.Number(s.text))
	})
	switch {
	case len(found) == 0:
	case len(found) > 1 && titled >= 0:
		d.Offers = []dsl.Offer{found[titled].If("the title says the number")}
	case len(found) == 2 && len(d.Offers) == 0 && slips[0].line != slips[1].line:
		for i, o := range found {
			d.Offers = append(d.Offers, o.If("`"+slips[1-i].line.Text()+"` is right"))
		}
	case len(found) > 1:
		t.hedge(d, slips)
	case slices.ContainsFunc(d.Offers, rival):
		t.either(d, slips[0], found[0])
	case t.otherwise(d, found[0]) || givenUp:
		t.hedge(d, slips)
	default:
		i := slices.IndexFunc(d.Offers, func(o dsl.Offer) bool { return t.text(o) == t.text(found[0]) })
		if i >= 0 && len(d.Offers) > 1 && d.Offers[i].Hedged() {
			return // it is one of several, each with what it takes for right
		}
		if i >= 0 {
			found[0] = d.Offers[i] // said as its finding says it
		} else if _, rank := cards.RankNamed(slips[0].text); rank || slips[0].digits {
			found[0] = found[0].If("all other lines are right")
		} else if slips[0].place {
			found[0] = found[0].If("`" + slips[0].text + "` is meant")
		}
		d.Offers = found
	}
}

// soleAbsent reports whether a finding is the only one of cards that the pack does not have, and
// proposes others: where several lines speak of such cards, the pack is wrong.
func (t *trial) soleAbsent(d *dsl.Diagnostic) bool {
	also := func(x *dsl.Diagnostic) bool { return x != d && x.Name == d.Name }
	return d.Name == "not-in-the-pack" && len(d.Offers) > 0 && !slices.ContainsFunc(t.before, also)
}

// reorders reports whether an offer writes the words of a stretch of one line in another order.
func (t *trial) reorders(o dsl.Offer) bool {
	words := func(text string) string {
		ws := strings.Fields(text)
		slices.Sort(ws)
		return strings.Join(ws, " ")
	}
	f := o.Fixes[0]
	return len(o.Fixes) == 1 && f.Span.Pos.Line == f.Span.EndPos.Line && !strings.Contains(f.Text, "\n") &&
		words(f.Text) == words(t.sheet.Source().Slice(f.Span))
}

// lacks reports whether a finding is that no card comes to a zone.
func (t *trial) lacks(d *dsl.Diagnostic, zone string) bool {
	z := t.sheet.Find(zone)
	return d.Name == "fill-without-source" && z != nil && strings.Contains(t.sheet.Source().Slice(d.Span), zone)
}

// hedge says of the cures that a finding proposes itself that they take lines for right of which
// each may be the wrong one as well.
func (t *trial) hedge(d *dsl.Diagnostic, slips []slip) {
	for i, o := range d.Offers {
		other := func(s slip) bool { return t.text(t.sheet.Changed(s.line, s.at, s.text)) != t.text(o) }
		k := slices.IndexFunc(slips, other)
		if k < 0 || o.Sure || t.ofGoal(o) || o.Hedged() {
			continue
		}
		l := slips[k].line
		one := !slices.ContainsFunc(slips, func(s slip) bool { return other(s) && s.line != l })
		if one && l.Pos.Line != o.Fixes[0].Span.Pos.Line {
			d.Offers[i] = o.If("`" + l.Text() + "` is right")
		} else {
			d.Offers[i] = o.If("all else is right")
		}
	}
}

// ofGoal reports whether an offer changes what is asked of the game: there a goal that cannot be is
// put right.
func (t *trial) ofGoal(o dsl.Offer) bool {
	return slices.ContainsFunc(t.lines(), func(l *dsl.Line) bool {
		return l.Lead() == "win" && l.Pos.Line == o.Fixes[0].Span.Pos.Line
	})
}

// either proposes a cure of another line beside the one that a finding proposes itself. It comes
// first where the other gives something up, or the title of the game says it.
func (t *trial) either(d *dsl.Diagnostic, s slip, found dsl.Offer) {
	own := d.Offers[0]
	if own.Sure || own.Hedged() {
		return
	}
	gives := !writes(own) || strings.Contains(own.Says, "`without ")
	first, text := s.place || gives || t.ofGoal(own), "`"+s.line.Text()+"`"
	if t.titledNumber(dsl.Number(s.text)) {
		first = true
	}
	added := strings.HasPrefix(own.Fixes[0].Text, "\n")
	switch here := !added && s.line.Pos.Line == own.Fixes[0].Span.Pos.Line; {
	case here && !writes(own):
		d.Offers = []dsl.Offer{found.If("something else is meant"), own.If("nothing more is meant")}
	case here && t.ofGoal(own) && strings.Contains(text, " and "): // one part of it is meant
		d.Offers = []dsl.Offer{found.If("all else is right"), own.If("not")}
	case here && t.ofGoal(own): // of another goal nothing is known
	case here:
		d.Offers = []dsl.Offer{found.If("something else is meant"), own.If("not")}
	case first:
		d.Offers = []dsl.Offer{found.If(text + " is wrong"), own.If("not")}
	default:
		d.Offers = []dsl.Offer{own.If(text + " is right"), found.If("not")}
	}
}

// otherwise reports whether the goal of most such games puts the file right as well as a cure of
// its goal does, or one line less where two begin with the same word.
func (t *trial) otherwise(d *dsl.Diagnostic, cure dsl.Offer) bool {
	also := func(o dsl.Offer) bool { return len(o.Fixes) > 0 && t.text(o) != t.text(cure) && t.cleans(d, o) }
	goal := judge.New(t.sheet).LikelyGoal()
	for _, l := range t.lines() {
		twin := func(o *dsl.Line) bool { return o != l && o.Lead() == l.Lead() && o.Inside == l.Inside }
		here := l.Pos.Line == cure.Fixes[0].Span.Pos.Line
		switch {
		case here && l.Lead() == "win" && goal != "" && also(t.sheet.Changed(l, l.Span, goal)),
			!here && l.Inside != "deal" && slices.ContainsFunc(t.lines(), twin) && also(t.sheet.Without(l, d.Span)):
			return true
		}
	}
	return false
}

// cleans reports whether nothing is wrong with the file once an offer is taken.
func (t *trial) cleans(d *dsl.Diagnostic, o dsl.Offer) bool {
	_, clean := t.cures(d, o)
	found := t.after(o).found
	return clean && found.Errors()+found.Warnings() == 0
}

// usual is the number of lines of games that are like the one in whose place an offer writes
// another.
func (t *trial) usual(o dsl.Offer) int {
	n := o.Fixes[0].Span.Pos.Line
	for _, l := range t.lines() {
		if l.Pos.Line == n {
			return t.games.Usual(strings.TrimSpace(dsl.NewSource("", []byte(t.text(o))).Line(n)), l.Inside)
		}
	}
	return 0
}

// wideSlips are the words that may have been meant otherwise, in the lines that a finding speaks
// of, and in the rest of the file.
func (t *trial) wideSlips(d *dsl.Diagnostic) []slip {
	var out []slip
	for _, l := range t.lines() {
		far := t.far(d, l)
		ways := wideWays
		if far <= itsOthers {
			ways = append(slices.Clip(ways), way{of: asked, cost: 1, digits: true})
		}
		for i, w := range l.Words {
			for _, x := range ways {
				for _, text := range x.of(t, l, i) {
					if text == "" {
						continue
					}
					out = append(out, slip{
						line: l, at: w.Span(), text: text, cost: x.cost + far, place: x.place, digits: x.digits,
					})
				}
			}
		}
	}
	slices.SortStableFunc(out, func(a, b slip) int { return cmp.Compare(a.cost, b.cost) })
	return out
}
