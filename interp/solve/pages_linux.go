package solve

import (
	"syscall"
	"unsafe"

	"pat/interp/internal/machine"
)

// hugePages asks for large pages under a table, where the system gives them only to who asks: a
// search looks at one entry here and one there, and with small pages it waits for where each lies
// as long as for the entry itself. What the system says does not matter, for the table is as good
// without.
func hugePages(slots []machine.Key) {
	const least = 1 << 22 // bytes
	if n := len(slots) * keyBytes; n >= least {
		_ = syscall.Madvise(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(slots))), n), syscall.MADV_HUGEPAGE)
	}
}
