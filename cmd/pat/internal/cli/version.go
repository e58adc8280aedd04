package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func (a *App) newVersionCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version of pat",
		Args:  atMost(0),
		RunE: func(*cobra.Command, []string) error {
			fmt.Fprintln(a.Out, version())
			return nil
		},
	}
}

// version is what the build knows of itself: module version, commit, Go.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "pat (unknown build)"
	}
	v := "pat " + info.Main.Version
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision" && len(s.Value) >= 12:
			v += " " + s.Value[:12]
		case s.Key == "vcs.modified" && s.Value == "true":
			v += " (modified)"
		}
	}
	return v + ", " + info.GoVersion
}

// engine names the program by what its verdicts may depend on: two programs of one name decide
// alike. It is the commit, where that says all there is to say, and otherwise the program itself.
func engine() (string, error) {
	if info, ok := debug.ReadBuildInfo(); ok {
		revision, modified := "", true
		for _, s := range info.Settings {
			switch s.Key {
			case "vcs.revision":
				revision = s.Value
			case "vcs.modified":
				modified = s.Value != "false"
			}
		}
		if revision != "" && !modified {
			return revision[:min(len(revision), 12)], nil
		}
	}
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return "built " + hex.EncodeToString(h.Sum(nil))[:12], nil
}
