package lsp

import (
	"errors"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"pat/dsl"
	"pat/dsl/assist"
)

// A document is a file that is open, as it stands in the editor. It never changes: a new text makes
// a new one, so that what is asked of it holds together.
type document struct {
	uri     uri.URI
	name    string // under which the library knows it: its path, with slashes
	version int32
	text    string
	starts  []int
	shift   int // bytes before the text as rules have it: the mark that some editors write

	reader *assist.Reader
	once   sync.Once
	read   atomic.Pointer[assist.File] // nil until it is asked for
}

// mark is what some editors put at the beginning of a file in UTF-8.
const mark = "\uFEFF"

func (s *Server) document(u uri.URI, version int32, text string) *document {
	d := &document{uri: u, name: nameOf(u), version: version, text: text, reader: s.reader}
	d.starts = dsl.LineStarts(text)
	if strings.HasPrefix(text, mark) {
		d.shift = len(mark)
	}
	return d
}

// nameOf is the name of a document for the library: files have a path, others keep what the editor
// calls them.
func nameOf(u uri.URI) string {
	if u.IsFile() {
		return filepath.ToSlash(u.FsPath())
	}
	return u.String()
}

// file is the document as rules, read when it is first asked for.
func (d *document) file() *assist.File {
	d.once.Do(func() { d.read.Store(d.reader.Read(d.name, []byte(d.text))) })
	return d.read.Load()
}

// offset is the place of a position in the text as rules have it.
func (d *document) offset(p protocol.Position, e encoding) int {
	return max(0, offsetOf(d.text, d.starts, p, e)-d.shift)
}

// span is where a stretch of the text stands for the editor.
func (d *document) span(sp dsl.Span, e encoding) protocol.Range {
	return protocol.Range{
		Start: positionOf(d.text, d.starts, sp.Pos.Offset+d.shift, e),
		End:   positionOf(d.text, d.starts, max(sp.Pos.Offset, sp.EndPos.Offset)+d.shift, e),
	}
}

// changed is the document after changes of the editor, each of the text that the one before left.
func (s *Server) changed(d *document, version int32, changes []protocol.TextDocumentContentChangeEvent) *document {
	text, starts := d.text, d.starts
	for _, c := range changes {
		switch c := c.(type) {
		case *protocol.TextDocumentContentChangeWholeDocument:
			text = c.Text
		case *protocol.TextDocumentContentChangePartial:
			from := offsetOf(text, starts, c.Range.Start, s.encoding)
			to := max(from, offsetOf(text, starts, c.Range.End, s.encoding))
			text = text[:from] + c.Text + text[to:]
		}
		starts = dsl.LineStarts(text)
	}
	return s.document(d.uri, version, text)
}

// errNotOpen answers a question about a document that was not opened.
var errNotOpen = errors.New("the document is not open")

// open finds an open document.
func (s *Server) open(u uri.URI) (*document, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d := s.docs[u]; d != nil {
		return d, nil
	}
	return nil, errNotOpen
}

// textOf is what stands in an open document of a path.
func (s *Server) textOf(path string) (string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, d := range s.docs {
		if d.name == path {
			return strings.TrimPrefix(d.text, mark), true
		}
	}
	return "", false
}

// put opens a document or puts a newer one in its place; those that are made of it are read again.
// A document of nil closes.
func (s *Server) put(u uri.URI, d *document) {
	name := nameOf(u)
	_, err := s.open(u)
	known := err == nil
	var again []*document
	for _, other := range s.all() {
		if other.uri != u && (!known || d == nil || s.builtOn(other, name)) {
			again = append(again, s.document(other.uri, other.version, other.text))
		}
	}
	s.mu.Lock()
	delete(s.docs, u)
	if d != nil {
		again = append(again, d)
	}
	for _, x := range again {
		s.docs[x.uri] = x
		s.stale[x.uri] = true
	}
	s.mu.Unlock()
	select {
	case s.wake <- struct{}{}:
	default: // the worker has been told already
	}
}

// all lists the open documents.
func (s *Server) all() []*document {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Collect(maps.Values(s.docs))
}

// builtOn reports whether a document may be made of a file: it says so, or is a variant of
// something that was not found.
func (s *Server) builtOn(d *document, name string) bool {
	f := d.read.Load()
	if f == nil {
		return true // not looked at yet
	}
	for _, a := range f.Ancestors() {
		if path, _ := s.onDisk(f.Sheet.Sources[a]); path == name {
			return true
		}
	}
	of, _ := f.Tree.Parent()
	return of != "" && len(f.Sheet.Parents) == 0
}

// again reads all that is open anew: something beside it has changed.
func (s *Server) again() {
	for _, d := range s.all() {
		s.put(d.uri, s.document(d.uri, d.version, d.text))
	}
}

// DidChangeWatchedFiles is told of files that change otherwise than in the editor, parents perhaps.
func (s *Server) DidChangeWatchedFiles(ctx, *protocol.DidChangeWatchedFilesParams) error {
	s.again()
	return nil
}

// DidOpen is told of a document that the editor opens.
func (s *Server) DidOpen(_ ctx, p *protocol.DidOpenTextDocumentParams) error {
	t := p.TextDocument
	s.put(t.URI, s.document(t.URI, t.Version, t.Text))
	return nil
}

// DidChange is told what the author types.
func (s *Server) DidChange(_ ctx, p *protocol.DidChangeTextDocumentParams) error {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return err
	}
	s.put(d.uri, s.changed(d, p.TextDocument.Version, p.ContentChanges))
	return nil
}

// DidClose is told of a document that the editor closes: its findings are taken back.
func (s *Server) DidClose(c ctx, p *protocol.DidCloseTextDocumentParams) error {
	if _, err := s.open(p.TextDocument.URI); err != nil {
		return err
	}
	s.put(p.TextDocument.URI, nil)
	return s.client.PublishDiagnostics(c, &protocol.PublishDiagnosticsParams{
		URI: p.TextDocument.URI, Diagnostics: []protocol.Diagnostic{},
	})
}
