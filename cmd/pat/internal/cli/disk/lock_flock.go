//go:build unix && !aix && (!solaris || illumos)

package disk

import (
	"errors"
	"os"
	"syscall"
)

// Lock takes a file for this process until it is closed, or reports that another has it; with wait
// it waits for it. On a file system that knows no locks every file is free.
func Lock(f *os.File, wait bool) (free bool) {
	how := syscall.LOCK_EX
	if !wait {
		how |= syscall.LOCK_NB
	}
	for {
		err := syscall.Flock(int(f.Fd()), how)
		if !errors.Is(err, syscall.EINTR) {
			return !errors.Is(err, syscall.EWOULDBLOCK)
		}
	}
}
