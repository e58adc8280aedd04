//go:build !plan9

package app

import (
	"errors"
	"syscall"
)

// isClosedPipe reports whether writing failed because nobody reads any more.
func isClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
