package interp

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/machine"
)

// Published first outputs of SplitMix64 for the state 1234567.
func TestGenerator(t *testing.T) {
	g := machine.Generator(1234567)
	for i, want := range []uint64{
		6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
		16408922859458223821,
	} {
		if got := g.Next(); got != want {
			t.Errorf("output %d is %d, want %d", i, got, want)
		}
	}
}

func TestBelowIsFair(t *testing.T) {
	var seen [6]int
	g := machine.Generator(1)
	for range 60000 {
		seen[g.Below(6)]++
	}
	for i, n := range seen {
		if n < 9600 || n > 10400 { // four standard deviations
			t.Errorf("%d was drawn %d times of 60000", i, n)
		}
	}
}

const onlyStock = "game One\nPACK\ndeal\n  rest to stock\nstock\n  turn 1 to waste\nwaste\nwin when stock empty\n"

// A deal number means the same deal for ever. These lines are not to be changed: another shuffle is
// another version.
func TestDealIsForever(t *testing.T) {
	for _, c := range []struct {
		pack   string
		number uint64
		first  string
		all    string // hash of the whole order
	}{
		{"decks 1", 1, "9D 7D QC 4D AS 8C QD JC 6S 5C", "b27cd04223b69e14"},
		{"decks 1", 2, "2C 10D JS JD 2D KD 4S 9S 6H QD", "53f845e496a458f0"},
		{"decks 1", 17, "JH KD 7S 5H 6D QH 6H KC 9D 3S", "32aecf2aac3d8b61"},
		{"decks 1", 1 << 40, "5D 10D 5S 9D AD KD 4H KC KH 4C", "039b43f19cd6219f"},
		{"decks 2", 1, "8D 7C 9C AC 10S 9S 5C 8S 3H KS", "41a7c48ce6c2d85f"},
		{"decks 2 apart", 1, "9D 7D QC 4D AS 8C QD JC 6S 5C", "10f19cda9b9e3f2e"},
		{"ranks ace seven to king", 1, "AD JC 7C QD JS 9S KH AC 7S 10S", "1bf0a4a8656d7f25"},
	} {
		g := fromText(t, strings.Replace(onlyStock, "PACK", c.pack, 1))
		s := mustDeal(t, g, c.number)
		var order []string
		for i := range s.Len(g.Stock) {
			order = append(order, s.Card(g.Stock, i).Kind().String())
		}
		slices.Reverse(order)
		sum := sha256.Sum256([]byte(strings.Join(order, " ") + " "))
		first, all := strings.Join(order[:10], " "), hex.EncodeToString(sum[:8])
		if first != c.first || all != c.all {
			t.Errorf("%s, deal %d: {%q, %d, %q, %q}", c.pack, c.number, c.pack, c.number, first, all)
		}
	}
}

// The cards that a deal names are lifted out of the one shuffled order: the rest keep theirs.
func TestOneNumberOnePack(t *testing.T) {
	plain := fromText(t, strings.Replace(onlyStock, "PACK", "decks 1", 1))
	lifted := fromText(t, "game Two\ndeal\n  4 aces to foundations\n  rest to stock\nfoundations 4\n  base ace\n  "+
		"build up in suit\nstock\n  turn 1 to waste\nwaste\nwin when foundations full\n")
	for n := range uint64(20) {
		a, _ := plain.Deal(n, rules.Setting{})
		b, _ := lifted.Deal(n, rules.Setting{})
		var all, rest []string
		for i := range a.Len(plain.Stock) {
			if k := a.Card(plain.Stock, i).Kind(); k.Rank() != 0 {
				all = append(all, k.String())
			}
		}
		for i := range b.Len(lifted.Stock) {
			rest = append(rest, b.Card(lifted.Stock, i).Kind().String())
		}
		if !slices.Equal(all, rest) {
			t.Fatalf("deal %d: the order differs", n)
		}
	}
}

// Redeal reuses a state and deals what Deal deals.
func TestRedealIsDeal(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *machine.Game) {
		s := mustDeal(t, g, 1)
		for n := range uint64(20) {
			s.Redeal(n)
			fresh, err := g.Deal(n, s.Game.Setting)
			if err != nil {
				t.Fatal(err)
			}
			if !take(s).equal(take(fresh)) {
				t.Fatalf("deal %d differs", n)
			}
		}
	})
}

const noPairInAPile = `game Apart
deal
  6 to each tableau but any card to bottom of stock replaced when same rank in pile
  1 to each reserve
tableau 8
  build none
  spaces stay empty
reserve 4
discard
  takes pair same rank from tableau or reserve
win when all cards in discard
`

// A card that may not lie where it comes goes under the stock. Where that goes on without end the
// pack is shuffled again.
func TestDealGoesOnUntilItCanBeMade(t *testing.T) {
	g := fromText(t, noPairInAPile)
	again := mustDeal(t, g, 1)
	shuffled := 0
	for n := range uint64(600) {
		s := mustDeal(t, g, n)
		for p := range g.Zones[0].N {
			seen := map[cards.Rank]bool{}
			for i := range s.Len(p) {
				r := s.Card(p, i).Kind().Rank()
				if seen[r] || s.Len(p) != 6 {
					t.Fatalf("deal %d, pile %d: %d cards, rank %d twice", n, p+1, s.Len(p), r)
				}
				seen[r] = true
			}
		}
		gen := machine.Generator(n)
		pack := g.Pack.Cards()
		g.ShufflePack(&gen, pack)
		first, err := g.DealOrder(pack, 0, rules.Setting{})
		switch again.Redeal(n); {
		case again.Key() != s.Key():
			t.Errorf("deal %d dealt into an old state is another deal", n)
		case err == nil && first.Key() != s.Key():
			t.Errorf("deal %d is not its first shuffle, which can be dealt", n)
		case err != nil:
			shuffled++
		}
	}
	if shuffled == 0 {
		t.Error("no pack of the sample needs a second shuffle: the test shows nothing")
	}
}

// What every card of the pack is kept from is dealt all the same.
func TestDealThatCannotBeMade(t *testing.T) {
	g := fromText(t, strings.Replace(noPairInAPile, " when same rank in pile", "", 1))
	s, err := g.Deal(1, rules.Setting{})
	if err != nil || s.Len(0) != 6 {
		t.Errorf("%v, %d cards in pile 1", err, s.Len(0))
	}
}

// Of two packs, aces that are lifted out come to the piles of their own suits, whichever lie first
// in the pack.
func TestLiftedCardsKeepToTheirSuits(t *testing.T) {
	g := fromText(t, `game Two Packs
decks 2
deal
  4 aces to lower
  rest to stock
foundations lower 4
  suits spades hearts clubs diamonds
  base ace
  build up in suit
stock
  turn 1 to waste
waste
win when 1 card on waste
`)
	for deal := range uint64(50) {
		s := mustDeal(t, g, deal)
		for i, want := range []cards.Suit{cards.Spades, cards.Hearts, cards.Clubs, cards.Diamonds} {
			if c := s.Card(i, 0).Kind(); s.Len(i) != 1 || c.Rank() != cards.Ace || c.Suit() != want {
				t.Fatalf("deal %d: %v lies on the pile of %v", deal, c, want)
			}
		}
	}
}
