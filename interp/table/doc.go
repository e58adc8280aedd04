// Package table is the game as a client sees it: zones, piles and legal moves as data, what a move
// did, why one is refused, hints, the rules in English, findings in a rule file. It has two faces.
// A Table is a session seen so, for clients in Go; a Desk answers requests, JSON in and JSON out,
// for a page in a browser, a server, WebAssembly and tests.
//
//	desk := &table.Desk{Library: library}
//	answer := desk.Do([]byte(`{"v":1,"game":"my-game","deal":"17","do":"turn","want":["board","plays"]}`))
//
// A request holds everything that its answer depends on, and the answer everything that the client
// must keep: there is no state between them, no clock (but to end a search), no file and no random
// number. A face-down card is a question mark, whoever asks; only thoughtful hints, and whether a
// game can be won, know all cards, and say so. What is told to people holds no sign that would
// steer a terminal or cannot be seen.
//
// What is told is worded once, here: a Voice says whether for who hears a page or for who sees a
// board of text. What takes a while is a Search, in two halves: one looks, on a copy and on
// whatever goroutine, the other tells.
//
//	request.go  what can be asked, and bounds  answer.go  what an answer looks like
//	desk.go     from a request to its answer   memo.go    what is remembered, for speed
//	table.go    the table as data              act.go     what is done
//	steps.go    what moved, for drawing it     say.go     what is said
//	words.go    rules and position in words    search.go  hints, can it be won, deals wished
//	place.go    where the piles stand on a page     why.go by which lines it went so
//	book.go     rule files and their findings  tokens.go  colours and completions
//	demo.go     a line that wins, shown
//	saved.go    games as files
package table
