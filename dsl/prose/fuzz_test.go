package prose

import (
	"io"
	"os"
	"testing"

	"pat/dsl/rules"
)

// Prose never panics, whatever the file: bytes are loaded, and the sheet, with or without errors,
// is written under its defaults and under no setting at all, and so is every line of it.
func FuzzProse(f *testing.F) {
	lib := shipped()
	for _, id := range lib.IDs() {
		text, err := os.ReadFile("../../games/" + id + rules.Ext)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add([]byte(playground))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, _ := rules.Load(lib, "fuzz.pat", text)
		if err := Write(io.Discard, s, s.Defaults()); err != nil {
			t.Fatal(err)
		}
		if err := Write(io.Discard, s, rules.Setting{}); err != nil {
			t.Fatal(err)
		}
		for _, l := range s.AllLines() {
			Phrase(s, l)
		}
	})
}
