package notation

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
)

// This file holds every sentence by which a move is refused, with what is to be seen where it is
// true.

const aCard = `((?:10|[2-9AJQK])[SHDC])`

// somePiles are those to which a card does not go that was named alone.
const somePiles = `(?:[a-z][-a-z]*[0-9]*(?:–[a-z][-a-z]*[0-9]+)?(?:, )?)+`

// sentences are the reasons there are, each with what is to be seen where it is true. The first
// that matches is asked.
var sentences = []struct {
	form *regexp.Regexp
	lie  func(w *witness, s *interp.State, a attempt, said []string) string
}{}

func sentence(form string, lie func(w *witness, s *interp.State, a attempt, said []string) string) {
	form = strings.ReplaceAll(strings.ReplaceAll(form, "CARD", aCard), "PILES", somePiles)
	sentences = append(sentences, struct {
		form *regexp.Regexp
		lie  func(w *witness, s *interp.State, a attempt, said []string) string
	}{regexp.MustCompile("^" + form + "$"), lie})
}

func init() {
	type lie = func(w *witness, s *interp.State, a attempt, said []string) string
	none := func(*witness, *interp.State, attempt, []string) string { return "" }
	leave := func(kind dsl.Kind) lie {
		return func(w *witness, s *interp.State, a attempt, said []string) string {
			for _, word := range a.words {
				for _, p := range w.piles(s, word) {
					if w.l.game.ZoneOf(p).Kind == kind {
						w.never[claim{"leave", p, ""}] = said[0]
						return ""
					}
				}
			}
			return "it is not about such a pile"
		}
	}
	sentence("nothing goes (?:there|to PILES) while the place (to the left|to the right|above|below) is empty",
		func(w *witness, s *interp.State, a attempt, said []string) string {
			side := map[string][2]int{
				"to the left": {0, -1}, "to the right": {0, 1}, "above": {-1, 0}, "below": {1, 0},
			}[said[1]]
			for _, p := range w.to(s, a) {
				for _, m := range s.Moves(nil) {
					if m.Kind() == interp.Play && m.To() == p {
						return "something goes there"
					}
				}
				z, at := w.l.game.ZoneOf(p), w.l.game.Pile(p)
				for q := z.First; q < z.First+z.Count; q++ {
					b := w.l.game.Pile(q)
					if b.Row == at.Row+side[0] && b.Column == at.Column+side[1] && s.Len(q) > 0 {
						return "a card lies there"
					}
				}
			}
			return ""
		})
	// Nothing is there, or nothing would happen.
	sentence("no card lies there", func(w *witness, s *interp.State, a attempt, _ []string) string {
		for _, p := range append(w.from(s, a), w.to(s, a)...) {
			if s.Len(p) == 0 {
				return ""
			}
		}
		return "a card does"
	})
	sentence(`only (\d+) cards? lies? there`, func(w *witness, s *interp.State, a attempt, said []string) string {
		if n, _ := strconv.Atoi(said[1]); s.Len(w.from(s, a)[0]) != n {
			return fmt.Sprintf("%d do", s.Len(w.from(s, a)[0]))
		}
		return ""
	})
	sentence("the cards would stay where they are", func(w *witness, s *interp.State, a attempt, _ []string) string {
		for _, to := range w.to(s, a) {
			if slices.Contains(w.from(s, a), to) {
				return ""
			}
		}
		return "they would go elsewhere"
	})
	sentence("that would change nothing(?:: what follows by itself takes it back)?", none)

	// Never.
	sentence("cards of the stock are turned, not played",
		func(w *witness, s *interp.State, a attempt, said []string) string {
			if len(s.Turns()) == 0 {
				return "it is not turned"
			}
			return leave(dsl.Stock)(w, s, a, said)
		})
	sentence("cards of the stock are not played(?:; .* deals from it)?", leave(dsl.Stock))
	inPlay := func(open bool) func(*witness, *interp.State, attempt, []string) string {
		return func(_ *witness, s *interp.State, _ attempt, said []string) string {
			for p := range s.Game().Piles() {
				for i := range s.Len(p) {
					c := s.Card(p, i)
					is := s.Game().ZoneOf(p).Kind != dsl.Discard && (!open || !c.Down())
					if is && strings.EqualFold(c.Kind().String(), said[1]) {
						return "it lies elsewhere"
					}
				}
			}
			return ""
		}
	}
	sentence("CARD is out of play", inPlay(false))
	sentence("no CARD in play lies open", inPlay(true))
	sentence("discarded cards are out of play", leave(dsl.Discard))
	sentence("cards on the foundations stay there", leave(dsl.Foundations))
	come := func(w *witness, s *interp.State, a attempt, said []string) string {
		return w.says("come to", "", said[0], w.to(s, a))
	}
	sentence("only cards that leave together go there", come)
	now := func(w *witness, s *interp.State, a attempt, _ []string) string {
		return w.anyLegal(s, func(m interp.Move) bool {
			return len(a.words) > 1 && len(w.to(s, a)) == 1 && m.To() == w.to(s, a)[0]
		})
	}
	sentence("nothing comes there by play", come)
	sentence("nothing is built there", now)
	sentence("a space there stays empty", now)
	sentence("that pile is full", now)
	sentence("the cell is taken", now)
	sentence("that pile is for another suit", func(w *witness, s *interp.State, a attempt, said []string) string {
		if ps := w.from(s, a); len(ps) == 1 && s.Len(ps[0]) > 0 {
			return w.says("suit to", s.Card(ps[0], s.Len(ps[0])-1).Kind().Suit().String(), said[0], nil)
		}
		return ""
	})

	// Cards that lie under others, or face down.
	sentence("a face-down card never moves", func(w *witness, s *interp.State, a attempt, _ []string) string {
		for _, p := range append(w.from(s, a), w.to(s, a)...) {
			for i := range s.Len(p) {
				if s.Card(p, i).Down() {
					return ""
				}
			}
		}
		return "all lie face up"
	})
	sentence("CARD does not lie open", func(w *witness, s *interp.State, _ attempt, said []string) string {
		for p := range w.l.game.Piles() {
			for i := range s.Len(p) {
				if s.Card(p, i).Kind().String() == said[1] && !s.Card(p, i).Down() {
					return "it does"
				}
			}
		}
		return ""
	})
	sentence("there is no CARD in this game", func(w *witness, _ *interp.State, _ attempt, said []string) string {
		k, _ := cards.Parse(said[1])
		if slices.Contains(w.l.game.Pack(), k) {
			return "there is"
		}
		return ""
	})
	covered := func(w *witness, s *interp.State, _ attempt, said []string) string {
		for upper := range strings.SplitSeq(strings.ReplaceAll(said[2], " and ", ", "), ", ") {
			if !w.on(s, upper, said[1]) {
				return upper + " does not lie on it"
			}
		}
		return ""
	}
	sentence("(that place|CARD) is covered by (.*)", func(w *witness, s *interp.State, a attempt, x []string) string {
		if x[1] == "that place" {
			return ""
		}
		return covered(w, s, a, []string{x[0], x[1], x[3]})
	})
	sentence("(.*) lies on CARD, and cards go there one at a time",
		func(w *witness, s *interp.State, a attempt, said []string) string {
			if len(a.words) > 1 {
				w.says("several to", "", said[0], w.to(s, a))
			}
			return covered(w, s, a, []string{said[0], said[2], said[1]})
		})
	sentence("one card at a time goes there", func(w *witness, s *interp.State, a attempt, said []string) string {
		return w.says("several to", "", said[0], w.to(s, a))
	})
	sentence("(.*) lies on CARD, and they do not move together", covered3(covered))
	sentence("only the next card of the stock may be played", none)

	// Units.
	together := func(w *witness, s *interp.State, card string, n int, a attempt) string {
		return w.anyLegal(s, func(m interp.Move) bool {
			return m.Kind() == interp.Play && m.N() == n && lowest(s, m) == card && w.between(s, a, m)
		})
	}
	sentence("CARD and (CARD|a face-down card) do not move together",
		func(w *witness, s *interp.State, a attempt, said []string) string {
			if !w.on(s, said[2], said[1]) {
				return said[2] + " does not lie on it"
			}
			return together(w, s, said[1], 2, a)
		})
	sentence(`CARD and the (\d+) cards on it do not move together`,
		func(w *witness, s *interp.State, a attempt, said []string) string {
			n, _ := strconv.Atoi(said[2])
			for _, p := range w.from(s, a) {
				if i := s.Len(p) - 1 - n; i >= 0 && s.Card(p, i).Kind().String() == said[1] {
					return together(w, s, said[1], n+1, a)
				}
			}
			return "not so many lie on it"
		})
	sentence("the top card alone does not move from there",
		func(w *witness, s *interp.State, a attempt, _ []string) string {
			return w.anyLegal(s, func(m interp.Move) bool {
				alone := m.Kind() == interp.Play && m.N() == 1 && faceUp(s, m.From()) > 1
				kind := w.l.game.ZoneOf(m.To()).Kind
				return alone && w.between(s, a, m) && kind != dsl.Foundations && kind != dsl.Discard
			})
		})
	most := func(w *witness, s *interp.State, a attempt, said []string) string {
		n, _ := strconv.Atoi(said[1])
		return w.anyLegal(s, func(m interp.Move) bool {
			return m.N() > n && len(w.to(s, a)) == 1 && w.between(s, a, m)
		})
	}
	sentence(`only (\d+) can be carried there now`, most)
	sentence(`that pile has room for (\d+) more`, most)
	sentence("a cell holds one card", none)
	sentence("only top cards may be played from there", none)
	for _, text := range []string{
		"only a whole sequence goes there", "only a whole pile goes there", `exactly (\d+) cards go there at a time`,
	} {
		sentence(text, func(w *witness, s *interp.State, a attempt, said []string) string {
			if len(w.to(s, a)) != 1 {
				return ""
			}
			return w.anyLegal(s, func(m interp.Move) bool {
				to := w.to(s, a)[0]
				return m.To() == to && m.N() == 1 && !strings.Contains(said[0], "pile")
			})
		})
	}

	// What goes on what.
	sentence("CARD does not go on CARD", func(w *witness, s *interp.State, a attempt, said []string) string {
		if !w.tops(s, said[2], w.to(s, a)) {
			return said[2] + " is no such top"
		}
		if why := w.goes(s, said[1], w.from(s, a), w.under(s, said[2], w.to(s, a))); why != "" {
			return why
		}
		return w.otherTop(s, a, said)
	})
	sentence("these cards do not go on CARD", func(w *witness, s *interp.State, a attempt, said []string) string {
		if !w.tops(s, said[1], w.to(s, a)) {
			return said[1] + " is no such top"
		}
		return ""
	})
	sentence("CARD does not go on (CARD(?:, CARD)* or CARD)", none)
	not := func(w *witness, s *interp.State, a attempt, said []string) string {
		return w.goes(s, said[1], w.from(s, a), w.to(s, a))
	}
	start := "CARD may not (?:start|fill) (?:that pile|that space|PILES)"
	sentence(start, func(w *witness, s *interp.State, a attempt, said []string) string {
		if !slices.ContainsFunc(w.to(s, a), func(p int) bool { return s.Len(p) == 0 }) {
			return "cards lie there"
		}
		return w.goes(s, said[1], w.from(s, a), slices.DeleteFunc(w.to(s, a), func(p int) bool { return s.Len(p) > 0 }))
	})
	for _, text := range []string{
		"CARD does not go there", "these cards do not go there", "CARD may not go there, but.*",
		"CARD may go there, but not the cards on it", "CARD may not go there (?:from that pile|any more|now)",
		"that pile does not take CARD now", "CARD may not come back there(?: now)?", "CARD may not move there .*",
		"CARD alone does not go there from that pile",
	} {
		sentence(text, func(w *witness, s *interp.State, a attempt, said []string) string {
			if len(said) < 2 || len(a.words) == 1 {
				return ""
			}
			return not(w, s, a, said)
		})
	}
	for _, text := range []string{
		"CARD does not go to PILES", "CARD may not (?:go|move) to PILES (?:any more|now)",
		"CARD may not go to PILES from that pile", "CARD alone does not go to PILES from that pile",
		"cards of the .* may not go to PILES(?: now)?", "these cards do not go to PILES",
	} {
		sentence(text, func(w *witness, s *interp.State, a attempt, said []string) string {
			if len(a.words) > 1 {
				return "a place was named"
			}
			return w.anyLegal(s, func(m interp.Move) bool {
				kind, err := cards.Parse(a.words[0])
				if err == nil && !w.l.isPile(strings.ToLower(a.words[0])) && lowest(s, m) != kind.String() {
					return false
				}
				return m.Kind() == interp.Play && slices.Contains(w.from(s, a), m.From())
			})
		})
	}
	for _, text := range []string{
		"that pile does not take cards from there(?: now)?", "cards of the .* may not go there(?: now)?",
		"these cards .*", "none of them has room now", "none of them takes it now",
	} {
		sentence(text, func(w *witness, s *interp.State, a attempt, _ []string) string {
			if len(a.words) < 2 {
				return ""
			}
			if _, err := cards.Parse(a.words[0]); err == nil {
				return w.goes(s, strings.ToUpper(a.words[0]), w.from(s, a), w.to(s, a))
			}
			return w.anyLegal(s, func(m interp.Move) bool {
				return len(a.words) == 2 && m.Kind() == interp.Play && w.between(s, a, m)
			})
		})
	}
	sentence("no place takes it", func(w *witness, s *interp.State, a attempt, _ []string) string {
		card := strings.ToUpper(a.words[0])
		return w.anyLegal(s, func(m interp.Move) bool {
			if _, err := cards.Parse(card); err == nil && !w.l.isPile(strings.ToLower(card)) {
				return slices.Contains(w.from(s, a), m.From()) && lowest(s, m) == card
			}
			return slices.Contains(w.from(s, a), m.From())
		})
	})
	sentence("no card there can be played now", none)
	sentence("nothing there goes with it", none)

	// Together, and exchanges.
	sentence(`CARD and CARD total (\d+)`, func(w *witness, _ *interp.State, _ attempt, said []string) string {
		x, _ := cards.Parse(said[1])
		y, _ := cards.Parse(said[2])
		worth := w.l.game.Sheet().Worth
		if n, _ := strconv.Atoi(said[3]); worth[x.Rank()]+worth[y.Rank()] != n {
			return fmt.Sprintf("they total %d", worth[x.Rank()]+worth[y.Rank()])
		}
		return ""
	})
	sentence("(.*) do not leave together(?: from there)?", none)
	sentence("(.*) may not leave together .*", none)
	sentence("CARD and CARD may not change places", none)
	sentence("they go to an empty pile only", none)
	sentence("cards are not exchanged in this game", none)
	sentence("cards do not (?:leave|come there) together.*", none)

	// The stock.
	empty := "the stock is empty(?:, and no redeal is left)?"
	sentence(empty, func(w *witness, s *interp.State, a attempt, _ []string) string {
		if s.Len(w.from(s, a)[0]) > 0 {
			return "it holds cards"
		}
		return ""
	})
	for _, text := range []string{
		"the stock may not be turned now", "no pile there takes the next card of the stock",
		"the stock is not turned in this game", "the stock is not turned in this game; .+ deals from it",
		"this game has no stock", "turning the stock would change nothing(?:: what follows by itself takes it back)?",
	} {
		sentence(text, func(w *witness, s *interp.State, _ attempt, _ []string) string {
			for _, m := range w.legal {
				if m.Kind() == interp.Turn {
					return "it may be turned"
				}
			}
			return ""
		})
	}
	sentence("the deal waits for a choice first", none)
}

// covered3 asks of a sentence whose cards stand in the other order.
func covered3(ask func(*witness, *interp.State, attempt, []string) string,
) func(*witness, *interp.State, attempt, []string) string {
	return func(w *witness, s *interp.State, a attempt, said []string) string {
		return ask(w, s, a, []string{said[0], said[2], said[1]})
	}
}
