package prompt

import (
	"os"

	"golang.org/x/sys/windows"
)

// heeds has the console heed what is written to move the cursor.
func heeds(out *os.File) {
	var mode uint32
	if h := windows.Handle(out.Fd()); windows.GetConsoleMode(h, &mode) == nil {
		mode |= windows.ENABLE_PROCESSED_OUTPUT | windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING
		windows.SetConsoleMode(h, mode) //nolint:errcheck // an old console shows the signs
	}
}
