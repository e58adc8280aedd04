package lsp

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"pat/dsl"
	"pat/dsl/assist"
	"pat/dsl/rules"
)

// onDisk is the path of the file that a source was read from, with slashes; not ok for a game
// inside the program.
func (s *Server) onDisk(src *dsl.Source) (string, bool) {
	if src == nil {
		return "", false
	}
	if filepath.IsAbs(filepath.FromSlash(src.Name)) {
		return src.Name, true
	}
	if s.cfg.Games == "" {
		return "", false
	}
	own := filepath.ToSlash(filepath.Join(s.cfg.Games, path.Base(src.Name)))
	text, err := s.openPath(own)
	return own, err == nil && strings.TrimPrefix(string(text), mark) == src.Text
}

// show is where the editor can open a source: where it is open already, its file, or, of a game
// inside the program, a copy that nobody may write.
func (s *Server) show(src *dsl.Source) (uri.URI, error) {
	name, ok := s.onDisk(src)
	if !ok {
		if s.cfg.Show == nil {
			return "", fmt.Errorf("%s is inside the program", src.Name)
		}
		file, err := s.cfg.Show(path.Base(src.Name), []byte(src.Text))
		if err != nil {
			return "", err
		}
		return uri.File(file), nil
	}
	for _, d := range s.all() {
		if d.name == name {
			return d.uri, nil
		}
	}
	return uri.File(filepath.FromSlash(name)), nil
}

// location is where a stretch of some file stands for the editor.
func (s *Server) location(f *assist.File, d *document, to assist.Location) (protocol.Location, error) {
	if to.Source.Name == f.Source.Name {
		return protocol.Location{URI: d.uri, Range: d.span(to.Span, s.encoding)}, nil
	}
	u, err := s.show(to.Source)
	if err != nil {
		return protocol.Location{}, err
	}
	other := s.document(u, 0, to.Source.Text)
	if open, err := s.open(u); err == nil {
		other = open
	}
	return protocol.Location{URI: u, Range: other.span(to.Span, s.encoding)}, nil
}

// openPath reads a file as it stands: as the editor has it where it is open.
func (s *Server) openPath(p string) ([]byte, error) {
	if text, ok := s.textOf(p); ok {
		return []byte(text), nil
	}
	return s.cfg.Library.OpenPath(p)
}

// mostBeside bounds how many files of a folder are looked at.
const mostBeside = 500

// family lists what may be a variant of a file: all that is open, and the files beside it. Each
// comes with its document, which the editor may not have open.
func (s *Server) family(name string) (files []*assist.File, docs map[*assist.File]*document) {
	docs = map[*assist.File]*document{}
	add := func(d *document) {
		f := d.file()
		files, docs[f] = append(files, f), d
	}
	opened := s.all()
	for _, d := range opened {
		add(d)
	}
	dir := filepath.Dir(filepath.FromSlash(name))
	entries, err := os.ReadDir(dir)
	if err != nil || !filepath.IsAbs(dir) || len(entries) > mostBeside {
		return files, docs
	}
	for _, e := range entries {
		p := filepath.ToSlash(filepath.Join(dir, e.Name()))
		isOpen := slices.ContainsFunc(opened, func(d *document) bool { return d.name == p })
		if isOpen || path.Ext(p) != rules.Ext || !e.Type().IsRegular() {
			continue
		}
		text, err := s.cfg.Library.OpenPath(p)
		if err == nil && (p == name || dsl.ParentName(p, text) != "") {
			add(s.document(uri.File(filepath.FromSlash(p)), 0, string(text)))
		}
	}
	return files, docs
}
