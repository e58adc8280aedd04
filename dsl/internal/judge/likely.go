package judge

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what other lines make likely of one that is missing or contradicts them: the
// way in which a pile is built, what it begins with, when the game is won; and of a list of ranks,
// which rank is missing in it or too many.

// Way is the way in which cards are built in some zones: 1 up, -1 down, 0 where it is both or not
// known.
func Way(zones ...*rules.Zone) int {
	way := 0
	for _, z := range zones {
		for _, a := range z.Arrivals((*rules.Arrival).Builds) {
			rel := a.Sole().Relation()
			if rel == nil || !rel.OneDirection() {
				return 0
			}
			this := 1
			if rel.Down {
				this = -1
			}
			if way != 0 && way != this {
				return 0
			}
			way = this
		}
	}
	return way
}

// LikelyGoal is the goal of most games that have such zones; "" where they have many.
func (c *Judge) LikelyGoal() string {
	has := func(kind dsl.Kind) bool {
		return slices.ContainsFunc(c.Sheet.OfKind(kind), func(z *rules.Zone) bool { return !z.Implicit })
	}
	home := func(z *rules.Zone) bool { return z.Kind == dsl.Tableau && len(rules.All[*dsl.Home](z)) > 0 }
	builds := func(z *rules.Zone) bool { return z.Kind == dsl.Waste && z.Arrivals((*rules.Arrival).Builds) != nil }
	switch {
	case has(dsl.Foundations):
		return "win when foundations full"
	case slices.ContainsFunc(c.Sheet.Zones, home):
		return "win when tableau home"
	case has(dsl.Discard):
		return "win when all cards in discard"
	case slices.ContainsFunc(c.Sheet.Zones, builds):
		return "win when tableau empty"
	}
	return ""
}

// goalMeans is what is so in a game that is won by a goal.
var goalMeans = map[string]string{
	"win when foundations full":         "the foundations are to be filled",
	"win when all cards on foundations": "all cards are to come to the foundations",
	"win when tableau home":             "all cards are to come home",
	"win when all cards in discard":     "all cards are to leave",
	"win when tableau empty":            "the tableau is to be cleared",
}

// OfferGoal offers the goal of most games that have such zones, to those who mean it.
func (c *Judge) OfferGoal(d *dsl.Diagnostic) bool {
	goal := c.LikelyGoal()
	if goal == "" {
		return false
	}
	d.Offer(c.Sheet.Source().Added(goal).If(goalMeans[goal]))
	return true
}

// OfferOtherGoal offers the goal of most games that have such zones in the place of another.
func (c *Judge) OfferOtherGoal(d *dsl.Diagnostic, l *dsl.Line) {
	if goal := c.LikelyGoal(); goal != "" && goal != l.Text() {
		If(d, goalMeans[goal], func() { c.OfferWhole(d, l.Span, goal) })
	}
}

// DealtBase is the line that says what a foundation begins with, by what the deal lays there; ""
// where it does not say it. Laid reports whether the deal lays anything there.
func (c *Judge) DealtBase(z *rules.Zone) (line string, laid bool) {
	for _, step := range c.Sheet.Deals {
		m, ok := step.(*rules.MoveStep)
		if !ok || c.SpeaksOf(m.To, z) == nil || m.What == rules.BaseCards {
			continue
		}
		var ranks, suits []string
		for _, w := range m.Line.Words {
			if w.Type == dsl.TokRank && !slices.Contains(ranks, w.Value) {
				ranks = append(ranks, w.Value)
			}
			if w.Type == dsl.TokSuit {
				suits = append(suits, w.Value)
			}
		}
		switch {
		case len(ranks) == 1 && len(suits) == 1:
			return "base " + ranks[0] + " of " + suits[0], true
		case len(suits) > 0:
			return "", true
		case len(ranks) == 1:
			return "base " + ranks[0], true
		case len(ranks) == 0 && m.What != rules.RestCards && !m.PicksOut():
			return "base rank of first card", true
		}
		return "", true
	}
	return "", false
}

// LikelyBase is the line that says what a foundation begins with, by what the deal lays there and
// the way in which it is built; "" where these do not say it.
func (c *Judge) LikelyBase(z *rules.Zone) string {
	if line, laid := c.DealtBase(z); laid {
		return line
	}
	goesRound := func(a *rules.Arrival) bool {
		rel := a.Sole().Relation()
		return a.Builds() && (rel == nil || rel.Wraps)
	}
	order := c.Sheet.Pack.Order
	if len(order) == 0 || z.Arrivals(goesRound) != nil {
		return ""
	}
	switch Way(z) {
	case 1:
		return "base " + order[0].String()
	case -1:
		return "base " + order[len(order)-1].String()
	}
	return ""
}

// LikelyBuild is the line that says what goes on a foundation, by what it begins with.
func (c *Judge) LikelyBuild(z *rules.Zone) string {
	l, order := rules.LineOf[*dsl.Base](z), c.Sheet.Pack.Order
	switch {
	case l == nil || len(order) == 0:
	case z.FirstRank():
		return "build up in suit wrapping"
	case l.Text() == "base "+order[0].String():
		return "build up in suit"
	case l.Text() == "base "+order[len(order)-1].String():
		return "build down in suit"
	}
	return ""
}

// OfferRanks offers, in the place of a list of ranks, those with one more of some ranks, or with
// one less where none are given, that are the most regular; of many that are alike none. Ranks are
// told by their places in the pack. Runs says that `ace to king` is a list as well.
func (c *Judge) OfferRanks(d *dsl.Diagnostic, at dsl.Span, list, more []int, runs bool) {
	var lists [][]int
	for i := range len(list) + 1 {
		for _, r := range more {
			lists = append(lists, slices.Insert(slices.Clone(list), i, r))
		}
		if more == nil && i < len(list) {
			lists = append(lists, slices.Delete(slices.Clone(list), i, i+1))
		}
	}
	c.OfferLists(d, at, lists, runs)
}

// OfferLists offers, in the place of a list of ranks, of some lists those that are the most
// regular; of many that are alike none.
func (c *Judge) OfferLists(d *dsl.Diagnostic, at dsl.Span, lists [][]int, runs bool) {
	var texts []string
	best := 1
	for _, l := range lists {
		switch n, text := c.steadiness(l), c.rankList(l, runs); {
		case n > best:
			texts, best = []string{text}, n
		case n == best && !slices.Contains(texts, text):
			texts = append(texts, text)
		}
	}
	if len(texts) > 2 || len(texts) == 0 || 2*best < len(lists[0])-1 {
		return
	}
	d.About.Several = len(texts) > 1
	for _, text := range texts {
		c.OfferWhole(d, at, text)
	}
}

// steadiness is how often a list of ranks goes on as it went before: by as many ranks as from the
// last to this, or, where two or three lists go side by side in it, by as many as in one of them.
func (c *Judge) steadiness(list []int) (most int) {
	n := len(c.Sheet.Pack.Order)
	step := func(a, b int) int { return (b - a + n) % n }
	for beside := 1; beside <= 3; beside++ {
		steady := 0
		for i := 2 * beside; i < len(list); i++ {
			if step(list[i-2*beside], list[i-beside]) == step(list[i-beside], list[i]) {
				steady++
			}
		}
		most = max(most, steady)
	}
	return most
}

// leastRun is how many ranks one after another are written as `ace to king`.
const leastRun = 4

// rankList writes a list of ranks; with runs from the first to the last of those that follow one
// another, up or down.
func (c *Judge) rankList(list []int, runs bool) string {
	var ws []string
	for i := 0; i < len(list); {
		end := i + 1
		for end < len(list) && end > i && list[end]-list[end-1] == list[min(i+1, len(list)-1)]-list[i] {
			end++
		}
		steps := end - 1 - i
		if way := list[end-1] - list[i]; runs && end-i >= min(leastRun, len(list)) && (way == steps || way == -steps) {
			ws = append(ws, c.Sheet.Pack.RankAt(list[i]).String(), "to", c.Sheet.Pack.RankAt(list[end-1]).String())
			i = end
			continue
		}
		ws = append(ws, c.Sheet.Pack.RankAt(list[i]).String())
		i++
	}
	return strings.Join(ws, " ")
}
