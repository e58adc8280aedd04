//go:build !windows

package prompt

import "os"

// heeds has the terminal heed what is written to move the cursor, which any does.
func heeds(*os.File) {}
