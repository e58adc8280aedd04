// Package queue carries surveys over NATS JetStream: it is a spread.Network. Nothing else imports
// NATS, and pat itself does not import this package: it would be two thirds larger. The command
// pat-queue does.
//
// On the server are three streams, made by whoever gathers unless somebody made them before, with
// replicas perhaps:
//
//	PAT_JOBS     pat.job.JOB                          what to do: rules, options, limits, version
//	PAT_BLOCKS   pat.block.JOB.FIRST.DEALS.LOST.TRY       a work queue of blocks; a message is its subject
//	PAT_ANSWERS  pat.answer.JOB                       a work queue of what came out
//
// and workers tell that they are there on pat.crew, which no stream keeps; nor does any keep
// pat.lead.JOB, by which one who gathers a job is asked whether there is one. An account needs
// these subjects, $JS.API.>, $JS.ACK.> and its inboxes.
//
// A block has a subject of its own, of which the stream takes one message at a time, so that no
// block lies there twice; the id of a message covers what the network repeats. A worker that is
// searching says so again and again; one that is silent for half a minute is taken for lost, and
// its block goes to the next. What that means, package spread says.
//
//	connect.go  getting in               server.go  a server of our own
//	streams.go  streams and subjects     gather.go  the end that gathers
//	work.go     the end that works       crew.go    who is there
package queue
