//go:build !linux

package solve

import "pat/interp"

// hugePages does nothing: only Linux has them to be asked for.
func hugePages([]interp.Key) {}
