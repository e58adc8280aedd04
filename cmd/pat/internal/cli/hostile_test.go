package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
)

// Nothing that is typed, and no name of a file, steers the terminal or cannot be seen where it is
// told again.
func TestNothingSteersTheTerminal(t *testing.T) {
	const evil = "x\x1b[31m\u009b1m\u200b\u202e\U000e0041\x7f"
	lines := strings.Join([]string{
		evil, "new " + evil, "new klondike draw=" + evil, "save /nowhere/" + evil, "load " + evil, "t1 " + evil,
		"why " + evil, "set " + evil, "set hints " + evil, "undo " + evil, "share " + evil, "games " + evil,
		"help " + evil,
	}, "\n") + "\n"
	for _, args := range [][]string{
		{"play", "klondike", "--deal", "3"},
		{"play", evil},
		{"play", "klondike", "--deal", evil},
		{"play", "klondike", "draw=" + evil},
		{"check", evil + ".pat"},
		{"check", "mine"},
		{"fmt", evil + ".pat"},
		{"test", evil + ".pat"},
		{"rules", evil},
		{"show", evil},
		{"diff", evil, "klondike"},
		{"list"},
		{"list", evil},
		{"solve", evil},
		{"stats", evil},
		{"stats", "--merge", evil},
		{"deal", evil},
		{"games", evil},
		{"new", evil},
		{"birthday", evil},
		{evil},
	} {
		a, out, errs := app(t, lines)
		name := filepath.Join(a.Games, "b"+evil+".pat")
		text := "game " + evil + "\ndeal\n  rest to each tableau\ntableau 4\n  spaces stay empty\n"
		for _, file := range []string{name, filepath.Join(a.Games, "mine.pat")} {
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Skip("no such name can be written here")
			}
		}
		a.Run(args)
		for _, said := range []string{out.String(), errs.String()} {
			at := strings.IndexFunc(said, func(r rune) bool {
				return r != '\n' && unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp)
			})
			if at >= 0 {
				t.Errorf("%q:\n…%q", args, said[max(0, at-60):min(len(said), at+30)])
			}
		}
		if out.Len()+errs.Len() == 0 {
			t.Errorf("%q says nothing", args)
		}
	}
}
