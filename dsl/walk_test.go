package dsl_test

import (
	"slices"
	"testing"

	"pat/dsl"
)

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
