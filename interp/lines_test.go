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

// turnLines turns the lines of every zone of a sheet round. Lines that are obeyed by themselves, at
// once, are so in their order, and keep it.
func turnLines(sheet *rules.Sheet) {
	for _, z := range sheet.Zones {
		lines := slices.Clone(z.Lines)
		var at []int
		for i, l := range z.Lines {
			if !atOnce(l) {
				at = append(at, i)
			}
		}
		for i, j := range at {
			lines[j] = z.Lines[at[len(at)-1-i]]
		}
		z.Lines = lines
	}
	slices.Reverse(sheet.Wins)
	slices.Reverse(sheet.Loses)
}

func atOnce(l *dsl.Line) bool {
	switch t := l.Stmt.(type) {
	case *dsl.Base:
		return t.Once
	case *dsl.Build:
		return t.Once
	case *dsl.Spaces:
		return t.Once
	case *dsl.Takes:
		return t.Once
	}
	return false
}

// movesByLine are the moves of a state in an order that the order of lines leaves alone, and what
// each turn says it does.
func movesByLine(s *machine.State) (ms []machine.Move, turns []string) {
	ms = s.Moves(nil)
	says := func(m machine.Move) string {
		if m.Kind() != machine.Turn {
			return ""
		}
		l := s.Game.Turns[m.Line()].Line
		t := l.Stmt.(*dsl.Turn)
		return compile.Words(l, t.Qty.Span) + " " + compile.Words(l, t.To.Span)
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
func samePlay(t *testing.T, sheet, turned *rules.Sheet, deals, moves int) {
	t.Helper()
	turnLines(turned)
	a, err := compile.Compile(sheet, rules.Setting{})
	if err != nil {
		return // a game that is refused
	}
	b, err := compile.Compile(turned, rules.Setting{})
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
		var two [2]*rules.Sheet
		for i := range two {
			if two[i], _, err = rules.Open(shippedLibrary(), strings.TrimSuffix(name, rules.Ext)); err != nil {
				t.Fatal(err)
			}
		}
		samePlay(t, two[0], two[1], 2, 60)
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

// randomSheet makes a sheet of random lines, twice; nil if they make no game.
func randomSheet(r *rand.Rand) (one, two *rules.Sheet) {
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
	one, ds := rules.Load(shippedLibrary(), "random.pat", []byte(text))
	if ds.Errors() > 0 {
		return nil, nil
	}
	two, _ = rules.Load(shippedLibrary(), "random.pat", []byte(text))
	one.ID = text
	return one, two
}

func TestLinesInAnyOrderRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	played, files := 0, 1500
	if testing.Short() {
		files = 600
	}
	for range files {
		if sheet, turned := randomSheet(r); sheet != nil {
			played++
			samePlay(t, sheet, turned, 2, 40)
		}
		if t.Failed() {
			return
		}
	}
	if played < files/6 {
		t.Errorf("only %d of %d files are games", played, files)
	}
}
