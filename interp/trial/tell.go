package trial

import (
	"fmt"
	"path"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file tells a report in sentences, and finds what the author will hardly have meant.

// games is how many games were played, and by how many of them somebody won.
func (r *Report) games() (n, wins int) {
	for _, p := range r.Players {
		n, wins = n+p.Games, wins+p.Won
	}
	return n, wins
}

// ended is how many games ended in a way.
func (r *Report) ended(how string) (n int) {
	for _, p := range r.Players {
		for _, e := range p.Ends {
			if e.How == how {
				n += e.Games
			}
		}
	}
	return n
}

// judge finds what the author will hardly have meant. A new finding is a line here with a name of
// its own, which stands in the JSON and stays. Findings say what was seen, not that it is wrong;
// where there are no games there are none.
func (r *Report) judge() {
	find := func(name, format string, args ...any) {
		r.Findings = append(r.Findings, Finding{name, fmt.Sprintf(format, args...)})
	}
	games, wins := r.games()
	if games == 0 {
		return
	}
	n := r.Solver
	switch {
	case wins+n.Won > 0:
	case n.Deals > 0 && n.Unwinnable == n.Deals:
		find("never-won", "No deal can be won: the solver proves it of all %d it was asked of.", n.Deals)
	case n.Unwinnable > 0:
		deals := dsl.Many(n.Deals, "deal")
		find("never-won", "Nobody won: of %d of %s it is proved that nobody can.", n.Unwinnable, deals)
	default:
		find("never-won", "Nobody won a game.")
	}
	for _, p := range r.Players {
		if p.Player == "random" && p.Games > 0 && p.Won == p.Games {
			find("always-won", "The game wins itself: whoever moves at random wins every time.")
		}
	}
	if k := r.ended(faulted); k > 0 {
		find("faulted", "%s by a mistake in the rules: what happens by itself never comes to an end.", stops(k))
	}
	if r.Dead == r.Asked && r.Dead > 0 {
		find("no-start", "No move is legal once the cards are dealt, in any deal.")
	} else if r.Dead > 0 {
		find("no-start", "In %d of %s no move is legal once the cards are dealt.", r.Dead, dsl.Many(r.Done, "deal"))
	}
	if r.Choice.Most == 1 {
		find("no-choice", "There is never a choice: only one move is legal at a time.")
	}
	for _, l := range r.Unused {
		if l.ends() && wins+n.Won == 0 {
			continue // said already
		}
		find("unused-line", "%s:%d: `%s` was never used: %s.",
			path.Base(l.File), l.Line, l.Text, l.useless())
	}
	for _, z := range r.Zones {
		find("idle-zone", map[string]string{
			neverHeld: "No card ever lies on the %s.",
			neverGot:  "No card ever comes to the %s in play.",
			neverGave: "No card ever leaves the %s.",
		}[z.What], z.Zone)
	}
	if len(r.Still) > 0 {
		find("still-card", "Never moved from where it was dealt: %s.", some(r.Still))
	}
}

// ends reports whether a line says how a game is won or lost.
func (l Line) ends() bool {
	_, ok := l.line.Form.(*rules.Goal)
	return ok
}

// useless is what it means that a line was never used. What is said depends on what the line would
// have done: act by itself, end a game, allow a move or forbid one.
func (l Line) useless() string {
	switch l.line.In {
	case rules.InDeal, rules.InMay, rules.InAfter, rules.AtAfter:
		return "it never acted"
	}
	if l.ends() {
		return "no game ended by it"
	}
	if allows(l.line.Form) {
		return "no move was legal by it"
	}
	return "it forbade no move"
}

func stops(n int) string {
	if n == 1 {
		return "One game stops"
	}
	return fmt.Sprintf("%d games stop", n)
}

// mostNamed is how many cards are named.
const mostNamed = 12

func some(names []string) string {
	if n := len(names) - mostNamed; n > 1 {
		return strings.Join(names[:mostNamed], " ") + fmt.Sprintf(" and %d more", n)
	}
	return strings.Join(names, " ")
}

// Sentences tells the report to people: paragraphs, and what is found last, a sentence each.
func (r *Report) Sentences() []string {
	games, _ := r.games()
	head := fmt.Sprintf("%s: %s, played at random and greedily (seed %d)", r.Game, r.dealt(), r.Seed)
	if r.Solver.Deals > 0 {
		head += fmt.Sprintf("; %d given to the solver, %d positions each at most", r.Solver.Deals, r.Solver.Positions)
	}
	out := []string{head + "."}
	if games == 0 {
		return append(out, "No game came to its end.")
	}
	out = append(out, r.wins(), r.choices())
	for _, p := range r.Players {
		out = append(out, p.sentence(r.plan.Moves))
	}
	for _, u := range r.Unspent {
		out = append(out, fmt.Sprintf("%s ended with no move left while `may %s` had uses left.",
			dsl.Many(u.Games, "game"), u.Action))
	}
	if len(r.Findings) == 0 {
		out = append(out, "Every line of the rules was used, every zone, and every card moved.")
	}
	return out
}

// dealt is how many deals were played.
func (r *Report) dealt() string {
	if r.Done < r.Asked {
		return fmt.Sprintf("%d of the %d deals %s", r.Done, r.Asked, r.Deals)
	}
	return "deals " + r.Deals
}

// wins tells who wins how often, and what that says of the game. The solver is compared with the
// best of the players by their shares, though it was given fewer deals: so only large differences
// are told.
func (r *Report) wins() string {
	var parts []string
	if n := r.Solver; n.Deals > 0 {
		part := fmt.Sprintf("the solver wins %d of %d", n.Won, n.Deals)
		if n.Unwinnable > 0 {
			part += fmt.Sprintf(", %d cannot be won", n.Unwinnable)
		}
		if n.Unknown > 0 {
			part += fmt.Sprintf(", of %d it does not know", n.Unknown)
		}
		parts = append(parts, part)
	}
	best := 0.0
	for _, p := range r.Players {
		if p.Games > 0 {
			parts = append(parts, fmt.Sprintf("the %s player wins %d of %d", p.Player, p.Won, p.Games))
			best = max(best, float64(p.Won)/float64(p.Games))
		}
	}
	said := dsl.Capital(strings.Join(parts, "; ")) + "."
	if n := r.Solver; n.Deals > 0 && n.Won > 0 {
		switch can := float64(n.Won) / float64(n.Deals); {
		case can-best > 0.3:
			said += " Looking ahead pays: most wins are not found without it."
		case best > 0.9*can:
			said += " Looking ahead hardly pays: whoever plays what comes first wins nearly as often."
		}
	}
	return said
}

// choices tells among how many moves there is to choose. A position counts each time it is met.
// Moves that lead to the same position are one.
func (r *Report) choices() string {
	c := r.Choice
	if c.Positions == 0 {
		return "No move was made."
	}
	return fmt.Sprintf(
		"There are %d to %d different moves at a time, in the middle %d; %s of the positions leave but one.",
		c.Least, c.Most, c.Median, percent(c.Single),
	)
}

// percent is a share in words that never round something to nothing.
func percent(x float64) string {
	switch p := 100 * x; {
	case x == 0:
		return "none"
	case p < 1:
		return "less than 1 %"
	case p > 99 && x < 1:
		return "more than 99 %"
	default:
		return fmt.Sprintf("%.0f %%", p)
	}
}

// sentence tells how the games of a player end, and how long they are.
func (p *Played) sentence(most int) string {
	if p.Games == 0 {
		return fmt.Sprintf("The %s player came to no end.", p.Player)
	}
	var ends []string
	for _, e := range p.Ends {
		how := e.How
		if how == endless {
			how = fmt.Sprintf("not over after %d moves", most)
		}
		ends = append(ends, fmt.Sprintf("%s %d", how, e.Games))
	}
	return fmt.Sprintf("How %s games end: %s. They take %d to %d moves, in the middle %d.",
		p.Player, strings.Join(ends, ", "), p.Moves.Least, p.Moves.Most, p.Moves.Median)
}
