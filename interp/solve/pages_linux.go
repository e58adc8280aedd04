package solve

import (
	"syscall"
	"unsafe"
)

// hugePages asks for large pages under a table, where the system gives them only to who asks: a
// search looks at one entry here and one there, and with small pages it waits for where each lies
// as long as for the entry itself. What the system says does not matter, for the table is as good
// without.
func hugePages(slots []slot) {
	const least = 1 << 20 // bytes: a few such blocks lie side by side
	if n := len(slots) * slotBytes; n >= least {
		_ = syscall.Madvise(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(slots))), n), syscall.MADV_HUGEPAGE)
	}
}
