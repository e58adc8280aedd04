package numbers

import (
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/gametest"
)

func parse(t *testing.T, text string) ID {
	t.Helper()
	d, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// order is the order of a pack, as far as wanted.
func order(t *testing.T, id string, p *cards.Pack, n int) string {
	t.Helper()
	var ws []string
	for _, k := range parse(t, id).pack(p)[:n] {
		ws = append(ws, k.String())
	}
	return strings.Join(ws, " ")
}

// tens are written T in the values as they are published.
func tens(s string) string { return strings.ReplaceAll(s, "T", "10") }

// FreeCell deals as they are known, bottom card first.
func TestFreeCell(t *testing.T) {
	g := gametest.Shipped(t, "freecell")
	for _, c := range []struct{ ids, board string }{
		{"ms:24 pysol:24 MS:0024", `
			4C 2C 9C 8C QS 4S 2H
			5H QH 3C AC 3H 4H QD
			QC 9S 6H 9H 3S KS 3D
			5D 2S JC 5C JH 6D AS
			2D KD TH TC TD 8D
			7H JS KH TS KC 7C
			AH 5S 6S AD 8H JD
			7S 6C 7D 4D 8S 9D`},
		{"ms:617 pysol:617", `
			7D TD TH KD 4C 4S JD
			AD 7S QC 5H QS TS KS
			5C QD 3H 9S 9C 2H KC
			3S AC 9D 3C 9H 5D 4H
			5S 6D 6S 8S 7C JC
			8C 8H 8D 7H 6H 6C
			2D AS 3D 4D 2C JH
			AH KH TC JS 2S QH`},
		{"ms:11982", `
			AH 3D KD JC 6C JD KC
			AS 3H 6H 5D 2C 7D 8D
			4H QS 5S 5C TH 8H 2S
			AC QC 4D 8C QH 9C 3S
			2D 8S 9H 9D 6D 2H
			6S 7H JH TD TC QD
			TS AD 9S KH 4S 4C
			JS KS 3C 7C 7S 5H`},
		{"pysol:123456", `
			3D 6C AS TS QC 8D 4D
			2D TC 4H JD TD 2H 5C
			2C 8S AH KD KH 5S 7C
			9C 8C QH 3C 5D 9S QD
			AC 9D 7H 6D KS JH
			6H TH 8H QS 7D JC
			4C 2S 3S 6S 5H 3H
			KC JS 9H 4S 7S AD`},
		{"solvitaire:1", `
			6H QS 4S 2H 3C 8S JH
			KS 3S 9C 3D 8H JC KH
			TC AD 5S 6S JS 7S AH
			QH 5C 7D 9S TD 7H JD
			AC 2D TH QD AS 8D
			2S 4D 3H 4C KD 6D
			4H KC 6C 9D 8C 2C
			QC 7C TS 5D 5H 9H`},
	} {
		for _, text := range strings.Fields(c.ids) {
			s, err := parse(t, text).Deal(g, rules.Setting{})
			if err != nil {
				t.Fatal(err)
			}
			z := 0
			for g.Zone(z).Kind != dsl.Tableau {
				z++
			}
			for i, line := range strings.Split(strings.TrimSpace(c.board), "\n") {
				var have []string
				for h := range s.Len(g.Zone(z).First + i) {
					have = append(have, s.Card(g.Zone(z).First+i, h).Kind().String())
				}
				if got, want := strings.Join(have, " "), tens(strings.TrimSpace(line)); got != want {
					t.Errorf("%s, column %d: %s, want %s", text, i+1, got, want)
				}
			}
		}
	}
}

// Orders of the pack, the card dealt first first.
func TestOrders(t *testing.T) {
	piquet := cards.NewPack(1, false, []cards.Rank{0, 6, 7, 8, 9, 10, 11, 12}, []cards.Suit{0, 1, 2, 3})
	for _, c := range []struct {
		id    string
		pack  *cards.Pack
		first string
	}{
		{"ms:24", cards.Standard(1), "4C 5H QC 5D 2D 7H AH 7S 2C QH 9S 2S KD JS 5S 6C 9C 3C 6H JC TH KH 6S 7D 8C AC " +
			"9H 5C TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS"},
		{"ms:24", cards.Standard(2), "KC TH QS TS 4H KD 7H 7S 8S 6S 9D JD"},
		{"pysol:24", cards.Standard(2), "KC TH QS TS 4H KD 7H 7S 8S 6S 9D JD"},
		{"pysol:100000", cards.Standard(2), "TC 4H 6S 2D 9S 9H 4D QC QH 9C 3D JC"},
		{"solvitaire:1", cards.Standard(1), "6H KS TC QH AC 2S 4H QC"},
		{"solvitaire:2", cards.Standard(1), "6S 3H AH QH 7S QC 6C 6H"},
		{"solvitaire:3", cards.Standard(1), "8C AD 9D JH 4H 2H 6D 7H"},
		{"solvitaire:1", cards.Standard(2), "JD KS 6H JS AC 4C 8H QC"},
		// The draws of 24 (116, 3537, 23994, 22900) by 32, 31, 30, 29 cards are the places 20, 3,
		// 24, 19 of clubs, spades, hearts, diamonds, each A 7 8 … K; the last card takes an empty
		// place.
		{"ms:24", piquet, "TH 9C AD 9H"},
	} {
		if got, want := order(t, c.id, c.pack, len(strings.Fields(c.first))), tens(c.first); got != want {
			t.Errorf("%s of %d cards: %s, want %s", c.id, c.pack.Size(), got, want)
		}
	}
	for id, last := range map[string]string{"solvitaire:1": "JD", "solvitaire:2": "2D", "solvitaire:3": "7C"} {
		if ks := parse(t, id).pack(cards.Standard(1)); ks[51].String() != last {
			t.Errorf("%s ends with %s, want %s", id, ks[51], last)
		}
	}
	if ks := parse(t, "solvitaire:1").pack(cards.Standard(2)); ks[103].String() != "5S" {
		t.Errorf("two packs end with %s, want 5S", ks[103])
	}
}

// Packs shuffled apart lie whole on each other, the last on top.
func TestApart(t *testing.T) {
	order := cards.Standard(1).Order
	apart := cards.NewPack(2, true, order, []cards.Suit{0, 1, 2, 3})
	one := cards.NewPack(1, true, order, []cards.Suit{0, 1, 2, 3})
	for _, id := range []string{"ms:24", "pysol:100000", "solvitaire:1"} {
		ks := parse(t, id).pack(apart)
		first := parse(t, id).pack(one)
		if !slices.Equal(ks[52:], first) {
			t.Errorf("%s: the pack shuffled first does not lie below", id)
		}
		if slices.Equal(ks[:52], first) {
			t.Errorf("%s: both packs are shuffled alike", id)
		}
	}
}

// Every number gives a pack of the right cards.
func TestEveryCardIsThere(t *testing.T) {
	for _, p := range []*cards.Pack{
		cards.Standard(1), cards.Standard(2),
		cards.NewPack(8, false, cards.Standard(1).Order, []cards.Suit{0}),
	} {
		want := p.Cards()
		slices.Sort(want)
		for _, id := range []string{
			"ms:1", "ms:31999", "ms:2147483648", "ms:8589934591", "pysol:32000",
			"pysol:98804262199142645760", "solvitaire:0", "solvitaire:4294967295",
		} {
			got := parse(t, id).pack(p)
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("%s of %d cards: %v", id, p.Size(), got)
			}
		}
	}
}

func TestMicrosoftDraws(t *testing.T) {
	for _, c := range []struct {
		n    uint64
		want []uint32
	}{
		{24, []uint32{116, 3537, 23994, 22900, 27029, 7734, 17528, 27567}},
		{617, []uint32{2053, 20350, 616, 5597, 15955, 9757, 28203, 28397}},
		{11982, []uint32{6398, 16884, 29164, 3430, 29957, 7026, 11769, 19438}},
	} {
		g := microsoft(c.n)
		for i, want := range c.want {
			if got := g.next(); got != want {
				t.Errorf("%d, draw %d: %d, want %d", c.n, i, got, want)
			}
		}
	}
	// Beyond 2^31 the same state, put out otherwise.
	for _, n := range []uint64{1, 617, 1<<31 - 1} {
		low, mid := microsoft(n), microsoft(n+1<<31)
		for range 20 {
			if l, m := low.next(), mid.next(); m != l|0x8000 {
				t.Fatalf("2^31 + %d draws %d, want %d", n, m, l|0x8000)
			}
		}
		low, high := microsoft(n), microsoft(n+1<<32)
		for range 20 {
			if l, h := low.next(), high.next(); (h-1)&0x7fff != l || h < 1 || h > 65536 {
				t.Fatalf("2^32 + %d draws %d beside %d", n, h, l)
			}
		}
	}
}

func TestTwisterDraws(t *testing.T) {
	n, _ := new(big.Int).SetString("98804262199142645760", 10)
	for _, c := range []struct {
		t    *twister
		want []uint32
	}{
		{twisterOf(big.NewInt(123456)), []uint32{3460142176, 3624162059, 3410457496, 1244111331}},
		{twisterOf(n), []uint32{2153092263, 971750090, 265136860, 2953487307}},
		{seeded(5489), []uint32{3499211612, 581869302, 3890346734, 3586334585}}, // of the authors' own program
	} {
		for i, want := range c.want {
			if got := c.t.next(); got != want {
				t.Errorf("output %d: %d, want %d", i, got, want)
			}
		}
	}
	// The ten thousandth output that the C++ standard demands of mt19937.
	g := seeded(5489)
	for range 9999 {
		g.next()
	}
	if got := g.next(); got != 4123659995 {
		t.Errorf("output 10000: %d", got)
	}
	g = twisterOf(big.NewInt(123456))
	for i, want := range []float64{0.8056271362589, 0.7940590105180981, 0.029425761106168014} {
		if got := g.real(); math.Abs(got-want) > 1e-13 {
			t.Errorf("fraction %d: %v, want %v", i, got, want)
		}
	}
}

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"17": "17", "0": "0", "007": "7", "18446744073709551615": "18446744073709551615",
		"ms:617": "ms:617", "MS:0617": "ms:617", "pysol:123456": "pysol:123456",
		"pysol:98804262199142645760": "pysol:98804262199142645760", "solvitaire:0": "solvitaire:0",
	} {
		if got := parse(t, text); got.String() != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		} else if again := parse(t, got.String()); again != got {
			t.Errorf("%s is not read back", got)
		}
	}
	for text, say := range map[string]string{
		"": "no deal number", "x": "no deal number", "ms:": "no deal number", "-1": "no deal number", "1e9": "no " +
			"deal number",
		"fcs:1": "ms, pysol and solvitaire", ":1": "ms, pysol and solvitaire", "٣": "no deal number",
		"ms:0": "from 1 to 8589934591", "ms:8589934592": "from 1 to 8589934591", "pysol:0": "from 1",
		"solvitaire:4294967296": "from 0 to 4294967295", "18446744073709551616": "from 0 to 18446744073709551615",
		"pysol:1" + strings.Repeat("0", 80): "80 digits",
	} {
		if d, err := Parse(text); err == nil || !strings.Contains(err.Error(), say) {
			t.Errorf("%q: %v, %v; want %q", text, d, err, say)
		}
	}
	if n, ours := parse(t, "ms:17").own(); ours || n != 0 {
		t.Error("ms:17 is not ours")
	}
	if n, ours := parse(t, "17").own(); !ours || n != 17 || Own(17) != parse(t, "17") || Own(0) != parse(t, "0") {
		t.Error("17 is ours")
	}
	if parse(t, "ms:17").Seed() == parse(t, "pysol:17").Seed() || Own(17).Seed() != 17 {
		t.Error("seeds")
	}
}

func TestRange(t *testing.T) {
	for text, want := range map[string]string{
		"1-3": "1 2 3", "0-1": "0 1", "17": "17", "ms:9-11": "ms:9 ms:10 ms:11", "ms:9-ms:10": "ms:9 ms:10",
		"solvitaire:1-2": "solvitaire:1 solvitaire:2",
		"pysol:99999999999999999999-100000000000000000000": "pysol:99999999999999999999 pysol:100000000000000000000",
	} {
		r, err := ParseRange(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		var have []string
		for i := range r.Len() {
			d := r.At(i)
			have = append(have, d.String())
			if d != parse(t, d.String()) {
				t.Errorf("%s of %s is not what its text means", d, text)
			}
			if i, ok := r.Find(d.String()); !ok || i != len(have)-1 {
				t.Errorf("%s of %s is found at %d, %v", d, text, i, ok)
			}
		}
		if got := strings.Join(have, " "); got != want || r.Len() != len(have) {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
		for _, other := range []string{"18", "ms:8", "ms:12", "solvitaire:9", "pysol:99999999999999999998", "x"} {
			if i, ok := r.Find(other); ok {
				t.Errorf("%s is found in %s at %d", other, text, i)
			}
		}
		if again, err := ParseRange(r.String()); err != nil || again != r {
			t.Errorf("%s is not read back: %v", r, err)
		}
	}
	for text, say := range map[string]string{
		"5-1": "the lower one first", "1-": "no deal number", "-": "no deal number", "1-ms:3": "no deal number",
		"ms:1-pysol:3": "no deal number", "ms:0-5": "from 1", "0-9999999999": "too many", "1-2-3": "no deal number",
	} {
		if r, err := ParseRange(text); err == nil || !strings.Contains(err.Error(), say) {
			t.Errorf("%q: %v, %v; want %q", text, r, err, say)
		}
	}
}

func FuzzParseRange(f *testing.F) {
	for _, s := range []string{"17", "ms:617", "1-100", "pysol:1-2", "solvitaire:0-4294967295", "ms:1-ms:2", "1--2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParseRange(text)
		if err != nil {
			return
		}
		again, err := ParseRange(r.String())
		if err != nil || again != r {
			t.Fatalf("%q is %s, which is %v, %v", text, r, again, err)
		}
		if n := r.Len(); n < 1 || r.At(0) != r.First || r.At(n-1) != r.Last {
			t.Fatalf("%q: %d deals", text, n)
		}
	})
}

// The deal of a day is the same for ever.
func TestDaily(t *testing.T) {
	for _, c := range []struct {
		day, game string
		set       []string
		want      string
	}{
		{"2026-11-23", "klondike", []string{"draw=3"}, "514425851"},
		{"2026-11-23", "klondike", []string{"draw=1"}, "596880965"},
		{"2026-11-24", "bakers-dozen", nil, "444854512"},
	} {
		if got := Daily(c.day, c.game, c.set).String(); got != c.want {
			t.Errorf("%s of %s %v is %s, want %s", c.game, c.day, c.set, got, c.want)
		}
	}
	ids := []string{"canfield", "klondike", "spider", "yukon"}
	if got := DailyGame("2026-11-23", ids); got != "canfield" {
		t.Errorf("the game of the day is %s", got)
	}
	if got := DailyGame("2026-11-23", nil); got != "" {
		t.Errorf("of no games the game of the day is %q", got)
	}
}
