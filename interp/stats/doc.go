// Package stats keeps records of ended games: a line of text each, which survives a kill and merges
// by joining files. It reads no file and no clock.
//
//	records := stats.Parse(text)
//	f := stats.Of(stats.Merge(records))
//	fmt.Println(f.Played, f.Won, f.Streak)
//
// record.go describes a line, and says what Merge makes of several of one game; figures.go counts.
package stats
