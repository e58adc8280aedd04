package worked

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/notation"
)

// How does it stand now? Each form of `now` in an example is a case here: piles, counts, end of the
// game, pass, counters, uses that are left. A new form needs a case, a word in the advice below,
// and a line in the grammar of examples.

// now compares how it stands with what the example says. Two ways to be wrong are kept apart
// throughout: bad, what cannot be understood, and fail (because), what is understood and is not so.
func (r *runner) now(s *dsl.Saying) {
	text := s.Parts[0].Text
	ws := strings.Fields(strings.ToLower(text))
	label, list, piled := strings.Cut(text, ":")
	switch {
	case piled:
		r.holds(s, label, list)
	case len(ws) == 1 && (ws[0] == "won" || ws[0] == "lost"):
		r.ended(s, ws[0], true)
	case len(ws) == 2 && ws[0] == "not" && (ws[1] == "won" || ws[1] == "lost"):
		r.ended(s, ws[1], false)
	case len(ws) == 2 && ws[0] == "pass":
		r.number(s, ws[1], r.state.Pass(), "it is pass %d")
	case len(ws) == 3 && ws[0] == "counter":
		r.counter(s, ws[1], ws[2])
	case len(ws) == 3 && ws[0] == "left":
		r.left(s, ws[1], ws[2])
	case len(ws) == 2 && ws[1] == "empty":
		r.counts(s, []string{ws[0], "0", "cards"})
	case len(ws) >= 3 && (ws[len(ws)-1] == "cards" || ws[len(ws)-1] == "card"):
		r.counts(s, ws)
	default:
		r.bad(s.Span, "it is written `now t1: 8H 7S`, `now t1 empty`, `now t1 3 cards`, `now won`, `now lost`, "+
			"`now not won`, `now pass 2`, `now counter NAME 3` or `now left NAME 1`",
			"`%s` says nothing of how it stands", text)
	}
}

// because is by which lines it stands so, as far as the last move is concerned. So a reader sees
// which line made it so, rather than only that it is.
func (r *runner) because(s *dsl.Saying, format string, args ...any) {
	r.fail(s.Span, r.last, "by this", format, args...)
}

// ended asks whether the game is won or lost. The moves are asked for before the status, as the
// game is lost where there is none.
func (r *runner) ended(s *dsl.Saying, how string, want bool) {
	moves := r.state.Moves(nil)
	st := r.state.Status()
	got := how == "won" && st == interp.Won || how == "lost" && st == interp.Lost
	if got == want {
		if l := r.state.EndedBy(); l != nil {
			r.touch(l)
		}
		return
	}
	switch {
	case st == interp.Won:
		r.fail(s.Span, []*dsl.Line{r.state.EndedBy()}, "by this", "the game is won")
	case st == interp.Lost && r.state.EndedBy() != nil:
		r.fail(s.Span, []*dsl.Line{r.state.EndedBy()}, "by this", "the game is lost")
	case st == interp.Lost:
		r.fail(s.Span, nil, "", "the game is lost: no move is legal")
	case how == "won":
		var by []*dsl.Line
		for _, w := range r.sheet.Won {
			by = append(by, w.Line)
		}
		r.fail(s.Span, by, "this does not hold", "the game is not won")
	default:
		r.fail(s.Span, nil, "", "the game is not lost: `%s` is legal", r.labels.Format(r.state, moves[0]))
	}
}

// number compares a number. format says how it is, with a place for the number.
func (r *runner) number(s *dsl.Saying, word string, got int, format string) {
	n, err := strconv.Atoi(word)
	if err != nil {
		r.bad(s.Span, "", "`%s` is no number", word)
		return
	}
	if n != got {
		r.because(s, format, got)
	}
}

func (r *runner) counter(s *dsl.Saying, name, word string) {
	for i, c := range r.sheet.Counters {
		if c.Name == name {
			r.number(s, word, r.state.Counter(i), name+" is %d")
			return
		}
	}
	r.bad(s.Span, "", "there is no counter %s", name)
}

// What may be done only so often is a redeal or an action with a bound, by its name.
func (r *runner) left(s *dsl.Saying, name, word string) {
	bounds := r.state.Game().Bounds()
	if i := slices.Index(bounds, name); i >= 0 {
		r.number(s, word, r.state.Left(i), name+" is left %d times")
		return
	}
	help := ""
	if len(bounds) > 0 {
		help = "what is counted here is " + strings.Join(bounds, ", ")
	}
	r.bad(s.Span, help, "`%s` is nothing that may be done only so often", name)
}

// holds compares the cards of a pile; behind `...` those on top. Cards stand from the bottom up,
// face-down ones in brackets:
//
//	now t3: (KS) (QH) JC
//	now t3: ... JC
func (r *runner) holds(s *dsl.Saying, label, list string) {
	p, err := r.labels.Find(label)
	if err != nil {
		r.bad(s.Span, "", "%s", err)
		return
	}
	ws := strings.Fields(strings.ReplaceAll(list, "…", "..."))
	top := len(ws) > 0 && ws[0] == "..."
	if top {
		ws = ws[1:]
	}
	var want []interp.Card
	for _, w := range ws {
		c, err := notation.ReadCard(w)
		if err != nil {
			r.bad(s.Span, "", "%s", err)
			return
		}
		want = append(want, c)
	}
	var got []interp.Card
	for i := range r.state.Len(p) {
		got = append(got, r.state.Card(p, i))
	}
	if top && len(got) >= len(want) && slices.Equal(got[len(got)-len(want):], want) || slices.Equal(got, want) {
		return
	}
	r.because(s, "%s", r.lies(p, got))
}

// lies says which cards a pile holds.
func (r *runner) lies(p int, cs []interp.Card) string {
	if len(cs) == 0 {
		return r.labels.Pile(p) + " is empty"
	}
	var ws []string
	for _, c := range cs {
		w := c.Kind().String()
		if c.Down() {
			w = "(" + w + ")"
		}
		ws = append(ws, w)
	}
	return fmt.Sprintf("%s holds %s", r.labels.Pile(p), strings.Join(ws, " "))
}

// counts compares how many cards lie on piles, on each or on all together. Of `now t 5 cards` all
// piles of t are added up; `now each t 5 cards` asks each of them.
func (r *runner) counts(s *dsl.Saying, ws []string) {
	each := ws[0] == "each"
	if each {
		ws = ws[1:]
	}
	want, err := strconv.Atoi(ws[len(ws)-2])
	if err != nil || len(ws) != 3 {
		r.bad(s.Span, "for example: now t1 3 cards", "`%s` says nothing of how it stands", s.Parts[0].Text)
		return
	}
	piles, err := r.labels.Piles(ws[0])
	if err != nil {
		r.bad(s.Span, "", "%s", err)
		return
	}
	sum := 0
	for _, p := range piles {
		n := r.state.Len(p)
		sum += n
		if each && n != want {
			r.because(s, "%s holds %s", r.labels.Pile(p), dsl.Many(n, "card"))
			return
		}
	}
	if !each && sum != want {
		what := ws[0] + " holds"
		if len(piles) > 1 {
			what = fmt.Sprintf("the %d piles of %s hold together", len(piles), ws[0])
		}
		r.because(s, "%s %s", what, dsl.Many(sum, "card"))
	}
}
