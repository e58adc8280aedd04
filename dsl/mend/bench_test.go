package mend_test

import (
	"strings"
	"testing"

	"pat/dsl/mend"
)

// What a wrong line costs, the reading of its small file with it.
func BenchmarkWrongLine(b *testing.B) {
	for _, c := range []struct{ name, where, line string }{
		{"letters", "line", "spaces take kign from waste or stock when stock empty"},
		{"two slips", "line", "biuld down in alternatng colours"},
		{"word order", "line", "when stock empty spaces take king"},
		{"missing word", "line", "takes pair same rank waste"},
		{"sentence", "line", "an empty pile may only be filled by a king"},
		{"hopeless", "line", "build down in suit quickly and then home with all of the others"},
		{"hopeless step", "deal", "4 cards sideways on the table for each of the two players"},
		{"long condition", "line", "spaces take any card when card is king or queen or jack"},
	} {
		text := []byte(curesText(c.where, c.line))
		b.Run(strings.ReplaceAll(c.name, " ", "-"), func(b *testing.B) {
			for b.Loop() {
				mend.Parse("house.pat", text, nil)
			}
		})
	}
	b.Run("right", func(b *testing.B) {
		text := []byte(curesText("", ""))
		for b.Loop() {
			mend.Parse("house.pat", text, nil)
		}
	})
}
