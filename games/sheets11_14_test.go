package games_test

import (
	"slices"
	"strings"
	"testing"
)

// Checks of the rule sheets 11 to 14, in their letters.

func TestSheet11Klondike(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "klondike", 1)
		tb.wantSizes("tableau", 1, 2, 3, 4, 5, 6, 7)
		tb.wantSizes("stock", 24)
		if n := tb.down("tableau"); n != 21 {
			t.Errorf("%d face down", n)
		}
	})
	t.Run("b", func(t *testing.T) {
		tb := board(t, "klondike", "t1: 9C KH\nt2: 9D QS\nt3: 8C\nt4: 8D\nt5: 8H\nt6: 8S")
		tb.legal("t1 t7")
		tb.illegal("t2 t7")
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "klondike", "t1: 2C 9D 8S 7H\nt2: 8C\nt3: 9H")
		tb.legal("t1 t2 1", "t1 t3 2")
		tb.illegal("t1 t3 1", "t1 t3 3")
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "klondike", "t1: (2C) (9D) 8S\nt2: 9H\nt3: 10C")
		tb.illegal("t1 t3 2", "t1@2 t3")
		tb.play("t1 t2")
		tb.has("t1", "(2C) 9D")
		tb.legal("t1 t3")
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "klondike", "t1: 9C\ns: (2D) (5H)")
		tb.play("turn")
		tb.has("w", "5H 2D")
		three := board(t, "klondike", "t1: 9C\ns: (7S) (2D) (5H) (KC)")
		three.play("turn")
		three.has("w", "KC 5H 2D")
		one := board(t, "klondike", "t1: 9C\ns: (2D) (5H)", "draw=1")
		one.play("turn")
		one.has("w", "5H")
	})
	t.Run("f", func(t *testing.T) {
		tb := board(t, "klondike", "f1: AS 2S\nf2: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC\nt1: 3H\nt2: 3D\nt3: "+
			"3S\nt4: 9D\n")
		tb.legal("f1 t2")
		tb.illegal("f1 t3", "f1 t5")
		tb.legal("f2 t5")
		board(t, "klondike-no-worry-back", "f1: AS 2S\nt2: 3D").illegal("f1 t2")
	})
	t.Run("redeals", func(t *testing.T) {
		tb := board(t, "klondike", "t1: 9C\nw: 2D 5H")
		for range 10 {
			tb.play("redeal", "turn")
		}
		tb = board(t, "klondike-three-passes", "t1: 9C\nw: 2D 5H")
		tb.play("redeal", "turn", "redeal", "turn")
		tb.illegal("redeal")
		empty := board(t, "klondike", "t1: 9C\nt2: 5H")
		empty.illegal("redeal", "turn")
		if slices.Contains(empty.moves(), "redeal") {
			t.Error("a redeal of nothing is no move")
		}
	})
}

func TestSheet12Gargantua(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "gargantua", 1)
		tb.wantSizes("tableau", 1, 2, 3, 4, 5, 6, 7, 8, 9)
		if n := tb.down("tableau"); n != 36 {
			t.Errorf("%d face down", n)
		}
	})
	t.Run("b", func(t *testing.T) { deal(t, "gargantua", 1).wantSizes("stock", 59) })
	t.Run("c", func(t *testing.T) {
		tb := board(t, "gargantua", "t1: 9C\nw: 2D 5H")
		tb.play("redeal", "turn", "turn")
		tb.illegal("redeal")
		tb = board(t, "double-klondike", "t1: 9C\nw: 2D 5H")
		for range 5 {
			tb.play("redeal", "turn", "turn")
		}
	})
	t.Run("d", func(t *testing.T) {
		tb := board(t, "gargantua", "t1: 9C AS\nt2: 9D AS")
		tb.play("t1 f", "t2 f")
		tb.wantSizes("foundations", 1, 1, 0, 0, 0, 0, 0, 0)
	})
	t.Run("e", func(t *testing.T) {
		tb := board(t, "gargantua", "t1: 9C KH\nt2: 9D QS")
		tb.legal("t1 t5")
		tb.illegal("t2 t5")
	})
}

func TestSheet13Canfield(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := board(t, "canfield", "f1: 5H\nr: (9D) (2C) JS\nt1: 6H\nt2: 3C\nt3: 3D\nt4: 9S")
		tb.play("t1 f1")
		tb.has("t1", "JS")
		tb.has("r", "(9D) 2C")
	})
	t.Run("b", func(t *testing.T) {
		tb := dealPack(t, "canfield", "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 7H 2H 3H 4H 5H")
		tb.has("f1", "7H")
		tb.has("t1", "2H")
		tb.has("r", "(2S) (3S) (4S) (5S) (6S) (7S) (8S) (9S) (10S) (JS) (QS) (KS) AS")
		next := board(t, "canfield", "f1: 7H\nt1: 2C 7S\nt2: 2D 8S\nt3: 9C\nt4: 9D")
		next.legal("t1 f2")
		next.illegal("t2 f2")
	})
	t.Run("c", func(t *testing.T) { deal(t, "canfield", 1).wantSizes("stock", 34) })
	t.Run("d", func(t *testing.T) {
		tb := board(t, "canfield", "f1: 5H 6H 7H 8H 9H 10H JH QH KH\nt1: 2C AH\nt2: 3D KS\nt3: 2H AD\nt4: 9D")
		tb.legal("t1 f1", "t2 t3")
	})
	t.Run("e", func(t *testing.T) {
		if n := deal(t, "canfield", 1).down("reserve"); n != 12 {
			t.Errorf("%d face down in the reserve", n)
		}
	})
	t.Run("f", func(t *testing.T) {
		tb := board(t, "canfield", "f1: 5H\nt1: 6H\nt2: 3C\nt3: 3D JC\nt4: 9S\nw: KD")
		tb.play("t1 f1")
		tb.has("t1", "")
		tb.legal("w t1", "t3 t1")
	})
	t.Run("units", func(t *testing.T) {
		layout := "f1: 2C\nr: 7C\nt1: 10H 9S 8H\nt2: 9C\nt3: JC\nt4: 10D"
		tb := board(t, "canfield", layout)
		tb.legal("t1 t2 1", "t1 t3 3")
		tb.illegal("t1 t4 2")
		board(t, "canfield-any-run", layout).legal("t1 t4 2")
		whole := board(t, "canfield-whole-piles", layout)
		whole.illegal("t1 t2 1", "t1 t4 2")
		whole.legal("t1 t3 3")
	})
	t.Run("waste fills", func(t *testing.T) {
		tb := board(t, "canfield-waste-fills", "f1: 5H\nt1: 6H\nt2: 3C\nt3: 3D JC\nt4: 9S\nw: KD")
		tb.play("t1 f1")
		tb.legal("w t1")
		tb.illegal("t3 t1")
	})
	t.Run("turns", func(t *testing.T) {
		tb := board(t, "canfield", "f1: 5H\nt1: 7H\nt2: 3C\nt3: 3D\nt4: 9S\ns: (2D) (QC) (KD)")
		tb.play("turn")
		tb.has("w", "KD QC 2D")
		for range 6 {
			tb.play("redeal", "turn")
		}
	})
}

func TestSheet14FreeCell(t *testing.T) {
	t.Run("a", func(t *testing.T) {
		tb := deal(t, "freecell", 1)
		tb.wantSizes("tableau", 7, 7, 7, 7, 6, 6, 6, 6)
		tb.wantSizes("cells", 0, 0, 0, 0)
	})
	filled := "t3: 2C\nt4: 2D\nt5: 2H\nt6: 2S\nt7: 3C\nt8: 3D\n"
	t.Run("b", func(t *testing.T) {
		tb := board(t, "freecell", filled+"t1: KC 8S 7D 6S 5D 4S\nt2: 9H")
		tb.legal("t1 t2 5")
		tb = board(t, "freecell", filled+"t1: KC 9S 8H 7S 6H 5S 4H\nt2: 10H")
		tb.illegal("t1 t2 6")
	})
	t.Run("b spaces", func(t *testing.T) {
		// One cell, one space: four cards to a card, two to the space.
		two := strings.Replace(filled, "t8: 3D\n", "", 1) + "c1: 4C\nc2: 4D\nc3: 5C\n"
		tb := board(t, "freecell", two+"t1: KC 8S 7D 6S 5D\nt2: 9H")
		tb.legal("t1 t2 4", "t1 t8 2")
		tb.illegal("t1 t8 3")
		tb = board(t, "freecell", two+"t1: KC 8S 7D 6S 5D 4S\nt2: 9H")
		tb.illegal("t1 t2 5")
	})
	t.Run("c", func(t *testing.T) {
		tb := board(t, "freecell", filled+"c1: 4C\nc2: 4D\nc3: 5C\nc4: 5H\nt1: KC 8S 7D\nt2: 9H\n")
		tb.illegal("t1 t2 2", "t1 c1")
	})
	t.Run("d", func(t *testing.T) {
		board(t, "freecell", "f1: AS 2S\nt1: 3H").illegal("f1 t1", "f1 c1")
	})
}
