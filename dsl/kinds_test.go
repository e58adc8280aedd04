package dsl

import (
	"slices"
	"strings"
	"testing"
)

// Every kind has a row of the table with all that every kind must have. What is missing is named.
func TestEveryKindHasItsRow(t *testing.T) {
	letters := map[string]Kind{}
	for _, k := range AllKinds() {
		f := &kindTable[k]
		for what, said := range map[string]string{
			"word": f.word, "tier": string(f.tier), "usage": f.usage, "meaning": f.meaning, "example": f.example,
			"pile": f.pile, "piles": f.piles, "alone": f.alone, "together": f.together, "every": f.every,
			"letter": f.letter,
		} {
			if said == "" {
				t.Errorf("kind %d (%s) says nothing of its %s", k, f.word, what)
			}
		}
		if f.gives == 0 || f.facing == 0 || f.showing == 0 {
			t.Errorf("%s does not say when it gives its cards, how they lie there or how they are shown", k)
		}
		if had, ok := letters[f.letter]; ok {
			t.Errorf("%s and %s have one letter for their labels, %s", had, k, f.letter)
		}
		letters[f.letter] = k
		if KindNamed(f.word) != k || k.String() != f.word {
			t.Errorf("%q means %v", f.word, KindNamed(f.word))
		}
		if head, _, _ := strings.Cut(f.usage, " "); head != f.word {
			t.Errorf("the head of %s is written %q", k, f.usage)
		}
		if head, ds := Parse("x.pat", []byte("game X\n"+f.example+"\n"), nil, nil); ds.Errors() > 0 ||
			head.Blocks[0].Head.Stmt.(*ZoneHead).Kind != k {
			t.Errorf("%q is no head of %s", f.example, k)
		}
		if (f.idle == nil) != (f.why == "") {
			t.Errorf("%s: lines say nothing there for no reason, or none does for one", k)
		}
		for _, n := range f.needs {
			if form(InZone, f.word, n.Lead) == nil || n.Asks == "" || len(n.Lines) == 0 {
				t.Errorf("%s needs %+v", k, n)
			}
		}
		for _, lead := range f.idle {
			if form(InZone, f.word, lead) == nil {
				t.Errorf("%s has no line %q that could say nothing", k, lead)
			}
		}
	}
	if KindNamed("") != NoKind || KindNamed("heap") != NoKind || NoKind.String() != "" || NoKind.Keeps() {
		t.Error("what is no kind is one")
	}
}

// Readers rely on what these properties say of each other.
func TestPropertiesOfKinds(t *testing.T) {
	of := func(is func(Kind) bool) string {
		var ws []string
		for _, k := range AllKinds() {
			if is(k) {
				ws = append(ws, k.String())
			}
		}
		return strings.Join(ws, " ")
	}
	for _, c := range []struct {
		what string
		is   func(Kind) bool
		want string
	}{
		{"keeps its cards", Kind.Keeps, "foundations discard"},
		{"offers its cards", Kind.Offers, "tableau reserve cells waste"},
		{"shifts its cards", Kind.Shifts, "tableau"},
		{"is implicit", Kind.Implicit, "stock waste discard"},
		{"takes any card", Kind.TakesAny, "cells"},
		{"is bounded", func(k Kind) bool { return k.Room() > 0 }, "cells"},
		{"turns cards up", func(k Kind) bool { return k.Facing() == AsLaid }, "tableau reserve waste"},
	} {
		if got := of(c.is); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
	if !slices.IsSorted(AllKinds()) || len(AllKinds()) != Kinds-1 {
		t.Errorf("the kinds are %v", AllKinds())
	}
}
