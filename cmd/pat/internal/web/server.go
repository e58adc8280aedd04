package web

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"time"

	"pat/interp/table"
)

// This file answers what a server answers: the files of the page, requests about games, and the one
// rule file it was given.

// Bounds of the server.
const (
	mostSearches = 4                // at a time
	longest      = 75 * time.Second // of an answer
)

// A Server answers the page of one player.
type Server struct {
	Desk *table.Desk
	Key  string
	Game string // id of the game to begin with, or ""
	File *File  // the rule file to work on, or nil

	Keeper Keeper // of games begun on the page; nil: the browser keeps them

	searches chan struct{}
}

// Handler answers requests that bear the key.
func (s *Server) Handler() http.Handler {
	s.searches = make(chan struct{}, mostSearches)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", asset("index.html"))
	for name := range assets() {
		mux.HandleFunc("GET /"+name, asset(name))
	}
	mux.HandleFunc("GET /"+manualName, answerManual)
	mux.HandleFunc("GET /config.json", func(w http.ResponseWriter, _ *http.Request) {
		c := Config{Game: s.Game, Keeps: s.Keeper != nil}
		if s.File != nil {
			c.File = s.File.Name
		}
		reply(w, http.StatusOK, c)
	})
	mux.HandleFunc("POST /do", s.do)
	if s.Keeper != nil {
		mux.HandleFunc("GET /kept", s.kept)
		mux.HandleFunc("POST /kept", s.keep)
	}
	if s.File != nil {
		mux.HandleFunc("GET /file", s.File.get)
		mux.HandleFunc("POST /file", s.File.put)
	}
	return s.guard(mux)
}

// A Config is what the page must know of where it is.
type Config struct {
	Game  string `json:"game,omitempty"`  // to begin with
	File  string `json:"file,omitempty"`  // name of the rule file to work on
	Keeps bool   `json:"keeps,omitempty"` // the server keeps games
}

// do answers a request about a game.
func (s *Server) do(w http.ResponseWriter, r *http.Request) {
	data, ok := body(w, r)
	if !ok {
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), longest)
	defer cancel()
	req, fault := table.ReadRequest(data)
	if fault != nil {
		reply(w, http.StatusOK, &table.Response{V: table.Version, Error: fault})
		return
	}
	if req.Searches() {
		select {
		case s.searches <- struct{}{}:
			defer func() { <-s.searches }()
		case <-ctx.Done():
			return
		}
	}
	reply(w, http.StatusOK, s.Desk.Answer(ctx, req))
}

// body reads what was sent, or says that it is too much.
func body(w http.ResponseWriter, r *http.Request) ([]byte, bool) {
	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, table.MaxRequest))
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		http.Error(w, "The request is too large.", http.StatusRequestEntityTooLarge)
	case err != nil:
		http.Error(w, "The request is cut short.", http.StatusBadRequest)
	}
	return data, err == nil
}

func reply(w http.ResponseWriter, status int, v any) {
	data, err := json.Marshal(v)
	if err != nil {
		http.Error(w, "The answer cannot be written.", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	w.Write(data) //nolint:errcheck // whoever has gone wants no answer
}

// Serve answers until the context is done.
func (s *Server) Serve(ctx context.Context, l net.Listener) error {
	server := &http.Server{
		Handler: s.Handler(), ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 20 * time.Second,
		WriteTimeout: longest + 5*time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
	}
	over := context.AfterFunc(ctx, func() { server.Close() })
	defer over()
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
