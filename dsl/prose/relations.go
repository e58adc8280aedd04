package prose

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// suitly is a suit relation as cards are built: in suit, regardless of suit.
func suitly(r *dsl.SuitRel) string {
	if r == nil {
		return ""
	}
	switch r.In {
	case "suit":
		return "in suit"
	case "alternating":
		return "in alternating colours"
	case "colour":
		return "in the same colour"
	case "other":
		return "in any suit but that of the card below"
	}
	return "regardless of suit"
}

// alike is a suit relation as what a card has in common with another.
func alike(r *dsl.SuitRel) string {
	if r == nil {
		return ""
	}
	switch r.In {
	case "suit":
		return "of the same suit"
	case "alternating":
		return "of the opposite colour"
	case "colour":
		return "of the same colour"
	case "other":
		return "of another suit"
	}
	return ""
}

// ways is the direction of a relation: up, down, up or down.
func ways(r *dsl.Relation) string {
	switch {
	case r.GoesUp() && r.GoesDown():
		return "up or down"
	case r.GoesUp():
		return "up"
	}
	return "down"
}

// lowest and highest are the ends of the ranks.
func (t *teller) lowest() cards.Rank  { return t.Pack.RankAt(1) }
func (t *teller) highest() cards.Rank { return t.Pack.RankAt(0) }

// step is the step of a relation, if it is known before the deal.
func (t *teller) step(r *dsl.Relation) (int, bool) {
	if r.By == nil {
		return 1, true
	}
	v, ok := t.env(nil, -1).Value(t.ValueOf(r.By), rules.None, rules.None)
	return v.N, ok
}

// builtly is how cards are built: down in alternating colours, up by twos in suit.
func (t *teller) builtly(r *dsl.Relation) string {
	text := ways(r)
	if r.By != nil {
		if n, ok := t.constant(r.By); ok && n.Sort == rules.Number {
			text += " by " + manifold(n.N)
		} else {
			text += t.steps(r.By)
		}
	}
	text = join(text, suitly(r.SuitRel))
	if r.Wrapping {
		text += ", " + t.round(r)
	}
	switch {
	case r.AllWay:
		text += "; the direction first taken on any of these piles then holds for all of them"
	case r.Either:
		text += "; a " + t.say.place + " may turn round at any card"
	case r.OneWay:
		text += "; a " + t.say.place + " keeps the direction in which it has been begun"
	}
	if p := r.After; p != nil {
		text += ", as compared with " + t.topOf(p)
	} else if p := r.As; p != nil {
		text += ", as compared with " + t.topOf(p)
	}
	return text
}

// steps is a step that is not the same everywhere.
func (t *teller) steps(v *dsl.Value) string {
	if x := v.Sole(); x != nil {
		switch {
		case x.PileNo:
			return " by steps of the number of " + t.say.pile +
				" (by ones on the first, by twos on the second, and so on)"
		case x.Of == "suit" && x.Ref == nil:
			text := " by steps that differ from suit to suit: "
			var ws []string
			for i, s := range t.Pack.Suits {
				ws = append(ws, s.String()+" by "+manifold(i+1))
			}
			return text + dsl.Listed(ws, "and") + ";"
		}
	}
	return " by steps of " + t.value(v)
}

// round tells what wrapping means: which end of the ranks goes on the other.
func (t *teller) round(r *dsl.Relation) string {
	lo, hi := t.lowest(), t.highest()
	n, ok := t.step(r)
	switch {
	case !ok || n != 1:
		return "counting on from " + hi.String() + " to " + lo.String()
	case r.GoesUp() && r.GoesDown():
		return hi.String() + " and " + lo.String() + " being next to each other"
	case r.GoesUp():
		return lo.Plural() + " following " + hi.Plural()
	}
	return hi.Plural() + " following " + lo.Plural()
}

// related is a relation as what a card is in comparison with another: one rank higher than the
// top card and of the same suit. What it is compared with may be said by the relation itself.
func (t *teller) related(r *dsl.Relation, to string) string {
	if r.After != nil {
		to = t.topOf(r.After)
	} else if r.As != nil {
		to = t.topOf(r.As)
	}
	if r.Alike != "" {
		text := "of the same " + r.Of
		than := " as "
		if r.Alike == "other" {
			text, than = "of another "+r.Of, " than "
		}
		switch {
		case to == "it" && r.Alike == "same":
			text = "of its " + r.Of
		case to == "it":
			text += " than its own"
		case to != "":
			text += than + to
		}
		if s := alike(r.AndSuit); s != "" {
			text += " and " + s
		}
		return text
	}
	by := "one rank"
	if r.By != nil {
		if n, ok := t.constant(r.By); ok && n.Sort == rules.Number {
			by = count(n.N, "rank", "ranks")
		} else {
			by = "higher or lower by " + t.value(r.By) + ", that is"
		}
	}
	text := by + " higher"
	switch {
	case r.GoesUp() && r.GoesDown():
		text = by + " higher or lower"
	case r.GoesDown():
		text = by + " lower"
	}
	if to != "" {
		text += " than " + to
	}
	if s := alike(r.SuitRel); s != "" {
		text += " and " + s
	} else if r.SuitRel != nil {
		text += " in any suit"
	}
	if r.Wrapping {
		text += ", " + t.round(r)
	}
	if r.OneWay {
		text += ", in the direction in which the pile goes"
	}
	return text
}
