package prose

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// Every production in many forms: testdata/lines.txt holds edits of the playground, lines.said
// the sentences that Phrase makes of the lines they bring. Each is also written as a page, which
// is proofread.
func TestLines(t *testing.T) {
	edits := linesTxt(t)
	had := map[string]bool{}
	for _, l := range sheet(t, playground).AllLines() {
		had[l.Canonical()] = true
	}
	var b strings.Builder
	for e := range strings.SplitSeq(edits, "\n") {
		s := sheet(t, edited(t, e))
		proofread(t, told(t, s))
		for _, l := range s.AllLines() {
			if had[l.Canonical()] {
				continue
			}
			says := Phrase(s, l)
			proofread(t, strings.Join(strings.Fields(says), "\n"))
			fmt.Fprintf(&b, "%s\n\t%s\n", l.Text(), says)
		}
	}
	if *update {
		if err := os.WriteFile("testdata/lines.said", []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile("testdata/lines.said")
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(b.String(), "\n")
	for i, w := range strings.Split(string(want), "\n") {
		if i >= len(got) || got[i] != w {
			t.Fatalf("line %d of testdata/lines.said\n got %s\nwant %s", i+1,
				strings.Join(got[min(i, len(got)):min(i+1, len(got))], ""), w)
		}
	}
	if len(got) != strings.Count(string(want), "\n")+1 {
		t.Error("there are more lines than testdata/lines.said has")
	}
}

// linesTxt is testdata/lines.txt, without the last line end.
func linesTxt(t *testing.T) string {
	t.Helper()
	edits, err := os.ReadFile("testdata/lines.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(string(edits), "\n")
}
