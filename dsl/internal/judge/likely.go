package judge

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what other lines make likely of one that is missing or contradicts them: the
// way in which a pile is built, what it begins with, when the game is won.

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

// LikelyBase is the line that says what a foundation begins with, by what the deal lays there and
// the way in which it is built; "" where these do not say it.
func (c *Judge) LikelyBase(z *rules.Zone) string {
	for _, step := range c.Sheet.Deals {
		m, ok := step.(*rules.Move)
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
			return "base " + ranks[0] + " of " + suits[0]
		case len(suits) > 0:
			return ""
		case len(ranks) == 1:
			return "base " + ranks[0]
		case len(ranks) == 0 && m.What != rules.RestCards && !m.PicksOut():
			return "base rank of first card"
		}
		return ""
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
