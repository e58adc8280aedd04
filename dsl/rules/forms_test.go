package rules

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
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
			if s.Alike != nil {
				what = " alike"
			} else if s.Listed != nil {
				what = " listed"
			}
			add(true, "%s of %d to %d%s", kind, s.Least, s.Most, what)
		}
		add(f.From != nil, "from")
		add(f.Once, "once")
		add(f.Times != nil, "times")
	case *Limit:
		add(true, "limit %d", f.Of)
		add(f.Places != nil, "places")
		add(f.Guard != nil, "guard")
	case *Unit:
		add(true, "unit %d", f.Of)
		add(f.Free != nil, "free")
		add(f.To != nil, "places")
	}
	return strings.Join(ws, ", ")
}
