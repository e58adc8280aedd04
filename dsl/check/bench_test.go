package check_test

import (
	"io/fs"
	"testing"

	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
)

// BenchmarkCheck reads and judges sound files of some sixty lines.
func BenchmarkCheck(b *testing.B) {
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	for _, name := range []string{"braid.pat", "scorpion.pat", "eight-cards.pat"} {
		text, err := fs.ReadFile(games.FS, name)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				sheet, ds := rules.Load(lib, name, text)
				if ds.Errors() > 0 {
					b.Fatal(ds)
				}
				check.Check(sheet)
			}
		})
	}
}
