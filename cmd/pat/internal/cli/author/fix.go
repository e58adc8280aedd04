package author

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/rogpeppe/go-internal/diff"

	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl"
	"pat/dsl/assist"
	"pat/dsl/rules"
	"pat/interp/findings"
)

// This file carries cures out: those that are sure, in place; the others are shown as they would
// be.

// fixable refuses what cannot be written in place. A word that is no path may be the id of a game
// of the program, which is no file on the disk.
func fixable(file string) error {
	if file == "-" {
		return errors.New("standard input cannot be written in place: leave --fix out, or name a file")
	}
	if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) && !rules.IsPath(file) {
		return fmt.Errorf("%s is no file: there is nothing to write in place", file)
	}
	return nil
}

// readForCures reads a file as the cures see it.
func (a author) readForCures(file string, text []byte) *assist.File {
	r := &assist.Reader{Library: a.Library(), Judge: findings.Of}
	return r.Read(file, text)
}

// fix carries out the sure cures of a file and tells them, a line each. It reads the file itself
// rather than through the library, for what it writes must be what was there, with the mark of byte
// order that some editors begin a file with; the language never sees that mark. A file to which
// nothing sure is to be done is not written.
func (a author) fix(w io.Writer, file string) error {
	if err := fixable(file); err != nil {
		return err
	}
	text, err := disk.Read(file)
	if err != nil {
		return err
	}
	cured, done := a.readForCures(file, text).CureAll()
	if len(done) == 0 {
		return nil
	}
	out := []byte(cured.Source.Text)
	if mark := []byte("\uFEFF"); bytes.HasPrefix(text, mark) {
		out = append(mark, out...)
	}
	if err := disk.Write(file, out); err != nil {
		return err
	}
	for _, c := range done {
		p := c.Finding.Span.Pos
		_, err := fmt.Fprintf(w, "%s:%d:%d: fixed: %s\n", p.Filename, p.Line, p.Column, dsl.Harmless(c.Title))
		if err != nil {
			return err
		}
	}
	return nil
}

// showLeft shows what the cures would change that are not sure. Each is shown for itself, as a diff
// against the file as it now is: two of them may exclude each other.
func (a author) showLeft(file string) error {
	text, err := disk.Read(file)
	if err != nil {
		return err
	}
	f := a.readForCures(file, text)
	for _, c := range f.Left() {
		d := diff.Diff(file, []byte(f.Source.Text), "perhaps", []byte(f.Cured(c)))
		if _, err := fmt.Fprintf(a.Out, "\nnot sure, line %d: %s\n%s", c.Finding.Span.Pos.Line,
			dsl.Harmless(c.Finding.Message), dsl.Harmless(string(d))); err != nil {
			return err
		}
	}
	return nil
}
