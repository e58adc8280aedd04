package check

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/corpus"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file looks for lines and blocks that a file lacks, by what the rest of it asks for: a zone
// or a counter that lines speak of and none declares. What is proposed says what it takes for
// right, for more may be meant than the least that the file needs.

// lacking proposes what a file lacks where a finding proposes nothing that holds.
func (t *trial) lacking(d *dsl.Diagnostic) {
	if d.Span.Pos.Filename != t.sheet.Source().Name {
		return
	}
	var more []dsl.Offer
	switch d.Name {
	case "unknown-name":
		more = slices.Concat(t.counter(d), t.named(d), t.counterpart(d), t.turnedAnew(d))
	case "undeclared-zone":
		t.propose(d, t.otherZone(d), true)
		t.propose(d, t.sisters(d), !slices.ContainsFunc(d.Offers, func(o dsl.Offer) bool { return t.cleans(d, o) }))
		more = slices.Concat(t.otherGoal(d), t.zone(d), t.together())
	case "too-many-cards":
		more = t.lists(d)
	case "cards-left-over":
		more = t.lists(d)
		inDeal := func(l *dsl.Line) bool { return l.Pos.Line == d.Offers[0].Fixes[0].Span.Pos.Line }
		number := len(d.Offers) > 0 && slices.ContainsFunc(t.sheet.Deal, inDeal)
		t.propose(d, t.steps(d), !number)
	case "missing-rule":
		own := slices.Clone(d.Offers)
		t.propose(d, slices.Concat(t.moved(d), t.parent(d)), true)
		for i, o := range d.Offers {
			if i > 0 && slices.ContainsFunc(own, o.Same) && !o.Hedged() {
				d.Offers[i] = o.If("not")
			}
		}
		more = slices.Concat(t.asElsewhere(d), t.together())
	case "no-home":
		more = t.homes(d)
	case "variant-problem":
		t.propose(d, t.parent(d), true)
		if o := t.leftOut(d); len(o) > 0 {
			d.Offers, d.Help = o, "" // to leave nothing out is no cure
		}
		for i, o := range d.Offers {
			if !writes(o) && !o.Sure && !o.Hedged() {
				d.Offers[i] = o.If("nothing is to be left out")
			}
		}
		t.likeParent(d)
		more = append(t.withoutUser(d), t.blockOut(d)...)
	case "list-length":
		t.eitherLength(d)
		more = t.dealOfVariant()
	case "misplaced-rule", "unused-zone":
		t.propose(d, t.moved(d), true)
	case "unused-name":
		t.propose(d, t.parentsName(d), true)
	case "no-effect", "few-values":
		t.propose(d, slices.Concat(t.moved(d), t.counting(d), t.taken(d)), true)
	}
	if unread[d.Name] {
		more = append(more, t.parent(d)...)
		if len(d.Offers) == 0 {
			more = slices.Concat(t.quantity(d), t.finished(d), more)
		}
	}
	if d.Name == "unknown-block" && len(d.Offers) == 0 {
		more = append(more, t.kindOfHead(d)...)
	}
	t.propose(d, more, false)
}

// propose adds those of some cures to a finding that cure it, before its own or behind them.
func (t *trial) propose(d *dsl.Diagnostic, more []dsl.Offer, first bool) {
	var found []dsl.Offer
	for _, o := range more {
		if len(found) == mostOffered || len(found)+len(d.Offers) >= mostOffered && !first || t.n >= mostTried {
			break
		}
		same := func(p dsl.Offer) bool { return t.text(p) == t.text(o) }
		if _, clean := t.cures(d, o); clean && !slices.ContainsFunc(slices.Concat(found, d.Offers), same) {
			found = append(found, o)
		}
	}
	if len(found) == 0 {
		return
	}
	d.Help = ""
	if first {
		d.Offers = append(found, d.Offers...)
	} else {
		d.Offers = append(d.Offers, found...)
	}
	d.Offers = d.Offers[:min(len(d.Offers), mostOffered)]
}

// one is 1 for yes, to sort by.
func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// begins reports whether the piles of another zone of its kind than one begin as a line says.
func (t *trial) begins(line string, z *rules.Zone) bool {
	says := func(l *dsl.Line) bool { return l.Text() == line }
	return slices.ContainsFunc(t.sheet.OfKind(z.Kind), func(o *rules.Zone) bool {
		return o != z && slices.ContainsFunc(o.Lines, says)
	})
}

// asElsewhere adds a line, or a whole deal, that a game needs, as the games most like it have it.
func (t *trial) asElsewhere(d *dsl.Diagnostic) (out []dsl.Offer) {
	src := t.sheet.Source()
	if d.About.Needs == "step" {
		return t.stepsElsewhere(d)
	}
	if d.About.Needs == "deal" {
		for _, b := range t.ranking().Blocks("deal") {
			out = append(out, src.Added(b.Lines...).If("the cards are dealt as in "+b.Game))
		}
		return out
	}
	for _, z := range t.sheet.Zones {
		if z.Head == nil || d.About.Needs == "" || !standsIn(d.Span, z.Head) || z.Head.Src != src {
			continue
		}
		at := z.Head.Span
		for _, l := range z.Lines {
			if l.Src == src {
				at = l.Span
			}
		}
		if line, _ := judge.New(t.sheet).DealtBase(z); d.About.Needs == "base" && line != "" {
			continue // the deal says it
		}
		taken := t.ranking().Lines(z.Kind.String(), d.About.Needs)
		if d.About.Needs == "base" { // other piles begin with other cards
			taken = slices.DeleteFunc(slices.Clone(taken), func(b corpus.Taken) bool { return t.begins(b.Lines[0], z) })
		}
		lacks := func(b corpus.Taken) int { // what goes to a zone that the game does not have comes last
			return one(slices.ContainsFunc(strings.Fields(b.Lines[0]), t.noZone))
		}
		taken = slices.Clone(taken)
		slices.SortStableFunc(taken, func(a, b corpus.Taken) int { return lacks(a) - lacks(b) })
		for _, b := range taken {
			o := src.Below(at, b.Lines[0], fmt.Sprintf("under `%s`", z.Title()))
			out = append(out, o.If("it is as in "+b.Game))
		}
	}
	return out
}

// stepsElsewhere writes under a head that has no steps those that games have under such a head, or
// else under one that begins so.
func (t *trial) stepsElsewhere(d *dsl.Diagnostic) (out []dsl.Offer) {
	src := t.sheet.Source()
	head := src.Slice(src.Said(d.Span.Pos.Line))
	lead, rest, _ := strings.Cut(head, " ")
	second, _, _ := strings.Cut(rest, " ")
	like := func(b corpus.Taken) bool {
		return len(b.Lines) > 1 && strings.HasPrefix(b.Lines[0]+" ", strings.TrimSpace(lead+" "+second)+" ")
	}
	blocks := slices.DeleteFunc(slices.Clone(t.ranking().Blocks(lead)), func(b corpus.Taken) bool { return !like(b) })
	same := func(b corpus.Taken) int { return one(b.Lines[0] == head) }
	slices.SortStableFunc(blocks, func(a, b corpus.Taken) int { return same(b) - same(a) })
	for _, b := range blocks {
		steps := strings.TrimSpace(strings.Join(b.Lines[1:], "\n"))
		o := src.Below(d.Span, steps, "under it")
		o = o.Saying("add `" + strings.ReplaceAll(steps, "\n  ", "`, `") + "` under it")
		out = append(out, o.If("it is as in "+b.Game))
	}
	return out
}

// together adds several things that a file lacks at once, as one of the games most like it has
// them: the deal, blocks of zones and the goal. A game without a goal in which no zone keeps cards
// lacks such a zone too.
func (t *trial) together() (out []dsl.Offer) {
	lacks := map[string]bool{}
	for _, x := range t.before {
		if w := x.About.NoZone; dsl.KindNamed(w) != dsl.NoKind {
			lacks[w] = true
		}
		if w := x.About.Needs; w == "win" || w == "deal" {
			lacks[w] = true
		}
	}
	keeps := func(z *rules.Zone) bool { return z.Kind.Keeps() }
	sets := [][]dsl.Kind{nil}
	if lacks["win"] && !slices.ContainsFunc(t.sheet.Zones, keeps) {
		sets = nil
		for _, k := range dsl.AllKinds() {
			if k.Keeps() && !lacks[k.String()] {
				sets = append(sets, []dsl.Kind{k})
			}
		}
	}
	for _, more := range sets {
		leads := []string{"deal"}
		for _, k := range dsl.AllKinds() {
			leads = append(leads, k.String())
		}
		leads = slices.DeleteFunc(append(leads, "win"), func(w string) bool {
			return !lacks[w] && !slices.Contains(more, dsl.KindNamed(w))
		})
		if len(leads) < 2 {
			continue
		}
		for _, b := range t.ranking().Together(leads) {
			o := t.sheet.Source().Added(b.Lines...)
			if t.n >= mostTried {
				break
			}
			if is := t.after(o).found; is.Errors()+is.Warnings() == 0 {
				out = append(out, o.If("it is as in "+b.Game))
			}
		}
	}
	return out
}

// steps adds a step to a deal that leaves cards: what the foundations begin with, or as many cards
// to each pile of a zone to which none come.
func (t *trial) steps(d *dsl.Diagnostic) (out []dsl.Offer) {
	left, deal := d.About.Cards, t.sheet.Deal
	if len(deal) == 0 || deal[0].Src != t.sheet.Source() {
		return nil
	}
	add := func(text string) {
		o := t.sheet.Source().Below(deal[len(deal)-1].Span, text, "as the last step")
		out = append(out, o.If("a step is missing"))
	}
	first := func(text string) {
		before := dsl.Span{Pos: deal[0].Pos, EndPos: deal[0].Pos}
		o := dsl.Offer{Fixes: []dsl.Fix{{Span: before, Text: text + "\n  "}}}
		out = append(out, o.Saying("add `"+text+"` as the first step").If("a step is missing"))
	}
	speaks := func(z *rules.Zone) bool {
		return slices.ContainsFunc(deal, func(l *dsl.Line) bool {
			return slices.ContainsFunc(l.Words, func(w dsl.Token) bool { return w.Value == z.Title() })
		})
	}
	for _, z := range t.sheet.Zones {
		if z.Implicit || speaks(z) {
			continue
		}
		if base := rules.LineOf[*dsl.Base](z); base != nil && left == z.Piles {
			for _, w := range base.Words {
				if r, ok := cards.RankNamed(w.Value); ok && w.Type == dsl.TokRank {
					first(fmt.Sprintf("%d %s to %s", left, r.Plural(), z.Title()))
				}
			}
		}
		if left%z.Piles == 0 && z.Kind != dsl.Foundations {
			add(fmt.Sprintf("%d to each %s", left/z.Piles, z.Title()))
		}
	}
	for _, z := range t.sheet.Zones {
		more := z.Piles - 1
		if z.Kind == dsl.Tableau && speaks(z) && more > 0 && left%more == 0 && left/more > 1 {
			add(fmt.Sprintf("%d to each of %s 2 to %d", left/more, z.Title(), z.Piles))
		}
	}
	return out
}

// parent makes a file that lacks more than one thing a variant of a game that has them: one that
// its title says, or of which the games most like it are variants.
func (t *trial) parent(d *dsl.Diagnostic) (out []dsl.Offer) {
	named := slices.ContainsFunc(t.sheet.Lines, func(l *dsl.Line) bool { return l.Lead() == "variant" })
	lacks := t.before.Errors() > 1 || d.About.Needs == "game" ||
		strings.HasPrefix(t.sheet.Source().Line(d.Span.Pos.Line), "without ")
	if named || !lacks || t.sheet.Title == "" {
		return nil
	}
	for _, v := range t.ranking().Lines("", "variant") {
		_, id, _ := strings.Cut(v.Lines[0], " of ")
		o := t.declared(v.Lines[0])
		if t.n >= mostTried || !t.cleans(d, o) {
			continue
		}
		o = o.If("it changes " + id)
		if !t.entitled(id) {
			out = append(out, o)
			continue
		}
		out = slices.Insert(out, 0, o)
	}
	return out
}

// entitled reports whether the title of the game says all words of the id of another.
func (t *trial) entitled(id string) bool {
	words := strings.Fields(strings.ToLower(t.sheet.Title))
	return !slices.ContainsFunc(strings.Split(id, "-"), func(w string) bool { return !slices.Contains(words, w) })
}

// homes puts the lines that say which cards lie right where they are asked for, from the block of
// another zone, or says it as the games most like the file do.
func (t *trial) homes(d *dsl.Diagnostic) (out []dsl.Offer) {
	for _, z := range t.sheet.Zones {
		if o, ok := t.homesOf(z); ok && t.n < mostTried && t.cleans(d, o) {
			return []dsl.Offer{o}
		}
	}
	for _, z := range t.sheet.Zones {
		if z.Kind != dsl.Tableau || z.Head == nil || z.Head.Src != t.sheet.Source() {
			continue
		}
		for _, b := range t.ranking().Lines(z.Kind.String(), "home") {
			o := t.sheet.Source().Below(z.Head.Span, b.Lines[0], fmt.Sprintf("under `%s`", z.Title()))
			out = append(out, o.If("it is as in "+b.Game))
		}
	}
	return out
}

// homesOf puts all `home` lines of another zone under the head of one that has none.
func (t *trial) homesOf(z *rules.Zone) (dsl.Offer, bool) {
	home := func(l *dsl.Line) bool { return l.Lead() == "home" }
	if t.headOf(z) == 0 || slices.ContainsFunc(z.Lines, home) {
		return dsl.Offer{}, false
	}
	for _, other := range t.sheet.Zones {
		var lines []*dsl.Line
		for _, l := range other.Lines {
			if home(l) && l.Src == t.sheet.Source() {
				lines = append(lines, l)
			}
		}
		if len(lines) > 0 {
			return t.under(z, lines...), true
		}
	}
	return dsl.Offer{}, false
}

// withoutUser takes a block of the parent away that goes on to use another which the variant has
// taken away.
func (t *trial) withoutUser(d *dsl.Diagnostic) (out []dsl.Offer) {
	src := t.sheet.Source()
	for _, o := range d.Others {
		here := func(l *dsl.Line) bool { return standsIn(o.Span, l) }
		for _, b := range t.sheet.Blocks {
			if b.Head.Src == src || !slices.ContainsFunc(b.Lines, here) {
				continue
			}
			if z := t.sheet.Find(b.Head.Lead()); z != nil {
				line := "without " + z.Title()
				out = append(out, src.Added(line).If(fmt.Sprintf("there is no %s either", z.Title())))
			}
		}
	}
	return out
}

// dealOfVariant deals the piles of a variant as its parent does, where those have another number.
func (t *trial) dealOfVariant() []dsl.Offer {
	src := t.sheet.Source()
	if len(t.sheet.Deal) == 0 || t.sheet.Deal[0].Src == src {
		return nil
	}
	block := []string{"deal"}
	changed := false
	for _, l := range t.sheet.Deal {
		words, list := strings.Fields(l.Text()), 0
		for list < len(words) && dsl.Number(words[list]) > 0 {
			list++
		}
		z := t.sheet.Find(words[min(list+1, len(words)-1)])
		if list > 1 && z != nil && z.Piles != list {
			changed = true
			for n := list; n < z.Piles; n++ { // as it goes on
				next := 2*dsl.Number(words[n-1]) - dsl.Number(words[n-2])
				words = slices.Insert(words, n, strconv.Itoa(max(1, next)))
			}
			if z.Piles < list {
				words = slices.Delete(words, z.Piles, list)
			}
		}
		block = append(block, "  "+strings.Join(words, " "))
	}
	if !changed {
		return nil
	}
	return []dsl.Offer{src.Added(block...).If("the piles are dealt as the parent's")}
}
