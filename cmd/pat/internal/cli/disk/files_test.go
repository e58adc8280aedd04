package disk

import (
	"os"
	"path/filepath"
	"testing"
)

// A file is read whole or not at all.
func TestReadLarge(t *testing.T) {
	path := filepath.Join(t.TempDir(), "large")
	for size, want := range map[int]bool{mostBytes: true, mostBytes + 1: false} {
		if err := os.WriteFile(path, make([]byte, size), 0o644); err != nil {
			t.Fatal(err)
		}
		if data, err := Read(path); (err == nil) != want || want && len(data) != size {
			t.Errorf("of %d bytes %d are read: %v", size, len(data), err)
		}
	}
}

// Files are written through links, also where the file or a folder on the way is only linked;
// nothing is left beside.
func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return dir + string(filepath.Separator) + name }
	if err := os.MkdirAll(in("deep/er"), 0o755); err != nil {
		t.Fatal(err)
	}
	for from, to := range map[string]string{
		"missing": "deep/there", "twice": "missing", "folder": "deep/er",
		"round": "round", "no-folder": "no/where", "deep/er/up": "../above",
	} {
		if err := os.Symlink(to, in(from)); err != nil {
			t.Skip(err)
		}
	}
	for _, c := range []struct{ path, real string }{
		{"plain", "plain"}, {"missing", "deep/there"}, {"twice", "deep/there"}, {
			"folder/x",
			"deep/er/x",
		}, {"folder/up", "deep/above"}, {"folder/../y", "deep/y"},
	} {
		for _, text := range []string{c.path, c.path + " again"} {
			if err := Write(in(c.path), []byte(text)); err != nil {
				t.Errorf("%s: %v", c.path, err)
			}
			if got, err := os.ReadFile(in(c.real)); string(got) != text {
				t.Errorf("%s: %s holds %q, %v", c.path, c.real, got, err)
			}
		}
	}
	for path, want := range map[string]string{
		"deep":      in("deep") + " is a folder; give the name of a file",
		"no/file":   in("no/file") + ": there is no folder " + in("no"),
		"no-folder": in("no-folder") + ": there is no folder " + in("no"),
		"plain/x":   "",
		"round":     "",
	} {
		if err := Write(in(path), nil); err == nil || want != "" && err.Error() != want {
			t.Errorf("%s: %v", path, err)
		}
	}
	if st, err := os.Lstat(in("missing")); err != nil || st.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v %v", st, err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 7 {
		t.Errorf("%v %v", entries, err)
	}
}
