package web

import (
	"bytes"
	"compress/gzip"
	"embed"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"regexp"
	"strings"
	"sync"
	"time"

	"pat/cmd/pat/internal/manual"
	"pat/games"
)

// This file answers which files the page has.

//go:embed page
var pageFS embed.FS

// remarks are what a script has for who reads it: comments, and indentation. None of its texts has
// two strokes with a space on either side.
var remarks = regexp.MustCompile(`(?m)^[ \t]+(?://.*)?|^//.*| // .*`)

// notes are the same of a style sheet.
var notes = regexp.MustCompile(`(?m)^[ \t]+| */\*.*?\*/`)

// assets is the files of the page by name, as they are sent: scripts and styles without remarks,
// each line where it was. None of them has a text of several lines.
var assets = sync.OnceValue(func() map[string][]byte {
	out := map[string][]byte{}
	entries, err := fs.ReadDir(pageFS, "page")
	if err != nil {
		return out
	}
	for _, e := range entries {
		data, err := pageFS.ReadFile("page/" + e.Name())
		if err != nil {
			continue
		}
		switch path.Ext(e.Name()) {
		case ".js":
			data = remarks.ReplaceAll(data, nil)
		case ".css":
			data = notes.ReplaceAll(data, nil)
		}
		out[e.Name()] = data
	}
	return out
})

// types are those of the files we have, for what a machine is told of types may be wrong.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml",
}

// asset answers with a file of the page.
func asset(name string) http.HandlerFunc {
	data := assets()[name]
	typ := types[path.Ext(name)]
	if typ == "" {
		typ = mime.TypeByExtension(path.Ext(name))
	}
	small := sync.OnceValue(func() []byte { return packed(data) })
	return func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Type", typ)
		h.Set("Vary", "Accept-Encoding")
		if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			h.Set("Content-Encoding", "gzip")
			w.Write(small()) //nolint:errcheck // whoever has gone wants no answer
			return
		}
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
	}
}

// packed is a file as it is sent to who unpacks it.
func packed(data []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) //nolint:errcheck // there is such a level
	z.Write(data)                                         //nolint:errcheck // a buffer takes it all
	z.Close()                                             //nolint:errcheck // likewise
	return b.Bytes()
}

// manualName is the file of the manual of the language, to which the author's page leads.
const manualName = "manual.html"

// manualPage is the manual, written when it is first asked for.
var manualPage = sync.OnceValue(func() []byte {
	var b bytes.Buffer
	_ = manual.New(games.FS).Whole().HTML(&b) // a buffer takes it all
	return b.Bytes()
})

// answerManual answers with the manual: a page with its own style, that loads and runs nothing.
func answerManual(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
	w.Header().Set("Content-Type", types[path.Ext(manualName)])
	http.ServeContent(w, r, manualName, time.Time{}, bytes.NewReader(manualPage()))
}
