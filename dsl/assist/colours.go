package assist

import "pat/dsl"

// A Colour is a kind of word, as an editor colours it.
type Colour uint8

// The colours.
const (
	KeywordColour Colour = iota
	KindColour           // tableau, foundations, …
	ZoneColour           // the name of a zone; in an example the label of a pile
	ValueColour          // the name of an option, ask or counter
	ActionColour         // the name of an action
	CardColour           // a rank, a suit, a choice of an option, a card of an example
	NumberColour
	CommentColour
	TextColour // a title, a source, the name of a parent

	Colours = iota // how many
)

// A Coloured is a word with its colour. It lies in one line.
type Coloured struct {
	Span   dsl.Span
	Colour Colour
}

// colourOf says how each type of token is coloured.
var colourOf = map[dsl.Type]Colour{
	dsl.TokWord: KeywordColour, dsl.TokKind: KindColour, dsl.TokZone: ZoneColour, dsl.TokVar: ValueColour,
	dsl.TokAct: ActionColour, dsl.TokRank: CardColour, dsl.TokSuit: CardColour, dsl.TokChoice: CardColour,
	dsl.TokNumber: NumberColour, dsl.TokComment: CommentColour, dsl.TokStar: KeywordColour,
	dsl.TokDot: KeywordColour, dsl.TokText: TextColour,
}

// Colours lists the words of the file with their colours, in order. Words of no kind, which are
// mistakes, have none.
func (f *File) Colours() []Coloured {
	texts := map[int]dsl.Span{} // of lines for people, by line
	for _, l := range f.Tree.Lines {
		if t, ok := l.Stmt.(*dsl.TextLine); ok && t.At.Pos.IsValid() {
			texts[t.At.Pos.Line] = t.At
		}
	}
	for _, e := range f.Tree.Examples {
		if e.Title != "" && e.Pos.Offset+len("example ") < e.EndPos.Offset {
			texts[e.Pos.Line] = f.Source.Span(e.Pos.Offset+len("example "), e.EndPos.Offset)
		}
	}
	var out []Coloured
	for n := 1; n <= f.Source.Lines(); n++ {
		text, titled := texts[n]
		said := false
		for _, t := range f.Source.Tokens(n, f.Tree.Names) {
			inText := titled && t.Pos.Offset >= text.Pos.Offset && t.Pos.Offset < text.EndPos.Offset
			if inText && !said {
				said = true
				out = append(out, Coloured{text, TextColour})
			}
			if c, ok := colourOf[t.Type]; ok && !inText {
				out = append(out, Coloured{t.Span(), c})
			}
		}
	}
	return out
}
