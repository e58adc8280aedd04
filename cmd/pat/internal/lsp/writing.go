package lsp

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"pat/dsl"
	"pat/dsl/assist"
)

// Formatting tidies the white space of a document. What is no rule file stays as it is.
func (s *Server) Formatting(_ ctx, p *protocol.DocumentFormattingParams) ([]protocol.TextEdit, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	tidy, wrong := dsl.Format(d.name, []byte(d.text))
	if wrong != nil {
		return nil, refuse(errors.New(wrong.Message))
	}
	return s.rewritten(d, string(tidy)), nil
}

// rewritten is the edit that makes a document another text: from the first line that differs to the
// last. Whole lines and no more, so that the cursor and the folds of the rest stay where they are.
// What is alike in front is not counted again at the end, for the two texts may differ by a line
// said twice.
func (s *Server) rewritten(d *document, text string) []protocol.TextEdit {
	text = d.text[:d.shift] + strings.TrimPrefix(text, mark)
	if text == d.text {
		return []protocol.TextEdit{}
	}
	from := 0
	for i := 0; i < min(len(d.text), len(text)) && d.text[i] == text[i]; i++ {
		if d.text[i] == '\n' {
			from = i + 1
		}
	}
	a, b := len(d.text), len(text)
	for i := 1; i <= min(len(d.text), len(text))-from && d.text[len(d.text)-i] == text[len(text)-i]; i++ {
		if d.text[len(d.text)-i] == '\n' {
			a, b = len(d.text)-i+1, len(text)-i+1
		}
	}
	return []protocol.TextEdit{{
		Range: protocol.Range{
			Start: positionOf(d.text, d.starts, from, s.encoding), End: positionOf(d.text, d.starts, a, s.encoding),
		},
		NewText: text[from:b],
	}}
}

// edits are changes of a document as the protocol has them.
func (s *Server) edits(d *document, fixes []dsl.Fix) []protocol.TextEdit {
	var out []protocol.TextEdit
	for _, f := range fixes {
		out = append(out, protocol.TextEdit{Range: d.span(f.Span, s.encoding), NewText: f.Text})
	}
	return out
}

// wants reports whether an editor asks for actions of a kind. The kinds form a tree of words with
// dots between: who asks for `source` asks for `source.fixAll`, too, and who names none asks for
// all.
func wants(only []protocol.CodeActionKind, kind protocol.CodeActionKind) bool {
	for _, k := range only {
		if kind == k || strings.HasPrefix(string(kind), string(k)+".") || k == "" {
			return true
		}
	}
	return len(only) == 0
}

// CodeAction offers the cures of what is found in a stretch of a document; the sure ones are
// preferred. All sure cures of the document are an action of their own, for those who ask for it.
func (s *Server) CodeAction(_ ctx, p *protocol.CodeActionParams) ([]protocol.CommandOrCodeAction, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	f := d.file()
	out := []protocol.CommandOrCodeAction{}
	add := func(kind protocol.CodeActionKind, a protocol.CodeAction, edits []protocol.TextEdit) {
		a.Kind = &kind
		a.Edit = &protocol.WorkspaceEdit{Changes: map[uri.URI][]protocol.TextEdit{d.uri: edits}}
		out = append(out, &a)
	}
	if wants(p.Context.Only, protocol.CodeActionKindQuickFix) {
		from, to := d.offset(p.Range.Start, s.encoding), d.offset(p.Range.End, s.encoding)
		for _, c := range f.Cures(from, to) {
			add(protocol.CodeActionKindQuickFix, protocol.CodeAction{
				Title: dsl.Harmless(c.Title), IsPreferred: &c.Sure,
				Diagnostics: []protocol.Diagnostic{s.diagnostic(f, d, c.Finding)},
			}, s.edits(d, c.Edits))
		}
	}
	// only where it is asked for by name: beside each cure it would be noise
	if len(p.Context.Only) > 0 && wants(p.Context.Only, protocol.CodeActionKindSourceFixAll) {
		if g, done := f.CureAll(); len(done) > 0 {
			title := "Carry out the one sure cure"
			if len(done) > 1 {
				title = fmt.Sprintf("Carry out all %d sure cures", len(done))
			}
			add(protocol.CodeActionKindSourceFixAll, protocol.CodeAction{Title: title}, s.rewritten(d, g.Source.Text))
		}
	}
	return out, nil
}

// PrepareRename tells which word would be renamed.
func (s *Server) PrepareRename(_ ctx, p *protocol.PrepareRenameParams) (protocol.PrepareRenameResult, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	t, err := d.file().Renamable(d.offset(p.Position, s.encoding))
	if err != nil {
		return nil, refuse(err)
	}
	return &protocol.PrepareRenamePlaceholder{Range: d.span(t.Span(), s.encoding), Placeholder: t.Value}, nil
}

// Rename gives a name another one, in the file that gives it and in its variants: those that are
// open and those that lie beside it.
func (s *Server) Rename(_ ctx, p *protocol.RenameParams) (*protocol.WorkspaceEdit, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	offset := d.offset(p.Position, s.encoding)
	t, err := d.file().Renamable(offset)
	if err != nil {
		return nil, refuse(err)
	}
	home, err := s.home(d, offset)
	if err != nil {
		return nil, refuse(err)
	}
	files, docs := s.family(home)
	var giver *assist.File
	for _, f := range files {
		if f.Source.Name == home {
			giver = f
		}
	}
	if giver == nil {
		return nil, refuse(fmt.Errorf("the file %s, which gives the name, cannot be read", filepath.FromSlash(home)))
	}
	if f := s.strayed(giver, files); f != nil {
		return nil, refuse(fmt.Errorf("%s is a variant of it and lies in another folder: its names would be lost",
			filepath.FromSlash(f.Source.Name)))
	}
	r, err := giver.Rename(t, p.NewName, files)
	if err != nil {
		return nil, refuse(err)
	}
	out := &protocol.WorkspaceEdit{Changes: map[uri.URI][]protocol.TextEdit{}}
	for i, f := range r.Files {
		doc := docs[f]
		out.Changes[doc.uri] = s.edits(doc, r.Edits[i])
	}
	return out, nil
}

// strayed is a variant of a file that knows it by another name, from the shelf of the user's games;
// nil if there is none.
func (s *Server) strayed(giver *assist.File, files []*assist.File) *assist.File {
	for _, f := range files {
		for _, a := range f.Ancestors() {
			path, ok := s.onDisk(f.Sheet.Sources[a])
			if ok && path == giver.Source.Name && a != path {
				return f
			}
		}
	}
	return nil
}

// home is the name of the document that gives the name at a place.
func (s *Server) home(d *document, offset int) (string, error) {
	f := d.file()
	giver, err := f.Giver(offset)
	if err != nil || giver == f.Source.Name {
		return giver, err
	}
	name, ok := s.onDisk(f.Sheet.Sources[giver])
	if !ok {
		return "", fmt.Errorf("%w: in %s, inside the program", assist.ErrElsewhere, giver)
	}
	return name, nil
}
