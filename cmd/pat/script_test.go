package main

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"pat/cmd/pat/internal/cli"
	"pat/cmd/pat/internal/cli/app"
	"pat/interp/survey"
)

var update = flag.Bool("update", false, "rewrite expected output in scripts")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"pat":        func() { os.Exit(cli.Run(app.System(), os.Args[1:])) },
		"pat-panics": panics,
	})
}

// The scripts run the program as a user would: one a verb and aspect.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("..", "..", "testdata", "script"),
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":      exits,
			"lines":      lines,
			"waitlines":  waitLines,
			"samerecord": sameRecord,
			"tear":       tear,
		},
		Setup: func(e *testscript.Env) error {
			for _, k := range []string{"XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
				e.Setenv(k, filepath.Join(e.WorkDir, ".xdg", k))
			}
			e.Setenv("NO_COLOR", "1")
			shipped, err := filepath.Abs(filepath.Join("..", "..", "games"))
			e.Setenv("GAMES", shipped)
			return err
		},
	})
}

// exits CODE COMMAND… runs a command as exec does and holds it to its exit code.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND…")
	}
	code := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var e *exec.ExitError
		if !errors.As(err, &e) {
			ts.Fatalf("%v", err)
		}
		code = e.ExitCode()
	}
	if strconv.Itoa(code) != args[0] {
		ts.Fatalf("it exits with %d, not %s", code, args[0])
	}
}

func lineCount(ts *testscript.TestScript, args []string) (have, want int) {
	want, err := strconv.Atoi(args[1])
	ts.Check(err)
	data, _ := os.ReadFile(ts.MkAbs(args[0])) // not yet there is no line yet
	return bytes.Count(data, []byte("\n")), want
}

// lines FILE N holds a file to its number of lines.
func lines(ts *testscript.TestScript, _ bool, args []string) {
	if have, want := lineCount(ts, args); have != want {
		ts.Fatalf("%s has %d lines, not %d", args[0], have, want)
	}
}

// waitlines FILE N waits until a file that is being written has so many lines.
func waitLines(ts *testscript.TestScript, _ bool, args []string) {
	for range 60_000 {
		if have, want := lineCount(ts, args); have >= want {
			return
		}
		time.Sleep(time.Millisecond)
	}
	ts.Fatalf("%s does not come to %s lines", args[0], args[1])
}

// tear FILE leaves a last line that was not written to its end, as a kill between two blocks of a
// write would.
func tear(ts *testscript.TestScript, _ bool, args []string) {
	path := ts.MkAbs(args[0])
	data, err := os.ReadFile(path)
	ts.Check(err)
	last := data[bytes.LastIndexByte(data[:len(data)-1], '\n')+1:]
	ts.Check(os.WriteFile(path, append(data, last[:len(last)/2]...), 0o644))
}

// samerecord A B compares two records of surveys, but for the times and the order in which deals
// were decided.
func sameRecord(ts *testscript.TestScript, _ bool, args []string) {
	var text [2]string
	for i, name := range args {
		data, err := os.ReadFile(ts.MkAbs(name))
		ts.Check(err)
		records, _, err := survey.Parse(data)
		ts.Check(err)
		records, err = survey.Merge(records)
		ts.Check(err)
		for _, r := range records {
			r.MS = 0
			text[i] += string(r.Line())
		}
	}
	if text[0] != text[1] {
		ts.Fatalf("%s and %s differ:\n%s\n%s", args[0], args[1], text[0], text[1])
	}
}
