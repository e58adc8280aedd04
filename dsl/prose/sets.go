package prose

import (
	"pat/dsl"
)

// collected tells a line that collects several cards in one move.
func (t *teller) collected(k *dsl.Takes) string {
	s := k.Set
	u := t.as(t.collecting())
	if s.Sequence {
		u.say.pile, u.say.source = "its pile", "the pile it comes from"
	}
	verb := u.away()
	goes, together := " may be "+verb, " together,"
	switch {
	case k.Once && s.Sequence:
		goes = " is " + verb + " at once,"
	case k.Once:
		goes, together = " are "+verb, " together, at once,"
	}
	if s.Sequence {
		return "a whole " + u.sequence(s.Seq) + ", lying on top of one pile" + u.ofPlaces(k.From) +
			" and movable as a unit," + goes + " in one move" + comma(u.ending(&k.Arrive))
	}
	text := ""
	switch {
	case s.Pair != nil:
		text = "two available cards" + u.paired(s.Pair)
	case s.Listed != nil:
		var ws []string
		for _, c := range s.Listed {
			ws = append(ws, u.card(c, "").single())
		}
		text = dsl.Listed(ws, "and")
	case s.AnyMany:
		text = "any two or more available cards" + u.belonging(s.Alike)
	case s.ToNumber != "":
		text = number(dsl.Number(s.Number)) + " to " + number(dsl.Number(s.ToNumber)) + " available cards" +
			u.belonging(s.Alike)
	case s.Number == "2":
		text = "two available cards" + u.paired(s.Alike)
	default:
		text = count(dsl.Number(s.Number), "available card", "available cards") + u.belonging(s.Alike)
	}
	return text + goes + together + " taken from different " + u.pilesOrPlaces(k.From) + u.fromTops(k.From) +
		u.laid(s) + comma(u.ending(&k.Arrive))
}

// laid tells in which order collected cards come to lie; on a discard it does not matter.
func (t *teller) laid(s *dsl.Set) string {
	if t.zone == nil || t.zone.Kind == dsl.Discard {
		return ""
	}
	x := s.Alike
	if s.Pair != nil {
		x = s.Pair
	}
	ordered := x != nil && x.Rel != nil && x.Rel.Alike == ""
	switch {
	case s.Listed != nil:
		return ", laid in this order, the first lowest"
	case ordered && s.Pair == nil && s.Number != "2":
		return ", laid in that order"
	case ordered && !x.Rel.GoesDown():
		return ", the higher laid on the lower"
	case ordered && !x.Rel.GoesUp():
		return ", the lower laid on the higher"
	}
	return ", laid in the order of their piles"
}

// away is what is done with collected cards.
func (t *teller) away() string {
	switch {
	case t.zone != nil && t.zone.Kind == dsl.Discard:
		return "discarded"
	case t.zone != nil && t.zone.Piles == 1:
		return "moved here, if nothing lies here,"
	}
	return "moved to an empty " + t.say.place
}

// belonging tells what makes collected cards belong together.
func (t *teller) belonging(x *dsl.Alike) string {
	switch {
	case x == nil:
		return ""
	case x.Rel == nil:
		var ws []string
		for _, n := range x.Totals {
			if n.Name == "" {
				ws = append(ws, n.Digits)
			} else {
				ws = append(ws, t.named(n.Name))
			}
		}
		return " that total " + dsl.Listed(ws, "or")
	case x.Rel.Alike == "same":
		return " " + t.related(x.Rel, "")
	case x.Rel.Alike != "":
		return " that differ in " + x.Rel.Of + t.both(x.Rel.AndSuit)
	}
	return " that can be laid in order, each " + t.related(x.Rel, "the one before") + ","
}

// paired is belonging for two cards: either of them may come first.
func (t *teller) paired(x *dsl.Alike) string {
	if x == nil || x.Rel == nil || x.Rel.Alike != "" {
		return t.belonging(x)
	}
	by := "one rank"
	if x.Rel.By != nil {
		by = t.value(x.Rel.By) + " ranks"
	}
	text := " that differ by " + by
	if x.Rel.Wrapping {
		text += " (" + t.highest().String() + " and " + t.lowest().String() + " being next to each other)"
	}
	return text + t.both(x.Rel.SuitRel)
}

// both is a suit relation that holds beside another.
func (t *teller) both(r *dsl.SuitRel) string {
	if s := alike(r); s != "" {
		return " and are " + s
	}
	return ""
}

// pilesOrPlaces is what collected cards are taken from.
func (t *teller) pilesOrPlaces(ps *dsl.Places) string {
	zs := t.Zones
	if ps != nil {
		zs = nil
		for _, p := range ps.Any {
			if p.Zone != nil {
				zs = append(zs, t.Zone(p.Zone.Word)...)
			}
		}
	}
	return t.lain(zs).many
}

// fromTops tells from which piles collected cards come; without `from`, from every pile in play.
func (t *teller) fromTops(ps *dsl.Places) string {
	if ps != nil {
		return " of " + t.places(ps)
	}
	var ws []string
	for _, z := range t.Zones {
		if z.Kind.Offers() && (t.zone != z || z.Kind.Shifts()) {
			ws = append(ws, zoneName(t.Sheet, z).text)
		}
	}
	if ws == nil {
		return ""
	}
	return " of " + dsl.Listed(ws, "or")
}

func (t *teller) ofPlaces(ps *dsl.Places) string {
	if ps == nil {
		return ""
	}
	return " of " + t.places(ps)
}
