package interp

import (
	"cmp"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/internal/compile"
	"pat/interp/internal/machine"
)

// turned is a sheet with the lines of every zone turned round, and those that end the game; nil
// where that is the same text. Lines that are obeyed by themselves, at once, are so in their order,
// and keep it.
func turned(t *testing.T, sheet *rules.Sheet) *rules.Sheet {
	t.Helper()
	before, lines, blocks := sheet.Whole(), sheet.Lines, sheet.Blocks
	sheet.Blocks = slices.Clone(blocks)
	for i, x := range blocks {
		if slices.ContainsFunc(sheet.Zones, func(z *rules.Zone) bool { return z.Head == x.Head }) {
			b := *x
			b.Lines = reversed(x.Lines, func(l *dsl.Line) bool {
				f := sheet.FormOf(l)
				a, ok := f.(*rules.Arrival)
				return f != nil && (!ok || !a.Once) // the rows of a drawing have no form, and their order
			})
			sheet.Blocks[i] = &b
		}
	}
	sheet.Lines = reversed(lines, func(l *dsl.Line) bool { _, ok := l.Stmt.(*dsl.End); return ok })
	text := sheet.Whole()
	sheet.Lines, sheet.Blocks = lines, blocks
	if text == before {
		return nil
	}
	out, ds := sheet.With(text)
	if ds.Errors() > 0 {
		t.Fatalf("%s: turned round: %v\n%s", sheet.ID, ds, text)
	}
	return out
}

// reversed is a list with some of its lines in contrary order, the others where they are.
func reversed(ls []*dsl.Line, some func(*dsl.Line) bool) []*dsl.Line {
	out := slices.Clone(ls)
	var at []int
	for i, l := range ls {
		if some(l) {
			at = append(at, i)
		}
	}
	for i, j := range at {
		out[j] = ls[at[len(at)-1-i]]
	}
	return out
}

// movesByLine are the moves of a state in an order that the order of lines leaves alone, and what
// each turn says it does.
func movesByLine(s *machine.State) (ms []machine.Move, turns []string) {
	ms = s.Moves(nil)
	says := func(m machine.Move) string {
		if m.Kind() != machine.Turn {
			return ""
		}
		return (&rules.Said{Line: s.Game.Turns[m.Line()].Line}).Deed()
	}
	slices.SortFunc(ms, func(a, b machine.Move) int {
		if a.Kind() == machine.Turn && b.Kind() == machine.Turn {
			return cmp.Compare(says(a), says(b))
		}
		return cmp.Compare(a, b)
	})
	for _, m := range ms {
		turns = append(turns, says(m))
	}
	return ms, turns
}

// sameMoves reports whether two lists are the same but for the numbers of the lines that turn.
func sameMoves(a, b []machine.Move) bool {
	return slices.EqualFunc(a, b,
		func(x, y machine.Move) bool { return x == y || x.Kind() == machine.Turn && y.Kind() == machine.Turn })
}

// samePlay plays random moves in a game and in the same with its lines turned round, and wants the
// same moves and ends.
func samePlay(t *testing.T, sheet *rules.Sheet, deals, moves int) {
	t.Helper()
	a, err := compile.Compile(sheet, rules.Setting{})
	if err != nil {
		return // a game that is refused
	}
	other := turned(t, sheet)
	if other == nil {
		return
	}
	b, err := compile.Compile(other, rules.Setting{})
	if err != nil {
		t.Errorf("%s: turned round: %v", sheet.ID, err)
		return
	}
	for deal := range deals {
		r := rand.New(rand.NewPCG(uint64(deal), 7))
		s, o := mustDeal(t, a, uint64(deal+1)), mustDeal(t, b, uint64(deal+1))
		for i := range moves {
			ms, says := movesByLine(s)
			os, said := movesByLine(o)
			if !sameMoves(ms, os) || !slices.Equal(says, said) || s.Status != o.Status {
				t.Errorf("%s, deal %d, after %d moves: the order of lines changes play:\n%v, %v\n%v, %v", sheet.ID,
					deal+1, i, ms, s.Status, os, o.Status)
				return
			}
			if len(ms) == 0 {
				break
			}
			k := r.IntN(len(ms))
			s.Apply(ms[k])
			o.Apply(os[k])
		}
	}
}

// The order of the lines of a block never changes play.
func TestLinesInAnyOrder(t *testing.T) {
	names, err := fs.Glob(games.FS, "*"+rules.Ext)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		sheet, _, err := rules.Open(shippedLibrary(), strings.TrimSuffix(name, rules.Ext))
		if err != nil {
			t.Fatal(err)
		}
		samePlay(t, sheet, 2, 60)
	}
}

// someLines are lines of a zone that may stand together in any order.
var someLines = map[string][]string{
	"foundations": {
		"base ace", "base king", "base two in pass 1", "build up in suit", "build up by 2 in suit",
		"build down in suit",
		"build up or down in suit wrapping one way", "build same rank in other suits",
		"build up by 3 in any suit twice",
		"build any higher in suit", "takes ace from waste", "takes king", "takes only from tableau when no king in " +
			"cells",
		"takes only from waste", "takes sequence king to ace in suit", "worry back", "worry back to tableau 1 when " +
			"top is three", "at most 20 cards",
	},
	"tableau": {
		"build down in suit", "build down in alternating colours", "build up in suit once", "build down in any suit " +
			"when tableau full",
		"build same rank in any suit twice", "spaces take king", "spaces take any card once", "spaces take queen " +
			"from waste",
		"spaces take pile", "takes two", "takes 2 cards", "move 1 card", "move sequence",
		"move sequence in suit twice", "move pile to foundations",
		"move any cards to tableau 2 once", "plays only to foundations when card is ace", "plays only to tableau",
		"plays only",
		"takes only from waste or tableau", "at most 9 cards",
	},
	"stock": {"turn 1 to waste", "redeals 2"},
	"cells": {"takes only king", "takes only from tableau", "plays only to foundations", "at most 1 card"},
}

// randomSheet makes a sheet of random lines; nil if they make no game.
func randomSheet(r *rand.Rand) *rules.Sheet {
	text := "game T\nranks ace to seven\nsuits spades hearts diamonds\n"
	if r.IntN(3) == 0 {
		text += "decks 2\n"
	}
	text += "deal\n  3 to each tableau\n  rest to stock\n"
	for _, z := range []string{"foundations 3", "tableau 4", "stock", "cells 2", "waste"} {
		text += z + "\n"
		lines := someLines[strings.Fields(z)[0]]
		n := min(len(lines), 1+r.IntN(6))
		for _, i := range r.Perm(len(lines))[:n] {
			text += "  " + strings.ReplaceAll(strings.ReplaceAll(lines[i], "king", "seven"), "queen", "six") + "\n"
		}
	}
	text += "win when foundations full\n"
	sheet, ds := rules.Load(shippedLibrary(), "random.pat", []byte(text))
	if ds.Errors() > 0 {
		return nil
	}
	sheet.ID = text
	return sheet
}

func TestLinesInAnyOrderRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	played, files := 0, 1500
	if testing.Short() {
		files = 600
	}
	for range files {
		if sheet := randomSheet(r); sheet != nil {
			played++
			samePlay(t, sheet, 2, 40)
		}
		if t.Failed() {
			return
		}
	}
	if played < files/6 {
		t.Errorf("only %d of %d files are games", played, files)
	}
}
