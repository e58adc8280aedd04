package dsl

import (
	"fmt"
	"slices"
	"strings"
)

// This file answers lines that are right in themselves and stand where they cannot be read: in
// another block than theirs, two on one line, one on two, and the `game` line below others.

// An astray line is one that its block does not know.
type astray struct {
	d  *Diagnostic
	ws []Token
}

// home offers to put an astray line into the blocks in which it can be read; where the file has
// none, into a new one, if lines of its kind stand in one kind of block alone.
func (p *parser) home(a astray) {
	n := a.ws[0].Pos.Line
	text := strings.TrimSpace(p.src.Line(n))
	cut := p.src.Cut(n, n, "the line").Fixes[0]
	var offers, wanted []Offer // wanted by a block that cannot do without
	var likely []Offer         // into blocks that have no such line, and that the line does not name
	for _, b := range p.file.Blocks {
		if b.Head.Stmt == nil {
			continue
		}
		at := p.spot(inBlock(b.Head.Lead()))
		last := b.Head.Span
		if k := len(b.Lines); k > 0 {
			last = b.Lines[k-1].Span
		}
		if f := at.Form(a.ws[0]); f != nil && at.Reads(a.ws) {
			says := fmt.Sprintf("put it under `%s` on line %d", b.Head.Text(), b.Head.Pos.Line)
			to := p.src.Below(last, text, says).Fixes[0]
			offers = append(offers, Offer{Says: says, Fixes: inOrder(cut, to)})
			if lacks(b, a.ws[0].Value) {
				wanted = append(wanted, offers[len(offers)-1])
			}
			if !has(b, a.ws[0].Value) && !names(a.ws, b) {
				likely = append(likely, offers[len(offers)-1])
			}
		}
	}
	several := len(offers) > 1
	if len(wanted) == 1 {
		offers, several = wanted, false
	} else if len(likely) > 0 {
		offers = likely
	}
	if len(offers) == 0 {
		if f := zoneForm(a.ws[0].Value); f != nil && len(f.Kinds) == 1 {
			kind := f.Kinds[0].String()
			if p.spot(InZone, kind).Reads(a.ws) {
				to := p.src.Added(kind, "  "+text).Fixes[0]
				says := fmt.Sprintf("put it under a head `%s`", kind)
				offers = append(offers, Offer{Says: says, Fixes: inOrder(cut, to)})
			}
		}
	}
	if f := zoneForm(a.ws[0].Value); len(offers) == 1 && !several && f != nil && len(f.Kinds) == 1 {
		offers[0].Sure = true
	}
	for _, o := range offers {
		a.d.Offer(o)
	}
}

// lacks reports whether a block is of a zone that needs a line which begins with a word, and has
// none.
func lacks(b *Block, lead string) bool {
	h, zone := b.Head.Stmt.(*ZoneHead)
	return zone && slices.ContainsFunc(h.Kind.Needs(), func(n Need) bool { return n.Lead == lead }) &&
		!has(b, lead)
}

// has reports whether a block has a line that begins with a word.
func has(b *Block, lead string) bool {
	return slices.ContainsFunc(b.Lines, func(l *Line) bool { return l.Lead() == lead })
}

// names reports whether a line says the name of the zone that a block is of.
func names(ws []Token, b *Block) bool {
	h, zone := b.Head.Stmt.(*ZoneHead)
	return zone && slices.ContainsFunc(ws, func(t Token) bool { return t.Type == TokZone && t.Value == h.Name })
}

// zoneForm is the kind of line of zones that begins with a word, or nil.
func zoneForm(lead string) *Form {
	for _, f := range Forms {
		if f.Section == InZone && f.Lead == lead {
			return f
		}
	}
	return nil
}

// headless offers the kind of zone for a head that is a number alone: one that the file does not
// have, all of whose needs stand in the lines below.
func (p *parser) headless(d *Diagnostic, n int, ws []Token) bool {
	if len(ws) > 1 || ws[0].Type != TokNumber {
		return false
	}
	var below [][]Token
	for _, toks := range p.toks[n:] {
		if line := words(toks); len(line) > 0 && toks[0].Type != TokSpace {
			break
		} else if len(line) > 0 {
			below = append(below, line)
		}
	}
	said := func(lead string) bool {
		return slices.ContainsFunc(below, func(line []Token) bool { return line[0].Value == lead })
	}
	var fits []Kind
	for _, k := range AllKinds() {
		at, needs := p.spot(InZone, k.String()), k.Needs()
		strange := func(line []Token) bool { return !at.Reads(line) }
		unmet := func(need Need) bool { return !said(need.Lead) }
		has := func(toks []Token) bool { return len(toks) > 0 && toks[0].Value == k.String() }
		if len(needs) > 0 && !slices.ContainsFunc(needs, unmet) && !slices.ContainsFunc(below, strange) &&
			!slices.ContainsFunc(p.toks, has) {
			fits = append(fits, k)
		}
	}
	if len(fits) != 1 {
		return false
	}
	d.Help = ""
	d.Message = "a head says what kind of zone it is, then how many piles"
	d.Offer(Instead(ws[0].Span(), fits[0].String()+" "+ws[0].Raw))
	return true
}

// headAstray answers an indented line that is a misspelt head or line of the file.
func (p *parser) headAstray(ws []Token) bool {
	at := p.spot(InFile, "")
	if ws[0].Type != TokUnknown {
		return false
	}
	d := &Diagnostic{Name: "unknown-block", Span: ws[0].Span()}
	d.Message = fmt.Sprintf("there is no block `%s`", ws[0].Raw)
	if d.cured, _ = p.mend(p.unread(at, ws), d); d.cured == nil {
		return false
	}
	d.Name = "indentation"
	d.Message += ", and a head stands in the first column"
	for i, o := range d.Offers {
		d.Offers[i].Fixes = joint(append(p.src.Unindented(ws[0].Pos).Fixes, o.Fixes...))
	}
	p.report(d)
	p.endLost()
	p.file.Broken = true
	p.goOn(d, ws)
	return true
}

// joint is some changes, of which the first two are one where the second begins as the first ends.
func joint(fs []Fix) []Fix {
	if len(fs) < 2 || fs[0].Span.EndPos.Offset != fs[1].Span.Pos.Offset {
		return fs
	}
	return append([]Fix{{Span: fs[0].Span.To(fs[1].Span), Text: fs[0].Text + fs[1].Text}}, fs[2:]...)
}

// inOrder puts two changes in the order of the file.
func inOrder(a, b Fix) []Fix {
	if b.Span.Pos.Offset < a.Span.Pos.Offset {
		a, b = b, a
	}
	return []Fix{a, b}
}

// parted answers words that are two lines: the second is one of the same place, or of the block
// that the first is the head of.
func (p *parser) parted(d *Diagnostic, at Spot, ws []Token) bool {
	rest := at
	indent := p.src.Line(ws[0].Pos.Line)
	indent = indent[:len(indent)-len(strings.TrimLeft(indent, " \t"))]
	if f := form(AtHead, "", ws[0].Value); at.InColumn1() && f != nil {
		rest, indent = p.spot(inBlock(ws[0].Value)), "  "
	}
	var offers []Offer
	for k := 1; k < len(ws); k++ {
		to := k // where the second begins
		for to < len(ws) && slices.Contains(between, ws[to].Value) {
			to++
		}
		if to == len(ws) || rest.Form(ws[to]) == nil || !at.Reads(ws[:k]) || !rest.Reads(ws[to:]) {
			continue
		}
		if ws[to].Value == "without" && p.file.Line("variant") == nil {
			continue // which only a variant says
		}
		if to > k && to == len(ws)-1 {
			continue // a word alone is what is joined to the one before it
		}
		if one := slices.Delete(slices.Clone(ws), k, to); at.Reads(one) || at.joins(one, k) {
			continue // it is one line without that word
		}
		offers = append(offers, Offer{
			Says:  fmt.Sprintf("write two lines: `%s` and `%s`", Written(ws[:k]), Written(ws[to:])),
			Fixes: []Fix{{Span{ws[k-1].End(), ws[to].Pos}, "\n" + indent}},
		})
	}
	if len(offers) == 0 {
		return false
	}
	d.Name, d.Help, d.Label, d.Notes = "extra-words", "", "", nil
	d.Message = fmt.Sprintf("`%s` is two lines in one", Written(ws))
	d.Offers = offers
	if len(offers) == 1 {
		d.Offers[0].Sure = true
	}
	return true
}

// between are words and signs that stand between two sentences.
var between = strings.Fields("and then also , ; . &")

// joining are small words that are easily forgotten between two parts of a line.
var joining = []string{"of", "in", "to", "from", "on", "by", "but"}

// joins reports whether words are a line with a small word put in before word k.
func (s Spot) joins(ws []Token, k int) bool {
	return slices.ContainsFunc(joining, func(w string) bool {
		return s.Reads(slices.Insert(slices.Clone(ws), k, s.Token(w, ws[k-1].Value)))
	})
}

// goingOn are words that begin no rule, but a part at the end of one: before others a word may be
// missing, as in `up in suit`.
var goingOn = strings.Fields("and as at but by from of or to until when")

// An unended line is one that may go on in the next.
type unended struct {
	at Spot
	ws []Token
}

// goesOn answers words that go on with the line right above them, which is one with them.
func (p *parser) goesOn(ws []Token) bool {
	return len(p.above.ws) > 0 && p.broken(p.above, ws)
}

// endsBelow answers words that go on in the indented line right below, which is then not read.
func (p *parser) endsBelow(at Spot, ws []Token) bool {
	n := ws[0].Pos.Line
	if n >= len(p.toks) || len(p.toks[n]) == 0 || p.toks[n][0].Type != TokSpace {
		return false
	}
	if below := words(p.toks[n]); len(below) == 0 || !p.broken(unended{at, ws}, below) {
		return false
	}
	p.joined = n + 1
	return true
}

// broken tells of a line that was broken in two, where the two are one line and the second is none.
func (p *parser) broken(l unended, ws []Token) bool {
	last := l.ws[len(l.ws)-1]
	one := slices.Concat(l.ws, ws)
	below := last.Pos.Line == ws[0].Pos.Line-1 && slices.Contains(goingOn, ws[0].Value)
	if !below || l.at.Reads(ws) || !l.at.Reads(one) {
		return false
	}
	d := p.report(&Diagnostic{
		Name: "broken-line", Span: ws[0].Span().To(ws[len(ws)-1].Span()),
		Message: fmt.Sprintf("`%s` goes on with the line above: a rule is one line", Written(ws)),
		Others:  []Label{{l.ws[0].Span().To(last.Span()), "begins here"}},
	})
	d.Offer(WholeLine(Written(one), Fix{Span{last.End(), ws[0].Pos}, " "}))
	d.Offers[0].Sure = true
	p.file.Broken = true
	if p.block != nil {
		p.block.Broken = true
	}
	return true
}

// titleOfFile offers as the title of a game the words of which the name of its file is made.
func (p *parser) titleOfFile(d *Diagnostic, first int) {
	id := strings.TrimSuffix(p.src.Name[strings.LastIndexAny(p.src.Name, `/\`)+1:], ".pat")
	var title []string
	for _, w := range strings.FieldsFunc(id, func(c rune) bool { return c == '-' || c == '_' }) {
		if strings.Trim(w, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return
		}
		title = append(title, Capital(w))
	}
	if len(title) == 0 {
		return
	}
	line, top := "game "+strings.Join(title, " "), p.src.Whole(first).Pos
	o := Offer{Says: "write `" + line + "` above it", Fixes: []Fix{{Span{top, top}, line + "\n"}}}
	d.Help = ""
	d.Offer(o.If("that is its title"))
}

// titleBelow answers a `game` line that has others above it.
func (p *parser) titleBelow(d *Diagnostic, first int) bool {
	for i, toks := range p.toks {
		ws := words(toks)
		if len(ws) < 2 || ws[0].Value != "game" || toks[0].Type == TokSpace {
			continue
		}
		n := i + 1
		top := p.src.Whole(first).Pos
		d.Message = fmt.Sprintf("a rule file starts with its `game` line, which stands on line %d", n)
		d.Help = ""
		d.Others = []Label{{ws[0].Span().To(ws[len(ws)-1].Span()), "belongs first"}}
		d.Offer(Offer{Says: "put it first", Sure: true, Fixes: []Fix{
			{Span{top, top}, p.src.Line(n) + "\n"}, p.src.Cut(n, n, "").Fixes[0],
		}})
		return true
	}
	return false
}
