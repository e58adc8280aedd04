package main

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"pat/cmd/pat/internal/cli"
)

var update = flag.Bool("update", false, "rewrite expected output in scripts")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"pat": func() { os.Exit(cli.System().Run(os.Args[1:])) },
	})
}

// The scripts run the program as a user would: one a verb and aspect.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("..", "..", "testdata", "script"),
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			for _, k := range []string{"XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"} {
				e.Setenv(k, filepath.Join(e.WorkDir, ".xdg", k))
			}
			e.Setenv("NO_COLOR", "1")
			return nil
		},
	})
}
