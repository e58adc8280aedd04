// Package disk reads and writes files of people: whole or not at all, and over nothing that is not
// meant to be written over.
//
//	files.go    reading, writing, names, and why a file is refused
//
// One process at a time has a file, as systems do it each in their own way: lock_flock.go,
// lock_fcntl.go, lock_windows.go, lock_none.go.
package disk
