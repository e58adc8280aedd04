package mend

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file makes the edits of a line and says what they cost. A word that means something, here or
// in another book, is never left out, and no word is put in that would decide what the game is.

// A kind of edit.
type kind int

const (
	slipped  kind = iota // a word misspelt, or another one that looks like it
	borrowed             // a word of another book misspelt
	confused             // one small word in the place of another
	spelt                // a rank in digits, a number as a rank
	inserted             // a word is missing
	filler               // a word that says nothing
	doubled              // words said twice
	parted               // a word cut in two, or two joined to one
	swapped              // two neighbours in the wrong order
	moved                // words that stand too early or too late
	again                // words to be said again
	book                 // what another book says
)

// How to add an edit: a kind (with its row in said.one, which says it in words), a function that
// calls s.add with the stretch and its cost, and a call of it in expand. Then the tests of whole
// lines (cures_test.go) show whether other answers have changed.

// Costs. A slip of the hand is the measure; what a book says is likelier, the longer the more.
const (
	costBook   = 36
	costWord   = 5 // a word of a row costs so much less than a book's word alone, up to four
	costAnswer = 96
	costFiller = 16
	costAlike  = 3
	costTwice  = 70
	costSlip   = 80
	costSpelt  = 60
	costParted = 85
	costSwap   = 105
	costJoint  = 115
	costInsert = 120
	costAgain  = 120
	costMove   = 125
	costNumber = 170
)

// The numbers are relative: a search takes up the cheapest line first, so only their order counts,
// and what two together cost against one. Two slips (160) are likelier than a number put in (170),
// and a word of a book (36) is likelier than any slip.

// An edit writes the words from i up to j otherwise.
type edit struct {
	kind   kind
	i, j   int
	with   []string    // the words in their place
	tokens []dsl.Token // or words of the line, moved or said again
	cost   int
	open   bool
	row    *meeting // of a book
	answer *meeting // a row that has no words to put in: the search ends
}

// expand adds all edits of a node that may lead to a line that can be read.
//
// stuck is the first word that the grammar refuses. An edit behind it cannot help, so all edits
// stand at or before it, and from where the last edit of the node stood (n.from). The order of the
// calls does not matter, for the queue sorts by cost; of equal costs the first pushed is taken up
// first.
func (s *search) expand(n *node, stuck int) {
	ws := n.words
	for k := n.from; k <= stuck && k < len(ws); k++ {
		s.books(n, k, stuck)
		s.drop(n, k)
		s.misspelt(n, k)
		s.digits(n, k)
		s.signs(n, k)
		s.joints(n, k)
		s.cut(n, k)
		s.ofSuit(n, k)
	}
	if s.tooMany(n, stuck) {
		return
	}
	for k := n.from; k <= stuck && k < len(ws); k++ {
		s.swap(n, k)
		s.move(n, k, stuck)
	}
	if n.parent == nil && stuck == 0 {
		s.lead(n)
	}
	if n.parent == nil {
		s.foreign(n)
	}
	for k := max(1, n.from); k <= stuck; k++ {
		s.insert(n, k)
		s.sayAgain(n, k)
	}
}

// tooMany reports whether a small word at the place where a line goes wrong is all that is wrong
// with it: then it may be one too many as well as one that stands in a wrong place, and nothing is
// certain.
//
// Then moving words about would make a line as well, and the author would be told of an order that
// was not wrong.
func (s *search) tooMany(n *node, stuck int) bool {
	for k := max(0, stuck-1); k <= stuck && k < len(n.words); k++ {
		if t := n.words[k]; !extra(t) || k == 0 && slices.Contains(small, t.Value) {
			continue
		}
		if without := slices.Delete(slices.Clone(n.words), k, k+1); s.Spot.Stuck(without) < 0 {
			return true
		}
	}
	return false
}

// extras are words that are easily one too many.
var extras = strings.Fields("each all card cards pile in to of from on by")

// books adds the rows met at word k.
//
// A row without words to put in (`=>` in books.txt) ends the search with an answer, if it is
// cheaper than every line that edits make.
func (s *search) books(n *node, k, stuck int) {
	for _, m := range met(s.Spot, n.words, k) {
		if slices.Contains(m.kinds, "variant") && s.Zones != nil {
			continue
		}
		cost := m.cost
		if cost == 0 {
			cost = costBook - costWord*min(4, m.end-k-1)
			if m.with == nil {
				cost = costAnswer - 9*min(4, m.end-k-1)
			}
		}
		if m.with == nil {
			// What can be said of words that are read as they stand is not asked.
			if m.end > stuck || m.end == len(n.words) {
				s.add(n, edit{kind: book, i: k, j: m.end, row: &m, answer: &m, cost: cost})
			}
			continue
		}
		for _, text := range m.with {
			if n.said(m.row) {
				cost = costAlike // who writes so once, does so in all of the line
			}
			if with, ok := m.written(text); ok && strings.Join(with, " ") != dsl.Written(n.words[k:m.end]) {
				s.add(n, edit{kind: book, i: k, j: m.end, with: with, row: &m, cost: cost, open: m.open})
			}
		}
	}
}

// said reports whether a row was met already on the way to a node.
func (n *node) said(r *row) bool {
	return n.parent != nil && (n.edit.row != nil && n.edit.row.row == r || n.parent.said(r))
}

// drop adds leaving out word k, if it says nothing or is said twice.
//
// What may be left out is a word that says the same as the one beside it. `of` before a repetition
// is spared: in `ace of spades and ace of` a suit is missing.
func (s *search) drop(n *node, k int) {
	ws := n.words
	if k == 0 {
		if stray := slices.Contains(small, ws[0].Value) ||
			slices.Contains(noLead, ws[0].Value); stray && n.parent == nil {
			s.add(n, edit{kind: filler, i: 0, j: 1, cost: costTwice + 20})
		}
		return
	}
	last, t := ws[k-1], ws[k]
	nothing := false
	switch {
	case slices.Contains(dsl.PileWords, t.Value): // waste pile, foundations 4 piles
		nothing = isZone(last) || last.Type == dsl.TokNumber && ws[0].Type == dsl.TokKind
	case t.Value == "cards" || t.Value == "card":
		nothing = last.Type == dsl.TokNumber || last.Value == "sequence" || namesCard(last)
	case t.Value == "its": // to its source
		nothing = k+1 < len(ws) && !slices.Contains(ends, ws[k+1].Value)
	case t.Value == "times":
		nothing = last.Type == dsl.TokNumber
	case t.Value == "1" && k+1 < len(ws): // takes 1 king
		nothing = namesCard(ws[k+1])
	case k+1 < len(ws) && ws[k+1].Type == dsl.TokZone && s.Named[ws[k+1].Value] == t.Value: // to foundations upper
		nothing = true
	case k == len(ws)-1 && strings.Contains(".,;:!", t.Raw): // any card.
		nothing = true
	}
	if nothing {
		s.add(n, edit{kind: filler, i: k, j: k + 1, cost: costTwice})
	}
	for m := 1; m <= 3 && m <= k && k+m <= len(ws); m++ {
		torn := ws[k+m-1].Value == "of" // the suit of a card in a list is missing
		if (m == 1 || !joint(t)) && !torn && canonical(ws[k-m:k]) == canonical(ws[k:k+m]) {
			s.add(n, edit{kind: doubled, i: k, j: k + m, cost: costTwice})
		}
	}
}

// ends are those of a pile.
var ends = []string{"top", "bottom"}

// isZone reports whether a word is a kind of zone or the name of one.
func isZone(t dsl.Token) bool { return t.Type == dsl.TokKind || t.Type == dsl.TokZone }

// namesCard reports whether a word is a rank or a suit.
func namesCard(t dsl.Token) bool { return t.Type == dsl.TokRank || t.Type == dsl.TokSuit }

// unlike is what it costs more that a word joins what is no alternative of each other, `six or
// spades`, or is a rank where seldom one stands.
//
// Ten makes it dearer than a plain slip, and leaves it cheaper than two neighbours swapped.
func (s *search) unlike(n *node, k int, w dsl.Token) int {
	if k > 0 && n.words[k-1].Value == "build" && w.Type == dsl.TokRank {
		return 10 // what goes on a card is seldom said by a rank
	}
	if between := k > 0 && k+1 < len(n.words); between && joint(w) && !alike(n.words[k-1], n.words[k+1]) {
		return 10
	}
	return 0
}

// alike reports whether two words can be alternatives: two ranks, two suits, two zones.
func alike(a, b dsl.Token) bool {
	if a.Type == dsl.TokZone {
		a.Type = dsl.TokKind
	}
	if b.Type == dsl.TokZone {
		b.Type = dsl.TokKind
	}
	sort := a.Type == dsl.TokRank || a.Type == dsl.TokSuit || a.Type == dsl.TokKind
	return sort && a.Type == b.Type && a.Value != b.Value
}

// isBookWord reports whether a word alone is one of other books, so that it is spelt right.
func isBookWord(t dsl.Token) bool {
	alone := func(p *pattern) bool { return len(p.elements) == 1 }
	return slices.ContainsFunc(patterns()[strings.ToLower(t.Raw)], alone)
}

// digitRanks are the ranks, each at the place of its number.
var digitRanks = strings.Fields("none ace two three four five six seven eight nine ten jack queen king")

// digits adds the fourth law of the language: digits count, words rank. Nobody spells a number
// `king`, or as several `fours`; eleven and more are numbers in any case.
func (s *search) digits(n *node, k int) {
	t := n.words[k]
	if i, words := dsl.InWords(n.words[k:]); i >= len(digitRanks)-3 && t.Type != dsl.TokZone { // and no rank
		s.add(n, edit{kind: spelt, i: k, j: k + words, with: []string{strconv.Itoa(i)}, cost: costBook})
		return
	}
	with := ""
	switch i := slices.Index(digitRanks, t.Value); {
	case t.Type == dsl.TokNumber && s.Section == dsl.InStep && counts(n.words, k):
		return
	case t.Value == dsl.NumberWords[1]: // `one` is no rank
		with = "1"
	case t.Type == dsl.TokNumber && dsl.Number(t.Value) > 0 && dsl.Number(t.Value) < len(digitRanks):
		with = digitRanks[dsl.Number(t.Value)]
	case t.Type == dsl.TokRank && i > 1 && i < 11 && strings.EqualFold(t.Raw, t.Value):
		with = fmt.Sprint(i)
	default:
		return
	}
	s.add(n, edit{kind: spelt, i: k, j: k + 1, with: []string{with}, cost: costSpelt})
}

// signs adds the card whose sign stands at word k, as examples write cards, and ranks by their sign
// in the plural: AS, 10H, K♦, 2s.
func (s *search) signs(n *node, k int) {
	ws := n.words
	if ws[k].Raw == "/" || ws[k].Raw == "&" { // up/down
		s.add(n, edit{kind: slipped, i: k, j: k + 1, with: []string{"or"}, cost: costSpelt})
		return
	}
	sign, end := ws[k].Raw, k+1
	for end < len(ws) && ws[k].Pos.Line > 0 && ws[end].Pos.Offset == ws[end-1].End().Offset {
		sign += ws[end].Raw
		end++
	}
	var with []string
	rank, plural := strings.CutSuffix(sign, "s")
	if r, ok := cards.RankSigned(rank); ok && plural {
		with = []string{r.Plural()}
	} else if c, ok := cards.Signed(sign); ok {
		with = []string{c.Rank().String(), "of", c.Suit().String()}
	}
	if with != nil {
		s.add(n, edit{kind: slipped, i: k, j: end, with: with, cost: costSpelt})
	}
}

// counts reports whether word k, a number in a step, counts something: 4 aces, aces 4, card 1.
func counts(ws []dsl.Token, k int) bool {
	return k > 0 && (ws[k-1].Type != dsl.TokWord || ws[k-1].Value == "card")
}

// Small words, of which one is easily written for another, and those that are easily forgotten.
var (
	small     = []string{"in", "to", "of", "from", "on", "onto", "into", "upon", "over", "for", "with", "by", "at"}
	forgotten = []string{"is", "in", "to", "of", "on", "by", "from", "when", "or", "face", "back", "take"}
	noLead    = []string{"is", "are", "card", "cards", "pile"} // and what else says nothing before a line
	// Words that decide what the game is are not put in.
	deciding = strings.Fields(`up down not no all any each own first last empty nonempty other same top bottom red black
		until least most higher lower wrapping once twice only left right above below row column home base pass card
		cards spaces but minus and alternately playable suit suits colour rank rest bases pile source layer unlimited
		shuffled none pair set sequence touching beside at apart covered full replaced as after order swap move turn
		redeal totalling worth hands with`)
)

// joints adds other small words in the place of word k.
//
// Only the first five small words are put in: `with`, `by` and `at` decide more, and where one of
// them can stand it is meant; the others are no words of the language.
func (s *search) joints(n *node, k int) {
	if k == 0 || !slices.Contains(small, n.words[k].Value) {
		return
	}
	wants := s.wants(n.words[:k])
	stands := func(w dsl.Want) bool { return w.Tokens[0].Value == n.words[k].Value }
	if !slices.Contains(small[:5], n.words[k].Value) && slices.ContainsFunc(wants, stands) {
		return // `by cells` is no slip for `to cells`
	}
	for _, want := range wants {
		w := want.Tokens[0].Value
		// `ace king` may be a range, and `to` between them another game
		spans := w == "to" && k+1 < len(n.words) && namesCard(n.words[k-1]) && namesCard(n.words[k+1])
		if w != n.words[k].Value && slices.Contains(small[:5], w) && !spans {
			s.add(n, edit{kind: confused, i: k, j: k + 1, with: []string{w}, cost: costJoint})
		}
	}
}

// insert adds a word before word k.
//
// A word that decides what the game is (deciding) is put in only where it is the only one that can
// stand there; a number is shown as 1 and told to be open, as one of many.
func (s *search) insert(n *node, k int) {
	ws := n.words
	last := ws[k-1]
	wants := s.wants(ws[:k])
	for _, want := range wants {
		w := want.Tokens[0]
		cost := costInsert
		switch {
		case w.Type == dsl.TokNumber:
			if len(wants) < 5 {
				s.add(n, edit{kind: inserted, i: k, j: k, with: []string{"1"}, cost: costNumber, open: true})
			}
			continue
		case w.Type != dsl.TokWord || len(want.Tokens) > 1 || w.Value == "its": // no zone, nor what stands for one
			continue
		case w.Value == "or":
			choice := ws[0].Value == "option" && k < len(ws) && ws[k].Type == dsl.TokNumber
			if k == len(ws) || !alike(last, ws[k]) && !choice {
				continue
			}
		case w.Value == "by":
			if k == len(ws) || ws[k].Type != dsl.TokNumber {
				continue
			}
		case w.Value == "when" && k < len(ws) && (ws[k].Value == "top" || ws[k].Value == "bottom"):
			continue // `bottom face up` says how cards are dealt
		case slices.Contains(forgotten, w.Value):
		case w.Value == "card" && last.Value == "1":
			cost += 5
		case w.Value == "cards" && last.Type == dsl.TokNumber && last.Value != "1":
			cost += 5
		case w.Value == "times" && last.Type == dsl.TokNumber:
			cost += 6
		case w.Value == "as" && s.Section == dsl.InStep && compares(ws[:k]): // all same rank as waste
		case w.Value == "as" && k > 2 && compares(ws[:k-2]) && ws[k-2].Value == "in": // same rank in suit as waste
			cost -= 5
		case slices.Contains(deciding, w.Value):
			if len(wants) > 1 || n.parent != nil || last.Value == "may" { // an action has any name
				continue
			}
			cost += 30 // nothing else can stand there
		case n.parent != nil:
			continue
		default:
			cost += 20
		}
		s.add(n, edit{kind: inserted, i: k, j: k, with: []string{w.Value}, cost: cost})
	}
}

// compares reports whether words end with a comparison of two cards: `same rank`.
func compares(ws []dsl.Token) bool {
	n := len(ws)
	return n > 1 && (ws[n-2].Value == "same" || ws[n-2].Value == "other")
}

// lead adds a first word.
//
// For a line whose first word is missing: `3 cards to waste` under `stock`.
func (s *search) lead(n *node) {
	chooses := slices.ContainsFunc(n.words, func(t dsl.Token) bool { return t.Value == "or" })
	for _, w := range s.Leads() {
		if w == "option" && !chooses || w == "counter" || w == "ask" {
			continue // which read any word as a name
		}
		if f := s.Spot.Form(s.Token(w, "")); !f.IsText() && w != "without" {
			s.add(n, edit{kind: inserted, with: []string{w}, cost: costInsert + 10})
		}
	}
}

// sayAgain adds words said before, behind an `or` or `and` where they are missing: `card is king or
// queen`.
//
// In `when card is king or queen` English leaves out `card is`. The words to be said again end
// before the `or`, and the nearer and shorter they are the cheaper.
func (s *search) sayAgain(n *node, k int) {
	ws := n.words
	if k < 3 || k >= len(ws) || !joint(ws[k-1]) || len(ws) > 40 {
		return
	}
	for b := k - 2; b > 1; b-- {
		for a := b - 1; a > 0 && a >= b-5 && !joint(ws[a]); a-- {
			run := ws[a:b]
			if ws[a-1].Value == "not" || slices.ContainsFunc(run, func(t dsl.Token) bool { return t.Value == "not" }) {
				continue
			}
			cost := costAgain + 2*(k-1-b) + b - a
			if p := n.edit; n.parent != nil && p.kind == again && canonical(p.tokens) == canonical(run) {
				cost = costFiller // as for the alternative before
			}
			s.add(n, edit{kind: again, i: k, j: k, tokens: run, cost: cost})
		}
	}
}

// joint reports whether a word joins what stands before it to what stands behind it.
func joint(t dsl.Token) bool { return t.Value == "or" || t.Value == "and" }

// cut adds word k in two words, and with the next one as one word.
//
// `foundations4` and `red eal`. An apostrophe before an s parts a plural: `ace's`.
func (s *search) cut(n *node, k int) {
	t := n.words[k]
	if k+2 < len(n.words) && n.words[k+1].Value == "'" && n.words[k+2].Value == "s" {
		whole := t.Value + "s"
		if r, ok := cards.RankNamed(t.Value); ok {
			whole = r.Plural()
		}
		if _, ok := dsl.LookUp(whole); ok {
			s.add(n, edit{kind: parted, i: k, j: k + 3, with: []string{whole}, cost: costSpelt})
		}
	}
	if t.Type == dsl.TokUnknown {
		for i := 1; i < len(t.Value); i++ {
			a, b := t.Value[:i], t.Value[i:]
			_, known := dsl.LookUp(a)
			_, after := dsl.LookUp(b)
			if digits := strings.Trim(b, "0123456789") == ""; known && (after || digits) && len(b) > 0 {
				s.add(n, edit{kind: parted, i: k, j: k + 1, with: []string{a, b}, cost: costParted})
			}
		}
	}
	if k+1 < len(n.words) && (t.Type == dsl.TokUnknown || n.words[k+1].Type == dsl.TokUnknown) {
		whole := t.Value + n.words[k+1].Value
		if _, ok := dsl.LookUp(whole); ok {
			cost := costParted
			if len(n.words[k+1].Value) == 1 { // foundation s: no one calls a zone so
				cost = costFiller
			}
			s.add(n, edit{kind: parted, i: k, j: k + 2, with: []string{whole}, cost: cost})
		}
	}
}

// swap adds word k behind the next one.
func (s *search) swap(n *node, k int) {
	ws := n.words
	if k+1 >= len(ws) {
		return
	}
	a, b := ws[k], ws[k+1]
	glued := a.Span().EndPos.Offset == b.Pos.Offset && n.parent == nil // 5x5 is one word of the author
	if a.Type == dsl.TokNumber && b.Type == dsl.TokNumber || a.Value == b.Value || glued {
		return
	}
	if a.Type == dsl.TokSuit && b.Type == dsl.TokRank {
		s.add(n, edit{kind: swapped, i: k, j: k + 2, with: []string{b.Value, "of", a.Value}, cost: costSwap})
		return
	}
	s.add(n, edit{kind: swapped, i: k, j: k + 2, tokens: []dsl.Token{b, a}, cost: costSwap})
}

// ofSuit adds a card named in full where the `of` between its rank and its suit stands beside them:
// `queen hearts of`. That is likelier than that the `of` is one too many.
func (s *search) ofSuit(n *node, k int) {
	ws := n.words
	if k+2 >= len(ws) || k > 0 && ws[k-1].Value == "of" {
		return
	}
	rank, suit, of := ws[k], ws[k+1], ws[k+2]
	if rank.Value == "of" {
		rank, suit, of = suit, of, rank
	}
	if rank.Type == dsl.TokRank && suit.Type == dsl.TokSuit && of.Value == "of" {
		with := []string{rank.Value, "of", suit.Value}
		s.add(n, edit{kind: swapped, i: k, j: k + 3, with: with, cost: costSpelt})
	}
}

// tails begin the parts at the end of a line, whose order is fixed.
var tails = strings.Fields("from to at once twice when until in by wrapping after as face")

// move adds the words from k on behind a later part of the line: what, from, to, how, when.
//
// A line is what, from, to, how, when; a part that comes too early goes behind a later one. The
// stretch ws[k:m] goes behind ws[m:e].
func (s *search) move(n *node, k, stuck int) {
	ws := n.words
	if len(ws) > 30 {
		return
	}
	for m := k + 1; m < len(ws); m++ {
		if joint(ws[m]) || ws[m].Value == "but" {
			continue
		}
		early, late := slices.Contains(tails, ws[k].Value), slices.Contains(tails, ws[m].Value)
		if !early && (!late || k == 0 || m < stuck) {
			continue
		}
		for e := m + 1; e <= len(ws); e++ {
			if e-k == 2 {
				continue // swap
			}
			cost := costMove + min(e-m, m-k)
			s.add(n, edit{kind: moved, i: k, j: e, tokens: slices.Concat(ws[m:e], ws[k:m]), cost: cost})
		}
	}
}
