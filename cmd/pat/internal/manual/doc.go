// Package manual is the manual of the language: what `pat help language` prints, its man page, its
// Markdown and its page for a browser, all from one source.
//
// What teaches is written by hand, in the Markdown files of the folder text; what lists (lines,
// words) is made from the tables of package dsl that the parser itself uses, and every line shown
// beside a word is found in the shipped files when it is asked for.
//
//	m := manual.New(games.FS)
//	m.Text(os.Stdout, manual.Look{Width: 80})
//	page, ok := m.Word("wrapping")
//
// A block of code in the source says after its fence what it is, and a test holds it to that:
//
//	pat game       a complete game: it is checked, dealt, played at random, its examples run
//	pat GAME …     lines of these shipped files
//	pat whole GAME a shipped file without its heading and examples
//	pat file NAME  a file that the commands behind it read
//	console        commands and what they print
//
//	manual.go    the parts and how one is found  source.go  Markdown to paragraphs
//	reference.go the parts made from tables      shipped.go real lines of shipped games
//	word.go      the page of one word            text.go    as text, for a terminal
//	roff.go      as a man page                   mark.go    as Markdown
//	page.go      as a page for a browser
package manual
