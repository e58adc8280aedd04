package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
)

// Checks of the rule sheets 1 to 6, in their letters.

func kingsSunk(tb *table, zone string) {
	tb.Helper()
	for i := range tb.g.Zones() {
		z := tb.g.Zone(i)
		if z.Title() != zone {
			continue
		}
		for p := z.First; p < z.First+z.Count; p++ {
			for j := 1; j < tb.s.Len(p); j++ {
				if tb.s.Card(p, j).Kind().Rank() == 12 && tb.s.Card(p, j-1).Kind().Rank() != 12 {
					tb.Errorf("a king lies above another card in %s: %s", tb.l.Pile(p), tb.pile(tb.l.Pile(p)))
				}
			}
		}
	}
}

// firstColumn puts cards where a deal row by row brings them into the first of so many columns.
func firstColumn(column []string, columns int, next func() string) string {
	var out []string
	for row, c := range column {
		if row > 0 {
			for range columns - 1 {
				out = append(out, next())
			}
		}
		out = append(out, c)
	}
	return strings.Join(out, " ")
}

// pips hands out cards that are no kings and that a list does not name, one after another.
func pips(but ...string) func() string {
	var all []string
	for _, suit := range strings.Fields("D C H S") {
		for _, rank := range strings.Fields("3 4 5 6 7 8 9 10 J Q 2 A") {
			if !slices.Contains(but, rank+suit) {
				all = append(all, rank+suit)
			}
		}
	}
	return func() string {
		c := all[0]
		all = all[1:]
		return c
	}
}

func TestSheet1BakersDozen(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		for n := range uint64(200) {
			kingsSunk(deal(t, "bakers-dozen", n), "tableau")
		}
	})
	t.Run("b", func(t *testing.T) {
		for _, c := range []struct{ dealt, want string }{
			{"4S KH 9D KC", "KH KC 4S 9D"},
			{"KS 2H KD 3C", "KS KD 2H 3C"},
			{"5C 7D 2S AH", "5C 7D 2S AH"},
			{"KS KH KD KC", "KS KH KD KC"},
		} {
			ws := strings.Fields(c.dealt)
			tb := dealPack(t, "bakers-dozen", firstColumn(ws, 13, pips(ws...)))
			tb.has("t1", c.want)
		}
	})
	t.Run("c", func(t *testing.T) {
		tb := deal(t, "bakers-dozen", 1)
		tb.wantSizes("tableau", repeat(4, 13)...)
		tb.wantSizes("foundations", 0, 0, 0, 0)
		if tb.down("tableau") != 0 {
			t.Error("all cards lie face up")
		}
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "bakers-dozen", "t1: 6H\nt2: 7S\nt3: 7D\nt4: 5C\nt5: 6C\nt6: 8H\nt7: AS\nt8: KS")
		tb.legal("t1 t2", "t1 t3")
		tb.illegal("t1 t4", "t1 t5", "t1 t6", "t8 t7")
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "bakers-dozen", "t1: 6H\nt2: KS\nt3: AD")
		tb.illegal("t1 t5", "t2 t5", "t3 t5")
	})
	t.Run("f", func(t *testing.T) {
		tb := board(t, "bakers-dozen", "t1: 7C 6D\nt2: 8S")
		tb.illegal("t1 t2", "t1 t2 2")
	})
	t.Run("g", func(t *testing.T) {
		tb := board(t, "bakers-dozen", "f1: AS 2S\nt1: 3H\nt2: 3D")
		tb.illegal("f1 t1", "f1 t2", "f1 t5")
	})
}

func TestSheet2SpanishPatience(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := board(t, "spanish-patience", "t1: 6H\nt2: KS 3D\nt3: AD 9C")
		tb.legal("t2 t5", "t3 t5")
	})
	t.Run("b", func(t *testing.T) {
		layout := "f1: AS\nt1: 9C 2H\nt2: 9D 2S"
		in := board(t, "spanish-patience", layout)
		in.illegal("t1 f1")
		in.legal("t2 f1")
		board(t, "spanish-patience-any-suit", layout).legal("t1 f1", "t2 f1")
	})
	t.Run("c", func(t *testing.T) {
		up := func(suits string) string {
			var ws []string
			for i, r := range strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K") {
				ws = append(ws, r+string(suits[i%4]))
			}
			return strings.Join(ws, " ")
		}
		text := "f1: " + up("SHCD") + "\nf2: " + up("HCDS") + "\nf3: " + up("CDSH") + "\n"
		last := strings.Fields(up("DSHC"))
		tb := board(t, "spanish-patience-any-suit", text+"f4: "+strings.Join(last[:12], " ")+"\nt1: "+last[12])
		tb.status(interp.Playing)
		tb.play("t1 f4")
		tb.status(interp.Won)
	})
	t.Run("d", func(t *testing.T) {
		for n := range uint64(100) {
			kingsSunk(deal(t, "spanish-patience", n), "tableau")
			kingsSunk(deal(t, "spanish-patience-any-suit", n), "tableau")
		}
		sunk := true
		for n := range uint64(20) {
			tb := deal(t, "spanish-patience-kings-stay", n)
			for p := range 13 {
				for j := 1; j < 4; j++ {
					sunk = sunk && tb.s.Card(tb.g.Zone(1).First+p, j).Kind().Rank() != 12
				}
			}
		}
		if sunk {
			t.Error("where kings stay some king lies above another card")
		}
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "spanish-patience", "f1: AS\nt1: 2S\nt2: 9D 5C\nt3: 6H 3D")
		tb.play("t1 f1")
		tb.has("t1", "")
		tb.play("t2 t1")
		tb.has("t1", "5C")
	})
}

func TestSheet3CastlesInSpain(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := board(t, "castles-in-spain", "t1: 6H\nt2: 7S\nt3: 7D")
		tb.legal("t1 t2")
		tb.illegal("t1 t3")
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "castles-in-spain", "t1: 9C 6H\nt2: 9D KS\nt3: 9H AD")
		tb.legal("t1 t5", "t2 t5", "t3 t5")
	})
	t.Run("c", func(t *testing.T) {
		tb := deal(t, "castles-in-spain-closed", 1)
		if n := tb.down("tableau"); n != 39 {
			t.Errorf("%d cards lie face down", n)
		}
		tb.wantSizes("tableau", repeat(4, 13)...)
		if deal(t, "castles-in-spain", 1).down("tableau") != 0 {
			t.Error("the default form is open")
		}
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "castles-in-spain-closed", "t1: (9C) 6H\nt2: 7S")
		tb.play("t1 t2")
		tb.has("t1", "9C")
		if tb.s.Undo(); tb.down("tableau") != 1 || tb.s.Undo() {
			t.Error("turning up is no move")
		}
	})
	t.Run("e", func(t *testing.T) {
		full := "t4: 2C\nt5: 2D\nt6: 2H\nt7: 2S\nt8: 3C\nt9: 3D\nt10: 3H\nt11: 3S\nt12: 4C\n" // t13 is the one space
		tb := board(t, "castles-in-spain", full+"t1: QD 8S 7H\nt2: 9D\nt3: 10C")
		tb.legal("t1 t2 2")
		tb = board(t, "castles-in-spain", full+"t1: QD 9H 8S 7H\nt2: 9D\nt3: 10C")
		tb.illegal("t1 t3 3")
		tb.legal("t1 t2 2")
	})
	t.Run("kings stay", func(t *testing.T) {
		for n := range uint64(20) {
			kingsSunk(deal(t, "castles-in-spain", n), "tableau")
		}
	})
}

func TestSheet4GoodMeasure(t *testing.T) {
	tb := deal(t, "good-measure", 1)
	t.Run("a", func(t *testing.T) {
		tb.wantSizes("tableau", repeat(5, 10)...)
		tb.wantSizes("foundations", 1, 1, 0, 0)
		tb.has("f1", "AS")
		tb.has("f2", "AH")
	})
	t.Run("b", func(t *testing.T) {
		for n := range uint64(200) {
			kingsSunk(deal(t, "good-measure", n), "tableau")
		}
	})
	t.Run("c", func(t *testing.T) {
		b := tb.l.Board(tb.s)
		for line := range strings.Lines(b) {
			if strings.HasPrefix(line, "f") && (strings.Contains(line, "AC") || strings.Contains(line, "AD")) {
				t.Error("the other two aces are not laid out")
			}
		}
		if !strings.Contains(b, "AC") || !strings.Contains(b, "AD") {
			t.Error("the other two aces are in the columns")
		}
	})
	t.Run("d", func(t *testing.T) {
		board(t, "good-measure", "t1: 6H\nt2: KS").illegal("t1 t5", "t2 t5")
	})
	t.Run("e", func(t *testing.T) {
		if tb.all() != 52 {
			t.Errorf("%d cards", tb.all())
		}
	})
}

func TestSheet5PortugueseSolitaire(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := board(t, "portuguese-solitaire", "t1: KS KH\nt2: 9D QS")
		tb.legal("t1 t5")
		tb.illegal("t2 t5")
	})
	t.Run("a lone king", func(t *testing.T) {
		board(t, "portuguese-solitaire", "t1: KS\nt2: 9D 5C").illegal("t1 t5")
	})
	t.Run("b", func(t *testing.T) {
		board(t, "portuguese-solitaire", "t1: KS 4H\nt2: 9D").illegal("t1 t5")
	})
	t.Run("c", func(t *testing.T) {
		for n := range uint64(100) {
			kingsSunk(deal(t, "portuguese-solitaire", n), "tableau")
		}
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "portuguese-solitaire", "f1: AS 2S\nt1: 6H\nt2: 7S\nt3: 5C\nt4: 7C 6D\nt6: 8S\nt7: 3H")
		tb.legal("t1 t2")
		tb.illegal("t1 t3", "t4 t6", "f1 t7")
	})
}

func TestSheet6Bisley(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "bisley", 1)
		tb.wantSizes("tableau", 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4)
		tb.wantSizes("lower", 1, 1, 1, 1)
		tb.wantSizes("upper", 0, 0, 0, 0)
		deal(t, "bisley-12", 1).wantSizes("tableau", repeat(4, 12)...)
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "bisley", "t1: 9C 6H\nt2: 5H\nt3: 7H\nt4: 7D")
		tb.legal("t1 t2", "t1 t3")
		tb.illegal("t1 t4")
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "bisley", "l1: AS\nt1: 9C KS\nt2: 5H")
		tb.legal("t1 u1")
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "bisley", "l1: AC 2C 3C 4C 5C 6C\nu1: KC QC JC 10C 9C 8C\nt1: 9H 7C\nt2: 2H 4D")
		tb.wantMoves("t1 l1", "t1 u1")
	})
	t.Run("e", func(t *testing.T) {
		spades := "l1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS\nu1: KS\n"
		rest := ""
		for i, s := range []string{"H", "C"} {
			rest += "l" + string(rune('2'+i)) + ": " +
				strings.ReplaceAll("A? 2? 3? 4? 5? 6? 7? 8? 9? 10? J? Q? K?", "?", s) + "\n"
		}
		tb := board(t, "bisley", spades+rest+"l4: AD 2D 3D 4D 5D 6D\nu4: KD QD JD 10D 9D 8D\nt1: 7D")
		tb.status(interp.Playing)
		tb.play("t1 u4")
		tb.status(interp.Won)
	})
	t.Run("f", func(t *testing.T) {
		tb := board(t, "bisley", "t1: 9C AH\nt2: 9D KH")
		tb.illegal("t1 t2", "t2 t1")
	})
	t.Run("spaces", func(t *testing.T) {
		board(t, "bisley", "t1: 9C 5H\nt2: 9D KH").illegal("t1 t5", "t2 t5")
	})
}
