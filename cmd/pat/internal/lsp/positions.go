package lsp

import (
	"sort"
	"unicode/utf16"
	"unicode/utf8"

	"go.lsp.dev/protocol"
)

// An encoding is what a column of a position counts.
type encoding = protocol.PositionEncodingKind

// negotiated is the first encoding that the editor would have and that is known here; UTF-16 is
// what everybody speaks.
func negotiated(offered []encoding) encoding {
	for _, e := range offered {
		switch e {
		case protocol.PositionEncodingKindUTF8, protocol.PositionEncodingKindUTF16, protocol.PositionEncodingKindUTF32:
			return e
		}
	}
	return protocol.PositionEncodingKindUTF16
}

// units is how many columns a character takes.
func units(r rune, size int, e encoding) int {
	switch {
	case e == protocol.PositionEncodingKindUTF8:
		return size
	case e == protocol.PositionEncodingKindUTF32 || r == utf8.RuneError:
		return 1
	}
	return utf16.RuneLen(r)
}

// columns is how many columns a text takes.
func columns(text string, e encoding) int {
	n := 0
	for i, r := range text {
		_, size := utf8.DecodeRuneInString(text[i:])
		n += units(r, size, e)
	}
	return n
}

// offsetOf is the byte offset of a position. One beyond the end of a line or of the text means that
// end, one inside a character its beginning.
func offsetOf(text string, starts []int, p protocol.Position, e encoding) int {
	if int64(p.Line) >= int64(len(starts)) {
		return len(text)
	}
	at, end := starts[p.Line], len(text)
	if int(p.Line)+1 < len(starts) {
		end = starts[p.Line+1]
		for end > at && (text[end-1] == '\n' || text[end-1] == '\r') {
			end--
		}
	}
	left := int64(p.Character)
	for at < end {
		r, size := utf8.DecodeRuneInString(text[at:end])
		if left -= int64(units(r, size, e)); left < 0 {
			break
		}
		at += size
	}
	return at
}

// positionOf is the position of a byte offset.
func positionOf(text string, starts []int, offset int, e encoding) protocol.Position {
	offset = max(0, min(offset, len(text)))
	line := sort.Search(len(starts), func(i int) bool { return starts[i] > offset }) - 1
	return protocol.Position{
		Line: uint32(line), Character: uint32(columns(text[starts[line]:offset], e)),
	}
}
