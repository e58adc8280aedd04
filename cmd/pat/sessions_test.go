package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	fence = regexp.MustCompile("(?ms)^```\n(.*?)^```$")
	named = regexp.MustCompile("`([a-z0-9-]+\\.pat)`:\n\n$")
)

// What the README shows is what the program prints: each command of its sessions is run, in order
// and in one folder, and each rule file it shows is free of mistakes. -update writes the sessions
// anew.
func TestReadmeSessions(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no shell")
	}
	path, err := filepath.Abs("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	run := func(command, input string) string {
		cmd := exec.Command("sh", "-c", command)
		cmd.Dir = dir
		cmd.Stdin = strings.NewReader(input)
		cmd.Env = append(os.Environ(), "NO_COLOR=1", "XDG_DATA_HOME="+dir+"/data", "XDG_STATE_HOME="+dir+"/state")
		out, _ := cmd.CombinedOutput() // mistakes end with a status of their own
		return string(out)
	}
	var fresh bytes.Buffer
	sessions, files, last := 0, 0, 0
	for _, at := range fence.FindAllSubmatchIndex(text, -1) {
		block := string(text[at[2]:at[3]])
		fresh.Write(text[last:at[2]])
		last = at[2]
		switch {
		case strings.HasPrefix(block, "game "):
			files++
			if name := named.FindSubmatch(text[:at[0]]); name != nil {
				if err := os.WriteFile(filepath.Join(dir, string(name[1])), []byte(block), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if out := run("pat check --strict -", block); out != "1 file: no mistakes\n" {
				t.Errorf("a rule file has mistakes: %s\n%s", out, block)
			}
		case strings.HasPrefix(block, "$ "):
			sessions++
			for part := range strings.SplitSeq(strings.TrimPrefix(block, "$ "), "\n$ ") {
				command, shown, _ := strings.Cut(part, "\n")
				out := run(command, "")
				if strings.TrimRight(out, "\n") != strings.TrimRight(shown, "\n") && !*update {
					t.Errorf("$ %s\nprints\n%s\nand the README shows\n%s", command, out, shown)
				}
				fresh.WriteString("$ " + command + "\n" + out)
			}
			last = at[3]
		}
	}
	fresh.Write(text[last:])
	if sessions < 3 || files < 2 {
		t.Errorf("%d sessions and %d rule files: are they still found?", sessions, files)
	}
	if *update && !bytes.Equal(fresh.Bytes(), text) {
		if err := os.WriteFile(path, fresh.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
