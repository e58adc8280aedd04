package games_test

import (
	"strings"
	"testing"
)

func TestLibraryCanfield(t *testing.T) {
	one := []int{1, 0, 0, 0}
	ones := []int{1, 1, 1, 1}
	none := []int{0, 0, 0, 0}
	canfield := map[string][]int{"foundations": one, "reserve": {13}, "tableau": ones, "stock": {34}, "waste": {0}}
	double := append(one, none...)
	minerva := func(reserve int) map[string][]int {
		return map[string][]int{
			"foundations": none, "reserve": {reserve}, "tableau": repeat(4, 7),
			"stock": {24 - reserve}, "waste": {0},
		}
	}
	twelve := map[string]int{"reserve": 12}
	wholePiles := ruling{
		"top card or whole pile", "f1: 9S; r: 2C; t1: 6H 5S 4D; t2: 7S; t3: 6D; t4: 5C",
		"t1 t2 3, t1 t4 1", "t1 t3 2",
	}
	testSketches(t, []sketch{
		{id: "rainbow", zones: canfield, down: twelve, rules: []ruling{
			{"down in any suit, round the corner", "f1: 9S; t1: KH; t2: AS; t3: AH; t4: 7C", "t1 t2, t1 t3", "t1 t4"},
			{"one card turned, no redeal", "f1: 9S; t1: KH; t2: 5S; t3: 9H; t4: 7C; w: 2D; s: (3C)", "turn", "redeal"},
		}},
		{id: "rainfall", zones: canfield, down: twelve, rules: []ruling{
			wholePiles,
			{"redeals", "f1: 9S; t1: KH; t2: 5S; t3: 9H; t4: 7C; w: 2D 3C", "redeal", "turn"},
		}},
		{id: "storehouse", zones: map[string][]int{
			"foundations": ones, "reserve": {13}, "tableau": ones,
			"stock": {31}, "waste": {0},
		}, down: twelve, rules: []ruling{
			{"down in suit", "t1: 6H; t2: 7H; t3: 7D; t4: KH", "t1 t2", "t1 t3"},
			{"twos begin", "t1: 6H; t2: 2H; t3: AD; t4: KH", "t2 f", "t3 f"},
			{"aces end", "f1: 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH; t1: 6S; t2: 9S; t3: AH; t4: 9C", "t3 f1", ""},
		}},
		{id: "superior-canfield", zones: canfield, rules: []ruling{
			wholePiles,
			{"spaces are filled by choice", "f1: 9S; r: 2C 3D; t1: 6H; t2: 9H; t3: 7D; w: KC", "r t4, w t4", ""},
		}},
		{id: "eagle-wing", zones: map[string][]int{
			"foundations": one, "reserve": {13}, "tableau": repeat(1, 8),
			"stock": {30}, "waste": {0},
		}, down: map[string]int{"reserve": 13}, rules: []ruling{
			{
				"three cards a pile", "f1: 9S; t1: 6H; t2: 7H; t3: 9D 8D 7D; t4: 6D; t5: 2D; t6: 2H; t7: 2S; t8: 4C",
				"t1 t2", "t4 t3",
			},
			{
				"one card at a time", "f1: 9S; t1: 7H 6H; t2: 8H; t3: 9C; t4: 2C; t5: 2D; t6: 2H; t7: 2S; t8: 4C", "",
				"t1 t2 2",
			},
			{"a reserve of two is not seen", "f1: 9S; r: (10C) (10S); t1: 6H; t2: 9C", "", "r f, r t3"},
			{
				"the last card is", "f1: 9S; r: 10S; t1: 6H; t2: 9C; t3: 2C; t4: 2D; t5: 2H; t6: 2S; t7: 4C; t8: 4D",
				"r f", "",
			},
		}},
		{id: "double-canfield", zones: map[string][]int{
			"foundations": double, "reserve": {13},
			"tableau": repeat(1, 5), "stock": {85}, "waste": {0},
		}, down: twelve, rules: []ruling{
			{
				"top card or whole pile", "f1: 9S; r: 2C; t1: 6H 5S 4D; t2: 7S; t3: 6D; t4: 5C; t5: KC",
				"t1 t2 3, t1 t4 1", "t1 t3 2",
			},
			{"two foundations of a suit", "f1: 9S; r: 2C; t1: 9S; t2: 7S; t3: 6D; t4: 5C; t5: KC", "t1 f2", ""},
		}},
		{id: "demon", zones: map[string][]int{
			"foundations": double, "reserve": {40}, "tableau": repeat(1, 8),
			"stock": {55}, "waste": {0},
		}, down: map[string]int{"reserve": 39}, rules: []ruling{
			{
				"parts of sequences move", "f1: 9S; t1: 6H 5S 4D; t2: 7S; t3: 6D; t4: 5C; t5: KC; t6: KS; t7: KH; " +
					"t8: KD",
				"t1 t3 2, t1 t4 1, t1 t2 3", "",
			},
		}},
		{id: "american-toad", zones: map[string][]int{
			"foundations": double, "reserve": {20}, "tableau": repeat(1, 8),
			"stock": {75}, "waste": {0},
		}, rules: []ruling{
			{
				"down in suit", "f1: 9S; t1: 6H; t2: 7H; t3: 7S; t4: 5C; t5: KC; t6: KS; t7: KH; t8: KD", "t1 t2",
				"t1 t3",
			},
			{"spaces from the waste when the reserve is out", "f1: 9S; t1: 6H; w: 3C", "w t2", ""},
		}},
		{
			id: "variegated-canfield",
			zones: map[string][]int{
				"foundations": repeat(1, 8), "reserve": {13}, "tableau": repeat(1, 5),
				"stock": {78}, "waste": {0},
			}, rules: []ruling{
				{"not round the corner", "t1: KH; t2: AS; t3: 7S; t4: 6H; t5: 2C", "t4 t3", "t1 t2"},
				{"aces are the bases", "t1: KH; t2: AS; t3: 7S; t4: 6H; t5: 2C", "t2 f1", "t1 f1"},
			},
		},
		{id: "chameleon", zones: map[string][]int{
			"foundations": one, "reserve": {12}, "tableau": {1, 1, 1},
			"stock": {36}, "waste": {0},
		}, down: map[string]int{"reserve": 11}, rules: []ruling{
			{"down in any suit", "f1: 9S; t1: 6H; t2: 7H; t3: 7S", "t1 t2, t1 t3", ""},
		}},
		{id: "acme", zones: map[string][]int{
			"foundations": ones, "reserve": {13}, "tableau": ones, "stock": {31},
			"waste": {0},
		}, down: twelve, rules: []ruling{
			{"down in suit, one card", "t1: 7H 6H; t2: 8H; t3: 8C; t4: 7C", "t4 t3", "t1 t2 2"},
			{"not round the corner", "t1: KH; t2: AH; t3: 8C; t4: 7C", "", "t1 t2"},
			{"aces are the bases", "t1: KH; t2: AH; t3: 8C; t4: 7C", "t2 f1", "t1 f1"},
		}},
		{id: "duke", zones: map[string][]int{
			"foundations": none, "reserve": repeat(3, 4), "tableau": ones,
			"stock": {36}, "waste": {0},
		}, rules: []ruling{
			{"any card to a space", "t1: 9S 8H; r2: 5C 3D", "t1 t2, r2 t2", "t1 r1"},
			{"tops of the reserve", "t1: 9S 8H; t2: 4S; t3: 6H; r2: 5C 3D", "r2 t2", "r2 t3"},
		}},
		{id: "minerva", zones: minerva(11), down: map[string]int{"tableau": 14, "reserve": 10}, rules: []ruling{
			{"kings to spaces", "t1: 9C QH; t2: 9D KS; r: KD", "t2 t3, r t3", "t1 t3"},
			{"foundations keep their cards", "f1: AS 2S; t1: 3H", "", "f1 t1"},
		}},
		{id: "munger", zones: minerva(7), down: map[string]int{"tableau": 14, "reserve": 6}, rules: []ruling{
			{"no redeal", "t1: 9C QH; w: 2D 5H", "", "redeal"},
		}},
		{id: "mystique", zones: minerva(9), down: map[string]int{"tableau": 14, "reserve": 8}, rules: []ruling{
			{"any card to a space", "t1: 9C QH; r: 5D", "t1 t3, r t3", ""},
		}},
		{id: "gate", zones: map[string][]int{
			"foundations": none, "reserve": {5, 5}, "tableau": repeat(1, 8),
			"stock": {34}, "waste": {0},
		}, rules: []ruling{
			{"posts are played from", "t1: 6H; t2: 9D; t3: 9H; t4: 4H; t5: 4C; t6: 2C; t7: KC; t8: KD; r1: 5S; r2: " +
				"5H 3D", "r1 t1, r2 t5", "r2 t4"},
		}},
		{id: "lafayette", zones: map[string][]int{
			"lower": none, "upper": none, "reserve": {13}, "tableau": ones,
			"stock": {35}, "waste": {0},
		}, rules: []ruling{
			{
				"up from the ace, down from the king", "l1: AS; u1: KS; t1: 2S; t2: QS; t3: 9C; t4: 9D", "t1 l1, t2 u1",
				"t1 u1, t2 l1",
			},
			{"sevens to spaces", "t1: 9S 7H; t2: 9H 8C; t3: 9D 7C 6D", "t1 t4, t3 t4 2", "t2 t4"},
		}},
	})

	t.Run("eagle wing fills spaces with cards nobody has seen", func(t *testing.T) {
		tb := board(t, "eagle-wing", "f1: 9S\nr: (KC) (2D)\nt1: 6H\nt2: 7H\nt3: 9C\nt4: 2C\nt5: JD\nt6: 2H\nt7: "+
			"2S\nt8: 4C")
		tb.play("t1 t2")
		tb.has("t1", "2D")
		tb.has("r", "KC")
	})
	t.Run("gate fills from the longer post, then from the waste", func(t *testing.T) {
		rails := "t2: 7S\nt3: 9H\nt4: 4H\nt5: 4C\nt6: 2C\nt7: KC\nt8: KD\n"
		for posts, want := range map[string]string{
			"r1: 5S 3H\nr2: 5H\nw: JC": "3H", "r1: 5S\nr2: 5H 3D\nw: JC": "3D",
			"r1: 5S\nr2: 5H\nw: JC": "5S", "w: JC": "JC",
		} {
			tb := board(t, "gate", "t1: 6H\n"+rails+posts)
			tb.play("t1 t2")
			tb.has("t1", want)
		}
	})
	t.Run("minerva turns rows up and down", func(t *testing.T) {
		tb := deal(t, "minerva", 1)
		for i, c := range strings.Fields(tb.pile("t4")) {
			if down := strings.HasPrefix(c, "("); down != (i%2 == 0) {
				t.Errorf("card %d of %s", i+1, tb.pile("t4"))
			}
		}
	})
}
