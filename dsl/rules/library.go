package rules

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"path"
	"strings"
	"sync"

	"pat/dsl/corpus"
)

// This file answers where rule files are found: by a path, beside the file that names them, or by
// their id on a shelf, in their order; and what was read of them before.

// A Shelf is one place where rule files lie: a folder of the user, the shipped games, a test's
// files.
type Shelf struct {
	Label string // how messages call it, for instance "your games"
	FS    fs.FS
}

// A Library finds rule files by id, on its shelves in order. Paths are looked up by OpenPath, which
// may be nil where files have no paths.
type Library struct {
	Shelves  []Shelf
	OpenPath func(path string) ([]byte, error)

	once  sync.Once
	games *corpus.Corpus // see Corpus
	read  sync.Map       // place to reading: files as they were read last
}

// A place is where a file was found.
type place struct {
	shelf int
	name  string
}

// A reading is the tree of a file in which nothing was to be told, and all that it was made of. No
// tree is changed once it is there.
type reading struct {
	text   string
	parent *tree
	tree   *tree
}

// known is the tree of a file that was read before, with the same parent; else nil.
func (l *Library) known(f *File, parent *tree) *tree {
	r, ok := l.read.Load(place{f.shelf, f.Name})
	if r, _ := r.(reading); ok && r.parent == parent && r.text == string(f.Text) {
		return r.tree
	}
	return nil
}

// keep keeps the tree of a file for known, in the place of the one before.
func (l *Library) keep(f *File, parent, t *tree) {
	l.read.Store(place{f.shelf, f.Name}, reading{string(f.Text), parent, t})
}

// A File is a rule file as it was found.
type File struct {
	Name  string // under which messages speak of it
	Text  []byte
	shelf int // the shelf on which it was found, by its id, from 1; else 0
}

// ErrNotFound says that no shelf has a file.
var ErrNotFound = errors.New("not found")

// Ext is the ending of rule files.
const Ext = ".pat"

// IsPath tells a path from an id.
func IsPath(name string) bool { return strings.HasSuffix(name, Ext) || strings.ContainsAny(name, `/\`) }

// Open finds the file that a command line means, or a `variant of` line in the file from: beside
// that file, unless it lies on a shelf, then on the shelves. What lies on a shelf knows nothing of
// the shelves before it: a file that somebody has put there under the name of a shipped game is no
// parent of the shipped ones. Under its own id a file means the next one of it: it may be a variant
// of the shipped game whose name it bears.
func (l *Library) Open(name string, from *File) (*File, error) {
	beside := func(p string) string {
		if from == nil || from.shelf > 0 || path.IsAbs(p) {
			return p
		}
		return path.Join(path.Dir(from.Name), p)
	}
	if IsPath(name) {
		return l.path(beside(name))
	}
	first := 0
	if from != nil && from.shelf > 0 {
		first = from.shelf - 1
	}
	if from != nil && from.shelf == 0 && IsPath(from.Name) {
		if f, err := l.path(beside(name + Ext)); err == nil && !f.is(from) {
			return f, nil
		}
	}
	missing := fmt.Errorf("%q: %w", name, ErrNotFound)
	unread := false
	for i, s := range l.Shelves[first:] {
		text, err := fs.ReadFile(s.FS, name+Ext)
		if f := (&File{name + Ext, text, first + i + 1}); err == nil && !f.is(from) {
			return f, nil
		}
		// A shelf that cannot be read hides nothing of the others; where they have nothing, it is
		// told.
		if !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrInvalid) && !unread {
			missing, unread = fmt.Errorf("%w; %s: %w", missing, s.Label, err), true
		}
	}
	return nil, missing
}

// is reports whether a file is another, found in one way or in two: where pat is called among the
// user's games, a path and an id mean the same file.
func (f *File) is(g *File) bool {
	return g != nil && ID(f.Name) == ID(g.Name) && bytes.Equal(f.Text, g.Text)
}

// path opens a file by its path, as far as the program may do that: the page in a browser may not.
func (l *Library) path(p string) (*File, error) {
	if l.OpenPath == nil {
		return nil, fmt.Errorf("%q: %w", p, ErrNotFound)
	}
	text, err := l.OpenPath(p)
	if err != nil {
		return nil, err
	}
	return &File{Name: p, Text: text}, nil
}

// apart gives a file of a shelf a name of its own where another file has the same: the shelf stands
// before it.
func (l *Library) apart(f *File) {
	if f.shelf > 0 {
		f.Name = path.Join(cmp.Or(l.Shelves[f.shelf-1].Label, fmt.Sprintf("shelf %d", f.shelf)), f.Name)
	}
}

// IDs lists the ids of all files on the shelves; a file on an earlier shelf hides one of the same
// id.
func (l *Library) IDs() []string {
	seen := map[string]bool{}
	var ids []string
	for _, s := range l.Shelves {
		entries, err := fs.ReadDir(s.FS, ".")
		if err != nil {
			continue
		}
		for _, e := range entries {
			if id, ok := strings.CutSuffix(e.Name(), Ext); ok && !e.IsDir() && !seen[id] {
				seen[id] = true
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// Corpus is how the games on the last shelf are written, which are those that are sure to be sound.
// They are read once, and not before somebody asks.
func (l *Library) Corpus() *corpus.Corpus {
	l.once.Do(func() { l.games = corpus.New(l.lastTexts()) })
	return l.games
}

// lastTexts are the texts on the last shelf.
func (l *Library) lastTexts() iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		if len(l.Shelves) == 0 {
			return
		}
		shelf := l.Shelves[len(l.Shelves)-1]
		entries, err := fs.ReadDir(shelf.FS, ".")
		if err != nil {
			return
		}
		for _, e := range entries {
			if e.IsDir() || !strings.HasSuffix(e.Name(), Ext) {
				continue
			}
			if text, err := fs.ReadFile(shelf.FS, e.Name()); err == nil && !yield(text) {
				return
			}
		}
	}
}

// ID is the id of a file by its name: the last part without the ending.
func ID(name string) string {
	return strings.TrimSuffix(path.Base(strings.ReplaceAll(name, `\`, "/")), Ext)
}
