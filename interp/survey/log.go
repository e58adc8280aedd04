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

// Open opens the record at a path, or begins it, and returns what it holds. A torn last line is cut
// off. A record of other terms is refused and left as it is. So is one that lock does not get for
// this process alone: two surveys would do all work twice, and cut off as torn what the other is
// writing.
func Open(path string, terms Terms, lock func(*os.File) bool) (*Log, []Record, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return nil, nil, err
	}
	records, err := open(f, terms, lock)
	if err != nil {
		f.Close()
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	return &Log{file: f, synced: time.Now()}, records, nil
}

func open(f *os.File, terms Terms, lock func(*os.File) bool) ([]Record, error) {
	if st, err := f.Stat(); err == nil && !st.Mode().IsRegular() {
		return nil, nil // a device or a pipe keeps nothing, and might be read without end
	}
	if !lock(f) {
		return nil, ErrTaken
	}
	data, err := io.ReadAll(f)
	if err != nil {
		return nil, err
	}
	records, whole, err := Parse(data)
	if err != nil {
		return nil, err
	}
	for _, r := range records {
		if err := terms.differ(r.Terms); err != nil {
			return nil, err
		}
	}
	if whole < len(data) {
		if err := f.Truncate(int64(whole)); err != nil {
			return nil, err
		}
	}
	return records, nil
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
