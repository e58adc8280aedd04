//go:build !unix

package app

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
)

// instead runs another program and ends as it ends: these systems cannot put it in the place of
// this one. Ctrl-C goes to both, and is for the other.
func instead(path string, args []string) error {
	signal.Ignore(os.Interrupt)
	cmd := exec.Command(path, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	if ended, ok := errors.AsType[*exec.ExitError](err); ok {
		return Silent(ended.ExitCode())
	}
	if err == nil {
		err = Silent(ExitFine)
	}
	return err
}
