package queue

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"pat/interp/spread"
)

// This file knows the names of streams and subjects, and what the streams are to be like.

// Streams keep what is published on their subjects; pat.crew and pat.lead are in none, and are
// heard by who listens just then.
const (
	jobs    = "PAT_JOBS"
	blocks  = "PAT_BLOCKS"
	answers = "PAT_ANSWERS"

	crewSubject = "pat.crew"
)

func jobSubject(job string) string    { return "pat.job." + job }
func answerSubject(job string) string { return "pat.answer." + job }
func leadSubject(job string) string   { return "pat.lead." + job }
func blocksOf(job string) string      { return "pat.block." + job + ".>" }

func blockSubject(job string, b spread.Block) string { return "pat.block." + job + "." + b.String() }

// blockOf is the block of a subject.
func blockOf(job, subject string) (spread.Block, error) {
	return spread.ParseBlock(strings.TrimPrefix(subject, "pat.block."+job+"."))
}

// workersOf is the consumer that the workers of a job share.
func workersOf(job string) string { return "work-" + job }

// How long things are kept that nobody fetches: a job is announced again while somebody gathers it.
const (
	keepJob       = 24 * time.Hour
	announceEvery = 10 * time.Minute
	keepRest      = 30 * 24 * time.Hour
	duplicates    = 2 * time.Minute
)

// Jobs keep the last message of a subject. A work queue drops a message when it is confirmed; of
// blocks a second one of the same subject is refused as new rather than replacing the first.
func configs() []jetstream.StreamConfig {
	return []jetstream.StreamConfig{
		{
			Name: jobs, Subjects: []string{jobSubject("*")}, Description: "surveys of pat: what is to be done",
			MaxMsgsPerSubject: 1, MaxAge: keepJob, AllowDirect: true,
		},
		{
			Name: blocks, Subjects: []string{"pat.block.>"}, Description: "surveys of pat: deals to be decided",
			Retention: jetstream.WorkQueuePolicy, MaxAge: keepRest, Duplicates: duplicates,
			MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true,
		},
		{
			Name: answers, Subjects: []string{answerSubject("*")}, Description: "surveys of pat: deals decided",
			Retention: jetstream.WorkQueuePolicy, MaxAge: keepRest, Duplicates: duplicates,
			Compression: jetstream.S2Compression,
		},
	}
}

// makeStreams makes the streams that are not there. One that is there may be set up otherwise, but
// must hand each message out once.
func makeStreams(ctx context.Context, js jetstream.JetStream) error {
	for _, want := range configs() {
		s, err := js.Stream(ctx, want.Name)
		if errors.Is(err, jetstream.ErrStreamNotFound) {
			s, err = js.CreateStream(ctx, want)
		}
		if err != nil {
			return noStream(err)
		}
		if got := s.CachedInfo().Config; got.Retention != want.Retention {
			return fmt.Errorf("the stream %s of the server keeps messages by %v, not by %v; remove it, or make it "+
				"anew so", want.Name, got.Retention, want.Retention)
		}
	}
	return nil
}

// noStream says why a server has no streams, where that is known.
func noStream(err error) error {
	if errors.Is(err, nats.ErrNoResponders) || errors.Is(err, jetstream.ErrJetStreamNotEnabled) ||
		errors.Is(err, jetstream.ErrJetStreamNotEnabledForAccount) {
		return fmt.Errorf("the NATS server has no JetStream (start it with -js): %w", err)
	}
	return err
}

// gone reports whether an error says that a stream or consumer is not there. That nobody answers is
// what a server says whose JetStream is just starting.
func gone(err error) bool {
	return errors.Is(err, jetstream.ErrConsumerNotFound) || errors.Is(err, jetstream.ErrConsumerDoesNotExist) ||
		errors.Is(err, jetstream.ErrConsumerDeleted) || errors.Is(err, jetstream.ErrStreamNotFound) ||
		errors.Is(err, nats.ErrNoResponders)
}

// thereAlready reports whether a message was refused because one of its subject is there.
func thereAlready(err error) bool {
	e, ok := errors.AsType[*jetstream.APIError](err)
	return ok && strings.Contains(e.Description, "maximum messages per subject")
}
