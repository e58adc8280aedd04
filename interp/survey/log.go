package survey

import (
	"errors"
	"fmt"
	"io"
	"os"
	"syscall"
	"time"
)

// A Log is a record being written. It belongs to one goroutine.
type Log struct {
	file   *os.File
	synced time.Time
}

// ErrTaken says that a record belongs to another survey for now.
var ErrTaken = errors.New("it is being written by another survey")

// Open opens the record at a path, or begins it, and tells what it holds, one record after the
// other: however long it is, it takes no memory. A torn last line is cut off. A record of other
// terms is refused and left as it is. So is one that lock does not get for this process alone: two
// surveys would do all work twice, and cut off as torn what the other is writing.
func Open(path string, terms Terms, lock func(*os.File) bool, each func(Record) error) (*Log, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	if err := open(f, terms, lock, each); err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return &Log{file: f, synced: time.Now()}, nil
}

func open(f *os.File, terms Terms, lock func(*os.File) bool, each func(Record) error) error {
	st, err := f.Stat()
	if err == nil && !st.Mode().IsRegular() {
		return nil // a device or a pipe keeps nothing, and might be read without end
	}
	if !lock(f) {
		return ErrTaken
	}
	whole, err := read(f, func(r Record) error {
		if err := terms.differ(r.Terms); err != nil {
			return err
		}
		return each(r)
	})
	if err != nil {
		return err
	}
	if st, err = f.Stat(); err == nil && whole < st.Size() {
		err = f.Truncate(whole)
	}
	return err
}

// Again tells once more what the record held when it was opened, and what was added since.
func (l *Log) Again(each func(Record) error) error {
	if _, err := l.file.Seek(0, io.SeekStart); err != nil {
		return err
	}
	_, err := read(l.file, each)
	return err
}

// syncEvery is how much work a loss of power may cost; what a killed program wrote is never lost.
const syncEvery = time.Second

// Append adds records, in one write.
func (l *Log) Append(records ...Record) error {
	var lines []byte
	for _, r := range records {
		lines = append(lines, r.Line()...)
	}
	if _, err := l.file.Write(lines); err != nil {
		return err
	}
	if now := time.Now(); now.Sub(l.synced) > syncEvery {
		l.synced = now
		return l.sync()
	}
	return nil
}

// sync has what was written brought to the disk. What has no disk, such as a pipe, answers that
// this means nothing.
func (l *Log) sync() error {
	if err := l.file.Sync(); !errors.Is(err, syscall.EINVAL) {
		return err
	}
	return nil
}

// Close ends the writing.
func (l *Log) Close() error {
	err := l.sync()
	if cerr := l.file.Close(); err == nil {
		err = cerr
	}
	return err
}
