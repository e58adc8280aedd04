// Pat-web is the engine of the static site: it hands table.Do to JavaScript.
//
//	GOOS=js GOARCH=wasm go build -ldflags=-s -o pat.wasm ./cmd/pat-web
//
// In the page's Worker it defines patDo(request), from JSON to JSON, and then calls patReady.
//
//	main_js.go  in a browser                   main_other.go  how it is built, said elsewhere
package main
