package rules

import (
	"errors"
	"io/fs"
	"strings"
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

// What was read once is not parsed again, unless it or its parent stands there otherwise by now.
func TestReadOnce(t *testing.T) {
	const parent = "game Parent\n\nfoundations 4\n  base ace\n  build up in suit\n\ntableau 7\n  build down in suit\n"
	files := fstest.MapFS{"parent.pat": {Data: []byte(parent)}}
	lib := &Library{Shelves: []Shelf{{FS: files}}}
	read := func(name, text string) *Sheet {
		s, ds := Load(lib, name, []byte(text))
		if len(ds) > 0 {
			t.Fatal(ds)
		}
		return s
	}
	const one, two = "game One\nvariant of parent\n\ntableau 6\n", "game Two\nvariant of parent\n\ntableau 5\n"
	first := read("one.pat", one)
	if other := read("two.pat", two); other.Find("foundations").Head != first.Find("foundations").Head {
		t.Error("the parent is parsed again for another variant")
	}
	if again := read("one.pat", one); again.Find("tableau").Head != first.Find("tableau").Head {
		t.Error("a file is parsed again")
	}
	if s := read("one.pat", two); s.Find("tableau").Piles != 5 {
		t.Errorf("a file that was changed has %d piles as before, want 5", s.Find("tableau").Piles)
	}
	files["parent.pat"] = &fstest.MapFile{Data: []byte(strings.Replace(parent, "4", "8", 1))}
	if n := read("one.pat", one).Find("foundations").Piles; n != 8 {
		t.Errorf("of a parent that was changed a variant has %d foundations as before, want 8", n)
	}
}
