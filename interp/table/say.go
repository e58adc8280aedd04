package table

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/prose"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/stats"
	"pat/interp/view"
)

// This file answers in sentences: what was done, what turned up, why something is not done, how the
// game stands. One sentence tells one action.

// A Voice is how things are said. A page is read aloud to who does not see it: there cards are
// words and piles have names.
type Voice struct {
	Short   bool // for who sees a board: cards as they stand there, 7♥, and piles by their labels
	Letters bool // cards in short form have letters for suits, 7H
	Clock   bool // the time that a game takes is told

	Now time.Time // by which it is counted while the game goes on; the last move, if zero
}

// card names a card, by its short form, or one that is not seen.
func (t *Table) card(c string) string {
	if t.voice.Short && c != Hidden {
		return t.shown(c)
	}
	return cardName(c)
}

// shown is a sentence with the cards that it names as the board shows them.
func (t *Table) shown(text string) string { return view.Cards(text, t.voice.Letters) }

// Heading is one line: what is played, and how far it has come.
func (t *Table) Heading() string {
	sheet := t.s.Game.Sheet()
	out := sheet.Title + ", " + t.s.Beginning()
	if as := sheet.Assignments(t.s.Game.Setting()); len(as) > 0 {
		out += ", " + strings.Join(as, ", ")
	}
	if n := t.s.Count(); n > 0 {
		out += ", " + dsl.Many(n, "move")
	}
	if spent := t.spent(); t.voice.Clock && spent > 0 {
		out += ", " + stats.Duration(spent)
	}
	return dsl.Visible(out)
}

// spent is the time that the game takes: over, it takes no more.
func (t *Table) spent() time.Duration {
	if t.voice.Now.IsZero() || t.s.Status() != interp.Playing {
		return t.s.Used.Time
	}
	return t.s.Spent(t.voice.Now)
}

// took is what a game has taken so far.
func (t *Table) took() string {
	out := dsl.Many(t.s.Count(), "move")
	if t.voice.Clock {
		out += " and " + stats.Duration(t.s.Used.Time)
	}
	return out
}

func quote(l *dsl.Line) Quote {
	return Quote{Text: dsl.Visible(l.Text()), File: dsl.Visible(filepath.Base(l.Src.Name)), Line: l.Pos.Line}
}

func say(level, format string, args ...any) Said {
	return Said{Level: level, Text: dsl.Visible(fmt.Sprintf(format, args...))}
}

// refused says why a line cannot be done, and what it may have meant.
func (t *Table) refused(err error) *Done {
	var no *notation.Refused
	var which *notation.Ambiguous
	switch {
	case errors.As(err, &no):
		return &Done{Say: []Said{t.forbidden(no.Move, no.Refusal)}}
	case errors.As(err, &which):
		done := &Done{Say: []Said{say(Refused, "Which one?")}}
		for i, m := range which.Moves {
			done.Choices = append(done.Choices, t.choice(which.Choices[i], m))
		}
		return done
	}
	text := err.Error()
	if word, _, _ := strings.Cut(text, " "); !t.isLabel(word) { // t1 is no T1
		text = dsl.Capital(text)
	}
	return &Done{Say: []Said{say(Refused, "%s.", text)}, Unread: true}
}

// longestRule is how long the English of a rule is at most that stands in a refusal.
const longestRule = 210

// forbidden says why something cannot be played: in a sentence, with the cards that would go where
// they can be named, else with the rule in English; and by which lines.
func (t *Table) forbidden(what string, why interp.Refusal) Said {
	instead := t.s.Labels.Instead(t.s.State, why)
	why = t.started(why)
	text := why.Text + "."
	if choice := t.choiceOf(why); choice != "" {
		text = why.Text + "; " + choice + "."
	} else if instead != "" {
		text = why.Text + "; " + instead + "."
	} else if only := t.sources(why); only != "" {
		text = why.Text + "; " + only + "."
	} else if anew := t.anew(why); anew != "" {
		text = why.Text + "; " + anew + " is possible."
	} else if len(why.Lines) > 0 && !why.Whole {
		if rule := prose.Allows(t.s.Game.Sheet(), why.Lines[0]); len(rule) <= longestRule {
			text += " " + rule + among(why)
		}
	}
	said := by(why.Lines, "%s: %s", what, t.shown(text))
	said.Level = Refused
	return said
}

// among tells that a rule is one of several that could have allowed something. The first of them is
// the nearest.
func among(why interp.Refusal) string {
	if n := len(by(why.Lines, "").Rules); n > 1 && !why.All {
		return fmt.Sprintf(" (The nearest of %d rules.)", n)
	}
	return ""
}

// choiceOf is what the deal leaves to the player, where it is for that that something is refused.
func (t *Table) choiceOf(why interp.Refusal) string {
	if l, ok := t.s.State.Waiting(); ok && slices.Contains(why.Lines, l) {
		return t.toChoose(l)
	}
	return ""
}

// toChoose tells what a line of the deal leaves to the player.
func (t *Table) toChoose(l *dsl.Line) string {
	return cmp.Or(prose.Choice(t.s.Game.Sheet(), l), l.Text())
}

// anew is the redeal that may be made where nothing is left to be turned.
func (t *Table) anew(why interp.Refusal) string {
	if len(why.Of) == 0 || why.Of[0].Kind() != interp.Turn || t.s.State.Len(t.s.State.Stock()) > 0 {
		return ""
	}
	for _, m := range t.s.State.Moves(nil) {
		if kindOf(t.s.Game, m) == "redeal" {
			return t.s.Labels.Format(t.s.State, m)
		}
	}
	return ""
}

// mostSources is how many piles are named from which alone a pile takes cards.
const mostSources = 4

// sources names the piles from which alone a pile takes cards, where others are refused for that.
func (t *Table) sources(why interp.Refusal) string {
	if why.Cause != interp.Elsewhere || len(why.Of) != 1 || why.Of[0].Kind() != interp.Play {
		return ""
	}
	st, m := t.s.State, why.Of[0]
	var from []string
	for p := range t.s.Game.Piles() {
		n := m.N()
		if m.N() == st.Len(m.From()) {
			n = st.Len(p) // a whole pile, as that is
		}
		if p == m.To() || n == 0 || n > st.Len(p) {
			continue
		}
		if play := interp.PlayMove(p, m.To(), n); st.Legal(play) || st.Why(play).Cause == interp.Unlike {
			from = append(from, t.s.Labels.Pile(p))
		}
	}
	if len(from) == 0 || len(from) > mostSources {
		return ""
	}
	return t.s.Labels.Pile(m.To()) + " takes cards only from " + dsl.Listed(from, "and")
}

// started names the piles that something may not start, where they are several.
func (t *Table) started(why interp.Refusal) interp.Refusal {
	var to []int
	for _, m := range why.Of {
		if m.Kind() == interp.Play && !slices.Contains(to, m.To()) {
			to = append(to, m.To())
		}
	}
	if why.Says != interp.StartsNot || len(to) < 2 {
		return why
	}
	return why.Named(t.s.Labels.Where(notation.Miss{To: to}))
}

// isLabel reports whether a word names piles.
func (t *Table) isLabel(word string) bool {
	_, err := t.s.Labels.Find(word)
	return err == nil
}

// About tells which cards a move is about, as they lie now; "" where the move itself says it.
func (t *Table) About(m interp.Move) string { return t.about(m) }

// about tells which cards a move is about, as they lie now.
func (t *Table) about(m interp.Move) string {
	p := t.play(m, "")
	seen := t.cards()
	name := func(pile, at int) string {
		if pile < 0 || at < 0 || at >= len(seen[pile]) {
			return "an empty place"
		}
		return t.card(seen[pile][at])
	}
	switch m.Kind() {
	case interp.Play, interp.Pluck:
		what := name(p.From, p.At)
		switch {
		case p.N > 1 && t.voice.Short: // a narrow window has 40 columns
			what = fmt.Sprintf("%s and %d more", what, p.N-1)
		case p.N > 1:
			what = fmt.Sprintf("%s and %s on it", what, dsl.Many(p.N-1, "card"))
		}
		return what + " to " + t.target(p.To, seen[p.To])
	case interp.Swap:
		return name(p.From, p.At) + " for " + name(p.To, len(seen[p.To])-1)
	case interp.Set:
		var names []string
		for _, pile := range p.Piles {
			names = append(names, name(pile, len(seen[pile])-1))
		}
		return strings.Join(names, " and ")
	}
	if t.voice.Short {
		return "" // the move itself says it
	}
	if m.Kind() == interp.Turn {
		return "turn the stock"
	}
	return t.s.Labels.Format(t.s.State, m)
}

// target names a pile to which cards go, by the card that lies there on top.
func (t *Table) target(pile int, seen []string) string {
	z := t.s.Game.ZoneOf(pile)
	switch {
	case z.Kind == dsl.Discard && z.Count == 1: // nothing is played on what lies there
		return "the discard"
	case len(seen) > 0 && t.voice.Short:
		return t.card(seen[len(seen)-1])
	case len(seen) > 0:
		return t.card(seen[len(seen)-1]) + ", " + t.pileName(pile)
	case !t.voice.Short:
		return t.pileName(pile)
	case z.Kind == dsl.Foundations:
		return "a foundation"
	case z.Count == 1:
		return "the " + dsl.Visible(z.Title())
	}
	one, _ := z.Kind.Pile()
	return "an empty " + one
}

// told tells what a move has done since piles were as they were before: what went where, in the
// order in which it went, and what turned up. In short it is only what happened by itself, for the
// player sees his own move.
func (t *Table) told(before [][]string) []Said {
	if t.voice.Short {
		did := t.byItself()
		prefix := "By itself: "
		if !slices.ContainsFunc(did, func(s string) bool { return !strings.Contains(s, " turns up on ") }) {
			prefix = "" // that it does so by itself goes without saying
		}
		if len(did) == 0 {
			return nil
		}
		return []Said{t.list(prefix, did)}
	}
	return []Said{say(Info, "%s.", dsl.Capital(t.inWords(before, false, t.s.Made()[t.s.Count()-t.s.LastStep():])))}
}

// inWords tells of moves that were made, or taken back, since piles were as they were before: what
// went where; but of a turn or an action that moves much, what it is called and how much it moves.
// In short it is how the moves are typed.
func (t *Table) inWords(before [][]string, back bool, moves []string) string {
	if t.voice.Short {
		return strings.Join(moves, Between)
	}
	after, first := t.cards(), moves[0]
	if back {
		before, after, first = after, before, moves[len(moves)-1]
	}
	steps := steps(before, after)
	parts, action := t.went(after, steps), slices.Contains(t.s.Game.Actions(), first)
	verb, _, _ := strings.Cut(first, " ")
	switch much := len(parts) > mostParts; {
	case action && (much || back), much && verb == "turn":
		switch n := len(moves) - 1; {
		case n > 0:
			return first + t.left(first) + "; then " + dsl.Many(n, "more move")
		case !back && t.oneWay(steps):
			zone := t.s.Game.ZoneOf(steps[0].To)
			return fmt.Sprintf("%s%s: %s to %s", first, t.left(first), dsl.Many(cardsIn(steps), "card"),
				dsl.Visible(zone.Title()))
		}
		return first + t.left(first)
	case action:
		did := strings.Join(t.happened(before, after, steps, parts), "; ")
		return strings.TrimSuffix(first+t.left(first)+": "+did, ": ")
	}
	return cmp.Or(strings.Join(t.happened(before, after, steps, parts), "; "), strings.Join(moves, Between))
}

// left is how often an action may be done yet, behind its name, where that has a bound.
func (t *Table) left(action string) string {
	if left := view.Left(t.s.State, action); left != "" {
		return ", " + left
	}
	return ""
}

// cardsIn is how many cards some steps move.
func cardsIn(steps []Step) (n int) {
	for _, s := range steps {
		n += s.N
	}
	return n
}

// oneWay reports whether all cards went from one zone to another.
func (t *Table) oneWay(steps []Step) bool {
	from, to := t.s.Game.ZoneOf(steps[0].From), t.s.Game.ZoneOf(steps[0].To)
	return from != to && !slices.ContainsFunc(steps, func(s Step) bool {
		return t.s.Game.ZoneOf(s.From) != from || t.s.Game.ZoneOf(s.To) != to
	})
}

// mostParts is how much is told of what went where.
const mostParts = 4

// went tells what went where, in the order in which it went.
func (t *Table) went(after [][]string, steps []Step) (parts []string) {
	for i := 0; i < len(steps); i++ {
		if steps[i].From == steps[i].To { // below or above what went is told
			continue
		}
		n, least := t.closing(steps[i:]), fewClosing+1
		if t.s.Game.ZoneOf(steps[i].From).ClosesUp() != nil {
			least = 1
		}
		if own := least == 1 && i == 0; n >= least && !own { // the player's own move comes first
			i += n - 1
			if k := slices.Index(parts, closesUp); k >= 0 {
				parts[k] = closeUp
			} else if !slices.Contains(parts, closeUp) {
				parts = append(parts, closesUp)
			}
			continue
		}
		parts = append(parts, t.step(steps[i], after))
	}
	return parts
}

// happened is the first of what went where between two positions, and what turned up.
func (t *Table) happened(before, after [][]string, steps []Step, parts []string) []string {
	if n := len(parts) - mostParts; n > 0 {
		parts = append(parts[:mostParts-1], fmt.Sprintf("and %d more", n+1))
	}
	for p := range after {
		for i := 0; i < len(after[p]) && i < len(before[p]); i++ {
			came := func(s Step) bool { return s.To == p && s.Into <= i && i < s.Into+s.N }
			if before[p][i] == Hidden && after[p][i] != Hidden && len(parts) < 2*mostParts &&
				!slices.ContainsFunc(steps, came) {
				parts = append(parts, cardName(after[p][i])+" turns up on "+t.pileName(p))
			}
		}
	}
	return parts
}

// step tells what went where: of cards that go together the lowest, by which a run is called, but
// of those turned to a waste the one that can be played.
func (t *Table) step(s Step, after [][]string) string {
	what := dsl.Many(s.N, "card")
	low, top := after[s.To][s.Into], after[s.To][s.Into+s.N-1]
	switch {
	case low == Hidden:
	case s.N == 1:
		what = cardName(low)
	case t.s.Game.ZoneOf(s.To).Kind == dsl.Waste && top != Hidden:
		what = fmt.Sprintf("%s and %s below it", cardName(top), dsl.Many(s.N-1, "card"))
	default:
		what = fmt.Sprintf("%s and %s on it", cardName(low), dsl.Many(s.N-1, "card"))
	}
	return what + " to " + t.pileName(s.To)
}

// How a row of piles closes up is told, and how several do.
const (
	closesUp = "the row closes up"
	closeUp  = "the rows close up"
)

// fewClosing is how many piles that close up are still told one by one.
const fewClosing = 2

// closing is how many of the first steps are a row of piles that closes up: each goes as far to the
// front of its zone as the others.
func (t *Table) closing(steps []Step) int {
	g, n := t.s.Game, 0
	for n < len(steps) {
		s, first := steps[n], steps[0]
		by, goesOn := s.From-s.To, n == 0 || s.From > steps[n-1].From
		if by <= 0 || by != first.From-first.To || g.ZoneOf(s.From) != g.ZoneOf(s.To) || !goesOn {
			break
		}
		n++
	}
	return n
}

// byItself lists what the moves made by the last command did by themselves: what followed from each
// by the rules, and the moves made along with the first.
func (t *Table) byItself() (did []string) {
	s := t.s
	for i, told := range s.Told(s.Count()-s.LastStep(), s.LastStep()) {
		if i > 0 {
			did = append(did, told.Move)
		}
		for _, d := range told.Deeds[1:] {
			did = append(did, t.deed(d)...)
		}
	}
	return did
}

// deed writes what a deed did to the cards, as the board shows them.
func (t *Table) deed(d interp.Deed) []string {
	texts := t.s.Labels.Deed(d)
	for i := range texts {
		texts[i] = t.shown(texts[i])
	}
	return texts
}

// Standing says how the game stands, if it is over, waits or can get no further; else nothing.
func (t *Table) Standing() (said []Said, stuck bool) {
	st := t.s.State
	switch t.s.Status() {
	case interp.Won:
		return []Said{say(End, "You have won, in %s!%s", t.took(), view.Score(st))}, false
	case interp.Lost:
		if l := st.EndedBy(); l != nil {
			end := say(End, "You have lost. %s%s", prose.Phrase(t.s.Game.Sheet(), l), view.Score(st))
			end.Rules = []Quote{quote(l)}
			return []Said{end}, false
		}
		return []Said{say(End, "No move is left: the game is lost.%s", view.Score(st))}, false
	case interp.Faulted:
		return []Said{say(End, "The game stops: %s. This is a mistake in the rules.", st.Fault())}, false
	}
	if l, ok := st.Waiting(); ok {
		return []Said{say(Info, "The deal waits for your choice: %s.", t.toChoose(l))}, false
	}
	if begin := t.beginning(); begin != "" {
		return []Said{say(Info, "%s is the only move now.", begin)}, false
	}
	if !t.s.Stuck() {
		return nil, false
	}
	if len(st.Turns()) > 0 {
		return []Said{say(End, "You are stuck: no card can be played any more, however often you turn.")}, true
	}
	return []Said{say(End, "You are stuck: no move that changes anything is left.")}, true
}

// beginning is the action with which a game begins, where it is the only move; else "".
func (t *Table) beginning() string {
	if t.s.Count() > 0 {
		return ""
	}
	only := t.OnlyMove()
	switch {
	case only == nil || only.Make.Kind() != interp.Action:
		return ""
	case t.voice.Short:
		return "`" + only.Move + "`"
	}
	return dsl.Capital(only.Move)
}

// NoMove answers who asks for a move where there is none.
func (t *Table) NoMove() Said {
	if t.s.Status() == interp.Won {
		return say(Refused, "The game is won.")
	}
	return say(Refused, "No move is left.")
}

// Offers are the legal moves as choices, of those that make no difference the first.
func (t *Table) Offers() []Choice {
	st := t.s.State
	var out []Choice
	for _, same := range st.Alike(st.Moves(nil)) {
		out = append(out, t.choice(t.s.Labels.Format(st, same[0]), same[0]))
	}
	return out
}

// choice is a move as one of several.
func (t *Table) choice(text string, m interp.Move) Choice { return Choice{text, t.about(m), m} }

// cardName is a card in words.
func cardName(card string) string {
	k, err := cards.Parse(card)
	if err != nil {
		return "a face-down card"
	}
	return k.Name()
}
