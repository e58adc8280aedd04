// Package worked runs the worked examples of rule files: from a deal or a stated position, are
// these moves legal and those not, and by which line; where do they lead; is it won?
//
//	report := worked.Run(sheet)
//	for _, r := range report.Results { … r.Wrong, r.Fails … }
//	report.Uncovered()
//
// What is found is told as diagnostics: `bad-example` where an example cannot be understood,
// `example-fails` where the rules say otherwise. Examples are read when they are run and by nobody
// else: a game compiles and plays as if they were not there.
//
//	worked.go  examples, one after another   moves.go  what may be done, and is
//	now.go     how it stands then            cover.go  which lines of the rules they touch
package worked
