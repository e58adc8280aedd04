package table

import (
	"slices"
	"sync"

	"pat/interp/play"
)

// This file answers what is remembered between requests. It is a matter of speed alone: the next
// request about a game takes up the session where the last one left it, and makes one move.

// Bounds of what is remembered.
const (
	mostSessions = 16
	mostBooks    = 16
)

// A memo remembers sessions and rule files, the latest last.
type memo struct {
	mu       sync.Mutex
	sessions []kept[*play.Session]
	books    []kept[*book]
}

type kept[T any] struct {
	key string
	it  T
}

// take finds what is kept under a key and takes it out.
func take[T any](list *[]kept[T], key string) (it T, ok bool) {
	i := slices.IndexFunc(*list, func(k kept[T]) bool { return k.key == key })
	if i < 0 {
		return it, false
	}
	it = (*list)[i].it
	*list = slices.Delete(*list, i, i+1)
	return it, true
}

// put keeps something, and forgets the oldest if there is too much.
func put[T any](list *[]kept[T], key string, it T, most int) {
	*list = append(*list, kept[T]{key, it})
	if n := len(*list) - most; n > 0 {
		*list = slices.Delete(*list, 0, n)
	}
}

// session takes a session out of the memo, so that nobody else has it, or returns nil.
func (m *memo) session(key string) *play.Session {
	m.mu.Lock()
	defer m.mu.Unlock()
	s, _ := take(&m.sessions, key)
	return s
}

// keep puts a session back.
func (m *memo) keep(key string, s *play.Session) {
	m.mu.Lock()
	defer m.mu.Unlock()
	take(&m.sessions, key)
	put(&m.sessions, key, s, mostSessions)
}

// book is a rule file that was read before, or nil. A book does not change.
func (m *memo) book(key string) *book {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, ok := take(&m.books, key)
	if ok {
		put(&m.books, key, b, mostBooks)
	}
	return b
}

func (m *memo) keepBook(b *book) {
	m.mu.Lock()
	defer m.mu.Unlock()
	take(&m.books, b.key)
	put(&m.books, b.key, b, mostBooks)
}
