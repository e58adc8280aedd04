package web

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"sync"
)

// This file answers how the one rule file is read and written that the server was given. It is
// written only over what the page has read: what another program wrote meanwhile is not lost.

// A File is a rule file that the page works on.
type File struct {
	Name  string // as it was given
	Read  func() ([]byte, error)
	Write func([]byte) error // whole or not at all

	mu sync.Mutex
}

// A FileText is a rule file as it goes to the page and comes back.
type FileText struct {
	Name  string `json:"name,omitempty"`
	Text  string `json:"text"`
	Hash  string `json:"hash"`            // of the text as it was read
	Error string `json:"error,omitempty"` // why it was not written
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

func (f *File) get(w http.ResponseWriter, _ *http.Request) {
	f.mu.Lock()
	defer f.mu.Unlock()
	data, err := f.Read()
	if err != nil {
		reply(w, http.StatusNotFound, FileText{Name: f.Name, Error: "it cannot be read: " + err.Error()})
		return
	}
	reply(w, http.StatusOK, FileText{Name: f.Name, Text: string(data), Hash: hash(data)})
}

func (f *File) put(w http.ResponseWriter, r *http.Request) {
	data, ok := body(w, r)
	if !ok {
		return
	}
	var t FileText
	if err := json.Unmarshal(data, &t); err != nil {
		http.Error(w, "This is no text of a file.", http.StatusBadRequest)
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	now, err := f.Read()
	switch {
	case err != nil:
		reply(w, http.StatusConflict, FileText{Name: f.Name, Error: "it cannot be read any more: " + err.Error()})
		return
	case hash(now) != t.Hash:
		reply(w, http.StatusConflict, FileText{
			Name: f.Name, Text: string(now), Hash: hash(now),
			Error: "another program has changed it since it was read",
		})
		return
	}
	if err := f.Write([]byte(t.Text)); err != nil {
		reply(w, http.StatusInternalServerError, FileText{Name: f.Name, Error: err.Error()})
		return
	}
	reply(w, http.StatusOK, FileText{Name: f.Name, Hash: hash([]byte(t.Text))})
}
