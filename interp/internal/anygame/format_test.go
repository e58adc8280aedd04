package anygame_test

import (
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/anygame"
)

// A random file means the same when it is tidy, and is then left alone.
func TestFormat(t *testing.T) {
	seeds := uint64(300)
	if testing.Short() {
		seeds = 30
	}
	for seed := range seeds {
		text := []byte(anygame.Write(seed))
		tidy, d := dsl.Format("x.pat", text)
		if d != nil {
			t.Fatalf("seed %d: %s", seed, d.Message)
		}
		before, _ := rules.Load(&rules.Library{}, "x.pat", text)
		after, _ := rules.Load(&rules.Library{}, "x.pat", tidy)
		if before.Hash() != after.Hash() {
			t.Errorf("seed %d: another game:\n%s\n%s", seed, text, tidy)
		}
		if again, _ := dsl.Format("x.pat", tidy); string(again) != string(tidy) {
			t.Errorf("seed %d: tidy, then\n%s", seed, again)
		}
	}
}
