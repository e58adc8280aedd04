package lsp

import (
	"cmp"
	"context"
	"strings"

	"go.lsp.dev/protocol"

	"pat/dsl"
	"pat/dsl/assist"
)

// publish tells the findings of what has changed until the connection ends. Where the author types
// faster than files are read, the texts between are never read.
func (s *Server) publish(c context.Context) {
	for {
		select {
		case <-c.Done():
			return
		case <-s.wake:
		}
		for d := s.next(); d != nil && c.Err() == nil; d = s.next() {
			s.tell(c, d)
		}
	}
}

// next is a document whose findings have not been told, or nil. One that has been closed meanwhile
// is passed over.
func (s *Server) next() *document {
	s.mu.Lock()
	defer s.mu.Unlock()
	for u := range s.stale {
		delete(s.stale, u)
		if d := s.docs[u]; d != nil {
			return d
		}
	}
	return nil
}

// tell tells the findings of a document, if it is still the newest: reading takes its time, and the
// findings of an older text would be shown at places of a newer.
func (s *Server) tell(c context.Context, d *document) {
	var err error
	defer s.rescue(&err)
	f := d.file()
	p := &protocol.PublishDiagnosticsParams{
		URI: d.uri, Version: protocol.NewOptional(d.version), Diagnostics: []protocol.Diagnostic{},
	}
	for _, x := range f.Findings {
		p.Diagnostics = append(p.Diagnostics, s.diagnostic(f, d, x))
	}
	if now, err := s.open(d.uri); err != nil || now != d {
		return
	}
	err = s.client.PublishDiagnostics(c, p)
}

// severities are the levels in the words of editors. A note is information and no hint: editors
// show hints by three dots or not at all.
var severities = map[dsl.Level]protocol.DiagnosticSeverity{
	dsl.Error: protocol.DiagnosticSeverityError, dsl.Warning: protocol.DiagnosticSeverityWarning,
	dsl.Note: protocol.DiagnosticSeverityInformation,
}

// diagnostic is a finding as the protocol has it: label, notes and help stand below the message.
func (s *Server) diagnostic(f *assist.File, d *document, x *dsl.Diagnostic) protocol.Diagnostic {
	text := x.Message
	if x.Label != "" {
		text += "\n" + x.Label
	}
	for _, n := range x.Notes {
		text += "\nnote: " + n
	}
	if advice := x.Advice(); advice != "" {
		text += "\nhelp: " + advice
	}
	out := protocol.Diagnostic{
		Range: d.span(x.Span, s.encoding), Severity: severities[x.Level], Code: protocol.String(x.Name),
		Source: protocol.NewOptional("pat"), Message: protocol.String(dsl.Harmless(text)),
	}
	for _, o := range x.Others {
		src := f.Sheet.Sources[o.Span.Pos.Filename]
		if src == nil {
			continue
		}
		at, err := s.location(f, d, assist.Location{Source: src, Span: o.Span})
		if err != nil {
			continue // inside the program, and nowhere to show it
		}
		label := cmp.Or(strings.TrimSpace(o.Text), "here")
		out.RelatedInformation = append(out.RelatedInformation,
			protocol.DiagnosticRelatedInformation{Location: at, Message: dsl.Harmless(label)})
	}
	return out
}
