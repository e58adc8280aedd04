package solver

import (
	"io/fs"

	"pat/dsl/rules"
)

// This file takes rule files along: what was read here to open a game is enough to open it on a
// machine that has no such files, or others of the same name.

// A reading is the text of all rule files that were read, by where they were found.
type reading struct {
	Shelves []map[string]string `json:"shelves"`
	Paths   map[string]string   `json:"paths,omitempty"`
}

// reads is the program with a library that notes what is read.
func (a solver) reads() (solver, *reading) {
	lib, read := a.Library(), &reading{Paths: map[string]string{}}
	noting := &rules.Library{
		OpenPath: func(path string) ([]byte, error) {
			text, err := lib.OpenPath(path)
			if err == nil {
				read.Paths[path] = string(text)
			}
			return text, err
		},
	}
	for _, s := range lib.Shelves {
		noted := map[string]string{}
		read.Shelves = append(read.Shelves, noted)
		noting.Shelves = append(noting.Shelves, rules.Shelf{Label: s.Label, FS: notingFS{s.FS, noted}})
	}
	return solver{a.WithLibrary(noting)}, read
}

// A notingFS is a shelf that notes the text of each file that is read from it.
type notingFS struct {
	fs.FS
	noted map[string]string
}

// ReadFile is how a library reads.
func (f notingFS) ReadFile(name string) ([]byte, error) {
	text, err := fs.ReadFile(f.FS, name)
	if err == nil {
		f.noted[name] = string(text)
	}
	return text, err
}

// library is one that has what was read, and nothing else. Names in messages are as they were
// there.
func (r *reading) library(like *rules.Library) *rules.Library {
	lib := &rules.Library{OpenPath: textFS(r.Paths).ReadFile}
	for i, texts := range r.Shelves {
		s := rules.Shelf{FS: textFS(texts)}
		if i < len(like.Shelves) {
			s.Label = like.Shelves[i].Label
		}
		lib.Shelves = append(lib.Shelves, s)
	}
	return lib
}

// A textFS is files by name.
type textFS map[string]string

// Open finds nothing: libraries read whole files, and list none of these.
func (t textFS) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// ReadFile is how a library reads.
func (t textFS) ReadFile(name string) ([]byte, error) {
	if text, there := t[name]; there {
		return []byte(text), nil
	}
	_, err := t.Open(name)
	return nil, err
}
