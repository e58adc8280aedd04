package check

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file declares what a file speaks of and does not have: counters, and zones, by name or kind.

// word is what a finding points at, if that is one word.
func (t *trial) word(d *dsl.Diagnostic) string {
	word := strings.ToLower(t.sheet.Source().Slice(d.Span))
	if strings.ContainsAny(word, " \n") {
		return ""
	}
	return word
}

// says are the lines of the file that say a word, in words.
func (t *trial) says(word string) (out [][]string) {
	for line := range strings.Lines(string(dsl.CutExamples([]byte(t.sheet.Source().Text)))) {
		code, _, _ := strings.Cut(line, "#")
		if words := strings.Fields(strings.ToLower(code)); slices.Contains(words, word) {
			out = append(out, words)
		}
	}
	return out
}

// counter declares the counter that a finding does not know, from the least to the greatest number
// that lines set it to or ask of it.
func (t *trial) counter(d *dsl.Diagnostic) []dsl.Offer {
	word := t.word(d)
	least, most, counts := -1, 0, false
	for _, words := range t.says(word) {
		i := slices.Index(words, word)
		counts = counts || i == 1 && words[0] == "set" || i > 0 && words[0] == "add"
		for _, w := range words[i+1 : min(i+5, len(words))] {
			n, err := strconv.Atoi(w)
			if chosen := t.greatest(w); chosen > 0 {
				n, err, least = chosen, nil, max(least, 0)
			}
			if err != nil {
				if w == "and" || w == "or" {
					break
				}
				continue
			}
			if least < 0 || n < least {
				least = n
			}
			most = max(most, n)
		}
	}
	if !counts || least < 0 || most <= least {
		return nil
	}
	o := t.declared(fmt.Sprintf("counter %s %d to %d", word, least, most))
	return []dsl.Offer{o.If(fmt.Sprintf("it counts from %d to %d", least, most))}
}

// counting lets a counter count that no step adds to and of which the line of a finding speaks: the
// turns of the stock, where a line of those asks for it, or else the moves. One of two values that
// steps set to the one it has is to be set to the other by one of them.
func (t *trial) counting(d *dsl.Diagnostic) (out []dsl.Offer) {
	for _, k := range t.sheet.Counters {
		adds, turns, here := false, false, false
		for _, l := range t.sheet.Every() {
			c, ok := l.Form.(*rules.Change)
			adds = adds || ok && c.Counter == k && c.Add
			asks := dsl.AsksFor(l.Stmt, k.Name)
			here = here || asks && standsIn(d.Span, l.Line)
			turns = turns || asks && l.Lead() == "turn"
		}
		if adds || !here || k.Line == nil || k.Sort != rules.Number {
			continue
		}
		if sets := t.toOther(k); len(sets) > 0 {
			for _, o := range sets {
				at := t.sheet.Source().Said(o.Fixes[0].Span.Pos.Line)
				d.Others = append(d.Others, dsl.Label{Span: at, Text: "sets it to what it is"})
			}
			out = append(out, sets...)
			continue
		}
		when, what := "after move", "moves"
		if turns {
			when, what = "after turn", "turns"
		}
		o := t.sheet.Source().Added(when, "  add 1 to "+k.Name)
		out = append(out, o.If(fmt.Sprintf("`%s` counts %s", k.Name, what)))
	}
	return out
}

// toOther sets a counter of two values to the other, in the place of each step that sets it, where
// all set it to that with which it starts.
func (t *trial) toOther(k *rules.Counter) (out []dsl.Offer) {
	if k.Hi-k.Lo != 1 {
		return nil
	}
	other := strconv.Itoa(k.Lo + k.Hi - k.Start)
	for _, l := range t.sheet.Every() {
		c, ok := l.Form.(*rules.Change)
		if !ok || c.Counter != k {
			continue
		}
		n, plain := c.Value.Digits()
		if !plain || c.Add || n != k.Start || l.Src != t.sheet.Source() {
			return nil
		}
		o := t.sheet.Changed(l.Line, l.Words[len(l.Words)-1].Span(), other)
		where := fmt.Sprintf("on line %d", l.Pos.Line)
		out = append(out, o.Where(where).If(fmt.Sprintf("`%s` becomes %s there", k.Name, other)))
	}
	return out
}

// greatest is the greatest number that an option lets one choose; 0 if there is none.
func (t *trial) greatest(option string) (most int) {
	for _, o := range t.sheet.Options {
		for _, v := range o.Choices {
			if o.Name == option && v.Sort == rules.Number {
				most = max(most, v.N)
			}
		}
	}
	return most
}

// declared adds a line of the file before its first block.
func (t *trial) declared(line string) dsl.Offer {
	src := t.sheet.Source()
	last := 1
	for n := 1; n <= src.Lines() && !startsBlock(src.Line(n)); n++ {
		if text := src.Line(n); text != "" && text[0] != '#' && text[0] != ' ' {
			last = n
		}
	}
	return src.Below(src.Whole(last), line, "")
}

// startsBlock reports whether a line is the head of a block.
func startsBlock(line string) bool {
	lead, _, _ := strings.Cut(line, " ")
	return dsl.KindNamed(lead) != dsl.NoKind || slices.Contains([]string{"deal", "may", "after", "example"}, lead)
}

// counterpart declares the zone that a finding does not know as another of the file is declared
// that has a name as well. Foundations are mostly built the other way there.
func (t *trial) counterpart(d *dsl.Diagnostic) (out []dsl.Offer) {
	word, src := d.About.NoZone, t.sheet.Source()
	if word == "" {
		return nil
	}
	zones := slices.Clone(t.sheet.Zones)
	slices.SortStableFunc(zones, func(a, b *rules.Zone) int {
		return t.said(b.Name, word) - t.said(a.Name, word)
	})
	for _, z := range zones {
		if z.Name == "" || z.Head == nil || z.Head.Src != src {
			continue
		}
		var same, other []string
		for n := z.Head.Pos.Line; n <= src.Lines(); n++ {
			if n > z.Head.Pos.Line && !strings.HasPrefix(src.Line(n), " ") {
				break
			}
			line, _, _ := strings.Cut(src.Line(n), "#")
			line = swapped(strings.TrimRight(line, " "), z.Name, word)
			same = append(same, line)
			for _, pair := range contraries {
				if builds := strings.HasPrefix(line, "  b"); builds && slices.Contains(turned, pair[0]) {
					line = swapped(line, pair[0], pair[1])
				}
			}
			other = append(other, line)
		}
		like := src.Added(same...).If(fmt.Sprintf("`%s` is like `%s`", word, z.Name))
		if z.Kind == dsl.Foundations && !slices.Equal(same, other) {
			way := fmt.Sprintf("`%s` is built the other way than `%s`", word, z.Name)
			out = append(out, src.Added(other...).If(way))
		}
		out = append(out, like)
	}
	return out
}

// said is how many lines of the file are said of one name as they are of another.
func (t *trial) said(name, other string) (n int) {
	of := func(words []string, name string) string { return swapped(strings.Join(words, " "), name, "") }
	for _, a := range t.says(name) {
		for _, b := range t.says(other) {
			if of(a, name) == of(b, other) {
				n++
			}
		}
	}
	return n
}

// turned are the contraries that say which way cards are built.
var turned = []string{"up", "ace"}

// swapped writes two words for each other in a line.
func swapped(line, a, b string) string {
	indent := line[:len(line)-len(strings.TrimLeft(line, " "))]
	words := strings.Fields(line)
	for i, w := range words {
		switch w {
		case a:
			words[i] = b
		case b:
			words[i] = a
		}
	}
	return indent + strings.Join(words, " ")
}

// zone declares the zone of a kind that a finding misses: with as many piles as make the numbers
// come out, or as such zones mostly have.
func (t *trial) zone(d *dsl.Diagnostic) (out []dsl.Offer) {
	word := d.About.NoZone
	kind := dsl.KindNamed(word)
	if kind == dsl.NoKind || len(d.Offers) > 0 {
		return nil
	}
	for _, b := range t.ranking().Blocks(word) {
		if _, name, _ := strings.Cut(b.Lines[0], " "); len(b.Lines) > 1 && dsl.Number(name) > 0 {
			out = append(out, t.sheet.Source().Added(b.Lines...).If("it is as in "+b.Game))
		}
	}
	if len(kind.Needs()) > 0 {
		return out
	}
	var bare []dsl.Offer
	for _, n := range t.games.PilesOf(kind) {
		o := t.sheet.Source().Added(fmt.Sprintf("%s %d", word, n))
		bare = append(bare, o.If(fmt.Sprintf("there are %d of them", n)))
	}
	return append(bare, out...)
}

// otherGoal writes the goal of most such games for one that asks for a zone of which nothing else
// speaks.
func (t *trial) otherGoal(d *dsl.Diagnostic) []dsl.Offer {
	word, goal := d.About.NoZone, judge.New(t.sheet).LikelyGoal()
	for _, l := range t.lines() {
		if l.Lead() == "win" && standsIn(d.Span, l) && goal != "" && len(t.says(word)) == 1 {
			return []dsl.Offer{t.sheet.Changed(l, l.Span, goal).If("the game has none")}
		}
	}
	return nil
}

// noZone reports whether a word is a kind of zone that the game does not declare.
func (t *trial) noZone(word string) bool {
	k := dsl.KindNamed(word)
	return k != dsl.NoKind && !slices.ContainsFunc(t.sheet.OfKind(k), func(z *rules.Zone) bool { return !z.Implicit })
}
