package rules

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"pat/dsl"
	"pat/games"
)

// TestForms holds each kind of line of a zone against what it means.
func TestForms(t *testing.T) {
	const text = `game Forms
tableau 4
  build down in suit
  build down by 2 in suit from waste twice
  spaces take king
  spaces take 3 cards
  spaces take pile from other tableau at once
  takes only from waste
  plays only to foundations when waste empty
  move sequence by free cells
  move pile to foundations
  move any 1 card
foundations listed 2
  base rank of first card
  build in order ace three two in any suit wrapping
foundations 2
  base ace king
  takes sequence king to ace in suit
  takes 1 card from waste
  worry back
discard
  takes pair totalling 13
  takes 3 to 5 cards same rank
  takes set king queen
  takes cards same suit
cells 2
deal
  rest to stock
win when foundations full
`
	s, ds := Load(&Library{Shelves: []Shelf{{FS: fstest.MapFS{}}}}, "forms.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatal(ds)
	}
	want := map[string][]string{
		"tableau": {
			"build down in suit: cards, 1 phrase",
			"build down by 2 in suit from waste twice: cards, 1 phrase, from, times",
			"spaces take king: empty, 1 phrase",
			"spaces take 3 cards: empty, 1 phrase, 3 together",
			"spaces take pile from other tableau at once: empty, whole, from, once",
			"takes only from waste: limit 0, places",
			"plays only to foundations when waste empty: limit 1, places, guard",
			"move sequence by free cells: unit 1, free",
			"move pile to foundations: unit 2, places",
			"move any 1 card: unit 4",
		},
		"listed": {
			"base rank of first card: base, empty, 1 phrase",
			"build in order ace three two in any suit wrapping: cards, list of 3, wraps, any start",
		},
		"foundations": {
			"base ace king: base, empty, 2 phrases",
			"takes sequence king to ace in suit: empty, sequence",
			"takes 1 card from waste: empty, cards, 1 together, from",
			"worry back: limit 2",
		},
		"discard": {
			"takes pair totalling 13: empty, cards, pair of 2 to 2 alike",
			"takes 3 to 5 cards same rank: empty, cards, set of 3 to 5 alike",
			"takes set king queen: empty, cards, set of 2 to 2 listed",
			"takes cards same suit: empty, cards, set of 2 to 0 alike",
		},
		"cells": {"cells 2: empty, cards"},
		"stock": {},
	}
	for _, z := range s.Zones {
		lines := want[z.Title()]
		if len(lines) != len(z.Forms) {
			t.Errorf("%s has %d forms, want %d", z.Title(), len(z.Forms), len(lines))
			continue
		}
		for i, f := range z.Forms {
			if got := f.Says().Text() + ": " + told(f); got != lines[i] {
				t.Errorf("%s: %q, want %q", z.Title(), got, lines[i])
			}
		}
	}
}

// told writes what a form holds.
func told(f Form) string {
	var ws []string
	add := func(yes bool, format string, args ...any) {
		if yes {
			ws = append(ws, fmt.Sprintf(format, args...))
		}
	}
	switch f := f.(type) {
	case *Arrival:
		add(f.Base, "base")
		add(f.OnEmpty, "empty")
		add(f.OnCards, "cards")
		add(len(f.Cards) == 1, "1 phrase")
		add(len(f.Cards) > 1, "%d phrases", len(f.Cards))
		if f.Order != nil {
			add(true, "list of %d", len(f.Order.Ranks))
			add(f.Order.Wraps, "wraps")
			add(f.Order.AnyStart, "any start")
		}
		add(f.Size > 0, "%d together", f.Size)
		add(f.Whole, "whole")
		add(f.Seq != nil, "sequence")
		if s := f.Set; s != nil {
			kind, what := "set", ""
			if s.Pair {
				kind = "pair"
			}
			if s.Alike != nil || s.Totals != nil {
				what = " alike"
			} else if s.Listed != nil {
				what = " listed"
			}
			add(true, "%s of %d to %d%s", kind, s.Least, s.Most, what)
		}
		add(f.From != nil, "from")
		add(f.Once, "once")
		add(f.Times > 0, "times")
	case *Limit:
		add(true, "limit %d", f.Of)
		add(f.Places != nil, "places")
		add(f.When != nil, "guard")
	case *Unit:
		add(true, "unit %d", f.Of)
		add(f.Free != nil, "free")
		add(f.To != nil, "places")
	}
	return strings.Join(ws, ", ")
}

// TestFollows holds how the cards of a sequence follow each other.
func TestFollows(t *testing.T) {
	const text = `game Follows
tableau 4
  build down in alternating colours but king
  spaces stay empty
  move sequence
  move sequence in suit
  move sequence wrapping
  move sequence up in suit
  move sequence king to ace
  move sequence ace to king by 2 in suit
reserve 2
  at most 3 cards
  move sequence
cells 2
deal
  rest to stock
win when tableau empty
`
	s, ds := Load(&Library{Shelves: []Shelf{{FS: fstest.MapFS{}}}}, "follows.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatal(ds)
	}
	want := []string{
		"down in alternating but 1", "down in suit but 1", "down in alternating wrapping but 1",
		"up in suit", "down in any", "up in suit by",
	}
	z := s.Find("tableau")
	for i, u := range Forms[*Unit](z) {
		c := u.Seq.Follows[0]
		r := c.Any[0].Relation()
		suits := [...]string{InSuit: "suit", InColour: "colour", Alternating: "alternating", AnySuit: "any"}
		got := "down in " + suits[r.Suits]
		if r.Up {
			got = "up in " + suits[r.Suits]
		}
		if r.Wraps {
			got += " wrapping"
		}
		if r.By != nil {
			got += " by"
		}
		if len(c.But) > 0 {
			got += fmt.Sprintf(" but %d", len(c.But))
		}
		if got != want[i] {
			t.Errorf("%s: %q, want %q", u.Line.Text(), got, want[i])
		}
	}
	reserve := s.Find("reserve")
	if c := Forms[*Unit](reserve)[0].Seq.Follows; len(c) > 0 {
		t.Errorf("nothing says how the cards of the reserve follow each other, and %v is told", c)
	}
	for word, bound := range map[string]int{"tableau": 0, "reserve": 3, "cells": 1} {
		most, l := s.Find(word).Bound()
		n, _ := most.Digits()
		switch {
		case bound == 0 && most == nil && l == nil:
		case n != bound || (l == s.Find(word).Head) != (word == "cells"):
			t.Errorf("the bound of %s is %v", word, n)
		}
	}
}

// TestChoice holds what names stand for.
func TestChoice(t *testing.T) {
	const text = "game Choice\noption draw 3 or 1\noption style long or short\ncounter n 0 to 8\n" +
		"ask luck 1 numbers from 1 to 9\n"
	s, ds := Load(&Library{Shelves: []Shelf{{FS: fstest.MapFS{}}}}, "choice.pat", []byte(text))
	if s.Broken {
		t.Fatal(ds)
	}
	if place, ok := s.Choice("short"); !ok || place != 4 {
		t.Errorf("short is choice %d, %v", place, ok)
	}
	if _, ok := s.Choice("draw"); ok {
		t.Error("draw is no choice")
	}
	if s.Option("draw") == nil || s.Counter("n") == nil || s.Ask("luck") == nil || s.Option("n") != nil {
		t.Error("a name is not found by its sort")
	}
}

// Whoever adds a line says what it comes to: every line of a block that the shipped games have is
// resolved to a form, or it is said here where else it is.
func TestEveryLineHasAForm(t *testing.T) {
	elsewhere := map[string]string{
		"suits": "Zone.Suits", "row": "Zone.Picture", "covered": "Zone.Covered", "top": "Zone.Open",
		"note": "it is for people", "without": "Sheet.Removed",
	}
	lib := &Library{Shelves: []Shelf{{FS: games.FS}}}
	resolved := map[string]bool{}
	for _, id := range lib.IDs() {
		s, ds, err := Open(lib, id)
		if err != nil || ds.Errors() > 0 {
			t.Fatal(id, err, ds)
		}
		for _, l := range s.Every() {
			if l.In != InFile && s.FormOf(l.Line) != nil {
				resolved[l.Lead()] = true
			}
		}
	}
	for _, f := range dsl.Forms {
		if f.Lead == "" || f.Section != dsl.InZone && f.Section != dsl.InStep {
			continue
		}
		if where := elsewhere[f.Lead]; resolved[f.Lead] == (where != "") {
			t.Errorf("`%s`: a form: %v; elsewhere: %q", f.Usage, resolved[f.Lead], where)
		}
	}
}

// TestCardAlone holds `card` without more to what it says: any card.
func TestCardAlone(t *testing.T) {
	const text = "game Alone\ntableau 4\n  spaces take %s\ndeal\n  rest to tableau\nwin when tableau empty\n"
	every := map[string]bool{"card": true, "cards": true, "any card": true, "red card": false, "king": false}
	for said, want := range every {
		lib := &Library{Shelves: []Shelf{{FS: fstest.MapFS{}}}}
		s, ds := Load(lib, "alone.pat", fmt.Appendf(nil, text, said))
		if ds.Errors() > 0 {
			t.Fatal(ds)
		}
		if got := EveryCard(s.Zones[0].Forms[0].(*Arrival).Cards[0].Any); got != want {
			t.Errorf("`spaces take %s` takes every card: %v", said, got)
		}
	}
}
