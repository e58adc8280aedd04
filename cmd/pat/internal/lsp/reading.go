package lsp

import (
	"encoding/json"
	"fmt"

	"go.lsp.dev/protocol"

	"pat/dsl"
	"pat/dsl/assist"
)

// Hover tells what stands at a place.
func (s *Server) Hover(_ ctx, p *protocol.HoverParams) (*protocol.Hover, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	h, ok := d.file().Hover(d.offset(p.Position, s.encoding))
	if !ok {
		return nil, nil
	}
	kind := protocol.MarkupKindMarkdown
	if s.plain {
		kind = protocol.MarkupKindPlainText
	}
	at := d.span(h.Span, s.encoding)
	return &protocol.Hover{
		Contents: &protocol.MarkupContent{Kind: kind, Value: dsl.Harmless(h.Text)}, Range: &at,
	}, nil
}

// itemKinds are the pictures that editors put before words.
var itemKinds = map[dsl.Type]protocol.CompletionItemKind{
	dsl.TokWord: protocol.CompletionItemKindKeyword, dsl.TokKind: protocol.CompletionItemKindClass,
	dsl.TokZone: protocol.CompletionItemKindModule, dsl.TokVar: protocol.CompletionItemKindVariable,
	dsl.TokAct: protocol.CompletionItemKindFunction, dsl.TokRank: protocol.CompletionItemKindEnumMember,
	dsl.TokSuit: protocol.CompletionItemKindEnumMember, dsl.TokChoice: protocol.CompletionItemKindEnumMember,
	dsl.TokComment: protocol.CompletionItemKindText,
}

// Completion lists what can be written at a place, everyday words first.
func (s *Server) Completion(_ ctx, p *protocol.CompletionParams) (protocol.CompletionResult, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	span, words := d.file().Complete(d.offset(p.Position, s.encoding))
	at := d.span(span, s.encoding)
	list := &protocol.CompletionList{Items: []protocol.CompletionItem{}}
	for i, w := range words {
		rank := 1
		if w.Common {
			rank = 0
		}
		item := protocol.CompletionItem{
			Label: w.Text, Kind: itemKinds[w.Type], SortText: protocol.NewOptional(fmt.Sprintf("%d%05d", rank, i)),
			TextEdit: &protocol.TextEdit{Range: at, NewText: w.Text},
		}
		if w.Detail != "" {
			item.Detail = protocol.NewOptional(w.Detail)
		}
		if w.Meaning != "" {
			item.Documentation = protocol.String(w.Meaning)
		}
		list.Items = append(list.Items, item)
	}
	return list, nil
}

// Definition tells where something is from.
func (s *Server) Definition(_ ctx, p *protocol.DefinitionParams) (protocol.DefinitionResult, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	to, ok := d.file().Definition(d.offset(p.Position, s.encoding))
	if !ok {
		return nil, nil
	}
	at, err := s.location(d.file(), d, to)
	if err != nil {
		return nil, refuse(err)
	}
	return &at, nil
}

// References lists where a name is said in the document.
func (s *Server) References(_ ctx, p *protocol.ReferenceParams) ([]protocol.Location, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	out := []protocol.Location{}
	for _, at := range d.file().References(d.offset(p.Position, s.encoding)) {
		out = append(out, protocol.Location{URI: d.uri, Range: d.span(at, s.encoding)})
	}
	return out, nil
}

// symbolKinds are the pictures that editors put before parts.
var symbolKinds = map[assist.Sort]protocol.SymbolKind{
	assist.GameSort: protocol.SymbolKindFile, assist.ZoneSort: protocol.SymbolKindClass,
	assist.StepsSort: protocol.SymbolKindFunction, assist.NameSort: protocol.SymbolKindVariable,
	assist.GoalSort: protocol.SymbolKindEvent, assist.ExampleSort: protocol.SymbolKindString,
	assist.LineSort: protocol.SymbolKindProperty,
}

// DocumentSymbol lists the parts of a document.
func (s *Server) DocumentSymbol(_ ctx, p *protocol.DocumentSymbolParams) (protocol.DocumentSymbolResult, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	return protocol.DocumentSymbolSlice(s.symbols(d, d.file().Outline())), nil
}

func (s *Server) symbols(d *document, parts []assist.Symbol) []protocol.DocumentSymbol {
	out := []protocol.DocumentSymbol{}
	for _, x := range parts {
		y := protocol.DocumentSymbol{
			Name: dsl.Visible(x.Name), Kind: symbolKinds[x.Sort], Range: d.span(x.Span, s.encoding),
			SelectionRange: d.span(x.At, s.encoding), Children: s.symbols(d, x.Kids),
		}
		if x.Detail != "" {
			y.Detail = &x.Detail
		}
		out = append(out, y)
	}
	return out
}

// tokenTypes are the names that editors have for colours.
var tokenTypes = [assist.Colours]string{
	assist.KeywordColour: "keyword", assist.KindColour: "type", assist.ZoneColour: "class",
	assist.ValueColour: "variable", assist.ActionColour: "function", assist.CardColour: "enumMember",
	assist.NumberColour: "number", assist.CommentColour: "comment", assist.TextColour: "string",
}

// SemanticTokensFull lists the colours of all words, each by its distance from the one before:
// lines down, and columns from its beginning, or from that of the line where it is the first. So
// the protocol has it; five numbers a word, of which the last, for shades, is unused.
func (s *Server) SemanticTokensFull(_ ctx, p *protocol.SemanticTokensParams) (*protocol.SemanticTokens, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	out := &protocol.SemanticTokens{Data: []uint32{}}
	var last protocol.Position
	for _, c := range d.file().Colours() {
		at := d.span(c.Span, s.encoding)
		// the protocol has no words of several lines, nor empty ones
		if at.Start.Line != at.End.Line || at.End.Character <= at.Start.Character {
			continue
		}
		column := at.Start.Character
		if at.Start.Line == last.Line {
			column -= last.Character
		}
		out.Data = append(out.Data, at.Start.Line-last.Line, column, at.End.Character-at.Start.Character,
			uint32(c.Colour), 0)
		last = at.Start
	}
	return out, nil
}

// playCommand is the command of a lens. The editor carries it out, with the URI of the document:
// the server has no terminal.
const playCommand = "pat.play"

// CodeLens offers to play the game, above its title.
func (s *Server) CodeLens(_ ctx, p *protocol.CodeLensParams) ([]protocol.CodeLens, error) {
	d, err := s.open(p.TextDocument.URI)
	if err != nil {
		return nil, refuse(err)
	}
	f := d.file()
	game := f.Tree.Line("game")
	if game == nil || f.Findings.Errors() > 0 {
		return []protocol.CodeLens{}, nil
	}
	uri, err := json.Marshal(d.uri.String())
	if err != nil {
		return nil, err
	}
	return []protocol.CodeLens{{
		Range: d.span(game.Span, s.encoding),
		Command: protocol.Command{
			Title: "play this", Command: playCommand, Arguments: []protocol.LSPAny{uri},
		},
	}}, nil
}
