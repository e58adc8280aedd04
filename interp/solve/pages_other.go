//go:build !linux

package solve

// hugePages does nothing: only Linux has them to be asked for.
func hugePages([]slot) {}
