// Package solver is the commands of who asks what can be won.
//
//	solver.go   all of them                 limits.go   how far a search goes, and how far it is
//	solve.go    one deal, or a range        proof.go    proofs that a deal cannot be won
//	demo.go     a solution, shown           odds.go     the table of the odds of the shipped games
//	survey.go   how many of many deals
//
// Surveys on several machines:
//
//	queue.go    handed out                  worker.go   decided
//	reading.go  the rule files that go with them
package solver
