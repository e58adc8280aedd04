package lsp_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"pat/cmd/pat/internal/lsp"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/findings"
	"pat/interp/notation"
	"pat/interp/worked"
)

func judge(lib *rules.Library, f *rules.File) (*rules.Sheet, dsl.Diagnostics) {
	sheet, ds := findings.OfRules(lib, f)
	if ds.Errors() == 0 {
		ds = append(ds, worked.Run(sheet).Findings()...)
	}
	return sheet, ds.Sort()
}

// An editor is the client's end of a connection.
type editor struct {
	protocol.UnimplementedClient
	t      testing.TB
	c      context.Context
	server protocol.Server
	found  chan *protocol.PublishDiagnosticsParams
	ended  chan error
	log    bytes.Buffer
	kept   []*protocol.PublishDiagnosticsParams // findings nobody has waited for yet
}

// PublishDiagnostics is told findings.
func (e *editor) PublishDiagnostics(_ context.Context, p *protocol.PublishDiagnosticsParams) error {
	e.found <- p
	return nil
}

type ends struct {
	io.Reader
	io.Writer
}

func (ends) Close() error { return nil }

// start starts a server and shakes hands with it, with a folder of the user's games.
func start(t testing.TB, folder string, encodings ...protocol.PositionEncodingKind) *editor {
	t.Helper()
	e := &editor{t: t, found: make(chan *protocol.PublishDiagnosticsParams, 100), ended: make(chan error, 1)}
	var cancel context.CancelFunc
	e.c, cancel = context.WithTimeout(context.Background(), time.Minute)
	t.Cleanup(cancel)
	there, ours := io.Pipe()
	here, theirs := io.Pipe()
	cfg := lsp.Config{
		Version: "test", Judge: judge, Labels: notation.OfSheet, Log: &e.log, Games: folder,
		Library: &rules.Library{
			Shelves: []rules.Shelf{
				{Label: "your games", FS: os.DirFS(folder)}, {Label: "the shipped games", FS: games.FS},
			},
			OpenPath: func(p string) ([]byte, error) { return os.ReadFile(p) },
		},
		Show: func(file string, text []byte) (string, error) {
			to := filepath.Join(folder, "inside-"+file)
			return to, os.WriteFile(to, text, 0o644)
		},
	}
	go func() {
		e.ended <- lsp.Serve(e.c, cfg, there, theirs)
		theirs.Close()
	}()
	_, conn, server := protocol.NewClient(e.c, e, jsonrpc2.NewStream(ends{here, ours}))
	_ = conn
	e.server = server
	got, err := server.Initialize(e.c, &protocol.InitializeParams{Capabilities: protocol.ClientCapabilities{
		General: &protocol.GeneralClientCapabilities{PositionEncodings: encodings},
	}})
	if err != nil {
		t.Fatal(err)
	}
	want := protocol.PositionEncodingKindUTF16
	if len(encodings) > 0 {
		want = encodings[0]
	}
	if got.Capabilities.PositionEncoding != want {
		t.Errorf("counts in %s, not %s", got.Capabilities.PositionEncoding, want)
	}
	if err := server.Initialized(e.c, &protocol.InitializedParams{}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Shutdown(e.c); err != nil {
			t.Error(err)
		}
		if err := server.Exit(e.c); err != nil {
			t.Error(err)
		}
		if err := <-e.ended; err != nil {
			t.Error(err)
		}
		if e.log.Len() > 0 {
			t.Errorf("a fault of ours: %s", e.log.String())
		}
	})
	return e
}

// open opens a file of the folder with a text, and waits for its findings.
func (e *editor) open(path, text string) (protocol.TextDocumentIdentifier, []protocol.Diagnostic) {
	e.t.Helper()
	u := uri.File(path)
	err := e.server.DidOpen(e.c, &protocol.DidOpenTextDocumentParams{
		TextDocument: protocol.TextDocumentItem{URI: u, LanguageID: "pat", Version: 1, Text: text},
	})
	if err != nil {
		e.t.Fatal(err)
	}
	return protocol.TextDocumentIdentifier{URI: u}, e.findings(u, 1)
}

// findings waits for the findings of a version of a document.
func (e *editor) findings(u uri.URI, version int32) []protocol.Diagnostic {
	e.t.Helper()
	for i := 0; ; i++ {
		if i == len(e.kept) {
			select {
			case p := <-e.found:
				e.kept = append(e.kept, p)
			case <-e.c.Done():
				e.t.Fatal("no findings come")
			}
		}
		p := e.kept[i]
		if v, _ := p.Version.Get(); p.URI == u && v == version {
			e.kept = slices.Delete(e.kept, i, i+1)
			return p.Diagnostics
		}
	}
}

// change sends a change of a document and waits for its findings.
func (e *editor) change(
	id protocol.TextDocumentIdentifier, version int32, changes ...protocol.TextDocumentContentChangeEvent,
) []protocol.Diagnostic {
	e.t.Helper()
	err := e.server.DidChange(e.c, &protocol.DidChangeTextDocumentParams{
		TextDocument:   protocol.VersionedTextDocumentIdentifier{TextDocumentIdentifier: id, Version: version},
		ContentChanges: changes,
	})
	if err != nil {
		e.t.Fatal(err)
	}
	return e.findings(id.URI, version)
}

// place is the position of the first place where a text stands in another, in UTF-16 where all
// is ASCII.
func place(t *testing.T, text, at string) protocol.Position {
	t.Helper()
	before, _, ok := strings.Cut(text, at)
	if !ok {
		t.Fatalf("%q is not there", at)
	}
	line := strings.Count(before, "\n")
	return protocol.Position{
		Line: uint32(line), Character: uint32(len(before) - strings.LastIndexByte(before, '\n') - 1),
	}
}

// part is what a text says in a range, where all is ASCII.
func part(text string, r protocol.Range) string {
	lines := strings.SplitAfter(text, "\n")
	at := func(p protocol.Position) int {
		n := int(p.Character)
		for _, l := range lines[:p.Line] {
			n += len(l)
		}
		return n
	}
	return text[at(r.Start):at(r.End)]
}

// applied is a text after some edits, the last first.
func applied(text string, edits []protocol.TextEdit) string {
	for i := len(edits) - 1; i >= 0; i-- {
		before, after := protocol.Range{End: edits[i].Range.Start}, edits[i].Range
		start, old := part(text, before), part(text, after)
		text = start + edits[i].NewText + text[len(start)+len(old):]
	}
	return text
}

const sound = `game Towers
counter tries 0 to 5

deal
  7 to each tower
  rest to stock

foundations 4
  base ace
  build up in suit

tableau tower 6
  build down in alternating colours
  spaces take any card

stock
  turn 1 to waste

after turn
  add 1 to tries

waste

win when foundations full
lose when tries is 5
`

func own(t *testing.T) (folder, file string) {
	folder = t.TempDir()
	return folder, filepath.Join(folder, "towers.pat")
}

func where(id protocol.TextDocumentIdentifier, p protocol.Position) protocol.TextDocumentPositionParams {
	return protocol.TextDocumentPositionParams{TextDocument: id, Position: p}
}

func message(d protocol.Diagnostic) string {
	s, _ := d.Message.(protocol.String)
	return string(s)
}

func TestFindingsAsYouType(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	id, ds := e.open(file, sound)
	if len(ds) > 0 {
		t.Fatalf("a sound file has %d findings: %s", len(ds), message(ds[0]))
	}
	at := place(t, sound, "base ace")
	at.Character += uint32(len("base a"))
	ds = e.change(id, 2, &protocol.TextDocumentContentChangePartial{
		Range: protocol.Range{Start: at, End: protocol.Position{Line: at.Line, Character: at.Character + 1}}, Text: "x",
	})
	if len(ds) == 0 || !strings.Contains(message(ds[0]), "axe") || ds[0].Range.Start.Line != at.Line {
		t.Fatalf("of `base axe` it says %v", ds)
	}
	code, _ := ds[0].Code.(protocol.String)
	if code != "expected-word" || ds[0].Severity != protocol.DiagnosticSeverityError {
		t.Errorf("code %v, severity %v", ds[0].Code, ds[0].Severity)
	}
	ds = e.change(id, 3, &protocol.TextDocumentContentChangePartial{
		Range: protocol.Range{Start: at, End: protocol.Position{Line: at.Line, Character: at.Character + 1}}, Text: "c",
	})
	if len(ds) > 0 {
		t.Errorf("put right, it has %d findings", len(ds))
	}
	ds = e.change(id, 4, &protocol.TextDocumentContentChangeWholeDocument{Text: "game A\n"})
	if len(ds) == 0 {
		t.Error("a whole new text is not looked at")
	}
	if err := e.server.DidClose(e.c, &protocol.DidCloseTextDocumentParams{TextDocument: id}); err != nil {
		t.Fatal(err)
	}
	for p := range e.found {
		if _, versioned := p.Version.Get(); !versioned {
			if len(p.Diagnostics) > 0 {
				t.Error("a closed document keeps its findings")
			}
			break
		}
	}
}

// Several changes in one message hold one after another, each of the text that the one before left.
func TestChangesInARow(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	id, _ := e.open(file, "game A\n")
	p := func(line, column uint32) protocol.Position { return protocol.Position{Line: line, Character: column} }
	ds := e.change(
		id, 2,
		typed(p(1, 0), p(1, 0), "variant\n"), typed(p(1, 7), p(1, 7), " of klondike"), typed(p(0, 5), p(0, 6), "Bee"),
	)
	if len(ds) > 0 {
		t.Errorf("finds %s", message(ds[0]))
	}
	list, err := e.server.DocumentSymbol(e.c, &protocol.DocumentSymbolParams{TextDocument: id})
	all, ok := list.(protocol.DocumentSymbolSlice)
	if err != nil || !ok || len(all) != 2 || all[0].Name != "Bee" || all[1].Name != "variant of klondike" {
		t.Errorf("the outline is %v, %v", list, err)
	}
}

func typed(from, to protocol.Position, text string) *protocol.TextDocumentContentChangePartial {
	return &protocol.TextDocumentContentChangePartial{Range: protocol.Range{Start: from, End: to}, Text: text}
}

// A place counts what has been settled: bytes, or units of UTF-16.
func TestEncodings(t *testing.T) {
	text := "game \U0001F0A1 Ä\n\ndeal\n  3 to each tableau # \U0001F0A1 Ä\n"
	for _, c := range []struct {
		name         string
		says         []protocol.PositionEncodingKind
		column, last uint32 // where the title ends, and how much of that its last letter takes
	}{
		{"UTF-16, if nothing is said", nil, 9, 1},
		{"UTF-8", []protocol.PositionEncodingKind{protocol.PositionEncodingKindUTF8}, 12, 2},
		{"UTF-32", []protocol.PositionEncodingKind{protocol.PositionEncodingKindUTF32}, 8, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder, file := own(t)
			e := start(t, folder, c.says...)
			id, _ := e.open(file, text)
			h, err := e.server.Hover(e.c, &protocol.HoverParams{TextDocumentPositionParams: where(id, protocol.Position{
				Line: 0, Character: c.column,
			})})
			if err != nil || h == nil || h.Range.End.Character != c.column {
				t.Fatalf("the title ends at %v, not %d: %v", h, c.column, err)
			}
			last := protocol.Position{Character: c.column - c.last}
			e.change(id, 2, typed(last, protocol.Position{Character: c.column}, "x"))
			list, err := e.server.DocumentSymbol(e.c, &protocol.DocumentSymbolParams{TextDocument: id})
			if all, ok := list.(protocol.DocumentSymbolSlice); err != nil || !ok || all[0].Name != "\U0001F0A1 x" {
				t.Errorf("the title is %v then, %v", list, err)
			}
		})
	}
}

func TestHover(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	id, _ := e.open(file, sound)
	h, err := e.server.Hover(e.c, &protocol.HoverParams{
		TextDocumentPositionParams: where(id, place(t, sound, "tower\n  rest")),
	})
	if err != nil || h == nil {
		t.Fatal(h, err)
	}
	text := h.Contents.(*protocol.MarkupContent).Value
	if !strings.Contains(text, "6 tableau piles, called `t1` to `t6`") {
		t.Errorf("says %s", text)
	}
}

func TestCompletion(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	text := strings.Replace(sound, "  spaces take", "  spa\n  spaces take", 1)
	id, _ := e.open(file, text)
	at := place(t, text, "  spa\n")
	at.Character += 5
	got, err := e.server.Completion(e.c, &protocol.CompletionParams{TextDocumentPositionParams: where(id, at)})
	if err != nil {
		t.Fatal(err)
	}
	list := got.(*protocol.CompletionList)
	for _, i := range list.Items {
		edit := i.TextEdit.(*protocol.TextEdit)
		if part(text, edit.Range) != "spa" {
			t.Fatalf("%s stands in the place of %q", i.Label, part(text, edit.Range))
		}
		if i.Label == "spaces" && edit.NewText == "spaces" {
			return
		}
	}
	t.Errorf("lacks `spaces`: %v", list.Items)
}

// The parent may be a game inside the program, a file beside the document, or a document that is
// open and was never saved.
func TestParents(t *testing.T) {
	folder, file := own(t)
	child := filepath.Join(folder, "sub", "child.pat")
	if err := os.MkdirAll(filepath.Dir(child), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "sub", "saved.pat"), []byte(sound), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, parent, leads string }{
		{"inside the program", "klondike", filepath.Join(folder, "inside-klondike.pat")},
		{"beside it", "saved", filepath.Join(folder, "sub", "saved.pat")},
		{"open", "../towers.pat", file},
		{"open, of the user's games", "towers", file},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := start(t, folder)
			if c.leads == file {
				e.open(file, sound)
			}
			text := "game Child\nvariant of " + c.parent + "\n\nfoundations\n  base two\n"
			id, _ := e.open(child, text)
			at := where(id, place(t, text, c.parent))
			got, err := e.server.Definition(e.c, &protocol.DefinitionParams{TextDocumentPositionParams: at})
			if err != nil || got == nil {
				t.Fatal(got, err)
			}
			if l := got.(*protocol.Location); l.URI != uri.File(c.leads) {
				t.Errorf("leads to %s", l.URI)
			}
			at = where(id, place(t, text, "base two"))
			got, err = e.server.Definition(e.c, &protocol.DefinitionParams{TextDocumentPositionParams: at})
			if err != nil || got == nil {
				t.Fatal("the line it replaces:", got, err)
			}
			if l := got.(*protocol.Location); l.URI != uri.File(c.leads) || l.Range.Start.Line < 5 {
				t.Errorf("the line it replaces is at %v", l)
			}
		})
	}
}

// What is wrong in a parent that is being written is told in its variant, and goes with it.
func TestChangeOfAParent(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	id, _ := e.open(file, sound)
	child := filepath.Join(folder, "child.pat")
	_, ds := e.open(child, "game Child\nvariant of towers\n")
	if len(ds) > 0 {
		t.Fatal(message(ds[0]))
	}
	e.change(id, 2, &protocol.TextDocumentContentChangeWholeDocument{Text: strings.Replace(sound, "ace", "aec", 1)})
	ds = e.findings(uri.File(child), 1)
	if len(ds) == 0 || ds[0].Range.Start.Line != 1 || len(ds[0].RelatedInformation) == 0 ||
		ds[0].RelatedInformation[0].Location.URI != id.URI {
		t.Errorf("the variant is told %v", ds)
	}
}

// A parent that is not open and changes on the disk is read again when the editor tells of it.
func TestWatchedFiles(t *testing.T) {
	folder, file := own(t)
	if err := os.WriteFile(file, []byte(sound), 0o644); err != nil {
		t.Fatal(err)
	}
	e := start(t, folder)
	id, ds := e.open(filepath.Join(folder, "child.pat"), "game Child\nvariant of towers\n")
	if len(ds) > 0 {
		t.Fatal(message(ds[0]))
	}
	if err := os.WriteFile(file, []byte(strings.Replace(sound, "ace", "aec", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	err := e.server.DidChangeWatchedFiles(e.c, &protocol.DidChangeWatchedFilesParams{
		Changes: []protocol.FileEvent{{URI: uri.File(file), Type: protocol.FileChangeTypeChanged}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if ds = e.findings(id.URI, 1); len(ds) == 0 {
		t.Error("the variant is not told")
	}
}

// A variant that knows its parent by its id alone, from another folder, would lose the name:
// nothing is renamed then.
func TestRenameOfTheUsersGame(t *testing.T) {
	folder, file := own(t)
	if err := os.WriteFile(file, []byte(sound), 0o644); err != nil {
		t.Fatal(err)
	}
	e := start(t, folder)
	id, _ := e.open(file, sound)
	far := "game Far\nvariant of towers\n\ntableau tower\n  spaces take king\n"
	_, ds := e.open(filepath.Join(t.TempDir(), "far.pat"), far)
	if len(ds) > 0 {
		t.Fatal(message(ds[0]))
	}
	_, err := e.server.Rename(e.c, &protocol.RenameParams{
		TextDocumentPositionParams: where(id, place(t, sound, "tower\n  rest")), NewName: "keep",
	})
	if err == nil || !strings.Contains(err.Error(), "another folder") {
		t.Errorf("says %v", err)
	}
}

func TestFormatting(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	text := strings.Replace(sound, "  base ace\n  build", " base   ace\n\n\n      build", 1)
	id, _ := e.open(file, text)
	edits, err := e.server.Formatting(e.c, &protocol.DocumentFormattingParams{TextDocument: id})
	if err != nil || len(edits) != 1 {
		t.Fatal(edits, err)
	}
	want, _ := dsl.Format(file, []byte(text))
	if got := applied(text, edits); got != string(want) {
		t.Errorf("makes\n%s", got)
	}
	if r := edits[0].Range; r.Start.Line == 0 || int(r.End.Line) > strings.Count(text, "\n")-5 {
		t.Errorf("writes all anew: %v", r)
	}
}

func TestCodeActions(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	text := strings.Replace(strings.Replace(sound, "base ace", "base aec", 1), "spaces take", "spaces tkae", 1)
	id, _ := e.open(file, text)
	at := place(t, text, "aec")
	acts, err := e.server.CodeAction(e.c, &protocol.CodeActionParams{
		TextDocument: id, Range: protocol.Range{Start: at, End: at},
	})
	if err != nil || len(acts) != 1 {
		t.Fatal(acts, err)
	}
	a := acts[0].(*protocol.CodeAction)
	if a.Title != "Write `ace` for `aec`" || !*a.IsPreferred || *a.Kind != protocol.CodeActionKindQuickFix ||
		len(a.Diagnostics) != 1 {
		t.Errorf("offers %+v", a)
	}
	if got := applied(text, a.Edit.Changes[id.URI]); !strings.Contains(got, "base ace\n") {
		t.Errorf("makes\n%s", got)
	}
	acts, err = e.server.CodeAction(e.c, &protocol.CodeActionParams{
		TextDocument: id, Context: protocol.CodeActionContext{Only: []protocol.CodeActionKind{"source.fixAll"}},
	})
	if err != nil || len(acts) != 1 {
		t.Fatal(acts, err)
	}
	if got := applied(text, acts[0].(*protocol.CodeAction).Edit.Changes[id.URI]); got != sound {
		t.Errorf("all cures make\n%s", got)
	}
}

func TestRename(t *testing.T) {
	folder, file := own(t)
	child := filepath.Join(folder, "child.pat")
	childText := "game Child\nvariant of towers\n\ntableau tower\n  spaces take king\n"
	if err := os.WriteFile(child, []byte(childText), 0o644); err != nil {
		t.Fatal(err)
	}
	e := start(t, folder)
	id, _ := e.open(file, sound)
	at := where(id, place(t, sound, "tower\n  rest"))
	pre, err := e.server.PrepareRename(e.c, &protocol.PrepareRenameParams{TextDocumentPositionParams: at})
	if p, ok := pre.(*protocol.PrepareRenamePlaceholder); err != nil || !ok || p.Placeholder != "tower" {
		t.Fatal(pre, err)
	}
	w, err := e.server.Rename(e.c, &protocol.RenameParams{TextDocumentPositionParams: at, NewName: "keep"})
	if err != nil {
		t.Fatal(err)
	}
	if got := applied(sound, w.Changes[id.URI]); got != strings.ReplaceAll(sound, "tower", "keep") {
		t.Errorf("makes\n%s", got)
	}
	if got := applied(childText, w.Changes[uri.File(child)]); !strings.Contains(got, "tableau keep\n") {
		t.Errorf("makes of its variant\n%s", got)
	}
	_, err = e.server.Rename(e.c, &protocol.RenameParams{TextDocumentPositionParams: at, NewName: "suit"})
	var told *jsonrpc2.Error
	if !errors.As(err, &told) || !strings.Contains(told.Message, "word of the language") {
		t.Errorf("a word of the language is no name: %v", err)
	}
}

func TestSemanticTokens(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	id, _ := e.open(file, "game The Best\n\ntableau 7 # seven\n")
	got, err := e.server.SemanticTokensFull(e.c, &protocol.SemanticTokensParams{TextDocument: id})
	if err != nil {
		t.Fatal(err)
	}
	want := []uint32{0, 0, 4, 0, 0, 0, 5, 8, 8, 0, 2, 0, 7, 1, 0, 0, 8, 1, 6, 0, 0, 2, 7, 7, 0}
	if !slices.Equal(got.Data, want) {
		t.Errorf("is %v\nwant %v", got.Data, want)
	}
}

func TestLensAndReferences(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	id, _ := e.open(file, sound)
	lenses, err := e.server.CodeLens(e.c, &protocol.CodeLensParams{TextDocument: id})
	if err != nil || len(lenses) != 1 || lenses[0].Command.Command != "pat.play" ||
		string(lenses[0].Command.Arguments[0]) != `"`+id.URI.String()+`"` {
		t.Errorf("lenses %v, %v", lenses, err)
	}
	at := where(id, place(t, sound, "tower\n  rest"))
	refs, err := e.server.References(e.c, &protocol.ReferenceParams{TextDocumentPositionParams: at})
	if err != nil || len(refs) != 2 {
		t.Errorf("references %v, %v", refs, err)
	}
}

// What is asked of a document that is not open, or is no rule file, is refused and ends nothing.
func TestRefusals(t *testing.T) {
	folder, file := own(t)
	e := start(t, folder)
	gone := protocol.TextDocumentIdentifier{URI: uri.File(file)}
	if _, err := e.server.Hover(e.c, &protocol.HoverParams{TextDocumentPositionParams: where(gone,
		protocol.Position{})}); err == nil {
		t.Error("a document that is not open is hovered over")
	}
	id, ds := e.open(file, "P1\n\x00")
	if len(ds) == 0 {
		t.Error("no rule file, and nothing is found")
	}
	if _, err := e.server.Formatting(e.c, &protocol.DocumentFormattingParams{TextDocument: id}); err == nil {
		t.Error("what is no rule file is formatted")
	}
	at := where(id, protocol.Position{Line: 4000000000, Character: 4000000000})
	if h, err := e.server.Hover(e.c, &protocol.HoverParams{TextDocumentPositionParams: at}); h != nil || err != nil {
		t.Errorf("beyond the end stands %v, %v", h, err)
	}
}
