package rules

import (
	"errors"
	"io/fs"
	"testing"
	"testing/fstest"
)

type locked struct{}

func (locked) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
}

// A shelf that cannot be read bars the way to no other, and is told where nobody has the file.
func TestLockedShelf(t *testing.T) {
	lib := &Library{Shelves: []Shelf{
		{"mine", locked{}},
		{"shipped", fstest.MapFS{"one.pat": {Data: []byte("shipped")}}},
	}}
	if f, err := lib.Open("one", nil); err != nil || string(f.Text) != "shipped" {
		t.Errorf("%v, %v", f, err)
	}
	if _, err := lib.Open("two", nil); !errors.Is(err, ErrNotFound) || !errors.Is(err, fs.ErrPermission) {
		t.Error(err)
	}
	if ids := lib.IDs(); len(ids) != 1 {
		t.Error(ids)
	}
}
