package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// This file answers what a site consists of that needs no server of ours: the same page, with the
// engine as WebAssembly beside it.

// Site lists the files of such a site by name. engine is cmd/pat-web built for GOOS=js
// GOARCH=wasm, glue the file wasm_exec.js of the same version of Go. The engine is compressed, for
// many file servers do not; the page unpacks it.
func Site(engine, glue []byte) (map[string][]byte, error) {
	out := maps.Clone(assets())
	out["pat.wasm.gz"] = packed(engine)
	out["wasm_exec.js"] = glue
	out[manualName] = manualPage()
	out["index.html"] = bytes.Replace(out["index.html"], []byte("<html "), []byte(`<html data-engine="wasm" `), 1)
	config, err := json.Marshal(Config{})
	if err != nil {
		return nil, err
	}
	out["config.json"] = config
	out["sw.js"] = []byte(strings.Replace(string(out["sw.js"]), "/*FILES*/", files(out), 1))
	return out, nil
}

// files is what the page keeps for when there is no network: a name that changes with what the
// files hold, and their names.
func files(all map[string][]byte) string {
	var names []string
	for name := range all {
		if name != "sw.js" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	sum := sha256.New()
	for _, name := range names {
		sum.Write([]byte(name))
		sum.Write(all[name])
	}
	list, _ := json.Marshal(append([]string{"./"}, names...)) //nolint:errcheck // strings can be written
	return `"pat-` + hex.EncodeToString(sum.Sum(nil)[:8]) + `", ` + string(list)
}
