package author

import (
	"bytes"
	"strings"
	"testing"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl/rules"
)

// Every shipped variant is told apart from its parent in English, and from itself by nothing.
func TestDifferences(t *testing.T) {
	lib := (&app.App{Err: &bytes.Buffer{}, Games: t.TempDir()}).Library()
	for i, id := range lib.IDs() {
		if testing.Short() && i%10 > 0 {
			continue
		}
		t.Run(id, func(t *testing.T) {
			s, _, err := rules.Open(lib, id)
			if err != nil {
				t.Fatal(err)
			}
			if none, err := differences(s, s); err != nil || len(none) > 0 {
				t.Errorf("from itself: %v %v", none, err)
			}
			if len(s.Parents) == 0 {
				return
			}
			parent, _ := rules.Load(lib, s.Parents[0], []byte(s.Sources[s.Parents[0]].Text))
			there, err := differences(parent, s)
			back, _ := differences(s, parent)
			if err != nil || len(there) == 0 || len(there) != len(back) {
				t.Fatalf("%d sections one way, %d the other, %v", len(there), len(back), err)
			}
			if strings.Contains(strings.Join(there, ""), "* *") {
				return // pictures have many lines
			}
			count := func(all []string, mark string) int {
				return strings.Count(strings.Join(all, ""), "\n  "+mark+" ")
			}
			if count(there, "+") != count(back, "-") || count(there, "-") != count(back, "+") {
				t.Errorf("%v\nand back\n%v", there, back)
			}
		})
	}
}
