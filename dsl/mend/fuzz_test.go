package mend_test

import (
	"strings"
	"testing"
	"time"

	"pat/dsl"
	"pat/dsl/mend"
)

// FuzzParse reads anything: no panic, no hang, every fix inside the file, and none where nothing is
// meant.
func FuzzParse(f *testing.F) {
	f.Add("game x\n\ntableau 4\n  build up or up or or in when not not\n")
	f.Add("game x\ndeal\n  " + strings.Repeat("1 or ", 29) + "\n")
	f.Add("game x\ntableau\n  spaces take " + strings.Repeat("king or top is ", 14) + "\n")
	f.Add("game x\ntableau\n  " + strings.Repeat("from waste when stock ", 14) + "\n")
	f.Add("game x\nstock\n  " + strings.Repeat("cards are turned , ", 14) + "\n")
	f.Add("game x\ntableau\n  " + strings.Repeat("a the may be ", 14) + "\nwin when " + strings.Repeat("not ( ", 20))
	f.Add("game x\ntableau\n  build " + strings.Repeat("dwon ni suit ", 15))
	for _, c := range []string{
		"K K K K", "> = < = 1", "1 , 2 , 3 and 4", "take own take own",
		"spaces can't be filled",
	} {
		f.Add(curesText("line", "  "+c))
	}
	f.Fuzz(func(t *testing.T, text string) {
		start := time.Now()
		_, ds := mend.Parse("fuzz.pat", []byte(text), nil)
		if took := time.Since(start); took > 10*time.Second {
			t.Fatalf("took %v", took)
		}
		src := dsl.NewSource("fuzz.pat", []byte(text))
		for _, d := range ds {
			if d.Message == "" || d.Name == "" {
				t.Fatalf("an empty finding: %+v", d)
			}
			for _, x := range d.Certain() {
				if x.Span.Pos.Offset > x.Span.EndPos.Offset || x.Span.EndPos.Offset > len(src.Text) {
					t.Fatalf("%s: a fix outside the file: %+v", d.Message, x)
				}
			}
		}
	})
}
