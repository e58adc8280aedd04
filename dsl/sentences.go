package dsl

import (
	"fmt"
	"slices"
	"strings"
)

// This file answers whole sentences of books, whose words stand in many orders: `a king may fill an empty column`,
// `the waste may be turned over once`, `deal seven piles of five cards`. A sentence is answered only if each of its
// words is understood, and the line made of it is right.

// sentence answers a line that says in a sentence of a book what a line of the block says.
func (p *parser) sentence(d *Diagnostic, at spot, ws []Token) bool {
	if len(ws) > 30 {
		return false
	}
	switch {
	case at.section == InZone:
		return p.filled(d, at, ws) || p.turned(d, at, ws) || p.redealt(d, at, ws) || p.subject(d, at, ws)
	case at.section == InStep && at.kind == "deal":
		return p.dealtOut(d, at, ws)
	}
	return false
}

// sentenced puts the line that a sentence says in its place, if that line is right or can be mended.
func (p *parser) sentenced(d *Diagnostic, at spot, ws, line []Token, say string) bool {
	cured := p.chained(at, line)
	if cured == nil || slices.Equal(rawWords(cured), rawWords(ws)) {
		return false
	}
	d.Name, d.Span, d.Label, d.Message = "other-book-word", ws[0].Span().To(ws[len(ws)-1].Span()), "", say
	d.rewrite(ws, cured)
	return true
}

// example answers a sentence that leaves open what was meant.
func (d *Diagnostic) example(ws []Token, say, help string) bool {
	d.Name, d.Span, d.Label, d.Message, d.Help = "other-book-word", ws[0].Span().To(ws[len(ws)-1].Span()), "", say, help
	return true
}

// among reports whether a word is one of several.
func among(t Token, words string) bool {
	return slices.Contains(strings.Fields(words), strings.ToLower(t.Raw))
}

// past is the index of the first word from i on that is none of several.
func past(ws []Token, i int, words string) int {
	for i < len(ws) && among(ws[i], words) {
		i++
	}
	return i
}

// counted is the number that a word says in a sentence, or "": `3`, `three`, `one`.
func counted(t Token) string {
	if n := slices.Index(numberWords, strings.ToLower(t.Raw)); n > 0 {
		return fmt.Sprint(n)
	}
	if t.Type == tokNumber {
		return t.Value
	}
	return ""
}

// Words of sentences that say no more than what the line says.
const (
	articles = "the a an any each every all"
	helpers  = "may can could must should will is are be being been has have to"
	heaps    = "pile piles column columns stack stacks fan fans depot depots tableau"
	onto     = "to on onto in into upon at"
	soon     = "automatically immediately at-once"
)

// spaceAt is the number of words from i on that name an empty pile, or 0.
func spaceAt(ws []Token, i int) int {
	from := i
	i = past(ws, i, articles)
	if k := past(ws, i, "empty vacant vacated unoccupied"); k > i {
		if n := past(ws, k, heaps+" space spaces place places spot spots slot slots"); n > k {
			return n - from
		}
		return 0
	}
	if i < len(ws) && among(ws[i], "space spaces gap gaps hole holes vacancy vacancies") {
		return i + 1 - from
	}
	return 0
}

// filled answers a sentence about empty piles: `empty columns may be filled with kings`, `kings may fill spaces`.
func (p *parser) filled(d *Diagnostic, at spot, ws []Token) bool {
	const say = "what fills a space is written `spaces take`; add `at once` if it fills itself"
	take := func(cards, tail []Token) bool {
		cards = slices.DeleteFunc(slices.Clone(cards), func(t Token) bool { return among(t, "a an the only available") })
		line := append(p.replace(ws, 0, len(ws), "spaces", "take"), cards...)
		return len(cards) > 0 && p.sentenced(d, at, ws, p.parted(append(line, tail...)), say)
	}
	said := p.joined(ws)
	if k := spaceAt(said, 1); k > 0 && among(said[0], "fill refill") { // fill spaces with kings
		said = slices.Concat(said[1:1+k], p.replace(ws[:1], 0, 1, "filled"), said[1+k:])
	}
	n := spaceAt(said, 0)
	if n == 0 {
		return p.fills(ws, take)
	}
	if n == len(said) || n == 1 && among(said[n], "take takes stay close") {
		return false
	}
	i := past(said, n, helpers+" only")
	not := past(said, i, "not never cannot ' ’ t")
	i, never := past(said, not, helpers+" only"), not > i
	verb := past(said, past(said, i, soon), "only filled fill refilled replenished occupied for take takes accept accepts receive get gets")
	if verb == i || among(said[verb-1], soon) {
		return false
	}
	end := past(said, verb, soon)
	var atOnce []Token
	if slices.ContainsFunc(said[i:end], func(t Token) bool { return among(t, soon) }) {
		atOnce = p.replace(ws[:1], 0, 1, "at", "once")
	}
	switch {
	case never && end == len(said):
		return p.sentenced(d, at, ws, p.replace(ws, 0, len(ws), "spaces", "stay", "empty"), "a space that is not filled stays so: `spaces stay empty`")
	case never:
		return false
	case end == len(said):
		return d.example(ws, say, "for example: spaces take any card from stock at once")
	case said[end].Value != "from":
		return take(said[past(said, end, "only by with"):], atOnce)
	}
	line := append(p.replace(ws, 0, len(ws), "spaces", "take", "any", "card"), p.piles(p.parted(said[end:]))...)
	if atOnce != nil || among(said[len(said)-1], soon) {
		return p.sentenced(d, at, ws, append(line, atOnce...), say)
	}
	if among(line[len(line)-1], "stock") {
		return d.example(ws, say, "for example: spaces take any card from stock at once")
	}
	return at.reads(line) && d.example(ws, say, fmt.Sprintf("for example: %s; or: %[1]s at once", strings.Join(rawWords(line), " ")))
}

// joined writes `at once` as one word, so that neither of the two is read alone.
func (p *parser) joined(ws []Token) []Token {
	out := slices.Clone(ws)
	for i := len(out) - 2; i >= 0; i-- {
		if among(out[i], "at") && among(out[i+1], "once") {
			out = p.replace(out, i, i+2, "at-once")
		}
	}
	return out
}

// parted writes `at once` as two words again.
func (p *parser) parted(ws []Token) []Token {
	out := slices.Clone(ws)
	for i := len(out) - 1; i >= 0; i-- {
		if out[i].Raw == "at-once" {
			out = p.replace(out, i, i+1, "at", "once")
		}
	}
	return out
}

// fills answers a sentence about what comes to empty piles: `any card may be moved to an empty column`.
func (p *parser) fills(ws []Token, take func(cards, tail []Token) bool) bool {
	for k := 1; k < len(ws); k++ {
		verb := past(ws, k, helpers+" "+onto+" only fill fills placed moved put played used go goes")
		n := spaceAt(ws, verb)
		if verb == k || n == 0 {
			continue
		}
		named := func(t Token) bool {
			return t.Type == tokRank || t.Type == tokSuit || among(t, "only a an any available card cards or and red black")
		}
		for _, t := range ws[:k] {
			if !named(t) {
				return false
			}
		}
		return take(ws[:k], ws[verb+n:])
	}
	return false
}

// turned answers a sentence about the turn of the stock: `cards are turned up three at a time`.
func (p *parser) turned(d *Diagnostic, at spot, ws []Token) bool {
	if at.kind != "stock" {
		return false
	}
	const fillers = helpers + " the a an card cards turn turns turned deal deals dealt draw draws drawn flip flips flipped take over up top next face at time from by new another row rows of stock"
	count, turns, rows, k := "", false, false, 0
	for ; k < len(ws) && !among(ws[k], "to on onto into upon"); k++ {
		n := counted(ws[k])
		switch {
		case n != "" && (count == "" || count == n && among(ws[k-1], "by")): // one by one
			count = n
		case !among(ws[k], fillers), among(ws[k], "face") && !(k+1 < len(ws) && among(ws[k+1], "up")):
			return false
		}
		turns = turns || among(ws[k], "turn turned deal dealt draw drawn flip flipped time by")
		rows = rows || among(ws[k], "row rows")
	}
	switch {
	case rows && (count == "" || count == "1"):
		count = "1"
	case count == "" && k > 1 && among(ws[k-1], "card") && among(ws[k-2], "a top next"):
		count = "1"
	case count == "" || rows:
		return false
	}
	bare := slices.DeleteFunc(rawWords(ws[:k]), func(w string) bool { return w == "at" || w == "a" || w == "time" })
	if !turns || k < len(ws) && len(bare) == 2 && ws[0].Value == "turn" {
		return false // turn three to waste
	}
	line, say := p.replace(ws, 0, len(ws), "turn", count, "to"), "in play the cards of the stock are turned: `turn` says how many, and where to"
	switch {
	case rows:
		line = p.replace(line, 3, 3, "each", "tableau")
	case k < len(ws):
		line = append(line, p.piles(ws[k+1:])...)
	case p.has("waste"):
		line = p.replace(line, 3, 3, "waste")
	default:
		return d.example(ws, say, fmt.Sprintf("for example: turn %s to each tableau", count))
	}
	return p.sentenced(d, at, ws, line, say)
}

// has reports whether a block of the file begins with the word.
func (p *parser) has(kind string) bool {
	return slices.ContainsFunc(p.toks, func(toks []Token) bool { return len(toks) > 0 && toks[0].Value == kind })
}

// piles writes the piles of a sentence as the language does: `each of the seven columns`, `the bottom of the piles`.
func (p *parser) piles(ws []Token) []Token {
	var out []Token
	for i := 0; i < len(ws); i++ {
		k := past(ws, i, "each every all of the")
		switch {
		case k < len(ws) && among(ws[k], heaps) && k > i && among(ws[i], "each every all"):
			out = append(out, p.replace(ws[:1], 0, 1, "each", "tableau")...)
			i = past(ws, k, heaps) - 1
		case among(ws[i], heaps) && len(out) > 0 && out[len(out)-1].Value == "of":
			out = append(out, p.replace(ws[:1], 0, 1, "tableau")...)
		case i+1 < len(ws) && among(ws[i], "first free") && among(ws[i+1], "foundation foundations cell cells"):
		case !among(ws[i], "the their its"):
			out = append(out, ws[i])
		}
	}
	if n := len(out); n > 0 && out[n-1].Value == "bottom" {
		out = p.replace(out, n, n, "of", "tableau")
	}
	return out
}

// redealt answers a sentence about redeals: `the waste may be turned over twice`, `three passes through the stock`.
func (p *parser) redealt(d *Diagnostic, at spot, ws []Token) bool {
	const (
		subjects = "redeal redeals redealt recycle recycles recycled recycling reset resets pass passes through reshuffle reshuffles reshuffled"
		bounds   = "unlimited infinite infinitely indefinitely"
		fillers  = articles + " " + helpers + " only waste stock pile pack deck talon turn turned flip flipped over back of allowed permitted possible time times up at most max maximum with and shuffle shuffled shuffling reshuffling again number often as you like want wish without limit limits cards"
	)
	if at.kind != "stock" && at.kind != "waste" || len(ws) == 1 && among(ws[0], "redeals") {
		return false
	}
	if among(ws[0], "turn") && !slices.ContainsFunc(ws, func(t Token) bool { return among(t, "over") }) {
		return false // turn pass cards to waste
	}
	count, deals, passes, never, shuffled := "", false, false, false, false
	for i, t := range ws {
		n := counted(t)
		if k := slices.Index([]string{"", "once", "twice", "thrice"}, strings.ToLower(t.Raw)); k > 0 {
			n = fmt.Sprint(k)
		}
		switch {
		case among(t, bounds), among(t, "number often limit limits") && i > 0 && among(ws[i-1], "any as without no"):
			n = "unlimited"
		case among(t, "no not never none") && i+1 < len(ws) && among(ws[i+1], "limit limits"):
		case among(t, "no not never none"):
			never = true
		case among(t, "without") && i+1 < len(ws) && among(ws[i+1], subjects):
			return false
		case among(t, subjects):
			deals, passes = true, passes || among(t, "pass passes through")
		case n == "" && !among(t, fillers):
			return false
		}
		deals = deals || among(t, "over") && slices.ContainsFunc(ws, func(t Token) bool { return among(t, "waste once twice") })
		shuffled = shuffled || strings.Contains(t.Value, "shuffl") && (i == 0 || !among(ws[i-1], "without no not"))
		if n != "" && count != "" {
			return false
		}
		count += n
	}
	const (
		say  = "how often the waste becomes the stock again is written `redeals`"
		none = "no redeal is said by leaving `redeals` out"
	)
	if !deals || never && (shuffled || count != "") {
		return false
	}
	where := "for example: "
	if at.kind != "stock" {
		where = "in the `stock`, for example: "
	}
	if never || passes && count == "1" || count == "0" {
		return d.example(ws, none, "remove the line; in a variant of a game that has some, write `without redeals`")
	}
	if count == "" {
		how := ""
		if shuffled {
			how = " shuffled"
		}
		return d.example(ws, say, fmt.Sprintf("%sredeals 1%s; or: redeals unlimited%[2]s", where, how))
	}
	if passes && count != "unlimited" {
		n := 0
		fmt.Sscan(count, &n)
		count = fmt.Sprint(n - 1)
	}
	line := p.replace(ws, 0, len(ws), "redeals", count)
	if shuffled {
		line = p.replace(line, 2, 2, "shuffled")
	}
	if at.kind != "stock" {
		return d.example(ws, say, where+strings.Join(rawWords(line), " "))
	}
	return p.sentenced(d, at, ws, line, say)
}

// subject answers a line that says whose rule it is, which the block has said: `foundations are built up in suit`.
func (p *parser) subject(d *Diagnostic, at spot, ws []Token) bool {
	i := past(ws, 0, "the a an")
	k := past(ws, i, articles)
	switch {
	case k < len(ws) && (ws[k].Value == at.kind || ws[k].Value+"s" == at.kind || among(ws[k], "pile piles column columns")):
		k = past(ws, k+1, heaps+" "+helpers)
	default:
		k = i
	}
	if k == len(ws) || i > 0 && ws[0].Raw == "A" || (spot{section: InFile}).reads(ws) {
		return false
	}
	line, say := ws[k:], fmt.Sprintf("the block says already that it is `%s`: the line begins with its rule", at.kind)
	switch {
	case among(ws[k], "built builds building"):
		line = p.replace(line, 0, max(1, past(line, 1, "is are")), "build")
	case among(ws[k], "up upward upwards ascending down downward downwards descending"):
		line = p.replace(line, 0, 0, "build")
	}
	if len(line) == len(ws) && line[0].Raw == ws[0].Raw {
		return false
	}
	if k == 0 {
		say = "what goes on a card is said by `build`"
	}
	article := i == k && k > 0 // nothing but `the` stands before the rule
	rest := p.said(at, line)
	switch {
	case rest == nil:
		return !article && p.sentenced(d, at, ws, line, say)
	case rest.cured != nil && article:
		return p.sentenced(d, at, ws, rest.cured, rest.Message)
	case rest.cured != nil:
		return p.sentenced(d, at, ws, rest.cured, say)
	}
	return rest.Name == "other-book-word" && len(rest.Fixes) == 0 && d.example(ws, rest.Message, rest.Help)
}

// dealtOut answers a sentence about the deal: `deal seven piles of five cards`, `the aces are placed on the foundations`.
func (p *parser) dealtOut(d *Diagnostic, at spot, ws []Token) bool {
	const fillers = "deal dealt put place placed lay laid move moved take taken remove removed turn turned form forms become becomes make makes then the a an is are be up out of per next first pack deck"
	say := "a step says what is dealt, and where to"
	var subject, face []Token
	word := func(words ...string) []Token { return p.replace(ws[:1], 0, 1, words...) }
	each := func(cards []Token, rest []Token) bool {
		say := "how many piles there are is said by the head of `tableau`; the step says how many cards each gets"
		return p.sentenced(d, at, ws, slices.Concat(cards, word("to", "each", "tableau"), rest), say)
	}
	if k := past(ws, 0, "each every the all of"); k > 0 || among(ws[0], heaps) {
		// each pile has five cards
		if k = past(ws, k, heaps); k > 0 && k+1 < len(ws) && among(ws[k-1], heaps) && among(ws[k], "get gets has have receive receives contain contains") && counted(ws[k+1]) != "" {
			return each(word(counted(ws[k+1])), ws[past(ws, k+2, "card cards each"):])
		}
	}
	for i := 0; i < len(ws); i++ {
		t := ws[i]
		n := counted(t)
		switch {
		case n != "" && len(subject) == 0 && i+1 < len(ws) && among(ws[i+1], heaps+" row rows"):
			// seven piles of five cards, four rows of seven
			k := past(ws, i+2, "of the")
			if k == i+2 || k == len(ws) || counted(ws[k]) == "" {
				return false
			}
			cards := counted(ws[k])
			if among(ws[i+1], "row rows") {
				cards = n
			}
			return each(word(cards), ws[past(ws, k+1, "card cards each "+heaps):])
		case n != "" && i+1 < len(ws) && ws[i+1].Type == tokRank, n != "" && (len(subject) == 0 || counted(ws[i-1]) != ""):
			subject = append(subject, word(n)...)
		case among(t, "and") && i > 0 && among(ws[i-1], "removed taken"): // and placed
		case t.Type == tokRank:
			subject = append(subject, t)
		case among(t, "rest remaining remainder leftover other") && len(subject) == 0:
			subject = word("rest")
			i = past(ws, past(ws, i+1, "of"), "the card cards pack deck") - 1
		case among(t, "whole entire full") && i+1 < len(ws) && among(ws[i+1], "deck pack"):
			subject = word("rest")
			i++
		case among(t, "card cards") && (len(subject) > 0 || i > 0 && among(ws[i-1], "next first")):
			if len(subject) == 0 {
				subject = word("1")
			}
		case among(t, "face") && i+1 < len(ws) && among(ws[i+1], "up down") && len(face) == 0:
			face = ws[i : i+2]
			i++
		case among(t, "stock") && len(subject) == 1 && subject[0].Value == "rest":
			return p.sentenced(d, at, ws, slices.Concat(subject, word("to", "stock"), ws[past(ws, i+1, "pile"):], face), say)
		case len(subject) > 0 && (among(t, "each every per") && i+1 < len(ws) && among(ws[i+1], heaps) || among(t, "each") && i+1 == len(ws)):
			return each(subject, slices.Concat(ws[past(ws, i+1, heaps):], face))
		case among(t, onto) && len(subject) > 0 && i+1 < len(ws):
			return p.sentenced(d, at, ws, slices.Concat(subject, word("to"), p.piles(ws[i+1:]), face), say)
		case !among(t, fillers):
			return false
		}
	}
	return false
}
