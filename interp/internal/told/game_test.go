package told

import (
	"regexp"
	"runtime/debug"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

// A game is what the text says of the whole of it.
type game struct {
	wrong     []string           // what the text says against itself
	downStays bool               // a face-down card is never played
	foundStay bool               // cards on the foundations stay there
	top       bool               // only the top card of a pile is available
	singly    truth              // foundations take one card at a time
	turnsUp   bool               // face-down cards turn up as soon as no card lies on them
	suits     map[int]cards.Mask // by pile: the suit it is for
	covered   bool               // cards lie over one another
	openStock bool
	forced    bool                          // steps lay cards on foundations, whatever building says
	uncovers  bool                          // … and none over them
	automatic bool                          // things happen by themselves
	won       []func(s *interp.State) truth // any of these is enough
	vagueWin  []string
	lostOnly  bool     // it is lost when no move is left, and not otherwise
	turns     int      // to the waste, whenever one likes; 0 where the text says something else
	follows   bool     // something follows a move
	redeals   int      // so often; -1 as often as one likes, -2 the text does not say
	handedOut []string // places to which nothing is dealt
	stockLeft int      // cards that are laid down as the stock, 0 where the text does not say
}

var (
	orderNatural = regexp.MustCompile(`^The (\w+) is the lowest rank, the (\w+) the highest$`)
	orderListed  = regexp.MustCompile(`^The ranks run from the lowest to the highest in this order: (.+)$`)
	suitsListed  = regexp.MustCompile(`^(The .+) are, in order, for (.+); ` +
		`no card of another suit may be played there$`)
	intoFoundation = regexp.MustCompile(` to (?:(?:a|the|each) (?:[a-z-]+ )*)?foundations?`)
	onlyTops       = regexp.MustCompile(`^(?:Where nothing else is said, o|O)nly the top card of a `)
	suitSingle     = regexp.MustCompile(`^(The .+) is for (\w+) only$`)
	stockRest      = regexp.MustCompile(`^Lay the (?:remaining )?(\w+) cards face down as the stock$`)
	turnFreely     = regexp.MustCompile(`^You may turn (\w+) cards? from the stock to the waste, face up,` +
		`(?: one on the other,)? whenever you like$`)
	redealTimes = regexp.MustCompile(`^When the stock is empty, you may turn the waste over, without shuffling it, ` +
		`to be the new stock, (.+?)(?: in the whole game)?$`)
)

// read makes of a page what the reader knows.
func read(g *interp.Game, text string) *book {
	b := &book{g: g, page: readPage(text)}
	b.redeals = -2
	b.suits = map[int]cards.Mask{}
	for _, s := range b.page.sentences["The pack"] {
		if m := orderNatural.FindStringSubmatch(s); m != nil {
			lo, _ := rank(m[1])
			hi, _ := rank(m[2])
			for r := lo; len(b.order) < cards.Ranks; r = (r + 1) % cards.Ranks {
				b.order = append(b.order, r)
				if r == hi {
					break
				}
			}
		}
		if m := orderListed.FindStringSubmatch(s); m != nil {
			for _, w := range either(m[1]) {
				r, _ := rank(w)
				b.order = append(b.order, r)
			}
		}
	}
	for i := range g.Zones() {
		z := g.Zone(i)
		b.sections = append(b.sections, &section{book: b, zone: z, title: title(g, z)})
	}
	b.follows = b.page.sentences["What follows a move"] != nil
	for _, s := range b.page.sentences["The deal"] {
		instead := strings.Contains(s, " instead") && intoFoundation.MatchString(s)
		b.forced = b.forced || instead || strings.Contains(s, "take all ")
	}
	for _, head := range []string{"The stock", "Further moves", "What follows a move"} {
		for _, s := range b.page.sentences[head] {
			b.forced = b.forced || intoFoundation.MatchString(s)
		}
	}
	b.layout()
	b.always()
	for _, s := range b.sections {
		head := strings.ToUpper(s.title[:1]) + s.title[1:]
		if s.zone.Kind == dsl.Stock {
			b.stock(s, b.page.sentences[head])
			continue
		}
		s.read(b.page.sentences[head])
	}
	b.ends()
	for _, s := range b.sections {
		switch s.zone.Kind {
		case dsl.Stock, dsl.Foundations, dsl.Discard:
			continue
		}
		if b.top && s.goes == nil { // nothing else is said
			s.goes = append(s.goes, func(t *try) truth { return is(t.n == 1) })
		}
	}
	return b
}

// always reads what holds of the whole game.
func (b *book) always() {
	for _, s := range b.page.sentences["As always"] {
		switch {
		case strings.HasPrefix(s, "A face-down card is never played"):
			b.downStays = true
		case s == "Cards on the foundations stay there":
			b.foundStay = true
		case onlyTops.MatchString(s):
			b.top = true
		case strings.HasPrefix(s, "Foundations take one card at a time"):
			b.singly = is(true).under(strings.TrimPrefix(s, "Foundations take one card at a time"))
		case s == "A face-down card is turned up as soon as no card lies on it":
			b.turnsUp = true
		case s == "A face-down card is turned up as soon as no card lies on it or covers it":
			b.uncovers = true
		case strings.HasPrefix(s, "What is said to happen at once"):
			b.automatic = true
		}
	}
}

// layout reads which suits piles are for, and which places get nothing.
func (b *book) layout() {
	for _, s := range b.page.sentences["The layout"] {
		switch {
		case strings.Contains(s, "a covered card can neither be moved nor be built on"):
			b.covered = true
		case strings.HasPrefix(s, "Nothing is dealt to "):
			b.handedOut = either(strings.TrimPrefix(s, "Nothing is dealt to "))
		}
		m := suitsListed.FindStringSubmatch(s)
		if m == nil {
			m = suitSingle.FindStringSubmatch(s)
		}
		if m == nil {
			continue
		}
		suits, more, _ := strings.Cut(m[2], ", and so are ")
		for _, whose := range append(either(more), "the"+m[1][len("The"):]) {
			for _, z := range b.zones(strings.TrimSuffix(strings.TrimSuffix(whose, " piles"), " pile")) {
				for i, w := range either(suits) {
					if u, ok := suit(w); ok && z.zone.Rows <= 1 {
						b.suits[z.zone.First+i] = cards.OfSuit(u)
					}
				}
			}
		}
	}
	for _, s := range b.page.sentences["The deal"] {
		if m := stockRest.FindStringSubmatch(s); m != nil {
			b.stockLeft, _ = count(m[1])
		}
		if strings.Contains(s, " to the stock") || strings.Contains(s, "under the pack") { // and some lie there besides
			b.stockLeft = 0
			break
		}
	}
}

// stock reads how the stock is turned and dealt again.
func (b *book) stock(z *section, sentences []string) {
	for _, s := range sentences {
		switch {
		case s == "The top card of the stock lies face up and may be played like the top card of any pile":
			b.openStock = true
			z.goes = append(z.goes, func(t *try) truth { return is(t.n == 1) })
		case redealTimes.MatchString(s):
			n := redealTimes.FindStringSubmatch(s)[1]
			if n == "as often as you like" {
				b.redeals = -1
			} else if k, ok := often(n); ok {
				b.redeals = k
			}
		case turnFreely.MatchString(s):
			if b.turns != 0 { // several ways to turn
				b.turns = -1
				continue
			}
			b.turns, _ = count(turnFreely.FindStringSubmatch(s)[1])
		case strings.HasPrefix(s, "You may"):
			b.turns = -1
		}
	}
}

var (
	wonFull  = regexp.MustCompile(`^(?:all (.+) are|(the .+) is) full(?: \(.*\))?$`)
	wonAllIn = regexp.MustCompile(`^all cards are (?:in|on) (.+)$`)
	wonEmpty = regexp.MustCompile(`^(.+) (?:is|are) empty$`)
)

// ends reads when the game is won.
func (b *book) ends() {
	for _, s := range b.page.sentences["Winning and losing"] {
		switch {
		case strings.HasPrefix(s, "The game is won when "):
			for _, w := range strings.Split(strings.TrimPrefix(s, "The game is won when "), " or when ") {
				if c := b.end(strings.TrimSuffix(w, ",")); c != nil {
					b.won = append(b.won, c)
				} else {
					b.vagueWin = append(b.vagueWin, w)
				}
			}
		case s == "It is lost when no move is left":
			b.lostOnly = true
		}
	}
}

// end reads one way in which a game ends.
func (b *book) end(text string) func(s *interp.State) truth {
	if m := wonFull.FindStringSubmatch(text); m != nil {
		zs := b.zones("the " + m[1])
		if m[2] != "" {
			zs = b.zones(m[2])
		}
		for _, z := range zs {
			if z.full == 0 {
				return nil
			}
		}
		return func(s *interp.State) truth {
			return is(len(zs) > 0 && !slices.ContainsFunc(zs, func(z *section) bool {
				for i := range z.zone.Count {
					if s.Len(z.zone.First+i) < z.full {
						return true
					}
				}
				return false
			}))
		}
	}
	if m := wonAllIn.FindStringSubmatch(text); m != nil {
		if in := b.zones(m[1]); in != nil {
			return func(s *interp.State) truth { return is(b.cards(s, in) == b.g.Sheet().Pack.Size()) }
		}
	}
	if m := wonEmpty.FindStringSubmatch(text); m != nil {
		var in []*section
		for _, w := range either(strings.Replace(m[1], "the whole ", "the ", 1)) {
			zs := b.zones(w)
			if zs == nil {
				return nil
			}
			in = append(in, zs...)
		}
		return func(s *interp.State) truth { return is(b.cards(s, in) == 0) }
	}
	return nil
}

// cards counts those in some zones.
func (b *book) cards(s *interp.State, in []*section) int {
	n := 0
	for _, z := range in {
		for i := range z.zone.Count {
			n += s.Len(z.zone.First + i)
		}
	}
	return n
}

// judge is what the text says of a play.
func (b *book) judge(t *try) truth {
	from, to := b.section(t.from), b.section(t.to)
	goes, comes := no, no
	if from.vague != nil || from.zone.Kind == dsl.Foundations && len(from.goes) > 1 {
		goes = unsure
	}
	if to.vague != nil {
		comes = unsure
	}
	for _, c := range from.goes {
		goes = max(goes, c(t))
	}
	for _, c := range to.comes {
		comes = max(comes, c(t))
	}
	out := min(goes, comes)
	if from.zone.Kind == dsl.Foundations && len(from.goes) > 1 { // what moves there is what may be worried back
		out = min(out, unsure)
	}
	for _, c := range from.bounds {
		out = min(out, c(t))
	}
	for _, c := range to.limits {
		out = min(out, c(t))
	}
	if from.vague != nil || to.vague != nil {
		out = min(out, unsure)
	}
	return min(out, b.rules(t, from, to))
}

// rules is what the text says of all plays.
func (b *book) rules(t *try, from, to *section) truth {
	top := t.s.Len(t.from) - t.n
	for i := top; i < t.s.Len(t.from); i++ {
		if t.s.Card(t.from, i).Down() && !(b.openStock && from.zone.Kind == dsl.Stock) {
			return is(!b.downStays && from.zone.Kind != dsl.Stock).under("?")
		}
	}
	if b.forced && to.zone.Kind == dsl.Foundations {
		return unsure
	}
	if m, ok := b.suits[t.to]; ok && !m.Has(t.card()) {
		return no
	}
	if b.foundStay && from.zone.Kind == dsl.Foundations {
		return no
	}
	if t.n > 1 && to.zone.Kind == dsl.Foundations && b.singly != no {
		if b.singly == yes {
			return no
		}
		return unsure
	}
	if b.covered && (t.s.Covered(t.from) || t.s.Covered(t.to)) {
		return no
	}
	return yes
}

func (b *book) section(pile int) *section { return b.sections[b.g.ZoneOf(pile).Index] }
