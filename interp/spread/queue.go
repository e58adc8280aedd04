package spread

import (
	"context"
	"errors"
	"time"

	"pat/interp/survey"
)

// A Queue is the end of a queue that hands out one job and gathers its answers.
type Queue interface {
	// Put puts a block on the queue. One that is there is not put there twice.
	Put(context.Context, Block) error

	// Waiting lists the blocks that no worker has taken off: those nobody has yet, and those that
	// are being searched.
	Waiting(context.Context) ([]Block, error)

	// Mark puts a mark behind all answers there are; it comes back by Answer.
	Mark(ctx context.Context, mark string) error

	// Answer waits for the next answer. It stays on the queue, and comes again to whoever gathers
	// next, until done is called.
	Answer(context.Context) (a Answer, done func(), err error)

	// Crew tells of the workers that were heard of lately.
	Crew() Crew

	// Close ends the use of the queue. What is on it stays, unless the job is over.
	Close(over bool)
}

// ErrTaken says that somebody else gathers the answers of the job now. Every other error of a Queue
// is taken for one that passes.
var ErrTaken = errors.New("another process gathers the answers of this survey now")

// A Crew is the workers there are.
type Crew struct {
	Workers int `json:"workers"`           // processes
	Threads int `json:"threads"`           // deals that they search at a time
	Refused int `json:"refused,omitempty"` // workers that are of another version and refuse the job
}

// A Network is what queues are opened on.
type Network interface {
	// Open joins or begins a job.
	Open(context.Context, Place, Job) (Queue, error)

	// Work takes blocks of any job until the context is done, or nothing came for as long as the
	// hands are idle at most. What it was about then is answered or handed back.
	Work(context.Context, Place, Hands) error
}

// A Place says where a queue is and how one gets in. Empty fields are not used.
type Place struct {
	URL    string // of the server, or of several with commas between
	Listen string // the address of a server of our own, which keeps what it has in Store
	Store  string

	Creds, NKey   string // files
	Cert, Key, CA string // files, for TLS
	User, Password,
	Token string
}

// Hands are those of a worker.
type Hands struct {
	Engine  string // version of the program
	Threads int    // deals decided at a time
	Idle    time.Duration

	// Learn makes ready for a job. The Decide that it gives is called by several goroutines.
	Learn func(Job) (Decide, error)

	// Say tells people what happens.
	Say func(format string, args ...any)
}

// Decide decides the deal of an index; it answers false where it was stopped before it knew.
type Decide func(ctx context.Context, i int) (survey.Record, bool, error)
