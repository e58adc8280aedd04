// Package assist answers what an editor asks of a rule file while it is being written: what is
// wrong and how it is cured, what can stand here, what this means, where it is from, who else uses
// it, and what it looks like from afar.
//
//	r := &assist.Reader{Library: lib, Judge: judge}
//	f := r.Read("/home/anna/my.pat", text)
//	f.Hover(offset); f.Complete(offset); f.Definition(offset); …
//
// Places are byte offsets into the text as dsl.Source holds it, and spans of it; the package knows
// no protocol, no file and no clock. A File is immutable once read and safe for concurrent use.
// Nothing panics, whatever is in the text: a file that is being written is wrong most of the time.
//
//	file.go      a file and its ancestors, read     place.go     what stands at a place
//	complete.go  words that can stand here          hover.go     what it means, in English
//	define.go    where it is from, and its uses     rename.go    another name for it, everywhere
//	cures.go     cures, and which of them are sure  outline.go   the file from afar
//	colours.go   what kind of word each word is
package assist
