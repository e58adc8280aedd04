package author

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/interp/table"
)

// textOfHTML is the text of a page, which must be well formed.
func textOfHTML(t *testing.T, page string) string {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(page))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	var b strings.Builder
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			return b.String()
		}
		if err != nil {
			t.Fatal(err)
		}
		if c, ok := tok.(xml.CharData); ok {
			b.Write(c)
			b.WriteByte(' ')
		}
	}
}

// A page says what the English rules say, word for word, whatever the game.
func TestPages(t *testing.T) {
	lib := (&app.App{Err: &bytes.Buffer{}, Games: t.TempDir()}).Library()
	for i, id := range lib.IDs() {
		if testing.Short() && i%20 > 0 {
			continue
		}
		t.Run(id, func(t *testing.T) {
			s, _, err := rules.Open(lib, id)
			if err != nil {
				t.Fatal(err)
			}
			more := table.OddsText(app.OddsOf(s, s.Defaults()))
			p, err := newSheetPage(s, s.Defaults(), more)
			if err != nil {
				t.Fatal(err)
			}
			var plain, page, mark strings.Builder
			err = errors.Join(prose.Write(&plain, s, s.Defaults()), p.writeHTML(&page), p.writeMarkdown(&mark))
			if err != nil {
				t.Fatal(err)
			}
			_, text, _ := strings.Cut(plain.String()+more, "==\n")
			want := words(text)
			if got := words(textOfHTML(t, page.String())); !contains(got, want) {
				t.Errorf("the page says\n%s\nnot\n%s", got, want)
			}
			if !strings.Contains(mark.String(), "\n## A deal\n\n```\n") || strings.Count(mark.String(), "```")%2 > 0 {
				t.Errorf("%s", mark.String())
			}
		})
	}
}

// contains reports whether some words stand in others, one after another.
func contains(all, words []string) bool {
	return strings.Contains(" "+strings.Join(all, " ")+" ", " "+strings.Join(words, " ")+" ")
}

// What an author writes is text on a page, never more.
func TestPageEscapes(t *testing.T) {
	const text = "game <script>alert(1)</script> & *Co*\nsource [x](javascript:y) `z`\n\n" +
		"deal\n  4 to each tableau\n\n" +
		"foundations 4\n  base ace\n  build up in suit\n\n" +
		"tableau 13\n  build down in any suit\n  spaces stay empty\n\nwin when foundations full\n"
	s, ds := rules.Load(&rules.Library{}, "x.pat", []byte(text))
	if len(ds) > 0 {
		t.Fatal(ds[0].Message)
	}
	p, err := newSheetPage(s, s.Defaults(), table.OddsText(app.OddsOf(s, s.Defaults())))
	if err != nil {
		t.Fatal(err)
	}
	var page, mark strings.Builder
	if err := errors.Join(p.writeHTML(&page), p.writeMarkdown(&mark)); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(page.String(), "<script") || !strings.Contains(page.String(), "&lt;script&gt;") {
		t.Error(page.String())
	}
	for _, raw := range []string{"<script", "*Co*", "[x](", "`z`"} {
		if strings.Contains(regexp.MustCompile(`\\.`).ReplaceAllString(mark.String(), ""), raw) {
			t.Errorf("%s stands in\n%s", raw, mark.String())
		}
	}
}

// words are the words of a text without numbers that a stop follows: a page leaves the numbers of
// steps to its reader's program.
func words(text string) []string {
	return slices.DeleteFunc(strings.Fields(text), regexp.MustCompile(`^\d+\.$`).MatchString)
}
