package app

// isClosedPipe reports whether writing failed because nobody reads any more. Here that is told by a
// note.
func isClosedPipe(error) bool { return false }
