//go:build aix || (solaris && !illumos)

package disk

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// Lock takes a file for this process until it is closed, or reports that another has it; with wait
// it waits for it. On a file system that knows no locks every file is free.
//
// These systems have no flock. Their lock belongs to the process, not to the open file: it holds
// nobody of this process off, and closing any file opened under the same name gives it up.
func Lock(f *os.File, wait bool) (free bool) {
	how := syscall.F_SETLK
	if wait {
		how = syscall.F_SETLKW
	}
	whole := &syscall.Flock_t{Type: syscall.F_WRLCK, Whence: io.SeekStart}
	for {
		err := syscall.FcntlFlock(f.Fd(), how, whole)
		if !errors.Is(err, syscall.EINTR) {
			return !errors.Is(err, syscall.EAGAIN) && !errors.Is(err, syscall.EACCES)
		}
	}
}
