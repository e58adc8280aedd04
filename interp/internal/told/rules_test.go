package told

import (
	"regexp"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
)

// A try is a play that is asked about: the top n cards of one pile to another.
type try struct {
	s        *interp.State
	from, to int
	n        int
}

func (t *try) card() cards.Kind  { return t.s.Card(t.from, t.s.Len(t.from)-t.n).Kind() }
func (t *try) empty() bool       { return t.s.Len(t.to) == 0 }
func (t *try) below() cards.Kind { return t.s.Card(t.to, t.s.Len(t.to)-1).Kind() }

// A claim is what a sentence says of a play.
type claim func(t *try) truth

// A section is what the text says of one zone.
type section struct {
	book  *book
	zone  *interp.ZoneInfo
	title string

	comes, goes    []claim // what may come and go: any of these is enough
	limits, bounds []claim // what all that comes and goes must keep to
	ways           []way   // how cards are built, as the word sequence takes it up
	vagueWays      bool
	full           int // with so many cards a pile is full; 0 where the text does not say
	vague          []string
}

// A book is the rules of a game as somebody knows them who has read the page and nothing else.
type book struct {
	g        *interp.Game
	page     *page
	order    []cards.Rank
	sections []*section // by zone
	game
}

// sure is a claim that does not depend on the play.
func sure(t truth) claim { return func(*try) truth { return t } }

// zones lists the zones that words mean: the tableau, the lower foundations.
func (b *book) zones(words string) []*section {
	var out []*section
	for _, s := range b.sections {
		if s.title == words {
			return []*section{s}
		}
	}
	for _, s := range b.sections {
		if kindWords(s.zone.Kind, true) == words || s.zone.Kind == dsl.Reserve && words == "the reserves" {
			out = append(out, s)
		}
	}
	return out
}

// kindWords are the words for a kind of zone, of one pile or more.
func kindWords(k dsl.Kind, many bool) string {
	switch {
	case k == dsl.Foundations && !many:
		return "the foundation"
	case k == dsl.Cells && !many:
		return "the cell"
	case k == dsl.Discard && many:
		return "the discard piles"
	case k == dsl.Discard:
		return "the discard pile"
	case k == dsl.Waste && many:
		return "the waste piles"
	case k == dsl.Tableau && !many:
		return "the tableau pile"
	}
	return "the " + k.String()
}

// title is how the page calls a zone.
func title(g *interp.Game, z *interp.ZoneInfo) string {
	words, alike := kindWords(z.Kind, z.Piles > 1), 0
	for i := range g.Zones() {
		if g.Zone(i).Kind == z.Kind {
			alike++
		}
	}
	if z.Kind == dsl.Tableau && z.Rows > 1 && z.Piles == 1 {
		words = "the tableau place"
	}
	switch {
	case z.Name != "":
		return "the " + z.Name + words[len("the"):]
	case alike > 1:
		return "the main" + words[len("the"):]
	}
	return words
}

// piles reads places as a set of piles. What it does not know it is unsure of.
func (b *book) piles(text string) func(pile int) truth {
	hit, vague := map[int]bool{}, false
	for _, w := range strings.Split(strings.NewReplacer(" or ", "|", ", ", "|").Replace(text), "|") {
		w = strings.TrimPrefix(w, "the top card of ")
		if zs := b.zones(w); zs != nil {
			for _, s := range zs {
				for i := range s.zone.Count {
					hit[s.zone.First+i] = true
				}
			}
			continue
		}
		vague = true
	}
	return func(p int) truth {
		if hit[p] {
			return yes
		}
		if vague {
			return unsure
		}
		return no
	}
}

// A reader is a sentence that is known, and what it says of the zone it stands in.
type reader struct {
	re   *regexp.Regexp
	read func(s *section, m []string) bool // false if the words in it are not known
}

func know(re string, read func(s *section, m []string) bool) reader {
	return reader{regexp.MustCompile("^(?:" + re + ")$"), read}
}

// says is a sentence that says what stands elsewhere too, or nothing about single plays.
func says(re string) reader { return know(re, func(*section, []string) bool { return true }) }

const (
	pileWord = `(?:pile|place|foundation|cell)`
	tail     = `((?:, (?:when|if|as long as|except|and|in the|once|twice|\w+ times)` +
		`| if | when | as long as | except | in the ).*)?`
	alone = `(, alone or with the cards that move with (?:it|them)|, or several such cards together)?`
)

// layWords tell cards that may be laid on others.
const layWords = `(.+) may be laid on (.+?)((?:, with cards taken from |, each ` + pileWord +
	` taking cards only from |, if | if |, when | when |, as long as | as long as | except ).+)?`

var layOn = regexp.MustCompile("^" + layWords + "$")

var readers []reader

func init() {
	readers = []reader{
		// What comes to foundations.
		know(`(.+?) starts? the foundations?(.*)`, func(s *section, m []string) bool {
			return s.start(m[1], m[2])
		}),
		know(`a foundation is started by .+|.*fixes the base rank.*|the deal fixes the base rank: .+`,
			func(s *section, _ []string) bool {
				s.comes = append(s.comes, func(t *try) truth { return is(t.empty() && t.n == 1).under("?") })
				return true
			}),
		know(`(.+) may start (?:a|the) foundation(.*)`,
			func(s *section, m []string) bool { return s.start(m[1], m[2]) }),
		know(`(?:besides, )?(?:there is no building on .+|nothing may be built)`,
			func(s *section, _ []string) bool { return true }),
		know(`(?:besides, )?(build .+|lay cards on .+)`, func(s *section, m []string) bool { return s.build(m[1]) }),
		know(`(?:a|the) (?:foundation|pile|place) is full with (\w+) cards?`, func(s *section, m []string) bool {
			n, ok := count(m[1])
			s.full = n
			return ok && s.bound(n)
		}),
		know(`(?:a|the) `+pileWord+` never holds more than (\w+) cards?`, func(s *section, m []string) bool {
			n, ok := count(m[1])
			return ok && s.bound(n)
		}),
		says(`the order is .+|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) foundation: .+`),

		// What comes to spaces and anywhere.
		know(`spaces are never filled|no card may be moved to a space.*|(?:when there is none(?: `+
			`either)?|otherwise), spaces stay empty|`+
			`(?:when there is none(?: either)?|otherwise), no card may be moved to a space.*|`+
			`no card may be laid on another there`,
			func(s *section, _ []string) bool { return true }),
		know(`(?:when there is none(?: either)?, |otherwise, )?spaces( in (?:row|column)s? .+?)? may (?:also )?be `+
			`filled (?:only )?with (.+?)(?: from (.+?))?`+alone+tail,
			func(s *section, m []string) bool {
				end := m[5]
				if m[1] != "" {
					end += ", if the space is" + m[1]
				}
				return s.take(m[2], m[3], m[4], end, false)
			}),
		know(`a space(?: in (?:row|column)s? .+?)? is filled at once with .+`, func(s *section, _ []string) bool {
			s.comes = append(s.comes, func(t *try) truth { return is(t.empty()).under("?") })
			return true
		}),
		know(`spaces close up at once: .+`, func(s *section, _ []string) bool { return true }),
		know(`(?:each `+pileWord+`|the .+) takes, empty or not, (.+?)(?: from (.+?))?`+alone+tail,
			func(s *section, m []string) bool { return s.take(m[1], m[2], m[3], m[4], true) }),
		know(`any available card may be put in an empty cell`,
			func(s *section, _ []string) bool { return s.take("any card", "", "", "", false) }),
		know(`an available card may be put in an empty cell, but only (?:from )?(.+)`,
			func(s *section, m []string) bool {
				return s.take("any card", "", "", m[1], false)
			}),
		know(`a card may be played here only from (.+?)((?:,| when| if).*)?`, func(s *section, m []string) bool {
			from := s.book.piles(m[1])
			s.limits = append(s.limits, func(t *try) truth {
				if m[2] != "" {
					return max(min(from(t.from), unsure), is(strings.Contains(m[2], ", or")).under("?"))
				}
				return from(t.from)
			})
			return true
		}),
		know(`a card may be played here only .+`, func(s *section, _ []string) bool {
			s.limits = append(s.limits, sure(unsure))
			return true
		}),
		know(`nothing may be played to (.+)`, func(s *section, m []string) bool { return m[1] == s.title }),
		know(`its cards are out of play`, func(s *section, _ []string) bool { return true }),
		know(`(.+?)(?: from (.+?))? (?:may be|is) discarded( at once)?(.*)`, func(s *section, m []string) bool {
			if strings.Contains(m[1], "available cards") || strings.HasPrefix(m[1], "two ") ||
				strings.HasPrefix(m[4], " together,") {
				return true // several cards in one move are asked in game_test.go
			}
			return s.take(m[1], m[2], "", m[3]+m[4], true)
		}),
		know(`a whole sequence .+ in one move`, func(s *section, _ []string) bool {
			s.comes = append(s.comes, func(t *try) truth { return is(t.n > 0).under("?") })
			return true
		}),

		// What goes.
		know(`its top card is available( while it lies face up)?|the card in a cell is available|the top `+
			`card of each `+pileWord+` is available( while it lies face up)?`,
			func(s *section, _ []string) bool {
				s.goes = append(s.goes, func(t *try) truth { return is(t.n == 1) })
				return true
			}),
		know(`(?:only )?the top card of a `+pileWord+` may be moved(?: alone)?(.*)`, func(s *section, m []string) bool {
			s.goes = append(s.goes, func(t *try) truth { return is(t.n == 1).under(m[1]) })
			return true
		}),
		know(`apart from that only the top card of a `+pileWord+` may be moved, and only to (a `+
			`foundation|the discard pile|a foundation or the discard pile)`,
			func(s *section, m []string) bool {
				s.goes = append(s.goes, func(t *try) truth {
					to := t.kind(t.to)
					return is(t.n == 1 && to.Keeps() && strings.Contains(m[1], strings.TrimSuffix(to.String(), "s")))
				})
				return true
			}),
		says(`apart from that no card may be moved`),
		know(`cards in sequence, as they are built here, may be moved together, all of them or any number `+
			`from the top(.*)`,
			func(s *section, m []string) bool {
				s.goes = append(s.goes, func(t *try) truth {
					if t.n == 1 {
						return beyond(m[1])
					}
					return s.run(t, nil).under(m[1])
				})
				return true
			}),
		know(`a sequence (.+?),? may be moved as a unit, all of it or any number of its cards from the top(.*)`,
			func(s *section, m []string) bool {
				w, _, end, ok := readWay(strings.TrimPrefix(m[1], "of "))
				if !ok || end != "" {
					return false
				}
				s.goes = append(s.goes, func(t *try) truth {
					if t.n == 1 {
						return beyond(m[2])
					}
					return s.run(t, &w).under(m[2])
				})
				return true
			}),
		know(`all the face-up cards of .+ may be moved together into a space.*`, func(s *section, _ []string) bool {
			s.comes = append(s.comes, func(t *try) truth { return is(t.empty()).under("?") })
			return true
		}),
		know(`all the face-up cards of a `+pileWord+` may be moved together(.*)|a whole `+pileWord+` may be `+
			`moved together(.*)`,
			func(s *section, m []string) bool {
				s.goes = append(s.goes, func(t *try) truth { return is(t.n == faceUp(t.s, t.from)).under(m[1] + m[2]) })
				return true
			}),
		know(`a `+pileWord+` is moved only as a whole(?:, all its face-up cards together)?(; only to .+ its `+
			`top card goes alone)?`,
			func(s *section, m []string) bool {
				s.goes = append(s.goes, func(t *try) truth {
					to := t.kind(t.to)
					alone := m[1] != "" && t.n == 1 && (to == dsl.Foundations || to == dsl.Discard)
					return is(alone || t.n == faceUp(t.s, t.from))
				})
				return true
			}),
		know(`any face-up card of a `+pileWord+` may be moved together with all the cards on it, whether `+
			`they are in sequence or not(.*)`,
			func(s *section, m []string) bool {
				s.goes = append(s.goes, func(t *try) truth { return is(t.n <= faceUp(t.s, t.from)).under(m[1]) })
				return true
			}),
		know(`its cards may be played only to (.+?)((?:,| when| if).*)?`, func(s *section, m []string) bool {
			to := s.book.piles(m[1])
			s.bounds = append(s.bounds, func(t *try) truth {
				if m[2] != "" {
					return unsure
				}
				return to(t.to)
			})
			return true
		}),
		know(`its cards may be played .+`, func(s *section, _ []string) bool {
			s.bounds = append(s.bounds, sure(unsure))
			return true
		}),
		know(`the top card of (?:a|the) foundation may be (?:worried back, that is, returned|moved) to (.+?), `+
			`where the rules allow it(.*)`,
			func(s *section, m []string) bool {
				to := s.book.piles(m[1])
				s.goes = append(s.goes, func(t *try) truth { return min(is(t.n == 1), to(t.to)).under(m[2]) })
				return true
			}),
		says(`a face-down card stays face down when it becomes the top card.*|a card lies where it belongs if .+|it also does if .+`),
		says(`.+ may change places with .+`),
		know(`any (?:one|\w+) face-up cards? may be taken out of its `+pileWord+`, also from under other cards(.*)`,
			func(s *section, m []string) bool {
				s.goes = append(s.goes, func(t *try) truth { return is(t.n == 1).under(m[1]) })
				return true
			}),
		know(`(?:the foundations are started, from the first to the last, by (.+?)|each foundation is `+
			`started by (.+))(, taken from .+)?`,
			func(s *section, m []string) bool {
				list := either(m[1])
				if len(list) != s.zone.Count {
					return false
				}
				var each []cards.Mask
				for _, w := range list {
					k, ok := some(w, s.book.order)
					if !ok {
						return false
					}
					each = append(each, k)
				}
				s.comes = append(s.comes, func(t *try) truth {
					return is(t.empty() && t.n == 1 && each[t.to-s.zone.First].Has(t.card())).under(m[3])
				})
				return true
			}),
		know(`(?:each|the) (?:foundation|pile|place) is built (in suit|regardless of suit|in alternating `+
			`colours|in the same colour|in any suit but that of the card below) in this order: (.+?)(, `+
			`beginning with .+|, going round .+)?`,
			func(s *section, m []string) bool { return s.inOrder(m[1], m[2], m[3]) }),
		know(`(?:besides, )?`+layWords, func(s *section, m []string) bool { return s.lay(m) }),
	}
}

// beyond is what a sentence about several cards says of one: an end that only bounds their number
// does not speak of it.
func beyond(end string) truth {
	if strings.HasPrefix(end, ";") {
		return yes
	}
	return yes.under(end)
}

// kind is the kind of zone that a pile belongs to.
func (t *try) kind(pile int) dsl.Kind { return t.s.Game().ZoneOf(pile).Kind }

// bound says that piles hold so many cards and no more.
func (s *section) bound(n int) bool {
	s.limits = append(s.limits, func(t *try) truth { return is(t.s.Len(t.to)+t.n <= n) })
	return true
}

// inOrder reads a list of ranks that come one after another.
func (s *section) inOrder(way, list, end string) bool {
	var ranks []cards.Rank
	for _, w := range either(list) {
		r, ok := rank(w)
		if !ok {
			return false
		}
		ranks = append(ranks, r)
	}
	s.vagueWays = true
	s.comes = append(s.comes, func(t *try) truth {
		at := t.s.Len(t.to)
		if end != "" {
			return is(t.empty() || suits[way](t.card(), t.below())).under(end)
		}
		if at >= len(ranks) || t.n > 1 {
			return no
		}
		return is(t.card().Rank() == ranks[at] && (t.empty() || suits[way](t.card(), t.below())))
	})
	if end == "" {
		s.full = len(ranks)
	}
	return true
}

// start reads what may start a foundation.
func (s *section) start(what, end string) bool {
	m, ok := some(strings.ToLower(what), s.book.order)
	if !ok {
		return false
	}
	s.comes = append(s.comes, func(t *try) truth { return is(t.empty() && t.n == 1 && m.Has(t.card())).under(end) })
	return true
}

// take reads what may come to an empty pile, or to any.
func (s *section) take(what, from, alone, end string, full bool) bool {
	several := alone != "" || strings.Contains(end, "alone or with")
	each := strings.HasPrefix(alone, ", or several")
	if first, _, _ := strings.Cut(from, " "); from != "" {
		if _, ok := rank(first); ok { // cards from three to four
			what, from = what+" from "+from, ""
		}
	}
	if n, ok := strings.CutSuffix(what, " cards"); ok {
		if k, ok := count(n); ok {
			s.comes = append(s.comes, func(t *try) truth {
				return is((full || t.empty()) && t.n == k).under(end + from)
			})
			return true
		}
	}
	m, ok := some(what, s.book.order)
	if what == "it" || !ok {
		if strings.HasPrefix(what, "cards in ") { // a sentence about the order of cards
			return false
		}
		m, end = cards.All, end+" "+what
	}
	in := func(int) truth { return yes }
	if from != "" {
		in = s.book.piles(from)
	}
	s.comes = append(s.comes, func(t *try) truth {
		room, fits := full || t.empty(), several || t.n == 1
		for i := t.s.Len(t.from) - t.n + 1; each && i < t.s.Len(t.from); i++ {
			fits = fits && m.Has(t.s.Card(t.from, i).Kind())
		}
		return min(is(room && fits && m.Has(t.card())), in(t.from)).under(end)
	})
	return true
}

// lay reads that some cards may be laid on some others.
func (s *section) lay(m []string) bool {
	if m[1] == "one card" && m[2] == "another" { // which of them, what follows says
		m[1], m[2] = "any card", "any card"
	}
	k, ok1 := some(strings.Replace(m[1], " except ", " other than ", 1), s.book.order)
	on, ok2 := some(m[2], s.book.order)
	if !ok1 || !ok2 {
		return false
	}
	s.vagueWays = true
	s.comes = append(s.comes, func(t *try) truth {
		return is(!t.empty() && k.Has(t.card()) && on.Has(t.below())).under(m[3])
	})
	return true
}

// cutLaid cuts a sentence about building before what is said of other cards: … and a king may be
// laid on any card.
func cutLaid(text string) (before, more string, ok bool) {
	at := strings.Index(text, " may be laid on ")
	if at < 0 {
		return text, "", false
	}
	and := strings.LastIndex(text[:at], " and ")
	if and < 0 {
		return text, "", false
	}
	return strings.TrimSuffix(text[:and], ","), text[and+len(" and "):], true
}

// build reads how cards are laid on others.
func (s *section) build(text string) bool {
	all := ""                                  // an end that holds for every part
	if before, more, ok := cutLaid(text); ok { // besides, some cards may be laid on some
		more, end, _ := strings.Cut(more, ", in each case")
		m := layOn.FindStringSubmatch(more)
		if m == nil || !s.lay(append(m[:3:3], m[3]+end)) {
			return false
		}
		text, all = before, end
	}
	text = strings.NewReplacer(
		", or build ", "|", " or build ", "|", ", or lay cards on ", "|", " or lay cards on ", "|").Replace(text)
	for _, part := range strings.Split(text, "|") {
		part = strings.TrimPrefix(strings.TrimPrefix(part, "build "), "lay cards on ")
		w, pair, end, ok := readWay(part)
		if !ok {
			s.vagueWays = true
			return false
		}
		fits := func(k, below cards.Kind) bool { return w.fits(k, below, s.book.order) }
		if pair != "" {
			if good, read := example(pair, fits, s.book.g.Sheet().Pack.Mask(), s.book.order); read && !good {
				s.book.wrong = append(s.book.wrong, "the example does not fit: "+part)
			}
		}
		s.vagueWays = s.vagueWays || end != ""
		s.ways = append(s.ways, w)
		s.comes = append(s.comes, func(t *try) truth {
			return is(!t.empty() && fits(t.card(), t.below())).under(end + all)
		})
	}
	return true
}

// run reports whether the cards of a play lie on one another as a way says, or as they are built
// in the zone.
func (s *section) run(t *try, by *way) truth {
	ways, vague := s.ways, s.vagueWays
	if by != nil {
		ways, vague = []way{*by}, false
	}
	out := yes
	for i := t.s.Len(t.from) - t.n + 1; i < t.s.Len(t.from); i++ {
		fits := no
		for _, w := range ways {
			fits = max(fits, is(w.fits(t.s.Card(t.from, i).Kind(), t.s.Card(t.from, i-1).Kind(), s.book.order)))
		}
		if vague {
			fits = unsure
		}
		if len(ways) > 1 { // one way all along, or now this and now that
			fits = min(fits, unsure)
		}
		out = min(out, fits)
	}
	return out
}

// read reads the sentences about a zone.
func (s *section) read(sentences []string) {
	for _, text := range sentences {
		known := false
		low := strings.ToLower(text[:1]) + text[1:]
		for _, r := range readers {
			if m := r.re.FindStringSubmatch(low); m != nil {
				known = r.read(s, m)
				break
			}
		}
		if !known {
			s.vague = append(s.vague, text)
		}
	}
}

// faceUp is the number of cards on top of a pile that lie face up.
func faceUp(s *interp.State, pile int) (n int) {
	for n < s.Len(pile) && !s.Card(pile, s.Len(pile)-1-n).Down() {
		n++
	}
	return n
}
