package editors_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pat/cmd/pat/internal/editors"
	"pat/dsl"
)

// files are the files for an editor, together and one by one.
func files(t *testing.T, editor string) (all string, byName map[string]string) {
	t.Helper()
	fs, err := editors.Files(editor)
	if err != nil {
		t.Fatal(err)
	}
	byName = map[string]string{}
	for _, f := range fs {
		all += f.Text
		byName[f.Name] = f.Text
		if !strings.Contains(f.Text, editors.Written) {
			t.Errorf("%s does not say that we have written it", f.Name)
		}
	}
	return all, byName
}

func TestEveryWord(t *testing.T) {
	for _, editor := range []string{"vim", "vscode", "emacs"} { // Helix has no colours
		t.Run(editor, func(t *testing.T) {
			all, _ := files(t, editor)
			has := strings.FieldsFunc(all, func(r rune) bool { return (r < 'a' || r > 'z') && r != '-' })
			for _, k := range dsl.Keywords {
				for _, w := range append([]string{k.Word}, k.Also...) {
					if !slices.Contains(has, w) {
						t.Errorf("lacks `%s`", w)
					}
				}
			}
		})
	}
}

func TestUnknownEditor(t *testing.T) {
	if _, err := editors.Files("ed"); err == nil || !strings.Contains(err.Error(), "vscode") {
		t.Errorf("says %v", err)
	}
}

// What Visual Studio Code reads is JSON, its expressions are ones, and each file it names is there.
func TestVSCode(t *testing.T) {
	_, byName := files(t, "vscode")
	for name, text := range byName {
		if strings.HasSuffix(name, ".json") && !json.Valid([]byte(text)) {
			t.Errorf("%s is no JSON", name)
		}
	}
	for _, m := range regexp.MustCompile(`"\./([^"]+)"`).FindAllStringSubmatch(byName["package.json"], -1) {
		if byName[m[1]] == "" {
			t.Errorf("names %s, which is not there", m[1])
		}
	}
	var grammar any
	if err := json.Unmarshal([]byte(byName["syntaxes/pat.tmLanguage.json"]), &grammar); err != nil {
		t.Fatal(err)
	}
	n := 0
	var walk func(any)
	walk = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			for k, x := range v {
				text, ok := x.(string)
				if !ok {
					walk(x)
					continue
				}
				if k == "match" || k == "begin" || k == "end" {
					n++
					// Go knows no looking around, which Oniguruma does
					text = regexp.MustCompile(`\(\?<?[!=]`).ReplaceAllString(text, "(?:")
					if _, err := regexp.Compile(text); err != nil {
						t.Error(err)
					}
				}
			}
		case []any:
			for _, x := range v {
				walk(x)
			}
		}
	}
	walk(grammar)
	if n < 10 {
		t.Errorf("the grammar has %d expressions", n)
	}
}

// write writes the files for an editor into a folder.
func write(t *testing.T, editor, folder string) {
	t.Helper()
	fs, err := editors.Files(editor)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range fs {
		path := filepath.Join(folder, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(f.Text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// Vim and Neovim, where they are there, load the files and colour a game with them.
func TestVim(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
	}{
		{"vim", []string{"-Nu", "NONE", "-i", "NONE", "-es", "-V1"}},
		{"nvim", []string{"-u", "NONE", "-i", "NONE", "--headless"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			program, err := exec.LookPath(c.name)
			if err != nil {
				t.Skipf("there is no %s here", c.name)
			}
			if out, _ := exec.Command(program, "--version").CombinedOutput(); strings.Contains(string(out), "-syntax") {
				t.Skipf("this %s has no colours", c.name)
			}
			folder := t.TempDir()
			write(t, "vim", filepath.Join(folder, "runtime"))
			const text = "# A game\ngame The King\nvariant of two # or\n\n" +
				"foundations 4\n  base ace\n  build up in suit\n\n" +
				"example The king goes\n  t1: (8H)\n  play t1 t2, turn #2\n  now won # yes\n"
			file := filepath.Join(folder, "my.pat")
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			out := filepath.Join(folder, "out")
			script := filepath.Join(folder, "script.vim")
			err = os.WriteFile(script, []byte(`
set runtimepath^=`+filepath.Join(folder, "runtime")+`
filetype plugin on
syntax on
edit `+file+`
syntax sync fromstart
let lines = ['filetype ' . &filetype, 'syntax ' . b:current_syntax, 'indent ' . &shiftwidth]
for pattern in ['^game', 'The \zsKing', '^foundations', 'base \zsace', '\zsbuild up', '^# ', 'of \zstwo', '# or', '4$',
      \ '^example', 'The \zsking', 'play', '8H', '#2', 'now \zswon', '# yes']
  call cursor(1, 1)
  let found = searchpos(pattern, 'cW')
  call add(lines, pattern . ' ' . synIDattr(synID(found[0], found[1], 1), 'name'))
endfor
call add(lines, 'error ' . v:errmsg)
call writefile(lines, '`+out+`')
qall!
`), 0o644)
			if err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(program, append(c.args, "-S", script)...)
			cmd.Env = append(os.Environ(), "HOME="+folder, "XDG_CONFIG_HOME="+folder, "PATH="+folder)
			said, err := cmd.CombinedOutput()
			got, _ := os.ReadFile(out)
			if err != nil || len(got) == 0 {
				t.Fatalf("%v: %s", err, said)
			}
			want := `filetype pat
syntax pat
indent 2
^game patWord
The \zsKing patTitle
^foundations patKind
base \zsace patCard
\zsbuild up patWord
^#  patComment
of \zstwo patTitle
# or patComment
4$ patNumber
^example patExampleWord
The \zsking patExampleTitle
play patExampleWord
8H patExampleCard
#2 patExample
now \zswon patExampleWord
# yes patExampleComment
error 
`
			if string(got) != want {
				t.Errorf("is\n%swant\n%s%s", got, want, said)
			}
		})
	}
}

// Emacs, where it is there, compiles the mode without a word and colours a game with it.
func TestEmacs(t *testing.T) {
	program, err := exec.LookPath("emacs")
	if err != nil {
		t.Skip("there is no emacs here")
	}
	folder := t.TempDir()
	write(t, "emacs", folder)
	const text = "game The King\nvariant of two # or\n\nfoundations 4\n  base ace # why\n"
	if err := os.WriteFile(filepath.Join(folder, "my.pat"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	run := func(args ...string) string {
		t.Helper()
		cmd := exec.Command(program, append([]string{"--batch", "--no-site-file", "-q", "-L", "."}, args...)...)
		cmd.Dir = folder
		cmd.Env = append(os.Environ(), "HOME="+folder)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		return string(out)
	}
	run("--eval", "(setq byte-compile-error-on-warn t)", "-f", "batch-byte-compile", "pat-mode.el")
	got := run("--eval", `(progn (require 'pat-mode) (find-file "my.pat") (font-lock-mode 1) (font-lock-ensure)
		(princ (format "%s" major-mode))
		(dolist (w '("game" "King" "two" "or" "foundations" "base" "ace" "why"))
			(goto-char (point-min)) (search-forward w)
			(princ (format " %s=%s" w (get-text-property (1- (point)) 'face)))))`)
	want := "pat-mode game=font-lock-keyword-face King=font-lock-string-face two=font-lock-string-face " +
		"or=font-lock-comment-face foundations=font-lock-type-face base=font-lock-keyword-face " +
		"ace=font-lock-constant-face why=font-lock-comment-face"
	if !strings.Contains(got, want) {
		t.Errorf("is\n%s\nwant\n%s", got, want)
	}
}
