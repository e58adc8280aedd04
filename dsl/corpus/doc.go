// Package corpus knows how games are written, line by line: what an author may mean by a line that
// is wrong is mostly what other authors have written. It reads texts, not rules: it needs no game
// to be sound, and knows nothing of files, variants or sheets.
//
//	games := corpus.New(texts)                   // read when first asked
//	games.Usual("build down in suit", "tableau") // how many lines are like it
//
// A Corpus is read once and never changes; it is safe for concurrent use. Where it has no games, it
// has no answers. A line is compared with those in blocks of its kind, word by word.
//
//	corpus.go    lines of games, and how usual one is    ranking.go    games most like a file
//	longer.go    lines that say a few words more         heads.go      heads under which lines stand
//	shown.go     lines that show how one is written      likelines.go  lines that one nearly is
package corpus
