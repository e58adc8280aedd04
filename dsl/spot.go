package dsl

import (
	"slices"
	"strings"
)

// A Spot is where a line stands: what can be read there depends on it, for the first word of a line
// picks its form. It answers what the grammar says of words put together by somebody else.
type Spot struct {
	Section Section // InFile stands for all of column 1
	Kind    string  // of the block: of zone, "deal", "may" or "after"
	Names   *Names
}

// InColumn1 reports whether lines of the file and heads stand at the spot.
func (s Spot) InColumn1() bool { return s.Section == InFile || s.Section == AtHead }

// Token makes a token of a word or number; after is the word before it.
func (s Spot) Token(word, after string) Token {
	t := Token{Type: TokNumber, Value: strings.ToLower(word), Raw: word}
	if !isDigit(word[0]) {
		t.Type, t.Value = classify(t.Value, after, s.Names)
	}
	return t
}

// Form finds the form of a line that begins with a word at the spot, or nil.
func (s Spot) Form(lead Token) *Form {
	if s.InColumn1() {
		if f := form(InFile, "", lead.Value); f != nil {
			return f
		}
		return form(AtHead, "", lead.Value)
	}
	f := form(s.Section, s.Kind, lead.Value)
	if f != nil && f.Lead == "" && f.stuck([]Token{lead}) == 0 {
		return nil
	}
	return f
}

// Stuck is the index of the first word of a line that cannot be read, len(ws) if words are missing,
// or -1 if the line can be read.
func (s Spot) Stuck(ws []Token) int {
	if len(ws) == 0 {
		return 0
	}
	f := s.Form(ws[0])
	switch {
	case f == nil:
		return 0
	case f.production != nil:
		return f.stuck(named(f, ws))
	case len(ws) == 1:
		return 1
	}
	return -1
}

// Reads reports whether the grammar itself reads the words as a line.
func (s Spot) Reads(ws []Token) bool {
	if s.Stuck(ws) >= 0 {
		return false
	}
	f := s.Form(ws[0])
	if f.production == nil {
		return true
	}
	_, err := f.parse(named(f, placed(ws)))
	return err == nil
}

// named makes names of the words that a line gives as names, as they become ones by being given.
func named(f *Form, ws []Token) []Token {
	if f.Section != InFile && f.Section != AtHead || len(ws) < 2 || ws[1].Type != TokUnknown {
		return ws
	}
	ws = slices.Clone(ws)
	switch {
	case f.Lead == "option" || f.Lead == "ask" || f.Lead == "counter":
		ws[1].Type = TokVar
	case f.Lead == "may":
		ws[1].Type = TokAct
	case ws[0].Type == TokKind && !slices.Contains(PileWords, ws[1].Value):
		ws[1].Type = TokZone
	}
	for i := 2; i < len(ws) && f.Lead == "option"; i++ {
		if ws[i].Type == TokUnknown {
			ws[i].Type = TokChoice
		}
	}
	return ws
}

// placed gives words that were put together places in a row.
func placed(ws []Token) []Token {
	out := slices.Clone(ws)
	off := 0
	for i := range out {
		out[i].Pos = Pos{Line: 1, Offset: off, Column: off + 1}
		off += len(out[i].Raw) + 1
	}
	return out
}

// Leads lists the first words that are legal at the spot.
func (s Spot) Leads() []string {
	if s.InColumn1() {
		return append(leads(InFile, ""), leads(AtHead, "")...)
	}
	return leads(s.Section, s.Kind)
}

// A Want is what the grammar takes at a place: one word, or any word of a sort.
type Want struct {
	Tokens []Token // in the order of the table of words, or of the alphabet; of numbers one stands for all
	Says   string  // how a message calls it: "`up`", or "a number"
}

// Next lists what can stand behind some words, in the order of the table of words. The acceptor
// says which words would go on; a sort of words, as ranks, is one want.
func (s Spot) Next(before []Token) []Want {
	words, types := s.next(before)
	after := ""
	if n := len(before); n > 0 {
		after = before[n-1].Value
	}
	var out []Want
	add := func(says string, of ...string) {
		w := Want{Says: says}
		for _, word := range of {
			w.Tokens = append(w.Tokens, s.Token(word, after))
		}
		// What was asked for may be refused by what looks ahead.
		if len(of) > 0 {
			if at := s.Stuck(append(slices.Clip(before), w.Tokens[0])); at < 0 || at > len(before) {
				out = append(out, w)
			}
		}
	}
	if types[TokNumber] {
		add("a number", "2")
	}
	if types[TokWord] { // without
		var all []string
		for _, k := range Keywords {
			if s.Token(k.Word, after).Type == TokWord {
				all = append(all, k.Word)
			}
		}
		add("a word of the line", all...)
	}
	said := map[Type]bool{}
	for _, k := range Keywords {
		typ, of, says := sortOf(k.Word)
		if typ == TokKind && types[TokZone] {
			of = append(of, s.Names.List("zone")...)
		}
		switch {
		case types[typ] && !said[typ] && typ != TokWord:
			said[typ] = true
			add(says, of...)
		case words[k.Word]:
			add("`"+k.Word+"`", k.Word)
		}
	}
	for _, t := range []struct {
		typ        Type
		sort, says string
	}{
		{TokZone, "zone", "the name of a zone"},
		{TokVar, "value", "the name of an option or counter"},
		{TokAct, "action", "the name of an action"},
		{TokChoice, "choice", "a choice"},
	} {
		if types[t.typ] && (t.typ != TokZone || !said[TokKind]) {
			add(t.says, s.Names.List(t.sort)...)
		}
	}
	return out
}

// next is what the form of a line asks for behind some words: single words, and sorts of words.
func (s Spot) next(before []Token) (words map[string]bool, types map[Type]bool) {
	words, types = map[string]bool{}, map[Type]bool{}
	var wants []*pattern
	if len(before) == 0 {
		for _, w := range s.Leads() {
			words[w] = true
		}
		if f := form(s.Section, s.Kind, ""); s.Section == InStep && f != nil {
			wants = f.next(nil)
		}
	} else if f := s.Form(before[0]); f != nil && f.production != nil {
		wants = f.next(named(f, before))
	}
	for _, p := range wants {
		if p.op == opWord {
			words[p.word] = true
		} else {
			types[p.typ] = true
		}
	}
	return words, types
}

// sortOf is the sort that a word of the language is one of, all words of that sort, and how
// messages call it. A word of no sort is one by itself.
func sortOf(word string) (typ Type, all []string, says string) {
	switch {
	case rankWords[word] != "":
		return TokRank, rankList, "a rank"
	case suitWords[word] != "":
		return TokSuit, suitList, "a suit"
	case KindNamed(word) != NoKind:
		for _, kind := range AllKinds() {
			all = append(all, kind.String())
		}
		return TokKind, all, "a zone"
	}
	return TokWord, nil, ""
}

// unnamed reports whether the name of an option or counter could stand behind some words, if the
// file gave one.
func (s Spot) unnamed(before []Token) bool {
	if len(before) == 0 || len(s.Names.List("value")) > 0 {
		return false
	}
	f := s.Form(before[0])
	if f == nil || f.production == nil {
		return false
	}
	wants := f.next(named(f, before))
	return slices.ContainsFunc(wants, func(p *pattern) bool { return p.op != opWord && p.typ == TokVar })
}

// told is Next for a message: what could be named is in it, and where one word alone can stand,
// that word with what can follow it.
func (s Spot) told(before []Token) []Want {
	wants := s.Next(before)
	if s.unnamed(before) {
		return append(wants, Want{Tokens: []Token{{Type: TokVar}}, Says: "the name of an option or counter"})
	}
	first, one := sole(wants)
	if !one {
		return wants
	}
	then := s.Next(append(slices.Clip(before), first))
	if len(then) < 2 {
		return wants
	}
	var out []Want
	for _, w := range then {
		t, one := sole([]Want{w})
		if !one {
			return wants
		}
		run := []Token{first, t}
		for one {
			if t, one = sole(s.Next(append(slices.Clip(before), run...))); one {
				run = append(run, t)
			}
		}
		out = append(out, Want{Tokens: run[:1], Says: "`" + Written(run) + "`"})
	}
	return out
}

// sole is the one word of the language that can stand at a place, if there is only one.
func sole(wants []Want) (Token, bool) {
	if len(wants) != 1 || len(wants[0].Tokens) != 1 || wants[0].Tokens[0].Type != TokWord {
		return Token{}, false
	}
	return wants[0].Tokens[0], true
}

var (
	rankList = strings.Fields("ace two three four five six seven eight nine ten jack queen king")
	suitList = []string{"spades", "hearts", "clubs", "diamonds"}
)

// some words what can stand at a place, at most ten of it, the everyday words first.
func some(wants []Want) string {
	if len(wants) == 0 {
		return "nothing more"
	}
	everyday := func(w Want) int {
		if k, ok := LookUp(w.Tokens[0].Value); ok && k.Tier != Core {
			return 1
		}
		return 0
	}
	wants = slices.SortedStableFunc(slices.Values(wants), func(a, b Want) int { return everyday(a) - everyday(b) })
	var ws []string
	for i, w := range wants {
		if i == 10 {
			return strings.Join(append(ws, "…"), ", ")
		}
		ws = append(ws, w.Says)
	}
	if len(ws) == 1 {
		return ws[0]
	}
	return strings.Join(ws[:len(ws)-1], ", ") + " or " + ws[len(ws)-1]
}
