package dsl

import (
	"iter"
	"reflect"
	"sync"
)

// This file answers what is in a line. It is the one walk over the expression layer for such
// questions.

// Walk visits a node of the tree and everything in it, parents first. The visitor gets pointers to
// nodes (*Cond, *Place, …) and says whether to go on inside. It is never used in play.
func Walk(node any, visit func(any) bool) {
	if v := reflect.ValueOf(node); v.IsValid() {
		walk(v, shaped(v.Type()), visit)
	}
}

// walk goes into structs, pointers and lists of the tree, whatever they are: a field that is new to
// a production is walked without a line here.
func walk(v reflect.Value, of *shape, visit func(any) bool) {
	switch of.kind {
	case reflect.Interface:
		if !v.IsNil() {
			walk(v.Elem(), shaped(v.Elem().Type()), visit)
		}
	case reflect.Pointer:
		if v.IsNil() || of.in.kind == reflect.Struct && !visit(v.Interface()) {
			return
		}
		walk(v.Elem(), of.in, visit)
	case reflect.Struct:
		for _, b := range of.branches {
			walk(v.Field(b.field), b.to, visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), of.in, visit)
		}
	}
}

// A shape is what walk has to know of a type. It is found out once, for looking a field up by
// reflection takes longer than all else.
type shape struct {
	kind     reflect.Kind
	in       *shape   // of what a pointer points to, and of the elements of a list
	branches []branch // of a struct
}

// A branch is a field of a node that may hold nodes: neither words and numbers nor where it stands.
type branch struct {
	field int
	to    *shape
}

// shapes remembers those of types that have been met; shaping is held while others are made.
var (
	shapes  sync.Map // of reflect.Type: *shape
	shaping sync.Mutex
)

// shaped is the shape of a type.
func shaped(t reflect.Type) *shape {
	if known, ok := shapes.Load(t); ok {
		return known.(*shape)
	}
	shaping.Lock()
	defer shaping.Unlock()
	made := map[reflect.Type]*shape{}
	out := makeShape(t, made)
	for t, s := range made { // only now are they whole
		shapes.Store(t, s)
	}
	return out
}

// makeShape is shaped, of types that may hold one another.
func makeShape(t reflect.Type, made map[reflect.Type]*shape) *shape {
	if s := made[t]; s != nil {
		return s
	}
	s := &shape{kind: t.Kind()}
	made[t] = s
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		s.in = makeShape(t.Elem(), made)
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			in := f.Type
			for in.Kind() == reflect.Slice || in.Kind() == reflect.Pointer {
				in = in.Elem()
			}
			holds := in.Kind() == reflect.Struct || in.Kind() == reflect.Interface
			if f.IsExported() && holds && in != reflect.TypeFor[Span]() && in != reflect.TypeFor[Pos]() {
				s.branches = append(s.branches, branch{i, makeShape(f.Type, made)})
			}
		}
	}
	return s
}

func (e *Ending) ends() (*Times, *Guard) { return e.Times, e.Guard }
func (w *When) ends() (*Times, *Guard)   { return nil, w.Guard }

// Ends is how often a line may be used and when it holds; nil where it does not say so.
func Ends(s Stmt) (*Times, *Guard) {
	if e, ok := s.(interface{ ends() (*Times, *Guard) }); ok {
		return e.ends()
	}
	return nil, nil
}

func (a *Arrive) arrive() *Arrive { return a }

// Arriving is the end of a line that lets cards come, or nil.
func Arriving(s Stmt) *Arrive {
	if a, ok := s.(interface{ arrive() *Arrive }); ok {
		return a.arrive()
	}
	return nil
}

// Routes lists the places that a line names for cards to come from or go to in play, and a choice
// of the player in the deal; nil for those it leaves open.
func Routes(s Stmt) []*Places {
	switch t := s.(type) {
	case *Plays:
		return []*Places{t.To}
	case *Worry:
		return []*Places{t.To}
	case *Unit:
		return []*Places{t.To}
	case *Swap:
		return []*Places{t.From}
	case *Counts:
		return []*Places{t.From}
	case *Player:
		return []*Places{t.From, t.To}
	}
	if a := Arriving(s); a != nil {
		return []*Places{a.From}
	}
	return nil
}

// Speaks is a set of things that words may speak of: the card that is played, its pile, the pass, a
// name that stands for a value.
type Speaks uint32

// What words may speak of.
const (
	OfCard      Speaks = 1 << iota // the card that comes or is asked about: `card`, `rank` by itself
	OfEnd                          // the top or bottom card of the pile: `top`, `bottom`
	OfPile                         // the pile of the rule
	OfNeighbour                    // a pile beside it
	OfNumber                       // its number, row or column
	OfPlace                        // what else is seen from it: `source`, `layer`, `own`, `other`, `touching`
	OfProperty                     // the rank, suit, colour or worth of some card
	OfRelation                     // how a card stands to that of the rule: `same rank`, `any higher`
	OfPass                         // the number of the pass
	OfFull                         // whether piles are full
	OfHome                         // whether cards are home
	OfTotals                       // what cards count together
	OfRound                        // ranks that go round
	OfDown                         // cards laid face down

	// OfPlay is what is there only while a card is played: not the state of the game alone.
	OfPlay = OfCard | OfEnd | OfPile | OfNeighbour | OfNumber | OfPlace
)

// Named lists the names in some words that stand for values, with where they stand: of options,
// their choices, numbers asked, counters.
func Named(root any) iter.Seq2[string, Span] {
	return func(yield func(string, Span) bool) {
		more := true
		Walk(root, func(n any) bool {
			name, at := "", Span{}
			switch t := n.(type) {
			case *Num:
				name, at = t.Name, t.Span
			case *Card:
				name, at = t.Name, t.Span
			case *Atom:
				name, at = t.Name, t.Span
			case *Index:
				name, at = t.Name, t.Span
			}
			more = more && (name == "" || yield(name, at))
			return more
		})
	}
}

// AsksFor reports whether some words ask for the value of a name.
func AsksFor(root any, name string) bool {
	for n := range Named(root) {
		if n == name {
			return true
		}
	}
	return false
}
