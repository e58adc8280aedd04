package interp

import (
	"slices"
	"testing"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// A layer is the cards of the zone that lie at the height to which the card would come. Every way
// to ask for it is held against the piles themselves.
func TestLayer(t *testing.T) {
	for line, want := range map[string]func(k cards.Kind, layer []cards.Kind) bool{
		"build same suit as layer": func(k cards.Kind, layer []cards.Kind) bool {
			return slices.ContainsFunc(layer, func(x cards.Kind) bool { return x.Suit() == k.Suit() })
		},
		"build other suit as layer": func(k cards.Kind, layer []cards.Kind) bool {
			return slices.ContainsFunc(layer, func(x cards.Kind) bool { return x.Suit() != k.Suit() })
		},
		"build any card when no same suit in layer": func(k cards.Kind, layer []cards.Kind) bool {
			return !slices.ContainsFunc(layer, func(x cards.Kind) bool { return x.Suit() == k.Suit() })
		},
		"build any card when card is same rank as layer": func(k cards.Kind, layer []cards.Kind) bool {
			return slices.ContainsFunc(layer, func(x cards.Kind) bool { return x.Rank() == k.Rank() })
		},
		"build any card when layer empty": func(_ cards.Kind,
			layer []cards.Kind,
		) bool {
			return len(layer) == 0
		},
		"build any card when not layer empty": func(_ cards.Kind,
			layer []cards.Kind,
		) bool {
			return len(layer) > 0
		},
		"build any card when no cards in layer": func(_ cards.Kind,
			layer []cards.Kind,
		) bool {
			return len(layer) == 0
		},
		"build any card when cards in layer is 2": func(_ cards.Kind,
			layer []cards.Kind,
		) bool {
			return len(layer) == 2
		},
		"build any card when at least 2 hearts in layer or layer empty": func(_ cards.Kind, layer []cards.Kind) bool {
			hearts := 0
			for _, x := range layer {
				if x.Suit() == cards.Hearts {
					hearts++
				}
			}
			return hearts > 1 || len(layer) == 0
		},
	} {
		t.Run(line, func(t *testing.T) {
			g := fromText(t, "game L\ndecks 2\nranks ace to five\nsuits spades hearts\ndeal\n  3 to foundations 1\n "+
				" 2 to foundations 2\n"+
				"  1 to foundations 3\n  rest to each tableau\nfoundations 4\n  base any card\n  "+line+
				"\ntableau 4\n  spaces take any card\nwin when tableau empty\n")
			yes, no := 0, 0
			for n := range uint64(40) {
				randomly(t, g, n+1, 20, func(s *machine.State, moves []machine.Move) {
					for p := 4; p < 8; p++ {
						for q := range 4 {
							if s.Len(p) == 0 || s.Len(q) == 0 {
								continue
							}
							var layer []cards.Kind
							for o := range 4 {
								if s.Len(o) > s.Len(q) {
									layer = append(layer, s.At(o, s.Len(q)).Kind())
								}
							}
							is := s.MayPlay(p, q, 1)
							if is != want(s.Top[p].Kind(), layer) {
								t.Fatalf("%v on foundation %d of %d cards, beside %v: %v", s.Top[p].Kind(), q+1,
									s.Len(q), layer, is)
							}
							if is {
								yes++
							} else {
								no++
							}
						}
					}
				})
			}
			if yes == 0 || no == 0 {
				t.Errorf("%d plays are legal, %d are not", yes, no)
			}
		})
	}
}
