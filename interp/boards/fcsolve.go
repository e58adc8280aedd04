package boards

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
)

// This file reads and writes the form of Shlomi Fish's fc-solve (Freecell Solver), a column of the
// tableau a line, other piles behind a word. fc-solve itself writes foundations only for games that
// build up in suit from the lowest rank, and knows no stock; the words for more are ours.
//
//	Foundations: H-0 C-A D-5 S-K
//	Freecells: 3H - 5C
//	: KH 7C <5D>

// fcLine takes the word off a line and tells the kind of zone that it means; a column has none. An
// unknown word is no kind, and is told by the reader with its line.
func fcLine(line string) (kind dsl.Kind, rest string) {
	word, rest, ok := strings.Cut(line, ":")
	if !ok {
		return dsl.NoKind, line
	}
	return dsl.FCSolveKind(strings.TrimSpace(word)), rest
}

// bare is a card without the brackets that say it lies face down.
func bare(card string) string {
	return strings.TrimSuffix(strings.TrimPrefix(card, "<"), ">")
}

// looksLikeFCSolve reports whether a line is a column without a label, or tells foundations by
// suits. One such line is enough, for no line of ours begins with a card or a colon.
func looksLikeFCSolve(text string) bool {
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		ws := strings.Fields(line)
		if len(ws) == 0 {
			continue
		}
		if strings.HasPrefix(ws[0], ":") {
			return true
		}
		if _, err := cards.Parse(bare(ws[0])); err == nil {
			return true
		}
		if kind, rest := fcLine(line); kind == dsl.Foundations {
			for _, w := range strings.Fields(rest) {
				if len(w) > 2 && w[1] == '-' {
					return true
				}
			}
		}
	}
	return false
}

// readFCSolve reads the columns in the order of the tableau. An empty column is a line with a
// colon; some programs write it as a blank line, which counts as one only if the columns are right
// in number then.
func (b *board) readFCSolve(text string) (*interp.State, error) {
	type column struct {
		line  int
		cards []string
	}
	var columns []column
	gaps := 0 // blank lines between columns, which some write for an empty column
	blank := 0
	for i, line := range strings.Split(text, "\n") {
		line, _, comment := strings.Cut(line, "#")
		kind, rest := fcLine(line)
		ws := strings.Fields(rest)
		switch {
		case kind != dsl.NoKind:
			if err := b.fcZone(kind, ws, i+1); err != nil {
				return nil, err
			}
		case strings.TrimSpace(line) == "":
			if !comment && len(columns) > 0 {
				blank++
			}
			continue
		case strings.Contains(line, ":") && !strings.HasPrefix(strings.TrimSpace(line), ":"):
			word, _, _ := strings.Cut(line, ":")
			return nil, fmt.Errorf("line %d: I do not know `%s:`; columns stand without a word, other piles after "+
				"`Foundations:`, `Freecells:`, `Stock:`, `Waste:` or `Reserve:`", i+1, strings.TrimSpace(word))
		default:
			for range blank {
				columns = append(columns, column{line: i + 1})
				gaps++
			}
			columns = append(columns, column{i + 1, ws})
		}
		blank = 0
	}
	ps := b.of(dsl.Tableau)
	if gaps > 0 && len(columns) != len(ps) { // blank lines were only blank
		columns = slices.DeleteFunc(columns, func(c column) bool { return c.cards == nil })
	}
	if len(columns) != len(ps) {
		return nil, fmt.Errorf("%s, and %s has %d; write a line with only `:` for an empty one",
			dsl.Many(len(columns), "column"), b.game.Sheet().Title, len(ps))
	}
	for i, c := range columns {
		for j, w := range c.cards {
			if err := b.put(ps[i], w, fmt.Sprintf("line %d, card %d", c.line, j+1)); err != nil {
				return nil, err
			}
		}
	}
	return b.completed()
}

// fcZone reads a line that begins with a word. Of several piles, and of cells, it has one card for
// each, - for none; of a single pile all cards.
func (b *board) fcZone(kind dsl.Kind, ws []string, line int) error {
	ps := b.of(kind)
	if len(ws) == 0 {
		return nil
	}
	if len(ps) == 0 {
		return fmt.Errorf("line %d: %s has no %s", line, b.game.Sheet().Title, kind)
	}
	if kind == dsl.Foundations {
		return b.fcFoundations(ws, line)
	}
	one := len(ps) == 1 && kind != dsl.Cells
	if !one && len(ws) > len(ps) {
		return fmt.Errorf("line %d: %s for %d piles of the %s", line, dsl.Many(len(ws), "card"), len(ps), kind)
	}
	for i, w := range ws {
		if w == "-" || w == "--" {
			continue
		}
		p := ps[0]
		if !one {
			p = ps[i]
		}
		if err := b.put(p, w, fmt.Sprintf("line %d, card %d", line, i+1)); err != nil {
			return err
		}
	}
	return nil
}

// fcFoundations reads H-5: all of a suit up to that rank. H-0 is an empty one. With two decks a
// suit may stand twice.
func (b *board) fcFoundations(ws []string, line int) error {
	for _, w := range ws {
		place := fmt.Sprintf("line %d, %s", line, w)
		suit, rank, ok := strings.Cut(w, "-")
		if ok && rank == "0" && len(suit) == 1 && strings.Contains("SHCDshcd", suit) {
			continue
		}
		top, err := cards.Parse(rank + suit)
		if !ok || err != nil {
			return fmt.Errorf("%s: foundations are written H-0 C-A D-5 S-K, the highest card of each suit", place)
		}
		pack := b.game.Sheet().Pack
		var pile int
		for n := range pack.Place(top) {
			k := cards.Of(pack.RankAt(n+1), top.Suit())
			if n == 0 {
				if pile, ok = b.empty(k); !ok {
					return fmt.Errorf("%s: no foundation is left for it", place)
				}
			}
			if err := b.lay(pile, k, false, place); err != nil {
				return err
			}
		}
		if pack.Place(top) == 0 {
			return fmt.Errorf("%s: %s is not in the pack of %s", place, top, b.game.Sheet().Title)
		}
	}
	return nil
}

// ten writes T for 10, as other programs do.
func ten(k cards.Kind) string { return strings.Replace(k.String(), "10", "T", 1) }

// fcSolve writes a position, or says which pile the form cannot say. The suits stand in the order
// in which fc-solve writes them.
func (b *board) fcSolve(s *interp.State) (string, error) {
	var out strings.Builder
	pack := b.game.Sheet().Pack
	if ps := b.of(dsl.Foundations); len(ps) > 0 {
		var entries [cards.Suits][]string
		for _, p := range ps {
			n := s.Len(p)
			if n == 0 {
				continue
			}
			top := s.Card(p, n-1).Kind()
			for i := range n {
				if s.Card(p, i).Kind() != cards.Of(pack.RankAt(i+1), top.Suit()) {
					return "", fmt.Errorf("the form of fc-solve cannot say foundation %s: only foundations from the "+
						"lowest rank up in suit", b.labels.Pile(p))
				}
			}
			r := strings.Replace(top.Rank().Short(), "10", "T", 1)
			entries[top.Suit()] = append(entries[top.Suit()], top.Suit().Short()+"-"+r)
		}
		out.WriteString("Foundations:")
		for _, su := range [...]cards.Suit{cards.Hearts, cards.Clubs, cards.Diamonds, cards.Spades} {
			if len(entries[su]) == 0 {
				entries[su] = []string{su.Short() + "-0"}
			}
			out.WriteString(" " + strings.Join(entries[su], " "))
		}
		out.WriteString("\n")
	}
	for _, kind := range dsl.AllKinds() {
		word, ps := kind.FCSolve(), b.of(kind)
		if word == "" || kind == dsl.Foundations || len(ps) == 0 {
			continue
		}
		var ws []string
		for _, p := range ps {
			if n := s.Len(p); len(ps) > 1 || kind == dsl.Cells {
				switch n {
				case 0:
					ws = append(ws, "-")
				case 1:
					ws = append(ws, ten(s.Card(p, 0).Kind()))
				default:
					return "", fmt.Errorf("the form of fc-solve cannot say pile %s: one card a pile of the %s",
						b.labels.Pile(p), kind)
				}
				continue
			}
			for i := range s.Len(p) {
				ws = append(ws, ten(s.Card(p, i).Kind()))
			}
		}
		fmt.Fprintf(&out, "%s: %s\n", word, strings.Join(ws, " "))
	}
	for _, p := range b.of(dsl.Tableau) {
		var ws []string
		for i := range s.Len(p) {
			c := s.Card(p, i)
			if w := ten(c.Kind()); c.Down() {
				ws = append(ws, "<"+w+">")
			} else {
				ws = append(ws, w)
			}
		}
		if ws == nil {
			ws = []string{":"}
		}
		out.WriteString(strings.Join(ws, " ") + "\n")
	}
	return out.String(), nil
}
