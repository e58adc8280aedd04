package rules

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// A Shelf is one place where rule files lie: a folder of the user, the shipped games, a test's files.
type Shelf struct {
	Label string // how messages call it, for instance "shipped games"
	FS    fs.FS
}

// A Library finds rule files by id, on its shelves in order. Paths are looked up by OpenPath, which may be
// nil where files have no paths.
type Library struct {
	Shelves  []Shelf
	OpenPath func(path string) ([]byte, error)
}

// ErrNotFound says that no shelf has a file.
var ErrNotFound = errors.New("not found")

// Ext is the ending of rule files.
const Ext = ".pat"

// IsPath tells a path from an id.
func IsPath(name string) bool { return strings.HasSuffix(name, Ext) || strings.ContainsAny(name, `/\`) }

// Open finds the file that a command line or a `variant of` line in the file from means. It returns the name
// under which messages speak of it. Beside the file that asks, then on the shelves.
func (l *Library) Open(name, from string) (string, []byte, error) {
	if IsPath(name) {
		p := name
		if from != "" && !path.IsAbs(name) {
			p = path.Join(path.Dir(from), name)
		}
		return l.path(p)
	}
	if IsPath(from) {
		if p, text, err := l.path(path.Join(path.Dir(from), name+Ext)); err == nil {
			return p, text, nil
		}
	}
	for _, s := range l.Shelves {
		text, err := fs.ReadFile(s.FS, name+Ext)
		if err == nil {
			return name + Ext, text, nil
		}
		if !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrInvalid) {
			return "", nil, err
		}
	}
	return "", nil, fmt.Errorf("%q: %w", name, ErrNotFound)
}

func (l *Library) path(p string) (string, []byte, error) {
	if l.OpenPath == nil {
		return "", nil, fmt.Errorf("%q: %w", p, ErrNotFound)
	}
	text, err := l.OpenPath(p)
	return p, text, err
}

// IDs lists the ids of all files on the shelves; a file on an earlier shelf hides one of the same id.
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

// ID is the id of a file by its name: the last part without the ending.
func ID(name string) string {
	return strings.TrimSuffix(path.Base(strings.ReplaceAll(name, `\`, "/")), Ext)
}
