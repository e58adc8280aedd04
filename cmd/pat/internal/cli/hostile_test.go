package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/apptest"
	"pat/interp/stats"
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
		a, out, errs := apptest.Blank(t, lines)
		name := filepath.Join(a.Games, "b"+evil+".pat")
		text := "game " + evil + "\ndeal\n  rest to each tableau\ntableau 4\n  spaces stay empty\n"
		for _, file := range []string{name, filepath.Join(a.Games, "mine.pat")} {
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Skip("no such name can be written here")
			}
		}
		Run(a, args)
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

// Names in records and journals, which others may have written, do not steer the terminal.
func TestNamesDoNotSteer(t *testing.T) {
	a, out, errs := apptest.Blank(t, "")
	record := filepath.Join(t.TempDir(), "r.jsonl")
	const evil = `\u001b[31m\u200b\u2028`
	const deal = `{"game":"x` + evil + `","rules":"40bbcbab0ed21bd7","set":["d=` + evil + `"],"limits":"time 10s",` +
		`"deal":"2","verdict":"won","positions":471,"moves":176,"ms":10.1}` + "\n"
	if err := os.WriteFile(record, []byte(deal), 0o644); err != nil {
		t.Fatal(err)
	}
	stat := filepath.Join(t.TempDir(), "stats")
	const played = stats.Header + "2026-01-01T00:00:00.000Z id=0123456789abcdef game=x%1B[31m%E2%80%8B deal=1 " +
		"end=won moves=1 undos=0 hints=0 all=0 seconds=1 out=0 first=yes\n"
	if err := os.WriteFile(stat, []byte(played), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"survey", "--merge", record}, {"stats", "--merge", stat}} {
		out.Reset()
		if code := Run(a, args); code != app.ExitFine {
			t.Fatalf("%v: %s", args, errs)
		}
		if !strings.Contains(out.String(), "xU+001B[31mU+200B") {
			t.Errorf("%v: %q", args, out)
		}
	}
}
