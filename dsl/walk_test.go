package dsl_test

import (
	"slices"
	"testing"

	"pat/dsl"
)

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
		f, ds := dsl.Parse("t.pat", []byte("game T\nfoundations 4\nwaste\ntableau 4\n  "+c.line+"\n"), nil, nil)
		if ds.Errors() > 0 {
			t.Errorf("%s: %v", c.line, ds)
			continue
		}
		b := f.Blocks[len(f.Blocks)-1]
		if got := dsl.SpeaksOf(b.Lines[0].Stmt); got != c.want {
			t.Errorf("%s: %b, want %b", c.line, got, c.want)
		}
	}
}

func TestNamed(t *testing.T) {
	f, ds := dsl.Parse("t.pat", []byte("game T\noption draw 3 or 1\ncounter n 0 to 8\ntableau 4\n"+
		"  takes 2 above rank of top or draw when n is at most 3 and at least draw spaces in tableau\n"), nil, nil)
	if ds.Errors() > 0 {
		t.Fatal(ds)
	}
	var got []string
	l := f.Blocks[0].Lines[0]
	for name, at := range dsl.Named(l.Stmt) {
		if text := l.Src.Slice(at); text != name {
			t.Errorf("%s stands where %q does", name, text)
		}
		got = append(got, name)
	}
	if want := []string{"draw", "n", "draw"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if !dsl.AsksFor(l.Stmt, "n") || dsl.AsksFor(l.Stmt, "m") {
		t.Error("AsksFor")
	}
}
