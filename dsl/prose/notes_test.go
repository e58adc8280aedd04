package prose

import (
	"strings"
	"testing"
	"testing/fstest"

	"pat/dsl/rules"
)

// What an author says of the file and of a zone is told where it stands, and to nobody but the
// readers of that file: a variant does not inherit it, and the rules stay the same.
func TestWordsOfTheAuthor(t *testing.T) {
	said := map[string]string{
		"about A short Klondike":               "A short Klondike.",
		"author A. Player":                     "By A. Player.",
		"licence CC0":                          "Licence: CC0.",
		"note Play it standing up!":            "Note: Play it standing up!",
		"tableau\n  note Kings are heavy":      "Note: Kings are heavy.",
		"stock\n  note Turn it with two hands": "Note: Turn it with two hands.",
	}
	tell := func(text string) (string, *rules.Sheet) {
		t.Helper()
		s, ds := rules.Load(shipped(), "test.pat", []byte(text))
		if ds.Errors() > 0 {
			t.Fatalf("%s in\n%s", ds[0].Message, text)
		}
		var b strings.Builder
		if err := Write(&b, s, s.Defaults()); err != nil {
			t.Fatal(err)
		}
		return strings.Join(strings.Fields(b.String()), " "), s
	}
	_, parent := tell("game Mine\nvariant of klondike\n")
	for lines, want := range said {
		t.Run(lines, func(t *testing.T) {
			text, s := tell("game Mine\nvariant of klondike\n" + lines + "\n")
			if !strings.Contains(text, want) {
				t.Errorf("%q is not told in\n%s", want, text)
			}
			if s.Hash() != parent.Hash() {
				t.Error("the rules are others")
			}
			// The same said in the parent is not told of a variant.
			whole := s.Whole()
			if text, _ := tell(whole); !strings.Contains(text, want) {
				t.Errorf("%q is not told without the parent, in\n%s", want, whole)
			}
			lib := &rules.Library{Shelves: []rules.Shelf{{FS: fstest.MapFS{"mine.pat": {Data: []byte(whole)}}}}}
			child, ds := rules.Load(lib, "child.pat", []byte("game Child\nvariant of mine\n"))
			if ds.Errors() > 0 {
				t.Fatal(ds[0].Message)
			}
			var b strings.Builder
			if err := Write(&b, child, child.Defaults()); err != nil {
				t.Fatal(err)
			}
			if told := strings.Join(strings.Fields(b.String()), " "); strings.Contains(told, want) {
				t.Errorf("a variant inherits %q", want)
			}
		})
	}
}
