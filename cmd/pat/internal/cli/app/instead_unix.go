//go:build unix

package app

import (
	"os"
	"syscall"
)

// instead runs another program in the place of this one: it keeps the process, and with it what the
// system tells it.
func instead(path string, args []string) error {
	return syscall.Exec(path, append([]string{path}, args...), os.Environ())
}
