package app

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"
)

// Which program shows long texts.
func TestPager(t *testing.T) {
	for _, c := range []struct {
		name string
		env  map[string]string
		here []string
		args []string // nil: none
	}{
		{"less where nothing is set", nil, []string{"less", "more"}, []string{"less"}},
		{"more where there is no less", nil, []string{"more"}, []string{"more"}},
		{"none", nil, nil, nil},
		{"what is set", map[string]string{"PAGER": "most -w"}, []string{"most", "less"}, []string{"most", "-w"}},
		{"what is set is not there", map[string]string{"PAGER": "most"}, []string{"less"}, nil},
		{"none is wanted", map[string]string{"PAGER": ""}, []string{"less"}, nil},
		{"cat is none", map[string]string{"PAGER": "cat"}, []string{"cat"}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			env := func(name string) (string, bool) {
				v, ok := c.env[name]
				return v, ok
			}
			look := func(name string) (string, error) {
				if !slices.Contains(c.here, name) {
					return "", errors.New("it is not there")
				}
				return name, nil
			}
			var args []string
			if cmd := pager(env, look); cmd != nil {
				args = cmd.Args
			}
			if !slices.Equal(args, c.args) {
				t.Errorf("it is %q, not %q", args, c.args)
			}
		})
	}
}

// A text that fits is written as it is, and one for no terminal too; another goes through the
// pager.
func TestPaged(t *testing.T) {
	t.Setenv("PAGER", "sort -r")
	const text = "a\nb\nc\n"
	for _, c := range []struct {
		name     string
		terminal bool
		height   int
		want     string
	}{
		{"it fits", true, 10, text},
		{"for no terminal", false, 2, text},
		{"it is longer", true, 3, "c\nb\na\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out bytes.Buffer
			a := &App{In: strings.NewReader(""), Out: &out, Err: &out, Terminal: c.terminal}
			a.Height = func() int { return c.height }
			if err := a.Paged(text); err != nil || out.String() != c.want {
				t.Errorf("%v, %q, not %q", err, out.String(), c.want)
			}
		})
	}
}
