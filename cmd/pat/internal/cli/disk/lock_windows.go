package disk

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// Lock takes a file for this process until it is closed, or reports that another has it; with wait
// it waits for it. A byte that no journal comes to stands for the file, for what is locked here
// cannot be read by others.
func Lock(f *os.File, wait bool) (free bool) {
	how := uint32(windows.LOCKFILE_EXCLUSIVE_LOCK)
	if !wait {
		how |= windows.LOCKFILE_FAIL_IMMEDIATELY
	}
	err := windows.LockFileEx(windows.Handle(f.Fd()), how, 0, 1, 0, &windows.Overlapped{OffsetHigh: 1 << 20})
	return !errors.Is(err, windows.ERROR_LOCK_VIOLATION)
}
