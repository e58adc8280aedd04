package dsl

import (
	"reflect"
	"sync"
)

// Walk visits a node of the tree and everything in it, parents first. The visitor gets pointers to
// nodes (*Cond, *Place, …) and says whether to go on inside. It is never used in play.
func Walk(node any, visit func(any) bool) {
	walk(reflect.ValueOf(node), visit)
}

func walk(v reflect.Value, visit func(any) bool) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		if v.Kind() == reflect.Pointer && v.Elem().Kind() == reflect.Struct && !visit(v.Interface()) {
			return
		}
		walk(v.Elem(), visit)
	case reflect.Struct:
		for _, i := range branches(v.Type()) {
			walk(v.Field(i), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	}
}

// branchesOf remembers branches: looking a field up by reflection takes longer than all else.
var branchesOf sync.Map // of reflect.Type: []int

// branches lists the fields of a type of node that may hold nodes: neither words and numbers nor
// where it stands.
func branches(t reflect.Type) []int {
	if known, ok := branchesOf.Load(t); ok {
		return known.([]int)
	}
	var out []int
	for i := range t.NumField() {
		f := t.Field(i)
		in := f.Type
		for in.Kind() == reflect.Slice || in.Kind() == reflect.Pointer {
			in = in.Elem()
		}
		holds := in.Kind() == reflect.Struct || in.Kind() == reflect.Interface
		if f.IsExported() && holds && in != reflect.TypeFor[Span]() && in != reflect.TypeFor[Pos]() {
			out = append(out, i)
		}
	}
	branchesOf.Store(t, out)
	return out
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
	case *Move:
		return []*Places{t.To}
	case *Swap:
		return []*Places{t.From}
	case *Player:
		return []*Places{t.From, t.To}
	}
	if a := Arriving(s); a != nil {
		return []*Places{a.From}
	}
	return nil
}
