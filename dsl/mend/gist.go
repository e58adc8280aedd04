package mend

import (
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
)

// This file reads a sentence of a rule book by its gist. Books say the same few things in countless
// ways, and no table of rows holds them; but a sentence is about one thing, which it names by a few
// words (packed, vacancy, redeal), and has a few features of it: a direction, a suit, a rank, a
// number, a place. So the thing is found first, then its features, wherever they stand; small words
// do not count. What is read so is shown as an example and never put in, and a sentence that makes
// an exception or a condition that is not understood is not read at all.

// To teach it another sentence: name what the sentence is about by a sense (senses.go), find the
// branch of the block it stands in (ofZone, ofStock, ofStep, ofFile), and return the line; reads
// drops it where the grammar does not take it there. A word that makes a condition must be marked
// in spent once it is understood, or hedged drops the line.

// A gist is a sentence with the features found in it.
type gist struct {
	*search
	words []string
	spent map[int]bool // words that say something understood
}

// plain are the words of a sentence in lower case, without signs.
func plain(ws []dsl.Token) (out []string) {
	for _, t := range ws {
		if w := strings.Trim(strings.ToLower(t.Raw), ".,;:()"); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// The least number of words of a sentence, and of one that begins as a line does: less is a slip.
const (
	shortGist = 4
	shortLead = 6
)

// gist is the line that a sentence says, or "".
func (s *search) gist() string {
	g := s.gistOf(s.Words)
	// so few words are a slip of the hand, which the search knows better
	if len(g.words) < shortGist || len(g.words) < shortLead && s.Spot.Form(s.Words[0]) != nil {
		return ""
	}
	line := ""
	switch {
	case g.idle():
		if f := s.Spot.Form(s.Words[0]); f != nil && slices.Contains(doing, f.Lead) {
			return "" // it says something too
		}
		return idle
	case s.InColumn1():
		line = g.ofFile()
	case s.Section == dsl.InStep:
		line = g.ofStep()
	case s.Kind == dsl.Stock.String():
		line = g.ofStock()
	default:
		line = g.ofZone()
	}
	if line == "" || !g.keeps(line) || !g.reads(line) {
		return ""
	}
	return line
}

// keeps reports whether a line has all words of weight of the sentence: the names of zones and, in
// a block of piles, the places from which cards come; numbers in digits; a least number. `spaces
// take any card not from reserve` is not `spaces stay empty`.
func (g *gist) keeps(line string) bool {
	words := strings.Fields(line)
	piles := !g.InColumn1() && g.Section != dsl.InStep && g.Kind != dsl.Stock.String()
	from := false
	for i, t := range g.Words {
		of := i > 0 && slices.Contains([]string{"from", "of", "in"}, g.Words[i-1].Value)
		from = from || t.Value == "from"
		switch {
		case slices.Contains(words, t.Value), slices.Contains(words, dsl.Tableau.String()) && t.Type == dsl.TokKind:
		case t.Type == dsl.TokRank && i > 0 && slices.Contains(upon, g.Words[i-1].Value):
			return false // it says on which card
		case piles && from && slices.Contains(lines, t.Value):
			return false // it says from which row
		case t.Type == dsl.TokZone && of, piles && from && t.Type == dsl.TokKind && t.Value != g.Kind:
			return false
		case piles && t.Type == dsl.TokNumber && t.Value != "1":
			return false
		}
	}
	return !g.says("least") || slices.Contains(words, "least")
}

// lines are the words for a line of a grid.
var lines = []string{"row", "rows", "column", "columns"}

// upon are the words before what a card goes on.
var upon = []string{"on", "onto", "upon"}

// idle is the answer to a sentence that says what is so without being said.
const idle = "-"

// idle reports whether a sentence says what is so where nothing is said: that there is no redeal,
// that nothing comes back from the foundations, that the top card is available.
func (g *gist) idle() bool {
	not := g.at("not") >= 0
	switch {
	case g.InColumn1(), g.Section == dsl.InStep, g.excepts():
		return false
	case g.Kind == dsl.Stock.String():
		if n, ok := g.times(); ok && n == 1 && g.at("through") >= 0 && !g.says("more") {
			return true
		}
		return not && (g.at("redeal") >= 0 || g.at("over") >= 0 || g.any("second"))
	case g.Kind == dsl.Foundations.String():
		return not && g.at("back") >= 0 && g.at("build") <= g.at("found")
	}
	return !not && g.at("single") >= 0 && g.at("play") >= 0 && g.at("space") < 0 && g.way() == ""
}

// reads reports whether the grammar reads a line where the sentence stands.
func (g *gist) reads(line string) bool {
	var ws []dsl.Token
	after := ""
	for _, w := range strings.Fields(line) {
		t := g.Spot.Token(w, after)
		if t.Type == dsl.TokUnknown {
			return false
		}
		ws, after = append(ws, t), t.Value
	}
	return g.Spot.Reads(ws)
}

// hedged reports whether the sentence makes a condition or an exception, other than by some words
// that have been understood.
//
// `spaces are filled by kings unless the stock is empty` is not the line `spaces take king`.
func (g *gist) hedged() bool {
	for i := range g.words {
		if !g.spent[i] && (g.is(i, "hedge") || g.is(i, "not")) {
			return true
		}
	}
	return false
}

// ofFile reads a sentence in the first column: how many packs there are, and what is the goal.
func (g *gist) ofFile() string {
	won := g.has("won")
	for i, w := range g.words { // when all cards
		g.spent[i] = g.spent[i] || won && w == "when" || w == "if"
	}
	if won && g.at("each") >= 0 && g.at("found") >= 0 && !g.hedged() {
		return "win when foundations full"
	}
	if n, ok := g.number(); ok && n > 1 && g.has("packs") && !g.hedged() {
		return "decks " + strconv.Itoa(n)
	}
	return ""
}

// ofZone reads a sentence in a block of piles.
//
// The order is the order of trust: a sentence about spaces also speaks of piles and of moving, one
// about building also of moving; so the rarer words are asked first.
func (g *gist) ofZone() string {
	switch space := g.space(); {
	case space:
		return g.spaces()
	case g.at("found") >= 0 && g.has("only") && g.Kind != dsl.Foundations.String() && !g.says("from"):
		if g.hedged() {
			return ""
		}
		return "plays only to foundations"
	case g.Kind == dsl.Foundations.String() && g.at("back") >= 0 && g.at("build") < 0:
		if g.hedged() {
			return ""
		}
		return "worry back"
	case g.at("hold") >= 0:
		if n, ok := g.number(); ok && !g.hedged() {
			if n == 1 {
				return "at most 1 card"
			}
			return "at most " + strconv.Itoa(n) + " cards"
		}
		return ""
	case g.Kind == dsl.Foundations.String() && g.at("begin") >= 0 && len(g.ranks()) == 1 && g.way() == "":
		return g.base()
	case g.at("move") >= 0 && g.way() == "":
		return g.moves()
	case g.at("build") >= 0 && g.way() != "" || g.at("corner") >= 0 || g.any("marr"):
		return g.builds()
	case g.Kind != dsl.Foundations.String():
		return ""
	case g.at("begin") >= 0:
		return g.base()
	case g.goes("ace", "king") || g.goes("king", "ace"):
		return g.builds()
	}
	return ""
}

// any reports whether a word begins with some letters.
func (g *gist) any(stem string) bool {
	return slices.ContainsFunc(g.words, func(w string) bool { return strings.HasPrefix(w, stem) })
}

// space reports whether the sentence speaks of empty piles.
func (g *gist) space() bool {
	if i := g.at("space"); i >= 0 {
		return true
	}
	i := g.at("empty")
	if i < 0 {
		return false
	}
	for k := i + 1; k < min(i+3, len(g.words)); k++ {
		if g.is(k, "pile") {
			return true
		}
	}
	return i > 0 && g.is(i-1, "pile") || i > 1 && g.is(i-2, "pile") && g.at("fill") > i
}

// spaces says what empty piles take.
func (g *gist) spaces() string {
	ranks := g.ranks()
	if n, ok := g.number(); ok && n > 1 {
		return ""
	}
	i := g.at("not")
	if i >= 0 && len(ranks) == 0 && g.at("only") < 0 {
		g.spent[i] = true
		if g.hedged() {
			return ""
		}
		return "spaces stay empty"
	}
	line := "spaces take any card"
	if len(ranks) > 0 {
		line = "spaces take " + strings.Join(ranks, " or ")
	}
	gone := g.gone()
	if from := g.sources(gone); from != "" {
		line += " from " + from
	}
	if g.has("self") {
		line += " at once"
	}
	if gone != "" {
		line += " when " + gone + " empty"
	}
	if g.hedged() {
		return ""
	}
	return line
}

// gone is the zone of which it is said that it is empty, with the words that say so.
//
// For example `once the stock is exhausted`: the zone stands at most six words before the word that
// says that it is empty, and what hedges it up to three words before the zone.
func (g *gist) gone() string {
	for i := range g.words {
		if !g.is(i, "gone") {
			continue
		}
		for k := i - 1; k >= max(0, i-6); k-- {
			zone := g.zone(k)
			if zone == "" {
				continue
			}
			g.spent[i], g.spent[k] = true, true
			for j := max(0, k-3); j < i; j++ { // when, once, if, after
				if g.is(j, "hedge") {
					g.spent[j] = true
				}
			}
			return zone
		}
	}
	return ""
}

// zone is the kind of zone that a word of a book means, or "".
func (g *gist) zone(i int) string {
	switch {
	case g.is(i, "heap"):
		return dsl.Waste.String()
	case g.is(i, "heel"):
		return dsl.Reserve.String()
	case g.is(i, "hand"):
		return dsl.Stock.String()
	}
	return ""
}

// sources is the places that are named, but one.
func (g *gist) sources(but string) string {
	var out []string
	for k := range g.words {
		if z := g.zone(k); z != "" && z != but && !slices.Contains(out, z) {
			out = append(out, z)
		}
	}
	return strings.Join(out, " or ")
}

// moves says what moves together.
func (g *gist) moves() string {
	switch {
	case (g.at("group") >= 0 || g.at("faceUp") >= 0) && g.has("noOrder"):
		if g.hedged() {
			return ""
		}
		return "move any cards"
	case g.hedged():
		return ""
	case g.at("group") >= 0:
		if s := g.suits(); s != "" {
			return "move sequence " + s
		}
		return "move sequence"
	case g.at("whole") >= 0 && g.at("pile") >= 0:
		return "move pile"
	case g.at("single") >= 0:
		return "move 1 card"
	}
	return ""
}

// way is the direction of building, or "". What is laid on the next higher card goes down.
//
// `A card may be laid on the next higher` builds down; `the next higher card is laid on it` builds
// up. So it counts whether `on` stands before the word.
func (g *gist) way() string {
	up, down := g.at("up") >= 0, g.at("down") >= 0
	for i, w := range g.words {
		if w != "higher" && w != "lower" {
			continue
		}
		on := func(w string) bool { return w == "on" || w == "onto" || w == "upon" }
		below := slices.ContainsFunc(g.words[:i], on)
		up, down = up || (w == "higher") != below, down || (w == "lower") != below
	}
	switch {
	case up && down:
		return "up or down"
	case up:
		return "up"
	case down:
		return "down"
	}
	return ""
}

// suits is the relation of suits, or "".
func (g *gist) suits() string {
	for _, s := range []struct{ name, line string }{
		{"anySuit", "in any suit"},
		{"alternat", "in alternating colours"},
		{"other", "in other suits"},
		{"suit", "in suit"},
		{"colour", "in colour"},
	} {
		if g.has(s.name) {
			return s.line
		}
	}
	return ""
}

// builds says what goes on a card.
//
// What books leave out is filled in only where all of them mean the same: foundations go up in
// suit, and marriages (neighbours in suit) go both ways.
func (g *gist) builds() string {
	way, suits := g.way(), g.suits()
	home := g.Kind == dsl.Foundations.String()
	switch {
	case way == "" && g.any("marr"):
		way = "up or down"
	case way == "" && home && g.goes("king", "ace"):
		way = "down"
	case way == "" && home:
		way = "up"
	}
	switch {
	case suits == "" && (home || g.any("marr")):
		suits = "in suit"
	case suits == "" && g.at("corner") >= 0:
		suits = "in any suit"
	}
	if way == "" && g.at("corner") >= 0 {
		way = "down"
	}
	if way == "" || suits == "" || g.hedged() || g.reckons() {
		return ""
	}
	line := "build " + way + " "
	if i := slices.Index(g.words, "by"); i >= 0 && i+1 < len(g.words) {
		if n, ok := counting(g.words[i+1]); ok && n > 1 {
			line += "by " + strconv.Itoa(n) + " "
		}
	}
	line += suits
	if g.has("corner") || way == "up" && g.goes("king", "ace") || way == "down" && g.goes("ace", "king") {
		line += " wrapping"
	}
	return line
}

// reckons reports whether a sentence takes a step that is worked out: a line without it is another.
func (g *gist) reckons() bool {
	return slices.ContainsFunc(g.words, func(w string) bool {
		return w == "plus" || w == "minus" || w == "+" || w == "number"
	})
}

// goes reports whether a sentence says that cards go from one rank on to another.
func (g *gist) goes(from, to string) bool {
	i := slices.Index(g.words, from)
	return i >= 0 && i+2 < len(g.words) && (g.words[i+1] == "to" || g.words[i+1] == "with") && g.words[i+2] == to
}

// base says what starts a foundation.
func (g *gist) base() string {
	ranks := g.ranks()
	switch {
	case g.hedged(), len(ranks) > 1, g.says("red"), g.says("black"): // which one pile begins with
		return ""
	case len(ranks) == 1:
		return "base " + ranks[0]
	case g.any("base"):
		return "base ace"
	}
	return ""
}

// ofStock reads a sentence in the block of the stock.
//
// Books count passes, or redeals, or both: `go through the stock twice` is one redeal.
func (g *gist) ofStock() string {
	again := g.has("redeal")
	if w := g.at("heap"); w >= 0 && w < g.at("over") {
		again = true
	}
	if g.at("endless") >= 0 && g.at("turn") >= 0 {
		again = true
	}
	g.gone()
	n, counted := g.times()
	if !counted && again {
		n, counted = g.number()
	}
	if through := g.at("through") >= 0 && !g.says("more"); through { // of so many passes one is no redeal
		n--
	}
	switch {
	case again && g.hedged(), again && counted && n < 1:
		return ""
	case again && counted:
		return "redeals " + strconv.Itoa(n)
	case again:
		return "redeals unlimited"
	case g.at("turn") < 0 || g.any("fill") || g.any("refill"): // up to so many cards
		return ""
	}
	n, counted = g.number()
	to := dsl.Waste.String()
	if g.at("each") >= 0 && g.at("pile") >= 0 {
		to = "each tableau"
	}
	if !counted || n > 9 || g.hedged() {
		return ""
	}
	return "turn " + strconv.Itoa(n) + " to " + to
}

// ofStep reads a sentence in the deal.
func (g *gist) ofStep() string {
	if g.Kind != "deal" || g.hedged() {
		return ""
	}
	if g.at("rest") >= 0 && g.at("hand") >= 0 && g.at("each") < 0 {
		return "rest to stock"
	}
	n, counted := g.number()
	if !counted {
		return ""
	}
	line := strconv.Itoa(n)
	switch ranks := g.ranks(); {
	case len(ranks) == 1 && g.at("found") >= 0:
		return line + " " + ranks[0] + "s to foundations"
	case len(ranks) > 0:
		return ""
	}
	packet := slices.ContainsFunc(g.words, func(w string) bool { return strings.HasPrefix(w, "packet") })
	switch {
	case packet:
		line += " at a time to each tableau"
	case g.at("heel") >= 0 && g.at("each") < 0:
		line += " to reserve"
	case g.at("each") >= 0 && g.at("pile") >= 0:
		line += " to each tableau"
	case g.says("rows"):
		line += " to each tableau"
	case g.says("row"):
		line = "1 to each tableau"
	default:
		return ""
	}
	switch {
	case g.at("faceDown") >= 0 && g.at("faceUp") >= 0:
		return ""
	case g.at("faceDown") >= 0:
		line += " face down"
	}
	return line
}

// example shows the line that a sentence says.
func (d *said) example(line string) {
	d.Name, d.Label, d.Notes = "other-book-word", "", nil
	lead, _, _ := strings.Cut(line, " ")
	if line == idle {
		d.Message, d.Help = "this is so where nothing is said", ""
		d.Offer(d.cut())
		d.Span = d.Words[0].Span().To(d.Words[len(d.Words)-1].Span())
		return
	}
	d.Message = "the sentence is a short line here, which begins with `" + lead + "`"
	if lead[0] >= '0' && lead[0] <= '9' {
		d.Message = "a step begins with how many cards are dealt"
	}
	d.Span = d.Words[0].Span().To(d.Words[len(d.Words)-1].Span())
	d.Help = ""
	d.Offers = []dsl.Offer{dsl.WholeLine(line, dsl.Fix{Span: d.Span, Text: line}).Saying("for example: " + line)}
}
