package lsp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"sync"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"pat/dsl"
	"pat/dsl/assist"
	"pat/dsl/rules"
)

type ctx = context.Context

// A Config is what the server needs of the program.
type Config struct {
	Version string
	Library *rules.Library // the first shelf is the folder Games, if that is given
	Games   string         // folder of the user's rule files, or ""

	// Judge and Labels are as assist.Reader has them.
	Judge  func(*rules.Library, *rules.File) (*rules.Sheet, dsl.Diagnostics)
	Labels func(*rules.Sheet) [][]string

	// Show puts a game inside the program where an editor can open it, and says where; or nil.
	Show func(file string, text []byte) (path string, err error)
	Log  io.Writer // of faults of our own
}

// A Server serves one editor.
type Server struct {
	protocol.UnimplementedServer
	cfg      Config
	reader   *assist.Reader
	client   protocol.Client
	encoding encoding
	plain    bool // the editor shows no Markdown

	mu       sync.Mutex
	docs     map[uri.URI]*document
	stale    map[uri.URI]bool // whose findings have not been told
	wake     chan struct{}
	shutdown bool
	exit     chan struct{}
}

// errNoShutdown says that the editor went without saying so.
var errNoShutdown = errors.New("the editor ended the connection without `shutdown`")

// Serve answers an editor until it has enough.
func Serve(c context.Context, cfg Config, in io.Reader, out io.Writer) error {
	c, cancel := context.WithCancel(c)
	defer cancel()
	s := newServer(cfg)
	conn := jsonrpc2.NewConn(jsonrpc2.NewStream(pipe{in, out}), jsonrpc2.WithCodec(codec{}))
	s.client = protocol.ClientDispatcher(conn)
	conn.Go(c, s.handler())
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.publish(c)
	}()
	select {
	case <-conn.Done():
	case <-s.exit: // what is still unread, nobody reads
	}
	cancel()
	<-done
	if !s.shutdown {
		return errNoShutdown
	}
	return nil
}

func newServer(cfg Config) *Server {
	s := &Server{
		cfg: cfg, encoding: protocol.PositionEncodingKindUTF16, docs: map[uri.URI]*document{},
		stale: map[uri.URI]bool{}, wake: make(chan struct{}, 1), exit: make(chan struct{}),
	}
	lib := &rules.Library{Shelves: slices.Clone(cfg.Library.Shelves), OpenPath: s.openPath}
	if cfg.Games != "" && len(lib.Shelves) > 0 {
		lib.Shelves[0].FS = shelf{lib.Shelves[0].FS, s}
	}
	s.reader = &assist.Reader{Library: lib, Judge: cfg.Judge, Labels: cfg.Labels}
	return s
}

// A shelf is the folder of the user's rule files, with what is open of it as the editor has it.
type shelf struct {
	fs.FS
	s *Server
}

// ReadFile reads a file of the shelf.
func (h shelf) ReadFile(name string) ([]byte, error) {
	if text, ok := h.s.textOf(filepath.ToSlash(filepath.Join(h.s.cfg.Games, name))); ok {
		return []byte(text), nil
	}
	return fs.ReadFile(h.FS, name)
}

// A pipe is what the editor writes and reads.
type pipe struct {
	io.Reader
	io.Writer
}

// Close closes nothing: both ends are the program's.
func (pipe) Close() error { return nil }

// A codec writes and reads what goes through the connection, as the protocol has it.
type codec struct{}

// Marshal writes a value.
func (codec) Marshal(v any) ([]byte, error) {
	if raw, ok := v.(jsonrpc2.RawMessage); ok {
		return jsonrpc2.DefaultCodec.Marshal(raw)
	}
	return protocol.Marshal(v)
}

// Unmarshal reads a value.
func (codec) Unmarshal(data []byte, v any) error {
	if raw, ok := v.(*jsonrpc2.RawMessage); ok {
		return jsonrpc2.DefaultCodec.Unmarshal(data, raw)
	}
	return protocol.Unmarshal(data, v)
}

// handler answers one request after another. A fault of ours ends the request and not the server:
// what the author has not saved is worth more.
func (s *Server) handler() jsonrpc2.Handler {
	serve := protocol.ServerHandler(s, jsonrpc2.MethodNotFoundHandler)
	return func(c context.Context, req *jsonrpc2.Request) (answer any, err error) {
		defer s.rescue(&err)
		return serve(c, req)
	}
}

// rescue makes an error of a panic, and logs it.
func (s *Server) rescue(err *error) {
	if r := recover(); r != nil {
		if s.cfg.Log != nil {
			fmt.Fprintf(s.cfg.Log, "pat lsp: %v\n%s", r, debug.Stack())
		}
		*err = jsonrpc2.Errorf(jsonrpc2.InternalError, "a fault of pat: %v", r)
	}
}

// Initialize tells the editor what the server can do, and settles what positions count.
func (s *Server) Initialize(_ ctx, p *protocol.InitializeParams) (*protocol.InitializeResult, error) {
	if g := p.Capabilities.General; g != nil {
		s.encoding = negotiated(g.PositionEncodings)
	}
	if t := p.Capabilities.TextDocument; t != nil && t.Hover != nil {
		formats := t.Hover.ContentFormat
		s.plain = len(formats) > 0 && !slices.Contains(formats, protocol.MarkupKindMarkdown)
	}
	yes, incremental := true, protocol.TextDocumentSyncKindIncremental
	return &protocol.InitializeResult{
		ServerInfo: protocol.ServerInfo{Name: "pat", Version: protocol.NewOptional(s.cfg.Version)},
		Capabilities: protocol.ServerCapabilities{
			PositionEncoding:           s.encoding,
			TextDocumentSync:           &protocol.TextDocumentSyncOptions{OpenClose: &yes, Change: &incremental},
			CompletionProvider:         &protocol.CompletionOptions{TriggerCharacters: []string{" ", ":"}},
			HoverProvider:              protocol.Boolean(true),
			DefinitionProvider:         protocol.Boolean(true),
			ReferencesProvider:         protocol.Boolean(true),
			DocumentSymbolProvider:     protocol.Boolean(true),
			DocumentFormattingProvider: protocol.Boolean(true),
			CodeActionProvider: &protocol.CodeActionOptions{CodeActionKinds: []protocol.CodeActionKind{
				protocol.CodeActionKindQuickFix, protocol.CodeActionKindSourceFixAll,
			}},
			CodeLensProvider: &protocol.CodeLensOptions{},
			RenameProvider:   &protocol.RenameOptions{PrepareProvider: &yes},
			SemanticTokensProvider: &protocol.SemanticTokensOptions{
				Legend: protocol.SemanticTokensLegend{TokenTypes: tokenTypes[:], TokenModifiers: []string{}},
				Full:   protocol.Boolean(true),
			},
		},
	}, nil
}

// Initialized is told that the editor has understood.
func (s *Server) Initialized(ctx, *protocol.InitializedParams) error { return nil }

// SetTrace is told how much the editor would hear of our work, which is nothing.
func (s *Server) SetTrace(ctx, *protocol.SetTraceParams) error { return nil }

// DidSave is told of what the server has seen already.
func (s *Server) DidSave(ctx, *protocol.DidSaveTextDocumentParams) error { return nil }

// DidChangeConfiguration is told of settings, of which there are none.
func (s *Server) DidChangeConfiguration(ctx, *protocol.DidChangeConfigurationParams) error {
	return nil
}

// Shutdown is told that the editor is going to end.
func (s *Server) Shutdown(ctx) error {
	s.shutdown = true
	return nil
}

// Exit ends the server.
func (s *Server) Exit(ctx) error {
	select {
	case <-s.exit:
	default:
		close(s.exit)
	}
	return nil
}

// refuse is an answer that tells the author why something cannot be done.
func refuse(err error) error {
	if errors.Is(err, os.ErrNotExist) {
		err = fs.ErrNotExist
	}
	return jsonrpc2.NewError(requestFailed, err.Error())
}

// requestFailed is the code of the protocol for a request that was understood and cannot be
// answered.
const requestFailed jsonrpc2.Code = -32803
