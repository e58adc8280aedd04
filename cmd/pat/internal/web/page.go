package web

import (
	"bytes"
	"embed"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"time"
)

// This file answers which files the page has.

//go:embed page
var pageFS embed.FS

// assets is the files of the page by name.
func assets() map[string][]byte {
	out := map[string][]byte{}
	entries, err := fs.ReadDir(pageFS, "page")
	if err != nil {
		return out
	}
	for _, e := range entries {
		if data, err := pageFS.ReadFile("page/" + e.Name()); err == nil {
			out[e.Name()] = data
		}
	}
	return out
}

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
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", typ)
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
	}
}
