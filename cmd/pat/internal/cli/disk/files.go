package disk

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/google/renameio/v2/maybe"
)

// Write writes a file, whole or not at all. A link stays a link: what it points to is written.
// What is there and no regular file, such as a device or a pipe, is written into, for a regular
// file must not take its place.
func Write(path string, data []byte) error {
	if err := MayBeFile(path); err != nil {
		return err
	}
	if st, err := os.Stat(path); err == nil && !st.Mode().IsRegular() {
		return writeInto(path, data)
	}
	if err := maybe.WriteFile(linked(path), data, 0o644); err != nil {
		// The error names the file beside it that was to become this one, of which nobody has
		// heard.
		return fmt.Errorf("%s: %w", path, bare(err))
	}
	return nil
}

// MayBeFile refuses the name of a folder, and one in a folder that is not there.
func MayBeFile(path string) error {
	st, err := os.Stat(path)
	switch {
	case err == nil && st.IsDir():
		return fmt.Errorf("%s is a folder; give the name of a file", path)
	case err == nil:
		return nil
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	if dir := filepath.Dir(linked(path)); !IsFolder(dir) {
		return fmt.Errorf("%s: there is no folder %s", path, dir)
	}
	return nil
}

// writeInto writes into what is there, which cannot be done whole or not at all.
func writeInto(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// mostLinks is how many links are followed; more are a circle.
const mostLinks = 40

// linked is what a name stands for: where it is a link, the name that the link leads to in the end,
// be it that of a file that is still missing.
func linked(path string) string {
	for range mostLinks {
		to, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			dir, _ := filepath.Split(path)
			to = dir + to // not joined: what is above a folder that is a link, the system knows
		}
		path = to
	}
	return path
}

// IsFolder reports whether there is a folder of that name.
func IsFolder(path string) bool {
	st, err := os.Stat(path)
	return err == nil && st.IsDir()
}

// bare is an error of a file without the names in it.
func bare(err error) error {
	var one *fs.PathError
	var two *os.LinkError
	switch {
	case errors.As(err, &one):
		return one.Err
	case errors.As(err, &two):
		return two.Err
	}
	return err
}

// MayReplace refuses to write over what is there and not of the right kind.
func MayReplace(path string, kind func(io.Reader) bool, refusal string) error {
	if Blank(path) {
		return nil // what is wrong with the name, writing tells
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if !kind(f) {
		return fmt.Errorf(refusal, path)
	}
	return nil
}

// Blank reports whether there is nothing at a path that could be written over: no file, an empty
// one, or a device or pipe.
func Blank(path string) bool {
	st, err := os.Stat(path)
	return err != nil || !st.Mode().IsRegular() || st.Size() == 0
}

// SameFile reports whether two names are those of one file that is there or is to be. Of devices
// and pipes nothing is lost.
func SameFile(a, b string) bool {
	sa, aerr := os.Stat(a)
	sb, berr := os.Stat(b)
	if aerr == nil && berr == nil {
		return sa.Mode().IsRegular() && os.SameFile(sa, sb)
	}
	a, aerr = filepath.Abs(linked(a))
	b, berr = filepath.Abs(linked(b))
	return aerr == nil && berr == nil && a == b
}

// Unread words why a file cannot be read.
func Unread(path string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no file %s", path)
	case IsFolder(path):
		return fmt.Errorf("%s is a folder", path)
	}
	return err
}

// Homed is the name of a file as a shell would read it, which spells the home folder out.
func Homed(path string) string {
	rest, ok := strings.CutPrefix(path, "~")
	if !ok || rest != "" && rest[0] != '/' {
		return path
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return path
	}
	return filepath.Join(home, rest)
}

// mostBytes is the size of the largest file that is read; larger ones are none of pat's.
const mostBytes = 2 << 20

// Read reads a file whole.
func Read(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if st, err := f.Stat(); err == nil && st.IsDir() {
		return nil, fmt.Errorf("%s is a folder", path)
	}
	return Whole(f, path)
}

// Whole reads all that comes, from a file or standard input, under a name for people. What is too
// large is refused: its first part would be taken for the whole.
func Whole(r io.Reader, name string) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, mostBytes+1))
	if err == nil && len(data) > mostBytes {
		return nil, fmt.Errorf("%s has more than %d MB; rules, boards and proofs are smaller", name,
			mostBytes>>20)
	}
	return data, err
}
