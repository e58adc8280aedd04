// Package spread surveys deals on many machines: what is handed out, what comes back, and that no
// deal is lost on the way nor counted twice.
//
// One process gathers: it keeps the record and puts blocks of deals on a queue. Any number of
// workers takes blocks, decides their deals and answers. The queue is an interface; package queue
// of the command is one of NATS JetStream, the tests of this package have one in memory.
//
//	err := spread.Gather(ctx, queue, spread.Survey{Deals: n, Has: …, Keep: …})
//
// # Why nothing is lost
//
// Only the record says what is decided; the queue is never believed to. At any time a deal that was
// handed out and is not in the record lies in a block on the queue, or in an answer on its way: a
// worker takes its block off the queue when its answer is kept, and an answer is taken off when its
// deals are written. Who gathers looks at the queue when it begins, and again whenever it has heard
// nothing for a while: it lists the blocks that are there, puts a mark behind all answers, and when
// the mark comes round, what is neither decided nor on the list was lost and is handed out again.
// That holds after a kill of any of the three at any point, and even where a queue has lost what it
// kept.
//
// # Why nothing is counted twice
//
// A deal is added to the record where it has none yet, whoever decided it and how often.
//
// # Deals that kill
//
// A block whose worker was lost (it died, or was cut off for longer than the queue waits) is not
// searched by the next one but handed back, and its deals are handed out one by one. A deal that
// has lost two workers gets the third for itself; when that is lost as well, it is recorded as
// unknown, and why. So a deal that kills costs three workers, and no other deal is suspected for
// having been searched beside it.
//
// # What it takes
//
// A block is about five seconds of work, so that a thousand threads are 200 blocks a second; the
// benchmark Blocks of package queue carries several times that, with server, workers and who
// gathers on two busy processors. A deal is 94 bytes of an answer, 160 or so of the record and
// one of memory: a thousand million of them are 94 GB over the network, 160 GB of record and 1
// GB of memory for who gathers, who takes some 65,000 a second on such a machine (the benchmark
// DealGathered). So a thousand processors decide a thousand million deals of 20 ms in six hours,
// by one survey; deals of less than 15 ms keep more than one of them busy gathering, and are
// better divided into surveys of some ranges whose records are merged.
//
//	block.go    what is carried: jobs, blocks, answers   queue.go   what a queue must do
//	plan.go     which deals are handed out next          pace.go    how large blocks are, how fast it goes
//	gather.go   hand out, write down, look after
package spread
