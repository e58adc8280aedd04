package queue

import (
	"encoding/json"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"pat/interp/spread"
)

// This file counts the workers there are. It serves the size of blocks and people who look on;
// nothing is lost where it is wrong.

// A hail is what a worker says of itself every now and then. It goes out every hailEvery and at
// once when the list of jobs has changed. Threads are deals searched at a time.
type hail struct {
	Worker  string   `json:"worker"`
	Threads int      `json:"threads"`
	Jobs    []string `json:"jobs,omitempty"`    // that it takes blocks of
	Refused []string `json:"refused,omitempty"` // that are not for its version
	Over    bool     `json:"over,omitempty"`    // it leaves
}

// A worker that was not heard of for unheardFor is not counted any more; its blocks come back by
// another way, the silence of the block itself (work.go).
const (
	hailEvery  = 2 * time.Second
	unheardFor = 5 * hailEvery
)

func (h hail) send(nc *nats.Conn) {
	if b, err := json.Marshal(h); err == nil {
		nc.Publish(crewSubject, b) //nolint:errcheck // it is said again
	}
}

// A crew is the workers that one who gathers has heard of. hear is called by a goroutine of NATS,
// count by the one that gathers.
type crew struct {
	job string

	mu    sync.Mutex
	heard map[string]heard
}

type heard struct {
	hail
	at time.Time
}

func (c *crew) hear(m *nats.Msg) {
	var h hail
	if json.Unmarshal(m.Data, &h) != nil || h.Worker == "" {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.heard == nil {
		c.heard = map[string]heard{}
	}
	if c.heard[h.Worker] = (heard{h, time.Now()}); h.Over {
		delete(c.heard, h.Worker)
	}
}

func (c *crew) count() (out spread.Crew) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for id, h := range c.heard {
		switch {
		case time.Since(h.at) > unheardFor:
			delete(c.heard, id)
		case slices.Contains(h.Jobs, c.job):
			out.Workers++
			out.Threads += h.Threads
		case slices.Contains(h.Refused, c.job):
			out.Refused++
		}
	}
	return out
}
