package lsp_test

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"

	"pat/games"
)

// Whatever is typed and asked, at whatever place, no request ends in a fault of ours, and findings
// come for every text.
func TestRandomSession(t *testing.T) {
	rounds := 60
	if testing.Short() {
		rounds = 20
	}
	folder, file := own(t)
	e := start(t, folder)
	text, err := games.FS.ReadFile("klondike.pat")
	if err != nil {
		t.Fatal(err)
	}
	id, _ := e.open(file, string(text))
	e.open(filepath.Join(folder, "child.pat"), "game Child\nvariant of towers\n\ntableau\n  spaces take any card\n")
	rnd := rand.New(rand.NewPCG(17, 5))
	pieces := []string{
		"", "\n", "  ", "\r\n", "\r", "build down in suit", "tableau", "tableau tower 6\n", "variant of child\n", "#",
		"example One\n", "  may t1 f: build", ":", "\U0001F0A1", "\x00", "\u00a0", "option x 1 or 2\n",
		"counter y 0 to 3\n",
		" when y is 2", "add 1 to y", "without ", "é",
	}
	at := func() protocol.Position {
		return protocol.Position{Line: uint32(rnd.IntN(100)), Character: uint32(rnd.IntN(40))}
	}
	for i := range rounds {
		change := typed(at(), at(), pieces[rnd.IntN(len(pieces))])
		if change.Range.End.Line > change.Range.Start.Line && rnd.IntN(4) > 0 {
			change.Range.End = change.Range.Start // mostly nothing is lost
		}
		e.change(id, int32(i+2), change)
		here := where(id, at())
		_, errs := e.server.Hover(e.c, &protocol.HoverParams{TextDocumentPositionParams: here})
		ask := func(err error) {
			var told *jsonrpc2.Error
			if err != nil && (!errors.As(err, &told) || told.Code == jsonrpc2.InternalError) {
				t.Errorf("round %d: %v", i, err)
			}
		}
		ask(errs)
		_, errs = e.server.Completion(e.c, &protocol.CompletionParams{TextDocumentPositionParams: here})
		ask(errs)
		_, errs = e.server.Definition(e.c, &protocol.DefinitionParams{TextDocumentPositionParams: here})
		ask(errs)
		_, errs = e.server.References(e.c, &protocol.ReferenceParams{TextDocumentPositionParams: here})
		ask(errs)
		_, errs = e.server.Rename(e.c, &protocol.RenameParams{TextDocumentPositionParams: here, NewName: "other"})
		ask(errs)
		_, errs = e.server.DocumentSymbol(e.c, &protocol.DocumentSymbolParams{TextDocument: id})
		ask(errs)
		_, errs = e.server.SemanticTokensFull(e.c, &protocol.SemanticTokensParams{TextDocument: id})
		ask(errs)
		_, errs = e.server.Formatting(e.c, &protocol.DocumentFormattingParams{TextDocument: id})
		ask(errs)
		if i%10 == 0 {
			_, errs = e.server.CodeAction(e.c, &protocol.CodeActionParams{
				TextDocument: id, Range: protocol.Range{Start: here.Position, End: at()},
			})
			ask(errs)
		}
	}
}

// The text that the server has is that of the editor, whatever the changes were: the tidy text of
// both is the same.
func TestServerKeepsUp(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	names, err := fs.Glob(games.FS, "*.pat")
	if err != nil {
		t.Fatal(err)
	}
	rnd := rand.New(rand.NewPCG(3, 9))
	text := sound
	id, _ := e.open(file, text)
	for i := range 60 {
		lines := 1 + rnd.IntN(20)
		from := protocol.Position{Line: uint32(lines)}
		to := protocol.Position{Line: uint32(lines + rnd.IntN(2)), Character: 0}
		more := fmt.Sprintf("# %s é %d\n", names[rnd.IntN(len(names))], i)
		edit := protocol.TextEdit{Range: protocol.Range{Start: from, End: to}, NewText: more}
		text = applied(text, []protocol.TextEdit{edit})
		e.change(id, int32(i+2), typed(from, to, more))
	}
	got, err := e.server.SemanticTokensFull(e.c, &protocol.SemanticTokensParams{TextDocument: id})
	if err != nil {
		t.Fatal(err)
	}
	whole := protocol.TextDocumentContentChangeWholeDocument{Text: text}
	e.change(id, 100, &whole)
	want, err := e.server.SemanticTokensFull(e.c, &protocol.SemanticTokensParams{TextDocument: id})
	if err != nil {
		t.Fatal(err)
	}
	if fmt.Sprint(got.Data) != fmt.Sprint(want.Data) {
		t.Errorf("the server has another text than\n%s", text)
	}
}

// How long a letter takes from the editor to its findings and back, in the largest shipped file.
func BenchmarkTyping(b *testing.B) {
	largest, text := "", []byte(nil)
	names, err := fs.Glob(games.FS, "*.pat")
	if err != nil {
		b.Fatal(err)
	}
	for _, name := range names {
		if raw, err := games.FS.ReadFile(name); err == nil && len(raw) > len(text) {
			largest, text = name, raw
		}
	}
	block := uint32(strings.Count(string(text[:strings.Index(string(text), "\ntableau")]), "\n") + 2)
	for _, c := range []struct {
		name, line string
		at         uint32
	}{
		{"sound", "# a comment", 1},
		{"wrong-line", "biuld down in alternatng colours", 1},
		{"wrong-line-of-a-block", "  biuld down in alternatng colours", block},
		{"wrong-words-in-a-block", "  build down quickly in suits or so", block},
		{"another-block", "stokc", block - 1},
	} {
		b.Run(c.name, func(b *testing.B) {
			folder := b.TempDir()
			e := start(b, folder)
			id, _ := e.open(filepath.Join(folder, largest), string(text))
			start := protocol.Position{Line: c.at}
			e.change(id, 2, typed(start, start, c.line+"\n"))
			version := int32(2)
			for b.Loop() {
				version++
				from := protocol.Position{Line: c.at, Character: uint32(len(c.line))}
				to, text := from, "s"
				if version%2 == 0 { // and the letter is taken away again
					to.Character++
					text = ""
				}
				e.change(id, version, typed(from, to, text))
			}
		})
	}
}
