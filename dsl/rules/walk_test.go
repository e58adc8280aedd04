package rules

import (
	"testing"

	"pat/dsl"
)

// TestSpeaksOf holds what lines speak of against their words.
func TestSpeaksOf(t *testing.T) {
	for _, c := range []struct {
		line string
		want dsl.Speaks
	}{
		{"build down in suit when waste empty", dsl.OfRelation},
		{"takes king when card is red", dsl.OfCard},
		{"takes king when top is red", dsl.OfEnd},
		{"takes king when rank is king", dsl.OfCard | dsl.OfProperty},
		{"takes king when rank of top is king", dsl.OfEnd | dsl.OfProperty},
		{"takes king when cards in pile is 2", dsl.OfPile},
		{"takes king when pile left empty", dsl.OfNeighbour},
		{"takes pile number", dsl.OfNumber},
		{"takes king when column is 2", dsl.OfNumber},
		{"takes king from own tableau", dsl.OfPlace},
		{"takes king when touching", dsl.OfPlace},
		{"takes any higher in suit", dsl.OfRelation},
		{"takes same rank as waste", 0},
		{"takes king in pass 2", dsl.OfPass},
		{"takes king when pass is 2", dsl.OfPass},
		{"takes king when foundations full", dsl.OfFull},
		{"takes king when tableau home", dsl.OfHome},
		{"takes pair totalling 13", dsl.OfTotals},
		{"build up in suit wrapping", dsl.OfRelation | dsl.OfRound},
	} {
		text := "game T\nfoundations 4\nwaste\ntableau 4\n  " + c.line + "\n"
		s, _ := Load(&Library{}, "t.pat", []byte(text))
		forms := s.Unnamed(dsl.Tableau).Forms
		if got := SpeaksOf(forms[len(forms)-1]); got != c.want {
			t.Errorf("%s: %b, want %b", c.line, got, c.want)
		}
	}
}
