package rules

import "pat/dsl"

// This file answers what a resolved form speaks of: the card that is played, its pile, the pass, a
// name that stands for a value. It is the one walk for such questions.

// SpeaksOf tells what a form speaks of.
func SpeaksOf(form any) (s dsl.Speaks) {
	add := func(yes bool, of dsl.Speaks) {
		if yes {
			s |= of
		}
	}
	Walk(form, func(n any) bool {
		switch t := n.(type) {
		case *Ref:
			add(t.Of == TheCard, dsl.OfCard)
			add(t.Of == TopCard || t.Of == BottomCard, dsl.OfEnd)
		case *Place:
			add(t.Kind == ThePile, dsl.OfPile)
			add(t.Kind == Beside, dsl.OfNeighbour)
			add(t.Kind == TheSource || t.Kind == TheTaken || t.Kind == TheLayer, dsl.OfPlace)
			add(t.Own || t.Other || t.Rest || t.Pick == TheNearest, dsl.OfPlace)
		case *PileNumber, *LineNumber:
			s |= dsl.OfNumber
		case *PileSuit:
			s |= dsl.OfProperty | dsl.OfPile
		case *Property:
			s |= dsl.OfProperty
			add(t.Ref == nil, dsl.OfCard)
		case *PassNumber, *PassIs:
			s |= dsl.OfPass
		case *FurtherCard:
			s |= dsl.OfRelation
		case *HomeCard:
			s |= dsl.OfHome
		case *Relation:
			add(!t.Beside(), dsl.OfRelation)
			add(t.Wraps, dsl.OfRound)
		case *SameLine, *Touching:
			s |= dsl.OfPlace
		case *Stands:
			add(t.Is == IsFull, dsl.OfFull)
			add(t.Is == AtHome, dsl.OfHome)
		}
		return true
	})
	switch f := form.(type) {
	case *Arrival:
		add(f.Set != nil && f.Set.Totals != nil, dsl.OfTotals)
	case *Move:
		add(f.LaysDown(), dsl.OfDown)
	case *TurnOver:
		add(f.Down, dsl.OfDown)
	}
	return s
}

// PerPile reports whether a form means something else for each pile: `pile number`, `row`, a list
// that was asked for.
func PerPile(form any) bool {
	return SpeaksOf(form)&dsl.OfNumber != 0 || Names(form, func(a Atom) bool {
		q, ok := a.(*Ask)
		return ok && q.Count > 1
	})
}

// Names reports whether a form has an atom of which something is so.
func Names(form any, so func(Atom) bool) bool {
	found := false
	Walk(form, func(n any) bool {
		a, ok := n.(Atom)
		found = found || ok && so(a)
		return !found
	})
	return found
}
