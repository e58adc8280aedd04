package words

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers what words stand for: zones, piles by number, options, counters, actions. The
// grammar reads names only where a head gives them, so a name that is simply misspelt never comes
// here. What comes here is a kind of zone without a block, or a name that a variant has taken away.

// names judges the words that stand for something else: zones, piles by number, options, counters,
// actions.
//
// The lines are taken in the order of the file: what is missing is told at the first place that
// names it and counted there for the others.
func (c *checker) names() {
	inOrder := slices.Clone(c.Lines)
	slices.SortStableFunc(inOrder, func(a, b *rules.Placed) int {
		return cmp.Or(strings.Compare(a.Pos.Filename, b.Pos.Filename), a.Pos.Offset-b.Pos.Offset)
	})
	for _, l := range inOrder {
		if !c.Sheet.Broken { // a zone or name may stand in what could not be read
			c.undeclared(l)
			c.unknown(l)
			c.noBase(l)
		}
		c.outOfRange(l)
		c.beyondGrid(l)
	}
	if !c.Sheet.Broken {
		c.unusedNames()
		c.stillNamed()
	}
}

// undeclared finds zones that the game does not have. The grammar knows names from heads, so what
// is missing is a zone of an unnamed kind, or one that a variant has taken away.
//
// For example `rest to stock` is fine without a block, for a stock is implicit; `2 to each reserve`
// is not. `by free cells` names a zone too, and `by free spaces` a tableau.
func (c *checker) undeclared(l *rules.Placed) {
	told := map[string]bool{}
	again := func(word string, at dsl.Span) bool { // told of another line
		d := c.noZones[word]
		if d != nil && len(d.Others) < mostOthers {
			d.Others = append(d.Others, dsl.Label{Span: at, Text: "and here"})
		}
		return d != nil
	}
	var filled *dsl.Places // where spaces are filled from
	if t, ok := l.Stmt.(*dsl.Spaces); ok {
		filled = t.From
	}
	judge.Each(l.Nodes, func(ref *dsl.ZoneRef) {
		if told[ref.Word] || len(c.Sheet.Zone(ref.Word)) > 0 {
			return
		}
		told[ref.Word] = true
		if again(ref.Word, ref.Span) {
			return
		}
		if filled != nil && ref.Span.Within(filled.Span) {
			c.noFill(ref)
			return
		}
		c.noZone(l, ref.Word, ref.Span)
	})
	judge.Each(l.Nodes, func(f *dsl.Free) {
		word := f.Word
		if word == "spaces" {
			word = dsl.Tableau.String()
		}
		if !told[word] && len(c.Sheet.Zone(word)) == 0 {
			told[word] = true
			if again(word, f.Span) {
				return
			}
			c.noZone(l, word, f.Span)
		}
	})
}

// mostOthers is in how many other lines a missing zone is shown.
const mostOthers = 2

// noFill tells of spaces that are filled from a zone which is not there.
//
// It has a name of its own because the cure is another: mostly the zone from which spaces are
// filled is called otherwise in this game.
func (c *checker) noFill(ref *dsl.ZoneRef) {
	d := c.Errorf("fill-without-source", ref.Span, "spaces are to be filled from the %s, but there is no %s", ref.Word,
		ref.Word)
	c.noZones[ref.Word] = d
	c.declare(d, ref.Word)
	c.takenAway(d, ref.Word)
	for _, z := range c.Sheet.Zones {
		if (z.Kind == dsl.Waste || z.Kind == dsl.Tableau) && len(d.Others) > 0 {
			c.OfferText(d, ref.Span, z.Title())
		}
	}
}

// noZone tells of a zone that a line speaks of and the game does not have.
//
// About.NoZone tells other packages which zone would cure it.
func (c *checker) noZone(l *rules.Placed, word string, at dsl.Span) {
	d := c.Errorf("undeclared-zone", at, "the game has no %s", word)
	d.About.NoZone = word
	c.noZones[word] = d
	if m, ok := l.Stmt.(*dsl.MoveStep); ok && at.Within(m.To.Span) {
		d.Message = fmt.Sprintf("cards go to `%s`, but the game has no %s", c.Text(m.To.Span), word)
	}
	d.Label = "no such block"
	c.otherZones(d, word, at)
	c.declare(d, word)
	if zs := judge.Titles(c.Sheet.Zones); len(zs) > 0 {
		d.Notes = append(d.Notes, "zones of this game: "+judge.And(zs))
	}
	c.takenAway(d, word)
}

// takenAway points at the `without` line that took a zone away, if one did.
func (c *checker) takenAway(d *dsl.Diagnostic, word string) {
	for _, r := range c.Sheet.Removed {
		if r.Stmt.Words[len(r.Stmt.Words)-1] == word {
			d.Others = append(d.Others, dsl.Label{Span: r.Line.Span, Text: "takes it away"})
			d.Offers = nil
			c.OfferCut(d, r.Line)
			d.Help = fmt.Sprintf("what speaks of `%s` goes with it, or is said anew", word)
		}
	}
}

// stillNamed finds `without stock` and its like where other lines go on to name the zone: those
// zones need no block, so that nothing has been taken away.
//
// A stock, a waste and a discard are there as soon as a line names them. So `without stock` in a
// variant that still has `turn 1 to waste` changes little, and the author thinks that the stock is
// gone.
func (c *checker) stillNamed() {
	for _, r := range c.Sheet.Removed {
		word := strings.Join(r.Stmt.Words, " ")
		for _, z := range c.Sheet.Zones {
			if !z.Implicit || z.Kind.String() != word {
				continue
			}
			d := c.Errorf("variant-problem", r.Line.Span, "`%s` takes the block away, but other lines go on to use "+
				"the %s", r.Line.Text(), word)
			for _, l := range c.Lines {
				judge.Each(l.Nodes, func(ref *dsl.ZoneRef) {
					if ref.Word == word && len(d.Others) < 2 {
						d.Others = append(d.Others, dsl.Label{Span: ref.Span, Text: "used here"})
					}
				})
			}
			c.OfferCut(d, r.Line)
			d.Help = "without the block those lines read otherwise too"
		}
	}
}

// declare says how a missing zone is declared, and offers one that needs no lines.
//
// How many piles the zone should have is read from the lines that speak of it. Where it has all
// that it needs with the head alone (cells, a reserve), that head is offered.
func (c *checker) declare(d *dsl.Diagnostic, word string) {
	kind := dsl.KindNamed(word)
	if kind == dsl.NoKind {
		c.OfferFile(d, "reserve "+word)
		return
	}
	head := kind.Example()
	n, known := c.pilesSaid(word)
	if known {
		head = word
		if n > 1 {
			head = fmt.Sprint(word, " ", n)
		}
	}
	switch {
	case known && head == word:
		judge.If(d, "nothing more is to be said of it", func() { c.OfferFile(d, head) })
	case known:
		judge.If(d, "there are no more", func() { c.OfferFile(d, head) })
	case n == 0 && len(kind.Needs()) == 0:
		judge.If(d, "that many are meant", func() { c.OfferFile(d, head) })
	}
	if known && len(kind.Needs()) == 0 {
		return // that is all of the block
	}
	d.Help = "the head of its block is for example `" + head + "`"
}

// pilesSaid is how many piles lines speak of where a zone is not declared: the highest number of
// one, or a list with one for each. It is not known where they speak of each pile and no number,
// with 1 for n, or say nothing of piles, with 0.
//
// It reads words and not forms, for there is no zone yet to which a form could point: `reserve 3`,
// `reserve 1 to 4`, `each reserve`, and before `to reserve` a list such as `1 2 3`.
func (c *checker) pilesSaid(word string) (n int, known bool) {
	// the highest number seen; 1 where the lines speak of each pile without a number
	most, some := 0, 0
	for _, l := range c.Lines {
		for i, w := range l.Words {
			if w.Value != word || i == 0 {
				continue
			}
			number := func(k int) int {
				if k < len(l.Words) && l.Words[k].Type == dsl.TokNumber {
					return dsl.Number(l.Words[k].Raw)
				}
				return 0
			}
			most = max(most, number(i+1))
			if i+2 < len(l.Words) && l.Words[i+2].Value == "to" {
				most = max(most, number(i+3))
			}
			list := 0
			for number(list) > 0 {
				list++
			}
			switch before := l.Words[i-1].Value; {
			case before == "each" || before == "of":
				some = 1
			case before != "to" || l.Inside != "deal" || list != i-1:
			case list == 1 && some == 0:
				most = max(most, 1)
			default:
				most = max(most, list)
			}
		}
	}
	if most == 0 || most == 1 && some > 0 {
		return some, false
	}
	return most, true
}

// based is the foundations zone in whose block a line stands, if a line there names what begins
// its piles, or nil.
func (c *checker) based(l *rules.Placed) *rules.Zone {
	for _, z := range c.Sheet.OfKind(dsl.Foundations) {
		if rules.LineOf[*dsl.Base](z) != nil && slices.Contains(z.Lines, l.Line) {
			return z
		}
	}
	return nil
}

// noBase finds `base` where nothing fixes the rank it stands for.
//
// `base` as a word is a rank that the deal fixes: `base rank of first card` under foundations. In a
// game without that line it may be a slip for `bases` (the cards that the `base` lines name) or for
// the bottom card of a pile.
func (c *checker) noBase(l *rules.Placed) {
	if slices.ContainsFunc(c.Sheet.Zones, (*rules.Zone).FirstRank) {
		return
	}
	missing := func(at dsl.Span, of *rules.Zone) {
		step, _ := l.Stmt.(*dsl.MoveStep)
		d := c.Errorf("no-base", at, "`base` is the rank fixed by `base rank of first card`, but no foundation has "+
			"that line")
		d.About.Needs = "base"
		if step != nil && c.Text(at) == "base" { // the first cards of foundations that name them
			c.OfferText(d, at, "bases")
		}
		if of != nil { // whose cards differ in what they begin with
			c.OfferText(d, at, "bottom of pile")
			return
		}
		for _, z := range c.Sheet.OfKind(dsl.Foundations) {
			if b := rules.LineOf[*dsl.Base](z); b != nil {
				c.OfferWhole(d, b.Span, "base rank of first card")
			} else {
				c.OfferLine(d, z, "base rank of first card")
			}
		}
	}
	judge.Each(l.Nodes, func(k *dsl.Card) {
		if k.Base {
			missing(k.Span, nil)
		}
	})
	judge.Each(l.Nodes, func(a *dsl.Atom) {
		if a.Base {
			missing(a.Span, c.based(l))
		}
	})
}

// unknown finds names that no longer stand for anything: a variant may have taken the option,
// counter or action away that its parent's lines use.
func (c *checker) unknown(l *rules.Placed) {
	for name, at := range dsl.Named(l.Stmt) {
		if !c.valued(name) {
			d := c.Errorf("unknown-name", at, "`%s` is no option, number asked or counter of this game", name)
			d.About.Value = name
			d.Help = "an option is given by a line such as `option " + name + " 3 or 1`"
		}
	}
	switch t := l.Stmt.(type) {
	case *dsl.SetStep:
		c.counted(t.Name, l)
	case *dsl.Add:
		c.counted(t.Name, l)
	case *dsl.AfterHead:
		if t.Name != "" && c.Sheet.May(t.Name) == nil {
			d := c.Errorf("unknown-name", l.Span, "the game has no action `%s` that this could follow", t.Name)
			c.OfferTakenHere(d)
		}
	}
}

// valued reports whether a name has a value.
func (c *checker) valued(name string) bool {
	_, choice := c.Sheet.Choice(name)
	return choice || c.Sheet.Option(name) != nil || c.Sheet.Ask(name) != nil || c.Sheet.Counter(name) != nil
}

// counted judges the counter of a step that sets it or adds to it: options and numbers asked for
// are fixed before play.
func (c *checker) counted(name string, l *rules.Placed) {
	if c.Sheet.Counter(name) == nil {
		d := c.Errorf("unknown-name", l.Span, "`%s` is no counter, and only counters can be changed in play", name)
		d.About.Value = name
		c.OfferFile(d, fmt.Sprintf("counter %s 0 to 8", name))
	}
}

// outOfRange finds piles, rows and columns that a zone does not have.
func (c *checker) outOfRange(l *rules.Placed) {
	judge.Each(l.Nodes, func(p *dsl.Place) {
		place := c.place(p)
		zs := place.Zones
		if len(zs) == 0 || !c.Sized(zs[0]) && !zs[0].Implicit {
			return
		}
		z := zs[0]
		for _, x := range zs {
			if x.Piles > z.Piles {
				z = x
			}
		}
		for _, r := range place.Numbers {
			c.within(r, z, z.Piles, "pile")
		}
		for _, r := range place.Rows {
			c.within(r, z, z.Rows, "row")
		}
		for _, r := range place.Columns {
			c.within(r, z, z.Columns, "column")
		}
	})
}

// within judges a range of piles, rows or columns of a zone.
//
// size is how many piles, rows or columns there are; what names them in messages. written is false
// for a range with a name or with `pass` in it.
func (c *checker) within(r rules.Stretch, z *rules.Zone, size int, what string) {
	from, to, written := r.Bounds()
	var d *dsl.Diagnostic
	switch {
	case !written:
		d = c.mayBeWithin(r, z, size, what)
	case from < 1:
		d = c.Errorf("pile-out-of-range", r.Span, "%ss are numbered from 1", what)
		d.About.Beyond, d.About.Bound = from, 1
	case to > size:
		d = c.Errorf("pile-out-of-range", r.Span, "there is no %s %s %d; `%s` has %d", z.Title(), what, to,
			c.headOf(z), size)
		d.About.Beyond, d.About.Bound = to, size
		if l := c.LineAt(r.Span); what == "pile" && from == to && l != nil {
			if n := c.nextPile(z, l); n > 0 { // the steps go on from pile to pile
				c.OfferWhole(d, r.Span, fmt.Sprint(n))
				judge.Surely(d)
			}
		}
		if from <= size && size > 1 && r.To != r.From {
			d.Help = fmt.Sprintf("the last one is %d", size)
		}
	case from > to:
		d = c.Errorf("pile-out-of-range", r.Span, "no %s lies from %d to %d", what, from, to)
		c.OfferIf(d, "both numbers are right", r.Span, fmt.Sprintf("%d to %d", to, from))
	}
	if d != nil && z.Head != nil {
		d.Others = judge.Other(z.Head.Span, dsl.Many(size, what))
	}
}

// mayBeWithin judges a range whose numbers are not all written out: that of the pass grows without
// bound, and a counter may show a number that no pile has.
//
// `tableau pass` in a game with three passes names piles 1 to 3. A counter is believed, for its
// greatest value may never come when the line is asked; an option is not, for each of its choices
// is played.
func (c *checker) mayBeWithin(r rules.Stretch, z *rules.Zone, size int, what string) *dsl.Diagnostic {
	for _, x := range r.Ends() {
		if x.Sort != rules.Number {
			continue // told elsewhere
		}
		pass, chosen := false, "" // an option or a number asked for, by its name
		switch a := x.Sole().(type) {
		case *rules.NoName:
			continue // told elsewhere
		case *rules.PassNumber:
			pass = true
		case *rules.Option:
			chosen = a.Name
		case *rules.Ask:
			chosen = a.Name
		}
		lo, hi := c.Sheet.Reach(nil, x)
		if pass && size == 1 {
			d := c.Errorf("pile-out-of-range", r.Span, "`%s` has one %s, and in the second pass there is no %s %s 2",
				c.headOf(z), what, z.Title(), what)
			c.OfferWhole(d, r.Span, "in "+c.Text(r.Span))
			judge.Surely(d)
			return d
		}
		switch {
		case hi < 1:
			return c.Errorf("pile-out-of-range", x.Span, "%ss are numbered from 1", what)
		case lo > size:
			d := c.Errorf("pile-out-of-range", x.Span, "there is no %s %s %d; `%s` has %d", z.Title(), what, lo,
				c.headOf(z), size)
			d.About.Beyond, d.About.Bound = lo, size
			return d
		case chosen != "" && (hi > size || lo < 1):
			n := hi
			if lo < 1 {
				n = lo
			}
			d := c.Errorf("pile-out-of-range", x.Span, "`%s` may be %d, and there is no %s %s %d; `%s` has %d", chosen,
				n, z.Title(), what, n, c.headOf(z), size)
			d.Others = c.given(chosen)
			return d
		}
	}
	return nil
}

// headOf is the head of a zone as written.
func (c *checker) headOf(z *rules.Zone) string {
	if z.Head == nil {
		return z.Title()
	}
	return z.Head.Text()
}

// unusedNames finds names that are given and never asked for.
//
// read counts in how many lines a name is asked for, set says which counters some step changes. A
// counter that is only set, or only read, does nothing. An option may be unused in a variant
// because a line of the variant stands in place of the one that asked for it; that line is shown.
func (c *checker) unusedNames() {
	read, set := map[string]int{}, map[string]bool{}
	for _, l := range c.Lines {
		for name := range dsl.Named(l.Stmt) {
			read[name]++
		}
		switch t := l.Stmt.(type) {
		case *dsl.SetStep:
			set[t.Name] = true
		case *dsl.Add:
			set[t.Name] = true
		}
	}
	for _, o := range c.Sheet.Options {
		if read[o.Name] == 0 {
			d := c.Warnf("unused-name", o.Line.Span, "the option `%s` changes nothing: no line asks for it", o.Name)
			c.askedBy(d, o)
			c.OfferTakenHere(d)
			d.Help = fmt.Sprintf("it is asked for by, for example, `when %s is %s`", o.Name,
				c.Sheet.Format(o.Choices[0]))
			with, old := c.Sheet.Instead(func(l *dsl.Line) bool { return dsl.AsksFor(l.Stmt, o.Name) })
			if with != nil {
				d.Others = judge.Other(with.Span, fmt.Sprintf("stands in place of `%s`", old.Text()))
			}
			continue
		}
		c.unusedChoices(o, read)
	}
	for _, a := range c.Sheet.Asks {
		if read[a.Name] == 0 {
			d := c.Warnf("unused-name", a.Line.Span, "the player is asked for `%s`, but no line uses it", a.Name)
			c.OfferTakenHere(d)
		}
	}
	for _, k := range c.Sheet.Counters {
		switch {
		case read[k.Name] == 0:
			d := c.Warnf("unused-name", k.Line.Span, "no line reads the counter `%s`", k.Name)
			c.OfferTakenHere(d)
			if value := c.onlySet(k); value != "" {
				line := fmt.Sprintf("lose when %s is %s", k.Name, value)
				judge.If(d, "the game is lost then", func() { c.OfferFile(d, line) })
			} else {
				d.Help = fmt.Sprintf("it is asked for by, for example, `lose when %s is …`", k.Name)
			}
		case !set[k.Name]:
			d := c.Warnf("unused-name", k.Line.Span, "no step changes the counter `%s`: it is always the same", k.Name)
			c.offerCount(d, "add 1 to "+k.Name)
			d.Help = fmt.Sprintf("a step changes it, for example `add 1 to %s`", k.Name)
		}
	}
}

// onlySet is the one value, beside its first, that the steps of the game give a counter; "" if
// there is none or it is counted on.
func (c *checker) onlySet(k *rules.Counter) (value string) {
	for _, l := range c.Lines {
		t, ok := l.Form.(*rules.Change)
		if !ok || t.Counter != k {
			continue
		}
		n, said := t.Value.Digits()
		text := c.Text(t.Value.Span)
		switch {
		case t.Add || !said || value != "" && value != text:
			return ""
		case n != k.Start:
			value = text
		}
	}
	return value
}

// offerCount offers a step that counts in each block that follows an event: of several blocks, for
// the event that is meant.
func (c *checker) offerCount(d *dsl.Diagnostic, step string) {
	for _, a := range c.Sheet.Afters {
		if len(c.Sheet.Afters) > 1 {
			judge.If(d, "it changes "+a.Head.Text(), func() { c.OfferStep(d, a.Head, a.Steps, step) })
			continue
		}
		c.OfferStep(d, a.Head, a.Steps, step)
		if len(a.Steps) > 0 && a.Steps[0].Pos.Filename == c.Main {
			c.OfferFirst(d, a.Steps[0], step)
		}
	}
}

// unusedChoices finds choices that play alike: names that no line compares with.
//
// Only for choices that are words (`option rules easy or hard`): a number does something by itself.
func (c *checker) unusedChoices(o *rules.Option, read map[string]int) {
	var alike []string
	for _, v := range o.Choices {
		if v.Sort == rules.Text && read[v.Text] == 0 {
			alike = append(alike, "`"+v.Text+"`")
		}
	}
	if len(alike) > 1 {
		d := c.Warnf("unused-name", o.Line.Span, "%s of the option `%s` play alike: no line asks for them",
			judge.And(alike), o.Name)
		d.Help = fmt.Sprintf("they are asked for by `when %s is …`", o.Name)
	}
}
